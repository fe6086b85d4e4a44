//! The guide for authors of bots and clients: text from `guide.md`, tables from the types.

use std::collections::BTreeMap;

use serde_json::Value;

use super::catalog::{BodyType, Catalog};
use super::shape::{Field, Shape, description, fields, shapes};
use super::typescript::Layout;
use crate::api::routes::{Access, Endpoint, PROBLEM_TYPE, ResponseBody};
use crate::problem::ProblemCode;

/// The hand-written part.
const INTRODUCTION: &str = include_str!("guide.md");

pub(super) fn write(catalog: &Catalog) -> String {
    let mut page = Page { catalog, text: INTRODUCTION.to_owned() };
    page.section("Client messages", "Fields with a question mark are optional.");
    page.messages("ClientMessage");
    page.section("Server messages", "Fields with a question mark are omitted if they have no value.");
    page.messages("ServerMessage");
    page.section(
        "Types of messages",
        "In alphabetical order, written as in [protocol.ts](protocol/protocol.ts).",
    );
    page.types(&["ClientMessage", "ServerMessage", "Snapshot", "Update", "ProblemCode"]);
    page.section(
        "HTTP",
        &format!(
            "[openapi.json](openapi.json) has the details. Bodies are JSON (`Content-Type: application/json`). Every \
             error is a `Problem` (`{PROBLEM_TYPE}`). Requests marked * require a cookie or a token."
        ),
    );
    page.routes();
    page.section("Problems", "The codes are stable; more can come. Over HTTP each comes with its status.");
    page.problems();
    page.text
}

struct Page<'a> {
    catalog: &'a Catalog,
    text: String,
}

impl Page<'_> {
    fn section(&mut self, title: &str, words: &str) {
        self.text.push_str(&format!("\n## {title}\n\n{words}\n"));
    }

    fn table(&mut self, head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        self.text.push_str(&format!("\n| {} |\n|{}\n", head.join(" | "), "---|".repeat(head.len())));
        rows.into_iter().for_each(|cells| self.text.push_str(&line(&cells)));
    }

    /// Writes all messages of a direction, each with its fields.
    fn messages(&mut self, direction: &str) {
        let ways = self.catalog.get(direction).map(alternatives).unwrap_or_default();
        for way in ways {
            let name = way["properties"]["type"]["const"].as_str().unwrap_or_default();
            self.text.push_str(&format!("\n### `{name}`\n\n{}\n", description(way)));
            let mut all = Vec::new();
            for shape in shapes(way) {
                match shape {
                    Shape::Named(name) => all.extend(self.catalog.get(name).map(fields).unwrap_or_default()),
                    Shape::Fields(own) => all.extend(own),
                    _ => {}
                }
            }
            all.retain(|field| field.name != "type");
            self.fields(&all);
        }
    }

    fn fields(&mut self, fields: &[Field<'_>]) {
        if fields.is_empty() {
            self.text.push_str("\nNo fields.\n");
            return;
        }
        let row = |field: &Field<'_>| {
            let mark = if field.required { "" } else { "?" };
            let limits = limits(field.schema);
            vec![
                format!("`{}{mark}`", field.name),
                code(&Layout::Line.show(field.schema)),
                cell(&format!("{} {limits}", description(field.schema))),
            ]
        };
        self.table(&["Field", "Type", "Meaning"], fields.iter().map(row));
    }

    /// Writes every type that messages refer to, except those described already.
    fn types(&mut self, described: &[&str]) {
        let needed: BTreeMap<String, Value> =
            self.catalog.needed_by(["ClientMessage", "ServerMessage", "Changes"]);
        for (name, schema) in needed.iter().filter(|(name, _)| !described.contains(&name.as_str())) {
            self.text.push_str(&format!("\n### {name}\n\n{}\n", description(schema)));
            match &shapes(schema)[..] {
                [Shape::Fields(all)] => self.fields(all),
                [Shape::OneOf(ways)] => {
                    let row = |way: &&Value| vec![code(&Layout::Line.show(way)), cell(description(way))];
                    self.table(&["One of", "Meaning"], ways.iter().map(row));
                }
                _ => {
                    let limits = limits(schema);
                    self.text.push_str(&format!("\n`{}` {limits}\n", Layout::Line.show(schema)));
                }
            }
        }
    }

    fn routes(&mut self) {
        let row = |endpoint: &Endpoint| {
            let route = endpoint.route();
            let star = if route.access == Access::Guest { " *" } else { "" };
            let query =
                route.parameters.iter().filter(|one| !one.in_path()).map(|one| format!("{}=", one.name()));
            let query = query.collect::<Vec<_>>().join("&");
            let query = if query.is_empty() { query } else { format!("?{query}") };
            let taken = route.request.map(|body| format!("`{}`", BodyType::taken(body).name));
            let given = match (BodyType::given(route.response), route.response) {
                (Some(body), _) => format!("{} `{}`", route.status, body.name),
                (None, ResponseBody::WebSocket) => format!("{}: a WebSocket", route.status),
                (None, _) => route.status.to_string(),
            };
            vec![
                format!("`{} {}{query}`{star}", route.method.name(), route.path),
                route.summary.to_owned(),
                taken.unwrap_or_default(),
                given,
            ]
        };
        self.table(&["Request", "What it does", "Request body", "Response"], Endpoint::ALL.iter().map(row));
    }

    fn problems(&mut self) {
        let ways = self.catalog.get("ProblemCode").map(alternatives).unwrap_or_default();
        let row = |code: &ProblemCode| {
            let meaning = ways.iter().find(|way| way["const"] == code.name()).map(|way| description(way));
            vec![format!("`{code}`"), code.status().to_string(), cell(meaning.unwrap_or_default())]
        };
        self.table(&["Code", "HTTP", "Meaning"], ProblemCode::ALL.iter().map(row));
    }
}

fn alternatives(schema: &Value) -> Vec<&Value> {
    let ways = shapes(schema).into_iter().find_map(|shape| match shape {
        Shape::OneOf(ways) => Some(ways),
        _ => None,
    });
    ways.unwrap_or_default()
}

/// Constraints of a schema: range of a number, pattern of a text, length of a list.
fn limits(schema: &Value) -> String {
    let say = |key: &str| schema.get(key).map(Value::to_string);
    let mut limits = Vec::new();
    match (say("minimum"), say("maximum")) {
        // The range of a byte or two is not a constraint of the value.
        (Some(least), Some(most)) if least == "0" && (most == "255" || most == "65535") => {}
        (Some(least), Some(most)) => limits.push(format!("From {least} to {most}.")),
        (Some(least), None) if least != "0" => limits.push(format!("At least {least}.")),
        _ => {}
    }
    match (say("minItems"), say("maxItems")) {
        (Some(least), Some(most)) if least == most => limits.push(format!("{most} entries.")),
        (_, Some(most)) => limits.push(format!("At most {most} entries.")),
        _ => {}
    }
    if let Some(pattern) = schema["pattern"].as_str() {
        limits.push(format!("Pattern: `{pattern}`."));
    }
    limits.extend(say("default").map(|value| format!("`{value}` if omitted.")));
    limits.join(" ")
}

/// Escapes text for a table cell.
fn cell(text: &str) -> String {
    text.trim().replace('|', "\\|")
}

/// Formats a type for a table cell.
fn code(text: &str) -> String {
    format!("`{}`", cell(text))
}
