//! Many matches between bots, and what they prove.
//!
//! - [`Contest`]: which bots sit at the table, over how many deals
//! - [`Report`]: what came of it for each kind of bot, with intervals
//! - [`rotations`]: how seats are changed so that no bot gains from where it sits
//! - [`Samples`] and [`Interval`]: means of paired samples
//! - [`Times`]: how long moves took
//! - [`Rounds`] and [`single_match`]: what a round is in each game
//!
//! This crate promises that every deal is played in all rotations of the seats and counts as *one* sample, that bots see
//! views only, and that the result depends on the contest alone: not on threads, clocks or the machine. Only the times
//! per move are measured.

mod contest;
mod rounds;
mod samples;
mod seating;
mod table;
mod times;

pub use contest::{Contest, Error, KindReport, Report};
pub use rounds::{Rounds, single_match};
pub use samples::{Interval, Samples};
pub use seating::rotations;
pub use times::{MsPerMove, Times};
