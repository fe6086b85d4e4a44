//! What the search has to know about a game.

use arrayvec::ArrayVec;
use rodeo_rules::choice::{Choice as _, MAX_NEXT_WORDS, Word};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, RandomSource, View};
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};

use super::suspicion::Suspicion;
use crate::Asked;
use crate::glance::{Heuristic, Ideas};
use crate::rng::SeatRng;

/// What the search weighs against each other, the most promising first.
pub type Alternatives<C> = ArrayVec<C, MAX_NEXT_WORDS>;

/// Alternatives with what each is worth.
pub type Values<C> = ArrayVec<(C, f32), MAX_NEXT_WORDS>;

/// A game that can be searched.
pub trait SearchModel: Heuristic {
    /// What the most promising alternative has ahead of the others, as a sum over playouts: worth much where there is
    /// little time to try, and next to nothing where there is a lot.
    const HEAD_START: f32 = 0.0;

    /// What is worth trying, the most promising first: that one is chosen where there is no time to try anything.
    fn alternatives(view: &View<Self>, seat: Seat, rng: &mut SeatRng) -> Alternatives<Self::Choice> {
        best_first(view.ideas(seat, rng))
    }

    /// The exact worth of each alternative, where that can be had within the budget.
    fn solve(
        _asked: &Asked<'_, Self>,
        _seat: Seat,
        _alternatives: &[Self::Choice],
    ) -> Option<Values<Self::Choice>> {
        None
    }

    /// What the history tells about the others.
    fn suspect(_asked: &Asked<'_, Self>) -> Suspicion {
        Suspicion::NONE
    }

    /// What speaks for each alternative before it is tried, in the unit of [`worth`](SearchModel::worth).
    fn prior(
        _view: &View<Self>,
        _seat: Seat,
        alternatives: &[Self::Choice],
    ) -> ArrayVec<f32, MAX_NEXT_WORDS> {
        alternatives.iter().map(|_| 0.0).collect()
    }

    /// What somebody might do in an imagined world: drawn, since nobody plays the best card every time. Looks at nothing
    /// but what the seat sees. Those who are `careless` in this world do anything, where the game knows such people.
    fn policy(&self, seat: Seat, careless: SeatSet, rng: &mut SeatRng) -> Option<Self::Choice>;

    /// What the seat has made of it, once there is nothing more to see: at the end of the round or of the match. More is
    /// better. `before` is the same world at the time of the question.
    fn worth(&self, seat: Seat, before: &Self) -> Option<f32>;

    /// Is the seat of this view for what another one proposes, where a majority decides? A proposal hides what is secret.
    fn agrees(_view: &View<Self>, _seat: Seat, _proposer: Seat, _proposal: &[Word]) -> bool {
        true
    }

    /// Plays on by the policy until the end has a [`worth`](SearchModel::worth).
    fn finish(mut self, seat: Seat, before: &Self, careless: SeatSet, mut luck: SeatRng) -> Option<f32> {
        for _ in 0..PATIENCE {
            if let Some(worth) = self.worth(seat, before) {
                return Some(worth);
            }
            match self.awaiting() {
                Awaiting::Over => return None,
                Awaiting::Deal => {
                    let deck = self.deck()?;
                    self.deal(Dealer::new().order(&deck, &mut luck), &mut DiscardEvents).ok()?;
                }
                Awaiting::Moves(seats) => {
                    let mut step = ArrayVec::<_, MAX_SEATS>::new();
                    for seat in seats.iter() {
                        let choice = self.policy(seat, careless, &mut luck)?;
                        if choice.is_unilateral() {
                            step.clear();
                            step.push((seat, choice));
                            break;
                        }
                        step.try_push((seat, choice)).ok()?;
                    }
                    self.play(&step, &mut DiscardEvents).ok()?;
                }
            }
        }
        None
    }
}

/// No round of any game has as many steps.
const PATIENCE: usize = 10_000;

/// The ideas that look best first.
pub(super) fn best_first<C>(mut ideas: Ideas<C>) -> Alternatives<C> {
    ideas.sort_by_key(|(_, rating)| std::cmp::Reverse(*rating));
    ideas.into_iter().map(|(choice, _)| choice).collect()
}

/// Draws an idea: one that looks worse by `spread` half as often.
pub(super) fn draw<C: Copy>(ideas: &Ideas<C>, spread: i32, rng: &mut SeatRng) -> Option<C> {
    let best = ideas.iter().map(|(_, rating)| *rating).max()?;
    if ideas.len() == 1 {
        return ideas.first().map(|(choice, _)| *choice);
    }
    let weight = |rating: i32| {
        let quarters = i64::from(best - rating) * 4 / i64::from(spread.max(1));
        // Everything that comes to mind is done now and then.
        (QUARTERS[(quarters % 4) as usize] >> (quarters / 4).min(31)) + 1
    };
    let all: u32 = ideas.iter().map(|(_, rating)| weight(*rating)).sum();
    let mut roll = rng.below(all);
    for (choice, rating) in ideas {
        let weight = weight(*rating);
        if roll < weight {
            return Some(*choice);
        }
        roll -= weight;
    }
    None
}

/// 2¹⁶ halved in quarter steps.
const QUARTERS: [u32; 4] = [65536, 55109, 46341, 38968];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_worse_by_the_spread_is_drawn_half_as_often() {
        let ideas = Ideas::from_iter([('a', 0), ('b', -10), ('c', -20), ('d', -100_000)]);
        let mut rng = SeatRng::new(3);
        let mut counts = [0u32; 4];
        for _ in 0..70_000 {
            counts[draw(&ideas, 10, &mut rng).unwrap() as usize - 'a' as usize] += 1;
        }
        let near = |count: u32, wanted: u32| count.abs_diff(wanted) < 800;
        assert!(near(counts[0], 40_000) && near(counts[1], 20_000) && near(counts[2], 10_000), "{counts:?}");
        assert!(counts[3] < 20, "{counts:?}");
        assert_eq!(draw(&Ideas::<char>::new(), 10, &mut rng), None);
    }
}
