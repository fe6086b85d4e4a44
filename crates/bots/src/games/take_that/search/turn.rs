//! What the seat to play can see in a turn of Take That, as far as playing styles use it.

use rodeo_rules::card::{Card, CardSet};

/// A turn, seen by the seat to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Cards in the hand of the seat.
    pub hand: CardSet,
    /// Cards that the seat cannot see: in other hands, in the stock, or extra cards.
    pub hidden: CardSet,
    /// The mirrors of the cards of the line.
    pub wanted: CardSet,
    /// The card at the right end of the line. `None` if there is no line.
    pub end: Option<Card>,
    /// Points lost by whoever takes the line.
    pub line_cost: i16,
    /// Whether taking the line costs an extra card (rule take-that 6.1).
    pub costs_extra: bool,
    /// Whether there is a stock.
    pub has_stock: bool,
    /// Whether the seat is the only winner if it takes the line and the game ends.
    pub wins_by_taking: bool,
}

impl Turn {
    /// The cards of the hand that extend the line or start one.
    #[inline]
    pub fn fitting(&self) -> CardSet {
        self.end.map_or(self.hand, |end| self.hand & near(end))
    }

    /// Number of choices. At least 1 for a seat that has a turn.
    pub fn choices(&self) -> u8 {
        let takes = match (self.end.is_some(), self.has_stock) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => self.hand.len(),
        };
        self.fitting().len() + (self.hand & self.wanted).len() + takes
    }
}

/// The cards that may be played next to this one (rule take-that 3.5).
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
