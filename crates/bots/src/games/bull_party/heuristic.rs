//! Heuristic: build one main pile, let the rows grow, and take a good one in time.

use rodeo_rules::bull_party::{BullParty, Choice, Phase};
use rodeo_rules::card::Card;
use rodeo_rules::seat::Seat;

use super::laying::best_layings;
use super::mistakes::PileMistake;
use super::piles::piles;
use super::valuation::{HEAD, Valuation, Weights};
use crate::heuristic::{Heuristic, ScoredChoices, best, collect_scored};
use crate::rng::SeatRng;

/// Maximum number of layings that are scored.
const MAX_LAYINGS: usize = 8;
/// Higher than the score of any card.
const FIRST: i32 = 1_000_000;

impl Heuristic for BullParty {
    fn scored_choices(&self, seat: Seat, _rng: &mut SeatRng) -> ScoredChoices<Choice> {
        scored_by(self, seat, &Weights::PLAIN)
    }

    fn careless_choice(&self, seat: Seat, rng: &mut SeatRng) -> Option<Choice> {
        let mistake = PileMistake::sample(rng);
        mistake.lay(self, seat).or_else(|| best(scored_by(self, seat, mistake.weights()).into_iter()))
    }
}

/// Scores the choices of the seat with these weights.
fn scored_by(game: &BullParty, seat: Seat, weights: &Weights) -> ScoredChoices<Choice> {
    let valuation = Valuation::new(game, weights);
    let piles = piles(game, seat);
    let top = valuation.main_pile(&piles, game.hand(seat)).pile.top;
    match game.phase() {
        Phase::Pick if game.playing().contains(seat) => scored_picks(game, seat, &valuation, top),
        Phase::TakeRow(taker) if taker == seat => {
            collect_scored(game.remaining_rows().map(|row| (Choice::Row(row), valuation.row(game, row, top))))
        }
        Phase::AddTo(builder) if builder == seat => {
            let sign = if game.turned().is_some_and(|card| valuation.take(card, top) > 0) { 1 } else { -1 };
            collect_scored(
                game.open_rows().map(|row| (Choice::Row(row), sign * valuation.row(game, row, top))),
            )
        }
        Phase::Lay => {
            let layings = best_layings(&valuation, game.hand(seat), &piles, game.must_lay(seat), MAX_LAYINGS);
            collect_scored(layings.into_iter().map(|(laying, value)| (Choice::Lay(laying), value)))
        }
        Phase::Pick
        | Phase::TakeRow(_)
        | Phase::AddTo(_)
        | Phase::Letters
        | Phase::Cards
        | Phase::Layout
        | Phase::Draw(_)
        | Phase::Over => ScoredChoices::new(),
    }
}

/// Plays the zero card while no row is good enough. Otherwise plays the card with the lowest value, preferring low
/// numbers, since the lowest card chooses a row first.
fn scored_picks(game: &BullParty, seat: Seat, valuation: &Valuation<'_>, top: u8) -> ScoredChoices<Choice> {
    let best = game.remaining_rows().map(|row| valuation.row(game, row, top)).max().unwrap_or(0);
    let alone = game.playing().len() == 1;
    let build = if alone || best < valuation.weights.min_row_value { FIRST } else { -FIRST };
    let cost =
        |card: Card| valuation.keep(card, top) + valuation.weights.late_base * i32::from(card.get()) / HEAD;
    let cards = game.hand(seat).iter().map(|card| (Choice::Card(card), -cost(card)));
    collect_scored(cards.chain(game.can_build().then_some((Choice::Zero, build))))
}
