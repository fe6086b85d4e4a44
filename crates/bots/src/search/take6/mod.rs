//! Take 6: who has the fewest heads in the end.
//!
//! - `policy`: how people play a card, learned from the search itself
//! - `habits`: who plays with a thought, judged by the history
//! - `open_hands`: the last cards exactly, where everybody knows all hands
//! - `sketch`: the rest of a round by that policy, quickly
//! - `value`: what a result is worth: the chance to win the match, and heads compared with the others

mod habits;
mod learned;
mod open_hands;
pub mod policy;
mod sketch;
mod value;

use arrayvec::ArrayVec;
use rodeo_rules::choice::MAX_NEXT_WORDS;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, View};
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};
use rodeo_rules::take6::{Choice, DealMode, Fans, Phase, Play, Take6};

use super::mind::{SearchModel, Values};
use super::suspicion::Suspicion;
use crate::rng::SeatRng;
use crate::{Asked, Net};
use policy::{POLICY, Situation, UNIT, pick};
use sketch::{Sketch, hidden};

/// What a unit of the net's logits is worth beside a whole win: less is stronger against the baseline, more against players
/// of its own kind (`docs/bots/take6.md`).
const LOGIT: f32 = 0.08;
/// The same with two players, where 0.02 and 0.06 won more than 0.12.
const LOGIT_OF_TWO: f32 = 0.05;
/// The net may be against a card, but not more than so.
const LOWEST_LOGIT: f32 = -8.0;

impl SearchModel for Take6 {
    /// The net looks at the whole table at once, where playouts see a turn at a time.
    fn prior(view: &View<Take6>, seat: Seat, alternatives: &[Choice]) -> ArrayVec<f32, MAX_NEXT_WORDS> {
        let known = view.rules().deal == DealMode::Random;
        let odds = if known { Net::odds(view, seat) } else { ArrayVec::new() };
        let best = odds.iter().map(|odds| odds.logit).fold(f32::MIN, f32::max);
        let less = |choice: &Choice| {
            let odds = odds.iter().find(|odds| *choice == Choice::Card(odds.card));
            odds.map_or(0.0, |odds| (odds.logit - best).max(LOWEST_LOGIT))
        };
        let logit = if view.players() == 2 { LOGIT_OF_TWO } else { LOGIT };
        alternatives.iter().map(|choice| logit * less(choice)).collect()
    }

    fn suspect(asked: &Asked<'_, Take6>) -> Suspicion {
        habits::suspect(asked)
    }

    fn policy(&self, seat: Seat, careless: SeatSet, rng: &mut SeatRng) -> Option<Choice> {
        match self.phase() {
            Phase::Choose if careless.contains(seat) => self.any_choice(seat, rng),
            Phase::Choose if self.rules().fans == Fans::NONE => {
                Sketch::of(self).draw(seat, rng).map(Choice::Card)
            }
            Phase::Choose => with_fans(self, seat, rng),
            Phase::TakeRow(_) => Some(Choice::Row(RowRule::Cheapest.choose(self.rows(), rng))),
            // Any card: a policy that keeps cards apart was weaker in the arena.
            Phase::Draft(_) | Phase::Deal | Phase::Over => self.any_choice(seat, rng),
        }
    }

    fn solve(asked: &Asked<'_, Take6>, seat: Seat, alternatives: &[Choice]) -> Option<Values<Choice>> {
        open_hands::solve(asked, seat, alternatives)
    }

    fn worth(&self, seat: Seat, before: &Take6) -> Option<f32> {
        if self.phase() != Phase::Over && self.round() == before.round() {
            return None;
        }
        Some(value::of_match(self, seat, before))
    }

    fn finish(mut self, seat: Seat, before: &Take6, careless: SeatSet, mut luck: SeatRng) -> Option<f32> {
        loop {
            if let Some(worth) = self.worth(seat, before) {
                return Some(worth);
            }
            match (self.phase(), self.awaiting()) {
                (Phase::Choose, _) if self.rules().fans == Fans::NONE => {
                    let heads = Sketch::of(&self).play_out(careless, &mut luck);
                    return Some(value::of_round(&self, seat, &heads));
                }
                (_, Awaiting::Moves(seats)) => {
                    let choices =
                        seats.iter().map(|seat| Some((seat, self.policy(seat, careless, &mut luck)?)));
                    let step: ArrayVec<_, MAX_SEATS> = choices.collect::<Option<_>>()?;
                    self.play(&step, &mut DiscardEvents).ok()?;
                }
                (_, Awaiting::Deal | Awaiting::Over) => return None,
            }
        }
    }
}

/// What keeping the flip card for later speaks against using it now.
const KEPT: i32 = UNIT;

/// A card by the same tables, where fan cards bend the rules; it may be flipped.
fn with_fans(game: &Take6, seat: Seat, rng: &mut SeatRng) -> Option<Choice> {
    let situation = Situation::new(game.rows(), hidden(game), game.players(), game.hand_size(seat));
    let hand = game.hand(seat);
    let flips = hand.iter().filter(|&card| game.can_flip(seat, card));
    let plain = hand.iter().map(|card| Play { card, flipped: false });
    let plays = plain.chain(flips.map(|card| Play { card, flipped: true }));
    let plays: ArrayVec<Play, MAX_NEXT_WORDS> = plays.take(MAX_NEXT_WORDS).collect();
    let speaks = |play: &Play| {
        let goes = game.row_for(play.value()).map(|row| (row, game.markers().room(row)));
        let kept = if play.flipped { KEPT } else { 0 };
        POLICY.speaks(situation.look_at(hand, play.value(), goes)) - kept
    };
    let mut all: ArrayVec<i32, MAX_NEXT_WORDS> = plays.iter().map(speaks).collect();
    let play = match plays.as_slice() {
        [] => return None,
        [only] => only,
        several => several.get(pick(&mut all, rng) as usize)?,
    };
    Some(if play.flipped { Choice::Flipped(play.card) } else { Choice::Card(play.card) })
}
