//! Players that decide at a glance.

use arrayvec::ArrayVec;
use rodeo_rules::choice::MAX_NEXT_WORDS;
use rodeo_rules::game::RandomSource;

use crate::glance::Heuristic;
use crate::{Asked, Bot, SeatRng, Thought};

/// A few rules of thumb: takes what looks best at a glance. Company at the table, no match for somebody who counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Simple;

impl<G: Heuristic> Bot<G> for Simple {
    fn think(&mut self, asked: &Asked<'_, G>, rng: &mut SeatRng) -> Option<Thought<G::Choice>> {
        let ideas = asked.view.ideas(asked.seat()?, rng);
        best(ideas.iter().copied()).map(Thought::unweighed)
    }
}

/// The same rules of thumb, but it overlooks things as people do, and takes the best of what it sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gentle;

/// Of so many choices that would come to mind…
const THINGS: u32 = 5;
/// … so many are overlooked.
const OVERLOOKED: u32 = 2;

impl<G: Heuristic> Bot<G> for Gentle {
    fn think(&mut self, asked: &Asked<'_, G>, rng: &mut SeatRng) -> Option<Thought<G::Choice>> {
        let ideas = asked.view.ideas(asked.seat()?, rng);
        let seen: ArrayVec<_, MAX_NEXT_WORDS> =
            ideas.iter().copied().filter(|_| rng.below(THINGS) >= OVERLOOKED).collect();
        // Who overlooks everything looks again.
        best(seen.into_iter()).or_else(|| best(ideas.into_iter())).map(Thought::unweighed)
    }
}

/// The best one, the first of equals.
fn best<C>(ideas: impl DoubleEndedIterator<Item = (C, i32)>) -> Option<C> {
    ideas.rev().max_by_key(|(_, rating)| *rating).map(|(choice, _)| choice)
}
