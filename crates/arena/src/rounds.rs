//! What a round is in each game.

use rodeo_rules::any::{GameKind, ListedGame};
use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::{self, Take6};

/// A game that counts its rounds: deals of Take 6, games of Take That, whole matches of the others.
pub trait Rounds: ListedGame {
    /// Rounds in a match, where that is known before it is played.
    fn rounds_in_match(_rules: &Self::Rules) -> Option<u64> {
        Some(1)
    }

    /// Rounds this match has had.
    fn rounds_played(&self) -> u64 {
        1
    }
}

impl Rounds for Buffalo {}

impl Rounds for BullParty {}

impl Rounds for TakeThat {
    fn rounds_in_match(rules: &Self::Rules) -> Option<u64> {
        Some(u64::from(rules.games))
    }

    fn rounds_played(&self) -> u64 {
        u64::from(self.games_played())
    }
}

impl Rounds for Take6 {
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
    let says = |name: &str| {
        let named = |part: &str| part.split_once('=').is_some_and(|(option, _)| option.trim_start() == name);
        options.split([',', ' ', ';']).any(named)
    };
    match kind.descriptor().single_round {
        Some(single) if !single.length_options.iter().any(|option| says(option)) => {
            format!("{},{options}", single.option)
        }
        _ => options.to_owned(),
    }
}
