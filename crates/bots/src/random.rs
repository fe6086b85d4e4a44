//! A bot that plays any legal choice.

use rodeo_rules::game::RandomSource;
use rodeo_rules::rows::{FourRows, RowId, RowRule};
use rodeo_rules::seat::Seat;

use crate::{Bot, Decision, DecisionContext, Heuristic, SeatRng};

/// Plays any legal choice: each word of the choice is drawn uniformly from the words offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random {
    /// Which row it takes for a card that fits no row.
    pub rows: RowRule,
}

impl<G: Heuristic> Bot<G> for Random {
    fn decide(&mut self, context: &DecisionContext<'_, G>, rng: &mut SeatRng) -> Option<Decision<G::Choice>> {
        random_choice(&**context.view, context.seat()?, self.rows, rng).map(Decision::unscored)
    }
}

/// The choice of a random player. Uses only the options of the seat and the rows, so a whole game gives the same result
/// as a view.
#[inline]
pub fn random_choice<G: Heuristic>(
    game: &G,
    seat: Seat,
    rows: RowRule,
    rng: &mut impl RandomSource,
) -> Option<G::Choice> {
    match rows {
        RowRule::Cheapest => game.cheapest_row(seat).or_else(|| game.any_choice(seat, rng)),
        RowRule::Random => game.any_choice(seat, rng),
    }
}

/// The row with the fewest heads among those that may be taken; the upper one of a tie.
pub(crate) fn cheapest_row(rows: &FourRows, may_take: impl Fn(RowId) -> bool) -> Option<RowId> {
    RowId::all(4).filter(|&row| may_take(row)).min_by_key(|&row| rows[row].heads())
}
