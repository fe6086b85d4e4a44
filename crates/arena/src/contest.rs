//! A contest: many deals, each played in all rotations of the seats.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use rodeo_bots::{BotKind, Level, Roster, SeatRng};
use rodeo_rules::any::AnyRules;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Outcome, Rules, RulesError, StepError};
use rodeo_rules::seat::Seat;
use rodeo_rules::with_any;

use crate::lineup::Lineup;
use crate::move_times::MoveTimes;
use crate::play::{Deals, Player, play};
use crate::ratings::Finish;
use crate::report::{DealResult, KindResult, Report, Sums};
use crate::rotation::rotations;

/// Which bots play which game, and over how many deals.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Game and rules. The number of players is part of the rules.
    pub rules: AnyRules,
    /// The bots. They change seats within each deal: see [`rotations`].
    pub lineup: Lineup,
    /// Whether the bots know each other's levels, as at a table where everybody sees the levels of bots.
    pub declared: bool,
    /// Number of deals. Every bot must play at least two, or there is no confidence interval.
    pub deals: u64,
    /// Determines lineups, deals and random numbers of the bots.
    pub seed: u64,
    /// Number of threads; `None` for all cores. Does not affect the result.
    pub threads: Option<NonZero<usize>>,
}

/// Why a contest cannot run or was stopped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContestError {
    /// Not every bot would play two deals.
    #[error("too few deals: at least {least} are needed so that every bot plays two")]
    TooFewDeals {
        /// Minimum number of deals.
        least: u64,
    },
    /// The number of bots is not the number of players.
    #[error("{bots} bots for {players} players")]
    Seats {
        /// Number of bots.
        bots: usize,
        /// Number of players.
        players: u8,
    },
    /// The pool has fewer than two bots.
    #[error("a pool needs at least two different bots")]
    SmallPool,
    /// The pool contains a bot twice.
    #[error("duplicate bot in the pool: {bot}")]
    DuplicateBot {
        /// Name of the bot.
        bot: String,
    },
    /// A bot does not play this game.
    #[error("{bot} does not play {game} (available: {known})")]
    UnsupportedGame {
        /// Name of the bot.
        bot: &'static str,
        /// Title of the game.
        game: &'static str,
        /// Bots that play it, separated by commas.
        known: String,
    },
    /// The rules are invalid.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A bot made an illegal choice.
    #[error(transparent)]
    IllegalChoice(#[from] StepError),
    /// A match cannot continue, because of a bug in a game or a bot.
    #[error("match cannot continue: {0}")]
    Stuck(&'static str),
    /// A worker thread panicked.
    #[error("a worker thread panicked")]
    Thread,
}

/// Upper limit, whatever [`Contest::threads`] says.
const MAX_THREADS: usize = 512;

impl Contest {
    /// Runs the contest. Calls `progress` now and then with the number of finished deals.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<Report, ContestError> {
        with_any!(AnyRules, &self.rules, G, rules => self.run_game::<G>(rules, progress))
    }

    fn check(&self) -> Result<(), ContestError> {
        self.rules.check()?;
        let players = self.rules.players();
        let kinds = self.lineup.kinds();
        match &self.lineup {
            Lineup::Seats(bots) if bots.len() != usize::from(players) => {
                return Err(ContestError::Seats { bots: bots.len(), players });
            }
            Lineup::Pool(bots) if bots.len() > kinds.len() => {
                let duplicate = (1..bots.len())
                    .find(|&at| bots[..at].contains(&bots[at]))
                    .expect("fewer kinds than bots");
                return Err(ContestError::DuplicateBot { bot: bots[duplicate].to_string() });
            }
            Lineup::Pool(bots) if bots.len() < 2 => return Err(ContestError::SmallPool),
            Lineup::Seats(_) | Lineup::Pool(_) => {}
        }
        let least = self.lineup.min_deals(players.into());
        if self.deals < least {
            return Err(ContestError::TooFewDeals { least });
        }
        let game = self.rules.kind();
        match kinds.iter().find(|bot| !bot.level.plays(game)) {
            None => Ok(()),
            Some(bot) => {
                let plays = Level::ALL.iter().filter(|level| level.plays(game)).map(|level| level.name());
                let known = plays.collect::<Vec<_>>().join(", ");
                Err(ContestError::UnsupportedGame { bot: bot.level.name(), game: game.title(), known })
            }
        }
    }

    fn run_game<G: Roster>(
        &self,
        rules: &G::Rules,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Report, ContestError> {
        self.check()?;
        let runner = DealRunner::new(self, rules);
        let next = AtomicU64::new(0);
        let sums = Mutex::new(Sums::new(runner.kinds.len()));
        let work = || -> Result<Vec<MoveTimes>, ContestError> {
            let mut dealer = Dealer::new();
            let mut times = vec![MoveTimes::default(); runner.kinds.len()];
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= self.deals {
                    return Ok(times);
                }
                let result = runner.play_deal::<G>(deal, &mut dealer, &mut times);
                if result.is_err() {
                    // Stop the other threads.
                    next.store(self.deals, Ordering::Relaxed);
                }
                let added = sums.lock().map_err(|_| ContestError::Thread)?.add(deal, result?);
                progress(added);
            }
        };
        let mut times = vec![MoveTimes::default(); runner.kinds.len()];
        std::thread::scope(|scope| -> Result<(), ContestError> {
            let threads: Vec<_> = (0..self.threads()).map(|_| scope.spawn(work)).collect();
            for thread in threads {
                let theirs = thread.join().map_err(|_| ContestError::Thread)??;
                times.iter_mut().zip(&theirs).for_each(|(all, theirs)| all.merge(theirs));
            }
            Ok(())
        })?;
        let sums = sums.into_inner().map_err(|_| ContestError::Thread)?;
        Ok(sums.report(&self.lineup, &self.rules, runner.rotations(&runner.seats(0)).len(), &times))
    }

    /// Number of threads to use: at most one per deal.
    fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, NonZero::get);
        let wanted = self.threads.map_or_else(all, NonZero::get);
        wanted.min(usize::try_from(self.deals).unwrap_or(usize::MAX)).min(MAX_THREADS)
    }
}

/// Plays single deals of a contest.
struct DealRunner<'a, R> {
    contest: &'a Contest,
    rules: &'a R,
    /// The distinct bots.
    kinds: Vec<BotKind>,
}

impl<'a, R: Rules> DealRunner<'a, R> {
    fn new(contest: &'a Contest, rules: &'a R) -> DealRunner<'a, R> {
        DealRunner { contest, rules, kinds: contest.lineup.kinds() }
    }

    /// The lineup of a deal, as indices into `kinds`.
    fn seats(&self, deal: u64) -> Vec<usize> {
        self.contest.lineup.seats(self.rules.players().into(), self.contest.seed, deal)
    }

    /// The rotations of a deal. Drawn lineups use all of them, so that all deals have the same number of matches.
    fn rotations(&self, seats: &[usize]) -> Vec<usize> {
        match self.contest.lineup {
            Lineup::Seats(_) => rotations(seats),
            Lineup::Pool(_) => (0..seats.len()).collect(),
        }
    }

    /// Plays a deal in all rotations.
    fn play_deal<G>(
        &self,
        deal: u64,
        dealer: &mut Dealer,
        times: &mut [MoveTimes],
    ) -> Result<DealResult, ContestError>
    where
        G: Roster<Rules = R>,
    {
        let deals = Deals { seed: self.contest.seed, deal };
        let seats = self.seats(deal);
        let rotations = self.rotations(&seats);
        let mut result = DealResult { rounds: 0, kinds: self.empty_results(&seats), finishes: Vec::new() };
        let mut seat_rounds = vec![0u64; self.kinds.len()];
        for &rotation in &rotations {
            let mut players = self.players::<G>(&seats, deal, rotation)?;
            let game = play(self.rules, &deals, dealer, &mut players, times)?;
            let outcome =
                game.outcome().ok_or(ContestError::Stuck("the match is over but has no outcome"))?;
            let rounds = game.rounds_played();
            result.rounds += rounds;
            for ((seat, player), &score) in Seat::all(u8::MAX).zip(&players).zip(&outcome.scores) {
                let kind = &mut result.kinds[player.kind];
                kind.mean += f64::from(score);
                kind.wins += win_share(&outcome, seat) / win_divisor(&outcome, kind.seats);
                kind.results.push((f64::from(score) / rounds.max(1) as f64).round() as i32);
                seat_rounds[player.kind] += rounds;
            }
            // The members of a fixed team cannot be distinguished, so it is rated as one.
            let one_team = outcome.opponent.is_some() && self.contest.lineup.is_fixed(self.rules.players());
            let rated_as = |kind| if one_team { 0 } else { kind };
            let kinds = players.iter().map(|player| rated_as(player.kind)).collect();
            result.finishes.push(Finish::new(kinds, &outcome, G::KIND.descriptor().score_order));
        }
        for (kind, rounds) in result.kinds.iter_mut().zip(seat_rounds) {
            kind.mean /= rounds.max(1) as f64;
            kind.wins /= rotations.len() as f64;
        }
        Ok(result)
    }

    fn empty_results(&self, seats: &[usize]) -> Vec<KindResult> {
        let seats_of = |kind: usize| seats.iter().filter(|&&seat| seat == kind).count();
        (0..self.kinds.len())
            .map(|kind| KindResult { seats: seats_of(kind), ..KindResult::default() })
            .collect()
    }

    fn players<G: Roster>(
        &self,
        seats: &[usize],
        deal: u64,
        rotation: usize,
    ) -> Result<Vec<Player<G>>, ContestError> {
        let player = |seat: usize| {
            let kind = seats[(seat + rotation) % seats.len()];
            // Five parts; deals use four, so bots never get the random numbers of a deal.
            let parts = [self.contest.seed, deal, rotation as u64, seat as u64, 1];
            let bot = self.kinds[kind];
            Some(Player {
                bot: G::bot(bot.level)?,
                level: self.contest.declared.then_some(bot.level),
                budget: bot.budget(self.contest.rules.kind()),
                history: Vec::new(),
                rng: SeatRng::from_parts(&parts),
                kind,
            })
        };
        (0..seats.len())
            .map(player)
            .collect::<Option<_>>()
            .ok_or(ContestError::Stuck("a bot does not play this game"))
    }
}

/// Divisor for the wins of a kind: its seats win together in a team game.
fn win_divisor(outcome: &Outcome, seats: usize) -> f64 {
    if outcome.opponent.is_some() { seats as f64 } else { 1.0 }
}

/// The share of the win of a seat. Each member of a winning team has a full win.
fn win_share(outcome: &Outcome, seat: Seat) -> f64 {
    match (outcome.winners.contains(seat), outcome.opponent) {
        (false, _) => 0.0,
        (true, Some(_)) => 1.0,
        (true, None) => 1.0 / f64::from(outcome.winners.len()),
    }
}
