//! What counts as a round in each game, and which scores are better.

use rodeo_rules::any::GameKind;
use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::game::{Game, ScoreOrder};
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::{self, Take6};

/// A game that counts rounds: deals of Take 6, games of Take That, whole matches of the other games.
pub trait Rounds: Game {
    /// Whether low or high scores win.
    const BETTER: ScoreOrder;

    /// Number of rounds in a match. `None` if it is not known in advance.
    fn rounds_in_match(_rules: &Self::Rules) -> Option<u64> {
        Some(1)
    }

    /// Number of rounds played in this match.
    fn rounds_played(&self) -> u64 {
        1
    }
}

impl Rounds for Buffalo {
    const BETTER: ScoreOrder = ScoreOrder::LowestWins;
}

impl Rounds for BullParty {
    const BETTER: ScoreOrder = ScoreOrder::HighestWins;
}

impl Rounds for TakeThat {
    const BETTER: ScoreOrder = ScoreOrder::HighestWins;

    fn rounds_in_match(rules: &Self::Rules) -> Option<u64> {
        Some(u64::from(rules.games))
    }

    fn rounds_played(&self) -> u64 {
        u64::from(self.games_played())
    }
}

impl Rounds for Take6 {
    const BETTER: ScoreOrder = ScoreOrder::LowestWins;

    fn rounds_in_match(rules: &Self::Rules) -> Option<u64> {
        match rules.end {
            take6::End::Rounds(rounds) => Some(u64::from(rounds)),
            take6::End::Limit(_) => None,
        }
    }

    fn rounds_played(&self) -> u64 {
        u64::from(self.round())
    }
}

/// Adds options that make a match a single round, unless the length of a match is set. Simulations count rounds.
pub fn single_match(kind: GameKind, options: &str) -> String {
    let has = |name: &str| options.split([',', ' ', ';']).any(|part| part.trim_start().starts_with(name));
    match kind {
        GameKind::Take6 if !has("limit=") && !has("rounds=") => format!("rounds=1,{options}"),
        GameKind::TakeThat if !has("games=") => format!("games=1,{options}"),
        GameKind::Take6 | GameKind::Buffalo | GameKind::TakeThat | GameKind::BullParty => options.to_owned(),
    }
}
