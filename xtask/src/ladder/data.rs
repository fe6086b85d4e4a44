//! `crates/bots/ladder.json`: what was measured, one line for each kind of bot, so that a change reads well.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::plan::{Planned, Purpose};
use crate::commands::root;

/// All that was measured.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Data {
    /// One for each contest, sorted.
    pub measurements: Vec<Measurement>,
}

/// What a contest came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Measurement {
    /// The game.
    pub game: String,
    /// How many sat at the table.
    pub players: u8,
    /// Bots by seat…
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<String>,
    /// … or to draw from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<String>,
    /// The rules, as the arena tells them.
    pub rules: Value,
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
    pub kinds: Vec<Kind>,
}

/// What one kind of bot came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kind {
    /// Its name.
    pub bot: String,
    /// How much it thought, if it thinks at all.
    #[serde(default)]
    pub budget: Option<String>,
    /// Seats at a table, on average.
    pub seats: f64,
    /// Deals it played in.
    pub deals: u64,
    /// Rounds of all its seats together.
    pub rounds: u64,
    /// Heads or points a round and seat.
    pub mean: f64,
    /// Its 95 % interval.
    pub mean_ci95: [f64; 2],
    /// The share of wins.
    pub win_share: f64,
    /// Its 95 % interval.
    pub win_share_ci95: [f64; 2],
    /// The share of equals.
    pub even_share: Option<f64>,
    /// CPU time a move.
    pub ms_per_move: Ms,
    /// From mixed tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
    /// Its standard error.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncertainty: Option<f64>,
}

/// Milliseconds a move.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ms {
    /// Half of the moves took no longer.
    pub p50: f64,
    /// 99 of 100 took no longer.
    pub p99: f64,
}

/// Where the data of the project is.
pub fn file() -> PathBuf {
    root().join("crates/bots/ladder.json")
}

/// Budgets by bot, of one game; those that do not think have none.
pub type Budgets = BTreeMap<String, Option<String>>;

#[derive(Deserialize)]
struct Rating {
    bot: String,
    rating: f64,
    uncertainty: f64,
}

impl Measurement {
    /// From the object that `rodeo arena --json` prints.
    pub fn read(arena: &Value, planned: &Planned, command: String, budgets: &Budgets) -> Result<Measurement> {
        let mixed = planned.purpose == Purpose::Mixed;
        let number =
            |field: &str| arena[field].as_u64().with_context(|| format!("the arena told no {field}"));
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
            rules: arena["rules"].clone(),
            command,
            seed: number("seed")?,
            deals: number("deals")?,
            rotations: number("rotations")?,
            rounds: number("rounds")?,
            kinds,
        })
    }

    /// What the bot came to.
    pub fn kind(&self, bot: &str) -> Option<&Kind> {
        self.kinds.iter().find(|kind| kind.bot == bot)
    }

    /// Contests with the same key are the same contest, whatever the seed and the deals.
    fn key(&self) -> (&str, bool, u8, &str) {
        let bots = self.seats.as_deref().or(self.pool.as_deref()).unwrap_or_default();
        (&self.game, self.pool.is_some(), self.players, bots)
    }
}

impl Kind {
    /// Digits that an interval does not reach would only make noise in a diff.
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
    /// Reads a file; where there is none, nothing was measured.
    pub fn load(file: &Path) -> Result<Data> {
        if !file.exists() {
            return Ok(Data::default());
        }
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        serde_json::from_str(&text).with_context(|| file.display().to_string())
    }

    /// Writes beside the file first, so that whoever stops a long run has the old one or the new one.
    pub fn save(&self, file: &Path) -> Result<()> {
        let new = file.with_extension("new");
        std::fs::write(&new, self.as_json()?).with_context(|| new.display().to_string())?;
        std::fs::rename(&new, file).with_context(|| file.display().to_string())
    }

    /// What the contest came to, if it was held.
    pub fn of(&self, planned: &Planned) -> Option<&Measurement> {
        let mixed = planned.purpose == Purpose::Mixed;
        let key = (planned.game, mixed, planned.players, planned.bots.as_str());
        self.measurements.iter().find(|measurement| measurement.key() == key)
    }

    /// Puts a measurement in its place; an older one of the same contest gives way.
    pub fn put(&mut self, measurement: Measurement) {
        self.measurements.retain(|old| old.key() != measurement.key());
        let at = self.measurements.partition_point(|old| old.key() < measurement.key());
        self.measurements.insert(at, measurement);
    }

    /// The text of the file.
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

    /// What the arena might have said about a contest.
    pub fn made_up(planned: &Planned, share: f64) -> Measurement {
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
    fn a_measurement_replaces_the_one_of_the_same_contest_only() {
        let plan = of_game(&GAMES[0]);
        let mut data = Data::default();
        for contest in plan.iter().rev() {
            data.put(made_up(contest, 0.4));
        }
        assert_eq!(data.measurements.len(), plan.len());
        data.put(made_up(&plan[2], 0.31234567));
        assert_eq!(data.measurements.len(), plan.len());
        assert_eq!(data.of(&plan[2]).unwrap().kinds[0].win_share, 0.3123);
        assert_eq!(data.of(&plan[2]).unwrap().kinds[0].budget.as_deref(), Some("10"));
        assert_eq!(data.of(&plan[1]).unwrap().kinds[0].win_share, 0.4);
        assert!(data.measurements.is_sorted_by(|a, b| a.key() < b.key()));
        let ratings = data.measurements.iter().filter(|contest| contest.kinds[0].rating.is_some());
        assert!(ratings.map(|contest| contest.pool.is_some()).eq([true]));
    }

    #[test]
    fn the_file_is_as_it_would_be_written_again() {
        let text = std::fs::read_to_string(file()).unwrap();
        assert_eq!(Data::load(&file()).unwrap().as_json().unwrap(), text);
        let mut data = Data::default();
        of_game(&GAMES[1]).iter().for_each(|contest| data.put(made_up(contest, 0.5)));
        assert_eq!(serde_json::from_str::<Data>(&data.as_json().unwrap()).unwrap(), data);
    }
}
