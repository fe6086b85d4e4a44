//! Puzzles as data.

use rodeo_rules::any::GameKind;
use rodeo_rules::seat::Seat;
use rodeo_texts::Message;
use serde::{Deserialize, Serialize};

use crate::types::Label;

/// Puzzles of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleFile {
    /// Always `rodeo-puzzles`.
    pub format: String,
    /// Version of the format: 1.
    pub version: u32,
    /// The game of all puzzles.
    pub game: GameKind,
    /// Seed of the matches.
    pub seed: u64,
    /// The matches that have puzzles, in the order in which they were played.
    pub matches: Vec<PuzzleMatch>,
}

/// A match and its puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleMatch {
    /// Number of the match among those of the seed, from 0.
    pub number: u64,
    /// The record up to its last puzzle, in the text form.
    pub record: String,
    /// The puzzles in the order of the record.
    pub puzzles: Vec<Puzzle>,
}

/// A position in which one choice is clearly the best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Puzzle {
    /// Number of steps of the record before the position.
    pub step: usize,
    /// The seat to play.
    pub seat: Seat,
    /// The choice of the bot `simple`, which is not the best.
    pub simple: String,
    /// All legal choices, best first.
    pub alternatives: Vec<PuzzleAlternative>,
    /// Number of worlds in which every choice was evaluated.
    pub worlds: u32,
    /// Weng-Lin rating of the puzzle, on the scale of the bots of the game.
    pub rating: f64,
    /// Standard deviation of the rating.
    pub uncertainty: f64,
}

/// A choice with its value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleAlternative {
    /// The choice as words of the record.
    pub choice: String,
    /// Mean result of the round, in the unit of the game.
    pub score: f64,
    /// Chance to win, from 0 to 1.
    pub win: f64,
    /// Cost compared with the best choice, in the unit of the game.
    pub cost: f64,
    /// Standard error of the cost.
    pub error: f64,
    /// How bad the choice is; omitted for the best one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Label>,
    /// Why the best choice is better, at most two; omitted for the best one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Message>,
}

impl Puzzle {
    /// The best choice as words of the record.
    pub fn best(&self) -> Option<&String> {
        self.alternatives.first().map(|best| &best.choice)
    }
}

/// Why a text is not a file of puzzles.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleFileError {
    /// The text is not JSON of these types.
    #[error("cannot read puzzles: {0}")]
    Syntax(#[from] serde_json::Error),
    /// The format or its version is another one.
    #[error(
        "unsupported format {format:?}, version {version} (supported: {:?}, version {})",
        PuzzleFile::FORMAT,
        PuzzleFile::VERSION
    )]
    Format {
        /// The format of the file.
        format: String,
        /// The version of that format.
        version: u32,
    },
}

impl PuzzleFile {
    /// Name of the format.
    pub const FORMAT: &str = "rodeo-puzzles";
    /// Version of the format that is written and read.
    pub const VERSION: u32 = 1;

    /// A file without puzzles.
    pub fn new(game: GameKind, seed: u64) -> PuzzleFile {
        PuzzleFile {
            format: PuzzleFile::FORMAT.into(),
            version: PuzzleFile::VERSION,
            game,
            seed,
            matches: Vec::new(),
        }
    }

    /// Reads the JSON of [`to_json`](PuzzleFile::to_json).
    pub fn read(text: &str) -> Result<PuzzleFile, PuzzleFileError> {
        let file: PuzzleFile = serde_json::from_str(text)?;
        if file.format != PuzzleFile::FORMAT || file.version != PuzzleFile::VERSION {
            return Err(PuzzleFileError::Format { format: file.format, version: file.version });
        }
        Ok(file)
    }

    /// Writes JSON with one match per line.
    pub fn to_json(&self) -> String {
        let head = PuzzleFile { matches: Vec::new(), ..self.clone() };
        let mut text = write(&head);
        // The list of matches is the last field, and empty.
        text.truncate(text.len() - "]}".len());
        for (at, one) in self.matches.iter().enumerate() {
            text.push_str(if at == 0 { "\n" } else { ",\n" });
            text.push_str(&write(one));
        }
        text.push_str("\n]}\n");
        text
    }

    /// Number of puzzles.
    pub fn len(&self) -> usize {
        self.matches.iter().map(|one| one.puzzles.len()).sum()
    }

    /// Whether there is no puzzle.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds the puzzles of a match, as many as fit into `limit` puzzles in all.
    pub fn add(&mut self, mut found: PuzzleMatch, limit: usize) {
        found.puzzles.truncate(limit.saturating_sub(self.len()));
        if !found.puzzles.is_empty() {
            self.matches.push(found);
        }
    }
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("puzzles are plain data with string keys")
}
