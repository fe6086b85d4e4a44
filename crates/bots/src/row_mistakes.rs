//! The mistakes of a beginner in games with four rows: wrong ideas about which card is cheap, not random cards.
//!
//! In every turn a careless player has one of these ideas and plays the card that costs least by it; of equal ones the
//! lowest. The shares were chosen so that in Take 6 one careless player wins about as often among random players as a player
//! of the heuristic among careless ones, at every number of players (`docs/bots/take6.md`). Beat the Buffalo uses the same
//! shares.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::rows::FourRows;

use crate::heuristic::sample_by_share;
use crate::rng::SeatRng;

/// A wrong idea of what a card costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowMistake {
    /// Gets rid of low cards: the lowest card is the best, if it goes to a row with a free place.
    GreedyLow,
    /// Sees only the closest row end: the smallest gap is the best, even if the row is full.
    OverlooksFullRow,
    /// Short horizon, and forgets seen cards: a free place is safe, and the gap is counted in numbers, whether or not those
    /// cards have been played.
    ShortHorizon,
}

/// What a careless player sees of the row where a card goes.
#[derive(Clone, Copy, Debug)]
pub struct TargetRow {
    /// The number at the end of the row.
    pub last: u8,
    /// Heads of the cards in the row.
    pub heads: u8,
    /// Whether the card takes the row.
    pub is_full: bool,
}

impl RowMistake {
    /// All mistakes with their shares, in the order of `training/take6/opponents.py`.
    const SHARES: [(RowMistake, u32); 3] =
        [(RowMistake::GreedyLow, 12), (RowMistake::OverlooksFullRow, 3), (RowMistake::ShortHorizon, 5)];
    /// Sum of the shares.
    const TOTAL: u32 = 20;

    /// Samples a mistake.
    pub fn sample(rng: &mut SeatRng) -> RowMistake {
        sample_by_share(&RowMistake::SHARES, rng)
    }

    /// All mistakes with their probabilities.
    pub fn probabilities() -> impl Iterator<Item = (RowMistake, f32)> {
        RowMistake::SHARES
            .into_iter()
            .map(|(mistake, share)| (mistake, share as f32 / RowMistake::TOTAL as f32))
    }

    /// The imagined cost of a card of this number and these heads. `row` is where it goes; a card below all rows takes the
    /// cheapest one, which has `cheapest` heads.
    pub fn cost(self, number: u8, heads: u8, row: Option<TargetRow>, cheapest: u8) -> u32 {
        let taken = u32::from(row.map_or(cheapest, |row| row.heads));
        match (self, row) {
            (RowMistake::GreedyLow, Some(TargetRow { is_full: false, .. })) => u32::from(number),
            (RowMistake::GreedyLow, _) => 1000 + 100 * taken,
            (RowMistake::OverlooksFullRow, Some(row)) => u32::from(number.abs_diff(row.last)),
            (RowMistake::OverlooksFullRow, None) => 200,
            (RowMistake::ShortHorizon, Some(TargetRow { is_full: false, last, .. })) => {
                u32::from(number.abs_diff(last))
            }
            (RowMistake::ShortHorizon, Some(_)) => 100 * (taken + u32::from(heads)),
            (RowMistake::ShortHorizon, None) => 100 * taken,
        }
    }

    /// The card of the hand that the player of the base game plays.
    pub fn choose(self, rows: &FourRows, hand: CardSet) -> Option<Card> {
        let cheapest = rows[rows.cheapest()].heads();
        let cost = |card: &Card| {
            let row = rows.closest_below(card.get()).map(|row| TargetRow {
                last: rows[row].last_number(),
                heads: rows[row].heads(),
                is_full: rows[row].len() >= 5,
            });
            self.cost(card.get(), card.heads(), row, cheapest)
        };
        hand.iter().min_by_key(cost)
    }
}

#[cfg(test)]
mod tests {
    use rodeo_rules::rows::Row;

    use super::*;

    fn cards(numbers: &[u8]) -> impl Iterator<Item = Card> {
        numbers.iter().map(|&number| Card::new(number).unwrap())
    }

    #[test]
    fn shares_add_up() {
        assert_eq!(RowMistake::SHARES.iter().map(|(_, share)| share).sum::<u32>(), RowMistake::TOTAL);
        let mut rng = SeatRng::new(3);
        for (mistake, probability) in RowMistake::probabilities() {
            let count = (0..20_000).filter(|_| RowMistake::sample(&mut rng) == mistake).count();
            assert!((count as f32 / 20_000.0 - probability).abs() < 0.02, "{mistake:?}: {count}");
        }
    }

    #[test]
    fn mistakes_choose_the_card_of_their_idea() {
        let rows = [&[10, 12, 14, 16, 20][..], &[40], &[66, 70], &[90, 91, 92, 93]];
        let rows = FourRows::from(rows.map(|row| cards(row).collect::<Row>()));
        let choose =
            |mistake: RowMistake, hand: &[u8]| mistake.choose(&rows, cards(hand).collect()).map(Card::get);
        // 5 is below all rows, and 21 takes the full row.
        assert_eq!(choose(RowMistake::GreedyLow, &[5, 21, 50, 72, 95]), Some(50));
        assert_eq!(choose(RowMistake::OverlooksFullRow, &[5, 21, 50, 72, 95]), Some(21));
        assert_eq!(choose(RowMistake::ShortHorizon, &[5, 21, 50, 72, 95]), Some(72));
        // The last row has one free place, but others may fill it first: a short horizon ignores that.
        assert_eq!(choose(RowMistake::ShortHorizon, &[50, 95]), Some(95));
        // Nothing fits a free place: the cheapest row.
        assert_eq!(choose(RowMistake::GreedyLow, &[5, 21]), Some(5));
        assert_eq!(choose(RowMistake::GreedyLow, &[]), None);
    }
}
