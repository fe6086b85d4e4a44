//! A contest: many deals, each in all rotations of the seats.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use rodeo_bots::{BotKind, Level, Roster, SeatDice};
use rodeo_rules::any::AnyRules;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{BadRules, Outcome, Refusal, Rules};
use rodeo_rules::seat::Seat;
use serde::Serialize;

use crate::rounds::Rounds;
use crate::samples::{Interval, Samples};
use crate::seating::rotations;
use crate::table::{Deals, Player, play};
use crate::times::{MsPerMove, Times};

/// Which bots sit at the table, and for how long.
#[derive(Clone, Debug)]
pub struct Contest {
    /// What is played.
    pub rules: AnyRules,
    /// A bot for each seat; each deal is played in all [`rotations`] of them.
    pub seats: Vec<BotKind>,
    /// How many deals; at least two, or nothing can be said about chance.
    pub deals: u64,
    /// The same number, the same deals and the same choices.
    pub seed: u64,
    /// How many threads share the work; without it all that there are. The result does not depend on it.
    pub threads: Option<NonZero<usize>>,
}

/// What a contest came to.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Deals played.
    pub deals: u64,
    /// Matches that each deal was played in.
    pub rotations: u64,
    /// Rounds played, in all matches together.
    pub rounds: u64,
    /// One for each kind of bot, in the order of the seats.
    pub kinds: Vec<KindReport>,
}

/// What a contest came to for one kind of bot. Intervals are over deals: all matches of a deal are one sample.
#[derive(Clone, Debug, Serialize)]
pub struct KindReport {
    /// Its name.
    pub bot: String,
    /// Seats it has at the table.
    pub seats: usize,
    /// Rounds played, those of all its seats together.
    pub rounds: u64,
    /// Heads or points a round and seat.
    pub mean: f64,
    /// The 95 % interval of the mean.
    pub mean_ci95: Interval,
    /// The share of matches that one of its seats won; winners share a win. A team wins or loses together.
    pub win_share: f64,
    /// The 95 % interval of the share.
    pub win_share_ci95: Interval,
    /// CPU time of its choices.
    pub ms_per_move: MsPerMove,
}

/// Why a contest cannot be held.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// One deal says nothing about chance.
    #[error("a contest needs at least 2 deals")]
    TooFewDeals,
    /// As many bots as the rules have players.
    #[error("{bots} bots, but {players} players")]
    Seats {
        /// As many as there are.
        bots: usize,
        /// As many as there should be.
        players: u8,
    },
    /// The bot does not play this game.
    #[error("{bot} does not play {game}; there are: {known}")]
    NotItsGame {
        /// The bot.
        bot: &'static str,
        /// The game.
        game: &'static str,
        /// Those that do.
        known: String,
    },
    /// The rules cannot be played.
    #[error(transparent)]
    Rules(#[from] BadRules),
    /// A bot answered what it may not.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A match that does not go on.
    #[error("a match is stuck: {0}")]
    Stuck(&'static str),
    /// A thread ended before its work was done.
    #[error("a thread of the contest failed")]
    Thread,
}

const MOST_THREADS: usize = 512;

impl Contest {
    /// Holds the contest. `done` is told now and then how many deals are over.
    pub fn hold(&self, done: impl Fn(u64) + Sync) -> Result<Report, Error> {
        match &self.rules {
            AnyRules::Take6(rules) => self.hold_of::<rodeo_rules::take6::Take6>(rules, done),
            AnyRules::Buffalo(rules) => self.hold_of::<rodeo_rules::buffalo::Buffalo>(rules, done),
            AnyRules::TakeThat(rules) => self.hold_of::<rodeo_rules::take_that::TakeThat>(rules, done),
            AnyRules::BullParty(rules) => self.hold_of::<rodeo_rules::bull_party::BullParty>(rules, done),
        }
    }

    fn check(&self) -> Result<(), Error> {
        self.rules.check()?;
        let players = self.rules.players();
        if self.seats.len() != usize::from(players) {
            return Err(Error::Seats { bots: self.seats.len(), players });
        }
        if self.deals < 2 {
            return Err(Error::TooFewDeals);
        }
        let game = self.rules.kind();
        match self.seats.iter().find(|bot| !bot.level.plays(game)) {
            None => Ok(()),
            Some(bot) => {
                let plays = Level::ALL.iter().filter(|level| level.plays(game)).map(|level| level.name());
                let known = plays.collect::<Vec<_>>().join(", ");
                Err(Error::NotItsGame { bot: bot.level.name(), game: game.title(), known })
            }
        }
    }

    fn hold_of<G: Roster + Rounds>(
        &self,
        rules: &G::Rules,
        done: impl Fn(u64) + Sync,
    ) -> Result<Report, Error> {
        self.check()?;
        let table = Table::new(self, rules);
        let next = AtomicU64::new(0);
        let sums = Mutex::new(Sums::new(table.kinds.len()));
        let work = || -> Result<Vec<Times>, Error> {
            let mut dealer = Dealer::new();
            let mut times = vec![Times::default(); table.kinds.len()];
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= self.deals {
                    return Ok(times);
                }
                let result = table.deal::<G>(deal, &mut dealer, &mut times);
                if result.is_err() {
                    // The others need not go on.
                    next.store(self.deals, Ordering::Relaxed);
                }
                let added = sums.lock().map_err(|_| Error::Thread)?.add(deal, result?);
                done(added);
            }
        };
        let mut times = vec![Times::default(); table.kinds.len()];
        std::thread::scope(|scope| -> Result<(), Error> {
            let threads: Vec<_> = (0..self.threads()).map(|_| scope.spawn(work)).collect();
            for thread in threads {
                let theirs = thread.join().map_err(|_| Error::Thread)??;
                times.iter_mut().zip(&theirs).for_each(|(all, theirs)| all.merge(theirs));
            }
            Ok(())
        })?;
        let sums = sums.into_inner().map_err(|_| Error::Thread)?;
        Ok(table.report(&sums, &times))
    }

    /// No more threads than deals, nor than any machine of today has cores.
    fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, NonZero::get);
        let wanted = self.threads.map_or_else(all, NonZero::get);
        wanted.min(usize::try_from(self.deals).unwrap_or(usize::MAX)).min(MOST_THREADS)
    }
}

/// The table of a contest: what stays the same from deal to deal.
struct Table<'a, R> {
    contest: &'a Contest,
    rules: &'a R,
    /// The different bots, in the order of their first seats.
    kinds: Vec<BotKind>,
    rotations: Vec<usize>,
}

/// What one deal came to, over all its rotations.
struct DealResult {
    rounds: u64,
    /// By kind: the mean result a round and seat, and the share of wins.
    kinds: Vec<(f64, f64)>,
}

impl<'a, R: Sync> Table<'a, R> {
    fn new(contest: &'a Contest, rules: &'a R) -> Table<'a, R> {
        let mut kinds = Vec::new();
        for bot in &contest.seats {
            if !kinds.contains(bot) {
                kinds.push(*bot);
            }
        }
        Table { contest, rules, kinds, rotations: rotations(&contest.seats) }
    }

    /// Plays a deal in all rotations.
    fn deal<G>(&self, deal: u64, dealer: &mut Dealer, times: &mut [Times]) -> Result<DealResult, Error>
    where
        G: Roster + Rounds<Rules = R>,
    {
        let deals = Deals { seed: self.contest.seed, deal };
        let mut result = DealResult { rounds: 0, kinds: vec![(0.0, 0.0); self.kinds.len()] };
        let mut seat_rounds = vec![0u64; self.kinds.len()];
        for &rotation in &self.rotations {
            let mut players = self.players::<G>(deal, rotation)?;
            let game = play(self.rules, &deals, dealer, &mut players, times)?;
            let outcome = game.outcome().ok_or(Error::Stuck("a match is over, but has no result"))?;
            result.rounds += game.rounds_played();
            for ((seat, player), &score) in Seat::all(u8::MAX).zip(&players).zip(&outcome.scores) {
                let (scores, wins) = &mut result.kinds[player.kind];
                *scores += f64::from(score);
                *wins += win(&outcome, seat) / self.counted_seats(&outcome, player.kind);
                seat_rounds[player.kind] += game.rounds_played();
            }
        }
        for ((scores, wins), rounds) in result.kinds.iter_mut().zip(seat_rounds) {
            *scores /= rounds.max(1) as f64;
            *wins /= self.rotations.len() as f64;
        }
        Ok(result)
    }

    fn players<G: Roster>(&self, deal: u64, rotation: usize) -> Result<Vec<Player<G>>, Error> {
        let seats = &self.contest.seats;
        let sit = |seat: usize| {
            let bot = seats[(seat + rotation) % seats.len()];
            // Five parts, where deals have four: no bot ever rolls what the cards rolled.
            let parts = [self.contest.seed, deal, rotation as u64, seat as u64, 1];
            Some(Player {
                bot: G::bot(bot.level)?,
                budget: bot.budget(self.contest.rules.kind()),
                history: Vec::new(),
                dice: SeatDice::from_parts(&parts),
                kind: self.kinds.iter().position(|kind| *kind == bot)?,
            })
        };
        (0..seats.len()).map(sit).collect::<Option<_>>().ok_or(Error::Stuck("a bot does not play this game"))
    }

    /// The wins of a kind are those of all its seats together; but a team does not win once for each of its seats.
    fn counted_seats(&self, outcome: &Outcome, kind: usize) -> f64 {
        if outcome.buffalo.is_some() { self.seats_of(kind) as f64 } else { 1.0 }
    }

    fn seats_of(&self, kind: usize) -> usize {
        self.contest.seats.iter().filter(|bot| **bot == self.kinds[kind]).count()
    }

    fn report(&self, sums: &Sums, times: &[Times]) -> Report {
        let kind = |at: usize| {
            let (scores, wins) = &sums.kinds[at];
            let share = wins.interval();
            KindReport {
                bot: self.kinds[at].to_string(),
                seats: self.seats_of(at),
                rounds: sums.rounds * self.seats_of(at) as u64,
                mean: scores.mean(),
                mean_ci95: scores.interval(),
                win_share: wins.mean(),
                win_share_ci95: Interval { low: share.low.max(0.0), high: share.high.min(1.0) },
                ms_per_move: times[at].ms_per_move(),
            }
        };
        Report {
            deals: sums.added,
            rotations: self.rotations.len() as u64,
            rounds: sums.rounds,
            kinds: (0..self.kinds.len()).map(kind).collect(),
        }
    }
}

/// A win, or a part of a shared one; the team of the buffalo's game wins together.
fn win(outcome: &Outcome, seat: Seat) -> f64 {
    match (outcome.winners.contains(seat), outcome.buffalo) {
        (false, _) => 0.0,
        (true, Some(_)) => 1.0,
        (true, None) => 1.0 / f64::from(outcome.winners.len()),
    }
}

/// Deals added up in their order, whichever thread is done first: so the sums are the same to the last bit.
struct Sums {
    waiting: BTreeMap<u64, DealResult>,
    added: u64,
    rounds: u64,
    kinds: Vec<(Samples, Samples)>,
}

impl Sums {
    fn new(kinds: usize) -> Sums {
        Sums {
            waiting: BTreeMap::new(),
            added: 0,
            rounds: 0,
            kinds: vec![(Samples::default(), Samples::default()); kinds],
        }
    }

    /// Takes a deal in; gives how many have been added so far.
    fn add(&mut self, deal: u64, result: DealResult) -> u64 {
        self.waiting.insert(deal, result);
        while let Some(result) = self.waiting.remove(&self.added) {
            for ((scores, wins), (score, win)) in self.kinds.iter_mut().zip(result.kinds) {
                scores.add(score);
                wins.add(win);
            }
            self.rounds += result.rounds;
            self.added += 1;
        }
        self.added
    }
}
