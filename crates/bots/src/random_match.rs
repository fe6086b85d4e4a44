//! Whole matches between random players.

use arrayvec::ArrayVec;
use rodeo_rules::any::ListedGame;
use rodeo_rules::card::Card;
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, RandomSource, StepError};
use rodeo_rules::record::Recorder;
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};

use crate::{Heuristic, SeatRng, random_choice};

/// The choices of a step.
pub(crate) type Choices<G> = ArrayVec<(Seat, <G as Game>::Choice), MAX_SEATS>;

/// A game that random players play, with or without a recorder.
pub trait RandomTable<G: Game> {
    /// Current state of the game.
    fn game(&self) -> &G;

    /// Deals, and discards the events.
    fn deal(&mut self, order: &[Card]) -> Result<(), StepError>;

    /// Plays, and discards the events.
    fn play(&mut self, choices: &[(Seat, G::Choice)]) -> Result<(), StepError>;
}

/// A game without a record.
#[derive(Clone, Debug)]
pub struct Unrecorded<G>(pub G);

impl<G: Game> RandomTable<G> for Unrecorded<G> {
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

impl<G: ListedGame> RandomTable<G> for Recorder<G> {
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

/// Plays the match to its end, one choice at a time.
pub(crate) fn finish_by_steps<G: Heuristic>(
    table: &mut impl RandomTable<G>,
    dealer: &mut Dealer,
    rng: &mut SeatRng,
    rows: RowRule,
) -> Result<(), StepError> {
    while random_step(table, dealer, rng, rows)? {}
    Ok(())
}

/// Plays a random step. Returns `false` if the match is over.
#[inline]
pub(crate) fn random_step<G: Heuristic>(
    table: &mut impl RandomTable<G>,
    dealer: &mut Dealer,
    rng: &mut SeatRng,
    rows: RowRule,
) -> Result<bool, StepError> {
    match table.game().awaiting() {
        Awaiting::Over => return Ok(false),
        Awaiting::Deal => {
            let deck = table.game().deck().expect("a game that awaits a deal has a deck");
            table.deal(dealer.order(&deck, rng))?;
        }
        Awaiting::Moves(seats) => {
            let choices = choices(table.game(), seats, rng, rows);
            table.play(&choices)?;
        }
    }
    Ok(true)
}

/// Returns a random choice for every seat. If some are unilateral, only a random one of these.
fn choices<G: Heuristic>(game: &G, seats: SeatSet, rng: &mut SeatRng, rows: RowRule) -> Choices<G> {
    let mut all = Choices::<G>::new();
    for seat in seats.iter() {
        all.push((seat, random_choice(game, seat, rows, rng).expect("an awaited seat has a choice")));
    }
    let unilateral = all.iter().filter(|(_, choice)| choice.is_unilateral());
    match unilateral.clone().count() as u32 {
        0 => all,
        several => {
            let chosen = unilateral.copied().nth(rng.below(several) as usize);
            Choices::<G>::from_iter(chosen)
        }
    }
}
