//! Documents generated from the types: JSON Schema, TypeScript, OpenAPI, and the guide for authors of bots and clients.
//!
//! - `types`: schemas of types with hand-written serialization
//! - `catalog`: all types of the protocol by name
//! - `shape`: schemas parsed back, as the input of the other documents
//! - `typescript`, `guide`, `openapi`: the documents
//!
//! The documents are committed. `cargo xtask codegen` writes them, and a test fails if they are stale.

mod catalog;
mod guide;
mod openapi;
mod shape;
mod types;
mod typescript;

use serde_json::{Value, json};

use catalog::Catalog;
pub use catalog::DuplicateSchemaName;
pub(crate) use types::{EngineGame, exactly_one};

/// A generated document.
#[derive(Clone, Debug)]
pub struct Document {
    /// Path from the root of the repository.
    pub path: &'static str,
    /// Text of the file.
    pub text: String,
}

/// Generates all documents.
pub fn documents() -> Result<Vec<Document>, DuplicateSchemaName> {
    let catalog = Catalog::new()?;
    let document = |path, text| Document { path, text };
    Ok(vec![
        document("docs/protocol/client.schema.json", lines(schema(&catalog, "ClientMessage"))),
        document("docs/protocol/server.schema.json", lines(schema(&catalog, "ServerMessage"))),
        document("docs/protocol/changes.schema.json", lines(schema(&catalog, "Changes"))),
        document("docs/protocol/protocol.ts", typescript::write(&catalog)),
        document("docs/protocol.md", guide::write(&catalog)),
        document("docs/openapi.json", lines(openapi::write(&catalog))),
    ])
}

/// Returns a TypeScript module of the types that `register` adds to a generator and that are not part of the protocol.
/// `import` is the path of the protocol's module.
pub fn typescript_additions(
    register: impl FnOnce(&mut schemars::SchemaGenerator),
    import: &str,
) -> Result<String, DuplicateSchemaName> {
    let catalog = Catalog::new()?;
    Ok(typescript::write_additions(&catalog, &catalog.additions(register)?, import))
}

/// Returns the schema of one type, with the types it refers to.
fn schema(catalog: &Catalog, root: &str) -> Value {
    let mut types = catalog.needed_by([root]);
    let mut schema = types.remove(root).unwrap_or_default();
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!(root);
    schema["$defs"] = types.into_iter().collect();
    schema
}

/// Pretty-prints JSON with sorted keys, so that the result does not depend on enabled features.
fn lines(mut document: Value) -> String {
    document.sort_all_objects();
    format!("{document:#}\n")
}
