//! Puzzles: positions of bot matches in which one choice is clearly the best, and `simple` misses it.
//!
//! - [`Finder`]: plays the matches of a seed and finds their puzzles; checks puzzles again
//! - [`PuzzleFile`]: puzzles as data, which the web client plays
//!
//! Conditions, numbers and ratings: `docs/insight.md`.

mod file;
mod finder;
mod play;
mod rating;

pub use file::{Puzzle, PuzzleAlternative, PuzzleFile, PuzzleFileError, PuzzleMatch};
pub use finder::{Finder, PuzzleError};
