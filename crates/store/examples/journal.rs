//! How fast facts are written: `cargo run --release -p rodeo-store --example journal [TABLES] [SECONDS] [TURNS]`.
//!
//! As a server would do it: at each table four seats choose, every choice is a batch of its own, and the next turn begins when
//! all four are durable; every 80 turns a match ends and the table's facts start afresh. TURNS is how many turns begin in a
//! second at all tables together; without it everybody answers at once.
//!
//! The data are in a folder that is made in the current one and removed afterwards: the place for temporary files may be
//! in memory, where nothing is ever synced.

use std::collections::VecDeque;
use std::error::Error;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use cpu_time::{ProcessTime, ThreadTime};
use rodeo_protocol::TableId;
use rodeo_store::{SqliteStore, Store, StoreError, Write};

const SEATS: usize = 4;
/// Turns of a match.
const TURNS: u64 = 80;

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<usize> = std::env::args().skip(1).map(|word| word.parse()).collect::<Result<_, _>>()?;
    let number = |at: usize| numbers.get(at).copied();
    let (tables, seconds) = (number(0).unwrap_or(100), number(1).unwrap_or(10));
    let folder = tempfile::tempdir_in(".")?;
    let file = folder.path().join("rodeo.sqlite");
    let mut house = House::open(&file, tables)?;

    let (wall, cpu, own) = (Instant::now(), ProcessTime::now(), ThreadTime::now());
    let before = house.store.stats();
    house.play(Duration::from_secs(seconds as u64), number(2))?;
    let (wall, cpu, own) = (wall.elapsed().as_secs_f64(), cpu.elapsed(), own.elapsed());

    let stats = house.store.stats();
    let (facts, commits) = ((stats.batches - before.batches) as f64, (stats.groups - before.groups) as f64);
    let writer = (cpu - own).as_secs_f64();
    println!("{tables} tables of {SEATS}, {wall:.1} s");
    println!(
        "{:.0} turns/s, {:.0} facts/s, {:.0} commits/s, {:.0} facts a commit",
        house.turns as f64 / wall,
        facts / wall,
        commits / wall,
        facts / commits,
    );
    house.latencies.sort();
    let at =
        |part: f64| house.latencies[((house.latencies.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "until durable: p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, most {:.2} ms",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
    );
    println!(
        "CPU of the writer: {:.2} µs a fact, {:.0} % of a core",
        writer * 1e6 / facts,
        writer / wall * 100.0
    );
    let megabytes =
        |name: &str| std::fs::metadata(folder.path().join(name)).map_or(0.0, |data| data.len() as f64 / 1e6);
    println!("database {:.1} MB, log {:.1} MB", megabytes("rodeo.sqlite"), megabytes("rodeo.sqlite-wal"));
    Ok(())
}

/// A table was told of one of its batches, then.
type Told = (usize, Instant, Result<(), StoreError>);

/// What a server has: tables, and choices that are on their way to the disk.
struct House {
    store: SqliteStore,
    ids: Vec<TableId>,
    /// Turns begun at each table, when the last one began, and for how many choices it still waits.
    begun: Vec<(u64, Instant, usize)>,
    tell: Sender<Told>,
    told: Receiver<Told>,
    turns: u64,
    latencies: Vec<Duration>,
}

impl House {
    fn open(file: &Path, tables: usize) -> Result<House, StoreError> {
        let (tell, told) = channel();
        let id = |table: usize| TableId::from_random((1 + table as u128).rotate_right(32).to_be_bytes());
        let house = House {
            store: SqliteStore::open(file)?,
            ids: (0..tables).map(id).collect(),
            begun: vec![(0, Instant::now(), 0); tables],
            tell,
            told,
            turns: 0,
            latencies: Vec::new(),
        };
        for (table, id) in house.ids.iter().enumerate() {
            house.commit(table, Write::OpenTable { id: *id, at: 0 });
        }
        house.told.iter().take(tables).try_for_each(|(_, _, result)| result)?;
        Ok(house)
    }

    fn commit(&self, table: usize, write: Write) {
        let tell = self.tell.clone();
        let told = move |result| {
            // Whoever does not listen any more is not interested.
            let _ = tell.send((table, Instant::now(), result));
        };
        self.store.commit(vec![write], Box::new(told));
    }

    fn play(&mut self, length: Duration, rate: Option<usize>) -> Result<(), StoreError> {
        let start = Instant::now();
        let mut ready: VecDeque<usize> = (0..self.ids.len()).collect();
        let mut started = 0;
        loop {
            let now = start.elapsed();
            let allowed = rate.map_or(usize::MAX, |rate| (now.as_secs_f64() * rate as f64) as usize);
            while started < allowed && now < length {
                let Some(table) = ready.pop_front() else { break };
                self.begin_turn(table);
                started += 1;
            }
            if now >= length && self.begun.iter().all(|(_, _, waiting)| *waiting == 0) {
                return Ok(());
            }
            let Ok((table, at, result)) = self.told.recv_timeout(Duration::from_micros(200)) else {
                continue;
            };
            result?;
            let (_, begun, waiting) = &mut self.begun[table];
            self.latencies.push(at - *begun);
            *waiting -= 1;
            if *waiting == 0 {
                self.turns += 1;
                ready.push_back(table);
            }
        }
    }

    /// Every seat chooses.
    fn begin_turn(&mut self, at: usize) {
        let (turn, ..) = self.begun[at];
        self.begun[at] = (turn + 1, Instant::now(), SEATS);
        let table = self.ids[at];
        for seat in 0..SEATS as u64 {
            let first = turn * SEATS as u64 + seat;
            let card = 1 + (first * 37) % 104;
            let facts =
                format!(r#"{{"choose":{{"seat":{seat},"question":{turn},"choice":"{card}","at":{first}}}}}"#);
            let write = match (turn % TURNS, seat) {
                (0, 0) => Write::Rebase { table, first, facts: facts.repeat(20), at: turn },
                _ => Write::Facts { table, first, facts, at: turn },
            };
            self.commit(at, write);
        }
    }
}
