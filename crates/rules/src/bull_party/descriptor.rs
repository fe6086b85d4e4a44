//! What shared code needs to know of Bull Party.

use crate::descriptor::{GameDescriptor, ScoreUnit, ShortMatch};
use crate::game::ScoreOrder;

/// The descriptor of Bull Party.
pub const DESCRIPTOR: GameDescriptor = GameDescriptor {
    min_players: 2,
    max_players: 5,
    usual_players: 4,
    score_order: ScoreOrder::HighestWins,
    score_unit: ScoreUnit::Points,
    opponent: None,
    rated: true,
    rules_version: 1,
    single_round: None,
    short_match: ShortMatch { players: 3, options: "numbers=25,hand=2,out=1,bulls=9+3" },
    keywords: &["zero", "new"],
    rules_pages: &["bull-party"],
};
