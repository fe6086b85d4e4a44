//! Take 6 with the limited deck, the draft and the fan cards. Rules: `docs/rules/take6.md`, `docs/rules/fan-cards.md`.

mod action;
mod arrange;
mod descriptor;
mod event;
mod fans;
mod forecast;
mod playout;
mod queue;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod state;
mod view;

pub use action::{Choice, FLIP};
pub use arrange::Arrangement;
pub use descriptor::DESCRIPTOR;
pub use event::{Cause, Event, Play};
pub use fans::{Arrow, FanCard, Fans, Markers, Parity, flipped};
pub use playout::Plans;
pub use rules::{DealMode, DeckSize, Drafted, End, Rules};
pub use state::{Phase, Take6};
