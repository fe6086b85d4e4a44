//! What counts as a round in each game.

use rodeo_rules::any::{GameKind, ListedGame};
use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::{self, Take6};

/// A game that counts rounds: deals of Take 6, games of Take That, whole matches of the other games.
pub trait RoundCount: ListedGame {
    /// Number of rounds in a match. `None` if it is not known in advance.
    fn rounds_in_match(_rules: &Self::Rules) -> Option<u64> {
        Some(1)
    }

    /// Number of rounds played in this match.
    fn rounds_played(&self) -> u64 {
        1
    }
}

impl RoundCount for Buffalo {}

impl RoundCount for BullParty {}

impl RoundCount for TakeThat {
    fn rounds_in_match(rules: &Self::Rules) -> Option<u64> {
        Some(u64::from(rules.games))
    }

    fn rounds_played(&self) -> u64 {
        u64::from(self.games_played())
    }
}

impl RoundCount for Take6 {
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
    let has = |name: &str| {
        let is_named =
            |part: &str| part.split_once('=').is_some_and(|(option, _)| option.trim_start() == name);
        options.split([',', ' ', ';']).any(is_named)
    };
    match kind.descriptor().single_round {
        Some(single) if !single.length_options.iter().any(|option| has(option)) => {
            format!("{},{options}", single.option)
        }
        _ => options.to_owned(),
    }
}
