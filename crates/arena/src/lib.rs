//! Contests between bots, with results that account for luck.
//!
//! - [`Contest`]: which bots play, and over how many deals; [`Lineup`]: fixed seats, or drawn from a pool
//! - [`Report`]: results by kind of bot, with confidence intervals
//! - [`Rating`]: strength of all bots on one scale
//! - [`rotations`]: how bots change seats so that no seat gives an advantage
//! - [`Samples`] and [`Interval`]: means of paired samples
//! - [`MoveTimes`]: distribution of CPU time per decision
//! - [`single_match`]: options that make a match a single round
//!
//! Every deal is played in all rotations of the seats and counts as *one* sample. Bots see only views. The result depends
//! on the contest alone, not on threads, clocks or the machine; only the times per move are measured.
//!
//! # Run a contest
//!
//! ```
//! use rodeo_arena::{Contest, Lineup, single_match};
//! use rodeo_rules::any::GameKind;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = GameKind::Take6;
//! let contest = Contest {
//!     rules: game.read_rules(2, &single_match(game, ""))?,
//!     lineup: Lineup::Seats(vec!["simple".parse()?, "random".parse()?]),
//!     declared: false,
//!     deals: 50,
//!     seed: 6,
//!     threads: None,
//! };
//! let report = contest.run(|_deals_done| {})?;
//! let [simple, random] = &report.kinds[..] else { panic!("two kinds of bots played") };
//! assert!(simple.mean < random.mean, "simple takes fewer heads");
//! assert_eq!(report.rounds, 100, "every deal is played from both seats");
//! # Ok(())
//! # }
//! ```

mod contest;
mod lineup;
mod move_times;
mod play;
mod ratings;
mod report;
mod rotation;
mod rounds;
mod samples;

pub use contest::{Contest, ContestError};
pub use lineup::Lineup;
pub use move_times::{MoveTimes, MsPerMove};
pub use ratings::Rating;
pub use report::{KindReport, Report};
pub use rotation::rotations;
pub use rounds::single_match;
pub use samples::{Interval, Samples};
