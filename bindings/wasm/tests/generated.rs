//! The TypeScript types of the engine's results belong to the Rust types.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use std::path::Path;

use rodeo_protocol::schema::typescript_additions;
use rodeo_protocol::view::InsertionForecast;
use rodeo_rules::record::DealReport;
use rodeo_wasm::{FollowedUpdate, PuzzleRating, ReplayedStep, StepScores};

#[test]
fn typescript_types_are_up_to_date() {
    let text = typescript_additions(
        |generator| {
            generator.subschema_for::<FollowedUpdate>();
            generator.subschema_for::<ReplayedStep>();
            generator.subschema_for::<StepScores>();
            generator.subschema_for::<DealReport>();
            generator.subschema_for::<InsertionForecast>();
            generator.subschema_for::<PuzzleRating>();
        },
        "../protocol",
    )
    .unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/engine/types.ts");
    if std::env::var_os("RODEO_CODEGEN").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "web/src/engine/types.ts is stale: run cargo xtask codegen");
}
