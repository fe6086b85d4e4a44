//! Bull Party: this round and the next two are played out, by players who see what a card is worth to them.
//!
//! - `instinct`: the players of imagined worlds
//!
//! What is worth trying comes from [`Heuristic`](crate::Heuristic), the layings from its optimiser. A playout ends with the
//! match, or three rounds on: what piles and hands are worth then is an estimate, but so many cards less depend on luck
//! that it shows more.

mod instinct;

use arrayvec::ArrayVec;
use rodeo_rules::bull_party::{BullParty, Choice, Phase, Round};
use rodeo_rules::choice::MAX_NEXT_WORDS;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};

use super::mind::{Alternatives, SearchModel, best_first};
use crate::glance::Heuristic as _;
use crate::glance::bull_party::eye::{Eye, HEAD, Weights};
use crate::glance::bull_party::laying::best_layings;
use crate::glance::bull_party::piles::{final_score, piles};
use crate::rng::SeatRng;
use instinct::Moods;

/// As many layings are weighed.
const LAYINGS: usize = 16;
/// As many rounds are played out, the present one included.
const ROUNDS: u8 = 3;
/// What a win is worth, in heads.
const WIN: f32 = 20.0;
/// A lead of so many heads before the end makes an even chance of a win certain.
const SURE_LEAD: f32 = 50.0;

impl SearchModel for BullParty {
    fn alternatives(view: &View<BullParty>, seat: Seat, rng: &mut SeatRng) -> Alternatives<Choice> {
        if view.phase() == Phase::Lay {
            return layings(view, seat);
        }
        best_first(view.ideas(seat, rng))
    }

    fn policy(&self, seat: Seat, _careless: SeatSet, rng: &mut SeatRng) -> Option<Choice> {
        instinct::choose(self, seat, &Weights::TUNED, &Moods::USUAL, rng)
    }

    fn worth(&self, seat: Seat, before: &BullParty) -> Option<f32> {
        match self.phase() {
            Phase::Over => Some(result(self, seat, BullParty::score)),
            // The last laying is no question: the best one is known.
            Phase::Lay if self.round() == Round::Last => Some(result(self, seat, final_score)),
            Phase::Pick if self.rounds() >= before.rounds().saturating_add(ROUNDS) => {
                Some(standing(self, seat))
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
}

/// The best layings at first sight. The last one needs no search: nothing comes after it, and the best is known.
fn layings(view: &BullParty, seat: Seat) -> Alternatives<Choice> {
    let eye = Eye::new(view, &Weights::TUNED);
    let most = match view.round() {
        Round::Ordinary => LAYINGS,
        Round::Last => 1,
    };
    let layings = best_layings(&eye, view.hand(seat), &piles(view, seat), view.must_lay(seat), most);
    layings.into_iter().map(|(laying, _)| Choice::Lay(laying)).take(MAX_NEXT_WORDS).collect()
}

/// The end of a match: a share of the win, and points compared with the others.
fn result(game: &BullParty, seat: Seat, score: fn(&BullParty, Seat) -> i32) -> f32 {
    let own = score(game, seat);
    let others: ArrayVec<i32, MAX_SEATS> =
        Seat::all(game.players()).filter(|&other| other != seat).map(|other| score(game, other)).collect();
    let win = if others.iter().any(|&other| other > own) {
        0.0
    } else {
        WIN / (1 + others.iter().filter(|&&other| other == own).count()) as f32
    };
    win + own as f32 - mean(game, others.iter().sum())
}

/// Between two rounds: the same as far as it can be foreseen.
fn standing(game: &BullParty, seat: Seat) -> f32 {
    let eye = Eye::new(game, &Weights::FORESEEN);
    let foreseen = |seat| eye.standing(game, seat);
    let others = Seat::all(game.players()).filter(|&other| other != seat).map(foreseen).sum();
    let lead = (foreseen(seat) as f32 - mean(game, others)) / HEAD as f32;
    let chance = 1.0 / f32::from(game.players().max(1)) + lead / SURE_LEAD;
    WIN * chance.clamp(0.0, 1.0) + lead
}

/// A sum over the others, for each of them.
fn mean(game: &BullParty, others: i32) -> f32 {
    others as f32 / f32::from(game.players() - 1).max(1.0)
}
