//! Mirrors, toads and the value of cards.

use crate::card::{Card, CardSet};

/// Returns the card with the two digits reversed; `None` for toads and for numbers that are not in the game
/// (rules take-that 1.2–1.4).
#[inline]
pub const fn mirror(card: Card) -> Option<Card> {
    let (tens, units) = (card.get() / 10, card.get() % 10);
    if tens == 0 || tens > 9 || units == 0 || tens == units { None } else { Card::new(units * 10 + tens) }
}

/// Whether the card shows a toad (rule take-that 1.3).
#[inline]
pub const fn is_toad(card: Card) -> bool {
    TOADS.contains(card)
}

/// Penalty points of face-down cards (rules take-that 5.2, 5.3).
#[inline]
pub fn minus(face_down: CardSet) -> u16 {
    u16::from(face_down.len()) + 4 * u16::from((face_down & TOADS).len())
}

const TOADS: CardSet = multiples(11, 22, 88);
/// Numbers in the range that have no card (rule take-that 1.1).
pub(super) const TENS: CardSet = multiples(10, 10, 100);

const fn multiples(step: u8, low: u8, high: u8) -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut number = low;
    while number <= high {
        if let Some(card) = Card::new(number) {
            set.insert(card);
        }
        number += step;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::super::Rules;
    use super::*;
    use crate::game::Rules as _;

    /// Rules take-that 1.1, 1.3 and 1.4.
    #[test]
    fn deck_has_79_cards_7_toads_and_36_mirror_pairs() {
        let deck = Rules::defaults(2).deck_cards();
        assert_eq!(deck.len(), 79);
        let (toads, others): (Vec<Card>, Vec<Card>) = deck.iter().partition(|&card| is_toad(card));
        assert_eq!(toads.iter().map(|card| card.get()).collect::<Vec<_>>(), [22, 33, 44, 55, 66, 77, 88]);
        assert!(toads.iter().all(|&toad| mirror(toad).is_none()));
        assert_eq!(others.len(), 72);
        for card in others {
            let other = mirror(card).unwrap();
            assert!(deck.contains(other) && other != card && mirror(other) == Some(card));
        }
    }

    #[test]
    fn mirror_reverses_the_digits() {
        let of = |number| mirror(Card::new(number).unwrap()).map(Card::get);
        assert_eq!(
            [of(49), of(94), of(12), of(21), of(89)],
            [Some(94), Some(49), Some(21), Some(12), Some(98)]
        );
        assert_eq!([of(5), of(50), of(55), of(99), of(100), of(127)], [None; 6]);
    }

    /// Rules take-that 5.2 and 5.3.
    #[test]
    fn toad_counts_five() {
        let cards =
            |numbers: &[u8]| numbers.iter().filter_map(|&number| Card::new(number)).collect::<CardSet>();
        assert_eq!([minus(cards(&[])), minus(cards(&[12, 98])), minus(cards(&[22, 33, 88, 89]))], [0, 2, 16]);
        assert_eq!(minus(Rules::defaults(2).deck_cards()), 107);
    }
}
