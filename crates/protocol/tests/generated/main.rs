//! The documents made from the types: they are up to date, and they say what the types say.

mod check;
mod samples;

use std::path::{Path, PathBuf};

use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::schema::{Document, documents};
use rodeo_protocol::{ClientMessage, MAX_MESSAGE, ProblemCode};
use serde_json::Value;

use check::Checker;

/// Set by `cargo xtask codegen`: documents are written instead of compared.
const WRITE: &str = "RODEO_CODEGEN";

fn all() -> Vec<Document> {
    documents().unwrap()
}

fn text(path: &str) -> String {
    all().into_iter().find(|document| document.path == path).unwrap().text
}

fn schema(path: &str) -> Checker {
    Checker(serde_json::from_str(&text(path)).unwrap())
}

fn client() -> Checker {
    schema("docs/protocol/client.schema.json")
}

fn server() -> Checker {
    schema("docs/protocol/server.schema.json")
}

fn place(document: &Document) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(document.path)
}

#[test]
fn the_documents_are_up_to_date() {
    let mut stale = Vec::new();
    for document in all() {
        let place = place(&document);
        if std::env::var_os(WRITE).is_some() {
            std::fs::create_dir_all(place.parent().unwrap()).unwrap();
            std::fs::write(&place, &document.text).unwrap();
        } else if std::fs::read_to_string(&place).ok().as_ref() != Some(&document.text) {
            stale.push(document.path);
        }
    }
    assert!(stale.is_empty(), "not what the types say: {}; run cargo xtask codegen", stale.join(", "));
}

/// The names under `type` of all alternatives.
fn message_types(checker: &Checker) -> Vec<String> {
    let ways = checker.0["oneOf"].as_array().unwrap();
    ways.iter().map(|way| way["properties"]["type"]["const"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn the_guide_tells_every_message_and_every_problem() {
    let guide = text("docs/protocol.md");
    for checker in [client(), server()] {
        for name in message_types(&checker) {
            assert!(guide.contains(&format!("\n### `{name}`\n")), "{name} is missing");
        }
    }
    for code in ProblemCode::ALL {
        assert!(guide.contains(&format!("\n| `{code}` | {} | ", code.status())), "{code} is missing");
    }
    for route in Endpoint::ALL.iter().map(|endpoint| endpoint.route()) {
        assert!(
            guide.contains(&format!("`{} {}", route.method.name(), route.path)),
            "{} is missing",
            route.path
        );
    }
    assert!(guide.contains(&format!("at most {MAX_MESSAGE} bytes")));
}

#[test]
fn guide_example_is_valid() {
    let (client, server) = (client(), server());
    let guide = text("docs/protocol.md");
    let mut checked = 0;
    for line in guide.lines().filter(|line| !line.contains('…')) {
        let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        if let Some(said) = line.strip_prefix("→ ") {
            client.check(&read(said)).unwrap();
            serde_json::from_str::<ClientMessage>(said).unwrap();
            checked += 1;
        } else if let Some(said) = line.strip_prefix("← ") {
            server.check(&read(said)).unwrap();
            checked += 1;
        }
    }
    assert!(checked >= 5, "only {checked} lines were checked");
}

#[test]
fn typescript_declares_every_type_precisely() {
    let module = text("docs/protocol/protocol.ts");
    for checker in [client(), server()] {
        for name in checker.0["$defs"].as_object().unwrap().keys() {
            let declared = [format!("export type {name} ="), format!("export interface {name} {{")];
            assert!(declared.iter().any(|line| module.contains(line)), "{name} is missing");
        }
    }
    for vague in [" unknown", "(unknown", ": any", "any[]", "= ;"] {
        assert!(!module.contains(vague), "{vague:?} stands in protocol.ts");
    }
}

/// Every reference resolves, and every operation id is unique.
#[test]
fn openapi_references_resolve() {
    let document: Value = serde_json::from_str(&text("docs/openapi.json")).unwrap();
    let known = document["components"]["schemas"].as_object().unwrap();
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(object) => {
                found.extend(object.get("$ref").and_then(Value::as_str).map(str::to_owned));
                object.values().for_each(|value| references(value, found));
            }
            Value::Array(list) => list.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    references(&document, &mut found);
    for path in found {
        let name = path.strip_prefix("#/components/schemas/").unwrap();
        assert!(known.contains_key(name), "{path} leads nowhere");
    }
    for route in Endpoint::ALL.iter().map(|endpoint| endpoint.route()) {
        let operation = &document["paths"][route.path][route.method.name().to_lowercase()];
        assert_eq!(operation["operationId"], route.operation_id);
        assert!(operation["responses"].get(route.status.to_string()).is_some(), "{}", route.path);
    }
}
