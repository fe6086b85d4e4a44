//! Positions of random matches, and bots that are asked there.

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

/// A game with the tables at which the laws are checked, too.
pub trait Played: Roster + 'static {
    fn tables() -> Vec<Self::Rules>;

    /// In so many positions of a check the alternatives are weighed, where playouts take long; in the others there is no
    /// time, and the first that comes to mind is chosen.
    const WEIGHED: u64;

    /// A time in which a few playouts fit, however slow this build and however long the match: the clock is looked at
    /// after each.
    const TIME: Duration;
}

impl Played for Take6 {
    const WEIGHED: u64 = 5_000;
    const TIME: Duration = Duration::from_millis(3);

    fn tables() -> Vec<Self::Rules> {
        tables::take6()
    }
}

impl Played for Buffalo {
    const WEIGHED: u64 = u64::MAX;
    const TIME: Duration = Duration::from_millis(3);

    fn tables() -> Vec<Self::Rules> {
        tables::buffalo()
    }
}

impl Played for TakeThat {
    const WEIGHED: u64 = u64::MAX;
    const TIME: Duration = Duration::from_millis(3);

    fn tables() -> Vec<Self::Rules> {
        tables::take_that()
    }
}

impl Played for BullParty {
    const WEIGHED: u64 = 25;
    const TIME: Duration = Duration::from_millis(25);

    fn tables() -> Vec<Self::Rules> {
        tables::bull_party()
    }
}

/// A seat that is asked something.
pub struct Position<G: Game> {
    pub game: G,
    pub seat: Seat,
    /// What the seat has been shown.
    pub history: Vec<G::Event>,
    /// The number of the position: for rng of its own.
    pub number: u64,
}

impl<G: Played> Position<G> {
    pub fn view(&self) -> View<G> {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What the bot answers here.
    pub fn ask(&self, bot: &mut dyn Bot<G>, budget: Budget, rng: &mut SeatRng) -> Decision<G::Choice> {
        let decision =
            bot.decide(&DecisionContext { view: &self.view(), history: &self.history, budget }, rng);
        decision.unwrap_or_else(|| panic!("{}: asked, but no answer", self.name()))
    }

    /// Another game that looks the same to the seat, with the hidden cards in another order.
    pub fn twin(&self, rng: &mut XorShift) -> Position<G> {
        let view = self.view();
        let shuffled = |cards: Order| {
            let (mut order, all) = (cards.clone(), cards.len());
            rng.shuffle(&mut order, all);
            order
        };
        let filling: Vec<Order> =
            view.unknown().iter().map(|pool| pool.cards.iter().collect()).map(shuffled).collect();
        let game = view.imagine(&filling).unwrap();
        Position { game, history: self.history.clone(), ..*self }
    }

    /// The position, for whoever has to look into a failure.
    pub fn name(&self) -> String {
        format!("position {}, seat {}, {:?}\n{:?}", self.number, self.seat, self.game.rules(), self.game)
    }
}

/// Random players walk through matches at every table; `at` looks at about every other question, and at one of the
/// seats that are asked it. Every table gets its share of the positions.
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

/// The levels that play this game, each with a bot.
pub fn bots<G: Played>() -> Vec<(Level, Box<dyn Bot<G>>)> {
    Level::ALL.into_iter().filter_map(|level| Some((level, G::bot(level)?))).collect()
}

/// This many playouts for one of the positions of a check, or no time at all ([`Played::WEIGHED`]).
pub fn playouts_at<G: Played>(position: &Position<G>, positions: u64, playouts: u32) -> Budget {
    match position.number.is_multiple_of((positions / G::WEIGHED).max(1)) {
        true => Budget::Playouts(playouts),
        false => Budget::Time(Duration::ZERO),
    }
}

/// RandomSource for a position, and others for another `roll`.
pub fn dice_at<G: Game>(position: &Position<G>, roll: u64) -> SeatRng {
    SeatRng::from_parts(&[position.number, roll])
}
