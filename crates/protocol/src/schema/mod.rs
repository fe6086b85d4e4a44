//! Documents made from the types: JSON Schema, TypeScript, OpenAPI, and the guide for those who write bots and clients.
//!
//! - `types`: the schema of what is written in a form of its own
//! - `catalog`: all types that go over the wire, by name
//! - `shape`: schemas read back, for those who write something else from them
//! - `typescript`, `guide`, `openapi`: the documents
//!
//! The documents are kept in the repository: a test compares, and `cargo xtask codegen` writes them anew.

mod catalog;
mod guide;
mod openapi;
mod shape;
mod types;
mod typescript;

use serde_json::{Value, json};

use catalog::Catalog;
pub use catalog::TwoMeanings;

/// A document that is made and not written.
#[derive(Clone, Debug)]
pub struct Document {
    /// Where it belongs, from the root of the repository.
    pub path: &'static str,
    /// What stands in it.
    pub text: String,
}

/// All documents.
pub fn documents() -> Result<Vec<Document>, TwoMeanings> {
    let catalog = Catalog::new()?;
    let document = |path, text| Document { path, text };
    Ok(vec![
        document("docs/protocol/client.schema.json", lines(schema(&catalog, "ClientMessage"))),
        document("docs/protocol/server.schema.json", lines(schema(&catalog, "ServerMessage"))),
        document("docs/protocol/protocol.ts", typescript::write(&catalog)),
        document("docs/protocol.md", guide::write(&catalog)),
        document("docs/openapi.json", lines(openapi::write(&catalog))),
    ])
}

/// The schema of one type, with all it needs.
fn schema(catalog: &Catalog, root: &str) -> Value {
    let mut types = catalog.needed_by([root]);
    let mut schema = types.remove(root).unwrap_or_default();
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!(root);
    schema["$defs"] = types.into_iter().collect();
    schema
}

/// JSON with a line for each thing, its keys in the same order whatever else is built.
fn lines(mut document: Value) -> String {
    document.sort_all_objects();
    format!("{document:#}\n")
}
