//! JSON Schema of the types with hand-written serialization.

use schemars::{Schema, json_schema};

use super::{Bulls, HeadList, Heads, Laying, Letter, Stock};
use crate::card::Card;
use crate::choice::{MAX_WORDS, Word};
use crate::schema::schemas;

schemas! {
    Letter, "Letter", |_| json_schema!({
        "description": "The letter of a zero card.",
        "type": "string", "enum": Letter::all().map(|letter| letter.to_string()).collect::<Vec<_>>(),
    });
    Laying, "Laying", |generator| json_schema!({
        "description": "Cards and the piles they were laid on: `20 pile1 22 new`, one word an entry.",
        "type": "array", "items": generator.subschema_for::<Word>(), "maxItems": MAX_WORDS,
    });
    Stock, "Stock", |generator| json_schema!({
        "description": "A face-down deck.",
        "type": "object",
        "properties": {
            "size": {
                "description": "How many cards it has.",
                "type": "integer", "minimum": 0, "maximum": Stock::CAPACITY,
            },
            "cards": {
                "description": "The cards, the top one first; empty where they are not known.",
                "type": "array", "items": generator.subschema_for::<Card>(), "maxItems": Stock::CAPACITY,
            },
        },
        "required": ["size", "cards"],
    });
    Bulls, "Bulls", |_| heads("The heads of the bull cards, from top to bottom.", Bulls::CAPACITY);
    Heads, "Heads", |_| json_schema!({
        "description": "The heads of the number cards.",
        "anyOf": [
            { "description": "As in Take 6.", "const": "take6" },
            heads("A custom list: the heads of card 1, card 2 and so on.", HeadList::<100>::CAPACITY),
        ],
    });
}

fn heads(description: &str, most: usize) -> Schema {
    json_schema!({
        "description": description,
        "type": "array",
        "items": { "type": "integer", "minimum": 0, "maximum": 255 },
        "maxItems": most,
    })
}
