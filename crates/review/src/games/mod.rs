//! What a review knows about each game, one folder or file per game.
//!
//! A game implements [`ReviewModel`]: how much a cost matters, when a turn ends, and what to count in the sampled turns
//! for the reasons.

mod buffalo;
mod bull_party;
mod row_takes;
mod take6;
mod take_that;
#[cfg(test)]
mod tests;

use rodeo_bots::Roster;
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::standings::Scores;
use rodeo_texts::{Arg, Message};

pub use row_takes::RowTakes;

/// A game that can be reviewed.
pub trait ReviewModel: Roster {
    /// Thresholds and sample sizes.
    const SETTINGS: Settings;

    /// Smallest costs of the labels in puzzles. They decide which positions are puzzles, so a change needs new puzzle files.
    const PUZZLE_THRESHOLDS: [f64; 3] = Self::SETTINGS.thresholds;

    /// What is counted in the sampled turns of one alternative.
    type Tally: Tally<Self>;

    /// Whether the match is over when `rounds` rounds are done with these scores by side. In a game with a single deal it
    /// is over with the round, which is the default.
    fn is_match_over(_rules: &Self::Rules, _rounds: u16, _scores: &Scores) -> bool {
        true
    }

    /// Whether everything that follows at once from the choice of `seat` in `before` has happened. The tally sees events
    /// up to then.
    fn is_turn_over(&self, before: &Self, seat: Seat) -> bool;

    /// Whether the choice puts the decision off: it will be asked again at once, with almost the same alternatives.
    fn is_postponed(_choice: &Self::Choice) -> bool {
        false
    }

    /// Reasons why `best` is better than `chosen`, as far as the tallies show them.
    fn reasons(
        position: &Position<'_, Self>,
        chosen: &Counted<'_, Self>,
        best: &Counted<'_, Self>,
    ) -> Vec<Reason>;
}

/// Thresholds and sample sizes of a game. `docs/insight.md` explains them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Smallest cost of each label, the mildest first, in the unit of the game.
    pub thresholds: [f64; 3],
    /// Worth of 1 in the values of the search, in the unit of the game.
    pub value_scale: f32,
    /// Worlds in which every alternative is evaluated.
    pub base_worlds: u32,
    /// The most worlds of a close decision, as a multiple of `base_worlds`.
    pub max_factor: u32,
    /// Worlds for a point of the curve.
    pub curve_worlds: u32,
    /// Sampled rounds of the match model.
    pub model_rounds: u32,
}

/// Counts of what happened in the sampled turns of an alternative.
pub trait Tally<G: Game>: Clone + Default {
    /// Starts another world.
    fn begin(&mut self);
    /// Counts an event. `before` is the world at the time of the decision of `seat`.
    fn count(&mut self, event: &G::Event, before: &G, seat: Seat);
    /// Counts the position at the end of the turn.
    fn end(&mut self, _after: &G, _before: &G, _seat: Seat) {}
}

/// A decision for which reasons are wanted.
pub struct Position<'a, G: Game> {
    /// What the seat saw.
    pub view: &'a G,
    /// The seat that decided.
    pub seat: Seat,
    /// Cost of the choice, in the unit of the game.
    pub cost: f64,
}

/// An alternative with what was counted in its turns.
pub struct Counted<'a, G: ReviewModel> {
    /// The choice that was evaluated.
    pub choice: G::Choice,
    /// Counts of all worlds.
    pub tally: &'a G::Tally,
    /// Number of worlds.
    pub worlds: u32,
}

/// A reason with the part of the cost that it explains.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// Part of the cost, in the unit of the game.
    pub explains: f64,
    /// The sentence for the player.
    pub message: Message,
}

/// A share as a whole percentage.
pub fn percent(count: u32, of: u32) -> u32 {
    (f64::from(count) * 100.0 / f64::from(of.max(1))).round() as u32
}

/// A mean with one decimal, as an argument of a message.
pub fn mean(sum: i64, count: u32) -> Arg {
    decimal(sum as f64 / f64::from(count.max(1)))
}

/// A number with one decimal, as an argument of a message.
pub fn decimal(number: f64) -> Arg {
    Arg::Decimal { tenths: (number * 10.0).round() as i64 }
}
