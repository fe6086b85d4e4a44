//! The TypeScript types of the module's results belong to the Rust types.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use std::path::Path;

use rodeo_protocol::schema::typescript_additions;
use rodeo_review::puzzles::PuzzleFile;
use rodeo_review::{Hint, Review};
use rodeo_review_wasm::{ReviewRequest, ReviewedDecision};

#[test]
fn typescript_types_are_up_to_date() {
    let register = |generator: &mut schemars::SchemaGenerator| {
        generator.subschema_for::<Review>();
        generator.subschema_for::<Hint>();
        generator.subschema_for::<PuzzleFile>();
        generator.subschema_for::<ReviewRequest>();
        generator.subschema_for::<ReviewedDecision<'_>>();
    };
    let text = typescript_additions(register, "../protocol").unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/review/types.ts");
    if std::env::var_os("RODEO_CODEGEN").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "web/src/review/types.ts is stale: run cargo xtask codegen");
}
