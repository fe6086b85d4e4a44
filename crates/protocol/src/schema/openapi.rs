//! The HTTP API for programs: OpenAPI 3.1.

use std::collections::{BTreeMap, BTreeSet};

use rodeo_rules::any::GameKind;
use serde_json::{Map, Value, json};

use super::catalog::{BodyType, Catalog, reference};
use crate::api::routes::{Access, COOKIE, Endpoint, PROBLEM_TYPE, Parameter, ResponseBody, Route};
use crate::problem::ProblemCode;

/// Where OpenAPI keeps types.
const COMPONENTS: &str = "#/components/schemas/";

/// The greatest number that every JSON reader keeps exactly.
const EXACT: u64 = (1 << 53) - 1;

pub(super) fn write(catalog: &Catalog) -> Value {
    let mut paths: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    for route in Endpoint::ALL.iter().map(|endpoint| endpoint.route()) {
        paths.entry(route.path).or_default().insert(route.method.name().to_lowercase(), operation(&route));
    }
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Rodeo",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables, matches, records and players of a Rodeo server. Play itself goes over a WebSocket: \
                            docs/protocol.md. Every error is a `Problem` with a stable code.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": {
            "securitySchemes": {
                "guest": {
                    "type": "apiKey", "in": "cookie", "name": COOKIE,
                    "description": format!("The cookie of a guest, set by `POST {}`.", Endpoint::CreateGuest.path()),
                },
                "bot": {
                    "type": "http", "scheme": "bearer",
                    "description": format!("The token of a bot, returned by `POST {}`.", Endpoint::CreateBot.path()),
                },
            },
        },
    });
    let used = names(&document);
    let mut types: Value = catalog.needed_by(used.iter().map(String::as_str)).into_iter().collect();
    move_references(&mut types);
    document["components"]["schemas"] = types;
    document
}

fn operation(route: &Route) -> Value {
    let mut operation = json!({
        "operationId": route.operation_id,
        "summary": route.summary,
        "tags": [route.path.split('/').nth(3).unwrap_or_default().trim_end_matches(".json")],
        "responses": responses(route),
    });
    if !route.parameters.is_empty() {
        operation["parameters"] = route.parameters.iter().map(|one| parameter(*one)).collect();
    }
    if let Some(body) = route.request {
        let content = json!({ "application/json": { "schema": component(&BodyType::taken(body).name) } });
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    operation["security"] = match route.access {
        Access::Public => json!([]),
        Access::Guest => json!([{ "guest": [] }, { "bot": [] }]),
    };
    operation
}

fn responses(route: &Route) -> Value {
    let mut responses = Map::new();
    let description = match route.status {
        101 => "The connection is upgraded to a WebSocket: docs/protocol.md.",
        201 => "Created.",
        204 => "Done.",
        _ => "Success.",
    };
    let mut response = json!({ "description": description });
    if let Some(content) = content(route.response) {
        response["content"] = content;
    }
    if route.sets_cookie {
        let meaning = format!("The cookie `{COOKIE}`, which identifies the guest in later requests.");
        response["headers"] =
            json!({ "Set-Cookie": { "description": meaning, "schema": { "type": "string" } } });
    }
    responses.insert(route.status.to_string(), response);
    let mut problems: BTreeMap<u16, Vec<ProblemCode>> = BTreeMap::new();
    for code in route.problems() {
        problems.entry(code.status()).or_default().push(code);
    }
    for (status, codes) in problems {
        let codes: Vec<String> = codes.iter().map(|code| format!("`{code}`")).collect();
        let problem = json!({
            "description": format!("Error: {}.", codes.join(", ")),
            "content": { PROBLEM_TYPE: { "schema": component("Problem") } },
        });
        responses.insert(status.to_string(), problem);
    }
    Value::Object(responses)
}

fn content(answer: ResponseBody) -> Option<Value> {
    let json = |schema: Value| json!({ "application/json": { "schema": schema } });
    let schema = BodyType::given(answer).map_or(json!({ "type": "object" }), |body| component(&body.name));
    match answer {
        ResponseBody::Empty | ResponseBody::WebSocket => None,
        ResponseBody::Picture => {
            Some(json!({ "image/png": { "schema": { "type": "string", "format": "binary" } } }))
        }
        ResponseBody::Record => {
            let mut content = json(schema);
            content["text/plain"] = json!({ "schema": { "type": "string" } });
            Some(content)
        }
        _ => Some(json(schema)),
    }
}

fn parameter(parameter: Parameter) -> Value {
    let schema = match parameter {
        Parameter::TableId => component("TableId"),
        Parameter::MatchId => component("MatchId"),
        Parameter::PlayerId => component("GuestId"),
        Parameter::SessionId => component("SessionId"),
        Parameter::EndOthers => json!({ "type": "boolean", "default": false }),
        Parameter::Code => component("Code"),
        Parameter::Game => json!({ "type": "string", "enum": GameKind::NAMES }),
        Parameter::Step => json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX }),
        Parameter::Have | Parameter::Before => json!({ "type": "integer", "minimum": 0, "maximum": EXACT }),
        Parameter::Updates => json!({ "type": "string", "enum": ["state", "events"], "default": "state" }),
        Parameter::Language => json!({ "type": "string", "enum": ["en", "es", "de", "ja"], "default": "en" }),
        Parameter::Form => json!({ "type": "string", "enum": ["json", "text"], "default": "json" }),
        Parameter::Protocol => json!({ "type": "integer", "minimum": 0 }),
        Parameter::Viewer => json!({ "type": "string", "pattern": "^(all|public|[0-9])$", "default": "all" }),
    };
    json!({
        "name": parameter.name(),
        "in": if parameter.in_path() { "path" } else { "query" },
        "required": parameter.in_path(),
        "description": parameter.description(),
        "schema": schema,
    })
}

fn component(name: &str) -> Value {
    json!({ "$ref": format!("{COMPONENTS}{name}") })
}

/// The types a document refers to.
fn names(document: &Value) -> BTreeSet<String> {
    match document {
        Value::String(text) => text.strip_prefix(COMPONENTS).map(str::to_owned).into_iter().collect(),
        Value::Array(list) => list.iter().flat_map(names).collect(),
        Value::Object(object) => object.values().flat_map(names).collect(),
        _ => BTreeSet::new(),
    }
}

/// Types refer to each other where OpenAPI keeps them.
fn move_references(schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            if let Some(name) = reference(object) {
                let moved = format!("{COMPONENTS}{name}");
                object.insert("$ref".into(), moved.into());
            }
            object.values_mut().for_each(move_references);
        }
        Value::Array(list) => list.iter_mut().for_each(move_references),
        _ => {}
    }
}
