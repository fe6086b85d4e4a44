//! Predicts which card each style plays, from what everybody sees. `training/take6/play_model.py` computes the same; change
//! both together.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::Take6;

use crate::games::take6::weight_file::{Layer, Reader};
use crate::numeric::{exp, ln, relu};
use crate::weights::{StoredWeights, stored_weights};
use crate::{PlayStyle, WeightsError};

/// The highest supported card number.
const CARDS: usize = 104;
/// Largest supported hand.
const HAND: u8 = 10;
/// Number of features per row.
const ROW: usize = 9;
/// Number of features of rows and players.
const PUBLIC: usize = 4 * ROW + 23;
/// Width of the hidden layers.
const HIDDEN: usize = 256;
/// One output per style and card.
const OUT: usize = PlayStyle::COUNT * CARDS;

const MAGIC: &[u8; 8] = b"RODEOOPP";
const VERSION: u16 = 1;
const SIZES: [usize; 4] = [CARDS, PUBLIC, HIDDEN, PlayStyle::COUNT];

/// The weights of the play model.
pub(in crate::games::take6) static STYLES: StoredWeights<Weights> =
    stored_weights!("take6-styles.net", Weights::read);

pub(in crate::games::take6) struct Weights {
    /// One input per public feature, then one per unseen card.
    input: Layer<HIDDEN>,
    hidden: Layer<HIDDEN>,
    out: Layer<OUT>,
}

impl Weights {
    fn read(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let mut reader = Reader::new(bytes, MAGIC, VERSION, &SIZES)?;
        let weights = Weights {
            input: reader.layer(PUBLIC + CARDS, true)?,
            hidden: reader.layer(HIDDEN, true)?,
            out: reader.layer(HIDDEN, true)?,
        };
        reader.finish()?;
        Ok(weights)
    }
}

/// The probability of every unseen card to be the next card of a player, for each style.
pub(super) struct Likelihoods {
    logits: [f32; OUT],
    /// Logarithm of the sum of the exponentials of a style's logits.
    totals: [f32; PlayStyle::COUNT],
}

impl Likelihoods {
    /// Evaluates the position before a turn. `None` if hand, deck or table are not supported.
    pub(super) fn new(before: &Take6) -> Option<Likelihoods> {
        let (features, unseen) = public_features(before)?;
        let weights = STYLES.get();
        let mut hidden = weights.input.bias;
        weights.input.add(&features, &mut hidden);
        for card in unseen.iter() {
            weights.input.add_row(PUBLIC + usize::from(card.get()) - 1, 1.0, &mut hidden);
        }
        let mut second = weights.hidden.bias;
        weights.hidden.add(&relu(hidden), &mut second);
        let mut logits = weights.out.bias;
        weights.out.add(&relu(second), &mut logits);
        let mut totals = [0.0; PlayStyle::COUNT];
        for (style, total) in totals.iter_mut().enumerate() {
            let logit = |card: Card| logits[index(style, card)];
            let most = unseen.iter().map(logit).fold(f32::MIN, f32::max);
            *total = most + ln(unseen.iter().map(|card| exp(logit(card) - most)).sum());
        }
        Some(Likelihoods { logits, totals })
    }

    /// The logarithm of the probability of a card.
    pub(super) fn ln(&self, style: usize, card: Card) -> f32 {
        self.logits[index(style, card)] - self.totals[style]
    }
}

fn index(style: usize, card: Card) -> usize {
    style * CARDS + usize::from(card.get()) - 1
}

/// The features of rows and players, and the cards that nobody has shown.
fn public_features(before: &Take6) -> Option<(ArrayVec<f32, PUBLIC>, CardSet)> {
    let deck = before.rules().deck_cards();
    let players = before.players();
    let left = Seat::new(0).map_or(0, |seat| before.hand_size(seat));
    let four = before.rows();
    let supported = (1..=HAND).contains(&left)
        && usize::from(deck.len()) <= CARDS
        && (2..=MAX_SEATS as u8).contains(&players)
        && four.iter().all(|row| !row.is_empty());
    if !supported {
        return None;
    }
    let unseen = deck - before.seen();
    let cheapest = four.cheapest();
    let mut rows = [0, 1, 2, 3].map(|at: usize| (four.as_slice()[at], at == cheapest.index()));
    rows.sort_unstable_by_key(|(row, _)| row.last_number());
    let last = |at: usize| rows.get(at).map_or(CARDS as u8, |(row, _)| row.last_number());
    let gap = |from: u8, to: u8| f32::from((unseen & CardSet::range(from, to)).len()) / 10.0;
    let mut features = ArrayVec::new();
    for (at, (row, is_cheapest)) in rows.iter().enumerate() {
        features.push(f32::from(row.last_number()) / 104.0);
        features.extend((1..=5).map(|len| f32::from(u8::from(row.len() == len))));
        features.push(f32::from(row.heads()) / 10.0);
        features.push(gap(row.last_number() + 1, last(at + 1)));
        features.push(f32::from(u8::from(*is_cheapest)));
    }
    features.push(gap(1, last(0)));
    features.push(f32::from(four[cheapest].heads()) / 10.0);
    features.extend((2..=10).map(|count| f32::from(u8::from(players == count))));
    features.extend((1..=HAND).map(|count| f32::from(u8::from(left == count))));
    features.push(f32::from(deck.len()) / 104.0);
    features.push(f32::from(unseen.len()) / 104.0);
    Some((features, unseen))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = include_bytes!("../../../../weights/take6-styles.net");

    #[test]
    fn embedded_weights_are_valid() {
        assert!(Weights::read(FILE).is_ok());
        assert!(FILE.len() < 600_000, "the weight file is larger than 600 kB");
        assert!(Weights::read(&FILE[1..]).is_err());
    }
}
