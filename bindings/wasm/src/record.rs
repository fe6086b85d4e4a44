//! Records of files, and their verification.

use rodeo_rules::deal::{Hex32, Seed};
use rodeo_rules::record::{MAX_SIZE, Record};
use wasm_bindgen::prelude::*;

use crate::Json;

/// Returns the maximum size of a record in bytes.
#[wasm_bindgen]
pub fn max_record_size() -> usize {
    MAX_SIZE
}

/// Reads a record, as text or JSON. Returns its JSON form.
#[wasm_bindgen]
pub fn read_record(record: &str) -> Json {
    Ok(Record::read(record.as_bytes())?.to_json())
}

/// Returns the message for the result in a record, as text or JSON; `null` if the match is not over.
#[wasm_bindgen]
pub fn record_result(record: &str) -> Json {
    let Record { rules, result, .. } = Record::read(record.as_bytes())?;
    let message = result.map(|outcome| rodeo_narration::result(rules.kind(), &outcome, None));
    Ok(serde_json::to_string(&message)?)
}

/// Replays a record, as text or JSON, and compares its deals with its seed, if it has one. Returns a `DealReport`.
#[wasm_bindgen]
pub fn compare_deals(record: &str) -> Json {
    let record = Record::read(record.as_bytes())?;
    Ok(serde_json::to_string(&rodeo_rules::record::compare_deals(&record)?)?)
}

/// Returns the SHA-256 of a secret of 64 hexadecimal digits: the commitment that is published before the first deal.
#[wasm_bindgen]
pub fn commitment(secret: &str) -> Json {
    let Hex32(secret) = secret.parse()?;
    Ok(serde_json::to_string(&Hex32(Seed::new(secret, &[]).commitment()).to_string())?)
}
