//! The TypeScript module: constants, endpoints and all types.

use rodeo_rules::any::GameKind;
use rodeo_rules::game::ScoreOrder;
use serde_json::Value;

use super::catalog::Catalog;
use super::shape::{Field, Shape, description, shapes};
use crate::api::DEFAULT_BOT_LEVEL;
use crate::api::routes::Endpoint;
use crate::{MAX_MESSAGE, PROTOCOL};

/// Returns the module.
pub(super) fn write(catalog: &Catalog) -> String {
    let mut text = format!(
        "// The protocol between server and clients. Generated from the Rust types by `cargo xtask codegen`: do not edit.\n\
         // docs/protocol.md explains how to use it.\n\n\
         /** Version of the protocol, sent in `welcome`. */\nexport const PROTOCOL = {PROTOCOL};\n\n\
         /** Maximum size of a client message in bytes. */\nexport const MAX_MESSAGE = {MAX_MESSAGE};\n\n\
         /** Level of house bots to offer first. */\nexport const DEFAULT_BOT_LEVEL = {DEFAULT_BOT_LEVEL:?};\n\n{}\n{}",
        endpoints(),
        game_facts(),
    );
    text.push_str(&declarations(catalog));
    text
}

/// Returns a module of types that are built on those of the protocol; `import` is the path of the protocol's module.
pub(super) fn write_additions(catalog: &Catalog, additions: &Catalog, import: &str) -> String {
    let names = additions.references().into_iter().filter(|name| catalog.get(name).is_some());
    format!(
        "// Results of the engine. Generated from the Rust types by `cargo xtask codegen`: do not edit.\n\
         import type {{ {} }} from '{import}';\n{}",
        joined(names.map(str::to_owned), ", "),
        declarations(additions),
    )
}

/// The types of a catalog, each after an empty line.
fn declarations(catalog: &Catalog) -> String {
    let write = |(name, schema)| format!("\n{}{}", comment(schema, 0), declaration(name, schema));
    catalog.types().map(write).collect()
}

/// The endpoints of the HTTP API by operation id.
fn endpoints() -> String {
    let line = |endpoint: &Endpoint| {
        let route = endpoint.route();
        let (id, method, path) = (route.operation_id, route.method.name(), route.path);
        format!("  {id}: {{ method: \"{method}\", path: \"{path}\" }},\n")
    };
    let lines: String = Endpoint::ALL.iter().map(line).collect();
    format!(
        "/** Endpoints of the HTTP API; `{{name}}` is a path parameter. */\nexport const ENDPOINTS = {{\n{lines}}} as const;\n"
    )
}

/// Facts of the games that clients show.
fn game_facts() -> String {
    let line = |game: &GameKind| {
        let facts = game.descriptor();
        format!(
            "  {game}: {{ score_unit: {:?}, lowest_wins: {}, cooperative: {}, rated: {}, rules_pages: [{}] }},\n",
            facts.score_unit.name(),
            facts.score_order == ScoreOrder::LowestWins,
            facts.is_cooperative(),
            facts.rated,
            joined(facts.rules_pages.iter().map(|page| format!("{page:?}")), ", "),
        )
    };
    let lines: String = GameKind::ALL.iter().map(line).collect();
    format!(
        "/** Facts of the games: unit of scores, whether the lowest score wins, whether the players are a team, whether matches are \
         rated, and the pages in docs/rules/. */\nexport const GAME_FACTS = {{\n{lines}}} as const;\n"
    )
}

fn declaration(name: &str, schema: &Value) -> String {
    match &shapes(schema)[..] {
        [Shape::Fields(_)] => format!("export interface {name} {}\n", Layout::Block(0).show(schema)),
        [Shape::OneOf(ways)] => {
            let ways =
                ways.iter().map(|way| format!("\n{}  | {}", comment(way, 1), Layout::Block(2).show(way)));
            format!("export type {name} ={};\n", ways.collect::<String>())
        }
        _ => format!("export type {name} = {};\n", Layout::Block(0).show(schema)),
    }
}

fn comment(schema: &Value, indent: usize) -> String {
    match description(schema) {
        "" => String::new(),
        text => format!("{}/** {} */\n", "  ".repeat(indent), text.replace("*/", "*\\/")),
    }
}

/// Layout of a written type.
#[derive(Clone, Copy)]
pub(super) enum Layout {
    /// One field per line with its description, at this indentation.
    Block(usize),
    /// On one line.
    Line,
}

impl Layout {
    /// Writes the type that a schema describes.
    pub(super) fn show(self, schema: &Value) -> String {
        if let Value::String(_) | Value::Number(_) = schema {
            return schema.to_string();
        }
        let shapes = shapes(schema);
        let alone = shapes.len() == 1;
        let parts: Vec<String> = shapes
            .iter()
            .map(|shape| match shape {
                Shape::OneOf(ways) if !alone => format!("({})", self.ways(ways)),
                _ => self.part(shape),
            })
            .collect();
        if parts.is_empty() { "unknown".into() } else { parts.join(" & ") }
    }

    fn part(self, shape: &Shape<'_>) -> String {
        match shape {
            Shape::Named(name) => (*name).into(),
            Shape::Literal(value) => value.to_string(),
            Shape::OneOf(ways) => self.ways(ways),
            Shape::Kinds(names) => joined(names.iter().map(|name| kind(name).to_owned()), " | "),
            Shape::Tuple(items) => format!("[{}]", joined(items.iter().map(|item| self.show(item)), ", ")),
            Shape::List(item) => {
                let item = self.show(item);
                if item.contains([' ', '\n']) { format!("({item})[]") } else { format!("{item}[]") }
            }
            Shape::Fields(fields) => self.object(fields),
        }
    }

    fn ways(self, ways: &[&Value]) -> String {
        joined(ways.iter().map(|way| self.show(way)), " | ")
    }

    fn object(self, fields: &[Field<'_>]) -> String {
        let inner = match self {
            Layout::Block(indent) => Layout::Block(indent + 1),
            Layout::Line => Layout::Line,
        };
        let shown = fields.iter().map(|field| {
            let mark = if field.required { "" } else { "?" };
            format!("{}{mark}: {}", field.name, inner.show(field.schema))
        });
        match self {
            Layout::Line => format!("{{ {} }}", joined(shown, ", ")),
            Layout::Block(indent) => {
                let margin = "  ".repeat(indent + 1);
                let lines = fields
                    .iter()
                    .zip(shown)
                    .map(|(field, shown)| format!("{}{margin}{shown};\n", comment(field.schema, indent + 1)));
                format!("{{\n{}{}}}", lines.collect::<String>(), "  ".repeat(indent))
            }
        }
    }
}

fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

fn kind(name: &str) -> &str {
    match name {
        "integer" | "number" => "number",
        "string" | "boolean" | "null" => name,
        "object" => "Record<string, unknown>",
        _ => "unknown",
    }
}
