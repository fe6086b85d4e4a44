//! A sampled world in which all alternatives of a decision are compared.

use arrayvec::ArrayVec;
use rodeo_rules::choice::Choice;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
use rodeo_rules::seat::{MAX_SEATS, Seat};

use super::SearchModel;
use crate::{SeatRng, SeatStyles};

/// A determinized world, with everything that is the same for all alternatives tried in it.
pub struct SampledWorld<G: Game> {
    world: G,
    seat: Seat,
    /// What the other seats answer to the current question.
    others: Answers<G::Choice>,
    /// How the seats play in this world.
    styles: SeatStyles,
    playout_rng: SeatRng,
    /// Turns that a playout looks ahead. `None`: to its end.
    horizon: Option<u8>,
}

/// Choices by seat, in ascending order of seats.
pub type Answers<C> = ArrayVec<(Seat, C), MAX_SEATS>;

impl<G: SearchModel> SampledWorld<G> {
    /// Samples the answers of the other seats in `world`. `None` if no seat has a choice to make.
    pub fn new(world: G, seat: Seat, styles: SeatStyles, rng: &mut SeatRng) -> Option<SampledWorld<G>> {
        let Awaiting::Moves(seats) = world.awaiting() else { return None };
        let mut others = Answers::new();
        for other in seats.iter().filter(|&other| other != seat) {
            others.try_push((other, world.policy(other, &styles, rng)?)).ok()?;
        }
        Some(SampledWorld { world, seat, others, styles, playout_rng: rng.fork(), horizon: None })
    }

    /// Limits playouts to this many turns.
    #[must_use]
    pub fn with_horizon(self, horizon: Option<u8>) -> SampledWorld<G> {
        SampledWorld { horizon, ..self }
    }

    /// The world before the choice.
    pub fn world(&self) -> &G {
        &self.world
    }

    /// The step that the answers of the others and this choice of the seat make.
    pub fn step(&self, choice: G::Choice) -> Option<Answers<G::Choice>> {
        complete_step(&self.others, self.seat, choice)
    }

    /// The random numbers of the playouts, the same for all alternatives.
    pub fn playout_rng(&self) -> SeatRng {
        self.playout_rng.clone()
    }

    /// The value of a choice in this world, by one playout.
    pub(super) fn evaluate(&self, choice: G::Choice) -> Option<f32> {
        let mut after = self.world.clone();
        after.play(&self.step(choice)?, &mut DiscardEvents).ok()?;
        match self.horizon {
            None => after.play_out(self.seat, &self.world, &self.styles, self.playout_rng()),
            Some(turns) => {
                after.play_briefly(self.seat, &self.world, &self.styles, self.playout_rng(), turns)
            }
        }
    }
}

/// The step to play: a unilateral choice alone (ours first), otherwise the answers of all seats.
fn complete_step<C: Choice>(others: &Answers<C>, seat: Seat, choice: C) -> Option<Answers<C>> {
    if choice.is_unilateral() {
        return Some(Answers::from_iter([(seat, choice)]));
    }
    if let Some(unilateral) = others.iter().find(|(_, choice)| choice.is_unilateral()) {
        return Some(Answers::from_iter([*unilateral]));
    }
    let mut step = others.clone();
    let index = step.iter().take_while(|(other, _)| *other < seat).count();
    step.try_insert(index, (seat, choice)).ok()?;
    Some(step)
}
