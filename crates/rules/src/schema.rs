//! JSON Schema of the shared types with hand-written serialization (feature `schema`); all others derive it. Those of a game
//! are in its folder.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::card::{Card, CardSet, MAX_CARD};
use crate::choice::Word;
use crate::rows::{Row, RowId};
use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// Implements `JsonSchema` for types, each with a name.
macro_rules! schemas {
    ($($Type:ty, $name:literal, |$generator:pat_param| $schema:expr;)+) => {
        $(
            impl schemars::JsonSchema for $Type {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    $name.into()
                }

                fn json_schema($generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                    $schema
                }
            }
        )+
    };
}
pub(crate) use schemas;

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
}

/// Returns the schema of a list without duplicates.
pub(crate) fn set<T: JsonSchema>(generator: &mut SchemaGenerator, description: &str, most: usize) -> Schema {
    json_schema!({
        "description": description,
        "type": "array",
        "items": generator.subschema_for::<T>(),
        "uniqueItems": true,
        "maxItems": most,
    })
}
