//! What a contest came to.

use std::collections::BTreeMap;

use rodeo_bots::BotKind;
use serde::{Serialize, Serializer};

use crate::lineup::Lineup;
use crate::ratings::{Finish, Rating, Ratings};
use crate::samples::{Interval, Samples};
use crate::times::{MsPerMove, Times};

/// What a contest came to.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Deals played.
    pub deals: u64,
    /// Matches that each deal was played in.
    pub rotations: u64,
    /// Rounds played, in all matches together.
    pub rounds: u64,
    /// One for each kind of bot, in the order they were named.
    pub kinds: Vec<KindReport>,
    /// Everybody who met somebody else, the strongest first. In its game the buffalo too, and a team of several kinds
    /// that never changes as one `team`.
    pub ratings: Vec<Rating>,
}

/// What a contest came to for one kind of bot. Intervals are over deals: all matches of a deal are one sample.
#[derive(Clone, Debug, Serialize)]
pub struct KindReport {
    /// Its name.
    pub bot: String,
    /// Deals it played in.
    pub deals: u64,
    /// Seats it had at a table, on average over those deals.
    pub seats: f64,
    /// Rounds played, those of all its seats together.
    pub rounds: u64,
    /// Heads or points a round and seat.
    pub mean: f64,
    /// The 95 % interval of the mean.
    pub mean_ci95: Interval,
    /// The share of its matches that one of its seats won; winners share a win. A team wins or loses together.
    pub win_share: f64,
    /// The 95 % interval of the share.
    pub win_share_ci95: Interval,
    /// The share it would have if all at its tables were equally strong: its part of the seats. A team that plays
    /// against nobody but the rules has no such share.
    pub even_share: Option<f64>,
    /// CPU time of its choices.
    pub ms_per_move: MsPerMove,
    /// How often a seat came to how many heads or points a round, rounded to whole ones in matches of several rounds.
    #[serde(serialize_with = "pairs")]
    pub distribution: BTreeMap<i32, u64>,
}

/// As a list of pairs: names of fields could not be numbers.
fn pairs<S: Serializer>(distribution: &BTreeMap<i32, u64>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(distribution)
}

/// What one deal came to, over all its rotations.
#[derive(Debug)]
pub(crate) struct DealResult {
    /// Rounds of all matches together.
    pub rounds: u64,
    /// By kind; those that did not sit at the table have no seats.
    pub kinds: Vec<KindResult>,
    /// How each match ended, in the order of rotations.
    pub finishes: Vec<Finish>,
}

/// What one deal came to for one kind of bot.
#[derive(Clone, Debug, Default)]
pub(crate) struct KindResult {
    /// Seats it had at the table.
    pub seats: usize,
    /// The mean result a round and seat.
    pub mean: f64,
    /// The share of wins.
    pub wins: f64,
    /// The result a round of each seat in each match.
    pub results: Vec<i32>,
}

/// Deals added up in their order, whichever thread is done first: so the sums are the same to the last bit, and ratings
/// come from the same sequence of matches.
pub(crate) struct Sums {
    waiting: BTreeMap<u64, DealResult>,
    added: u64,
    rounds: u64,
    kinds: Vec<KindSums>,
    ratings: Ratings,
}

#[derive(Clone, Default)]
struct KindSums {
    rounds: u64,
    means: Samples,
    wins: Samples,
    /// Seats at all its tables together.
    seats: u64,
    distribution: BTreeMap<i32, u64>,
}

impl KindSums {
    fn add(&mut self, deal: KindResult, rounds: u64) {
        if deal.seats == 0 {
            return;
        }
        self.rounds += rounds * deal.seats as u64;
        self.means.add(deal.mean);
        self.wins.add(deal.wins);
        self.seats += deal.seats as u64;
        for result in deal.results {
            *self.distribution.entry(result).or_default() += 1;
        }
    }

    /// `even` divides its seats by those of the table, where that is the share of equals.
    fn report(&self, bot: String, even: Option<u8>, times: &Times) -> KindReport {
        let share = self.wins.interval();
        let seats = self.seats as f64 / self.means.count() as f64;
        KindReport {
            bot,
            deals: self.means.count(),
            seats,
            rounds: self.rounds,
            mean: self.means.mean(),
            mean_ci95: self.means.interval(),
            win_share: self.wins.mean(),
            win_share_ci95: Interval { low: share.low.max(0.0), high: share.high.min(1.0) },
            even_share: even.map(|players| seats / f64::from(players)),
            ms_per_move: times.ms_per_move(),
            distribution: self.distribution.clone(),
        }
    }
}

impl Sums {
    pub(crate) fn new(kinds: usize) -> Sums {
        Sums {
            waiting: BTreeMap::new(),
            added: 0,
            rounds: 0,
            kinds: vec![KindSums::default(); kinds],
            ratings: Ratings::new(kinds),
        }
    }

    /// Takes a deal in; gives how many have been added so far.
    pub(crate) fn add(&mut self, deal: u64, result: DealResult) -> u64 {
        self.waiting.insert(deal, result);
        while let Some(result) = self.waiting.remove(&self.added) {
            for (sums, kind) in self.kinds.iter_mut().zip(result.kinds) {
                sums.add(kind, result.rounds);
            }
            result.finishes.iter().for_each(|finish| self.ratings.add(finish));
            self.rounds += result.rounds;
            self.added += 1;
        }
        self.added
    }

    pub(crate) fn report(&self, lineup: &Lineup, players: u8, rotations: usize, times: &[Times]) -> Report {
        let names: Vec<String> = lineup.kinds().iter().map(BotKind::to_string).collect();
        let one = ["team".to_owned()];
        let teams = self.ratings.is_of_teams();
        let one_team = teams && names.len() > 1 && lineup.is_fixed(players);
        let ratings = self.ratings.table(if one_team { &one } else { &names });
        let even = (!teams).then_some(players);
        let lines = self.kinds.iter().zip(names).zip(times);
        Report {
            deals: self.added,
            rotations: rotations as u64,
            rounds: self.rounds,
            kinds: lines.map(|((sums, name), times)| sums.report(name, even, times)).collect(),
            ratings,
        }
    }
}
