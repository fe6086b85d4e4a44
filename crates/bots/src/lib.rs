//! Players that see only what their seat sees.
//!
//! - [`Bot`]: what a player is
//! - [`SeatDice`]: the chance a player has, the same on every platform
//! - [`Random`]: any choice that is allowed
//! - [`Simple`]: a few rules of thumb a game, for company at the table
//!
//! This crate promises that a bot is honest by type: it is handed a [`View`], never a game. The same view and the same
//! dice give the same choice.

mod dice;
mod random;
mod simple;

use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{Seat, Viewer};

pub use dice::SeatDice;
pub use random::{FreeRow, Random, random_choice};
pub use simple::Simple;

/// A player of one game.
pub trait Bot<G: Game> {
    /// What the seat of this view answers now; `None` where it is not asked anything.
    fn choose(&mut self, view: &View<G>, dice: &mut SeatDice) -> Option<G::Choice>;

    /// Is this player for what another seat proposes, where a majority decides? A bot that knows no better trusts its
    /// team.
    fn supports(&mut self, _view: &View<G>, _proposer: Seat, _proposal: &[Word]) -> bool {
        true
    }
}

/// The seat that looks through this view; nobody plays for the public.
fn seat_of<G: Game>(view: &View<G>) -> Option<Seat> {
    match view.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}
