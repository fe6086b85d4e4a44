//! A player that does anything that is allowed.

use rodeo_rules::buffalo::{self, Buffalo};
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::game::{Game, RandomSource};
use rodeo_rules::rows::{FourRows, RowId, RowRule};
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::{self, Take6};

use crate::rng::SeatRng;
use crate::{Asked, Bot, Thought};

/// Any choice that is allowed, each word as likely as the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random {
    /// What it does with a free choice of a row.
    pub rows: RowRule,
}

impl<G: FreeRow> Bot<G> for Random {
    fn think(&mut self, asked: &Asked<'_, G>, rng: &mut SeatRng) -> Option<Thought<G::Choice>> {
        random_choice(&**asked.view, asked.seat()?, self.rows, rng).map(Thought::unweighed)
    }
}

/// The choice of a random player. It looks at nothing but the options of its own seat and the rows, so simulations may
/// ask a whole game instead of a view and get the same answers.
#[inline]
pub fn random_choice<G: FreeRow>(
    game: &G,
    seat: Seat,
    rows: RowRule,
    rng: &mut impl RandomSource,
) -> Option<G::Choice> {
    match rows {
        RowRule::Cheapest => game.cheapest(seat).or_else(|| game.any_choice(seat, rng)),
        RowRule::Random => game.any_choice(seat, rng),
    }
}

/// Games in which a seat may be asked which row to take for a card that fits nowhere.
pub trait FreeRow: Game {
    /// Whether seats are asked that at all.
    const TAKES_ROWS: bool = false;

    /// If the seat is asked that now: taking the row with the fewest heads.
    fn cheapest(&self, _seat: Seat) -> Option<Self::Choice> {
        None
    }
}

impl FreeRow for Take6 {
    const TAKES_ROWS: bool = true;

    #[inline]
    fn cheapest(&self, seat: Seat) -> Option<take6::Choice> {
        let asked = self.phase() == take6::Phase::TakeRow(seat);
        if asked { cheapest_row(self.rows(), |_| true).map(take6::Choice::Row) } else { None }
    }
}

impl FreeRow for Buffalo {
    const TAKES_ROWS: bool = true;

    #[inline]
    fn cheapest(&self, seat: Seat) -> Option<buffalo::Choice> {
        let asked = self.phase() == buffalo::Phase::TakeRow(seat);
        if asked {
            cheapest_row(self.rows(), |row| self.is_free(row)).map(buffalo::Choice::Row)
        } else {
            None
        }
    }
}

/// No card fits nowhere here.
impl FreeRow for TakeThat {}

/// Rows are taken by choice, and heads are good here: a random player takes any.
impl FreeRow for BullParty {}

/// The row with the fewest heads, the upper one of equals, among those that may be taken.
pub(crate) fn cheapest_row(rows: &FourRows, may_take: impl Fn(RowId) -> bool) -> Option<RowId> {
    RowId::all(4).filter(|&row| may_take(row)).min_by_key(|&row| rows[row].heads())
}
