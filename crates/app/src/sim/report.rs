//! Result of a simulation, as text and as JSON.

use std::fmt::Write as _;

use rodeo_bots::Heuristic;
use rodeo_rules::any::AnyRules;
use rodeo_rules::game::{Outcome, Rules};
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::MAX_SEATS;
use rodeo_rules::with_game;
use serde_json::{Value, json};

/// Sums over matches.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Number of matches.
    pub matches: u64,
    /// Number of rounds.
    pub rounds: u64,
    /// CPU time of all threads in seconds.
    pub seconds: f64,
    scores: [i64; MAX_SEATS],
    wins: [f64; MAX_SEATS],
    /// Of the side that the game itself plays, in a team game.
    opponent: Option<i64>,
}

impl Tally {
    /// Adds a match.
    pub fn count(&mut self, rounds: u64, outcome: Option<&Outcome>) {
        self.matches += 1;
        self.rounds += rounds;
        let Some(outcome) = outcome else { return };
        for (sum, &score) in self.scores.iter_mut().zip(&outcome.scores) {
            *sum += i64::from(score);
        }
        for seat in outcome.winners.iter() {
            // A team wins together; otherwise joint winners share one win.
            let share = if outcome.opponent.is_some() { 1.0 } else { 1.0 / f64::from(outcome.winners.len()) };
            self.wins[seat.index()] += share;
        }
        if let Some(score) = outcome.opponent {
            *self.opponent.get_or_insert(0) += i64::from(score);
        }
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &Tally) {
        self.matches += other.matches;
        self.rounds += other.rounds;
        self.seconds += other.seconds;
        for (sum, score) in self.scores.iter_mut().zip(other.scores) {
            *sum += score;
        }
        for (sum, wins) in self.wins.iter_mut().zip(other.wins) {
            *sum += wins;
        }
        if let Some(score) = other.opponent {
            *self.opponent.get_or_insert(0) += score;
        }
    }
}

/// Formats a number of players.
pub fn players(number: u8) -> String {
    if number == 1 { "1 player".to_owned() } else { format!("{number} players") }
}

/// A finished simulation.
pub struct Report<'a> {
    /// Rules of the matches.
    pub rules: &'a AnyRules,
    /// Seed of the random numbers.
    pub seed: u64,
    /// How random players chose a row.
    pub row: RowRule,
    /// Number of threads.
    pub threads: u16,
    /// Sums over all matches.
    pub tally: &'a Tally,
}

impl Report<'_> {
    fn means(&self) -> Vec<f64> {
        let players = usize::from(self.rules.players());
        self.tally.scores[..players].iter().map(|&sum| sum as f64 / self.tally.rounds as f64).collect()
    }

    fn win_shares(&self) -> Vec<f64> {
        let players = usize::from(self.rules.players());
        self.tally.wins[..players].iter().map(|&wins| wins / self.tally.matches as f64).collect()
    }

    /// Name of the side that the game itself plays, and the sum of its scores.
    fn opponent(&self) -> Option<(&'static str, i64)> {
        self.rules.kind().descriptor().opponent.zip(self.tally.opponent)
    }

    fn rounds_per_second(&self) -> f64 {
        self.tally.rounds as f64 / self.tally.seconds.max(1e-9)
    }

    /// Formats the result as one JSON object.
    pub fn json(&self) -> Value {
        let mut object = json!({
            "game": self.rules.kind().name(),
            "players": self.rules.players(),
            "rules": self.rules,
            "seed": self.seed,
            "row": self.row.name(),
            "threads": self.threads,
            "matches": self.tally.matches,
            "rounds": self.tally.rounds,
            "seconds": self.tally.seconds,
            "rounds_per_second": self.rounds_per_second(),
            "mean": self.means(),
            "win_share": self.win_shares(),
        });
        if let Some((opponent, score)) = self.opponent() {
            object[format!("{opponent}_mean")] = json!(score as f64 / self.tally.rounds as f64);
        }
        object
    }

    /// Formats the result as a table.
    pub fn table(&self) -> String {
        let kind = self.rules.kind();
        let mut text = String::new();
        let mut line = |label: &str, value: String| {
            let _ = writeln!(text, "{label:<17}{value}");
        };
        line("game", format!("{}, {}", kind.title(), players(self.rules.players())));
        line("options", self.rules.write_options());
        if with_game!(kind, G => <G as Heuristic>::TAKES_ROWS) {
            let row = match self.row {
                RowRule::Cheapest => "the cheapest row (of equal ones, the upper one)",
                RowRule::Random => "any row",
            };
            line("random players", format!("take {row} for a card that fits nowhere"));
        }
        line("seed", self.seed.to_string());
        line("rounds", format!("{} in {} matches", self.tally.rounds, self.tally.matches));
        line("CPU time", format!("{:.2} s, threads: {}", self.tally.seconds, self.threads));
        line("rounds/s", format!("{:.0} per second of CPU time", self.rounds_per_second()));
        let unit = kind.descriptor().score_unit.name();
        if let Some((opponent, score)) = self.opponent() {
            line(
                "team",
                format!("{:.3} {unit} per game, wins {:.2}%", self.means()[0], 100.0 * self.win_shares()[0]),
            );
            line(opponent, format!("{:.3} {unit} per game", score as f64 / self.tally.rounds as f64));
            return text;
        }
        for (seat, (mean, share)) in self.means().iter().zip(self.win_shares()).enumerate() {
            line(
                &format!("seat {}", seat + 1),
                format!("{mean:>7.3} {unit} per round, wins {:.2}%", 100.0 * share),
            );
        }
        text
    }
}
