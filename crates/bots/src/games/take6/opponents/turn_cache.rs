//! Remembers the likelihoods of recent turns, so that each turn of a match is evaluated once and not for every decision
//! after it. A pure function of what everybody saw: a hit gives the same numbers as another evaluation.

use std::cell::RefCell;
use std::collections::HashMap;

use rodeo_rules::card::CardSet;
use rodeo_rules::game::Game;
use rodeo_rules::rows::FourRows;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{Play, Take6};

use super::play_model::Likelihoods;
use crate::{PlayStyle, StyleProbabilities};

/// Logarithms of the likelihoods of one turn by seat and style; 0 for seats without a card.
pub(super) type TurnLikelihoods = [StyleProbabilities; MAX_SEATS];

/// Turns per thread: about half a megabyte. All are forgotten when there are more.
const MAX_TURNS: usize = 1 << 10;

/// Everything the likelihoods depend on.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Turn {
    rows: FourRows,
    seen: CardSet,
    deck: CardSet,
    /// Cards left in each hand.
    left: u8,
    plays: [Option<Play>; MAX_SEATS],
}

thread_local! {
    static TURNS: RefCell<HashMap<Turn, Option<TurnLikelihoods>>> = RefCell::default();
}

/// The likelihoods of a turn. `None` if the play model does not support the position.
pub(super) fn likelihoods(before: &Take6, plays: &[Option<Play>; MAX_SEATS]) -> Option<TurnLikelihoods> {
    let turn = Turn {
        rows: *before.rows(),
        seen: before.seen(),
        deck: before.rules().deck_cards(),
        left: Seat::new(0).map_or(0, |seat| before.hand_size(seat)),
        plays: *plays,
    };
    TURNS.with_borrow_mut(|turns| {
        if turns.len() >= MAX_TURNS {
            turns.clear();
        }
        *turns.entry(turn).or_insert_with(|| evaluate(before, plays))
    })
}

fn evaluate(before: &Take6, plays: &[Option<Play>; MAX_SEATS]) -> Option<TurnLikelihoods> {
    let likelihoods = Likelihoods::new(before)?;
    let mut turn = [[0.0; PlayStyle::COUNT]; MAX_SEATS];
    for (seat, play) in turn.iter_mut().zip(plays) {
        if let Some(play) = play {
            for (style, logarithm) in seat.iter_mut().enumerate() {
                *logarithm = likelihoods.ln(style, play.card);
            }
        }
    }
    Some(turn)
}
