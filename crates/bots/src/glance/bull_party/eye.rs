//! How a seat sees cards: what each is worth with a main pile of this top, and with so much of the deck to come.

use rodeo_rules::bull_party::{BullParty, Heads, Round};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use super::piles::{Pile, Piles, piles};

/// A head in the units of all judgements here.
pub const HEAD: i32 = 100;

/// What a seat goes by. In hundredths, unless it says something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// What the whole range of numbers above the top is worth for each card to come, in hundredths of its heads.
    pub range: i32,
    /// … and without any card to come: in hundredths of a head.
    pub range_at_end: i32,
    /// A kept card above the top, part of its heads.
    pub above: i32,
    /// A kept card below the top, part of its heads.
    pub below: i32,
    /// A card of a row above the top, part of its heads.
    pub row_above: i32,
    /// A card of a row below the top, part of its heads.
    pub row_below: i32,
    /// Any card of a row.
    pub row_card: i32,
    /// A card of a row that lies higher above the top by the whole range.
    pub row_gap: i32,
    /// A bull, part of its heads.
    pub bull: i32,
    /// A row has to be worth so much to be taken …
    pub patience: i32,
    /// … and so much less for each rival …
    pub rival: i32,
    /// … and so much less for what it is better than the next one.
    pub edge: i32,
    /// As much of what it is better than the next one counts against a card that comes late.
    pub late: i32,
    /// What a late card costs anyway, in hundredths of a head for the whole range.
    pub late_anyway: i32,
}

impl Weights {
    /// Round figures, as people have them in mind.
    pub const PLAIN: Weights = Weights {
        range: 100,
        range_at_end: 0,
        above: 80,
        below: 40,
        row_above: 100,
        row_below: 50,
        row_card: 0,
        row_gap: 100,
        bull: 100,
        patience: 600,
        rival: 0,
        edge: 0,
        late: 0,
        late_anyway: 100,
    };

    /// Found by many matches of players who differ in one figure or two.
    pub const TUNED: Weights = Weights {
        range: 59,
        range_at_end: 79,
        above: 71,
        below: 42,
        row_above: 105,
        row_below: 42,
        row_card: 17,
        row_gap: 530,
        bull: 60,
        patience: 450,
        rival: 31,
        edge: 38,
        late: 50,
        late_anyway: 189,
    };

    /// The same for what a standing is worth, where a low top turned out to be worth more than to who lays in a moment.
    pub const FORESEEN: Weights = Weights { range: 95, range_at_end: 125, ..Weights::TUNED };
}

/// How a seat sees cards now.
pub struct Eye<'a> {
    pub weights: &'a Weights,
    table: &'a Heads,
    /// What one number more of the top costs, in 1/256.
    step: i32,
    /// The same for a card of a row.
    gap: i32,
}

impl<'a> Eye<'a> {
    pub fn new(game: &'a BullParty, weights: &'a Weights) -> Eye<'a> {
        let numbers = i32::from(game.numbers().max(1));
        // Hundredths of heads that are still to come to each seat.
        let to_come = match game.round() {
            Round::Ordinary => {
                mean_heads(game.heads()) * i32::from(game.stock().size()) / i32::from(game.players().max(1))
            }
            Round::Last => 0,
        };
        let range = weights.range * to_come / 100 + weights.range_at_end;
        Eye {
            weights,
            table: game.heads(),
            step: 256 * range / numbers,
            gap: 256 * weights.row_gap / numbers,
        }
    }

    #[inline]
    pub fn heads(&self, card: Card) -> i32 {
        i32::from(self.table.of(card))
    }

    /// What a top takes away from what is to come.
    #[inline]
    pub fn outlook(&self, top: u8) -> i32 {
        -(self.step * i32::from(top) / 256)
    }

    /// What a card is worth that is kept in hand.
    #[inline]
    pub fn keep(&self, card: Card, top: u8) -> i32 {
        if card.get() > top {
            self.weights.above * self.heads(card)
        } else {
            -self.weights.below * self.heads(card)
        }
    }

    /// What a card of a row is worth.
    #[inline]
    pub fn take(&self, card: Card, top: u8) -> i32 {
        let part = if card.get() > top {
            self.weights.row_above * self.heads(card) - self.gap * i32::from(card.get() - top) / 256
        } else {
            -self.weights.row_below * self.heads(card)
        };
        part + self.weights.row_card
    }

    /// What a row is worth, with its bull.
    pub fn row(&self, game: &BullParty, row: RowId, top: u8) -> i32 {
        let cards = game.rows().get(row.index()).copied().unwrap_or_default();
        let bull = i32::from(game.row_bull(row).unwrap_or(0));
        cards.cards().map(|card| self.take(card, top)).sum::<i32>() + self.weights.bull * bull
    }

    /// The pile that is likely to be the best in the end.
    pub fn main_pile(&self, piles: &Piles, hand: CardSet) -> Main {
        let value = |pile: &Pile| -> i32 {
            let hand = hand.iter().map(|card| self.keep(card, pile.top)).sum::<i32>();
            2 * HEAD * pile.heads + self.outlook(pile.top) + hand
        };
        let new = Pile::default();
        let mut main = Main { number: piles.len(), pile: new, value: value(&new) };
        for (number, pile) in piles.iter().enumerate() {
            let value = value(pile);
            if value >= main.value {
                main = Main { number, pile: *pile, value };
            }
        }
        main
    }

    /// What a seat may expect to score between two rounds, give or take what everybody may.
    pub fn standing(&self, game: &BullParty, seat: Seat) -> i32 {
        let piles = piles(game, seat);
        let main = self.main_pile(&piles, game.hand(seat));
        let all: i32 = piles.iter().map(|pile| pile.heads).sum();
        main.value + HEAD * (i32::from(game.bulls(seat)) - all)
    }
}

/// A pile that is likely to be the best in the end.
#[derive(Clone, Copy, Debug)]
pub struct Main {
    /// Its number; behind the last one where it is new.
    pub number: usize,
    pub pile: Pile,
    /// How good it looks with the hand.
    pub value: i32,
}

/// The heads of a card on average, in hundredths.
fn mean_heads(table: &Heads) -> i32 {
    match table {
        Heads::Take6 => 167,
        Heads::Own(list) => {
            let all: i32 = list.as_slice().iter().map(|&heads| i32::from(heads)).sum();
            100 * all / i32::from(list.len().max(1))
        }
    }
}
