//! The end of a review: what it says about each seat and about the whole match.

use rodeo_bots::SeatRng;
use rodeo_rules::game::{Awaiting, ScoreOrder};
use rodeo_rules::seat::{Seat, Viewer};

use super::{CURVE_STREAM, END_STREAM, ReviewError, Reviewer};
use crate::accuracy::accuracy;
use crate::balance::{score_balance, win_balance};
use crate::games::ReviewModel;
use crate::key_moments::key_moments;
use crate::styles::play_styles;
use crate::types::{Balance, CurvePoint, Label, Review, SeatReview, Unit};
use crate::unit;

impl<G: ReviewModel> Reviewer<'_, G> {
    pub(super) fn finish(mut self, game: &G, steps: usize) -> Result<Review, ReviewError> {
        let is_open = self.traces.iter().any(|traces| traces.len() > usize::from(self.round));
        if is_open {
            let mut values = Vec::new();
            for seat in Seat::all(game.players()) {
                let parts = [self.options.seed, END_STREAM, u64::from(seat.get())];
                let end =
                    self.position_values(&game.view(Viewer::Seat(seat)), &mut SeatRng::from_parts(&parts));
                let end = end.ok_or(ReviewError::Simulation { step: steps })?;
                values.push(end[seat.index()]);
            }
            self.close_round(&values);
        }
        self.curve.push(self.last_point(game, steps)?);
        let seats = self.seat_reviews(&game.rules());
        let lower_is_better =
            unit::<G>() != Unit::WinChance && G::KIND.descriptor().score_order == ScoreOrder::LowestWins;
        let sign = if lower_is_better { -1.0 } else { 1.0 };
        Ok(Review {
            game: G::KIND,
            unit: unit::<G>(),
            lower_is_better,
            seed: self.options.seed,
            finished: game.awaiting() == Awaiting::Over,
            steps,
            seats,
            key_moments: key_moments(&self.decisions, &self.curve, sign),
            decisions: self.decisions,
            curve: self.curve,
        })
    }

    /// The chances at the end of the record.
    fn last_point(&self, game: &G, steps: usize) -> Result<CurvePoint, ReviewError> {
        let players = usize::from(game.players());
        let between_rounds = *game == self.round_start && self.round > 0;
        let win = if between_rounds {
            self.win[..players].iter().map(|&win| f64::from(win)).collect()
        } else {
            let mut rng = SeatRng::from_parts(&[self.options.seed, CURVE_STREAM, steps as u64]);
            let values = self.position_values(&game.view(Viewer::Public), &mut rng);
            let values = values.ok_or(ReviewError::Simulation { step: steps })?;
            values.iter().map(|value| value.win).collect()
        };
        Ok(CurvePoint { step: steps, round: self.round, win })
    }

    fn seat_reviews(&self, rules: &G::Rules) -> Vec<SeatReview> {
        let evidence = G::style_evidence(rules, Viewer::Public, &self.public_history);
        let traces = Seat::all(self.traces.len() as u8).zip(&self.traces);
        let reviewed = traces.filter(|(seat, _)| self.reviewed.contains(*seat));
        reviewed
            .map(|(seat, rounds)| SeatReview {
                styles: evidence.as_ref().and_then(|evidence| play_styles(seat, &evidence[seat.index()])),
                ..self.seat_review(seat, score_balance(rounds), win_balance(rounds))
            })
            .collect()
    }

    fn seat_review(&self, seat: Seat, score: Balance, win: Balance) -> SeatReview {
        let own = || self.decisions.iter().filter(|decision| decision.seat == seat);
        let labelled = |label: Label| own().filter(|decision| decision.label == Some(label)).count() as u32;
        SeatReview {
            seat,
            accuracy: accuracy(own()),
            decisions: own().count() as u32,
            labels: Label::ALL.map(labelled),
            cost: own().map(|decision| decision.cost.mean).sum(),
            score,
            win,
            styles: None,
        }
    }
}
