//! Heuristic: play close to the end of a short row, or take a cheap one.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Game, StepError};
use rodeo_rules::rows::{FourRows, Row, RowId, RowRule};
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Choice, Phase, Play, Take6};

use crate::heuristic::{Heuristic, ScoredChoices, best_noticed, collect_scored};
use crate::random::cheapest_row;
use crate::random_match::RandomTable;
use crate::rng::SeatRng;
use crate::row_mistakes::{RowMistake, TargetRow};

use super::random_match;

impl Heuristic for Take6 {
    const TAKES_ROWS: bool = true;

    fn scored_choices(&self, seat: Seat, _rng: &mut SeatRng) -> ScoredChoices<Choice> {
        match self.phase() {
            Phase::Draft(drafter) if drafter == seat => {
                let own = self.hand(seat);
                collect_scored(self.pool().iter().map(|card| (Choice::Card(card), distance(own, card))))
            }
            Phase::Choose => collect_scored(
                plays(self, seat).map(|play| (to_choice(play), -(danger(self, seat, play) as i32))),
            ),
            Phase::TakeRow(taker) if taker == seat => {
                let heads = |row: RowId| i32::from(self.rows()[row].heads());
                collect_scored(RowId::all(4).map(|row| (Choice::Row(row), -100 * heads(row))))
            }
            Phase::Draft(_) | Phase::TakeRow(_) | Phase::Deal | Phase::Over => ScoredChoices::new(),
        }
    }

    fn careless_choice(&self, seat: Seat, rng: &mut SeatRng) -> Option<Choice> {
        if self.phase() != Phase::Choose {
            return match self.cheapest_row(seat) {
                Some(row) => Some(row),
                None => best_noticed(self.scored_choices(seat, rng), rng),
            };
        }
        let mistake = RowMistake::sample(rng);
        let cheapest = cheapest_row(self.rows(), |_| true).map_or(0, |row| self.rows()[row].heads());
        let cost = |play: &Play| {
            let row = self.row_for(play.value()).map(|row| TargetRow {
                last: self.rows()[row].last_number(),
                heads: self.rows()[row].heads(),
                is_full: self.is_full(row),
            });
            mistake.cost(play.value(), play.card.heads(), row, cheapest)
        };
        plays(self, seat).min_by_key(cost).map(to_choice)
    }

    #[inline]
    fn cheapest_row(&self, seat: Seat) -> Option<Choice> {
        if self.phase() != Phase::TakeRow(seat) {
            return None;
        }
        cheapest_row(self.rows(), |_| true).map(Choice::Row)
    }

    #[inline]
    fn finish_at_random(
        table: &mut impl RandomTable<Take6>,
        dealer: &mut Dealer,
        rng: &mut SeatRng,
        rows: RowRule,
    ) -> Result<(), StepError> {
        random_match::finish(table, dealer, rng, rows)
    }
}

/// Everything the seat can play: each card, and each card flipped if allowed.
fn plays(game: &Take6, seat: Seat) -> impl Iterator<Item = Play> {
    let plain = |card| Play { card, flipped: false };
    let flipped = |card| Play { card, flipped: true };
    let flips = game.hand(seat).iter().filter(move |&card| game.can_flip(seat, card)).map(flipped);
    game.hand(seat).iter().map(plain).chain(flips)
}

fn to_choice(play: Play) -> Choice {
    if play.flipped { Choice::Flipped(play.card) } else { Choice::Card(play.card) }
}

/// Rough estimate of the heads a play may cost, in hundredths.
///
/// Each unseen card between the end of the row and the played card may be placed first; once the row is full, the played
/// card takes it. Using the flip card costs a little.
fn danger(game: &Take6, seat: Seat, play: Play) -> u32 {
    let flip_cost = if play.flipped { 50 } else { 0 };
    let Some(row) = game.row_for(play.value()) else {
        let heads = cheapest_row(game.rows(), |_| true).map_or(0, |row| game.rows()[row].heads());
        return flip_cost + 100 * u32::from(heads);
    };
    let cards = game.rows()[row];
    if game.is_full(row) {
        return flip_cost + 100 * (u32::from(cards.heads()) + u32::from(play.card.heads()));
    }
    let last = cards.last_number();
    let (low, high) = (last.min(play.value()), last.max(play.value()));
    let between = CardSet::range(low + 1, high.saturating_sub(1)) - game.seen() - game.hand(seat);
    flip_cost + danger_in_row(&cards, play.card, between.len(), game.players())
}

/// The part of [`danger`] for a row that is not full, with this many unseen cards between its end and the card.
fn danger_in_row(row: &Row, card: Card, between: u8, players: u8) -> u32 {
    let heads = u32::from(row.heads()) + u32::from(card.heads());
    let free = u32::from(5u8.saturating_sub(row.len()));
    // The fewer free places and the wider the gap, the likelier the others fill the row first.
    let others = u32::from(players) - 1;
    let rivals = (u32::from(between) * others * 10).min(100 * others) / 10;
    let risk = rivals.saturating_sub(free.saturating_sub(1) * 8).min(80);
    risk * heads + u32::from(between)
}

/// The danger of a card in the base game, without a game around it. `hidden` are the cards that the player has not seen.
#[inline]
pub(super) fn plain_danger(rows: &FourRows, hidden: CardSet, card: Card, players: u8) -> u32 {
    let Some(row) = rows.closest_below(card.get()) else {
        return 100 * u32::from(rows[rows.cheapest()].heads());
    };
    let row = rows[row];
    if row.len() >= 5 {
        return 100 * (u32::from(row.heads()) + u32::from(card.heads()));
    }
    let between = CardSet::range(row.last_number() + 1, card.get().saturating_sub(1)) & hidden;
    danger_in_row(&row, card, between.len(), players)
}

/// Distance of a card to the closest own card. A hand that is spread out is more likely to have a card that fits well.
fn distance(own: CardSet, card: Card) -> i32 {
    own.iter().map(|own| i32::from(own.get().abs_diff(card.get()))).min().unwrap_or(0)
}
