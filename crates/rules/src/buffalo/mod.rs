//! Beat the Buffalo, for a team against a blind buffalo. Rules: `docs/rules/buffalo.md`.

mod action;
mod apply;
mod arrange;
mod descriptor;
mod event;
mod line;
mod resolve;
mod rules;
mod special;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use crate::game::DecisionRule;
pub use action::{Choice, LIFT, Use};
pub use arrange::Arrangement;
pub use descriptor::DESCRIPTOR;
pub use event::{Cause, Event, Overflow};
pub use line::{Line, MAX_WAITING, Owner, Waiting};
pub use rules::Rules;
pub use special::Special;
pub use state::{Buffalo, Phase};
