//! Heuristic: pair if possible, play cards with neighbours in hand, and do not take a long line without need.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{Choice, TakeThat, is_toad, minus, mirror};

use super::mistakes::LineMistake;
use crate::heuristic::{Heuristic, ScoredChoices, collect_scored};
use crate::rng::SeatRng;

/// Base score of a pair: it gains points and shortens the line.
const PAIR: i32 = 2000;
/// Base score of extending the line, unless taking it is better.
const EXTEND: i32 = 1000;
/// Base score of taking the line and starting a new one.
const TAKE: i32 = 500;

impl Heuristic for TakeThat {
    fn scored_choices(&self, seat: Seat, _rng: &mut SeatRng) -> ScoredChoices<Choice> {
        let offered = self.next_words(seat, &[]).next;
        if offered.is_empty() {
            return ScoredChoices::new();
        }
        let hand = self.hand(seat);
        let neighbours = |card| i32::from(neighbours(hand, card));
        let pairs = self.pairing(seat).iter().map(|card| (Choice::Pair(card), PAIR + neighbours(card)));
        // While the line is cheap, taking it is better than playing the last card that fits.
        let can_take = offered.contains(&rodeo_rules::take_that::TAKE);
        let cheap = can_take && minus(self.line().set()) <= 1 && self.stock_size() > 0;
        let extends = self.fitting(seat).iter().map(|card| {
            let stuck = cheap && neighbours(card) == 0;
            (Choice::Extend(card), if stuck { 0 } else { EXTEND } + extend_score(hand, card))
        });
        let starts = can_take && self.stock_size() > 0;
        let takes =
            hand.iter().filter(|_| starts).map(|card| (Choice::TakeAndStart(card), TAKE + neighbours(card)));
        let ends = (can_take && !starts).then_some((Choice::Take, TAKE));
        collect_scored(pairs.chain(extends).chain(takes).chain(ends))
    }

    fn careless_choice(&self, seat: Seat, rng: &mut SeatRng) -> Option<Choice> {
        LineMistake::sample(rng).choose(self, seat)
    }
}

/// Score of extending the line with a card. Getting rid of toads is good, and a card whose mirror is in hand can be paired
/// later.
pub(super) fn extend_score(hand: CardSet, card: Card) -> i32 {
    let pair_later = mirror(card).is_some_and(|mirror| hand.contains(mirror));
    i32::from(neighbours(hand, card)) + 4 * i32::from(pair_later) + 3 * i32::from(is_toad(card))
}

/// Number of other cards in hand that could be played next to this one.
pub(super) fn neighbours(hand: CardSet, card: Card) -> u8 {
    let near = CardSet::range(card.get().saturating_sub(10), card.get() + 10);
    (hand & near).len().saturating_sub(1)
}
