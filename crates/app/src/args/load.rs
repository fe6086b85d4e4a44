//! Arguments of `rodeo load`.

use std::time::Duration;

use clap::{Args as Arguments, ValueEnum};

#[derive(Debug, Arguments)]
pub struct Load {
    /// Number of tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub tables: usize,
    /// Duration of the measurement in seconds
    #[arg(long, value_name = "S", default_value_t = 10.0)]
    pub seconds: f64,
    /// Players at each table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = seats)]
    pub seats: usize,
    /// Delay of each player before a choice, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pub pace: u64,
    /// Address of the server, or of several nodes of a cluster, at which tables are opened in turn
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:6066", value_delimiter = ',')]
    pub server: Vec<String>,
    /// Connect players to other nodes than the one with their table
    #[arg(long)]
    pub through_others: bool,
    /// How players are kept up to date: by events that they follow, or by whole parts of the state
    #[arg(long, value_name = "MODE", default_value = "events")]
    pub updates: LoadUpdates,
    /// Rule options of Take 6, the game that is played
    #[arg(long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    pub options: String,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Values of `--updates`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LoadUpdates {
    /// Events that players follow with the rules
    Events,
    /// Whole parts of the state
    State,
}

impl Load {
    /// Delay before a choice; `None` if players answer at once.
    pub fn pace(&self) -> Option<Duration> {
        (self.pace > 0).then(|| Duration::from_millis(self.pace))
    }

    /// Time before the measurement starts.
    pub fn warm_up(&self) -> Duration {
        Duration::from_millis(1000 + 2 * self.pace)
    }
}

fn seats(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(seats @ 2..=10) => Ok(seats),
        _ => Err("a table has 2 to 10 players".into()),
    }
}
