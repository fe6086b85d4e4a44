//! Search model: playouts of the current round and the next two.
//!
//! - `policy`: the policy of playouts
//!
//! Alternatives come from [`Heuristic`](crate::Heuristic), layings from its optimiser. A playout ends after three rounds
//! or with the match. After three rounds the value of piles and hands is an estimate, but with much less noise than the
//! result of the match.

mod policy;

use arrayvec::ArrayVec;
use rodeo_rules::bull_party::{BullParty, Choice, Phase, Round};
use rodeo_rules::choice::MAX_NEXT_WORDS;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{MAX_SEATS, Seat};

use super::laying::best_layings;
use super::piles::{final_score, piles};
use super::valuation::{HEAD, Valuation, Weights};
use crate::SeatStyles;
use crate::heuristic::Heuristic as _;
use crate::rng::SeatRng;
use crate::search::{Alternatives, SearchModel, best_first, play_until};
use policy::Noise;

/// Maximum number of layings among the alternatives.
const MAX_LAYINGS: usize = 16;
/// Number of rounds in a playout, including the current one.
const ROUNDS: u8 = 3;
/// Value of a win, in heads.
const WIN: f32 = 20.0;
/// A lead of this many heads raises the estimated probability of a win by 1.
const CERTAIN_LEAD: f32 = 50.0;

impl SearchModel for BullParty {
    fn alternatives(view: &View<BullParty>, seat: Seat, rng: &mut SeatRng) -> Alternatives<Choice> {
        if view.phase() == Phase::Lay {
            return layings(view, seat);
        }
        best_first(view.scored_choices(seat, rng))
    }

    fn policy(&self, seat: Seat, _styles: &SeatStyles, rng: &mut SeatRng) -> Option<Choice> {
        policy::choose(self, seat, &Weights::TUNED, &Noise::PLAYOUT, rng)
    }

    fn terminal_value(&self, seat: Seat, before: &BullParty) -> Option<f32> {
        value_after(self, seat, before, ROUNDS)
    }

    /// Turns are rounds here.
    fn play_briefly(
        self,
        seat: Seat,
        before: &BullParty,
        styles: &SeatStyles,
        playout_rng: SeatRng,
        turns: u8,
    ) -> Option<f32> {
        let rounds = turns.saturating_add(1).min(ROUNDS);
        play_until(self, styles, playout_rng, |game| value_after(game, seat, before, rounds))
    }
}

/// The value once the match is over, or this many rounds after the beginning of the round of `before`.
fn value_after(game: &BullParty, seat: Seat, before: &BullParty, rounds: u8) -> Option<f32> {
    match game.phase() {
        Phase::Over => Some(final_value(game, seat, BullParty::score)),
        // The optimal last laying is known.
        Phase::Lay if game.round() == Round::Last => Some(final_value(game, seat, final_score)),
        Phase::Pick if game.rounds() >= before.rounds().saturating_add(rounds) => {
            Some(position_value(game, seat))
        }
        Phase::Letters
        | Phase::Cards
        | Phase::Layout
        | Phase::Pick
        | Phase::TakeRow(_)
        | Phase::Draw(_)
        | Phase::AddTo(_)
        | Phase::Lay => None,
    }
}

/// The best layings by the valuation. The last laying of the match needs no search: the optimal one is known.
fn layings(view: &BullParty, seat: Seat) -> Alternatives<Choice> {
    let valuation = Valuation::new(view, &Weights::TUNED);
    let max = match view.round() {
        Round::Ordinary => MAX_LAYINGS,
        Round::Last => 1,
    };
    let layings = best_layings(&valuation, view.hand(seat), &piles(view, seat), view.must_lay(seat), max);
    layings.into_iter().map(|(laying, _)| Choice::Lay(laying)).take(MAX_NEXT_WORDS).collect()
}

/// Value at the end of the match: the share of the win, and the score relative to the mean of the others.
fn final_value(game: &BullParty, seat: Seat, score: fn(&BullParty, Seat) -> i32) -> f32 {
    let own = score(game, seat);
    let others: ArrayVec<i32, MAX_SEATS> =
        Seat::all(game.players()).filter(|&other| other != seat).map(|other| score(game, other)).collect();
    let win = if others.iter().any(|&other| other > own) {
        0.0
    } else {
        WIN / (1 + others.iter().filter(|&&other| other == own).count()) as f32
    };
    win + own as f32 - mean_of_others(game, others.iter().sum())
}

/// Estimate of [`final_value`] between rounds.
fn position_value(game: &BullParty, seat: Seat) -> f32 {
    let valuation = Valuation::new(game, &Weights::POSITION);
    let expected = |seat| valuation.position(game, seat);
    let others = Seat::all(game.players()).filter(|&other| other != seat).map(expected).sum();
    let lead = (expected(seat) as f32 - mean_of_others(game, others)) / HEAD as f32;
    let win_probability = 1.0 / f32::from(game.players().max(1)) + lead / CERTAIN_LEAD;
    WIN * win_probability.clamp(0.0, 1.0) + lead
}

/// The mean of a sum over the other seats.
fn mean_of_others(game: &BullParty, sum: i32) -> f32 {
    sum as f32 / f32::from(game.players() - 1).max(1.0)
}

#[cfg(test)]
mod tests {
    use rodeo_rules::game::DiscardEvents;
    use rodeo_rules::options::read_options;

    use super::*;

    #[test]
    fn short_horizon_ends_playouts_with_the_current_round() {
        let mut rng = SeatRng::new(6);
        let mut game = BullParty::new(&read_options(3, "").unwrap()).unwrap();
        let seat = Seat::default();
        while game.phase() != Phase::Pick {
            game.play_reference_step(&mut rng, &mut DiscardEvents).unwrap();
        }
        let before = game;
        let mut after = game;
        while value_after(&after, seat, &before, 1).is_none() {
            after.play_reference_step(&mut rng, &mut DiscardEvents).unwrap();
        }
        assert_eq!(after.rounds(), before.rounds() + 1);
        assert_eq!(after.terminal_value(seat, &before), None);
        let (brief, longer) = (
            after.play_briefly(seat, &before, &SeatStyles::STRONG, SeatRng::new(1), 0),
            after.play_briefly(seat, &before, &SeatStyles::STRONG, SeatRng::new(1), 2),
        );
        assert_eq!(brief, Some(position_value(&after, seat)));
        assert_ne!(brief, longer);
        assert_eq!(longer, after.play_out(seat, &before, &SeatStyles::STRONG, SeatRng::new(1)));
    }
}
