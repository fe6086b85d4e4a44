//! Players that see only what their seat sees.
//!
//! - [`Bot`]: what a player is; [`Asked`]: what it is given; [`Thought`]: a choice, and what it thinks of the alternatives
//! - [`Budget`]: how much a bot may think
//! - [`SeatRng`]: the chance a player has, the same on every platform
//! - [`BotKind`]: the one list of bots by name; [`Level`]: the ladder of them; [`Roster`]: who plays a game
//! - [`any`]: bots for whoever does not know which game is played
//! - [`strength`]: what has been measured about them
//! - [`Random`]: any choice that is allowed
//! - [`Heuristic`]: which choices of a game come to mind, and how good each looks at first sight; of those
//!   [`Simple`] takes the best, and [`Gentle`] the best that it does not overlook
//! - [`Search`]: tries the alternatives in imagined worlds, with players that go by [`SearchModel`]
//! - [`Flat`]: the baseline of a search: every choice of Take 6 in the same worlds, with random playouts
//! - [`Net`]: a small net that has learnt Take 6 by playing; [`Odds`]: what it thinks of a card
//!
//! This crate promises that a bot is honest by type: it is handed a [`View`], never a game. The same view, the same rng
//! and the same number of playouts give the same choice.

pub mod any;
mod budget;
mod flat;
mod glance;
mod net;
mod random;
mod rng;
mod roster;
mod search;
pub mod strength;
mod thumb;

use arrayvec::ArrayVec;
use rodeo_rules::choice::{MAX_NEXT_WORDS, Word};
use rodeo_rules::game::{Awaiting, Game, View};
use rodeo_rules::seat::{Seat, Viewer};

pub use budget::{Budget, Meter, ParseBudgetError};
pub use flat::Flat;
pub use glance::{Heuristic, Ideas};
pub use net::{Net, Odds, WeightsError};
pub use random::{FreeRow, Random, random_choice};
pub use rng::SeatRng;
pub use roster::{BotKind, Level, Roster, UnknownBot};
pub use search::take6::policy as take6_policy;
pub use search::{Alternatives, Schooling, Search, SearchModel, Suspicion, Values};
pub use thumb::{Gentle, Simple};

/// A player of one game.
pub trait Bot<G: Game> {
    /// What the seat of this view answers now, with what the bot found out about the alternatives: for hints and
    /// reviews too. `None` where the seat is not asked anything.
    fn think(&mut self, asked: &Asked<'_, G>, rng: &mut SeatRng) -> Option<Thought<G::Choice>>;

    /// Is this player for what another seat proposes, where a majority decides? A bot that knows no better trusts its
    /// team.
    fn supports(&mut self, _view: &View<G>, _proposer: Seat, _proposal: &[Word]) -> bool {
        true
    }
}

/// What a bot is given to find an answer.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a, G: Game> {
    /// What its seat sees.
    pub view: &'a View<G>,
    /// All that its seat has been shown so far, the oldest first; whoever came late has less of it. What is certain is in
    /// the view already: this is for conclusions, such as what somebody may hold who played as they did.
    pub history: &'a [G::Event],
    /// How much it may think. Bots that do not weigh anything need none.
    pub budget: Budget,
}

impl<'a, G: Game> Asked<'a, G> {
    /// Asked without a history.
    pub fn at(view: &'a View<G>, budget: Budget) -> Asked<'a, G> {
        Asked { view, history: &[], budget }
    }

    /// The seat that is asked; `None` where the viewer is not asked anything. Nobody plays for the public.
    pub fn seat(&self) -> Option<Seat> {
        match (self.view.viewer(), self.view.awaiting()) {
            (Viewer::Seat(seat), Awaiting::Moves(seats)) if seats.contains(seat) => Some(seat),
            (Viewer::Seat(_) | Viewer::Public, _) => None,
        }
    }
}

/// A choice, and why not another one.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<C> {
    /// What the bot answers.
    pub choice: C,
    /// The alternatives that were weighed, the choice among them: what the bot expects of each, its own result
    /// compared with the others'. More is better, in every game. Empty where nothing was weighed.
    pub values: ArrayVec<(C, f32), MAX_NEXT_WORDS>,
}

impl<C> Thought<C> {
    /// A choice without reasons.
    pub fn unweighed(choice: C) -> Thought<C> {
        Thought { choice, values: ArrayVec::new() }
    }
}
