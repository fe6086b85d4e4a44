//! Processes that are killed, and disks that are full.
//!
//! The process to be killed is this test program itself: it runs one test only, one that does nothing unless it is told to by
//! a variable of the environment.

use std::io::{BufRead, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::sync_channel;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rodeo_store::{Batch, SqliteStore, Store};

use crate::things::*;

const DATA: &str = "RODEO_STORE_CRASH_TEST";

/// Batch by batch: two facts and a guest. Every 50th takes the place of all facts before.
fn batch(number: u32) -> Batch {
    let fact = |part: &str| facts(1, u64::from(number), &format!("{number} {part}"));
    let first = match number % 50 {
        0 => rebase(1, u64::from(number), &format!("{number} a")),
        _ => fact("a"),
    };
    let open = (number == 0).then(|| open_table(1));
    open.into_iter().chain([first, fact("b"), new_guest(number)]).collect()
}

/// The number of the next batch; panics where any batch is there in part.
fn next(store: &SqliteStore) -> u32 {
    let Some(table) = tables(store).pop() else { return 0 };
    let mut numbers = Vec::new();
    for pair in table.facts.chunks(2) {
        let number = pair[0].strip_suffix(" a").unwrap();
        assert_eq!(pair.get(1), Some(&format!("{number} b")), "half a batch");
        numbers.push(number.parse::<u32>().unwrap());
    }
    let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
    assert_eq!(first % 50, 0, "a rebase is at the beginning");
    assert_eq!(numbers, (first..=last).collect::<Vec<_>>(), "a batch is missing");
    assert!((0..=last).all(|number| store.guest(guest(number)).unwrap().is_some()));
    assert_eq!(store.guest(guest(last + 1)), Ok(None), "half a batch");
    last + 1
}

/// Not a test but the process that the tests below start.
#[test]
fn child() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let store = SqliteStore::open(data).unwrap();
    let first = next(&store);
    let (done, ended) = sync_channel(100_000);
    for number in first.. {
        let done = done.clone();
        let tell = move |result: Result<(), _>| {
            let word = if result.is_ok() { "done" } else { "failed" };
            // In one piece, or a kill might cut a number in two.
            std::io::stdout().write_all(format!("\n{word} {number} .\n").as_bytes()).unwrap();
            done.send(result.is_ok()).unwrap();
        };
        store.commit(batch(number), Box::new(tell));
        // About thirty are on their way at any time.
        if number - first >= 30 && !ended.recv().unwrap() {
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

/// What the process said: the numbers of those that were done, and whether one failed.
fn heard(line: &str) -> Option<(bool, u32)> {
    let line = line.strip_suffix(" .")?;
    let (word, number) = line.split_once(' ')?;
    Some((word == "done", number.parse().ok()?))
}

#[test]
fn what_was_told_before_a_kill_is_there_after_it() {
    let folder = Folder::new();
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().subsec_nanos();
    let mut chance = seed;
    let mut random = |below: u32| {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (chance >> 8) % below
    };
    let mut told = None;
    for kill in 0..20 {
        let mut child = start(&mut Command::new(std::env::current_exe().unwrap()), &folder);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let enough = 1 + random(400) as usize;
        let mut told_now: Vec<_> = lines.by_ref().filter_map(|line| heard(&line)).take(enough).collect();
        // Anywhere in the next commits.
        std::thread::sleep(Duration::from_micros(random(3000).into()));
        child.kill().unwrap();
        child.wait().unwrap();
        told_now.extend(lines.filter_map(|line| heard(&line)));
        assert!(told_now.len() >= enough && told_now.iter().all(|(done, _)| *done), "{told_now:?}");
        assert!(told_now.is_sorted(), "in order: {told_now:?}");
        told = told.max(told_now.last().map(|(_, number)| *number));
        // Nobody holds the lock any more, whatever happened.
        let next = next(&folder.open());
        assert!(Some(next) > told, "seed {seed}, kill {kill}: {told:?} was told, but {next} comes next");
    }
}

/// A process that may write no more into a file gets errors as from a full disk.
#[cfg(target_os = "linux")]
#[test]
fn when_the_disk_is_full_it_is_said_and_nothing_is_lost() {
    let folder = Folder::new();
    drop(folder.open());
    let program = std::env::current_exe().unwrap();
    // The signal would kill the process; ignored, it leaves the error. 512 blocks are 256 or 512 KiB.
    let limited = "trap '' XFSZ; ulimit -f 512; exec \"$0\" \"$@\"";
    let mut child = start(Command::new("sh").args(["-c", limited]).arg(&program), &folder);
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let told: Vec<_> = lines.filter_map(|line| heard(&line)).collect();
    child.wait().unwrap();
    assert!(told.iter().any(|(done, _)| *done) && told.iter().any(|(done, _)| !*done), "{told:?}");
    let last = told.iter().filter(|(done, _)| *done).map(|(_, number)| *number).max();
    let failed = told.iter().filter(|(done, _)| !*done).map(|(_, number)| *number).min();
    assert!(last < failed, "{told:?}");
    // With room again everything goes on.
    let store = folder.open();
    let next = next(&store);
    assert_eq!(Some(next), last.map(|last| last + 1), "what failed is not there");
    commit(&store, batch(next));
}
