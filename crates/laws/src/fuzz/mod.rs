//! Properties of arbitrary bytes: what fuzz targets and the tests in `tests/properties.rs` check.
//!
//! Each is a function named after its law. Bytes are parsed as a record or as notation, or decide the game, the rules, the
//! deals and the choices of a match, so that a fuzzer that changes bytes changes the match. A broken law is returned as an
//! error; a panic is a finding as well.

mod bend;
mod bytes;
mod matches;
mod records;
mod seeds;
mod states;

pub use bytes::Bytes;
pub use matches::{legal_is_accepted, views_tell_no_secrets};
pub use records::{notation_round_trips, records_never_panic};
pub use seeds::seeds;
pub use states::{arrangements_never_panic, events_never_panic};

use crate::law::Broken;

/// A property of bytes.
pub type Property = fn(&[u8]) -> Result<(), Broken>;

/// All properties, with the names of their fuzz targets.
pub const PROPERTIES: &[(&str, Property)] = &[
    ("arrangements_never_panic", arrangements_never_panic),
    ("events_never_panic", events_never_panic),
    ("legal_is_accepted", legal_is_accepted),
    ("notation_round_trips", notation_round_trips),
    ("records_never_panic", records_never_panic),
    ("views_tell_no_secrets", views_tell_no_secrets),
];
