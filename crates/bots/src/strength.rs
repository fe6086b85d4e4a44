//! What has been measured about the bots: `ladder.json`, which `cargo xtask ladder` writes.
//!
//! No figure stands in code. What has not been measured is said to be so.

use std::sync::LazyLock;

use rodeo_rules::any::GameKind;
use serde::Deserialize;

use crate::Level;

/// How many sit at the table by which a level is known.
pub const MAIN_TABLE: u8 = 4;

static LADDER: LazyLock<Ladder> =
    // A test reads the file. A figure that cannot be read would be one that was not measured.
    LazyLock::new(|| serde_json::from_str(include_str!("../ladder.json")).unwrap_or_default());

/// All that has been measured.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// One for each contest.
    pub measurements: Vec<Measurement>,
}

/// A contest of the arena, and what it came to.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measurement {
    /// Of this game.
    pub game: GameKind,
    /// At a table for so many.
    pub players: u8,
    /// A bot for each seat, joined by commas, where the table was always the same…
    #[serde(default)]
    pub seats: Option<String>,
    /// … or those the tables were drawn from.
    #[serde(default)]
    pub pool: Option<String>,
    /// The rules, all options told.
    pub rules: serde_json::Value,
    /// What to type to see it again.
    pub command: String,
    /// The cards come from this.
    pub seed: u64,
    /// So many deals…
    pub deals: u64,
    /// … each played so often…
    pub rotations: u64,
    /// … which makes so many rounds.
    pub rounds: u64,
    /// What each kind of bot came to.
    pub kinds: Vec<KindMeasured>,
}

/// What one kind of bot came to.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindMeasured {
    /// Its name.
    pub bot: String,
    /// How much it thought, if it thinks at all.
    pub budget: Option<String>,
    /// Seats it had at a table, on average.
    pub seats: f64,
    /// Deals it played in.
    pub deals: u64,
    /// Rounds of all its seats together.
    pub rounds: u64,
    /// Heads or points a round and seat.
    pub mean: f64,
    /// The 95 % interval of the mean.
    pub mean_ci95: [f64; 2],
    /// Its share of wins.
    pub win_share: f64,
    /// The 95 % interval of the share.
    pub win_share_ci95: [f64; 2],
    /// The share of equals; a team against the buffalo has none.
    pub even_share: Option<f64>,
    /// CPU time of its choices.
    pub ms_per_move: MsPerMove,
    /// Its rating, from mixed tables.
    #[serde(default)]
    pub rating: Option<f64>,
    /// The standard error of the rating.
    #[serde(default)]
    pub uncertainty: Option<f64>,
}

/// Time a move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MsPerMove {
    /// Half of the moves took no longer.
    pub p50: f64,
    /// 99 of 100 took no longer.
    pub p99: f64,
}

impl Ladder {
    /// What is known about the bots as they are.
    pub fn measured() -> &'static Ladder {
        &LADDER
    }

    /// The contest by which the level is known at a table for so many, if it was held.
    pub fn rung(&self, level: Level, game: GameKind, players: u8) -> Option<&Measurement> {
        let seats = level.rung(game, players)?;
        self.of(game).find(|measurement| measurement.seats.as_deref() == Some(seats.as_str()))
    }

    /// What the level came to in that contest.
    pub fn strength(&self, level: Level, game: GameKind, players: u8) -> Option<&KindMeasured> {
        self.rung(level, game, players)?.kind(level)
    }

    /// What the level came to at mixed tables of all levels, if they were played.
    pub fn mixed(&self, level: Level, game: GameKind) -> Option<&KindMeasured> {
        self.of(game).filter(|measurement| measurement.pool.is_some()).find_map(|mixed| mixed.kind(level))
    }

    fn of(&self, game: GameKind) -> impl Iterator<Item = &Measurement> {
        self.measurements.iter().filter(move |measurement| measurement.game == game)
    }
}

impl Measurement {
    /// What the level came to in this contest.
    pub fn kind(&self, level: Level) -> Option<&KindMeasured> {
        self.kinds.iter().find(|kind| kind.bot == level.name())
    }
}

impl Level {
    /// What it is measured against: the rung below. Those beside the ladder have a place to start from too.
    pub const fn below(self) -> Option<Level> {
        match self {
            Level::Random => None,
            Level::Gentle => Some(Level::Random),
            Level::Simple => Some(Level::Gentle),
            Level::Keen => Some(Level::Simple),
            Level::Sharp => Some(Level::Keen),
            Level::Merciless => Some(Level::Sharp),
            Level::Flat => Some(Level::Simple),
            Level::Net => Some(Level::Flat),
        }
    }

    /// The seats of the contest by which it is known: one of the level among those of the level below. Against the
    /// buffalo it is a whole team, because one weak player spoils what the others do. `None` where nobody is below.
    pub fn rung(self, game: GameKind, players: u8) -> Option<String> {
        let others = if game.descriptor().is_cooperative() { self } else { self.below()? };
        let seat = |at| if at == 0 { self.name() } else { others.name() };
        Some((0..players).map(seat).collect::<Vec<_>>().join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rung_is_one_among_those_below_or_a_team() {
        let rung = |level: Level, game, players| level.rung(game, players);
        assert_eq!(rung(Level::Keen, GameKind::Take6, 3).as_deref(), Some("keen,simple,simple"));
        assert_eq!(rung(Level::Keen, GameKind::Buffalo, 3).as_deref(), Some("keen,keen,keen"));
        assert_eq!(rung(Level::Random, GameKind::BullParty, 4), None);
        for pair in Level::LADDER.windows(2) {
            assert_eq!(pair[1].below(), Some(pair[0]));
        }
    }
}
