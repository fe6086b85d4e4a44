//! Flat Monte Carlo: evaluates every choice by random playouts in the same worlds.
//!
//! A baseline for the search. All candidates are tried in the same worlds, in which the other seats play their cards in
//! the same order, so that luck cancels out between candidates. The value is the mean of the others' heads minus the own.

use arrayvec::ArrayVec;
use rodeo_rules::card::CardSet;
use rodeo_rules::choice::{Choice as _, MAX_NEXT_WORDS};
use rodeo_rules::deal::{Order, shuffle_prefix};
use rodeo_rules::game::{Determinization, EventSink, Game, RandomSource, View};
use rodeo_rules::rows::{RowId, RowRule};
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{Choice, Event, Fans, Phase, Plans, Take6};

use crate::rng::SeatRng;
use crate::{Bot, Budget, Deadline, Decision, DecisionContext, Simple};

/// Heads by seat at the end of a round.
type Heads = [u8; MAX_SEATS];

/// Flat Monte Carlo. Its budget counts worlds, with one playout per candidate in each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flat {
    /// Which row is taken in playouts for a card that fits no row. The own decision about a row is searched.
    pub rows: RowRule,
}

impl Bot<Take6> for Flat {
    /// Plays like [`Simple`] if there is only one choice, or if a playout is not possible.
    fn decide(
        &mut self,
        context: &DecisionContext<'_, Take6>,
        rng: &mut SeatRng,
    ) -> Option<Decision<Choice>> {
        let seat = context.seat()?;
        self.search(context, seat, rng).or_else(|| Simple.decide(context, rng))
    }
}

impl Flat {
    fn search(
        &self,
        context: &DecisionContext<'_, Take6>,
        seat: Seat,
        rng: &mut SeatRng,
    ) -> Option<Decision<Choice>> {
        let view = context.view;
        let candidates = candidates(view, seat);
        if candidates.len() < 2 || view.players() < 2 {
            return None;
        }
        let mut sums = [0i64; MAX_NEXT_WORDS];
        let mut worlds = DealtWorlds::new(view, seat);
        let deadline = Deadline::start(context.budget);
        let mut tried = 0;
        while !is_used_up(context.budget, &deadline, tried) {
            tried += 1;
            let world = worlds.sample(rng)?;
            let plans = Plans::draw(&world, rng);
            // The same random numbers for all candidates.
            let playout_rng =
                SeatRng::from_parts(&[u64::from(rng.below(u32::MAX)), u64::from(rng.below(u32::MAX))]);
            for (sum, &choice) in sums.iter_mut().zip(&candidates) {
                *sum +=
                    margin(&world, seat, &self.evaluate(&world, &plans, seat, choice, playout_rng.clone())?);
            }
        }
        let scale = f64::from(tried.max(1)) * f64::from(view.players() - 1);
        // Integer sums: the best candidate (the first one of a tie) is the same on every platform.
        let best = (0..candidates.len()).rev().max_by_key(|&at| sums[at])?;
        let values = candidates.iter().zip(sums).map(|(&choice, sum)| (choice, (sum as f64 / scale) as f32));
        Some(Decision { choice: *candidates.get(best)?, values: values.collect() })
    }

    /// Plays a choice and finishes the round at random. Returns the heads by seat.
    fn evaluate(
        &self,
        world: &Take6,
        plans: &Plans,
        seat: Seat,
        choice: Choice,
        mut playout_rng: SeatRng,
    ) -> Option<Heads> {
        match (world.phase(), choice) {
            (Phase::Choose, Choice::Card(card)) if world.rules().fans == Fans::NONE => {
                let mut plans = *plans;
                if plans.play_next(seat, card) {
                    world.playout_by(&plans, self.rows, &mut playout_rng)
                } else {
                    None
                }
            }
            (Phase::Choose, _) => {
                let mut step = ArrayVec::<_, MAX_SEATS>::new();
                for other in Seat::all(world.players()) {
                    let planned = if other == seat {
                        choice
                    } else {
                        planned_choice(world, plans, other, &mut playout_rng)?
                    };
                    step.push((other, planned));
                }
                self.play_and_finish(*world, &step, playout_rng)
            }
            (Phase::TakeRow(_) | Phase::Draft(_), _) => {
                self.play_and_finish(*world, &[(seat, choice)], playout_rng)
            }
            (Phase::Deal | Phase::Over, _) => None,
        }
    }

    /// Plays a step and finishes the round at random.
    fn play_and_finish(
        &self,
        mut world: Take6,
        step: &[(Seat, Choice)],
        mut playout_rng: SeatRng,
    ) -> Option<Heads> {
        let mut result = RoundResult(None);
        world.play(step, &mut result).ok()?;
        Some(result.0.unwrap_or_else(|| world.playout(self.rows, &mut playout_rng)))
    }
}

/// The choice of another seat in this turn: its planned card, flipped or not at random.
fn planned_choice(world: &Take6, plans: &Plans, seat: Seat, playout_rng: &mut SeatRng) -> Option<Choice> {
    let card = plans.card(seat, 0)?;
    let flipped = Choice::Flipped(card);
    let flips = playout_rng.below(2) == 0
        && world.has_flip(seat)
        && world.next_words(seat, &flipped.words()).complete;
    Some(if flips { flipped } else { Choice::Card(card) })
}

fn is_used_up(budget: Budget, deadline: &Deadline, tried: u32) -> bool {
    match budget {
        Budget::Playouts(worlds) => tried >= worlds,
        Budget::Time(_) => deadline.has_passed(),
    }
}

/// All choices of the seat, in ascending order.
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

/// Heads of the others minus the own heads times the number of others.
fn margin(world: &Take6, seat: Seat, heads: &Heads) -> i64 {
    let players = i64::from(world.players());
    let all: i64 = heads.iter().take(usize::from(world.players())).map(|&heads| i64::from(heads)).sum();
    all - players * i64::from(heads[seat.index()])
}

/// A sampler of worlds that shuffles only as many hidden cards as are in hands.
struct DealtWorlds<'a> {
    view: &'a View<Take6>,
    determinization: Determinization,
    /// Number of hidden cards in hands. The order of the others does not matter.
    dealt: u8,
}

impl<'a> DealtWorlds<'a> {
    fn new(view: &'a View<Take6>, seat: Seat) -> DealtWorlds<'a> {
        DealtWorlds {
            view,
            determinization: view.unknown().iter().map(|pool| pool.cards.iter().collect::<Order>()).collect(),
            dealt: view.hand_size(seat).saturating_mul(view.players().saturating_sub(1)),
        }
    }

    fn sample(&mut self, rng: &mut SeatRng) -> Option<Take6> {
        for order in &mut self.determinization {
            shuffle_prefix(order, self.dealt, rng);
        }
        self.view.imagine(&self.determinization).ok()
    }
}

/// Keeps the result of the round.
struct RoundResult(Option<Heads>);

impl EventSink<Event> for RoundResult {
    fn emit(&mut self, event: Event) {
        if let Event::RoundScored { heads } = event {
            self.0 = Some(heads);
        }
    }
}
