//! Positions of random matches.

use std::time::Duration;

use rodeo_bots::{Bot, Budget, Decision, DecisionContext, Level, PlayStyle, Roster, SeatRng, StyleSummary};
use rodeo_laws::books::Books;
use rodeo_laws::rng::XorShift;
use rodeo_laws::walk::Match;
use rodeo_rules::any::GameKind;
use rodeo_rules::deal::Order;
use rodeo_rules::game::{Awaiting, Game, RandomSource, View};
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};

/// A game with the rules for which the laws are checked.
pub trait Played: Roster + Books + 'static {
    /// Maximum number of positions per test in which bots search. In the others they have no time and play the first
    /// alternative.
    fn max_searched() -> u64 {
        match Self::KIND {
            GameKind::Buffalo | GameKind::TakeThat => u64::MAX,
            GameKind::Take6 => 5_000,
            // Playouts of other games can be slow.
            _ => 25,
        }
    }

    /// Time for a few playouts, also in a slow build and in long matches. Bots check the time after each playout.
    fn time() -> Duration {
        match Self::KIND {
            GameKind::Take6 | GameKind::Buffalo | GameKind::TakeThat => Duration::from_millis(3),
            _ => Duration::from_millis(25),
        }
    }
}

impl<G: Roster + Books + 'static> Played for G {}

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

    /// The decision of the bot in this position. In every other position the levels of the others are declared; in every third
    /// one all have played before.
    pub fn decide(&self, bot: &mut dyn Bot<G>, budget: Budget, rng: &mut SeatRng) -> Decision<G::Choice> {
        let level = |at: u64| Some(Level::ALL[((self.number / 2 + at) % Level::ALL.len() as u64) as usize]);
        let declared: Vec<_> = match self.number.is_multiple_of(2) {
            true => Vec::new(),
            false => (0..self.view().players().into()).map(level).collect(),
        };
        let earlier = if self.number.is_multiple_of(3) { earlier_matches() } else { Vec::new() };
        let (view, history) = (self.view(), self.history.as_slice());
        let context =
            DecisionContext { view: &view, history, declared: &declared, earlier: &earlier, budget };
        let decision = bot.decide(&context, rng);
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

/// What earlier matches tell about the seats: they have played in different styles.
fn earlier_matches() -> Vec<Option<StyleSummary>> {
    let summary = |seat: usize| {
        let mut styles = [-400; PlayStyle::COUNT];
        styles[seat % PlayStyle::COUNT] = 0;
        serde_json::from_value(serde_json::json!({ "styles": styles, "choices": 40 })).unwrap()
    };
    (0..MAX_SEATS).map(summary).collect()
}

/// The levels that play this game, with a bot each.
pub fn bots<G: Played>() -> Vec<(Level, Box<dyn Bot<G>>)> {
    Level::ALL.into_iter().filter_map(|level| Some((level, G::bot(level)?))).collect()
}

/// The budget in a position: this many playouts, or no time (see [`Played::max_searched`]).
pub fn budget_at<G: Played>(position: &Position<G>, positions: u64, playouts: u32) -> Budget {
    match position.number.is_multiple_of((positions / G::max_searched()).max(1)) {
        true => Budget::Playouts(playouts),
        false => Budget::Time(Duration::ZERO),
    }
}

/// Random numbers of a position; others for another `stream`.
pub fn rng_at<G: Game>(position: &Position<G>, stream: u64) -> SeatRng {
    SeatRng::from_parts(&[position.number, stream])
}
