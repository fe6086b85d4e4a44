//! Arguments of `rodeo serve` and `rodeo backup`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args as Arguments, ValueEnum};
use rodeo_server::{Config, Limits, Retention};

#[derive(Debug, Arguments)]
pub struct Serve {
    /// Address and port to listen on
    #[arg(long, env = "RODEO_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:6066")]
    pub listen: SocketAddr,
    #[command(flatten)]
    pub data: Data,
    /// Address that people open if the server is behind a proxy, such as `https://rodeo.example`
    #[arg(long, env = "RODEO_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// Log level on standard error: error, warn, info, debug or trace, or a filter such as `warn,rodeo_server=debug`
    #[arg(long, env = "RODEO_LOG", value_name = "LEVEL", default_value = "info")]
    pub log: String,
    /// Log format
    #[arg(long, env = "RODEO_LOG_FORMAT", value_enum, value_name = "FORMAT", default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,
    /// Time after which a bot stands in for a player who has lost their connection
    #[arg(long, env = "RODEO_GRACE", value_name = "SECONDS", default_value_t = 30)]
    pub grace: u32,
    /// Maximum number of open connections
    #[arg(long, env = "RODEO_MAX_CONNECTIONS", value_name = "N", default_value_t = limits().connections)]
    pub max_connections: usize,
    /// Maximum number of open connections of one guest
    #[arg(long, env = "RODEO_MAX_CONNECTIONS_PER_GUEST", value_name = "N",
          default_value_t = limits().connections_per_guest)]
    pub max_connections_per_guest: usize,
    /// Maximum number of tables
    #[arg(long, env = "RODEO_MAX_TABLES", value_name = "N", default_value_t = limits().tables)]
    pub max_tables: usize,
    /// Maximum number of tables at which one guest may have a seat
    #[arg(long, env = "RODEO_MAX_TABLES_PER_GUEST", value_name = "N",
          default_value_t = limits().tables_per_guest)]
    pub max_tables_per_guest: usize,
    /// Maximum number of spectators of one table
    #[arg(long, env = "RODEO_MAX_SPECTATORS", value_name = "N", default_value_t = limits().spectators)]
    pub max_spectators: usize,
    /// Maximum number of new guests per second, on average
    #[arg(long, env = "RODEO_MAX_NEW_GUESTS", value_name = "N", default_value_t = limits().guests_per_second)]
    pub max_new_guests: f64,
    /// Retention of tables without a match in progress
    #[arg(long, env = "RODEO_KEEP_IDLE_TABLES", value_name = "DAYS", default_value_t = days(retention().idle_tables))]
    pub keep_idle_tables: u32,
    /// Retention of tables with a match in progress
    #[arg(long, env = "RODEO_KEEP_TABLES", value_name = "DAYS", default_value_t = days(retention().tables))]
    pub keep_tables: u32,
    /// Retention of guests who never finished a match
    #[arg(long, env = "RODEO_KEEP_IDLE_GUESTS", value_name = "DAYS", default_value_t = days(retention().idle_guests))]
    pub keep_idle_guests: u32,
    /// Retention of all other guests
    #[arg(long, env = "RODEO_KEEP_GUESTS", value_name = "DAYS", default_value_t = days(retention().guests))]
    pub keep_guests: u32,
    /// Retention of matches and their records
    #[arg(long, env = "RODEO_KEEP_MATCHES", value_name = "DAYS", default_value_t = days(retention().matches))]
    pub keep_matches: u32,
    /// Retention of reports of players
    #[arg(long, env = "RODEO_KEEP_REPORTS", value_name = "DAYS", default_value_t = days(retention().reports))]
    pub keep_reports: u32,
    /// Time that running turns have to be finished when the server is stopped
    #[arg(long, env = "RODEO_DRAIN_TIMEOUT", value_name = "SECONDS", default_value_t = 10)]
    pub drain_timeout: u32,
    /// Number of shards the tables are divided into, each of which can use one core [default: number of cores]
    #[arg(long, env = "RODEO_SHARDS", value_name = "N")]
    pub shards: Option<usize>,
    /// Number of threads on which bots choose [default: number of cores]
    #[arg(long, env = "RODEO_BOT_THREADS", value_name = "N")]
    pub bot_threads: Option<usize>,
}

#[derive(Debug, Arguments)]
pub struct Data {
    /// Data directory [default: `rodeo` in the user's directory for application data]
    #[arg(long = "data", env = "RODEO_DATA", value_name = "DIR", global = true)]
    directory: Option<PathBuf>,
}

#[derive(Debug, Arguments)]
pub struct Backup {
    /// File to write; it must not exist
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub data: Data,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Human-readable lines
    Text,
    /// One JSON object per line
    Json,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Serve {
    /// Converts the arguments into the settings of the server.
    pub fn config(&self) -> Config {
        let default = Config::default();
        let limits = Limits {
            connections: self.max_connections,
            connections_per_guest: self.max_connections_per_guest,
            tables: self.max_tables,
            tables_per_guest: self.max_tables_per_guest,
            spectators: self.max_spectators,
            guests_per_second: self.max_new_guests.max(0.0),
            ..default.limits
        };
        let retention = Retention {
            idle_tables: self.keep_idle_tables * DAY,
            tables: self.keep_tables * DAY,
            idle_guests: self.keep_idle_guests * DAY,
            guests: self.keep_guests * DAY,
            matches: self.keep_matches * DAY,
            reports: self.keep_reports * DAY,
            ..default.retention
        };
        let mut policy = default.policy;
        policy.grace_ms = u64::from(self.grace) * 1000;
        Config {
            public_url: self.public_url.clone(),
            policy,
            limits,
            retention,
            shards: self.shards.unwrap_or(default.shards),
            drain_timeout: Duration::from_secs(self.drain_timeout.into()),
            bot_threads: self.bot_threads.unwrap_or(default.bot_threads),
            ..default
        }
    }
}

impl Data {
    /// Returns the data directory.
    pub fn directory(&self) -> PathBuf {
        self.directory
            .clone()
            .unwrap_or_else(|| default_directory(|name| std::env::var_os(name).map(PathBuf::from)))
    }
}

fn default_directory(variable: impl Fn(&str) -> Option<PathBuf>) -> PathBuf {
    let absolute = |name: &str| variable(name).filter(|path| path.is_absolute());
    let parent = if cfg!(windows) {
        absolute("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        absolute("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        absolute("XDG_DATA_HOME").or_else(|| absolute("HOME").map(|home| home.join(".local/share")))
    };
    parent.map_or("rodeo-data".into(), |parent| parent.join("rodeo"))
}

fn limits() -> Limits {
    Limits::default()
}

fn retention() -> Retention {
    Retention::default()
}

fn days(time: Duration) -> u32 {
    (time.as_secs() / DAY.as_secs()) as u32
}

/// Parses the origin of a page: a scheme, a host and an optional port, without a path.
fn public_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let is_valid = |host: &str| {
        !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
    };
    match host {
        Some(host) if is_valid(host) => Ok(url.to_ascii_lowercase()),
        _ => Err("expected an address without a path, such as https://rodeo.example".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_url_has_no_path() {
        assert_eq!(public_url("https://Rodeo.example/").as_deref(), Ok("https://rodeo.example"));
        assert_eq!(public_url("http://127.0.0.1:6066").as_deref(), Ok("http://127.0.0.1:6066"));
        assert_eq!(public_url("http://[::1]:6066").as_deref(), Ok("http://[::1]:6066"));
        for invalid in
            ["", "rodeo.example", "https://", "https://a/b", "ftp://a", "https://a b", "https://a;b"]
        {
            assert!(public_url(invalid).is_err(), "{invalid:?}");
        }
    }

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn data_directory_follows_the_conventions_of_the_system() {
        let with = |set: &[(&str, &str)]| {
            default_directory(|name| {
                set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
            })
        };
        assert_eq!(with(&[("HOME", "/h"), ("XDG_DATA_HOME", "/x")]), PathBuf::from("/x/rodeo"));
        assert_eq!(with(&[("HOME", "/h"), ("XDG_DATA_HOME", "x")]), PathBuf::from("/h/.local/share/rodeo"));
        assert_eq!(with(&[("HOME", "/h")]), PathBuf::from("/h/.local/share/rodeo"));
        assert_eq!(with(&[]), PathBuf::from("rodeo-data"));
    }
}
