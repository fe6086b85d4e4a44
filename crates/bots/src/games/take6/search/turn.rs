//! The choice of a card in a turn, by style.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::RandomSource;
use rodeo_rules::rows::FourRows;

use super::policy::{POLICY, Situation};
use crate::PlayStyle;
use crate::games::take6::heuristic::plain_danger;
use crate::rng::SeatRng;
use crate::row_mistakes::RowMistake;

/// Probability that a player of the heuristic plays another card than expected: the estimate of the style may be wrong.
const SURPRISE: f32 = 0.02;

/// The beginning of a turn, as everybody sees it.
pub struct Turn<'a> {
    rows: &'a FourRows,
    unseen: CardSet,
    players: u8,
    situation: Situation<'a>,
}

impl<'a> Turn<'a> {
    /// `unseen`: cards not shown to everybody, including those in hands; `left`: number of cards in each hand.
    #[inline]
    pub fn new(rows: &'a FourRows, unseen: CardSet, players: u8, left: u8) -> Turn<'a> {
        Turn { rows, unseen, players, situation: Situation::new(rows, unseen, players, left) }
    }

    /// Samples a card of the hand.
    #[inline]
    pub fn sample(&self, hand: CardSet, style: PlayStyle, rng: &mut SeatRng) -> Option<Card> {
        match style {
            PlayStyle::Random => hand.nth(rng.below(u32::from(hand.len()))),
            PlayStyle::Careless => RowMistake::sample(rng).choose(self.rows, hand),
            PlayStyle::Simple => self.least_dangerous(hand),
            PlayStyle::Flat | PlayStyle::Net => POLICY.sample(&self.situation, hand, rng),
        }
    }

    /// The probability that this card of the hand is played.
    pub fn probability(&self, hand: CardSet, card: Card, style: PlayStyle) -> f32 {
        let any = 1.0 / f32::from(hand.len().max(1));
        let expected = match style {
            PlayStyle::Random => return any,
            PlayStyle::Careless => {
                let chosen = |mistake: RowMistake| mistake.choose(self.rows, hand) == Some(card);
                RowMistake::probabilities()
                    .filter(|(mistake, _)| chosen(*mistake))
                    .map(|(_, share)| share)
                    .sum()
            }
            PlayStyle::Simple => f32::from(u8::from(self.least_dangerous(hand) == Some(card))),
            PlayStyle::Flat | PlayStyle::Net => POLICY.probability(&self.situation, hand, card),
        };
        (1.0 - SURPRISE) * expected + SURPRISE * any
    }

    /// The card that the heuristic plays; of equal ones the lowest.
    fn least_dangerous(&self, hand: CardSet) -> Option<Card> {
        let hidden = self.unseen - hand;
        hand.iter().min_by_key(|&card| plain_danger(self.rows, hidden, card, self.players))
    }
}

#[cfg(test)]
mod tests {
    use rodeo_rules::rows::Row;

    use super::*;

    #[test]
    fn probabilities_are_those_of_samples() {
        let card = |number| Card::new(number).unwrap();
        let rows = [&[10, 11, 12][..], &[40], &[66, 70, 71, 72], &[90, 91]];
        let rows = FourRows::from(rows.map(|row| row.iter().map(|&number| card(number)).collect::<Row>()));
        let hand: CardSet = [3, 17, 44, 77, 93].into_iter().map(card).collect();
        let turn = Turn::new(&rows, CardSet::range(1, 104) - CardSet::range(8, 12), 4, 5);
        let mut rng = SeatRng::new(6);
        for style in PlayStyle::ALL {
            let mut counts = [0u32; 105];
            for _ in 0..20_000 {
                counts[usize::from(turn.sample(hand, style, &mut rng).unwrap().get())] += 1;
            }
            let mut total = 0.0;
            for card in hand.iter() {
                let expected = turn.probability(hand, card, style);
                let share = counts[usize::from(card.get())] as f32 / 20_000.0;
                assert!((share - expected).abs() < 0.015 + SURPRISE, "{style:?} {card}: {share} {expected}");
                total += expected;
            }
            assert!((total - 1.0).abs() < 1e-3, "{style:?}: {total}");
        }
    }
}
