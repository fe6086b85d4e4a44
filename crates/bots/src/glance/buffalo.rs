//! Beat the Buffalo: lay close, and spend a special card where it saves the team a full row.

use rodeo_rules::buffalo::{Buffalo, Choice, Owner, Phase, QueuedCard, Special, Use};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::choice::Choice as _;
use rodeo_rules::game::Game;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use super::{Heuristic, Ideas, gather};
use crate::random::cheapest_row;
use crate::rng::SeatRng;

/// A take of fewer heads is not worth a special card.
const WORTH_A_SPECIAL: u8 = 5;

impl Heuristic for Buffalo {
    fn ideas(&self, seat: Seat, _dice: &mut SeatRng) -> Ideas<Choice> {
        match self.phase() {
            Phase::Pick => {
                let rated = |card| (Choice::Card(card), -(danger(self, seat, card) as i32));
                gather(self.hand(seat).iter().map(rated))
            }
            Phase::Window => {
                let rescue = rescue(self, seat).map(|choice| (choice, 500));
                gather([(Choice::Pass, 0)].into_iter().chain(rescue))
            }
            Phase::TakeRow(taker) if taker == seat => {
                let free = RowId::all(4).filter(|&row| self.is_free(row));
                gather(free.map(|row| (Choice::Row(row), -100 * i32::from(self.rows()[row].heads()))))
            }
            Phase::TakeRow(_) | Phase::DealCards | Phase::DealSpecials | Phase::Over => Ideas::new(),
        }
    }
}

/// How many heads a card may cost the team, roughly, in hundredths.
fn danger(game: &Buffalo, seat: Seat, card: Card) -> u32 {
    let Some(row) = game.row_for(card) else {
        let cheapest = cheapest_row(game.rows(), |row| game.is_free(row));
        return 100 * cheapest.map_or(0, |row| u32::from(game.row(row).heads()));
    };
    let cards = game.row(row);
    let heads = u32::from(cards.heads()) + u32::from(card.heads());
    if game.is_full(row) {
        return 100 * heads;
    }
    let low = cards.last_number().min(card.get());
    let between = CardSet::range(low + 1, card.get().saturating_sub(1)) - game.seen() - game.hand(seat);
    let free = u32::from(5u8.saturating_sub(cards.len()));
    let others = u32::from(game.players());
    let risk = (u32::from(between.len()) * others).saturating_sub(free * 8).min(80);
    risk * heads + u32::from(between.len())
}

/// A special card that keeps the next card from taking a dear row for the team.
fn rescue(game: &Buffalo, seat: Seat) -> Option<Choice> {
    let next = game.queue().next()?;
    let dear = |row: &RowId| game.is_full(*row) && game.row(*row).heads() >= WORTH_A_SPECIAL;
    let row = game.row_for(next.card).filter(dear)?;
    let uses = match next.owner {
        // The buffalo may have it.
        Owner::Buffalo => return None,
        Owner::Seat(_) => [
            Some(Use::Take7(row)),
            buffalo_goes_first(game, next),
            roomy_row(game, next.card).map(Use::Insert),
        ],
    };
    let allowed = |choice: &Choice| game.next_words(seat, &choice.words()).complete;
    uses.into_iter().flatten().map(Choice::Use).find(allowed)
}

/// Last for the card in danger, if the buffalo's card would then take the same row.
fn buffalo_goes_first(game: &Buffalo, next: QueuedCard) -> Option<Use> {
    let buffalo = game.queue().iter().find(|waiting| waiting.owner == Owner::Buffalo)?;
    let same = game.row_for(buffalo.card) == game.row_for(next.card);
    (same && game.is_open(Special::Last)).then_some(Use::Last(next.card))
}

/// A row that has room for the card somewhere in it.
fn roomy_row(game: &Buffalo, card: Card) -> Option<RowId> {
    let fits = |row: &RowId| !game.is_full(*row) && card.get() < game.row(*row).last_number();
    RowId::all(4).filter(fits).min_by_key(|&row| game.row(row).heads())
}
