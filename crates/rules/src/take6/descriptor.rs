//! What shared code needs to know of Take 6.

use crate::descriptor::{GameDescriptor, ScoreUnit, ShortMatch, SingleRound};
use crate::game::ScoreOrder;

/// The descriptor of Take 6.
pub const DESCRIPTOR: GameDescriptor = GameDescriptor {
    min_players: 2,
    max_players: 10,
    usual_players: 4,
    score_order: ScoreOrder::LowestWins,
    score_unit: ScoreUnit::Heads,
    opponent: None,
    rated: true,
    rules_version: 1,
    single_round: Some(SingleRound { option: "rounds=1", length_options: &["limit", "rounds"] }),
    short_match: ShortMatch { players: 3, options: "rounds=2,hand=3,cards=20" },
    keywords: &["flip"],
    rules_pages: &["take6", "fan-cards"],
};
