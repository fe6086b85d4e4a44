//! What a round is in each game, and which results are good.

use rodeo_rules::any::GameKind;
use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::game::{Game, ScoreOrder};
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::{self, Take6};

/// A game that counts its rounds: deals of Take 6, games of Take That, whole matches of the others.
pub trait Rounds: Game {
    /// Which results are good.
    const BETTER: ScoreOrder;

    /// Rounds in a match, where that is known before it is played.
    fn rounds_in_match(_rules: &Self::Rules) -> Option<u64> {
        Some(1)
    }

    /// Rounds this match has had.
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

/// Unless the options say otherwise a match is a single round, as simulations of these games are usually counted.
pub fn single_match(kind: GameKind, options: &str) -> String {
    let says = |name: &str| options.split([',', ' ', ';']).any(|part| part.trim_start().starts_with(name));
    match kind {
        GameKind::Take6 if !says("limit=") && !says("rounds=") => format!("rounds=1,{options}"),
        GameKind::TakeThat if !says("games=") => format!("games=1,{options}"),
        GameKind::Take6 | GameKind::Buffalo | GameKind::TakeThat | GameKind::BullParty => options.to_owned(),
    }
}
