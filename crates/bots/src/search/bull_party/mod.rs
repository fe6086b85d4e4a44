//! Bull Party: whole matches are played out, by players who see what a card is worth to them.

mod instinct;

use rodeo_rules::bull_party::{BullParty, Choice, Phase, Round};
use rodeo_rules::choice::MAX_OPTIONS;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::Seat;

use super::mind::{Alternatives, Mind};
use crate::dice::SeatDice;
use crate::glance::Glance as _;
use crate::glance::bull_party::eye::{Eye, Weights};
use crate::glance::bull_party::laying::best_layings;
use crate::glance::bull_party::piles::{final_score, piles};
use instinct::Moods;

/// As many layings are weighed.
const LAYINGS: usize = 16;
/// What a win is worth, in heads.
const WIN: f32 = 20.0;

impl Mind for BullParty {
    const SPREAD: i32 = 100;

    fn alternatives(view: &View<BullParty>, seat: Seat, dice: &mut SeatDice) -> Alternatives<Choice> {
        if view.phase() == Phase::Lay {
            return layings(view, seat);
        }
        let mut ideas = view.ideas(seat, dice);
        ideas.sort_by_key(|(_, rating)| std::cmp::Reverse(*rating));
        ideas.into_iter().map(|(choice, _)| choice).collect()
    }

    fn policy(&self, seat: Seat, dice: &mut SeatDice) -> Option<Choice> {
        instinct::choose(self, seat, &Weights::TUNED, &Moods::USUAL, dice)
    }

    fn worth(&self, seat: Seat, _before: &BullParty) -> Option<f32> {
        match self.phase() {
            Phase::Over => Some(result(self, seat, BullParty::score)),
            // The last laying is no question: the best one is known.
            Phase::Lay if self.round() == Round::Last => Some(result(self, seat, final_score)),
            _ => None,
        }
    }
}

/// A share of the win, and points compared with the others.
fn result(game: &BullParty, seat: Seat, score: fn(&BullParty, Seat) -> i32) -> f32 {
    let own = score(game, seat);
    let (mut all, mut best, mut equals) = (0, i32::MIN, 0u8);
    for other in Seat::all(game.players()).filter(|&other| other != seat) {
        let score = score(game, other);
        all += score;
        best = best.max(score);
        equals += u8::from(score == own);
    }
    let win = if own >= best { WIN / f32::from(equals + 1) } else { 0.0 };
    win + own as f32 - all as f32 / f32::from(game.players() - 1).max(1.0)
}

/// The best layings at first sight. The last one needs no search: nothing comes after it, and the best is known.
fn layings(view: &BullParty, seat: Seat) -> Alternatives<Choice> {
    let eye = Eye::new(view, &Weights::TUNED);
    let most = match view.round() {
        Round::Ordinary => LAYINGS,
        Round::Last => 1,
    };
    let layings = best_layings(&eye, view.hand(seat), &piles(view, seat), view.must_lay(seat), most);
    layings.into_iter().map(|(laying, _)| Choice::Lay(laying)).take(MAX_OPTIONS).collect()
}
