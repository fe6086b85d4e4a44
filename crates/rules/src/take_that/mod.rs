//! Take That, standard and advanced. Rules: `docs/rules/take-that.md`.

mod action;
mod arrange;
mod descriptor;
mod event;
mod mirror;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod sequence;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Choice, PAIR, TAKE};
pub use arrange::Arrangement;
pub use descriptor::DESCRIPTOR;
pub use event::Event;
pub use mirror::{is_toad, minus, mirror};
pub use rules::{Rules, Variant};
pub use sequence::Sequence;
pub use state::{Phase, SEATS, TakeThat};
