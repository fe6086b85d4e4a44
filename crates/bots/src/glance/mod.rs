//! What comes to mind at a glance: the choices a player would think of, and how good each looks before any counting.
//!
//! Three players use it: [`Simple`](crate::Simple) takes the best, [`Gentle`](crate::Gentle) overlooks some, and the players
//! of imagined worlds draw among them.

mod buffalo;
pub(crate) mod bull_party;
mod take6;
mod take_that;

use arrayvec::ArrayVec;
use rodeo_rules::choice::MAX_NEXT_WORDS;
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;

use crate::rng::SeatRng;

/// Choices that come to mind, each with how good it looks: more is better, and only the order and the distances within one
/// question mean anything.
pub type Ideas<C> = ArrayVec<(C, i32), MAX_NEXT_WORDS>;

/// A game whose choices can be judged at a glance.
pub trait Heuristic: Game {
    /// What comes to the seat's mind; empty where it is not asked, and never otherwise. Looks at nothing but what the
    /// seat sees, so that whole games, as in imagined worlds, give the same ideas as the seat's view. Each is allowed.
    fn ideas(&self, seat: Seat, rng: &mut SeatRng) -> Ideas<Self::Choice>;
}

/// Gathers ideas, as many as there is room for.
fn gather<C>(ideas: impl IntoIterator<Item = (C, i32)>) -> Ideas<C> {
    ideas.into_iter().take(MAX_NEXT_WORDS).collect()
}
