//! Reviews of matches: what each choice cost, why, and how much was luck.
//!
//! - [`review`]: a record in, a [`Review`] out; no I/O, no clock. [`Options`] select seats and effort, and [`Progress`]
//!   reports every decision as soon as it is known
//! - [`Hints`]: what the alternatives of a decision are worth before it is made, from the view of its player
//! - [`types`](Review): the review as serializable data
//! - [`games`]: what a review knows about each game
//! - [`puzzles`]: positions of bot matches in which one choice is clearly the best
//!
//! Method, formulas and thresholds: `docs/insight.md`. A choice is judged only by what its seat knew: worlds are sampled
//! from the seat's view, never from the record. Unless the match is over, everything is an expectation with the reference
//! player of `rodeo-bots` on all seats.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use rodeo_review::{Options, review};
//! use rodeo_rules::record::Record;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let text = include_bytes!("../tests/records/take6.json");
//! let record = Record::read(text)?;
//! let options = Options { worlds: Some(8), ..Options::default() };
//! let review = review(&record, &options, &mut |_| ControlFlow::Continue(()))?;
//! for seat in &review.seats {
//!     let score = &seat.score;
//!     let parts = score.expected + score.deal + score.skill + score.others + score.luck;
//!     assert!((score.result - parts).abs() < 1e-9);
//! }
//! # Ok(())
//! # }
//! ```

mod accuracy;
mod balance;
mod comparison;
pub mod games;
mod hint;
mod joint_effects;
mod key_moments;
mod label;
mod match_model;
mod options;
pub mod puzzles;
mod reasons;
mod reviewer;
mod stats;
mod styles;
mod types;
mod world_source;

pub use accuracy::accuracy;
pub use hint::{HintError, HintPosition, Hints};
pub use label::{NOISE, noise_among};
pub use options::Options;
pub use reviewer::{Progress, ReviewError, review};
pub use types::{
    Alternative, Balance, CurvePoint, Decision, Estimate, Hint, KeyMoment, KeyMomentKind, Label, PlayStyles,
    Review, SeatReview, Unit, Value,
};

use rodeo_bots::{Level, WeightFile};
use rodeo_rules::any::AnyRules;
use rodeo_rules::descriptor::ScoreUnit;

/// The weight files that reviews of matches with these rules need and that are neither embedded nor loaded. [`review`] must
/// not be called before they are.
pub fn missing_weights(rules: &AnyRules) -> impl Iterator<Item = &'static dyn WeightFile> + use<> {
    // Its prior decides which alternative is the best.
    Level::Merciless.missing_weights(rules)
}

/// The unit in which choices of a game are valued.
fn unit<G: games::ReviewModel>() -> Unit {
    let descriptor = G::KIND.descriptor();
    match descriptor.score_unit {
        _ if descriptor.is_cooperative() => Unit::WinChance,
        ScoreUnit::Heads => Unit::Heads,
        ScoreUnit::Points => Unit::Points,
    }
}
