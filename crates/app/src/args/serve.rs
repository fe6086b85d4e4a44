//! `rodeo serve` and `rodeo backup`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args as Arguments, ValueEnum};
use rodeo_server::{Config, Keep, Limits};

/// `rodeo serve`.
#[derive(Debug, Arguments)]
pub struct Serve {
    /// The address to listen on
    #[arg(long, env = "RODEO_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:6066")]
    pub listen: SocketAddr,
    #[command(flatten)]
    pub data: Data,
    /// The address people open where a proxy stands before the server, such as `https://rodeo.example`
    #[arg(long, env = "RODEO_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// How much is told on standard error: error, warn, info, debug or trace, or more exactly as in
    /// warn,rodeo_server=debug
    #[arg(long, env = "RODEO_LOG", value_name = "LEVEL", default_value = "info")]
    pub log: String,
    /// Lines for people, or a JSON object a line
    #[arg(long, env = "RODEO_LOG_FORMAT", value_enum, value_name = "FORMAT", default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,
    /// So many seconds after a player's last connection is lost, a bot plays for them
    #[arg(long, env = "RODEO_GRACE", value_name = "SECONDS", default_value_t = 30)]
    pub grace: u32,
    /// Open connections in all
    #[arg(long, env = "RODEO_MAX_CONNECTIONS", value_name = "N", default_value_t = limits().connections)]
    pub max_connections: usize,
    /// Open connections of one guest
    #[arg(long, env = "RODEO_MAX_CONNECTIONS_PER_GUEST", value_name = "N",
          default_value_t = limits().connections_per_guest)]
    pub max_connections_per_guest: usize,
    /// Tables in all
    #[arg(long, env = "RODEO_MAX_TABLES", value_name = "N", default_value_t = limits().tables)]
    pub max_tables: usize,
    /// Tables one guest may sit at
    #[arg(long, env = "RODEO_MAX_TABLES_PER_GUEST", value_name = "N",
          default_value_t = limits().tables_per_guest)]
    pub max_tables_per_guest: usize,
    /// Those who look on at one table
    #[arg(long, env = "RODEO_MAX_SPECTATORS", value_name = "N", default_value_t = limits().spectators)]
    pub max_spectators: usize,
    /// New guests a second, in the long run
    #[arg(long, env = "RODEO_MAX_NEW_GUESTS", value_name = "N", default_value_t = limits().guests_per_second)]
    pub max_new_guests: f64,
    /// Days for which a table is kept at which nothing is being played
    #[arg(long, env = "RODEO_KEEP_IDLE_TABLES", value_name = "DAYS", default_value_t = days(keep().idle_tables))]
    pub keep_idle_tables: u32,
    /// Days for which a table with an unfinished match is kept
    #[arg(long, env = "RODEO_KEEP_TABLES", value_name = "DAYS", default_value_t = days(keep().tables))]
    pub keep_tables: u32,
    /// Days for which a guest is kept who never finished a match
    #[arg(long, env = "RODEO_KEEP_IDLE_GUESTS", value_name = "DAYS", default_value_t = days(keep().idle_guests))]
    pub keep_idle_guests: u32,
    /// Days for which any other guest is kept after they were last here
    #[arg(long, env = "RODEO_KEEP_GUESTS", value_name = "DAYS", default_value_t = days(keep().guests))]
    pub keep_guests: u32,
    /// Days for which matches and their records are kept
    #[arg(long, env = "RODEO_KEEP_MATCHES", value_name = "DAYS", default_value_t = days(keep().matches))]
    pub keep_matches: u32,
    /// Parts into which the tables are divided, each with a core to itself; without it one for each core
    #[arg(long, env = "RODEO_SHARDS", value_name = "N")]
    pub shards: Option<usize>,
    /// Threads on which bots think; without it one for each core
    #[arg(long, env = "RODEO_BOT_THREADS", value_name = "N")]
    pub bot_threads: Option<usize>,
}

/// Where the data are.
#[derive(Debug, Arguments)]
pub struct Data {
    /// The folder in which everything is kept; without it rodeo in the folder for data of programs
    #[arg(long = "data", env = "RODEO_DATA", value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// `rodeo backup`.
#[derive(Debug, Arguments)]
pub struct Backup {
    /// The copy; there must not be such a file yet
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub data: Data,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// How logs look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object a line.
    Json,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Serve {
    /// What is asked for, as the server takes it.
    pub fn config(&self) -> Config {
        let usual = Config::default();
        let limits = Limits {
            connections: self.max_connections,
            connections_per_guest: self.max_connections_per_guest,
            tables: self.max_tables,
            tables_per_guest: self.max_tables_per_guest,
            spectators: self.max_spectators,
            guests_per_second: self.max_new_guests.max(0.0),
            ..usual.limits
        };
        let keep = Keep {
            idle_tables: self.keep_idle_tables * DAY,
            tables: self.keep_tables * DAY,
            idle_guests: self.keep_idle_guests * DAY,
            guests: self.keep_guests * DAY,
            matches: self.keep_matches * DAY,
            ..usual.keep
        };
        let mut policy = usual.policy;
        policy.grace_ms = u64::from(self.grace) * 1000;
        Config {
            public_url: self.public_url.clone(),
            policy,
            limits,
            keep,
            shards: self.shards.unwrap_or(usual.shards),
            bot_threads: self.bot_threads.unwrap_or(usual.bot_threads),
            ..usual
        }
    }
}

impl Data {
    /// The folder that was asked for, or the usual one of whoever runs the program.
    pub fn folder(&self) -> PathBuf {
        self.folder.clone().unwrap_or_else(|| usual_folder(|name| std::env::var_os(name).map(PathBuf::from)))
    }
}

fn usual_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> PathBuf {
    let folder = |name: &str| variable(name).filter(|folder| folder.is_absolute());
    let place = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    place.map_or("rodeo-data".into(), |place| place.join("rodeo"))
}

fn limits() -> Limits {
    Limits::default()
}

fn keep() -> Keep {
    Keep::default()
}

fn days(time: Duration) -> u32 {
    (time.as_secs() / DAY.as_secs()) as u32
}

/// An address as browsers name the origin of a page: nothing behind the host and its port.
fn public_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let fits = |host: &str| {
        !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
    };
    match host {
        Some(host) if fits(host) => Ok(url.to_ascii_lowercase()),
        _ => Err("an address such as https://rodeo.example is wanted, with nothing behind the host".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_has_nothing_behind_its_host() {
        assert_eq!(public_url("https://Rodeo.example/").as_deref(), Ok("https://rodeo.example"));
        assert_eq!(public_url("http://127.0.0.1:6066").as_deref(), Ok("http://127.0.0.1:6066"));
        assert_eq!(public_url("http://[::1]:6066").as_deref(), Ok("http://[::1]:6066"));
        for wrong in ["", "rodeo.example", "https://", "https://a/b", "ftp://a", "https://a b", "https://a;b"]
        {
            assert!(public_url(wrong).is_err(), "{wrong:?}");
        }
    }

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn data_lie_where_programs_keep_them() {
        let with = |set: &[(&str, &str)]| {
            usual_folder(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into()))
        };
        assert_eq!(with(&[("HOME", "/h"), ("XDG_DATA_HOME", "/x")]), PathBuf::from("/x/rodeo"));
        assert_eq!(with(&[("HOME", "/h"), ("XDG_DATA_HOME", "x")]), PathBuf::from("/h/.local/share/rodeo"));
        assert_eq!(with(&[("HOME", "/h")]), PathBuf::from("/h/.local/share/rodeo"));
        assert_eq!(with(&[]), PathBuf::from("rodeo-data"));
    }
}
