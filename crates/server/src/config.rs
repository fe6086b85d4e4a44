//! Settings of a server.

use std::time::Duration;

use rodeo_table::Policy;

use crate::limits::TrustedProxies;

/// Settings of a server. The defaults suit a small machine that is open to the public.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address that people open if it is not the one the server listens on: `https://rodeo.example`.
    pub public_url: Option<String>,
    /// Proxies that are believed about the addresses of clients.
    pub trusted_proxies: TrustedProxies,
    /// Host names whose pages may send requests, in addition to the public URL or to loopback and addresses in numbers.
    pub allowed_hosts: Vec<String>,
    /// The access log; `None` if requests are not logged there.
    pub access_log: Option<AccessLog>,
    /// Timeouts of tables, and the bot that stands in for absent players.
    pub policy: Policy,
    /// Limits on clients.
    pub limits: Limits,
    /// How long data are retained.
    pub retention: Retention,
    /// Whether bots are told how guests played in earlier matches. If not, nothing about it is stored.
    pub keep_play_styles: bool,
    /// Number of shards the tables are divided into; 0 counts as 1.
    pub shards: usize,
    /// Number of threads on which bots choose; 0 counts as 1.
    pub bot_threads: usize,
    /// Time that each decision of a bot takes in addition. Zero except in tests that need busy bots.
    pub bot_delay: Duration,
    /// Number of threads for heavy reads, such as records and replays; 0 counts as 1.
    pub read_threads: usize,
    /// Batching delay for notices, such as who has chosen. Updates that advance the game are sent at once.
    pub notice_delay: Duration,
    /// Time after which a table that nobody attends disappears from the lobby.
    pub lobby_absence: Duration,
    /// Time that running turns have to be finished when the server is stopped.
    pub drain_timeout: Duration,
}

/// What the access log contains about a client. The lines are events with the target [`ACCESS_LOG_TARGET`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessLog {
    /// Requests are logged without an address.
    NoAddress,
    /// The network of the client: 24 bits of an IPv4 address, 48 bits of an IPv6 address.
    Network,
    /// The whole address.
    Address,
}

/// Target of the events of the access log.
pub const ACCESS_LOG_TARGET: &str = "rodeo_access";

/// Limits on clients, so that no client can shut out the others.
///
/// A rate is a token bucket: `…_per_second` tokens are added each second, up to `…_burst`. A network is an IPv4 address or
/// the /64 of an IPv6 address. Rates `…_per_network` do not apply to this machine if no proxy is trusted, because everyone
/// may be behind an unknown proxy then.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Open WebSocket connections in total.
    pub connections: usize,
    /// Open TCP sockets on which requests are read, in total. Upgraded connections do not count.
    pub sockets: usize,
    /// Percentage of `connections`, `sockets` and `tables` that one network can hold if it is alone. Several networks
    /// divide what is left so that there is always room for another one.
    pub network_share: u8,
    /// Open WebSocket connections of one guest.
    pub connections_per_guest: usize,
    /// Tables without a finished match at which one guest may have a seat at the same time.
    pub tables_per_guest: usize,
    /// Open tables in total. Tables that nobody attends are closed to make room for new ones.
    pub tables: usize,
    /// Connections of spectators to one table.
    pub spectators: usize,
    /// Messages of a connection. Answers to a question of the table are free.
    pub messages_per_second: f64,
    /// Burst of messages.
    pub message_burst: f64,
    /// Chat messages of a connection.
    pub chat_per_second: f64,
    /// Burst of chat messages.
    pub chat_burst: f64,
    /// HTTP requests of a guest.
    pub requests_per_second: f64,
    /// Burst of HTTP requests.
    pub request_burst: f64,
    /// Requests to the API of one network.
    pub requests_per_second_per_network: f64,
    /// Burst of requests to the API of one network.
    pub request_burst_per_network: f64,
    /// New guests in total.
    pub guests_per_second: f64,
    /// Burst of new guests.
    pub guest_burst: f64,
    /// New guests of one network.
    pub guests_per_second_per_network: f64,
    /// Burst of new guests of one network.
    pub guest_burst_per_network: f64,
    /// Time that a request for a new guest waits for its turn before it is refused.
    pub guest_wait: Duration,
    /// Attempts to guess table codes and recovery codes, in total.
    pub guesses_per_second: f64,
    /// Burst of guesses.
    pub guess_burst: f64,
    /// Attempts of one network to guess table codes and recovery codes.
    pub guesses_per_second_per_network: f64,
    /// Burst of guesses of one network.
    pub guess_burst_per_network: f64,
    /// Reports of players by a guest.
    pub reports_per_second: f64,
    /// Burst of reports.
    pub report_burst: f64,
    /// Messages queued for a client; a client with more is disconnected.
    pub outbox: usize,
    /// A client that accepts no bytes for this long is disconnected.
    pub write_timeout: Duration,
    /// Timeout for the head of a request, for its body, and for an idle connection to send its next request.
    pub request_timeout: Duration,
}

/// How long data are retained after they were last used.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// Tables that nobody attends and at which at most one person has a seat and bots have the others.
    pub bot_tables: Duration,
    /// Tables without a match in progress.
    pub idle_tables: Duration,
    /// Tables with a match in progress.
    pub tables: Duration,
    /// Guests who never finished a match.
    pub idle_guests: Duration,
    /// All other guests.
    pub guests: Duration,
    /// Matches and their records.
    pub matches: Duration,
    /// Reports of players.
    pub reports: Duration,
    /// Interval of the retention sweep.
    pub sweep_interval: Duration,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            public_url: None,
            trusted_proxies: TrustedProxies::default(),
            allowed_hosts: Vec::new(),
            access_log: None,
            policy: Policy::default(),
            limits: Limits::default(),
            retention: Retention::default(),
            keep_play_styles: true,
            shards: cores,
            bot_threads: cores,
            bot_delay: Duration::ZERO,
            // Many heavy reads leave cores to tables and requests.
            read_threads: cores / 2,
            notice_delay: Duration::from_millis(20),
            lobby_absence: Duration::from_secs(45),
            drain_timeout: Duration::from_secs(10),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 10_000,
            sockets: 4_000,
            network_share: 80,
            connections_per_guest: 40,
            tables_per_guest: 20,
            tables: 5_000,
            spectators: 100,
            messages_per_second: 20.0,
            message_burst: 60.0,
            chat_per_second: 0.5,
            chat_burst: 8.0,
            requests_per_second: 10.0,
            request_burst: 60.0,
            requests_per_second_per_network: 200.0,
            request_burst_per_network: 4_000.0,
            guests_per_second: 20.0,
            guest_burst: 1_000.0,
            guests_per_second_per_network: 5.0,
            guest_burst_per_network: 500.0,
            guest_wait: Duration::from_secs(5),
            guesses_per_second: 5.0,
            guess_burst: 100.0,
            guesses_per_second_per_network: 2.0,
            guess_burst_per_network: 50.0,
            reports_per_second: 0.01,
            report_burst: 5.0,
            outbox: 64,
            write_timeout: Duration::from_secs(15),
            request_timeout: Duration::from_secs(20),
        }
    }
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            bot_tables: Duration::from_secs(15 * 60),
            idle_tables: DAY,
            tables: 14 * DAY,
            idle_guests: 7 * DAY,
            guests: 400 * DAY,
            matches: 400 * DAY,
            reports: 90 * DAY,
            sweep_interval: DAY / 24,
        }
    }
}
