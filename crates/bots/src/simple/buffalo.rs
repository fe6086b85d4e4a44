//! Beat the Buffalo: lay close, and spend a special card where it saves the team a full row.

use rodeo_rules::buffalo::{Buffalo, Choice, Owner, Phase, Special, Use, Waiting};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::choice::Choice as _;
use rodeo_rules::game::{Game, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use super::Simple;
use crate::dice::SeatDice;
use crate::random::{FreeRow, cheapest_row};
use crate::{Bot, seat_of};

/// A take of fewer heads is not worth a special card.
const WORTH_A_SPECIAL: u8 = 5;

impl Bot<Buffalo> for Simple {
    fn choose(&mut self, view: &View<Buffalo>, _dice: &mut SeatDice) -> Option<Choice> {
        let seat = seat_of(view)?;
        match view.phase() {
            Phase::Pick => {
                view.hand(seat).iter().min_by_key(|&card| danger(view, seat, card)).map(Choice::Card)
            }
            Phase::Window => Some(rescue(view, seat).unwrap_or(Choice::Pass)),
            Phase::TakeRow(_) => view.cheapest(seat),
            Phase::DealCards | Phase::DealSpecials | Phase::Over => None,
        }
    }
}

/// How many heads a card may cost the team, roughly, in hundredths.
fn danger(view: &View<Buffalo>, seat: Seat, card: Card) -> u32 {
    let Some(row) = view.row_for(card) else {
        let cheapest = cheapest_row(view.rows(), |row| view.is_free(row));
        return 100 * cheapest.map_or(0, |row| u32::from(view.row(row).heads()));
    };
    let cards = view.row(row);
    let heads = u32::from(cards.heads()) + u32::from(card.heads());
    if view.is_full(row) {
        return 100 * heads;
    }
    let low = cards.last_number().min(card.get());
    let between = CardSet::range(low + 1, card.get().saturating_sub(1)) - view.seen() - view.hand(seat);
    let free = u32::from(5u8.saturating_sub(cards.len()));
    let others = u32::from(view.players());
    let risk = (u32::from(between.len()) * others).saturating_sub(free * 8).min(80);
    risk * heads + u32::from(between.len())
}

/// A special card that keeps the next card from taking a dear row for the team.
fn rescue(view: &View<Buffalo>, seat: Seat) -> Option<Choice> {
    let next = view.line().next()?;
    let dear = |row: &RowId| view.is_full(*row) && view.row(*row).heads() >= WORTH_A_SPECIAL;
    let row = view.row_for(next.card).filter(dear)?;
    let uses = match next.owner {
        // The buffalo may have it.
        Owner::Buffalo => return None,
        Owner::Seat(_) => [
            Some(Use::Take7(row)),
            buffalo_goes_first(view, next),
            roomy_row(view, next.card).map(Use::Insert),
        ],
    };
    let allowed = |choice: &Choice| view.options(seat, &choice.words()).whole;
    uses.into_iter().flatten().map(Choice::Use).find(allowed)
}

/// Last for the card in danger, if the buffalo's card would then take the same row.
fn buffalo_goes_first(view: &View<Buffalo>, next: Waiting) -> Option<Use> {
    let buffalo = view.line().iter().find(|waiting| waiting.owner == Owner::Buffalo)?;
    let same = view.row_for(buffalo.card) == view.row_for(next.card);
    (same && view.is_open(Special::Last)).then_some(Use::Last(next.card))
}

/// A row that has room for the card somewhere in it.
fn roomy_row(view: &View<Buffalo>, card: Card) -> Option<RowId> {
    let fits = |row: &RowId| !view.is_full(*row) && card.get() < view.row(*row).last_number();
    RowId::all(4).filter(fits).min_by_key(|&row| view.row(row).heads())
}
