//! Flat Monte Carlo: try every choice in the same imagined worlds and finish each at random.
//!
//! This is the baseline that a better search has to beat. All candidates are tried in the same worlds, with the same
//! plans of all other seats, so that luck cancels out and the few heads between two cards show after some hundred
//! worlds. What counts is the own heads against the mean of the others: taking heads is not so bad where everybody does.

use arrayvec::ArrayVec;
use rodeo_rules::card::CardSet;
use rodeo_rules::choice::{Choice as _, MAX_NEXT_WORDS};
use rodeo_rules::deal::{Order, shuffle_prefix};
use rodeo_rules::game::{Determinization, EventSink, Game, RandomSource, View};
use rodeo_rules::rows::{RowId, RowRule};
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{Choice, Event, Fans, Phase, Plans, Take6};

use crate::rng::SeatRng;
use crate::{Asked, Bot, Budget, Meter, Simple, Thought};

/// Heads of all seats at the end of a round.
type Heads = [u8; MAX_SEATS];

/// Tries every choice in the same worlds, with random playouts. Its budget counts worlds: a playout for each alternative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flat {
    /// Which row everybody takes in a playout for a card that fits nowhere. Its own free choice is searched.
    pub rows: RowRule,
}

impl Bot<Take6> for Flat {
    /// Where there is one choice only, or no world can be played out, it goes by rules of thumb.
    fn think(&mut self, asked: &Asked<'_, Take6>, rng: &mut SeatRng) -> Option<Thought<Choice>> {
        let seat = asked.seat()?;
        self.search(asked, seat, rng).or_else(|| Simple.think(asked, rng))
    }
}

impl Flat {
    fn search(&self, asked: &Asked<'_, Take6>, seat: Seat, rng: &mut SeatRng) -> Option<Thought<Choice>> {
        let view = asked.view;
        let candidates = candidates(view, seat);
        if candidates.len() < 2 || view.players() < 2 {
            return None;
        }
        let mut sums = [0i64; MAX_NEXT_WORDS];
        let mut worlds = Worlds::new(view, seat);
        let meter = Meter::start(asked.budget);
        let mut tried = 0;
        while !is_spent(asked.budget, &meter, tried) {
            tried += 1;
            let world = worlds.next(rng)?;
            let plans = Plans::draw(&world, rng);
            // Whatever else is left to chance comes out the same for all candidates.
            let luck = SeatRng::from_parts(&[u64::from(rng.below(u32::MAX)), u64::from(rng.below(u32::MAX))]);
            for (sum, &choice) in sums.iter_mut().zip(&candidates) {
                *sum += margin(&world, seat, &self.try_out(&world, &plans, seat, choice, luck.clone())?);
            }
        }
        let scale = f64::from(tried.max(1)) * f64::from(view.players() - 1);
        // The sums are whole numbers: the best one is the same on every platform, the first of equals.
        let best = (0..candidates.len()).rev().max_by_key(|&at| sums[at])?;
        let values = candidates.iter().zip(sums).map(|(&choice, sum)| (choice, (sum as f64 / scale) as f32));
        Some(Thought { choice: *candidates.get(best)?, values: values.collect() })
    }

    /// The heads at the end of the round after this choice.
    fn try_out(
        &self,
        world: &Take6,
        plans: &Plans,
        seat: Seat,
        choice: Choice,
        mut luck: SeatRng,
    ) -> Option<Heads> {
        match (world.phase(), choice) {
            (Phase::Choose, Choice::Card(card)) if world.rules().fans == Fans::NONE => {
                let mut plans = *plans;
                if plans.play_next(seat, card) {
                    world.playout_by(&plans, self.rows, &mut luck)
                } else {
                    None
                }
            }
            (Phase::Choose, _) => {
                let mut step = ArrayVec::<_, MAX_SEATS>::new();
                for other in Seat::all(world.players()) {
                    let planned = if other == seat { choice } else { turn(world, plans, other, &mut luck)? };
                    step.push((other, planned));
                }
                self.go_on(*world, &step, luck)
            }
            (Phase::TakeRow(_) | Phase::Draft(_), _) => self.go_on(*world, &[(seat, choice)], luck),
            (Phase::Deal | Phase::Over, _) => None,
        }
    }

    /// Plays a step and finishes the round at random.
    fn go_on(&self, mut world: Take6, step: &[(Seat, Choice)], mut luck: SeatRng) -> Option<Heads> {
        let mut end = RoundEnd(None);
        world.play(step, &mut end).ok()?;
        Some(end.0.unwrap_or_else(|| world.playout(self.rows, &mut luck)))
    }
}

/// What another seat does in this turn: the card it has planned, flipped or not.
fn turn(world: &Take6, plans: &Plans, seat: Seat, luck: &mut SeatRng) -> Option<Choice> {
    let card = plans.card(seat, 0)?;
    let flipped = Choice::Flipped(card);
    let flips =
        luck.below(2) == 0 && world.has_flip(seat) && world.next_words(seat, &flipped.words()).complete;
    Some(if flips { flipped } else { Choice::Card(card) })
}

fn is_spent(budget: Budget, meter: &Meter, tried: u32) -> bool {
    match budget {
        Budget::Playouts(worlds) => tried >= worlds,
        Budget::Time(_) => meter.is_out(),
    }
}

/// Everything the seat may answer, in ascending order.
fn candidates(view: &View<Take6>, seat: Seat) -> ArrayVec<Choice, MAX_NEXT_WORDS> {
    let cards = |cards: CardSet| cards.iter().map(Choice::Card);
    match view.phase() {
        Phase::Choose => {
            let flipped = |choice: &Choice| view.next_words(seat, &choice.words()).complete;
            let flips = view.hand(seat).iter().map(Choice::Flipped).filter(flipped);
            cards(view.hand(seat)).chain(flips).take(MAX_NEXT_WORDS).collect()
        }
        Phase::Draft(_) => cards(view.pool()).take(MAX_NEXT_WORDS).collect(),
        Phase::TakeRow(_) => RowId::all(4).map(Choice::Row).collect(),
        Phase::Deal | Phase::Over => ArrayVec::new(),
    }
}

/// How many heads the seat is better than the others on average, times the number of others.
fn margin(world: &Take6, seat: Seat, heads: &Heads) -> i64 {
    let players = i64::from(world.players());
    let all: i64 = heads.iter().take(usize::from(world.players())).map(|&heads| i64::from(heads)).sum();
    all - players * i64::from(heads[seat.index()])
}

/// Worlds that look like this to the viewer, one after another.
struct Worlds<'a> {
    view: &'a View<Take6>,
    filling: Determinization,
    /// As many cards of a pool as can be in hands; the rest was not dealt, and its order means nothing.
    dealt: u8,
}

impl<'a> Worlds<'a> {
    fn new(view: &'a View<Take6>, seat: Seat) -> Worlds<'a> {
        Worlds {
            view,
            filling: view.unknown().iter().map(|pool| pool.cards.iter().collect::<Order>()).collect(),
            dealt: view.hand_size(seat).saturating_mul(view.players().saturating_sub(1)),
        }
    }

    fn next(&mut self, rng: &mut SeatRng) -> Option<Take6> {
        for order in &mut self.filling {
            shuffle_prefix(order, self.dealt, rng);
        }
        self.view.imagine(&self.filling).ok()
    }
}

/// Waits for the end of the round.
struct RoundEnd(Option<Heads>);

impl EventSink<Event> for RoundEnd {
    fn emit(&mut self, event: Event) {
        if let Event::RoundScored { heads } = event {
            self.0 = Some(heads);
        }
    }
}
