//! Search model.
//!
//! - `policy`: the policy of playouts, learned from the search
//! - `random_play`: detection of random players from the history
//! - `open_hands`: exact solution of the last turns if all hands are known
//! - `playout`: a round in a compact form, for fast playouts
//! - `value`: the value of a result: the probability to win the match, and the heads relative to the others

mod learned;
mod open_hands;
mod playout;
pub mod policy;
mod random_play;
mod value;

use arrayvec::ArrayVec;
use rodeo_rules::choice::MAX_NEXT_WORDS;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, View};
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};
use rodeo_rules::standings::Scores;
use rodeo_rules::take6::{Choice, DealMode, Fans, Phase, Play, Take6};

use super::Net;
use crate::DecisionContext;
use crate::rng::SeatRng;
use crate::search::{RandomPlayEstimate, SearchModel, Values};
use playout::{PlayoutState, hidden};
use policy::{POLICY, SCORE_UNIT, Situation, sample_index};

/// Value of a unit of the net's logits, in wins. Lower values are stronger against the baseline, higher ones against
/// similar players (`docs/bots/take6.md`).
const LOGIT_VALUE: f32 = 0.08;
/// The same with two players, where 0.02 and 0.06 won more than 0.12.
const LOGIT_VALUE_TWO_PLAYERS: f32 = 0.05;
/// Lower bound of a logit relative to the best card.
const MIN_RELATIVE_LOGIT: f32 = -8.0;

impl SearchModel for Take6 {
    /// The logits of the net relative to its best card.
    fn prior(view: &View<Take6>, seat: Seat, alternatives: &[Choice]) -> ArrayVec<f32, MAX_NEXT_WORDS> {
        let is_trained = view.rules().deal == DealMode::Random;
        let estimates = if is_trained { Net::evaluate(view, seat) } else { ArrayVec::new() };
        let best = estimates.iter().map(|estimate| estimate.logit).fold(f32::MIN, f32::max);
        let relative = |choice: &Choice| {
            let estimate = estimates.iter().find(|estimate| *choice == Choice::Card(estimate.card));
            estimate.map_or(0.0, |estimate| (estimate.logit - best).max(MIN_RELATIVE_LOGIT))
        };
        let logit_value = if view.players() == 2 { LOGIT_VALUE_TWO_PLAYERS } else { LOGIT_VALUE };
        alternatives.iter().map(|choice| logit_value * relative(choice)).collect()
    }

    fn detect_random_play(context: &DecisionContext<'_, Take6>) -> RandomPlayEstimate {
        random_play::detect(context)
    }

    fn policy(&self, seat: Seat, random_seats: SeatSet, rng: &mut SeatRng) -> Option<Choice> {
        match self.phase() {
            Phase::Choose if random_seats.contains(seat) => self.any_choice(seat, rng),
            Phase::Choose if self.rules().fans == Fans::NONE => {
                PlayoutState::new(self).sample_card(seat, rng).map(Choice::Card)
            }
            Phase::Choose => sample_with_fans(self, seat, rng),
            Phase::TakeRow(_) => Some(Choice::Row(RowRule::Cheapest.choose(self.rows(), rng))),
            // A draft policy that spreads the hand was weaker in the arena.
            Phase::Draft(_) | Phase::Deal | Phase::Over => self.any_choice(seat, rng),
        }
    }

    fn solve(
        context: &DecisionContext<'_, Take6>,
        seat: Seat,
        alternatives: &[Choice],
    ) -> Option<Values<Choice>> {
        open_hands::solve(context, seat, alternatives)
    }

    fn terminal_value(&self, seat: Seat, before: &Take6) -> Option<f32> {
        if !self.is_round_over(before) {
            return None;
        }
        Some(value::match_value(self, seat, before))
    }

    fn is_round_over(&self, before: &Take6) -> bool {
        self.phase() == Phase::Over || self.round() != before.round()
    }

    fn play_round(mut self, before: &Take6, rng: &mut SeatRng) -> Option<Scores> {
        while !self.is_round_over(before) {
            if self.phase() == Phase::Choose && self.rules().fans == Fans::NONE {
                let heads = PlayoutState::new(&self).play_out(SeatSet::EMPTY, rng);
                let score = |seat: Seat| self.score(seat) as i32 + i32::from(heads[seat.index()]);
                return Some(Seat::all(self.players()).map(score).collect());
            }
            self.play_reference_step(rng, &mut DiscardEvents)?;
        }
        Some(self.standings().scores)
    }

    fn round_value(before: &Take6, seat: Seat, scores: &Scores) -> Option<f32> {
        Some(value::scores_value(before, seat, scores))
    }

    fn play_out(
        mut self,
        seat: Seat,
        before: &Take6,
        random_seats: SeatSet,
        mut playout_rng: SeatRng,
    ) -> Option<f32> {
        loop {
            if let Some(value) = self.terminal_value(seat, before) {
                return Some(value);
            }
            match (self.phase(), self.awaiting()) {
                (Phase::Choose, _) if self.rules().fans == Fans::NONE => {
                    let heads = PlayoutState::new(&self).play_out(random_seats, &mut playout_rng);
                    return Some(value::round_value(&self, seat, &heads));
                }
                (_, Awaiting::Moves(seats)) => {
                    let choices = seats
                        .iter()
                        .map(|seat| Some((seat, self.policy(seat, random_seats, &mut playout_rng)?)));
                    let step: ArrayVec<_, MAX_SEATS> = choices.collect::<Option<_>>()?;
                    self.play(&step, &mut DiscardEvents).ok()?;
                }
                (_, Awaiting::Deal | Awaiting::Over) => return None,
            }
        }
    }
}

/// Score of keeping the flip card for later.
const KEPT_FLIP: i32 = SCORE_UNIT;

/// Samples a card, flipped or not, by the same tables in games with fan cards.
fn sample_with_fans(game: &Take6, seat: Seat, rng: &mut SeatRng) -> Option<Choice> {
    let situation = Situation::new(game.rows(), hidden(game), game.players(), game.hand_size(seat));
    let hand = game.hand(seat);
    let flips = hand.iter().filter(|&card| game.can_flip(seat, card));
    let plain = hand.iter().map(|card| Play { card, flipped: false });
    let plays = plain.chain(flips.map(|card| Play { card, flipped: true }));
    let plays: ArrayVec<Play, MAX_NEXT_WORDS> = plays.take(MAX_NEXT_WORDS).collect();
    let score = |play: &Play| {
        let row = game.row_for(play.value()).map(|row| (row, game.markers().room(row)));
        let kept_flip = if play.flipped { KEPT_FLIP } else { 0 };
        POLICY.score(situation.indices_of(hand, play.value(), row)) - kept_flip
    };
    let mut scores: ArrayVec<i32, MAX_NEXT_WORDS> = plays.iter().map(score).collect();
    let play = match plays.as_slice() {
        [] => return None,
        [only] => only,
        several => several.get(sample_index(&mut scores, rng) as usize)?,
    };
    Some(if play.flipped { Choice::Flipped(play.card) } else { Choice::Card(play.card) })
}
