//! The turns of a game of Take That before a decision, as everybody saw them.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{Choice, Event, SEATS, TakeThat, Variant, minus, mirror};

use super::turn::Turn;
use crate::DecisionContext;

/// A turn of a seat.
#[derive(Clone, Copy, Debug)]
pub struct PastTurn {
    /// What everybody saw; `hand` is empty, and `hidden` has all cards that were not shown to everybody.
    public: Turn,
    /// What the seat chose.
    pub choice: Choice,
    /// The card from the hand.
    pub card: Card,
    /// Number of cards that the seat had been dealt or had drawn.
    pub received: usize,
}

impl PastTurn {
    /// What the seat saw if it had this hand.
    #[inline]
    pub fn seen_with(&self, hand: CardSet) -> Turn {
        Turn { hand, hidden: self.public.hidden - hand, ..self.public }
    }
}

/// The turns of each seat in the game in progress, oldest first.
#[derive(Clone, Debug, Default)]
pub struct PastTurns {
    /// The turns of each seat.
    pub turns: [Vec<PastTurn>; SEATS],
    /// Number of cards that each seat has been dealt or has drawn.
    pub received: [usize; SEATS],
}

impl PastTurns {
    /// `None` if the history does not reach back to the deal of this game.
    pub fn new(context: &DecisionContext<'_, TakeThat>) -> Option<PastTurns> {
        let rules = context.view.rules();
        let mut view = View::<TakeThat>::new(&rules, context.view.viewer()).ok()?;
        let mut past: Option<PastTurns> = None;
        let mut takes_line = false;
        let mut before = None;
        for event in context.history {
            match *event {
                Event::GameBegan { .. } => {
                    let received = [usize::from(rules.hand); SEATS];
                    past = Some(PastTurns { received, ..PastTurns::default() });
                }
                Event::LineTaken { seat, .. } => {
                    takes_line = true;
                    before = Some(public_turn(&view, seat));
                }
                Event::Extended { seat, card } => {
                    let choice = if takes_line { Choice::TakeAndStart(card) } else { Choice::Extend(card) };
                    let public = before.take().unwrap_or_else(|| public_turn(&view, seat));
                    past.as_mut()?.add(seat, public, choice, card);
                    takes_line = false;
                }
                Event::Paired { seat, card, .. } => {
                    past.as_mut()?.add(seat, public_turn(&view, seat), Choice::Pair(card), card);
                }
                Event::Drew { seat, .. } => past.as_mut()?.received[seat.index()] += 1,
                Event::GameScored { .. } => {
                    past = None;
                    takes_line = false;
                    before = None;
                }
                Event::HandDealt { .. } | Event::ExtraTaken { .. } | Event::TurnPassed { .. } => {}
            }
            view.follow(event);
        }
        past
    }

    fn add(&mut self, seat: Seat, public: Turn, choice: Choice, card: Card) {
        let received = self.received[seat.index()];
        self.turns[seat.index()].push(PastTurn { public, choice, card, received });
    }
}

/// The turn of a seat as everybody sees it.
fn public_turn(game: &TakeThat, seat: Seat) -> Turn {
    let rules = game.rules();
    let line = game.line();
    let line_cost = i16::try_from(minus(line.set())).expect("79 cards cost less than 2¹⁵ points");
    let own = game.open_points(seat) - line_cost;
    Turn {
        hand: CardSet::EMPTY,
        hidden: rules.deck_cards() - game.seen(),
        wanted: line.cards().filter_map(mirror).collect(),
        end: line.last(),
        line_cost,
        costs_extra: rules.variant == Variant::Advanced && line.len() == 1 && game.stock_size() > 0,
        has_stock: game.stock_size() > 0,
        wins_by_taking: Seat::all(rules.players).all(|other| other == seat || game.open_points(other) < own),
    }
}
