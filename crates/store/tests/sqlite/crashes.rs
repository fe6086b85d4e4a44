//! Killed processes and full disks.
//!
//! The process to be killed is this test program itself. It runs a single test that does nothing unless an environment variable
//! is set.

use std::io::{BufRead, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::sync_channel;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rodeo_store::{Batch, SqliteStore, Store};

use crate::Folder;
use crate::common::*;

const DATA: &str = "RODEO_STORE_CRASH_TEST";

/// Each batch has two facts and a guest. Every 50th batch replaces all facts.
fn batch(number: u32) -> Batch {
    let fact = |part: &str| append(1, u64::from(number), &format!("{number} {part}"));
    let first = match number % 50 {
        0 => replace(1, u64::from(number), &format!("{number} a")),
        _ => fact("a"),
    };
    let open = (number == 0).then(|| open_table(1));
    open.into_iter().chain([first, fact("b"), create_guest(number)]).collect()
}

/// Returns the number of the next batch. Panics if a batch is stored in part.
fn next(store: &SqliteStore) -> u32 {
    let Some(table) = tables(store).pop() else { return 0 };
    let mut numbers = Vec::new();
    for pair in table.facts.chunks(2) {
        let number = pair[0].strip_suffix(" a").unwrap();
        assert_eq!(pair.get(1), Some(&format!("{number} b")), "a batch is stored in part");
        numbers.push(number.parse::<u32>().unwrap());
    }
    let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
    assert_eq!(first % 50, 0, "the facts do not start with a replacement");
    assert_eq!(numbers, (first..=last).collect::<Vec<_>>(), "a batch is missing");
    assert!((0..=last).all(|number| store.guest(guest_id(number)).unwrap().is_some()));
    assert_eq!(store.guest(guest_id(last + 1)), Ok(None), "a batch is stored in part");
    last + 1
}

/// Not a test: the process that the tests below start.
#[test]
fn child() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let store = SqliteStore::open(data).unwrap();
    let first = next(&store);
    let (done, results) = sync_channel(100_000);
    for number in first.. {
        let done = done.clone();
        let report = move |result: Result<(), _>| {
            let word = if result.is_ok() { "done" } else { "failed" };
            // In one write, so that a kill does not cut a number.
            std::io::stdout().write_all(format!("\n{word} {number} .\n").as_bytes()).unwrap();
            done.send(result.is_ok()).unwrap();
        };
        store.commit(batch(number), Box::new(report));
        // About thirty batches are in flight.
        if number - first >= 30 && !results.recv().unwrap() {
            return;
        }
    }
}

fn start(program: &mut Command, folder: &Folder) -> Child {
    program
        .args(["--exact", "crashes::child", "--nocapture", "--test-threads=1"])
        .env(DATA, folder.data())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Parses a line of the process: whether the batch was committed, and its number.
fn parse_line(line: &str) -> Option<(bool, u32)> {
    let line = line.strip_suffix(" .")?;
    let (word, number) = line.split_once(' ')?;
    Some((word == "done", number.parse().ok()?))
}

#[test]
fn reported_batches_survive_a_kill() {
    let folder = Folder::new();
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().subsec_nanos();
    let mut chance = seed;
    let mut random = |below: u32| {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (chance >> 8) % below
    };
    let mut reported = None;
    for kill in 0..20 {
        let mut child = start(&mut Command::new(std::env::current_exe().unwrap()), &folder);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let enough = 1 + random(400) as usize;
        let mut reported_now: Vec<_> =
            lines.by_ref().filter_map(|line| parse_line(&line)).take(enough).collect();
        // At a random point of the next commits.
        std::thread::sleep(Duration::from_micros(random(3000).into()));
        child.kill().unwrap();
        child.wait().unwrap();
        reported_now.extend(lines.filter_map(|line| parse_line(&line)));
        assert!(
            reported_now.len() >= enough && reported_now.iter().all(|(done, _)| *done),
            "{reported_now:?}"
        );
        assert!(reported_now.is_sorted(), "out of order: {reported_now:?}");
        reported = reported.max(reported_now.last().map(|(_, number)| *number));
        // The lock is free, whatever happened.
        let next = next(&folder.open());
        assert!(
            Some(next) > reported,
            "seed {seed}, kill {kill}: {reported:?} was reported, but {next} is next"
        );
    }
}

/// A limit of the file size gives the same errors as a full disk.
#[cfg(target_os = "linux")]
#[test]
fn full_disk_fails_batches_and_loses_nothing() {
    let folder = Folder::new();
    drop(folder.open());
    let program = std::env::current_exe().unwrap();
    // The signal would kill the process; if it is ignored, the write fails. 512 blocks are 256 or 512 KiB.
    let limited = "trap '' XFSZ; ulimit -f 512; exec \"$0\" \"$@\"";
    let mut child = start(Command::new("sh").args(["-c", limited]).arg(&program), &folder);
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let reported: Vec<_> = lines.filter_map(|line| parse_line(&line)).collect();
    child.wait().unwrap();
    assert!(
        reported.iter().any(|(done, _)| *done) && reported.iter().any(|(done, _)| !*done),
        "{reported:?}"
    );
    let last = reported.iter().filter(|(done, _)| *done).map(|(_, number)| *number).max();
    let failed = reported.iter().filter(|(done, _)| !*done).map(|(_, number)| *number).min();
    assert!(last < failed, "{reported:?}");
    // Without the limit, writing continues.
    let store = folder.open();
    let next = next(&store);
    assert_eq!(Some(next), last.map(|last| last + 1), "a failed batch is stored");
    commit(&store, batch(next));
}
