//! Take That: pair when you can, lay what keeps you company, and never swallow a long line without need.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, View};
use rodeo_rules::take_that::{Choice, TakeThat, is_toad, minus, mirror};

use super::Simple;
use crate::dice::SeatDice;
use crate::{Bot, seat_of};

impl Bot<TakeThat> for Simple {
    fn choose(&mut self, view: &View<TakeThat>, _dice: &mut SeatDice) -> Option<Choice> {
        let seat = seat_of(view)?;
        let offered = view.options(seat, &[]).next;
        if offered.is_empty() {
            return None;
        }
        let hand = view.hand(seat);
        // A toad or a long line on the table is dear for whoever gets stuck: take the pair that shortens it.
        if let Some(card) = view.pairing(seat).iter().max_by_key(|&card| keeps_going(hand, card)) {
            return Some(Choice::Pair(card));
        }
        // While the line is cheap, taking it is better than laying the last card that fits.
        let cheap = minus(view.line().set()) <= 1 && view.stock_size() > 0;
        let best = view.fitting(seat).iter().max_by_key(|&card| worth(hand, card));
        match best {
            Some(card) if !cheap || keeps_going(hand, card) > 0 || !offered.contains(&Word::Take) => {
                Some(Choice::Extend(card))
            }
            Some(_) | None => match hand.iter().max_by_key(|&card| keeps_going(hand, card)) {
                Some(card) if view.stock_size() > 0 => Some(Choice::TakeAndStart(card)),
                Some(_) | None => Some(Choice::Take),
            },
        }
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
