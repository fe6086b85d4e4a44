//! The value of cards, rows and piles to a seat, given the top of its main pile and the size of the stock.

use rodeo_rules::bull_party::{BullParty, Heads, Round};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use super::piles::{Pile, Piles, piles};

/// Value of one head. All values are in hundredths of a head.
pub const HEAD: i32 = 100;

/// Weights of a [`Valuation`], in hundredths unless noted otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Value of the full range of numbers above the top, per head still to come to the seat.
    pub top_range: i32,
    /// The same independent of the heads to come, in hundredths of a head.
    pub top_range_at_end: i32,
    /// Value of a kept card above the top, per head.
    pub kept_above: i32,
    /// Cost of a kept card below the top, per head.
    pub kept_below: i32,
    /// Value of a card in a row above the top, per head.
    pub row_above: i32,
    /// Cost of a card in a row below the top, per head.
    pub row_below: i32,
    /// Value of any card in a row.
    pub row_per_card: i32,
    /// Cost of a gap as wide as the full range between the top and a card in a row.
    pub row_gap_range: i32,
    /// Value of a bull, per head.
    pub bull: i32,
    /// Value of the best row from which on playouts stop building and play for a row.
    pub min_row_value: i32,
    /// Reduces `min_row_value` per opponent still playing.
    pub min_row_value_per_rival: i32,
    /// Reduces `min_row_value` per difference to the second-best row.
    pub min_row_value_per_edge: i32,
    /// Cost of playing the highest instead of the lowest number, per difference to the second-best row.
    pub late_per_edge: i32,
    /// The same independent of the rows, in hundredths of a head.
    pub late_base: i32,
}

impl Weights {
    /// Round numbers, for the heuristic.
    pub const PLAIN: Weights = Weights {
        top_range: 100,
        top_range_at_end: 0,
        kept_above: 80,
        kept_below: 40,
        row_above: 100,
        row_below: 50,
        row_per_card: 0,
        row_gap_range: 100,
        bull: 100,
        min_row_value: 600,
        min_row_value_per_rival: 0,
        min_row_value_per_edge: 0,
        late_per_edge: 0,
        late_base: 100,
    };

    /// Tuned by matches between players that differ in one to three weights, for playouts.
    pub const TUNED: Weights = Weights {
        top_range: 59,
        top_range_at_end: 79,
        kept_above: 71,
        kept_below: 42,
        row_above: 105,
        row_below: 42,
        row_per_card: 17,
        row_gap_range: 530,
        bull: 60,
        min_row_value: 450,
        min_row_value_per_rival: 31,
        min_row_value_per_edge: 38,
        late_per_edge: 50,
        late_base: 189,
    };

    /// For the value of a position between rounds, where a low top is worth more than in the middle of a round.
    pub const POSITION: Weights = Weights { top_range: 95, top_range_at_end: 125, ..Weights::TUNED };
}

/// Values in the current position.
pub struct Valuation<'a> {
    pub weights: &'a Weights,
    heads: &'a Heads,
    /// Cost of raising the top by 1, in 1/256.
    top_step: i32,
    /// Cost of a gap of 1 between the top and a card of a row, in 1/256.
    gap_step: i32,
}

impl<'a> Valuation<'a> {
    pub fn new(game: &'a BullParty, weights: &'a Weights) -> Valuation<'a> {
        let numbers = i32::from(game.numbers().max(1));
        // Hundredths of heads still to come to each seat.
        let to_come = match game.round() {
            Round::Ordinary => {
                mean_heads(game.heads()) * i32::from(game.stock().size()) / i32::from(game.players().max(1))
            }
            Round::Last => 0,
        };
        let range = weights.top_range * to_come / 100 + weights.top_range_at_end;
        Valuation {
            weights,
            heads: game.heads(),
            top_step: 256 * range / numbers,
            gap_step: 256 * weights.row_gap_range / numbers,
        }
    }

    #[inline]
    pub fn heads(&self, card: Card) -> i32 {
        i32::from(self.heads.of(card))
    }

    /// Value of a main pile with this top, without its heads. Not positive: a high top leaves room for fewer cards.
    #[inline]
    pub fn top(&self, top: u8) -> i32 {
        -(self.top_step * i32::from(top) / 256)
    }

    /// Value of a card kept in hand.
    #[inline]
    pub fn keep(&self, card: Card, top: u8) -> i32 {
        if card.get() > top {
            self.weights.kept_above * self.heads(card)
        } else {
            -self.weights.kept_below * self.heads(card)
        }
    }

    /// Value of a card in a row to whoever takes it.
    #[inline]
    pub fn take(&self, card: Card, top: u8) -> i32 {
        let part = if card.get() > top {
            self.weights.row_above * self.heads(card) - self.gap_step * i32::from(card.get() - top) / 256
        } else {
            -self.weights.row_below * self.heads(card)
        };
        part + self.weights.row_per_card
    }

    /// Value of a row, including its bull.
    pub fn row(&self, game: &BullParty, row: RowId, top: u8) -> i32 {
        let cards = game.rows().get(row.index()).copied().unwrap_or_default();
        let bull = i32::from(game.row_bull(row).unwrap_or(0));
        cards.cards().map(|card| self.take(card, top)).sum::<i32>() + self.weights.bull * bull
    }

    /// The pile most likely to be the best one at the end; possibly a new one.
    pub fn main_pile(&self, piles: &Piles, hand: CardSet) -> MainPile {
        let value = |pile: &Pile| -> i32 {
            let hand = hand.iter().map(|card| self.keep(card, pile.top)).sum::<i32>();
            2 * HEAD * pile.heads + self.top(pile.top) + hand
        };
        let new = Pile::default();
        let mut main = MainPile { index: piles.len(), pile: new, value: value(&new) };
        for (index, pile) in piles.iter().enumerate() {
            let value = value(pile);
            if value >= main.value {
                main = MainPile { index, pile: *pile, value };
            }
        }
        main
    }

    /// Expected score of a seat between rounds, up to a constant that is the same for all seats.
    pub fn position(&self, game: &BullParty, seat: Seat) -> i32 {
        let piles = piles(game, seat);
        let main = self.main_pile(&piles, game.hand(seat));
        let all: i32 = piles.iter().map(|pile| pile.heads).sum();
        main.value + HEAD * (i32::from(game.bulls(seat)) - all)
    }
}

/// The pile most likely to be the best one at the end.
#[derive(Clone, Copy, Debug)]
pub struct MainPile {
    /// Index of the pile; the number of piles if it is a new one.
    pub index: usize,
    pub pile: Pile,
    /// Value of the pile together with the hand.
    pub value: i32,
}

/// Mean heads per card, in hundredths.
fn mean_heads(heads: &Heads) -> i32 {
    match heads {
        Heads::Take6 => 167,
        Heads::Own(list) => {
            let all: i32 = list.as_slice().iter().map(|&heads| i32::from(heads)).sum();
            100 * all / i32::from(list.len().max(1))
        }
    }
}
