//! What a host may set.

use std::time::Duration;

use rodeo_table::Policy;

/// How a server behaves. The defaults are meant for a small machine that anybody may reach.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people open, where it is not the one the server listens on: `https://rodeo.example`.
    pub public_url: Option<String>,
    /// How patient tables are.
    pub policy: Policy,
    /// Limits.
    pub limits: Limits,
    /// How long things are kept.
    pub keep: Keep,
    /// Threads for tables; one where it is zero.
    pub shards: usize,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// So long a notice of who has chosen may wait for another one to go with it.
    pub notice: Duration,
}

/// Limits, so that nobody can keep the others out.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections of clients in all.
    pub connections: usize,
    /// Sockets in all on which requests are read; those that became connections of clients do not count.
    pub sockets: usize,
    /// Connections of one guest.
    pub connections_per_guest: usize,
    /// Tables one guest may sit at, at the same time.
    pub tables_per_guest: usize,
    /// Tables in all.
    pub tables: usize,
    /// Those who look on at one table.
    pub spectators: usize,
    /// Messages of a connection: so many a second in the long run. Answers that a table asked for are free.
    pub messages_per_second: f64,
    /// … and so many at once.
    pub message_burst: f64,
    /// Lines of talk: so many a second in the long run.
    pub chat_per_second: f64,
    /// … and so many at once.
    pub chat_burst: f64,
    /// Requests of a guest: so many a second in the long run.
    pub requests_per_second: f64,
    /// … and so many at once.
    pub request_burst: f64,
    /// New guests in all: so many a second in the long run.
    pub guests_per_second: f64,
    /// … and so many at once.
    pub guest_burst: f64,
    /// Codes and recovery codes that are tried, in all: so many a second in the long run.
    pub guesses_per_second: f64,
    /// … and so many at once.
    pub guess_burst: f64,
    /// Messages that wait to be read by a client; one more and it is dropped.
    pub outbox: usize,
    /// A client that takes nothing for so long is dropped.
    pub patience: Duration,
    /// The head of a request has so long to arrive, and then its body. An open socket waits so long for the next request.
    pub request_time: Duration,
}

/// How long things are kept after they were last touched.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// Tables at which nothing is being played.
    pub idle_tables: Duration,
    /// Tables with a match that nobody goes on with.
    pub tables: Duration,
    /// Guests who never played.
    pub idle_guests: Duration,
    /// Guests.
    pub guests: Duration,
    /// Matches and their records.
    pub matches: Duration,
    /// So often it is looked what is to be forgotten.
    pub sweep_every: Duration,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            public_url: None,
            policy: Policy::default(),
            limits: Limits::default(),
            keep: Keep::default(),
            shards: cores,
            bot_threads: cores,
            notice: Duration::from_millis(20),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 10_000,
            sockets: 4_000,
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
            guests_per_second: 20.0,
            guest_burst: 1_000.0,
            guesses_per_second: 5.0,
            guess_burst: 100.0,
            outbox: 64,
            patience: Duration::from_secs(15),
            request_time: Duration::from_secs(20),
        }
    }
}

impl Default for Keep {
    fn default() -> Keep {
        Keep {
            idle_tables: DAY,
            tables: 14 * DAY,
            idle_guests: 7 * DAY,
            guests: 400 * DAY,
            matches: 400 * DAY,
            sweep_every: DAY / 24,
        }
    }
}
