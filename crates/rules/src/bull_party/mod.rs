//! Bull Party: take rows and stack them in ascending piles. Rules: `docs/rules/bull-party.md`.
//!
//! - `rules`, `heads`: options, and the lists of heads among them
//! - `zero`, `stock`, `piles`: zero cards and picks, the draw pile, the piles in front of the seats
//! - `state`, `step`, `apply`: the state, its steps, and how events change it
//! - `action`, `event`, `view`, `arrange`: choices, events, what each viewer knows, positions set up by hand

mod action;
mod apply;
mod arrange;
mod descriptor;
mod event;
mod heads;
mod piles;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod state;
mod step;
mod stock;
#[cfg(test)]
mod tests;
mod view;
mod zero;

pub use action::{Choice, Laying, NEW_PILE, ZERO};
pub use arrange::{ArrangedRow, Arrangement};
pub use descriptor::DESCRIPTOR;
pub use event::{Cause, Event};
pub use heads::{Bulls, HeadList, Heads};
pub use piles::{Onto, Piles};
pub use rules::Rules;
pub use state::{BullParty, Phase, Round};
pub use stock::Stock;
pub use zero::{Letter, Pick};

/// Maximum number of seats and of rows.
pub(crate) const SEATS: usize = 5;
