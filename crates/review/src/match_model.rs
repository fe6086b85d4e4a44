//! The chance to win a match from the scores at the end of a round.
//!
//! Rounds played by the reference player on all seats are sampled once per review. What is left of a match is then a
//! random sequence of such rounds, which is much faster than playing them.

use rodeo_bots::SeatRng;
use rodeo_rules::game::{Outcome, RandomSource, ScoreOrder};
use rodeo_rules::seat::MAX_SEATS;
use rodeo_rules::standings::Scores;

use crate::games::ReviewModel;

/// Numbers by seat.
pub type BySeat = [f32; MAX_SEATS];

/// Sampled rounds of a match with these rules.
pub struct MatchModel<G: ReviewModel> {
    rules: G::Rules,
    players: usize,
    /// Scores of each sampled round by side. The round is the first of a match.
    rounds: Vec<Scores>,
}

/// A match is cut off after so many further rounds: the leader wins.
const MAX_ROUNDS: u16 = 200;

impl<G: ReviewModel> MatchModel<G> {
    /// Samples `count` rounds. `None` if the rules cannot be played.
    pub fn new(rules: &G::Rules, count: u32, rng: &mut SeatRng) -> Option<MatchModel<G>> {
        let start = G::new(rules).ok()?;
        let players = usize::from(start.players());
        let rounds = (0..count).map(|_| start.clone().play_round(&start, rng));
        Some(MatchModel { rules: *rules, players, rounds: rounds.collect::<Option<_>>()? })
    }

    /// The mean score of a seat in a round, before its deal. In cooperative games, the chance to win.
    pub fn expected_score(&self, seat: usize, round: u16) -> f64 {
        let number = |scores: &Scores| match G::KIND.descriptor().is_cooperative() {
            true => f64::from(shares::<G>(scores, self.players)[seat]),
            false => f64::from(self.rotated(scores, seat, round)),
        };
        self.rounds.iter().map(number).sum::<f64>() / self.rounds.len().max(1) as f64
    }

    /// The chance of each seat to win before the first deal. In a game with a single deal, the sampled rounds are whole
    /// matches.
    pub fn chances_at_start(&self, scores: &Scores, continuations: u32, rng: &mut SeatRng) -> BySeat {
        if G::KIND.descriptor().single_round.is_some() {
            return self.win_chances(scores, 0, continuations, rng);
        }
        let mut means = [0.0; MAX_SEATS];
        for round in &self.rounds {
            for (mean, share) in means.iter_mut().zip(shares::<G>(round, self.players)) {
                *mean += share / self.rounds.len() as f32;
            }
        }
        means
    }

    /// The chance of each seat to win if `rounds` rounds are done with these scores: the share of the win if the match is
    /// over, otherwise the mean of `continuations` sampled ends.
    pub fn win_chances(&self, scores: &Scores, rounds: u16, continuations: u32, rng: &mut SeatRng) -> BySeat {
        if G::is_match_over(&self.rules, rounds, scores) {
            return shares::<G>(scores, self.players);
        }
        let mut sums = [0.0; MAX_SEATS];
        for _ in 0..continuations {
            let mut totals = scores.clone();
            let mut done = rounds;
            while !G::is_match_over(&self.rules, done, &totals) && done < rounds.saturating_add(MAX_ROUNDS) {
                let round = &self.rounds[rng.below(self.rounds.len() as u32) as usize];
                for (seat, total) in totals.iter_mut().enumerate() {
                    *total += self.rotated(round, seat, done);
                }
                done += 1;
            }
            for (sum, share) in sums.iter_mut().zip(shares::<G>(&totals, self.players)) {
                *sum += share / continuations as f32;
            }
        }
        sums
    }

    /// The score of a seat in a sampled round, as if it were round number `round`: the seat that begins moves on by one
    /// each round.
    fn rotated(&self, scores: &Scores, seat: usize, round: u16) -> i32 {
        let shift = usize::from(round) % self.players;
        scores.get((seat + self.players - shift) % self.players).copied().unwrap_or(0)
    }
}

/// The share of the win of each seat at the end of a match with these scores by side.
pub fn shares<G: ReviewModel>(scores: &Scores, players: usize) -> BySeat {
    let mut shares = [0.0; MAX_SEATS];
    let descriptor = G::KIND.descriptor();
    if descriptor.is_cooperative() {
        let won = match (scores.as_slice(), descriptor.score_order) {
            ([team, opponent, ..], ScoreOrder::LowestWins) => team < opponent,
            ([team, opponent, ..], ScoreOrder::HighestWins) => team > opponent,
            _ => false,
        };
        shares[..players].fill(f32::from(u8::from(won)));
        return shares;
    }
    let winners = Outcome::best(scores.iter().copied(), descriptor.score_order).winners;
    for winner in winners.iter() {
        shares[winner.index()] = 1.0 / f32::from(winners.len());
    }
    shares
}
