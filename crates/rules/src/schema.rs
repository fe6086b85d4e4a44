//! JSON Schema of the types with hand-written serialization (feature `schema`); all others derive it.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::bull_party::{Bulls, HeadList, Heads, Laying, Letter, Stock};
use crate::card::{Card, CardSet, MAX_CARD};
use crate::choice::{MAX_WORDS, Word};
use crate::rows::{Row, RowId};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::take_that::Sequence;
use crate::take6::{FanCard, Fans};

/// Implements `JsonSchema` for types, each with a name.
macro_rules! schemas {
    ($($Type:ty, $name:literal, |$generator:pat_param| $schema:expr;)+) => {
        $(
            impl JsonSchema for $Type {
                fn schema_name() -> Cow<'static, str> {
                    $name.into()
                }

                fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                    $schema
                }
            }
        )+
    };
}

schemas! {
    Seat, "Seat", |_| json_schema!({
        "description": "A place at the table, counted from 0.",
        "type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1,
    });
    SeatSet, "SeatSet", |generator| set::<Seat>(generator, "Seats, in ascending order.", MAX_SEATS);
    Card, "Card", |_| json_schema!({
        "description": "A card, known by its number.",
        "type": "integer", "minimum": 1, "maximum": MAX_CARD,
    });
    CardSet, "CardSet",
        |generator| set::<Card>(generator, "Cards that have no order; written in ascending order.", MAX_CARD.into());
    RowId, "RowId", |_| json_schema!({
        "description": "A row, counted from 0. In the words of choices rows are counted from 1: row 0 is `row1`.",
        "type": "integer", "minimum": 0, "maximum": RowId::MAX - 1,
    });
    Row, "Row",
        |generator| set::<Card>(generator, "The cards of a row in the order they lie.", Row::CAPACITY.into());
    Word, "Word", |_| json_schema!({
        "description": "One word of a choice: a card, a row, or what the rules of the game name.",
        "type": "string", "pattern": "^([1-9][0-9]{0,2}|[a-z]+|(row|take|pile)[1-9][0-9]{0,2})$",
    });
    Fans, "Fans", |generator| set::<FanCard>(generator, "The fan cards in play.", FanCard::ALL.len());
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
    Sequence, "Sequence",
        |generator| set::<Card>(generator, "Cards in order.", Sequence::CAPACITY);
    Bulls, "Bulls", |_| heads("The heads of the bull cards, from top to bottom.", Bulls::CAPACITY);
    Heads, "Heads", |_| json_schema!({
        "description": "The heads of the number cards.",
        "anyOf": [
            { "description": "As in Take 6.", "const": "take6" },
            heads("A list of one's own, the heads of 1 first.", HeadList::<100>::CAPACITY),
        ],
    });
}

/// Returns the schema of a list without duplicates.
fn set<T: JsonSchema>(generator: &mut SchemaGenerator, description: &str, most: usize) -> Schema {
    json_schema!({
        "description": description,
        "type": "array",
        "items": generator.subschema_for::<T>(),
        "uniqueItems": true,
        "maxItems": most,
    })
}

fn heads(description: &str, most: usize) -> Schema {
    json_schema!({
        "description": description,
        "type": "array",
        "items": { "type": "integer", "minimum": 0, "maximum": 255 },
        "maxItems": most,
    })
}
