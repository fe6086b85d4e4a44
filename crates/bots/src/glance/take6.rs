//! Take 6: lay close, lay short, and take what is cheap.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Choice, Phase, Play, Take6};

use super::{Heuristic, Ideas, gather};
use crate::random::cheapest_row;
use crate::rng::SeatRng;

impl Heuristic for Take6 {
    fn ideas(&self, seat: Seat, _dice: &mut SeatRng) -> Ideas<Choice> {
        match self.phase() {
            Phase::Draft(drafter) if drafter == seat => {
                let mine = self.hand(seat);
                gather(self.pool().iter().map(|card| (Choice::Card(card), apart(mine, card))))
            }
            Phase::Choose => {
                gather(plays(self, seat).map(|play| (as_choice(play), -(danger(self, seat, play) as i32))))
            }
            Phase::TakeRow(taker) if taker == seat => {
                let cost = |row: RowId| i32::from(self.rows()[row].heads());
                gather(RowId::all(4).map(|row| (Choice::Row(row), -100 * cost(row))))
            }
            Phase::Draft(_) | Phase::TakeRow(_) | Phase::Deal | Phase::Over => Ideas::new(),
        }
    }
}

/// Everything the seat can play.
fn plays(game: &Take6, seat: Seat) -> impl Iterator<Item = Play> {
    let plain = |card| Play { card, flipped: false };
    let flipped = |card| Play { card, flipped: true };
    let flips = game.hand(seat).iter().filter(move |&card| game.can_flip(seat, card)).map(flipped);
    game.hand(seat).iter().map(plain).chain(flips)
}

fn as_choice(play: Play) -> Choice {
    if play.flipped { Choice::Flipped(play.card) } else { Choice::Card(play.card) }
}

/// How many heads a play may cost, roughly, in hundredths.
///
/// Each unseen card between the end of the row and ours may come to lie there first; once the row is full, ours takes
/// it. The flip card is worth a little while it is kept.
fn danger(game: &Take6, seat: Seat, play: Play) -> u32 {
    let kept = if play.flipped { 50 } else { 0 };
    let Some(row) = game.row_for(play.value()) else {
        let cost = cheapest_row(game.rows(), |_| true).map_or(0, |row| game.rows()[row].heads());
        return kept + 100 * u32::from(cost);
    };
    let cards = game.rows()[row];
    let heads = u32::from(cards.heads()) + u32::from(play.card.heads());
    if game.is_full(row) {
        return kept + 100 * heads;
    }
    let last = cards.last_number();
    let (low, high) = (last.min(play.value()), last.max(play.value()));
    let between = CardSet::range(low + 1, high.saturating_sub(1)) - game.seen() - game.hand(seat);
    let free = u32::from(5u8.saturating_sub(cards.len()));
    // The others may fill the free places before us; the fewer there are and the wider the gap, the likelier.
    let others = u32::from(game.players()) - 1;
    let rivals = (u32::from(between.len()) * others * 10).min(100 * others) / 10;
    let risk = rivals.saturating_sub(free.saturating_sub(1) * 8).min(80);
    kept + risk * heads + u32::from(between.len())
}

/// A hand that is spread out always holds a card that fits well, so take what lies farthest from the own cards.
fn apart(mine: CardSet, card: Card) -> i32 {
    mine.iter().map(|own| i32::from(own.get().abs_diff(card.get()))).min().unwrap_or(0)
}
