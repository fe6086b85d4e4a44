//! Plain numbers that both implementations share.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Write};

/// The result of a match.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct End {
    pub scores: Vec<i32>,
    pub winners: Vec<usize>,
    pub buffalo: Option<i32>,
}

/// Checksum of all choices of a match, in order (FNV-1a).
#[derive(Clone, Copy, Debug)]
pub struct Path(u64);

impl Path {
    pub fn new(start: u64) -> Path {
        Path(start ^ 0xcbf2_9ce4_8422_2325)
    }

    /// Adds the seat of the next choice.
    pub fn seat(&mut self, seat: usize) {
        let _ = write!(self, ";{seat}");
    }

    /// Adds the words of a choice.
    pub fn word(&mut self, word: impl Display) {
        let _ = write!(self, " {word}");
    }

    /// Returns the checksum.
    fn number(self) -> u64 {
        (self.0 ^ self.0 >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl Write for Path {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

/// Number of matches, and the sum of their checksums.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Matches {
    pub number: u64,
    pub paths: u64,
}

impl Matches {
    fn add(&mut self, other: Matches) {
        self.number += other.number;
        self.paths = self.paths.wrapping_add(other.paths);
    }
}

/// The matches by result.
pub type Histogram = BTreeMap<End, Matches>;

/// The counts: results, and how often each situation occurred.
#[derive(Default)]
pub struct Counted {
    pub ends: Histogram,
    pub seen: BTreeMap<&'static str, u64>,
    /// Number of times each choice was offered, if not all choices were played.
    pub offered: BTreeMap<String, u64>,
}

impl Counted {
    /// Counts a match with this result.
    pub fn note(&mut self, path: Path, end: End) {
        self.ends.entry(end).or_default().add(Matches { number: 1, paths: path.number() });
    }

    /// Counts a situation.
    pub fn saw(&mut self, what: &'static str) {
        *self.seen.entry(what).or_default() += 1;
    }

    pub fn matches(&self) -> u64 {
        self.ends.values().map(|matches| matches.number).sum()
    }

    pub fn add(&mut self, other: Counted) {
        for (end, matches) in other.ends {
            self.ends.entry(end).or_default().add(matches);
        }
        for (what, times) in other.seen {
            *self.seen.entry(what).or_default() += times;
        }
        for (words, times) in other.offered {
            *self.offered.entry(words).or_default() += times;
        }
    }

    /// Checks that all of these situations occurred. Returns the number of matches.
    pub fn having_seen(&self, things: &[&str]) -> u64 {
        for thing in things {
            assert!(self.seen.contains_key(thing), "{thing} never came up: {:?}", self.seen);
        }
        self.matches()
    }
}

/// Deals from a number: the same number gives the same deals.
#[derive(Clone, Debug, Default)]
pub struct Deals {
    /// Seed of the deals.
    pub seed: u64,
    /// First cards of the first deal of a kind.
    pub first: Vec<(&'static str, Vec<u8>)>,
    /// If a seat has more choices than this, only one of them is played.
    pub follow: Option<usize>,
}

impl Deals {
    pub fn shuffled(seed: u64) -> Deals {
        Deals { seed, ..Deals::default() }
    }

    pub fn with_first(kind: &'static str, cards: Vec<u8>) -> Deals {
        Deals { first: vec![(kind, cards)], ..Deals::default() }
    }

    /// Returns the choices of a seat that are played: all, or one that a hash of all choices selects. All choices are counted,
    /// so that both implementations must offer the same ones.
    pub fn followed<T>(&self, mut choices: Vec<(String, T)>, counted: &mut Counted) -> Vec<T> {
        if let Some(most) = self.follow {
            choices.sort_by(|one, other| one.0.cmp(&other.0));
            let mut all = Path::new(self.seed);
            for (words, _) in &choices {
                *counted.offered.entry(words.clone()).or_default() += 1;
                all.word(words);
            }
            if choices.len() > most {
                let picked = choices.swap_remove((all.number() >> 32) as usize % choices.len());
                choices = vec![picked];
            }
        }
        choices.into_iter().map(|(_, choice)| choice).collect()
    }

    /// Returns these cards in the order of the `nth` deal of a kind, counted from 0.
    pub fn order(&self, kind: &str, nth: u32, cards: &[u8]) -> Vec<u8> {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        let mut chance = (self.seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(nth) << 40 | 1;
        for place in (1..cards.len()).rev() {
            chance ^= chance << 13;
            chance ^= chance >> 7;
            chance ^= chance << 17;
            cards.swap(place, (chance >> 32) as usize % (place + 1));
        }
        match self.first.iter().find(|(which, _)| *which == kind) {
            Some((_, first)) if nth == 0 => {
                cards.retain(|card| !first.contains(card));
                first.iter().copied().chain(cards).collect()
            }
            _ => cards,
        }
    }
}

/// Returns the heads of a number card (take6 1.3).
pub fn heads(cards: &[u8]) -> i32 {
    let one = |&card: &u8| match card {
        55 => 7,
        11 | 22 | 33 | 44 | 66 | 77 | 88 | 99 => 5,
        10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100 => 3,
        5 | 15 | 25 | 35 | 45 | 65 | 75 | 85 | 95 => 2,
        _ => 1,
    };
    cards.iter().map(one).sum()
}
