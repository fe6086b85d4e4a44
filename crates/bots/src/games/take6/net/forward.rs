//! The forward pass of the network.
//!
//! Plain loops in a fixed order over the outputs of a layer: they vectorize well, and give the same result on every
//! platform.

use arrayvec::ArrayVec;

use super::features::{CARDS, Features};
use super::weights::{ENCODED, OUT, Weights};
use super::{CardEstimate, HAND};
use crate::numeric::{exp, relu};

/// The network outputs margins in units of this many heads.
const MARGIN_UNIT: f32 = 10.0;

/// Encodes each card, runs the sum of the encodings and the table features through the trunk, and combines its output
/// with the encoding of every card.
pub(in crate::games::take6) fn evaluate<const TRUNK: usize>(
    weights: &Weights<TRUNK>,
    features: &Features,
) -> ArrayVec<CardEstimate, HAND> {
    let encoded: ArrayVec<[f32; ENCODED], HAND> = features
        .hand
        .iter()
        .zip(&features.cards)
        .map(|(card, features)| {
            let mut sums = weights.card.bias;
            weights.number.add_row(usize::from(card.get()), 1.0, &mut sums);
            weights.card.add(features, &mut sums);
            relu(sums)
        })
        .collect();
    let context = context(weights, features, &encoded);
    let outs: ArrayVec<[f32; OUT], HAND> = encoded
        .iter()
        .map(|encoded| {
            let mut sums = context;
            weights.again.add(encoded, &mut sums);
            let mut out = weights.out.bias;
            weights.out.add(&relu(sums), &mut out);
            out
        })
        .collect();
    let best = outs.iter().map(|out| out[0]).fold(f32::NEG_INFINITY, f32::max);
    let exponentials: ArrayVec<f32, HAND> = outs.iter().map(|out| exp(out[0] - best)).collect();
    let total: f32 = exponentials.iter().sum();
    let cards = features.hand.iter().zip(&outs).zip(&exponentials);
    cards
        .map(|((&card, &[logit, margin]), part)| CardEstimate {
            card,
            logit,
            probability: part / total,
            margin: margin * MARGIN_UNIT,
        })
        .collect()
}

/// The output of the trunk, added to the encoding of each card.
fn context<const TRUNK: usize>(
    weights: &Weights<TRUNK>,
    features: &Features,
    encoded: &[[f32; ENCODED]],
) -> [f32; ENCODED] {
    let mut pooled = [0.0; ENCODED];
    for card in encoded {
        for (sum, part) in pooled.iter_mut().zip(card) {
            *sum += part;
        }
    }
    let mut trunk = weights.table.bias;
    for card in &features.hand {
        weights.bits.add_row(usize::from(card.get()) - 1, 1.0, &mut trunk);
    }
    for card in features.unseen.iter() {
        weights.bits.add_row(CARDS + usize::from(card.get()) - 1, 1.0, &mut trunk);
    }
    weights.table.add(&features.table, &mut trunk);
    weights.pooled.add(&pooled, &mut trunk);
    trunk = relu(trunk);
    for [first, second] in &weights.blocks {
        let mut inner: [f32; TRUNK] = first.bias;
        first.add(&trunk, &mut inner);
        let mut change = second.bias;
        second.add(&relu(inner), &mut change);
        for (sum, part) in trunk.iter_mut().zip(&change) {
            *sum += part;
        }
    }
    let mut context = weights.context.bias;
    weights.context.add(&relu(trunk), &mut context);
    context
}
