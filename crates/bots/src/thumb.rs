//! Players that decide at a glance.

use arrayvec::ArrayVec;
use rodeo_rules::choice::MAX_OPTIONS;
use rodeo_rules::game::Dice;

use crate::glance::Glance;
use crate::{Asked, Bot, SeatDice, Thought};

/// A few rules of thumb: takes what looks best at a glance. Company at the table, no match for somebody who counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Simple;

impl<G: Glance> Bot<G> for Simple {
    fn think(&mut self, asked: &Asked<'_, G>, dice: &mut SeatDice) -> Option<Thought<G::Choice>> {
        let ideas = asked.view.ideas(asked.seat()?, dice);
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

impl<G: Glance> Bot<G> for Gentle {
    fn think(&mut self, asked: &Asked<'_, G>, dice: &mut SeatDice) -> Option<Thought<G::Choice>> {
        let ideas = asked.view.ideas(asked.seat()?, dice);
        let seen: ArrayVec<_, MAX_OPTIONS> =
            ideas.iter().copied().filter(|_| dice.below(THINGS) >= OVERLOOKED).collect();
        // Who overlooks everything looks again.
        best(seen.into_iter()).or_else(|| best(ideas.into_iter())).map(Thought::unweighed)
    }
}

/// The best one, the first of equals.
fn best<C>(ideas: impl DoubleEndedIterator<Item = (C, i32)>) -> Option<C> {
    ideas.rev().max_by_key(|(_, rating)| *rating).map(|(choice, _)| choice)
}
