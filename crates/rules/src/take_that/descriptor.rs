//! What shared code needs to know of Take That.

use crate::descriptor::{GameDescriptor, ScoreUnit, ShortMatch, SingleRound};
use crate::game::ScoreOrder;

/// The descriptor of Take That.
pub const DESCRIPTOR: GameDescriptor = GameDescriptor {
    min_players: 2,
    max_players: 4,
    usual_players: 3,
    score_order: ScoreOrder::HighestWins,
    score_unit: ScoreUnit::Points,
    opponent: None,
    rated: true,
    rules_version: 1,
    single_round: Some(SingleRound { option: "games=1", length_options: &["games"] }),
    short_match: ShortMatch { players: 3, options: "hand=2,low=43,high=56" },
    keywords: &["pair", "take"],
    rules_pages: &["take-that"],
};
