//! How people play Take That: they pair when they can, lay what keeps them company, and never swallow a long line
//! without need. The same rules of thumb as at a glance, made for millions of turns a second.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::take_that::{Choice, is_toad, mirror};

use super::table::Table;

/// What the seat on turn does. Chance is in the cards: every playout has other hands and another pile.
pub fn choose(table: &Table) -> Option<Choice> {
    let hand = table.hand();
    let company = |card: Card| i32::from((hand & near(card)).len());
    if let Some(card) = best(hand & table.wanted(), company) {
        return Some(Choice::Pair(card));
    }
    let fitting = table.line().last().map_or(hand, |&end| hand & near(end));
    // While the line is cheap, taking it is better than laying the last card that fits.
    let cheap = !table.line().is_empty() && table.minus() <= CHEAP && table.stock() > 0;
    let laid = |card: Card| {
        let pair_later = mirror(card).is_some_and(|mirror| hand.contains(mirror));
        let keeps_going = company(card);
        let stuck = cheap && keeps_going <= ALONE;
        keeps_going + 4 * i32::from(pair_later) + 3 * i32::from(is_toad(card)) - 100 * i32::from(stuck)
    };
    match best(fitting, laid).filter(|&card| !cheap || company(card) > ALONE) {
        Some(card) => Some(Choice::Extend(card)),
        None if table.stock() == 0 => Some(Choice::Take),
        None => best(hand, company).map(Choice::TakeAndStart),
    }
}

/// A line that costs no more may be taken without need.
const CHEAP: i16 = 1;
/// Only the card itself is near.
const ALONE: i32 = 1;

/// The card of the best rating, the lowest of equals.
#[inline]
fn best(cards: CardSet, rating: impl Fn(Card) -> i32) -> Option<Card> {
    let mut rest = cards.iter();
    let first = rest.next()?;
    // Most often there is no choice, and nothing to rate.
    let Some(second) = rest.next() else { return Some(first) };
    let (mut best, mut most) = (first, rating(first));
    for card in std::iter::once(second).chain(rest) {
        let rating = rating(card);
        if rating > most {
            (best, most) = (card, rating);
        }
    }
    Some(best)
}

/// The cards that may be laid beside this one (rule take-that 3.5).
#[inline]
pub fn near(card: Card) -> CardSet {
    NEAR[usize::from(card.get()) % NEAR.len()]
}

const NEAR: [CardSet; 128] = {
    let mut all = [CardSet::EMPTY; 128];
    let mut number = 1u8;
    while number < 128 {
        all[number as usize] = CardSet::range(number.saturating_sub(10), number + 10);
        number += 1;
    }
    all
};
