//! The forward pass of the network.
//!
//! Plain loops in a fixed order over the outputs of a layer: they vectorize well, and give the same result on every
//! platform.

use arrayvec::ArrayVec;

use super::inputs::{CARDS, Inputs};
use super::weights::{ENCODED, OUT, Weights};
use super::{CANDIDATES, CardEstimate};
use crate::numeric::{exp, relu};

/// The network outputs margins in units of this many heads.
const MARGIN_UNIT: f32 = 10.0;

/// Encodes each card, runs the sum of the encodings and the table features through the trunk, and combines its output
/// with the encoding of every card.
pub(in crate::games::take6) fn evaluate<const TRUNK: usize, const CARD: usize>(
    weights: &Weights<TRUNK>,
    inputs: &Inputs<CARD>,
) -> ArrayVec<CardEstimate, CANDIDATES> {
    let encoded: ArrayVec<[f32; ENCODED], CANDIDATES> = inputs
        .candidates
        .iter()
        .map(|candidate| {
            let mut sums = weights.card.bias;
            weights.number.add_row(candidate.number(), 1.0, &mut sums);
            weights.card.add(&candidate.features, &mut sums);
            relu(sums)
        })
        .collect();
    let context = context(weights, inputs, &encoded);
    let outs: ArrayVec<[f32; OUT], CANDIDATES> = encoded
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
    let exponentials: ArrayVec<f32, CANDIDATES> = outs.iter().map(|out| exp(out[0] - best)).collect();
    let total: f32 = exponentials.iter().sum();
    let candidates = inputs.candidates.iter().zip(&outs).zip(&exponentials);
    candidates
        .map(|((candidate, &[logit, margin]), part)| CardEstimate {
            card: candidate.card,
            flipped: candidate.flipped,
            logit,
            probability: part / total,
            margin: margin * MARGIN_UNIT,
        })
        .collect()
}

/// The output of the trunk, added to the encoding of each card.
fn context<const TRUNK: usize, const CARD: usize>(
    weights: &Weights<TRUNK>,
    inputs: &Inputs<CARD>,
    encoded: &[[f32; ENCODED]],
) -> [f32; ENCODED] {
    let mut pooled = [0.0; ENCODED];
    for card in encoded {
        for (sum, part) in pooled.iter_mut().zip(card) {
            *sum += part;
        }
    }
    let mut trunk = weights.table.bias;
    for card in inputs.hand.iter() {
        weights.bits.add_row(usize::from(card.get()) - 1, 1.0, &mut trunk);
    }
    for card in inputs.unseen.iter() {
        weights.bits.add_row(CARDS + usize::from(card.get()) - 1, 1.0, &mut trunk);
    }
    weights.table.add(&inputs.table, &mut trunk);
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
