//! Rounds per second on one core: `cargo bench -p rodeo-rules`. Results are in `docs/performance.md`.
//!
//! Every round begins with a new random deal. Random players shuffle their hand once and play it in that order, which
//! is equivalent to drawing from the hand in every turn. A card that fits no row takes the cheapest row.

#![allow(clippy::unwrap_used, reason = "a rejected step must stop the benchmark")]

use std::time::Duration;

use cpu_time::ThreadTime;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rodeo_rules::card::Card;
use rodeo_rules::deal::{Dealer, Seed};
use rodeo_rules::game::{Awaiting, DiscardEvents, EventSink, Game, RandomSource, Rules as _};
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{self, Choice, End, Event, Phase, Plans, Take6};

/// Unbiased random numbers at negligible cost.
struct Xoshiro(Xoshiro256PlusPlus);

impl Xoshiro {
    fn new() -> Xoshiro {
        Xoshiro(Xoshiro256PlusPlus::seed_from_u64(6))
    }
}

impl RandomSource for Xoshiro {
    /// Maps a random number into the range by multiplication, and rejects the few values that would cause a bias
    /// (Lemire).
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        loop {
            let product = (self.0.next_u64() >> 32) * u64::from(n);
            if product as u32 >= n || product as u32 >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}

/// A match of one round.
fn one_round(players: u8) -> Take6 {
    let rules = take6::Rules { end: End::Rounds(1), ..take6::Rules::defaults(players) };
    Take6::new(&rules).unwrap()
}

/// Plays a round of Take 6 with regular steps; returns the heads taken by seat 0.
#[inline]
fn round(mut game: Take6, sink: &mut impl Sink, dealer: &mut Dealer, rng: &mut Xoshiro) -> u32 {
    game.deal(dealer.order(&game.deck().unwrap(), rng), sink.fresh()).unwrap();
    let plans = Plans::draw(&game, rng);
    let nothing = Choice::Row(game.rows().cheapest());
    let mut turn = 0;
    loop {
        match game.phase() {
            Phase::TakeRow(seat) => {
                let row = RowRule::Cheapest.choose(game.rows(), rng);
                game.play(&[(seat, Choice::Row(row))], sink.fresh()).unwrap();
            }
            Phase::Choose => {
                let mut choices = [(Seat::default(), nothing); MAX_SEATS];
                for seat in Seat::all(game.players()) {
                    choices[seat.index()] = (seat, Choice::Card(plans.card(seat, turn).unwrap()));
                }
                turn += 1;
                game.play(&choices[..usize::from(game.players())], sink.fresh()).unwrap();
            }
            Phase::Deal | Phase::Draft(_) | Phase::Over => return game.score(Seat::default()),
        }
    }
}

/// Event sinks that can be reused for every step.
trait Sink: EventSink<Event> {
    fn fresh(&mut self) -> &mut Self;
}

impl Sink for DiscardEvents {
    fn fresh(&mut self) -> &mut Self {
        self
    }
}

/// One buffer for all steps, cleared before each.
impl Sink for Vec<Event> {
    fn fresh(&mut self) -> &mut Self {
        self.clear();
        self
    }
}

/// The baseline: a round in a bare loop over arrays, without checks, events or state. Returns the heads by seat.
fn bare_round(players: usize, deck: &mut [u8; 104], rng: &mut Xoshiro) -> [u32; MAX_SEATS] {
    for place in 0..players * 10 + 4 {
        deck.swap(place, place + rng.below((104 - place) as u32) as usize);
    }
    let heads_of = |card: u8| Card::new(card).map_or(0, |card| u32::from(card.heads()));
    let (hands, starts) = deck.split_at_mut(players * 10);
    let mut rows = [0, 1, 2, 3].map(|row| (starts[row], 1, heads_of(starts[row])));
    let mut taken = [0; MAX_SEATS];
    for left in (1..=10).rev() {
        let mut line = [(0, 0); MAX_SEATS];
        for (seat, hand) in hands.chunks_exact_mut(10).enumerate() {
            let pick = rng.below(left as u32) as usize;
            let mut place = seat;
            while place > 0 && line[place - 1].0 > hand[pick] {
                line[place] = line[place - 1];
                place -= 1;
            }
            line[place] = (hand[pick], seat);
            hand.swap(pick, left - 1);
        }
        for &(card, seat) in &line[..players] {
            let below = (0..4).filter(|&row| rows[row].0 < card).max_by_key(|&row| rows[row].0);
            let cheapest = (0..4).min_by_key(|&row| rows[row].2).filter(|_| below.is_none());
            let Some(row) = below.or(cheapest).map(|row| &mut rows[row]) else { continue };
            if below.is_none() || row.1 == 5 {
                taken[seat] += row.2;
                *row = (card, 1, heads_of(card));
            } else {
                *row = (card, row.1 + 1, row.2 + heads_of(card));
            }
        }
    }
    taken
}

fn baseline(c: &mut Criterion<Cpu>) {
    let mut group = c.benchmark_group("take6 round in a bare loop");
    group.throughput(Throughput::Elements(1));
    let mut rng = Xoshiro::new();
    let mut deck = std::array::from_fn(|place| place as u8 + 1);
    for players in [2, 4, 10] {
        group.bench_function(BenchmarkId::from_parameter(players), |b| {
            b.iter(|| bare_round(players, &mut deck, &mut rng));
        });
    }
}

fn steps(c: &mut Criterion<Cpu>) {
    let mut group = c.benchmark_group("take6 round through the step");
    group.throughput(Throughput::Elements(1));
    let (mut dealer, mut rng) = (Dealer::new(), Xoshiro::new());
    for players in [2, 4, 10] {
        let game = one_round(players);
        group.bench_function(BenchmarkId::new("empty sink", players), |b| {
            b.iter(|| round(game, &mut DiscardEvents, &mut dealer, &mut rng));
        });
        let mut events = Vec::with_capacity(64);
        group.bench_function(BenchmarkId::new("events into a buffer", players), |b| {
            b.iter(|| round(game, &mut events, &mut dealer, &mut rng));
        });
    }
}

fn playouts(c: &mut Criterion<Cpu>) {
    let mut group = c.benchmark_group("take6 playout of a whole round");
    group.throughput(Throughput::Elements(1));
    let (mut dealer, mut rng) = (Dealer::new(), Xoshiro::new());
    for players in [2, 4, 10] {
        let mut game = one_round(players);
        game.deal(dealer.order(&game.deck().unwrap(), &mut rng), &mut DiscardEvents).unwrap();
        group.bench_function(BenchmarkId::from_parameter(players), |b| {
            b.iter(|| game.playout(RowRule::Cheapest, &mut rng));
        });
    }
}

/// Plays a match of any game; every choice is drawn word by word from the options.
fn any_match<G: Game>(game: &G, dealer: &mut Dealer, rng: &mut Xoshiro) -> G {
    use rodeo_rules::choice::Choice as _;
    let mut game = game.clone();
    let mut choices = Vec::with_capacity(MAX_SEATS);
    loop {
        match game.awaiting() {
            Awaiting::Over => return game,
            Awaiting::Deal => {
                game.deal(dealer.order(&game.deck().unwrap(), rng), &mut DiscardEvents).unwrap()
            }
            Awaiting::Moves(seats) => {
                choices.clear();
                for seat in seats.iter() {
                    let choice = game.any_choice(seat, rng).unwrap();
                    if choice.is_unilateral() {
                        choices.clear();
                        choices.push((seat, choice));
                        break;
                    }
                    choices.push((seat, choice));
                }
                game.play(&choices, &mut DiscardEvents).unwrap();
            }
        }
    }
}

fn random_matches(c: &mut Criterion<Cpu>) {
    let mut group = c.benchmark_group("random match");
    group.throughput(Throughput::Elements(1));
    let (mut dealer, mut rng) = (Dealer::new(), Xoshiro::new());
    macro_rules! bench {
        ($name:literal, $game:ty, $players:literal) => {
            let rules = <$game as Game>::Rules::defaults($players);
            let game = <$game>::new(&rules).unwrap();
            group.bench_function(BenchmarkId::new($name, $players), |b| {
                b.iter(|| any_match(&game, &mut dealer, &mut rng));
            });
        };
    }
    bench!("take6 to 66 heads", Take6, 4);
    bench!("buffalo", rodeo_rules::buffalo::Buffalo, 4);
    bench!("take that", rodeo_rules::take_that::TakeThat, 4);
    bench!("bull party", rodeo_rules::bull_party::BullParty, 4);
}

fn deals(c: &mut Criterion<Cpu>) {
    let mut group = c.benchmark_group("deal for 4 players");
    let deck = one_round(4).deck().unwrap();
    let seed = Seed::from_text("rodeo");
    group.bench_function("from a seed", |b| b.iter(|| seed.order(&deck)));
    let (mut dealer, mut rng) = (Dealer::new(), Xoshiro::new());
    group.bench_function("from rng", |b| b.iter(|| dealer.order(&deck, &mut rng).len()));
}

/// Measures CPU time: on a shared machine, wall-clock time would include other processes.
struct Cpu;

impl Measurement for Cpu {
    type Intermediate = ThreadTime;
    type Value = Duration;

    fn start(&self) -> ThreadTime {
        ThreadTime::now()
    }

    fn end(&self, start: ThreadTime) -> Duration {
        start.elapsed()
    }

    fn add(&self, one: &Duration, other: &Duration) -> Duration {
        *one + *other
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        WallTime.to_f64(value)
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WallTime.formatter()
    }
}

criterion_group!(
    name = benches;
    config = Criterion::default().with_measurement(Cpu);
    targets = baseline, steps, playouts, random_matches, deals
);
criterion_main!(benches);
