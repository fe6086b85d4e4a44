//! Which faults happen in a run.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::lease::Millis;

/// How rough a run is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weather {
    /// The network is fast and loses nothing, clocks are right; counts of all tables may be slow. One node crashes or drains. Then
    /// all tables must be served within two seconds, spread evenly.
    Calm,
    /// As calm, but nothing fails: a process without tables joins. Then the others must give it tables until the numbers are about
    /// equal.
    Joining,
    /// Messages are lost, delayed and duplicated, clocks are wrong, nodes pause, crash, restart, drain and are cut off. All of
    /// that ends at some time; then every table must be served again.
    Stormy,
}

/// Something that happens to a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// The process ends at once.
    Crash,
    /// The process starts again if it has ended.
    Start,
    /// The process stands still for some time, as after SIGSTOP. What is sent to it arrives later.
    Pause(Millis),
    /// Nothing reaches the process or leaves it for some time.
    CutOff(Millis),
    /// The process hands its tables over and ends. In a storm it starts again, as in a rolling update.
    Drain,
}

/// Random numbers of a run.
pub(super) struct Random(Xoshiro256PlusPlus);

impl Random {
    pub(super) fn new(seed: u64) -> Random {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number from 0 to `end - 1`.
    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.0.next_u64() % end.max(1)
    }

    pub(super) fn between(&mut self, first: u64, last: u64) -> u64 {
        first + self.below(last - first + 1)
    }

    /// True in `percent` of all cases.
    pub(super) fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}

/// The plan of a run.
pub(super) struct Schedule {
    pub(super) weather: Weather,
    pub(super) tables: u64,
    /// Time, process and fault.
    pub(super) faults: Vec<(Millis, usize, Fault)>,
    /// No faults, and a good network, from here on.
    pub(super) calm_from: Millis,
    /// Chance in percent that a message is lost.
    pub(super) loss: u64,
    /// Chance in percent that a message arrives twice.
    pub(super) duplication: u64,
    /// Chance in percent that a message takes up to `long_delay` instead of a few milliseconds.
    pub(super) delays: u64,
    pub(super) long_delay: Millis,
    /// Time that a count of all tables takes. The renewal of the lease does not wait for it, but the answer does.
    pub(super) count_ms: Millis,
    /// Offset of each process's clock from that of the database.
    pub(super) clock_offsets: Vec<Millis>,
    /// Speed of each process's clock in thousandths.
    pub(super) clock_speeds: Vec<u64>,
}

/// Clocks of processes are ahead by at least this much, so that differences can be negative.
pub(super) const CLOCK_BASE: Millis = 100_000;

impl Schedule {
    pub(super) fn new(weather: Weather, random: &mut Random) -> Schedule {
        let processes = random.between(2, 4) as usize;
        match weather {
            Weather::Calm | Weather::Joining => {
                let tables = random.between(3, if weather == Weather::Joining { 30 } else { 9 });
                let fault = match weather {
                    Weather::Joining => Fault::Start,
                    _ if random.chance(50) => Fault::Crash,
                    _ => Fault::Drain,
                };
                // Two processes at least are left, so that there is something to spread.
                let processes = processes.max(3);
                // Without an answer to its counts a node gives no tables away, and everything else works.
                let is_slow = weather == Weather::Calm && random.chance(50);
                let count_ms = if is_slow { random.between(300, 2500) } else { 0 };
                let process = match weather {
                    // The last process has not started yet.
                    Weather::Joining => processes - 1,
                    _ => random.below(processes as u64) as usize,
                };
                Schedule {
                    weather,
                    tables,
                    faults: vec![(random.between(1000, 1500), process, fault)],
                    calm_from: 0,
                    loss: 0,
                    duplication: 0,
                    delays: 0,
                    long_delay: 0,
                    count_ms,
                    clock_offsets: vec![CLOCK_BASE; processes],
                    clock_speeds: vec![1000; processes],
                }
            }
            Weather::Stormy => {
                let tables = random.between(3, 16);
                let calm_from = random.between(2000, 5000);
                let faults = (0..random.between(1, 8)).map(|_| {
                    let at = random.between(300, calm_from);
                    let duration = random.between(200, 2500).min(calm_from - at);
                    let fault = match random.below(10) {
                        0 | 1 => Fault::Crash,
                        2 | 3 => Fault::Start,
                        4 | 5 => Fault::Pause(duration),
                        6 | 7 => Fault::CutOff(duration),
                        _ => Fault::Drain,
                    };
                    (at, random.below(processes as u64) as usize, fault)
                });
                let faults = faults.collect();
                let clock_offsets = (0..processes).map(|_| CLOCK_BASE - 3000 + random.below(6000)).collect();
                Schedule {
                    weather,
                    tables,
                    faults,
                    calm_from,
                    loss: random.below(30),
                    duplication: random.below(30),
                    delays: random.below(30),
                    long_delay: random.between(50, 3000),
                    count_ms: if random.chance(30) { random.below(2500) } else { 0 },
                    clock_offsets,
                    clock_speeds: (0..processes).map(|_| random.between(950, 1050)).collect(),
                }
            }
        }
    }
}
