//! How fast facts are written: `cargo run --release -p rodeo-store --example journal [TABLES] [SECONDS] [TURNS/S]`.
//!
//! As a server would do it: at each table four seats choose, every choice is a batch of its own, and the next turn begins when
//! all four are durable; every 80 turns the match ends and the table starts afresh. Without a rate everybody answers at once.

use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use cpu_time::{ProcessTime, ThreadTime};
use rodeo_protocol::TableId;
use rodeo_store::{SqliteStore, Store, Write};

const SEATS: usize = 4;
const TURNS: u64 = 80;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse::<usize>().expect("a number"));
    let tables = numbers.next().unwrap_or(100);
    let seconds = numbers.next().unwrap_or(10);
    let rate = numbers.next();
    // Not the folder for temporary files: that may be in memory, where nothing is ever synced.
    let folder = tempfile::tempdir_in(std::env::var_os("DATA").map_or(PathBuf::from("."), PathBuf::from))
        .expect("a folder");
    let file = folder.path().join("rodeo.sqlite");
    let store = SqliteStore::open(&file).expect("a store");
    let (done, came) = channel();
    let ids: Vec<_> = (0..tables)
        .map(|table| TableId::from_random((1 + table as u128).rotate_right(32).to_be_bytes()))
        .collect();
    for (table, id) in ids.iter().enumerate() {
        let done = done.clone();
        let told = move |result: Result<(), _>| drop(done.send((table, Instant::now(), result.is_ok())));
        store.commit(vec![Write::OpenTable { id: *id, at: 0 }], Box::new(told));
    }
    (0..tables).for_each(|_| drop(came.recv()));

    let (wall, cpu, own) = (Instant::now(), ProcessTime::now(), ThreadTime::now());
    let before = store.stats();
    let mut turns = vec![0u64; tables];
    let mut waiting = vec![0; tables];
    let mut latencies = Vec::new();
    let mut turns_done = 0;
    let mut due: std::collections::VecDeque<usize> = (0..tables).collect();
    let end = Duration::from_secs(seconds as u64);
    let mut begun = vec![wall; tables];
    let mut started = 0usize;
    loop {
        // Turns begin as fast as the rate allows, or at once.
        while let Some(&table) = due.front() {
            let early = rate.is_some_and(|rate| started as f64 > wall.elapsed().as_secs_f64() * rate as f64);
            if wall.elapsed() >= end || early {
                break;
            }
            due.pop_front();
            started += 1;
            begun[table] = Instant::now();
            waiting[table] = begin_turn(&store, table, ids[table], turns[table], &done);
            turns[table] += 1;
        }
        if wall.elapsed() >= end && waiting.iter().all(|left| *left == 0) {
            break;
        }
        let Ok((table, at, ok)) = came.recv_timeout(Duration::from_micros(200)) else { continue };
        assert!(ok, "a batch failed");
        waiting[table] -= 1;
        latencies.push(at - begun[table]);
        if waiting[table] == 0 {
            turns_done += 1;
            due.push_back(table);
        }
    }
    let (wall, cpu, own) = (wall.elapsed().as_secs_f64(), cpu.elapsed(), own.elapsed());
    let stats = store.stats();
    let (facts, groups) = (stats.batches - before.batches, stats.groups - before.groups);
    latencies.sort();
    let at = |part: f64| latencies[((latencies.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    let size = |ending: &str| {
        let mut path = file.clone().into_os_string();
        path.push(ending);
        std::fs::metadata(path).map_or(0.0, |data| data.len() as f64 / 1e6)
    };
    println!("{tables} tables of {SEATS}, {wall:.1} s");
    println!(
        "{:.0} turns/s, {:.0} facts/s, {:.0} commits/s, {:.0} facts a commit",
        turns_done as f64 / wall,
        facts as f64 / wall,
        groups as f64 / wall,
        facts as f64 / groups as f64
    );
    println!(
        "until durable: p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, most {:.2} ms",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    println!(
        "CPU of the writer: {:.2} µs a fact, {:.0} % of a core (all threads {:.0} %)",
        (cpu - own).as_secs_f64() * 1e6 / facts as f64,
        (cpu - own).as_secs_f64() / wall * 100.0,
        cpu.as_secs_f64() / wall * 100.0,
    );
    println!("database {:.1} MB, log {:.1} MB", size(""), size("-wal"));
}

/// Every seat chooses; says for how many batches to wait.
fn begin_turn(
    store: &SqliteStore,
    table: usize,
    id: TableId,
    turn: u64,
    done: &Sender<(usize, Instant, bool)>,
) -> usize {
    for seat in 0..SEATS as u64 {
        let first = turn * SEATS as u64 + seat;
        let facts = format!(
            r#"{{"choose":{{"seat":{seat},"question":{turn},"choice":"{}","at":{first}}}}}"#,
            1 + (first * 37) % 104
        );
        let facts = match (turn % TURNS, seat) {
            (0, 0) => Write::Rebase { table: id, first, facts: facts.repeat(20), at: turn },
            _ => Write::Facts { table: id, first, facts, at: turn },
        };
        let done = done.clone();
        let told = move |result: Result<(), _>| drop(done.send((table, Instant::now(), result.is_ok())));
        store.commit(vec![facts], Box::new(told));
    }
    SEATS
}
