//! The interface of a bot.

use arrayvec::ArrayVec;
use rodeo_rules::choice::{MAX_NEXT_WORDS, Word};
use rodeo_rules::game::{Awaiting, Game, View};
use rodeo_rules::seat::{Seat, Viewer};

use crate::{Budget, Level, SeatRng, StyleSummary};

/// A player of one game.
pub trait Bot<G: Game> {
    /// Decides for the seat of this view. Returns `None` if the seat has nothing to decide.
    fn decide(&mut self, context: &DecisionContext<'_, G>, rng: &mut SeatRng) -> Option<Decision<G::Choice>>;

    /// Whether the bot supports a proposal of another seat, in games where a majority decides. The default supports every
    /// proposal.
    fn supports(&mut self, _view: &View<G>, _proposer: Seat, _proposal: &[Word]) -> bool {
        true
    }
}

/// Everything a bot may use for a decision.
#[derive(Clone, Copy, Debug)]
pub struct DecisionContext<'a, G: Game> {
    /// What the seat sees.
    pub view: &'a View<G>,
    /// Events shown to the seat so far, oldest first; incomplete if the bot took the seat during the match. Certain
    /// knowledge is part of the view already; the history is for inference, for example about hidden hands.
    pub history: &'a [G::Event],
    /// Levels of the bots that everybody knows to be at the table, by seat; `None` for people, and for seats beyond the
    /// slice.
    pub declared: &'a [Option<Level>],
    /// What earlier matches tell about the styles of people, by seat; `None` if nothing is known, and for seats beyond the
    /// slice. A declared level takes precedence.
    pub earlier: &'a [Option<StyleSummary>],
    /// The thinking limit. Bots that do not search ignore it.
    pub budget: Budget,
}

impl<'a, G: Game> DecisionContext<'a, G> {
    /// A context without history, declared levels and earlier matches.
    pub fn new(view: &'a View<G>, budget: Budget) -> DecisionContext<'a, G> {
        DecisionContext { view, history: &[], declared: &[], earlier: &[], budget }
    }

    /// The seat that has to decide. `None` if the viewer is the public, or its seat has nothing to decide.
    pub fn seat(&self) -> Option<Seat> {
        match (self.view.viewer(), self.view.awaiting()) {
            (Viewer::Seat(seat), Awaiting::Moves(seats)) if seats.contains(seat) => Some(seat),
            (Viewer::Seat(_) | Viewer::Public, _) => None,
        }
    }
}

/// A choice, with the values of the alternatives.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<C> {
    /// The choice to play.
    pub choice: C,
    /// Expected value of each evaluated alternative, including the choice: the own result relative to the other players.
    /// Higher is better in every game; the unit depends on the game. Empty if nothing was evaluated.
    pub values: ArrayVec<(C, f32), MAX_NEXT_WORDS>,
}

impl<C> Decision<C> {
    /// A choice without values.
    pub fn unscored(choice: C) -> Decision<C> {
        Decision { choice, values: ArrayVec::new() }
    }
}
