//! Plays a match with random players.

use anyhow::{Result, bail};
use arrayvec::ArrayVec;
use rodeo_arena::RoundCount;
use rodeo_bots::{Heuristic, SeatRng, random_choice};
use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::card::Card;
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, RandomSource, StepError};
use rodeo_rules::record::Recorder;
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::{self, Phase, Plans, Take6};

/// The choices of a step.
type Choices<G> = ArrayVec<(Seat, <G as Game>::Choice), MAX_SEATS>;

/// A game, with or without a recorder.
pub trait Table<G: Game> {
    /// Current state of the game.
    fn game(&self) -> &G;

    /// Deals, and discards the events.
    fn deal(&mut self, order: &[Card]) -> Result<(), StepError>;

    /// Plays, and discards the events.
    fn play(&mut self, choices: &[(Seat, G::Choice)]) -> Result<(), StepError>;
}

/// A game without a record.
pub struct Bare<G>(pub G);

impl<G: Game> Table<G> for Bare<G> {
    #[inline]
    fn game(&self) -> &G {
        &self.0
    }

    #[inline]
    fn deal(&mut self, order: &[Card]) -> Result<(), StepError> {
        self.0.deal(order, &mut DiscardEvents)
    }

    #[inline]
    fn play(&mut self, choices: &[(Seat, G::Choice)]) -> Result<(), StepError> {
        self.0.play(choices, &mut DiscardEvents)
    }
}

impl<G: Simulated> Table<G> for Recorder<G> {
    fn game(&self) -> &G {
        self.game()
    }

    fn deal(&mut self, order: &[Card]) -> Result<(), StepError> {
        self.deal(order, &mut DiscardEvents)
    }

    fn play(&mut self, choices: &[(Seat, G::Choice)]) -> Result<(), StepError> {
        self.play(choices, &mut DiscardEvents)
    }
}

/// A game that can be simulated.
pub trait Simulated: Heuristic + RoundCount {
    /// Plays the match to its end.
    fn finish(
        table: &mut impl Table<Self>,
        dealer: &mut Dealer,
        rng: &mut SeatRng,
        rows: RowRule,
    ) -> Result<()> {
        while let Some(done) = step(table.game(), dealer, rng, rows) {
            match done {
                Step::Deal(order) => table.deal(order)?,
                Step::Play(choices) => table.play(&choices)?,
            }
        }
        Ok(())
    }
}

impl Simulated for Buffalo {}

impl Simulated for BullParty {}

impl Simulated for TakeThat {}

impl Simulated for Take6 {
    /// Random players of the base game shuffle their hands once and play them in that order: as random as drawing a card
    /// each time, and faster. Every step is checked nevertheless.
    #[inline]
    fn finish(
        table: &mut impl Table<Self>,
        dealer: &mut Dealer,
        rng: &mut SeatRng,
        rows: RowRule,
    ) -> Result<()> {
        let flips = table.game().rules().fans.has(take6::FanCard::FlipDigits);
        loop {
            match table.game().phase() {
                Phase::Over => return Ok(()),
                Phase::Deal => {
                    let Some(deck) = table.game().deck() else {
                        bail!("the game awaits a deal but has no deck")
                    };
                    table.deal(dealer.order(&deck, rng))?;
                }
                Phase::Choose if !flips => {
                    let plans = Plans::draw(table.game(), rng);
                    play_hands(table, &plans, rng, rows)?;
                }
                Phase::Choose | Phase::TakeRow(_) | Phase::Draft(_) => {
                    let Some(Step::Play(choices)) = step(table.game(), dealer, rng, rows) else {
                        bail!("the game awaits a choice but offers none")
                    };
                    table.play(&choices)?;
                }
            }
        }
    }
}

/// Plays all hands in the planned order, to the end of the round.
#[inline]
fn play_hands(table: &mut impl Table<Take6>, plans: &Plans, rng: &mut SeatRng, rows: RowRule) -> Result<()> {
    let mut choices = Choices::<Take6>::new();
    let mut turn = 0;
    loop {
        match table.game().phase() {
            Phase::Choose => {
                choices.clear();
                for seat in Seat::all(table.game().players()) {
                    let Some(card) = plans.card(seat, turn) else {
                        bail!("a hand has fewer cards than turns")
                    };
                    choices.push((seat, take6::Choice::Card(card)));
                }
                table.play(&choices)?;
                turn += 1;
            }
            Phase::TakeRow(seat) => {
                let row = rows.choose(table.game().rows(), rng);
                table.play(&[(seat, take6::Choice::Row(row))])?;
            }
            Phase::Deal | Phase::Draft(_) | Phase::Over => return Ok(()),
        }
    }
}

/// The next step of a match.
enum Step<'a, C> {
    Deal(&'a [Card]),
    Play(ArrayVec<(Seat, C), MAX_SEATS>),
}

/// Returns a random step; `None` if the match is over.
fn step<'a, G: Simulated>(
    game: &G,
    dealer: &'a mut Dealer,
    rng: &mut SeatRng,
    rows: RowRule,
) -> Option<Step<'a, G::Choice>> {
    match game.awaiting() {
        Awaiting::Over => None,
        Awaiting::Deal => Some(Step::Deal(dealer.order(&game.deck()?, rng))),
        Awaiting::Moves(seats) => Some(Step::Play(choices(game, seats, rng, rows)?)),
    }
}

/// Returns a random choice for every seat. If some are unilateral, only a random one of these.
fn choices<G: Simulated>(game: &G, seats: SeatSet, rng: &mut SeatRng, rows: RowRule) -> Option<Choices<G>> {
    let mut all = Choices::<G>::new();
    for seat in seats.iter() {
        all.push((seat, random_choice(game, seat, rows, rng)?));
    }
    let unilateral = all.iter().filter(|(_, choice)| choice.is_unilateral());
    match unilateral.clone().count() as u32 {
        0 => Some(all),
        several => unilateral
            .copied()
            .nth(rng.below(several) as usize)
            .map(|choice| Choices::<G>::from_iter([choice])),
    }
}
