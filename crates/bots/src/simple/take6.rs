//! Take 6: lay close, lay short, and take what is cheap.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::choice::Choice as _;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Choice, Phase, Play, Take6};

use super::Simple;
use crate::dice::SeatDice;
use crate::random::{FreeRow, cheapest_row};
use crate::{Bot, seat_of};

impl Bot<Take6> for Simple {
    fn choose(&mut self, view: &View<Take6>, _dice: &mut SeatDice) -> Option<Choice> {
        let seat = seat_of(view)?;
        match view.phase() {
            Phase::Draft(_) => draft(view, seat),
            Phase::Choose => plays(view, seat).min_by_key(|&play| danger(view, seat, play)).map(as_choice),
            Phase::TakeRow(_) => view.cheapest(seat),
            Phase::Deal | Phase::Over => None,
        }
    }
}

/// Everything the seat can play.
fn plays(view: &View<Take6>, seat: Seat) -> impl Iterator<Item = Play> {
    let both = |card| [Play { card, flipped: false }, Play { card, flipped: true }];
    let offered = move |play: &Play| view.options(seat, &as_choice(*play).words()).whole;
    view.hand(seat).iter().flat_map(both).filter(offered)
}

fn as_choice(play: Play) -> Choice {
    if play.flipped { Choice::Flipped(play.card) } else { Choice::Card(play.card) }
}

/// How many heads a play may cost, roughly, in hundredths.
///
/// Each unseen card between the end of the row and ours may come to lie there first; once the row is full, ours takes
/// it. The flip card is worth a little while it is kept.
fn danger(view: &View<Take6>, seat: Seat, play: Play) -> u32 {
    let kept = if play.flipped { 50 } else { 0 };
    let Some(row) = view.row_for(play.value()) else {
        let cost = cheapest_row(view.rows(), |_| true).map_or(0, |row| view.rows()[row].heads());
        return kept + 100 * u32::from(cost);
    };
    let cards = view.rows()[row];
    let heads = u32::from(cards.heads()) + u32::from(play.card.heads());
    if view.is_full(row) {
        return kept + 100 * heads;
    }
    let last = cards.last_number();
    let (low, high) = (last.min(play.value()), last.max(play.value()));
    let between = CardSet::range(low + 1, high.saturating_sub(1)) - view.seen() - view.hand(seat);
    let free = u32::from(5u8.saturating_sub(cards.len()));
    // The others may fill the free places before us; the fewer there are and the wider the gap, the likelier.
    let others = u32::from(view.players()) - 1;
    let rivals = (u32::from(between.len()) * others * 10).min(100 * others) / 10;
    let risk = rivals.saturating_sub(free.saturating_sub(1) * 8).min(80);
    kept + risk * heads + u32::from(between.len())
}

/// A hand that is spread out always holds a card that fits well, so take what lies farthest from the own cards.
fn draft(view: &View<Take6>, seat: Seat) -> Option<Choice> {
    let mine = view.hand(seat);
    let apart = |card: &Card| mine.iter().map(|own| own.get().abs_diff(card.get())).min().unwrap_or(0);
    view.pool().iter().max_by_key(apart).map(Choice::Card)
}
