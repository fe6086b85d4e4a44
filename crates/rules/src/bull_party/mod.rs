//! Bull Party: take rows, stack them in ascending piles, make one pile the best. Rules: `docs/rules/bull-party.md`.
//!
//! - `rules`, `heads`: the options, and the lists of heads among them
//! - `zero`, `stock`, `piles`: zero cards and what is picked, the face-down deck, the piles in front of the seats
//! - `state`, `course`, `apply`: the value, how a step goes on, and how events move it
//! - `action`, `event`, `view`, `arrange`: choices, what happens, what each viewer knows, tables set up by hand

mod action;
mod apply;
mod arrange;
mod course;
mod descriptor;
mod event;
mod heads;
mod piles;
mod rules;
mod state;
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

/// As many seats as can play, and as many rows as can lie.
pub(crate) const SEATS: usize = 5;
