//! How people play Take That: they pair when they can, lay what keeps them company, and never swallow a long line
//! without need. Made for millions of turns a second.
//!
//! All habits look at nothing but what the seat on turn sees, and roll no rng: chance is in the cards, and every playout
//! has other hands and another pile.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::take_that::{Choice, is_toad, mirror};

use super::table::Table;

/// How somebody chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// A line that costs no more is taken rather than laying the last card that fits.
    cheap: i32,
    /// What an unseen extra card is reckoned to cost (rule take-that 6.1).
    extra: i32,
    /// Laying a card.
    lay: Taste,
    /// The same where the line is dear.
    dear: Taste,
    /// The same without a pile.
    end: Taste,
    /// Starting a line.
    start: Taste,
    /// Which card goes with its mirror.
    pair: Taste,
    /// Does it take a line to end a game that is won?
    stops: bool,
}

/// What makes a card of the hand a good one, in hundredths of a card that keeps it company.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Taste {
    /// For each card of the hand that could be laid beside it, itself counted.
    company: i32,
    /// If there is none but itself.
    alone: i32,
    /// If the hand has the mirror.
    pair_later: i32,
    /// If it is a toad.
    toad: i32,
    /// For each card that others may have and could lay beside it.
    room: i32,
    /// If others may have the mirror.
    gift: i32,
}

impl Taste {
    const COMPANY: Taste = Taste { company: 100, alone: 0, pair_later: 0, toad: 0, room: 0, gift: 0 };
    const PLAIN: Taste = Taste { pair_later: 400, toad: 300, ..Taste::COMPANY };
}

/// The rules of thumb of [`Heuristic`](crate::Heuristic).
pub const PLAIN: Habits = Habits {
    cheap: 1,
    extra: 0,
    lay: Taste::PLAIN,
    dear: Taste::PLAIN,
    end: Taste::PLAIN,
    start: Taste::COMPANY,
    pair: Taste::COMPANY,
    stops: false,
};

/// Somebody who counts cards. The numbers were found by trial against three plain players and three of its own kind.
pub const SHREWD: Habits = Habits {
    cheap: 2,
    extra: 1,
    lay: Taste { company: 110, alone: -350, pair_later: 180, toad: 240, room: -20, gift: -50 },
    dear: Taste { company: 100, alone: -480, pair_later: 350, toad: 350, room: -170, gift: -350 },
    end: Taste { company: 190, alone: -520, pair_later: 1170, toad: 370, room: -100, gift: -200 },
    start: Taste { company: 80, alone: -600, pair_later: -20, toad: 330, room: -40, gift: -200 },
    pair: Taste { company: -220, room: -110, ..Taste::COMPANY },
    stops: true,
};

/// A line that costs as much is dear.
const DEAR: i32 = 5;
/// Only the card itself is near.
const ALONE: i32 = 1;

/// What the seat on turn does.
pub fn choose(table: &Table, habits: &Habits) -> Option<Choice> {
    let hand = table.hand();
    let has_stock = table.stock() > 0;
    let has_line = !table.line().is_empty();
    if habits.stops && has_line && !has_stock && table.wins_by_taking() {
        return Some(Choice::Take);
    }
    let company = |card: Card| i32::from((hand & near(card)).len());
    let hidden = table.hidden();
    let rate = |card: Card, taste: &Taste| {
        let company = company(card);
        let (held, given) =
            mirror(card).map_or((false, false), |mirror| (hand.contains(mirror), hidden.contains(mirror)));
        company * taste.company
            + i32::from(company <= ALONE) * taste.alone
            + i32::from(held) * taste.pair_later
            + i32::from(is_toad(card)) * taste.toad
            + i32::from((hidden & near(card)).len()) * taste.room
            + i32::from(given) * taste.gift
    };
    if let Some(card) = best(hand & table.wanted(), |card| rate(card, &habits.pair)) {
        return Some(Choice::Pair(card));
    }
    let cost = i32::from(table.minus()) + i32::from(table.costs_extra()) * habits.extra;
    let takes = has_line && has_stock && cost <= habits.cheap;
    let taste = match (has_stock, cost >= DEAR) {
        (false, _) => &habits.end,
        (true, true) => &habits.dear,
        (true, false) => &habits.lay,
    };
    let fitting = table.line().last().map_or(hand, |&end| hand & near(end));
    let stuck = |card: Card| takes && company(card) <= ALONE;
    match best(fitting, |card| rate(card, taste) - STUCK * i32::from(stuck(card)))
        .filter(|&card| !stuck(card))
    {
        Some(card) => Some(Choice::Extend(card)),
        None if has_stock => best(hand, |card| rate(card, &habits.start)).map(Choice::TakeAndStart),
        None => Some(Choice::Take),
    }
}

/// More than any rating.
const STUCK: i32 = 100_000;

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
