//! The review as data.
//!
//! All types are serializable; `rodeo review --json` prints a [`Review`] of each file.

use rodeo_rules::any::GameKind;
use rodeo_rules::seat::Seat;
use rodeo_texts::Message;
use serde::{Deserialize, Serialize};

/// The review of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Review {
    /// Which game was played.
    pub game: GameKind,
    /// Unit of all scores and costs.
    pub unit: Unit,
    /// Whether a lower score is better.
    pub lower_is_better: bool,
    /// Seed of the sampled worlds. The same record, options and seed give the same review.
    pub seed: u64,
    /// Whether the match was played to its end.
    pub finished: bool,
    /// Number of reviewed steps of the record.
    pub steps: usize,
    /// One entry for each reviewed seat, in ascending order of seats.
    pub seats: Vec<SeatReview>,
    /// All decisions of the reviewed seats in the order of the record.
    pub decisions: Vec<Decision>,
    /// The chance of each seat to win the match, from what spectators saw: before each step with choices, and at the end.
    pub curve: Vec<CurvePoint>,
    /// The moments worth looking at first, in the order of the record.
    pub key_moments: Vec<KeyMoment>,
}

/// The unit in which choices of a game are valued.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Bull heads of the round.
    Heads,
    /// Points of the round.
    Points,
    /// The team's chance to win, from 0 to 1, in games against an opponent of the game.
    WinChance,
}

/// What a review says about one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatReview {
    /// The seat, from 0.
    pub seat: Seat,
    /// Share of what was at stake that the choices kept, from 0 to 100. `None` if nothing was at stake.
    pub accuracy: Option<f64>,
    /// Number of decisions with more than one alternative.
    pub decisions: u32,
    /// Number of decisions by label, in the order of [`Label::ALL`].
    pub labels: [u32; 3],
    /// Sum of the costs of all decisions, in [`Review::unit`].
    pub cost: f64,
    /// The result in [`Review::unit`], split into luck and skill.
    pub score: Balance,
    /// The share of the win, split into luck and skill.
    pub win: Balance,
    /// How the seat plays, judged by its choices in the whole match. Omitted in games without a model of styles, which only
    /// Take 6 has, and there with fan cards and with a draft.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub styles: Option<PlayStyles>,
}

/// Probabilities of ways to play, each named after a bot that plays so. They add up to 1. The declared level of a bot has no
/// influence, nor have cards that were not played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayStyles {
    /// Number of choices that the estimate is based on: cards played, at most the last 200.
    pub choices: u32,
    /// Like the bot `random`: any card.
    pub random: f64,
    /// Like `gentle`: by a heuristic, with mistakes.
    pub gentle: f64,
    /// Like `simple`: by a heuristic.
    pub simple: f64,
    /// Like `flat`: by simulations with random play.
    pub flat: f64,
    /// Like `net`: by the network, and like strong players in general.
    pub net: f64,
    /// The sentence about the style. Omitted unless one style is clearly the most probable, where `flat` and `net` count as one:
    /// it has at least 95 % after at least 30 choices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<Message>,
}

/// A result as the sum of its parts: `result = expected + deal + skill + others + luck`.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Balance {
    /// What happened; in an unfinished match, the expectation at its last step.
    pub result: f64,
    /// Expectation before the first deal, with the reference player on all seats.
    pub expected: f64,
    /// Luck of the deals: what the dealt cards changed.
    pub deal: f64,
    /// What the choices of the seat changed, compared with the reference player.
    pub skill: f64,
    /// What the choices of the other seats changed of this result, compared with the reference player: a single choice on
    /// average from what its seat knew, simultaneous choices together.
    pub others: f64,
    /// Luck after the deals: everything else, such as the cards that others held and drawn cards.
    pub luck: f64,
}

/// One decision of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// Number of the step in the record, from 0.
    pub step: usize,
    /// Number of the round, from 0.
    pub round: u16,
    /// The seat that decided.
    pub seat: Seat,
    /// The choice that was made, as words of the record.
    pub chosen: String,
    /// Every evaluated choice, best first. The first one is the best.
    pub alternatives: Vec<Alternative>,
    /// Cost of the choice: `best − chosen`, 0 if the choice was the best.
    pub cost: Estimate,
    /// What the choice cost of the chance to win the match.
    pub win_cost: Estimate,
    /// How bad the choice was; `None` if it was fine, or if the cost is not clear.
    pub label: Option<Label>,
    /// Why the best alternative is better, at most two. Empty without a label.
    pub reasons: Vec<Message>,
    /// Value of the position for the reference player.
    pub reference: Value,
    /// Value of the choice.
    pub value: Value,
    /// Mean cost of all alternatives: how much was at stake. 0 if the decision does not count for the accuracy: of decisions
    /// that the seat put off one after another, such as passes, only the one with the most at stake counts.
    pub stake: f64,
    /// Change of the value after this decision until the next one of the seat: others' choices and cards.
    pub luck: Value,
    /// Number of worlds in which the choice was evaluated.
    pub worlds: u32,
}

/// What the alternatives of a decision are worth, before it is made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint {
    /// Unit of all scores and costs.
    pub unit: Unit,
    /// Every evaluated choice, best first. Empty if there is only one.
    pub alternatives: Vec<Alternative>,
    /// The choice that the best one is compared with: the player's, or else the best of those that are noticeably worse than
    /// the best one. `None` if there is none.
    pub compared: Option<String>,
    /// How bad that choice is; `None` if it is fine, or if its cost is not clear.
    pub label: Option<Label>,
    /// Why the best alternative is better, at most two. Empty without a label.
    pub reasons: Vec<Message>,
}

/// An evaluated choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Alternative {
    /// The choice as words of the record.
    pub choice: String,
    /// Mean result over the worlds.
    pub value: Value,
    /// Cost compared with the best alternative. Negative if only the learned prior of the game prefers the best one.
    pub cost: Estimate,
    /// Difference of the chance to win the match to the best alternative.
    pub win_cost: Estimate,
    /// Number of worlds in which it was evaluated.
    pub worlds: u32,
}

/// An expected result of a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Value {
    /// Result of the round in [`Review::unit`].
    pub score: f64,
    /// Chance to win the match, from 0 to 1.
    pub win: f64,
}

/// A mean of paired differences with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Estimate {
    /// Mean difference over the worlds in which both choices were evaluated.
    pub mean: f64,
    /// Standard error of the mean.
    pub error: f64,
}

impl Estimate {
    /// Half the width of the 95 % interval.
    pub fn margin(&self) -> f64 {
        1.96 * self.error
    }
}

/// How bad a choice was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Label {
    /// Noticeably worse than the best.
    Inaccurate,
    /// Clearly worse than the best.
    Mistake,
    /// Much worse than the best.
    Blunder,
}

impl Label {
    /// All labels, the mildest first.
    pub const ALL: [Label; 3] = [Label::Inaccurate, Label::Mistake, Label::Blunder];

    /// The name in JSON and in message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Label::Inaccurate => "inaccurate",
            Label::Mistake => "mistake",
            Label::Blunder => "blunder",
        }
    }
}

/// The chance of each seat to win at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CurvePoint {
    /// The moment before this step of the record; for the last point, the number of steps.
    pub step: usize,
    /// Number of the round, from 0.
    pub round: u16,
    /// Chance by seat, from 0 to 1.
    pub win: Vec<f64>,
}

/// A moment worth looking at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeyMoment {
    /// Number of the step in the record, from 0.
    pub step: usize,
    /// The seat it concerns.
    pub seat: Seat,
    /// What makes it a key moment.
    pub kind: KeyMomentKind,
    /// Cost or luck in [`Review::unit`]; change of the chance to win of a turning point. Positive is good for the seat.
    pub amount: f64,
}

/// What makes a moment a key moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum KeyMomentKind {
    /// One of the largest costs.
    Cost,
    /// One of the largest surprises.
    Luck,
    /// One of the largest changes of the chance to win.
    TurningPoint,
}
