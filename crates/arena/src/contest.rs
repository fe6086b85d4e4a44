//! A contest: many deals, each in all rotations of the seats.

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
use crate::ratings::Finish;
use crate::report::{DealResult, KindResult, Report, Sums};
use crate::rounds::Rounds;
use crate::seating::rotations;
use crate::table::{Deals, Player, play};
use crate::times::Times;

/// Which bots sit at the table, and for how long.
#[derive(Clone, Debug)]
pub struct Contest {
    /// What is played.
    pub rules: AnyRules,
    /// Who plays. The bots of each deal change seats: see [`rotations`].
    pub lineup: Lineup,
    /// How many deals; every bot has to play in two, or nothing can be said about chance.
    pub deals: u64,
    /// The same number, the same tables, deals and choices.
    pub seed: u64,
    /// How many threads share the work; without it all that there are. The result does not depend on it.
    pub threads: Option<NonZero<usize>>,
}

/// Why a contest cannot be held.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// One deal says nothing about chance, and every bot of a pool has to play in two.
    #[error("this contest needs at least {least} deals, so that every bot plays in two")]
    TooFewDeals {
        /// As many as would do.
        least: u64,
    },
    /// As many bots as the rules have players.
    #[error("{bots} bots, but {players} players")]
    Seats {
        /// As many as there are.
        bots: usize,
        /// As many as there should be.
        players: u8,
    },
    /// Alone there is nobody to be drawn.
    #[error("a pool needs at least two different bots")]
    SmallPool,
    /// Being in the pool twice would make no difference.
    #[error("{bot} is in the pool twice")]
    Twice {
        /// The bot.
        bot: String,
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
    Rules(#[from] RulesError),
    /// A bot answered what it may not.
    #[error(transparent)]
    Refused(#[from] StepError),
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
        with_any!(AnyRules, &self.rules, G, rules => self.hold_of::<G>(rules, done))
    }

    fn check(&self) -> Result<(), Error> {
        self.rules.check()?;
        let players = self.rules.players();
        let kinds = self.lineup.kinds();
        match &self.lineup {
            Lineup::Seats(bots) if bots.len() != usize::from(players) => {
                return Err(Error::Seats { bots: bots.len(), players });
            }
            Lineup::Pool(bots) if bots.len() > kinds.len() => {
                let again = (1..bots.len()).find(|&at| bots[..at].contains(&bots[at])).unwrap_or_default();
                return Err(Error::Twice { bot: bots[again].to_string() });
            }
            Lineup::Pool(bots) if bots.len() < 2 => return Err(Error::SmallPool),
            Lineup::Seats(_) | Lineup::Pool(_) => {}
        }
        let least = self.lineup.least_deals(players.into());
        if self.deals < least {
            return Err(Error::TooFewDeals { least });
        }
        let game = self.rules.kind();
        match kinds.iter().find(|bot| !bot.level.plays(game)) {
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
        Ok(sums.report(&self.lineup, self.rules.players(), table.rotations(&table.seats(0)).len(), &times))
    }

    /// No more threads than deals, nor than any machine of today has cores.
    fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, NonZero::get);
        let wanted = self.threads.map_or_else(all, NonZero::get);
        wanted.min(usize::try_from(self.deals).unwrap_or(usize::MAX)).min(MOST_THREADS)
    }
}

/// The tables of a contest: what stays the same from deal to deal.
struct Table<'a, R> {
    contest: &'a Contest,
    rules: &'a R,
    /// The different bots.
    kinds: Vec<BotKind>,
}

impl<'a, R: Rules> Table<'a, R> {
    fn new(contest: &'a Contest, rules: &'a R) -> Table<'a, R> {
        Table { contest, rules, kinds: contest.lineup.kinds() }
    }

    /// The kinds that sit at a deal.
    fn seats(&self, deal: u64) -> Vec<usize> {
        self.contest.lineup.seats(self.rules.players().into(), self.contest.seed, deal)
    }

    /// By how many places they move on for each match. Drawn tables take all rotations, so that no deal has more matches
    /// than another.
    fn rotations(&self, seats: &[usize]) -> Vec<usize> {
        match self.contest.lineup {
            Lineup::Seats(_) => rotations(seats),
            Lineup::Pool(_) => (0..seats.len()).collect(),
        }
    }

    /// Plays a deal in all rotations.
    fn deal<G>(&self, deal: u64, dealer: &mut Dealer, times: &mut [Times]) -> Result<DealResult, Error>
    where
        G: Roster + Rounds<Rules = R>,
    {
        let deals = Deals { seed: self.contest.seed, deal };
        let seats = self.seats(deal);
        let rotations = self.rotations(&seats);
        let mut result = DealResult { rounds: 0, kinds: self.nothing_yet(&seats), finishes: Vec::new() };
        let mut seat_rounds = vec![0u64; self.kinds.len()];
        for &rotation in &rotations {
            let mut players = self.players::<G>(&seats, deal, rotation)?;
            let game = play(self.rules, &deals, dealer, &mut players, times)?;
            let outcome = game.outcome().ok_or(Error::Stuck("a match is over, but has no result"))?;
            let rounds = game.rounds_played();
            result.rounds += rounds;
            for ((seat, player), &score) in Seat::all(u8::MAX).zip(&players).zip(&outcome.scores) {
                let kind = &mut result.kinds[player.kind];
                kind.mean += f64::from(score);
                kind.wins += win(&outcome, seat) / counted_seats(&outcome, kind.seats);
                kind.results.push((f64::from(score) / rounds.max(1) as f64).round() as i32);
                seat_rounds[player.kind] += rounds;
            }
            // A team that never changes is rated as one: its members cannot be told apart.
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

    fn nothing_yet(&self, seats: &[usize]) -> Vec<KindResult> {
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
    ) -> Result<Vec<Player<G>>, Error> {
        let sit = |seat: usize| {
            let kind = seats[(seat + rotation) % seats.len()];
            // Five parts, where deals have four: no bot ever rolls what the cards rolled.
            let parts = [self.contest.seed, deal, rotation as u64, seat as u64, 1];
            let bot = self.kinds[kind];
            Some(Player {
                bot: G::bot(bot.level)?,
                budget: bot.budget(self.contest.rules.kind()),
                history: Vec::new(),
                rng: SeatRng::from_parts(&parts),
                kind,
            })
        };
        (0..seats.len()).map(sit).collect::<Option<_>>().ok_or(Error::Stuck("a bot does not play this game"))
    }
}

/// The wins of a kind are those of all its seats together; but a team does not win once for each of its seats.
fn counted_seats(outcome: &Outcome, seats: usize) -> f64 {
    if outcome.opponent.is_some() { seats as f64 } else { 1.0 }
}

/// A win, or a part of a shared one; the team of the buffalo's game wins together.
fn win(outcome: &Outcome, seat: Seat) -> f64 {
    match (outcome.winners.contains(seat), outcome.opponent) {
        (false, _) => 0.0,
        (true, Some(_)) => 1.0,
        (true, None) => 1.0 / f64::from(outcome.winners.len()),
    }
}
