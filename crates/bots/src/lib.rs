//! Players that see only what their seat sees.
//!
//! - [`Bot`]: what a player is; [`Thought`]: a choice, and what the bot thinks of the alternatives
//! - [`SeatDice`]: the chance a player has, the same on every platform
//! - [`BotKind`]: the one list of bots by name; [`Roster`]: which of them play a game
//! - [`Random`]: any choice that is allowed
//! - [`Simple`]: a few rules of thumb a game, for company at the table
//! - [`Flat`]: tries every choice in the same imagined worlds, with random playouts (Take 6)
//! - [`Net`]: a small net that has learnt by playing; [`Odds`]: what it thinks of a card (Take 6)
//!
//! This crate promises that a bot is honest by type: it is handed a [`View`], never a game. The same view and the same
//! dice give the same choice.

mod dice;
mod flat;
mod net;
mod random;
mod roster;
mod simple;

use arrayvec::ArrayVec;
use rodeo_rules::choice::{MAX_OPTIONS, Word};
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{Seat, Viewer};

pub use dice::SeatDice;
pub use flat::Flat;
pub use net::{BadWeights, Net, Odds};
pub use random::{FreeRow, Random, random_choice};
pub use roster::{BotKind, NoSuchBot, Roster};
pub use simple::Simple;

/// A player of one game.
pub trait Bot<G: Game> {
    /// What the seat of this view answers now; `None` where it is not asked anything.
    fn choose(&mut self, view: &View<G>, dice: &mut SeatDice) -> Option<G::Choice>;

    /// The same choice for the same dice, with what the bot found out about the alternatives: for hints and reviews. A
    /// bot that weighs nothing has nothing to add.
    fn think(&mut self, view: &View<G>, dice: &mut SeatDice) -> Option<Thought<G::Choice>> {
        self.choose(view, dice).map(Thought::unweighed)
    }

    /// Is this player for what another seat proposes, where a majority decides? A bot that knows no better trusts its
    /// team.
    fn supports(&mut self, _view: &View<G>, _proposer: Seat, _proposal: &[Word]) -> bool {
        true
    }
}

/// A choice, and why not another one.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<C> {
    /// What the bot answers.
    pub choice: C,
    /// The alternatives that were weighed, the choice among them: what the bot expects of each, its own result at the
    /// end of the round compared with the others'. More is better, in every game. Empty where nothing was weighed.
    pub values: ArrayVec<(C, f32), MAX_OPTIONS>,
}

impl<C> Thought<C> {
    /// A choice without reasons.
    pub fn unweighed(choice: C) -> Thought<C> {
        Thought { choice, values: ArrayVec::new() }
    }
}

/// The seat that looks through this view; nobody plays for the public.
fn seat_of<G: Game>(view: &View<G>) -> Option<Seat> {
    match view.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}
