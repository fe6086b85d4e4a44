//! JSON Schemas of types with hand-written serialization; all others derive theirs.

use std::borrow::Cow;
use std::marker::PhantomData;

use rodeo_rules::any::{AnyRules, GameKind};
use rodeo_rules::card::Card;
use rodeo_rules::seat::{Seat, SeatSet};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::id::{CONSONANTS, Code, GuestId, LENGTH, LETTERS, MatchId, SessionId, TableId};

/// A list with a schema name of its own.
pub(super) struct List<T>(PhantomData<T>);

impl<T: JsonSchema> JsonSchema for List<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("{}List", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<T>() })
    }
}

/// Implements `JsonSchema` for types by name.
macro_rules! schemas {
    ($($Type:ident, |$generator:pat_param| $schema:expr;)+) => {
        $(
            impl JsonSchema for $Type {
                fn schema_name() -> Cow<'static, str> {
                    stringify!($Type).into()
                }

                fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                    $schema
                }
            }
        )+
    };
}

schemas! {
    TableId, |_| id("Id of a table. It is the key to a private table: whoever knows it may enter.");
    MatchId, |_| id("Id of a match.");
    GuestId, |_| id("Id of a guest: a person or a bot.");
    SessionId, |_| id("Id of a session or of a bot token. It names the secret without revealing it.");
    Code, |_| {
        let letter = String::from_utf8_lossy(CONSONANTS);
        json_schema!({
            "description": "Short code of a table. Case, spaces and dashes are ignored.",
            "type": "string",
            "pattern": format!("^[{letter}]{{3}}-[{letter}]{{3}}$"),
            "examples": ["KTR-MBX"],
        })
    };
    MatchRecord, |generator| record(generator);
}

fn id(description: &str) -> Schema {
    let letters = String::from_utf8_lossy(LETTERS);
    json_schema!({
        "description": description,
        "type": "string",
        "pattern": format!("^[{letters}]{{{LENGTH}}}$"),
    })
}

/// A view as the rules engine stores it, under the name of its game. Not described further: only the engine reads it.
pub(crate) struct EngineGame;

impl JsonSchema for EngineGame {
    fn schema_name() -> Cow<'static, str> {
        "EngineGame".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let game = |game: &GameKind| {
            (game.name().to_owned(), serde_json::json!({ "type": "object", "properties": {} }))
        };
        json_schema!({
            "description": "A view as the rules engine stores it, under the name of its game. Only the engine reads it.",
            "type": "object",
            "properties": GameKind::ALL.iter().map(game).collect::<serde_json::Map<_, _>>(),
        })
    }
}

/// States that exactly one alternative applies. A variant without a tag, even one that the schema skips, hides that all
/// others have different tags.
pub(crate) fn exactly_one(schema: &mut Schema) {
    if let Some(alternatives) = schema.remove("anyOf") {
        schema.insert("oneOf".into(), alternatives);
    }
}

/// Record of a match, as `rodeo_rules::record` writes it.
pub(super) struct MatchRecord;

fn record(generator: &mut SchemaGenerator) -> Schema {
    let rules = generator.subschema_for::<AnyRules>();
    let mut result = json_schema!({
        "description": "How the match ended.",
        "type": "object",
        "properties": {
            "scores": { "description": "From seat 0 on.", "type": "array", "items": { "type": "integer" } },
            "winners": generator.subschema_for::<SeatSet>(),
        },
        "required": ["scores", "winners"],
    });
    for kind in GameKind::ALL {
        if let Some(opponent) = kind.descriptor().opponent {
            let description = format!("Score of the {opponent}, in {}.", kind.title());
            if let Some(properties) = result.get_mut("properties") {
                properties[opponent] = serde_json::json!({ "description": description, "type": "integer" });
            }
        }
    }
    let seat = generator.subschema_for::<Seat>();
    let card = generator.subschema_for::<Card>();
    let hexadecimal = json_schema!({ "type": "string", "pattern": "^([0-9a-f]{2})+$" });
    json_schema!({
        "description": "Record of a match, described in `docs/record.md`.",
        "type": "object",
        "properties": {
            "format": { "const": "rodeo-record" },
            "version": { "const": 1 },
            "rules_version": {
                "description": "Version of the rules' behaviour; left out for version 1.",
                "type": "integer", "minimum": 1,
            },
            "rules": rules,
            "seats": {
                "description": "By seat.",
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "name": { "type": "string" },
                        "kind": { "enum": ["human", "bot"] },
                        "bot": { "description": "Name of the bot.", "type": "string" },
                    },
                    "required": ["name", "kind"],
                },
            },
            "chance": {
                "description": "Secret and random numbers that the deals are computed from.",
                "type": "object",
                "properties": {
                    "version": { "const": "rodeo-deal-1" },
                    "secret": hexadecimal,
                    "nonces": {
                        "type": "array",
                        "items": {
                            "type": "object",
                            "properties": { "seat": seat, "nonce": hexadecimal },
                            "required": ["seat", "nonce"],
                        },
                    },
                },
                "required": ["version", "secret"],
            },
            "steps": {
                "type": "array",
                "items": {
                    "anyOf": [
                        {
                            "description": "A deal.",
                            "type": "object",
                            "properties": {
                                "deal": { "enum": ["cards", "specials", "letters", "reshuffle"] },
                                "cards": { "type": "array", "items": card },
                            },
                            "required": ["deal", "cards"],
                        },
                        {
                            "description": "Choice of each seat; `null` if it was not asked.",
                            "type": "object",
                            "properties": {
                                "play": { "type": "array", "items": { "type": ["string", "null"] } },
                            },
                            "required": ["play"],
                        },
                    ],
                },
            },
            "result": result,
        },
        "required": ["format", "version", "rules", "seats", "steps"],
    })
}
