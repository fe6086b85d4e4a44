//! Take 6: who has the fewest heads in the end.
//!
//! - `policy`: how people play a card, learned from the search itself
//! - `sketch`: the rest of a round by that policy, quickly
//! - `value`: what a result is worth: the chance to win the match, and heads compared with the others

mod learned;
pub mod policy;
mod sketch;
mod value;

use arrayvec::ArrayVec;
use rodeo_rules::choice::MAX_OPTIONS;
use rodeo_rules::game::{Awaiting, Game, Silent, View};
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Choice, Fans, Phase, Take6};

use super::mind::{Mind, draw};
use crate::Net;
use crate::dice::SeatDice;
use crate::glance::Glance;
use sketch::Sketch;

/// What a unit of the net's logits is worth beside a whole win; with 0.02 and 0.06 it was weaker at some tables.
const LOGIT: f32 = 0.05;
/// The net may be against a card, but not more than so.
const LOWEST_LOGIT: f32 = -8.0;

impl Mind for Take6 {
    const SPREAD: i32 = 100;

    /// The net looks at the whole table at once, where playouts see a turn at a time.
    fn prior(view: &View<Take6>, seat: Seat, alternatives: &[Choice]) -> ArrayVec<f32, MAX_OPTIONS> {
        let odds = Net::odds(view, seat);
        let best = odds.iter().map(|odds| odds.logit).fold(f32::MIN, f32::max);
        let less = |choice: &Choice| {
            let odds = odds.iter().find(|odds| *choice == Choice::Card(odds.card));
            odds.map_or(0.0, |odds| (odds.logit - best).max(LOWEST_LOGIT))
        };
        alternatives.iter().map(|choice| LOGIT * less(choice)).collect()
    }

    fn policy(&self, seat: Seat, dice: &mut SeatDice) -> Option<Choice> {
        match self.phase() {
            Phase::Choose if self.rules().fans == Fans::NONE => {
                Sketch::of(self).draw(seat, dice).map(Choice::Card)
            }
            Phase::TakeRow(_) => Some(Choice::Row(RowRule::Cheapest.choose(self.rows(), dice))),
            _ => draw(&self.ideas(seat, dice), Self::SPREAD, dice),
        }
    }

    fn worth(&self, seat: Seat, before: &Take6) -> Option<f32> {
        if self.phase() != Phase::Over && self.round() == before.round() {
            return None;
        }
        Some(value::of_match(self, seat, before))
    }

    fn finish(mut self, seat: Seat, before: &Take6, mut luck: SeatDice) -> Option<f32> {
        loop {
            if let Some(worth) = self.worth(seat, before) {
                return Some(worth);
            }
            match (self.phase(), self.awaiting()) {
                (Phase::Choose, _) if self.rules().fans == Fans::NONE => {
                    let heads = Sketch::of(&self).play_out(&mut luck);
                    return Some(value::of_round(&self, seat, &heads));
                }
                (_, Awaiting::Moves(seats)) => {
                    let choices = seats.iter().map(|seat| Some((seat, self.policy(seat, &mut luck)?)));
                    let step: arrayvec::ArrayVec<_, { rodeo_rules::seat::MAX_SEATS }> =
                        choices.collect::<Option<_>>()?;
                    self.play(&step, &mut Silent).ok()?;
                }
                (_, Awaiting::Deal | Awaiting::Over) => return None,
            }
        }
    }
}
