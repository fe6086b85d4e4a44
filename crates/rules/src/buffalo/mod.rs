//! Beat the Buffalo, a cooperative game against a buffalo that plays at random. Rules: `docs/rules/buffalo.md`.

mod action;
mod apply;
mod arrange;
mod descriptor;
mod event;
mod queue;
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
pub use queue::{MAX_QUEUED, Owner, Queue, QueuedCard};
pub use rules::Rules;
pub use special::Special;
pub use state::{Buffalo, Phase};
