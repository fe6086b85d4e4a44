//! Take That: pair when you can, lay what keeps you company, and never swallow a long line without need.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{self, Choice, TakeThat, is_toad, minus, mirror};

use super::{Heuristic, Ideas, gather};
use crate::rng::SeatRng;

/// A pair shortens a line that is dear for whoever gets stuck with it.
const PAIR: i32 = 2000;
/// A card that fits, where taking the line is not better.
const LAY: i32 = 1000;
/// Taking the line and starting anew.
const TAKE: i32 = 500;

impl Heuristic for TakeThat {
    fn ideas(&self, seat: Seat, _dice: &mut SeatRng) -> Ideas<Choice> {
        let offered = self.next_words(seat, &[]).next;
        if offered.is_empty() {
            return Ideas::new();
        }
        let hand = self.hand(seat);
        let keeps_going = |card| i32::from(keeps_going(hand, card));
        let pairs = self.pairing(seat).iter().map(|card| (Choice::Pair(card), PAIR + keeps_going(card)));
        // While the line is cheap, taking it is better than laying the last card that fits.
        let can_take = offered.contains(&take_that::TAKE);
        let cheap = can_take && minus(self.line().set()) <= 1 && self.stock_size() > 0;
        let lays = self.fitting(seat).iter().map(|card| {
            let stuck = cheap && keeps_going(card) == 0;
            (Choice::Extend(card), if stuck { 0 } else { LAY } + worth(hand, card))
        });
        let starts = can_take && self.stock_size() > 0;
        let takes =
            hand.iter().filter(|_| starts).map(|card| (Choice::TakeAndStart(card), TAKE + keeps_going(card)));
        let ends = (can_take && !starts).then_some((Choice::Take, TAKE));
        gather(pairs.chain(lays).chain(takes).chain(ends))
    }
}

/// How good it is to lay a card: toads go to the line, and a card whose mirror we hold can be paired later.
fn worth(hand: CardSet, card: Card) -> i32 {
    let pair_later = mirror(card).is_some_and(|mirror| hand.contains(mirror));
    i32::from(keeps_going(hand, card)) + 4 * i32::from(pair_later) + 3 * i32::from(is_toad(card))
}

/// How many other cards of the hand could be laid beside this one.
fn keeps_going(hand: CardSet, card: Card) -> u8 {
    let near = CardSet::range(card.get().saturating_sub(10), card.get() + 10);
    (hand & near).len().saturating_sub(1)
}
