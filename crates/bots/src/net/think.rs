//! From what a seat sees to what the net thinks of each card.
//!
//! Plain loops in a fixed order, each over the outputs of a layer: they run side by side in vector registers, and every
//! platform gets the same numbers.

use arrayvec::ArrayVec;

use super::look::{CARDS, Look};
use super::weights::{ENCODED, OUT, TRUNK, Weights};
use super::{HAND, Odds};

/// Margins are learnt in tens of heads.
const MARGIN_UNIT: f32 = 10.0;

/// Each card is encoded; all encodings together and what lies on the table go through the trunk; its answer comes back
/// to every card.
pub(super) fn odds(weights: &Weights, look: &Look) -> ArrayVec<Odds, HAND> {
    let encoded: ArrayVec<[f32; ENCODED], HAND> = look
        .hand
        .iter()
        .zip(&look.cards)
        .map(|(card, features)| {
            let mut sums = weights.card.bias;
            weights.number.add_row(usize::from(card.get()), 1.0, &mut sums);
            weights.card.add(features, &mut sums);
            rectified(sums)
        })
        .collect();
    let context = context(weights, look, &encoded);
    let outs: ArrayVec<[f32; OUT], HAND> = encoded
        .iter()
        .map(|encoded| {
            let mut sums = context;
            weights.again.add(encoded, &mut sums);
            let mut out = weights.out.bias;
            weights.out.add(&rectified(sums), &mut out);
            out
        })
        .collect();
    let best = outs.iter().map(|out| out[0]).fold(f32::NEG_INFINITY, f32::max);
    let parts: ArrayVec<f32, HAND> = outs.iter().map(|out| exp(out[0] - best)).collect();
    let all: f32 = parts.iter().sum();
    let cards = look.hand.iter().zip(&outs).zip(&parts);
    cards
        .map(|((&card, &[logit, margin]), part)| Odds {
            card,
            logit,
            chance: part / all,
            margin: margin * MARGIN_UNIT,
        })
        .collect()
}

/// What the whole table means for each card.
fn context(weights: &Weights, look: &Look, encoded: &[[f32; ENCODED]]) -> [f32; ENCODED] {
    let mut pooled = [0.0; ENCODED];
    for card in encoded {
        for (sum, part) in pooled.iter_mut().zip(card) {
            *sum += part;
        }
    }
    let mut trunk = weights.table.bias;
    for card in &look.hand {
        weights.bits.add_row(usize::from(card.get()) - 1, 1.0, &mut trunk);
    }
    for card in look.unseen.iter() {
        weights.bits.add_row(CARDS + usize::from(card.get()) - 1, 1.0, &mut trunk);
    }
    weights.table.add(&look.table, &mut trunk);
    weights.pooled.add(&pooled, &mut trunk);
    trunk = rectified(trunk);
    for [first, second] in &weights.blocks {
        let mut inner: [f32; TRUNK] = first.bias;
        first.add(&trunk, &mut inner);
        let mut change = second.bias;
        second.add(&rectified(inner), &mut change);
        for (sum, part) in trunk.iter_mut().zip(&change) {
            *sum += part;
        }
    }
    let mut context = weights.context.bias;
    weights.context.add(&rectified(trunk), &mut context);
    context
}

/// Nothing below zero comes through.
#[inline]
fn rectified<const N: usize>(values: [f32; N]) -> [f32; N] {
    values.map(|value| if value > 0.0 { value } else { 0.0 })
}

/// e to the power of a number that is not positive, to about six digits. The standard library's differs between
/// platforms in the last bit.
fn exp(exponent: f32) -> f32 {
    let halvings = (exponent.max(-80.0) * std::f32::consts::LOG2_E).round();
    let rest = exponent.max(-80.0) - halvings * std::f32::consts::LN_2;
    let series = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0]
        .into_iter()
        .fold(0.0, |sum, factor| sum * rest + factor);
    series * f32::from_bits(((127 + halvings as i32) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::exp;

    #[test]
    fn powers_of_e_are_close() {
        for hundredths in 0..5000 {
            let exponent = -(hundredths as f32) / 100.0;
            assert!((exp(exponent) / exponent.exp() - 1.0).abs() < 2e-5, "{exponent}");
        }
        assert_eq!(exp(0.0), 1.0);
        assert!(exp(f32::MIN) < 1e-30);
    }
}
