//! What shared code needs to know of Beat the Buffalo.

use crate::descriptor::{GameDescriptor, ScoreUnit, ShortMatch};
use crate::game::ScoreOrder;

/// The descriptor of Beat the Buffalo.
pub const DESCRIPTOR: GameDescriptor = GameDescriptor {
    min_players: 1,
    max_players: 6,
    usual_players: 4,
    score_order: ScoreOrder::LowestWins,
    score_unit: ScoreUnit::Heads,
    opponent: Some("buffalo"),
    rated: false,
    rules_version: 1,
    single_round: None,
    short_match: ShortMatch { players: 2, options: "hand=2,cards=12" },
    keywords: &["lift", "take7", "stop", "replace", "insert", "push", "first", "last", "sort"],
    rules_pages: &["buffalo"],
};
