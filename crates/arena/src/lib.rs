//! Many matches between bots, and what they prove.
//!
//! - [`Contest`]: which bots play, over how many deals; [`Lineup`]: on fixed seats, or drawn from a pool
//! - [`Report`]: what came of it for each kind of bot, with intervals
//! - [`Rating`]: how strong each proved, on one scale
//! - [`rotations`]: how seats are changed so that no bot gains from where it sits
//! - [`Samples`] and [`Interval`]: means of paired samples
//! - [`Times`]: how long moves took
//! - [`Rounds`] and [`single_match`]: what a round is in each game
//!
//! This crate promises that every deal is played in all rotations of the seats and counts as *one* sample, that bots see
//! views only, and that the result depends on the contest alone: not on threads, clocks or the machine. Only the times
//! per move are measured.

mod contest;
mod lineup;
mod ratings;
mod report;
mod rounds;
mod samples;
mod seating;
mod table;
mod times;

pub use contest::{Contest, Error};
pub use lineup::Lineup;
pub use ratings::Rating;
pub use report::{KindReport, Report};
pub use rounds::{Rounds, single_match};
pub use samples::{Interval, Samples};
pub use seating::rotations;
pub use times::{MsPerMove, Times};
