//! Benchmark of the journal: `cargo run --release -p rodeo-store --example journal [TABLES] [SECONDS] [TURNS] [CONNECTION]`.
//!
//! Writes like a server: at each table four seats choose, every choice is a batch of its own, and the next turn starts when all
//! four are durable. Every 80 turns a match ends and a checkpoint replaces the table's facts. TURNS is the number of turns per
//! second at all tables together; without it, or with 0, the next turn starts at once. With the feature `cluster`, CONNECTION is the
//! connection string of an empty PostgreSQL database to be used instead of SQLite; the CPU time of its server is not counted.
//!
//! The database is in a temporary folder inside the current one, because the system's folder for temporary files may be in
//! memory, where nothing is synced.

use std::collections::VecDeque;
use std::error::Error;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use cpu_time::{ProcessTime, ThreadTime};
use rodeo_protocol::TableId;
use rodeo_store::{SqliteStore, Store, StoreError, StoreStats, Write};

const SEATS: usize = 4;
/// Turns per match.
const TURNS: u64 = 80;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<usize> = words.iter().take(3).map(|word| word.parse()).collect::<Result<_, _>>()?;
    let number = |at: usize| numbers.get(at).copied().filter(|number| *number > 0);
    let (tables, seconds) = (number(0).unwrap_or(100), number(1).unwrap_or(10));
    let folder = tempfile::tempdir_in(".")?;
    let file = folder.path().join("rodeo.sqlite");
    let mut load = Load::open(open_store(&file, words.get(3).map(String::as_str))?, tables)?;

    let (wall, cpu, own) = (Instant::now(), ProcessTime::now(), ThreadTime::now());
    let before = load.stats();
    load.run(Duration::from_secs(seconds as u64), number(2))?;
    let (wall, cpu, own) = (wall.elapsed().as_secs_f64(), cpu.elapsed(), own.elapsed());

    let stats = load.stats();
    let (facts, commits) = (
        (stats.committed_batches - before.committed_batches) as f64,
        (stats.commits - before.commits) as f64,
    );
    let writer = (cpu - own).as_secs_f64();
    println!("{tables} tables of {SEATS}, {wall:.1} s");
    println!(
        "{:.0} turns/s, {:.0} facts/s, {:.0} commits/s, {:.0} facts per commit",
        load.turns as f64 / wall,
        facts / wall,
        commits / wall,
        facts / commits,
    );
    load.latencies.sort();
    let at =
        |part: f64| load.latencies[((load.latencies.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "commit latency: p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, max {:.2} ms",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
    );
    println!(
        "CPU time of the writer: {:.2} µs per fact, {:.0} % of a core",
        writer * 1e6 / facts,
        writer / wall * 100.0
    );
    let megabytes =
        |name: &str| std::fs::metadata(folder.path().join(name)).map_or(0.0, |data| data.len() as f64 / 1e6);
    println!("database {:.1} MB, log {:.1} MB", megabytes("rodeo.sqlite"), megabytes("rodeo.sqlite-wal"));
    Ok(())
}

/// Opens PostgreSQL if there is a connection string, otherwise SQLite.
fn open_store(file: &Path, connection: Option<&str>) -> Result<Box<dyn Store>, StoreError> {
    match connection {
        #[cfg(feature = "cluster")]
        Some(connection) => Ok(Box::new(rodeo_store::PostgresStore::open(connection)?)),
        #[cfg(not(feature = "cluster"))]
        Some(_) => Err(StoreError::Database("PostgreSQL needs the feature `cluster`".to_owned())),
        None => Ok(Box::new(SqliteStore::open(file)?)),
    }
}

/// The result of a batch: index of the table, time of the callback, result.
type Finished = (usize, Instant, Result<(), StoreError>);

/// Open tables and choices in flight.
struct Load {
    store: Box<dyn Store>,
    ids: Vec<TableId>,
    /// For each table: turns started, start of the last turn, and choices in flight.
    turn_state: Vec<(u64, Instant, usize)>,
    sender: Sender<Finished>,
    results: Receiver<Finished>,
    turns: u64,
    latencies: Vec<Duration>,
}

impl Load {
    fn open(store: Box<dyn Store>, tables: usize) -> Result<Load, StoreError> {
        let (sender, results) = channel();
        let id = |table: usize| TableId::from_random((1 + table as u128).rotate_right(32).to_be_bytes());
        let load = Load {
            store,
            ids: (0..tables).map(id).collect(),
            turn_state: vec![(0, Instant::now(), 0); tables],
            sender,
            results,
            turns: 0,
            latencies: Vec::new(),
        };
        for (table, id) in load.ids.iter().enumerate() {
            load.commit(table, Write::OpenTable { id: *id, at: 0 });
        }
        load.results.iter().take(tables).try_for_each(|(_, _, result)| result)?;
        Ok(load)
    }

    fn stats(&self) -> StoreStats {
        self.store.stats().expect("both stores have counters")
    }

    fn commit(&self, table: usize, write: Write) {
        let sender = self.sender.clone();
        let callback = move |result| {
            // The receiver is dropped at the end.
            let _ = sender.send((table, Instant::now(), result));
        };
        self.store.commit(vec![write], Box::new(callback));
    }

    fn run(&mut self, length: Duration, rate: Option<usize>) -> Result<(), StoreError> {
        let start = Instant::now();
        let mut ready: VecDeque<usize> = (0..self.ids.len()).collect();
        let mut started = 0;
        loop {
            let now = start.elapsed();
            let allowed = rate.map_or(usize::MAX, |rate| (now.as_secs_f64() * rate as f64) as usize);
            while started < allowed && now < length {
                let Some(table) = ready.pop_front() else { break };
                self.start_turn(table);
                started += 1;
            }
            if now >= length && self.turn_state.iter().all(|(_, _, waiting)| *waiting == 0) {
                return Ok(());
            }
            let Ok((table, at, result)) = self.results.recv_timeout(Duration::from_micros(200)) else {
                continue;
            };
            result?;
            let (_, turn_started, waiting) = &mut self.turn_state[table];
            self.latencies.push(at - *turn_started);
            *waiting -= 1;
            if *waiting == 0 {
                self.turns += 1;
                ready.push_back(table);
            }
        }
    }

    /// Commits the choices of all seats.
    fn start_turn(&mut self, at: usize) {
        let (turn, ..) = self.turn_state[at];
        self.turn_state[at] = (turn + 1, Instant::now(), SEATS);
        let table = self.ids[at];
        for seat in 0..SEATS as u64 {
            let first = turn * SEATS as u64 + seat;
            let card = 1 + (first * 37) % 104;
            let facts =
                format!(r#"{{"choose":{{"seat":{seat},"question":{turn},"choice":"{card}","at":{first}}}}}"#);
            let write = match (turn % TURNS, seat) {
                (0, 0) => Write::ReplaceFacts { table, first, facts: facts.repeat(20), at: turn },
                _ => Write::AppendFacts { table, first, facts, at: turn },
            };
            self.commit(at, write);
        }
    }
}
