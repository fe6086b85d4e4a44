//! `crates/bots/ladder.json`: the measurements, with one line for each kind of bot so that diffs are readable.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::plan::{Planned, Purpose};
use crate::commands::root;

/// Contents of the file.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Data {
    /// One for each contest, sorted by its key.
    pub measurements: Vec<Measurement>,
}

/// Result of a contest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Measurement {
    /// Name of the game on the command line.
    pub game: String,
    /// Number of players at the table.
    pub players: u8,
    /// Bots by seat, joined by commas. Exactly one of `seats` and `pool` is set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<String>,
    /// Bots that the seats are drawn from, joined by commas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<String>,
    /// Rule options of the command; empty for the usual ones.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub options: String,
    /// Whether the bots knew each other's levels.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declared: bool,
    /// Rules of the game, in the JSON form of the arena.
    pub rules: Value,
    /// Command that repeats the contest.
    pub command: String,
    /// Seed of all deals.
    pub seed: u64,
    /// Number of different deals.
    pub deals: u64,
    /// Number of times each deal is played, with the bots in other seats.
    pub rotations: u64,
    /// Number of rounds in all: `deals` × `rotations`.
    pub rounds: u64,
    /// Results for each kind of bot.
    pub kinds: Vec<Kind>,
}

/// Results of one kind of bot in a contest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kind {
    /// Name of the level.
    pub bot: String,
    /// Playouts per move; `None` for a bot that does not search.
    #[serde(default)]
    pub budget: Option<String>,
    /// Mean number of seats at a table.
    pub seats: f64,
    /// Number of deals in which it played.
    pub deals: u64,
    /// Number of rounds, counted for each of its seats.
    pub rounds: u64,
    /// Mean heads or points per round and seat.
    pub mean: f64,
    /// 95 % confidence interval of `mean`.
    pub mean_ci95: [f64; 2],
    /// Share of wins, 0 to 1.
    pub win_share: f64,
    /// 95 % confidence interval of `win_share`.
    pub win_share_ci95: [f64; 2],
    /// Share of wins among equally strong bots; `None` where a team plays against the game.
    pub even_share: Option<f64>,
    /// CPU time per move.
    pub ms_per_move: Ms,
    /// Rating from mixed tables; `None` for other contests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
    /// Standard error of `rating`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncertainty: Option<f64>,
}

/// Quantiles of the CPU time per move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ms {
    /// Median of all moves.
    pub p50: f64,
    /// 99th percentile of all moves.
    pub p99: f64,
}

/// Path of the project's own file.
pub fn file() -> PathBuf {
    root().join("crates/bots/ladder.json")
}

/// Game, mixed tables or not, number of players, bots, rule options, and whether the levels were told.
type Key<'a> = (&'a str, bool, u8, &'a str, &'a str, bool);

/// Playouts per move of each bot in one game; `None` for bots that do not search.
pub type Budgets = BTreeMap<String, Option<String>>;

#[derive(Deserialize)]
struct Rating {
    bot: String,
    rating: f64,
    uncertainty: f64,
}

impl Measurement {
    /// Reads the object that `rodeo arena --json` prints.
    pub fn read(arena: &Value, planned: &Planned, command: String, budgets: &Budgets) -> Result<Measurement> {
        let mixed = planned.purpose == Purpose::Mixed;
        let number = |field: &str| {
            arena[field].as_u64().with_context(|| format!("the output of the arena has no field {field}"))
        };
        let mut kinds: Vec<Kind> = serde_json::from_value(arena["kinds"].clone()).context("kinds")?;
        let ratings: Vec<Rating> = serde_json::from_value(arena["ratings"].clone()).context("ratings")?;
        for kind in &mut kinds {
            kind.budget = budgets.get(&kind.bot).cloned().flatten();
            let rating = ratings.iter().find(|rating| mixed && rating.bot == kind.bot);
            kind.rating = rating.map(|rating| round(rating.rating, 2));
            kind.uncertainty = rating.map(|rating| round(rating.uncertainty, 2));
            kind.round();
        }
        Ok(Measurement {
            game: planned.game.to_owned(),
            players: planned.players,
            seats: (!mixed).then(|| planned.bots.clone()),
            pool: mixed.then(|| planned.bots.clone()),
            options: planned.options.to_owned(),
            declared: planned.declared,
            rules: arena["rules"].clone(),
            command,
            seed: number("seed")?,
            deals: number("deals")?,
            rotations: number("rotations")?,
            rounds: number("rounds")?,
            kinds,
        })
    }

    /// Results of a bot; `None` if it did not take part.
    pub fn kind(&self, bot: &str) -> Option<&Kind> {
        self.kinds.iter().find(|kind| kind.bot == bot)
    }

    /// Half of the widest 95 % interval of wins, in percentage points.
    pub fn margin(&self) -> f64 {
        let widths = self.kinds.iter().map(|kind| kind.win_share_ci95[1] - kind.win_share_ci95[0]);
        50.0 * widths.fold(0.0, f64::max)
    }

    /// Number of deals that should bring the margin down to `margin` points, with a tenth to spare: the margin shrinks
    /// with the square root of the deals.
    pub fn deals_for(&self, margin: f64) -> u64 {
        (1.1 * self.deals as f64 * (self.margin() / margin).powi(2)).ceil() as u64
    }

    /// Identifies the contest: two measurements with the same key differ at most in seed and number of deals.
    fn key(&self) -> Key<'_> {
        let bots = self.seats.as_deref().or(self.pool.as_deref()).unwrap_or_default();
        (&self.game, self.pool.is_some(), self.players, bots, &self.options, self.declared)
    }
}

impl Kind {
    /// Drops digits far below the width of the intervals. They would only add noise to diffs.
    fn round(&mut self) {
        self.seats = round(self.seats, 3);
        self.mean = round(self.mean, 3);
        self.mean_ci95 = self.mean_ci95.map(|end| round(end, 3));
        self.win_share = round(self.win_share, 4);
        self.win_share_ci95 = self.win_share_ci95.map(|end| round(end, 4));
        self.even_share = self.even_share.map(|share| round(share, 4));
        self.ms_per_move = Ms { p50: round(self.ms_per_move.p50, 3), p99: round(self.ms_per_move.p99, 3) };
    }
}

fn round(value: f64, digits: i32) -> f64 {
    let unit = 10f64.powi(digits);
    (value * unit).round() / unit
}

impl Data {
    /// Reads a file. A missing file has no measurements.
    pub fn load(file: &Path) -> Result<Data> {
        if !file.exists() {
            return Ok(Data::default());
        }
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        serde_json::from_str(&text).with_context(|| file.display().to_string())
    }

    /// Writes a new file and renames it, so that an interrupted run leaves the old or the new file, never a part.
    pub fn save(&self, file: &Path) -> Result<()> {
        let new = file.with_extension("new");
        std::fs::write(&new, self.as_json()?).with_context(|| new.display().to_string())?;
        std::fs::rename(&new, file).with_context(|| file.display().to_string())
    }

    /// Measurement of a contest; `None` if it was not measured.
    pub fn find(&self, planned: &Planned) -> Option<&Measurement> {
        let mixed = planned.purpose == Purpose::Mixed;
        let key =
            (planned.game, mixed, planned.players, planned.bots.as_str(), planned.options, planned.declared);
        self.measurements.iter().find(|measurement| measurement.key() == key)
    }

    /// Inserts a measurement in order, replacing an older one of the same contest.
    pub fn insert(&mut self, measurement: Measurement) {
        self.measurements.retain(|old| old.key() != measurement.key());
        let at = self.measurements.partition_point(|old| old.key() < measurement.key());
        self.measurements.insert(at, measurement);
    }

    /// Text of the file.
    pub fn as_json(&self) -> Result<String> {
        let mut text = String::from("{\n  \"measurements\": [");
        for (at, measurement) in self.measurements.iter().enumerate() {
            text.push_str(if at == 0 { "\n    {" } else { ",\n    {" });
            let head = Measurement { kinds: vec![], ..measurement.clone() };
            let Value::Object(fields) = serde_json::to_value(&head)? else { continue };
            for (name, value) in fields.iter().filter(|(name, _)| *name != "kinds") {
                write!(text, "\n      \"{name}\": {value},")?;
            }
            let kinds = measurement.kinds.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()?;
            write!(text, "\n      \"kinds\": [\n        {}\n      ]\n    }}", kinds.join(",\n        "))?;
        }
        text.push_str(if self.measurements.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" });
        Ok(text)
    }
}

#[cfg(test)]
pub mod tests {
    use serde_json::json;

    use super::*;
    use crate::ladder::plan::{GAMES, of_game};

    /// A measurement with invented figures: the first bot has this share of wins.
    pub fn sample(planned: &Planned, share: f64) -> Measurement {
        let kind = |bot: &str, share: f64| {
            json!({
                "bot": bot, "seats": 1.0, "deals": 10, "rounds": 40, "mean": 5.12345, "mean_ci95": [4.0, 6.0],
                "win_share": share, "win_share_ci95": [share - 0.05, share + 0.05], "even_share": 0.25,
                "ms_per_move": { "p50": 0.5, "p99": 2.0 }, "distribution": [[1, 2]],
            })
        };
        let mut bots: Vec<&str> = planned.bots.split(',').collect();
        bots.dedup();
        let arena = json!({
            "game": planned.game, "rules": { "game": planned.game }, "seed": 6, "deals": 10, "rotations": 4, "rounds": 40,
            "kinds": bots.iter().zip([share, 1.0 - share]).map(|(bot, share)| kind(bot, share)).collect::<Vec<_>>(),
            "ratings": [{ "bot": bots[0], "rating": 27.123, "uncertainty": 0.5, "matches": 40 }],
        });
        let budgets = Budgets::from([("keen".to_owned(), Some("10".to_owned()))]);
        Measurement::read(&arena, planned, "rodeo arena".into(), &budgets).unwrap()
    }

    #[test]
    fn insert_replaces_only_the_same_contest() {
        let plan = of_game(&GAMES[0]);
        let mut data = Data::default();
        for contest in plan.iter().rev() {
            data.insert(sample(contest, 0.4));
        }
        assert_eq!(data.measurements.len(), plan.len());
        data.insert(sample(&plan[2], 0.31234567));
        assert_eq!(data.measurements.len(), plan.len());
        assert_eq!(data.find(&plan[2]).unwrap().kinds[0].win_share, 0.3123);
        assert_eq!(data.find(&plan[2]).unwrap().kinds[0].budget.as_deref(), Some("10"));
        assert_eq!(data.find(&plan[1]).unwrap().kinds[0].win_share, 0.4);
        assert!(data.measurements.is_sorted_by(|a, b| a.key() < b.key()));
        let ratings = data.measurements.iter().filter(|contest| contest.kinds[0].rating.is_some());
        assert!(ratings.map(|contest| contest.pool.is_some()).eq([true]));
    }

    #[test]
    fn half_the_margin_takes_four_times_the_deals() {
        let measurement = sample(&of_game(&GAMES[0])[0], 0.4);
        assert!((measurement.margin() - 5.0).abs() < 1e-9);
        assert!((44..=45).contains(&measurement.deals_for(2.5)), "{}", measurement.deals_for(2.5));
    }

    #[test]
    fn file_is_unchanged_by_reading_and_writing() {
        let text = std::fs::read_to_string(file()).unwrap();
        assert_eq!(Data::load(&file()).unwrap().as_json().unwrap(), text);
        let mut data = Data::default();
        of_game(&GAMES[1]).iter().for_each(|contest| data.insert(sample(contest, 0.5)));
        assert_eq!(serde_json::from_str::<Data>(&data.as_json().unwrap()).unwrap(), data);
    }
}
