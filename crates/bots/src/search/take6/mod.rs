//! Take 6: who has the fewest heads in the end.
//!
//! - `policy`: how people play a card, learned from the search itself
//! - `sketch`: the rest of a round by that policy, quickly
//! - `value`: what a result is worth: the chance to win the match, and heads compared with the others

mod learned;
pub mod policy;
mod sketch;
mod value;

use rodeo_rules::game::{Awaiting, Game, Silent};
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Choice, Fans, Phase, Take6};

use super::mind::{Mind, draw};
use crate::dice::SeatDice;
use crate::glance::Glance;
use sketch::Sketch;

impl Mind for Take6 {
    const SPREAD: i32 = 100;

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
