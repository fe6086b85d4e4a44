//! Positions of random matches.

use std::time::Duration;

use rodeo_bots::{Bot, Budget, Decision, DecisionContext, Level, Roster, SeatRng};
use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_laws::walk::Match;
pub use rodeo_rules::buffalo::Buffalo;
pub use rodeo_rules::bull_party::BullParty;
use rodeo_rules::deal::Order;
use rodeo_rules::game::{Awaiting, Game, RandomSource, View};
use rodeo_rules::seat::{Seat, Viewer};
pub use rodeo_rules::take_that::TakeThat;
pub use rodeo_rules::take6::Take6;

/// A game with the rules for which the laws are checked.
pub trait Played: Roster + 'static {
    fn tables() -> Vec<Self::Rules>;

    /// Maximum number of positions per test in which bots search. In the others they have no time and play the first
    /// alternative.
    const MAX_SEARCHED: u64;

    /// Time for a few playouts, also in a slow build and in long matches. Bots check the time after each playout.
    const TIME: Duration;
}

impl Played for Take6 {
    const MAX_SEARCHED: u64 = 5_000;
    const TIME: Duration = Duration::from_millis(3);

    fn tables() -> Vec<Self::Rules> {
        tables::take6()
    }
}

impl Played for Buffalo {
    const MAX_SEARCHED: u64 = u64::MAX;
    const TIME: Duration = Duration::from_millis(3);

    fn tables() -> Vec<Self::Rules> {
        tables::buffalo()
    }
}

impl Played for TakeThat {
    const MAX_SEARCHED: u64 = u64::MAX;
    const TIME: Duration = Duration::from_millis(3);

    fn tables() -> Vec<Self::Rules> {
        tables::take_that()
    }
}

impl Played for BullParty {
    const MAX_SEARCHED: u64 = 25;
    const TIME: Duration = Duration::from_millis(25);

    fn tables() -> Vec<Self::Rules> {
        tables::bull_party()
    }
}

/// A seat with a decision.
pub struct Position<G: Game> {
    pub game: G,
    pub seat: Seat,
    /// Events shown to the seat.
    pub history: Vec<G::Event>,
    /// Number of the position; seeds its random numbers.
    pub number: u64,
}

impl<G: Played> Position<G> {
    pub fn view(&self) -> View<G> {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// The decision of the bot in this position.
    pub fn decide(&self, bot: &mut dyn Bot<G>, budget: Budget, rng: &mut SeatRng) -> Decision<G::Choice> {
        let decision =
            bot.decide(&DecisionContext { view: &self.view(), history: &self.history, budget }, rng);
        decision.unwrap_or_else(|| panic!("no decision at {}", self.name()))
    }

    /// Another game with the same view, but other hidden cards.
    pub fn twin(&self, rng: &mut XorShift) -> Position<G> {
        let view = self.view();
        let shuffled = |cards: Order| {
            let (mut order, all) = (cards.clone(), cards.len());
            rng.shuffle(&mut order, all);
            order
        };
        let determinization: Vec<Order> =
            view.unknown().iter().map(|pool| pool.cards.iter().collect()).map(shuffled).collect();
        let game = view.imagine(&determinization).unwrap();
        Position { game, history: self.history.clone(), ..*self }
    }

    /// Description of the position for failure messages.
    pub fn name(&self) -> String {
        format!("position {}, seat {}, {:?}\n{:?}", self.number, self.seat, self.game.rules(), self.game)
    }
}

/// Plays random matches with all rules of the game. Calls `at` for one seat in about every other decision. Positions are
/// evenly distributed over the rules.
pub fn visit<G: Played>(positions: u64, mut at: impl FnMut(&Position<G>)) {
    let tables = G::tables();
    let count = tables.len() as u64;
    let mut number = 0;
    for (place, rules) in (0..).zip(&tables) {
        let mut rng = XorShift::new(place);
        let mut played = Match::<G>::new(rules);
        let end = positions * (place + 1) / count;
        while number < end {
            if let Awaiting::Moves(seats) = played.game.awaiting()
                && rng.one_in(2)
            {
                let seat = seats.iter().nth(rng.below(seats.len().into()) as usize).unwrap();
                let show = |event| G::show(event, Viewer::Seat(seat));
                let history = played.events.iter().map(show).collect();
                at(&Position { game: played.game.clone(), seat, history, number });
                number += 1;
            }
            match played.any_step(&mut rng) {
                Some(step) => played.take(step).unwrap(),
                None => played = Match::new(rules),
            }
        }
    }
    assert_eq!(number, positions);
}

/// The levels that play this game, with a bot each.
pub fn bots<G: Played>() -> Vec<(Level, Box<dyn Bot<G>>)> {
    Level::ALL.into_iter().filter_map(|level| Some((level, G::bot(level)?))).collect()
}

/// The budget in a position: this many playouts, or no time (see [`Played::MAX_SEARCHED`]).
pub fn budget_at<G: Played>(position: &Position<G>, positions: u64, playouts: u32) -> Budget {
    match position.number.is_multiple_of((positions / G::MAX_SEARCHED).max(1)) {
        true => Budget::Playouts(playouts),
        false => Budget::Time(Duration::ZERO),
    }
}

/// Random numbers of a position; others for another `stream`.
pub fn rng_at<G: Game>(position: &Position<G>, stream: u64) -> SeatRng {
    SeatRng::from_parts(&[position.number, stream])
}
