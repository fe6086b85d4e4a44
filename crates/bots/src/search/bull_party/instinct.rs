//! What somebody does without counting, in a moment: the players of imagined worlds.

use rodeo_rules::bull_party::{BullParty, Choice, Laying, Phase};
use rodeo_rules::card::Card;
use rodeo_rules::game::RandomSource;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use crate::glance::bull_party::eye::{Eye, HEAD, Weights};
use crate::glance::bull_party::laying::likely_plans;
use crate::glance::bull_party::piles::piles;
use crate::rng::SeatRng;

/// How far judgements stray, since nobody plays the same every time: in hundredths of a head, by what is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moods {
    pub wait: u32,
    pub card: u32,
    pub row: u32,
    pub lay: u32,
}

impl Moods {
    pub const USUAL: Moods = Moods { wait: 200, card: 60, row: 60, lay: 60 };
}

/// What the seat does; `None` where it is not asked.
pub fn choose(
    game: &BullParty,
    seat: Seat,
    weights: &Weights,
    moods: &Moods,
    rng: &mut SeatRng,
) -> Option<Choice> {
    match game.phase() {
        Phase::Pick if game.playing().contains(seat) => pick(game, seat, weights, moods, rng),
        Phase::TakeRow(taker) if taker == seat => take(game, seat, weights, moods, rng),
        Phase::AddTo(builder) if builder == seat => add(game, seat, weights, moods, rng),
        Phase::Lay => lay(game, seat, weights, moods, rng).map(Choice::Lay),
        Phase::Pick
        | Phase::TakeRow(_)
        | Phase::AddTo(_)
        | Phase::Letters
        | Phase::Cards
        | Phase::Layout
        | Phase::Draw(_)
        | Phase::Over => None,
    }
}

/// Waits while no row is good enough; then the card that is least missed, and a low one where there is something to lose.
fn pick(game: &BullParty, seat: Seat, weights: &Weights, moods: &Moods, rng: &mut SeatRng) -> Option<Choice> {
    let eye = Eye::new(game, weights);
    let hand = game.hand(seat);
    let top = eye.main_pile(&piles(game, seat), hand).pile.top;
    let (mut best, mut next) = (i32::MIN, i32::MIN);
    for row in game.remaining_rows() {
        let worth = eye.row(game, row, top);
        if worth > best {
            (best, next) = (worth, best);
        } else if worth > next {
            next = worth;
        }
    }
    let rivals = i32::from(game.playing().len()) - 1;
    let edge = if rivals > 0 { best - next } else { 0 };
    if game.can_build() {
        let enough = weights.patience - weights.rival * rivals - weights.edge * edge / 100;
        let mood = rng.below(moods.wait) as i32 - (moods.wait / 2) as i32;
        if rivals == 0 || best + mood < enough {
            return Some(Choice::Zero);
        }
    }
    let late = if rivals > 0 { weights.late * edge / 100 + weights.late_anyway } else { 0 };
    let cost =
        |card: Card, mood: u32| eye.keep(card, top) + late * i32::from(card.get()) / HEAD + mood as i32;
    hand.iter().min_by_key(|&card| cost(card, rng.below(moods.card))).map(Choice::Card)
}

/// The best row.
fn take(game: &BullParty, seat: Seat, weights: &Weights, moods: &Moods, rng: &mut SeatRng) -> Option<Choice> {
    let eye = Eye::new(game, weights);
    let top = eye.main_pile(&piles(game, seat), game.hand(seat)).pile.top;
    let worth = |row: &RowId| eye.row(game, *row, top) + rng.below(moods.row) as i32;
    game.remaining_rows().max_by_key(worth).map(Choice::Row)
}

/// A card that is welcome makes the best row better, another one the worst row worse.
fn add(game: &BullParty, seat: Seat, weights: &Weights, moods: &Moods, rng: &mut SeatRng) -> Option<Choice> {
    let eye = Eye::new(game, weights);
    let top = eye.main_pile(&piles(game, seat), game.hand(seat)).pile.top;
    let welcome = eye.take(game.turned()?, top) > 0;
    let worth = |row: &RowId| {
        let worth = eye.row(game, *row, top);
        (if welcome { worth } else { -worth }) + rng.below(moods.row) as i32
    };
    game.open_rows().max_by_key(worth).map(Choice::Row)
}

/// A good laying.
fn lay(game: &BullParty, seat: Seat, weights: &Weights, moods: &Moods, rng: &mut SeatRng) -> Option<Laying> {
    let eye = Eye::new(game, weights);
    let piles = piles(game, seat);
    let mut best = None;
    let mut best_value = i32::MIN;
    likely_plans(&eye, game.hand(seat), &piles, game.must_lay(seat), |plan| {
        let value = plan.value + rng.below(moods.lay) as i32;
        if value > best_value {
            (best, best_value) = (Some(plan), value);
        }
    });
    best?.laying(&piles)
}
