//! Detection of random players from the cards they have played.
//!
//! Each card in the history multiplies the odds of its seat by a likelihood ratio: how likely the learned policy plays the
//! card, compared with a random player. The other cards of the hand are assumed to be any unseen cards.

use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Game, RandomSource as _, View};
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{Event, Fans, Play, Take6};

use super::super::search::playout::hidden;
use super::super::search::policy::{POLICY, Situation, exp_weight};
use crate::rng::SeatRng;
use crate::{DecisionContext, PlayStyle, SeatStyles};

/// Prior odds of a sensible player.
const PRIOR_ODDS: f32 = 4.0;
/// Odds are kept between 1/`MAX_ODDS` and `MAX_ODDS`, so that later cards can change them.
const MAX_ODDS: f32 = 200.0;

/// Probabilities are rounded down to multiples of 1/`RESOLUTION`.
const RESOLUTION: u32 = 1 << 16;

/// The probability of each seat to be a random player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RandomPlayEstimate {
    probabilities: [f32; MAX_SEATS],
}

impl RandomPlayEstimate {
    /// No seat plays at random.
    const NONE: RandomPlayEstimate = RandomPlayEstimate { probabilities: [0.0; MAX_SEATS] };

    /// Samples a random or a good player for each seat.
    pub fn sample(&self, players: u8, rng: &mut SeatRng) -> SeatStyles {
        let mut styles = SeatStyles::STRONG;
        for seat in Seat::all(players) {
            let threshold = (self.probabilities[seat.index()] * RESOLUTION as f32) as u32;
            if threshold > 0 && rng.below(RESOLUTION) < threshold {
                styles.set(seat, PlayStyle::Random);
            }
        }
        styles
    }

    /// Expected share of sensible players among the opponents of this seat, from 0 to 1.
    pub fn sensible_share(&self, players: u8, seat: Seat) -> f32 {
        let others = Seat::all(players).filter(|&other| other != seat);
        let random: f32 = others.map(|other| self.probabilities[other.index()]).sum();
        1.0 - random / f32::from(players.max(2) - 1)
    }
}

/// Estimates which seats play at random. Not used with fan cards, which change the meaning of a card.
pub fn detect(context: &DecisionContext<'_, Take6>) -> RandomPlayEstimate {
    let rules = context.view.rules();
    let Ok(mut view) = View::<Take6>::new(&rules, context.view.viewer()) else {
        return RandomPlayEstimate::NONE;
    };
    if rules.fans != Fans::NONE || context.history.is_empty() {
        return RandomPlayEstimate::NONE;
    }
    let mut odds = [PRIOR_ODDS; MAX_SEATS];
    for event in context.history {
        if let Event::Revealed { plays } = event {
            update_odds(&view, plays, &mut odds);
        }
        view.follow(event);
    }
    RandomPlayEstimate { probabilities: odds.map(|odds| 1.0 / (1.0 + odds)) }
}

/// Updates the odds by one turn.
fn update_odds(before: &Take6, plays: &[Option<Play>; MAX_SEATS], odds: &mut [f32; MAX_SEATS]) {
    let left = Seat::new(0).map_or(0, |seat| before.hand_size(seat));
    if left < 2 {
        return;
    }
    let unseen = hidden(before);
    let situation = Situation::new(before.rows(), unseen, before.players(), left);
    let score = |value: u8| {
        let row = before.row_for(value);
        POLICY.score(situation.indices_of(CardSet::EMPTY, value, row.map(|row| (row, 5))))
    };
    let best = unseen.iter().map(|card| score(card.get())).max().unwrap_or(0);
    let weight = |value: u8| exp_weight(best.saturating_sub(score(value))) as f32;
    let total: f32 = unseen.iter().map(|card| weight(card.get())).sum();
    let mean = total / f32::from(unseen.len().max(1));
    for (odds, play) in odds.iter_mut().zip(plays) {
        if let Some(play) = play {
            let own = weight(play.card.get());
            let likelihood = own / (own + f32::from(left - 1) * mean);
            *odds = (*odds * likelihood * f32::from(left)).clamp(1.0 / MAX_ODDS, MAX_ODDS);
        }
    }
}
