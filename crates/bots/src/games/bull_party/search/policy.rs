//! The policy of playouts: the best choice by a valuation with random noise.

use rodeo_rules::bull_party::{BullParty, Choice, Laying, Phase};
use rodeo_rules::card::Card;
use rodeo_rules::game::RandomSource;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use crate::games::bull_party::laying::likely_plans;
use crate::games::bull_party::piles::piles;
use crate::games::bull_party::valuation::{HEAD, Valuation, Weights};
use crate::rng::SeatRng;

/// Upper bounds of the uniform noise on values, in hundredths of a head, so that playouts differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noise {
    /// On the decision to build instead of playing for a row.
    pub build: u32,
    /// On the card to play.
    pub card: u32,
    /// On the row to take or to add to.
    pub row: u32,
    /// On the laying.
    pub lay: u32,
}

impl Noise {
    pub const PLAYOUT: Noise = Noise { build: 200, card: 60, row: 60, lay: 60 };
}

/// The choice of the seat. `None` if it has nothing to decide.
pub fn choose(
    game: &BullParty,
    seat: Seat,
    weights: &Weights,
    noise: &Noise,
    rng: &mut SeatRng,
) -> Option<Choice> {
    match game.phase() {
        Phase::Pick if game.playing().contains(seat) => pick(game, seat, weights, noise, rng),
        Phase::TakeRow(taker) if taker == seat => take(game, seat, weights, noise, rng),
        Phase::AddTo(builder) if builder == seat => add(game, seat, weights, noise, rng),
        Phase::Lay => lay(game, seat, weights, noise, rng).map(Choice::Lay),
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

/// Plays the zero card while no row is good enough. Otherwise plays the cheapest card, where high numbers cost more.
fn pick(game: &BullParty, seat: Seat, weights: &Weights, noise: &Noise, rng: &mut SeatRng) -> Option<Choice> {
    let valuation = Valuation::new(game, weights);
    let hand = game.hand(seat);
    let top = valuation.main_pile(&piles(game, seat), hand).pile.top;
    let (mut best, mut second) = (i32::MIN, i32::MIN);
    for row in game.remaining_rows() {
        let value = valuation.row(game, row, top);
        if value > best {
            (best, second) = (value, best);
        } else if value > second {
            second = value;
        }
    }
    let rivals = i32::from(game.playing().len()) - 1;
    let edge = if rivals > 0 { best - second } else { 0 };
    if game.can_build() {
        let min_row_value = weights.min_row_value
            - weights.min_row_value_per_rival * rivals
            - weights.min_row_value_per_edge * edge / 100;
        let noise = rng.below(noise.build) as i32 - (noise.build / 2) as i32;
        if rivals == 0 || best + noise < min_row_value {
            return Some(Choice::Zero);
        }
    }
    let late = if rivals > 0 { weights.late_per_edge * edge / 100 + weights.late_base } else { 0 };
    let cost = |card: Card, noise: u32| {
        valuation.keep(card, top) + late * i32::from(card.get()) / HEAD + noise as i32
    };
    hand.iter().min_by_key(|&card| cost(card, rng.below(noise.card))).map(Choice::Card)
}

/// Takes the best row.
fn take(game: &BullParty, seat: Seat, weights: &Weights, noise: &Noise, rng: &mut SeatRng) -> Option<Choice> {
    let valuation = Valuation::new(game, weights);
    let top = valuation.main_pile(&piles(game, seat), game.hand(seat)).pile.top;
    let value = |row: &RowId| valuation.row(game, *row, top) + rng.below(noise.row) as i32;
    game.remaining_rows().max_by_key(value).map(Choice::Row)
}

/// Adds a card with a positive value to the best row, and another one to the worst row.
fn add(game: &BullParty, seat: Seat, weights: &Weights, noise: &Noise, rng: &mut SeatRng) -> Option<Choice> {
    let valuation = Valuation::new(game, weights);
    let top = valuation.main_pile(&piles(game, seat), game.hand(seat)).pile.top;
    let is_good = valuation.take(game.turned()?, top) > 0;
    let value = |row: &RowId| {
        let value = valuation.row(game, *row, top);
        (if is_good { value } else { -value }) + rng.below(noise.row) as i32
    };
    game.open_rows().max_by_key(value).map(Choice::Row)
}

/// Lays by the best plan.
fn lay(game: &BullParty, seat: Seat, weights: &Weights, noise: &Noise, rng: &mut SeatRng) -> Option<Laying> {
    let valuation = Valuation::new(game, weights);
    let piles = piles(game, seat);
    let mut best = None;
    let mut best_value = i32::MIN;
    likely_plans(&valuation, game.hand(seat), &piles, game.must_lay(seat), |plan| {
        let value = plan.value + rng.below(noise.lay) as i32;
        if value > best_value {
            (best, best_value) = (Some(plan), value);
        }
    });
    best?.laying(&piles)
}
