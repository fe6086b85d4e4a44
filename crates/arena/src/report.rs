//! The result of a contest.

use std::collections::BTreeMap;

use rodeo_bots::BotKind;
use rodeo_rules::any::AnyRules;
use rodeo_rules::game::Rules as _;
use serde::{Serialize, Serializer};

use crate::lineup::Lineup;
use crate::move_times::{MoveTimes, MsPerMove};
use crate::ratings::{Finish, Rating, Ratings};
use crate::samples::{Interval, Samples};

/// The result of a contest.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Number of deals played.
    pub deals: u64,
    /// Number of matches per deal.
    pub rotations: u64,
    /// Number of rounds in all matches.
    pub rounds: u64,
    /// Results by kind of bot, in the order of first appearance in the lineup.
    pub kinds: Vec<KindReport>,
    /// All bots that played against others, strongest first. In a team game also the opponent of the team; a fixed team of
    /// several kinds is rated as one `team`.
    pub ratings: Vec<Rating>,
}

/// The result of one kind of bot. Intervals are over deals: all matches of a deal are one sample.
#[derive(Clone, Debug, Serialize)]
pub struct KindReport {
    /// Its name, with a budget if it is not the default.
    pub bot: String,
    /// Number of deals it played.
    pub deals: u64,
    /// Mean number of its seats in those deals.
    pub seats: f64,
    /// Number of rounds, summed over its seats.
    pub rounds: u64,
    /// Mean heads or points per round and seat.
    pub mean: f64,
    /// 95 % confidence interval of the mean.
    pub mean_ci95: Interval,
    /// Share of its matches won by one of its seats; tied winners share a win. A team wins or loses together.
    pub win_share: f64,
    /// 95 % confidence interval of the share.
    pub win_share_ci95: Interval,
    /// Share of wins if all bots were equally strong: its share of the seats. `None` in a team game.
    pub even_share: Option<f64>,
    /// CPU time per decision.
    pub ms_per_move: MsPerMove,
    /// How often a seat had each number of heads or points per round, rounded in matches of several rounds.
    #[serde(serialize_with = "pairs")]
    pub distribution: BTreeMap<i32, u64>,
}

/// Serializes as a list of pairs, since JSON keys cannot be numbers.
fn pairs<S: Serializer>(distribution: &BTreeMap<i32, u64>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(distribution)
}

/// The result of one deal over all rotations.
#[derive(Debug)]
pub(crate) struct DealResult {
    /// Number of rounds in all matches.
    pub rounds: u64,
    /// Results by kind; `seats` is 0 for kinds that did not play.
    pub kinds: Vec<KindResult>,
    /// Final order of each match, by rotation.
    pub finishes: Vec<Finish>,
}

/// The result of one kind of bot in one deal.
#[derive(Clone, Debug, Default)]
pub(crate) struct KindResult {
    /// Number of its seats.
    pub seats: usize,
    /// Mean heads or points per round and seat.
    pub mean: f64,
    /// Share of wins.
    pub wins: f64,
    /// Heads or points per round of each seat in each match.
    pub results: Vec<i32>,
}

/// Running totals. Deals are added in their order, whichever thread finishes first, so sums are reproducible to the last
/// bit and ratings see the same sequence of matches.
pub(crate) struct Sums {
    /// Finished deals that wait for an earlier one.
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
    /// Number of seats, summed over deals.
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

    /// `players` is the number of players if there is an even share.
    fn report(&self, bot: String, players: Option<u8>, times: &MoveTimes) -> KindReport {
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
            even_share: players.map(|players| seats / f64::from(players)),
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

    /// Adds a deal. Returns the number of deals added so far.
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

    pub(crate) fn report(
        &self,
        lineup: &Lineup,
        rules: &AnyRules,
        rotations: usize,
        times: &[MoveTimes],
    ) -> Report {
        let players = rules.players();
        let names: Vec<String> = lineup.kinds().iter().map(BotKind::to_string).collect();
        let team = ["team".to_owned()];
        let is_team_game = self.ratings.is_team_game();
        let one_team = is_team_game && names.len() > 1 && lineup.is_fixed(players);
        let ratings =
            self.ratings.table(if one_team { &team } else { &names }, rules.kind().descriptor().opponent);
        let even = (!is_team_game).then_some(players);
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
