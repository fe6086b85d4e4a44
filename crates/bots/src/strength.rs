//! Measured playing strength: `ladder.json`, written by `cargo xtask ladder`.

use std::sync::LazyLock;

use rodeo_rules::any::GameKind;
use serde::Deserialize;

use crate::Level;

/// Number of players of the contests that describe a level.
pub const MAIN_TABLE: u8 = 4;

static LADDER: LazyLock<Ladder> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../ladder.json")).expect("ladder.json is checked by a test")
});

/// All measurements of the ladder.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// One per contest.
    pub measurements: Vec<Measurement>,
}

/// The result of a contest in the arena.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measurement {
    /// The game played.
    pub game: GameKind,
    /// Number of players at the table.
    pub players: u8,
    /// Bots by seat, separated by commas, if the lineup was fixed.
    #[serde(default)]
    pub seats: Option<String>,
    /// Bots from which lineups were drawn, separated by commas, if they were mixed.
    #[serde(default)]
    pub pool: Option<String>,
    /// Rule options of the command. Empty for the usual rules.
    #[serde(default)]
    pub options: String,
    /// Whether the bots knew each other's levels.
    #[serde(default)]
    pub declared: bool,
    /// The rules with all options.
    pub rules: serde_json::Value,
    /// The command that repeats the contest.
    pub command: String,
    /// Seed of the deals.
    pub seed: u64,
    /// Number of deals.
    pub deals: u64,
    /// Number of matches per deal.
    pub rotations: u64,
    /// Number of rounds in all matches.
    pub rounds: u64,
    /// Results by kind of bot.
    pub kinds: Vec<KindMeasured>,
}

/// The result of one kind of bot.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindMeasured {
    /// Bot name, with its budget unless default.
    pub bot: String,
    /// Its budget. `None` if it does not search.
    pub budget: Option<String>,
    /// Mean number of its seats at a table.
    pub seats: f64,
    /// Number of deals it played.
    pub deals: u64,
    /// Number of rounds, summed over its seats.
    pub rounds: u64,
    /// Mean heads or points per round and seat.
    pub mean: f64,
    /// 95 % confidence interval of the mean.
    pub mean_ci95: [f64; 2],
    /// Share of matches won.
    pub win_share: f64,
    /// 95 % confidence interval of the share.
    pub win_share_ci95: [f64; 2],
    /// Share if all bots were equally strong. `None` for a team game.
    pub even_share: Option<f64>,
    /// CPU time per decision.
    pub ms_per_move: MsPerMove,
    /// Its rating, from contests with mixed lineups.
    #[serde(default)]
    pub rating: Option<f64>,
    /// Standard error of the rating.
    #[serde(default)]
    pub uncertainty: Option<f64>,
}

/// CPU time per decision, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MsPerMove {
    /// Median.
    pub p50: f64,
    /// 99th percentile.
    pub p99: f64,
}

impl Ladder {
    /// The measurements of the current bots.
    pub fn measured() -> &'static Ladder {
        &LADDER
    }

    /// The contest of the level against its baseline. `None` if it was not measured.
    pub fn contest(&self, level: Level, game: GameKind, players: u8) -> Option<&Measurement> {
        let seats = level.ladder_seats(game, players)?;
        self.of_game(game).find(|measurement| {
            measurement.seats.as_deref() == Some(seats.as_str())
                && measurement.options.is_empty()
                && !measurement.declared
        })
    }

    /// The result of the level in that contest.
    pub fn strength(&self, level: Level, game: GameKind, players: u8) -> Option<&KindMeasured> {
        self.contest(level, game, players)?.kind(level)
    }

    /// The result of the level in the contest of all levels with mixed lineups. `None` if it was not measured.
    pub fn mixed(&self, level: Level, game: GameKind) -> Option<&KindMeasured> {
        self.of_game(game)
            .filter(|measurement| measurement.pool.is_some())
            .find_map(|mixed| mixed.kind(level))
    }

    fn of_game(&self, game: GameKind) -> impl Iterator<Item = &Measurement> {
        self.measurements.iter().filter(move |measurement| measurement.game == game)
    }
}

impl Measurement {
    /// The result of the level in this contest.
    pub fn kind(&self, level: Level) -> Option<&KindMeasured> {
        self.kinds.iter().find(|kind| kind.bot == level.name())
    }
}

impl Level {
    /// The level it is measured against: on the ladder, the next weaker one.
    pub const fn baseline(self) -> Option<Level> {
        match self {
            Level::Random => None,
            Level::Gentle => Some(Level::Random),
            Level::Simple => Some(Level::Gentle),
            Level::Keen => Some(Level::Simple),
            Level::Sharp => Some(Level::Keen),
            Level::Merciless => Some(Level::Sharp),
            Level::Flat => Some(Level::Simple),
            Level::Net => Some(Level::Flat),
            Level::FirstMerciless => None,
        }
    }

    /// The seats of the contest against its baseline: one seat of the level, and the baseline on the others. In a team game
    /// the whole team has the level. `None` if it has no baseline.
    pub fn ladder_seats(self, game: GameKind, players: u8) -> Option<String> {
        let others = if game.descriptor().is_cooperative() { self } else { self.baseline()? };
        let seat = |at| if at == 0 { self.name() } else { others.name() };
        Some((0..players).map(seat).collect::<Vec<_>>().join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ladder_seats_are_one_against_the_baseline_or_a_team() {
        let seats = |level: Level, game, players| level.ladder_seats(game, players);
        assert_eq!(seats(Level::Keen, GameKind::Take6, 3).as_deref(), Some("keen,simple,simple"));
        assert_eq!(seats(Level::Keen, GameKind::Buffalo, 3).as_deref(), Some("keen,keen,keen"));
        assert_eq!(seats(Level::Random, GameKind::BullParty, 4), None);
        for pair in Level::LADDER.windows(2) {
            assert_eq!(pair[1].baseline(), Some(pair[0]));
        }
    }
}
