//! Bull Party: keep one pile going, let the rows grow, and take a good one in time.
//!
//! - `piles`: what counts of a seat's piles
//! - `eye` ([`Eye`]): what cards, rows and tops are worth to a seat
//! - `laying`: which cards to lay, and where

pub mod eye;
pub mod laying;
pub mod piles;

use rodeo_rules::bull_party::{BullParty, Choice, Phase};
use rodeo_rules::card::Card;
use rodeo_rules::seat::Seat;

use super::{Heuristic, Ideas, gather};
use crate::rng::SeatRng;
use eye::{Eye, HEAD, Weights};
use laying::best_layings;
use piles::piles;

/// As many layings come to mind.
const LAYINGS: usize = 8;
/// More than any card is worth.
const MUCH: i32 = 1_000_000;

impl Heuristic for BullParty {
    fn ideas(&self, seat: Seat, _dice: &mut SeatRng) -> Ideas<Choice> {
        let eye = Eye::new(self, &Weights::PLAIN);
        let piles = piles(self, seat);
        let top = eye.main_pile(&piles, self.hand(seat)).pile.top;
        match self.phase() {
            Phase::Pick if self.playing().contains(seat) => picks(self, seat, &eye, top),
            Phase::TakeRow(taker) if taker == seat => {
                gather(self.remaining_rows().map(|row| (Choice::Row(row), eye.row(self, row, top))))
            }
            Phase::AddTo(builder) if builder == seat => {
                let sign = if self.turned().is_some_and(|card| eye.take(card, top) > 0) { 1 } else { -1 };
                gather(self.open_rows().map(|row| (Choice::Row(row), sign * eye.row(self, row, top))))
            }
            Phase::Lay => {
                let layings = best_layings(&eye, self.hand(seat), &piles, self.must_lay(seat), LAYINGS);
                gather(layings.into_iter().map(|(laying, value)| (Choice::Lay(laying), value)))
            }
            Phase::Pick
            | Phase::TakeRow(_)
            | Phase::AddTo(_)
            | Phase::Letters
            | Phase::Cards
            | Phase::Layout
            | Phase::Draw(_)
            | Phase::Over => Ideas::new(),
        }
    }
}

/// Builds while no row is good enough. Then a card that is not missed, and rather a low one: the lowest is served first.
fn picks(game: &BullParty, seat: Seat, eye: &Eye<'_>, top: u8) -> Ideas<Choice> {
    let best = game.remaining_rows().map(|row| eye.row(game, row, top)).max().unwrap_or(0);
    let alone = game.playing().len() == 1;
    let build = if alone || best < eye.weights.patience { MUCH } else { -MUCH };
    let missed = |card: Card| eye.keep(card, top) + eye.weights.late_anyway * i32::from(card.get()) / HEAD;
    let cards = game.hand(seat).iter().map(|card| (Choice::Card(card), -missed(card)));
    gather(cards.chain(game.can_build().then_some((Choice::Zero, build))))
}
