//! The rating of a player who solves puzzles.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};
use wasm_bindgen::prelude::*;

use crate::Json;

/// A Weng-Lin rating, of a player or of a puzzle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleRating {
    /// Estimated strength; 25 for a new player.
    pub rating: f64,
    /// Standard deviation of the estimate; 25/3 for a new player.
    pub uncertainty: f64,
}

impl From<WengLinRating> for PuzzleRating {
    fn from(WengLinRating { rating, uncertainty }: WengLinRating) -> PuzzleRating {
        PuzzleRating { rating, uncertainty }
    }
}

/// Returns the rating of a new player as a [`PuzzleRating`].
#[wasm_bindgen]
pub fn new_puzzle_rating() -> Json {
    Ok(serde_json::to_string(&PuzzleRating::from(WengLinRating::new()))?)
}

/// Returns the rating of a player after a puzzle as a [`PuzzleRating`]. The first two numbers are the rating of the player, the
/// others that of the puzzle, which is an opponent that wins if it is not solved.
#[wasm_bindgen]
pub fn rate_puzzle(
    rating: f64,
    uncertainty: f64,
    puzzle_rating: f64,
    puzzle_uncertainty: f64,
    solved: bool,
) -> Json {
    let player = WengLinRating { rating, uncertainty };
    let puzzle = WengLinRating { rating: puzzle_rating, uncertainty: puzzle_uncertainty };
    let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
    let (after, _) = weng_lin(&player, &puzzle, &outcome, &WengLinConfig::new());
    Ok(serde_json::to_string(&PuzzleRating::from(after))?)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests fail by panicking")]
mod tests {
    use super::*;

    fn rated(player: PuzzleRating, puzzle: f64, solved: bool) -> PuzzleRating {
        let after = rate_puzzle(player.rating, player.uncertainty, puzzle, 2.0, solved);
        serde_json::from_str(&after.unwrap()).unwrap()
    }

    #[test]
    fn solved_puzzles_raise_the_rating_and_missed_ones_lower_it() {
        let new: PuzzleRating = serde_json::from_str(&new_puzzle_rating().unwrap()).unwrap();
        assert_eq!(new.rating, 25.0);
        let [solved, missed] = [true, false].map(|solved| rated(new, 25.0, solved));
        assert!(solved.rating > 25.0 && missed.rating < 25.0);
        // Against an equal puzzle both change by the same amount.
        assert!((solved.rating + missed.rating - 50.0).abs() < 1e-9, "{solved:?} {missed:?}");
        assert!(solved.uncertainty < new.uncertainty && missed.uncertainty < new.uncertainty);
    }

    #[test]
    fn harder_puzzles_are_worth_more() {
        let player = PuzzleRating { rating: 25.0, uncertainty: 4.0 };
        let [easy, hard] = [15.0, 35.0].map(|puzzle| rated(player, puzzle, true).rating);
        assert!(hard - 25.0 > 2.0 * (easy - 25.0), "{easy} {hard}");
        let [easy, hard] = [15.0, 35.0].map(|puzzle| rated(player, puzzle, false).rating);
        assert!(25.0 - easy > 2.0 * (25.0 - hard), "{easy} {hard}");
    }

    #[test]
    fn rating_of_a_player_approaches_that_of_the_puzzles() {
        let mut player: PuzzleRating = serde_json::from_str(&new_puzzle_rating().unwrap()).unwrap();
        // Solves every other puzzle of rating 32.
        for attempt in 0..200 {
            player = rated(player, 32.0, attempt % 2 == 0);
        }
        assert!((player.rating - 32.0).abs() < 1.0 && player.uncertainty < 2.0, "{player:?}");
    }
}
