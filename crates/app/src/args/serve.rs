//! Arguments of `rodeo serve` and `rodeo backup`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args as Arguments, ValueEnum};
use rodeo_server::{AccessLog, Config, InvalidProxy, Limits, ListenAddress, Retention, TrustedProxies};

use super::database::Database;
use super::limits::LimitArgs;
use super::logging::Logging;
use super::nats::Nats;
use super::tls::TlsArgs;

#[derive(Debug, Arguments)]
pub struct Serve {
    /// Address to listen on: `HOST:PORT`, `[IPV6]:PORT` or `unix:/PATH?mode=660`; several are possible
    #[arg(
        long,
        env = "RODEO_LISTEN",
        value_name = "ADDRESS",
        default_value = "127.0.0.1:6066",
        value_delimiter = ','
    )]
    pub listen: Vec<ListenAddress>,
    #[command(flatten)]
    pub data: Data,
    /// Configuration file of a node, instead of --config: it, flags and variables together must name the node, its database and NATS
    #[arg(long, env = "RODEO_CLUSTER", value_name = "FILE", conflicts_with = "config")]
    cluster: Option<PathBuf>,
    #[command(flatten)]
    pub database: Database,
    /// Name of this server in a cluster of servers that share a PostgreSQL database; without it, the server uses the database alone
    #[arg(long, env = "RODEO_NODE", value_name = "NAME", value_parser = host_name)]
    pub node: Option<String>,
    #[command(flatten)]
    pub nats: Nats,
    /// Address that people open, such as `https://rodeo.example`; only pages of this address may send requests
    #[arg(long, env = "RODEO_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// Proxies whose `Forwarded` and `X-Forwarded-For` headers are believed: addresses, ranges such as `10.0.0.0/8`, or `unix`
    #[arg(long, env = "RODEO_TRUSTED_PROXY", value_name = "CIDR", value_delimiter = ',', value_parser = trusted_proxy)]
    pub trusted_proxy: Vec<String>,
    /// Host name whose pages may send requests, in addition to the public URL or to addresses in numbers; several are
    /// possible
    #[arg(long, env = "RODEO_ALLOWED_HOST", value_name = "HOST", value_delimiter = ',', value_parser = host_name)]
    pub allowed_host: Vec<String>,
    /// Address for health checks and metrics; if there is one, the other addresses do not serve metrics
    #[arg(long, env = "RODEO_METRICS_LISTEN", value_name = "ADDRESS", value_delimiter = ',')]
    pub metrics_listen: Vec<ListenAddress>,
    #[command(flatten)]
    pub tls: TlsArgs,
    #[command(flatten)]
    pub logging: Logging,
    /// Access log on standard output, one line per request
    #[arg(long, env = "RODEO_ACCESS_LOG", value_enum, value_name = "FORMAT", default_value_t = AccessLogFormat::Off)]
    pub access_log: AccessLogFormat,
    /// Client address in the access log; a network is 24 bits of an IPv4 address or 48 bits of an IPv6 address
    #[arg(long, env = "RODEO_ACCESS_LOG_CLIENT", value_enum, value_name = "DETAIL",
          default_value_t = AccessLogClient::Network)]
    pub access_log_client: AccessLogClient,
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
    #[arg(long, env = "RODEO_MAX_NEW_GUESTS", value_name = "N", default_value_t = limits().guests_per_second,
          value_parser = rate)]
    pub max_new_guests: f64,
    /// Maximum number of new guests of one network per second, on average
    #[arg(long, env = "RODEO_MAX_NEW_GUESTS_PER_NETWORK", value_name = "N",
          default_value_t = limits().guests_per_second_per_network, value_parser = rate)]
    pub max_new_guests_per_network: f64,
    /// Percentage of the connections and tables that one network can hold
    #[arg(long, env = "RODEO_MAX_NETWORK_SHARE", value_name = "PERCENT", default_value_t = limits().network_share,
          value_parser = clap::value_parser!(u8).range(1..=100))]
    pub max_network_share: u8,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// Retention of tables that nobody attends and at which only bots and at most one person have a seat
    #[arg(long, env = "RODEO_KEEP_BOT_TABLES", value_name = "MINUTES",
          default_value_t = minutes(retention().bot_tables))]
    pub keep_bot_tables: u32,
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
    /// Keep how guests play, for the bots of later matches; `off` also deletes what is stored
    #[arg(long, env = "RODEO_KEEP_PLAY_STYLES", value_name = "CHOICE", value_enum, default_value_t = OnOff::On)]
    pub keep_play_styles: OnOff,
    /// Interval of the retention sweep
    #[arg(long, env = "RODEO_KEEP_SWEEP_INTERVAL", value_name = "MINUTES",
          default_value_t = (retention().sweep_interval.as_secs() / 60) as u32,
          value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_sweep_interval: u32,
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
    /// Configuration file in TOML format; flags and environment variables take precedence
    #[arg(long, env = "RODEO_CONFIG", value_name = "FILE", global = true)]
    config: Option<PathBuf>,
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

/// Format of the access log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AccessLogFormat {
    /// No access log
    Off,
    /// Human-readable lines
    Text,
    /// One JSON object per line
    Json,
}

/// Whether something is switched on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OnOff {
    /// It is switched on
    On,
    /// It is switched off
    Off,
}

/// What the access log contains about a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AccessLogClient {
    /// No address
    None,
    /// The network of the client
    Network,
    /// The whole address
    Full,
}

const MINUTE: Duration = Duration::from_secs(60);
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
            guests_per_second: self.max_new_guests,
            guests_per_second_per_network: self.max_new_guests_per_network,
            network_share: self.max_network_share,
            ..self.limits.apply(default.limits)
        };
        let retention = Retention {
            bot_tables: self.keep_bot_tables * MINUTE,
            idle_tables: self.keep_idle_tables * DAY,
            tables: self.keep_tables * DAY,
            idle_guests: self.keep_idle_guests * DAY,
            guests: self.keep_guests * DAY,
            matches: self.keep_matches * DAY,
            reports: self.keep_reports * DAY,
            sweep_interval: Duration::from_secs(60 * u64::from(self.keep_sweep_interval)),
        };
        let mut policy = default.policy;
        policy.grace_ms = u64::from(self.grace) * 1000;
        Config {
            public_url: self.public_url.clone(),
            allowed_hosts: self.allowed_host.clone(),
            access_log: self.access_log(),
            trusted_proxies: TrustedProxies::parse(&self.trusted_proxy)
                .expect("the argument parser has checked every proxy"),
            policy,
            limits,
            retention,
            keep_play_styles: self.keep_play_styles == OnOff::On,
            shards: self.shards.unwrap_or(default.shards),
            drain_timeout: Duration::from_secs(self.drain_timeout.into()),
            bot_threads: self.bot_threads.unwrap_or(default.bot_threads),
            ..default
        }
    }
}

impl Serve {
    /// Returns the configuration file. Its values are in the other arguments already.
    pub fn config_file(&self) -> Option<&Path> {
        self.cluster.as_deref().or(self.data.config.as_deref())
    }

    /// Checks that a server that was started with `--cluster` has all that a node needs.
    pub fn check_node(&self) -> anyhow::Result<()> {
        let Some(file) = &self.cluster else { return Ok(()) };
        let needed = [
            (self.node.is_some(), "the name of the node (`node`, --node or RODEO_NODE)"),
            (
                self.database.connection()?.is_some(),
                "the database (`database-file`, --database-file or RODEO_DATABASE)",
            ),
            (self.nats.urls()?.is_some(), "NATS (`nats-file`, --nats-file or RODEO_NATS)"),
        ];
        let missing: Vec<&str> = needed.iter().filter(|(is_set, _)| !is_set).map(|(_, what)| *what).collect();
        anyhow::ensure!(
            missing.is_empty(),
            "{} does not describe a node: missing {}",
            file.display(),
            missing.join("; ")
        );
        Ok(())
    }

    fn access_log(&self) -> Option<AccessLog> {
        (self.access_log != AccessLogFormat::Off).then_some(match self.access_log_client {
            AccessLogClient::None => AccessLog::NoAddress,
            AccessLogClient::Network => AccessLog::Network,
            AccessLogClient::Full => AccessLog::Address,
        })
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

pub(super) fn limits() -> Limits {
    Limits::default()
}

fn retention() -> Retention {
    Retention::default()
}

fn days(time: Duration) -> u32 {
    (time.as_secs() / DAY.as_secs()) as u32
}

/// Parses a number of events per second, or a burst of them.
pub(super) fn rate(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(rate) if rate.is_finite() && rate >= 0.0 => Ok(rate),
        _ => Err("expected a number that is not negative".into()),
    }
}

/// Parses a host name without scheme, port and path.
fn host_name(text: &str) -> Result<String, String> {
    let is_valid =
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-_".contains(&byte));
    if is_valid {
        Ok(text.to_ascii_lowercase())
    } else {
        Err("expected a host name, such as pc.local".into())
    }
}

fn minutes(time: Duration) -> u32 {
    (time.as_secs() / MINUTE.as_secs()) as u32
}

/// Checks an address or a range of addresses.
fn trusted_proxy(text: &str) -> Result<String, InvalidProxy> {
    TrustedProxies::parse(&[text]).map(|_| text.to_owned())
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
