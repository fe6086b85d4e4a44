//! What the cards played in this round tell about the hands: a player who kept a card had something better to play.

use arrayvec::ArrayVec;
use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Game, View};
use rodeo_rules::rows::FourRows;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{DealMode, Event, Fans, Play, Take6};

use super::turn::Turn;
use crate::{DecisionContext, SeatStyles};

/// Most turns of a round.
const MAX_TURNS: usize = 16;

/// The turns of the current round before a decision.
pub struct PastTurns {
    seat: Seat,
    turns: ArrayVec<PastTurn, MAX_TURNS>,
}

struct PastTurn {
    rows: FourRows,
    /// Cards not shown to everybody before the turn.
    unseen: CardSet,
    left: u8,
    plays: [Option<Play>; MAX_SEATS],
}

impl PastTurns {
    /// `None` if there is nothing to learn: in the first turn, without history, and with fan cards or open hands.
    pub fn new(context: &DecisionContext<'_, Take6>, seat: Seat) -> Option<PastTurns> {
        let rules = context.view.rules();
        if rules.fans != Fans::NONE || rules.deal != DealMode::Random {
            return None;
        }
        let mut view = View::<Take6>::new(&rules, context.view.viewer()).ok()?;
        let mut turns = ArrayVec::new();
        for event in context.history {
            if let Event::Revealed { plays } = event
                && view.round() == context.view.round()
            {
                let turn = PastTurn {
                    rows: *view.rows(),
                    unseen: rules.deck_cards() - view.seen(),
                    left: view.hand_size(seat),
                    plays: *plays,
                };
                turns.try_push(turn).ok()?;
            }
            view.follow(event);
        }
        (!turns.is_empty()).then_some(PastTurns { seat, turns })
    }

    /// The probability that the others play the cards of the past turns if they have the hands of this world.
    pub fn likelihood(&self, world: &Take6, styles: &SeatStyles) -> f64 {
        let others = Seat::all(world.players()).filter(|&other| other != self.seat);
        others.map(|other| self.likelihood_of(world, other, styles)).product()
    }

    fn likelihood_of(&self, world: &Take6, seat: Seat, styles: &SeatStyles) -> f64 {
        let mut hand = world.hand(seat);
        let mut likelihood = 1.0;
        for turn in self.turns.iter().rev() {
            let Some(Play { card, .. }) = turn.plays[seat.index()] else { continue };
            hand.insert(card);
            let public = Turn::new(&turn.rows, turn.unseen, world.players(), turn.left);
            likelihood *= f64::from(public.probability(hand, card, styles.of(seat)));
        }
        likelihood
    }
}
