//! A player that thinks by trying: every alternative in the same imagined worlds, the poor ones given up early.
//!
//! - `mind` ([`SearchModel`]): what the search has to know about a game: alternatives, how people play, what an end is worth
//! - `worlds`: whole games that look like this to the seat
//! - `suspicion`: who of the others plays without a thought, as the history tells
//! - `halving`: which alternatives deserve more worlds
//! - `take6`, `buffalo`, `take_that`, `bull_party`: the minds
//!
//! All alternatives are tried in the same worlds, in which the others answer the same and chance falls the same way, so
//! that luck cancels out between them and small differences show after few worlds.

mod buffalo;
mod bull_party;
mod halving;
mod mind;
mod suspicion;
pub mod take6;
mod take_that;
mod worlds;

use rodeo_rules::choice::Word;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, View};
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::{Asked, Bot, SeatRng, Thought};
use arrayvec::ArrayVec;
pub use mind::{Alternatives, SearchModel, Values};
pub use suspicion::Suspicion;
use worlds::Worlds;

/// Thinks by trying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// What it knows before it tries anything.
    pub schooling: Schooling,
}

/// What a search knows before it tries anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Schooling {
    /// Nothing but the rules and how people play.
    None,
    /// All that was learned about the game, where something was ([`SearchModel::prior`]).
    #[default]
    Full,
}

impl<G: SearchModel> Bot<G> for Search {
    fn think(&mut self, asked: &Asked<'_, G>, rng: &mut SeatRng) -> Option<Thought<G::Choice>> {
        let seat = asked.seat()?;
        let alternatives = G::alternatives(asked.view, seat, rng);
        if alternatives.len() < 2 {
            return alternatives.first().copied().map(Thought::unweighed);
        }
        if let Some(values) = G::solve(asked, seat, &alternatives) {
            let best = values.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
            return best.map(|(choice, _)| Thought { choice, values });
        }
        let suspicion = G::suspect(asked);
        let mut prior = match self.schooling {
            Schooling::Full => G::prior(asked.view, seat, &alternatives),
            Schooling::None => alternatives.iter().map(|_| 0.0).collect(),
        };
        // What is known about good players is worth little among others.
        let trust = suspicion.trust(asked.view.players(), seat);
        prior.iter_mut().for_each(|prior| *prior *= trust);
        let mut worlds = Worlds::new(asked.view);
        let tally = halving::weigh(
            alternatives.len(),
            G::HEAD_START,
            asked.budget,
            || Trial::begin(worlds.next(rng)?, seat, &suspicion, rng),
            |trial, at| Some(trial.value_of(*alternatives.get(at)?)? + prior.get(at)?),
        );
        let choice = *alternatives.get(tally.best())?;
        let values = alternatives.iter().zip(tally.means()).zip(&prior);
        let values = values.filter_map(|((choice, mean), prior)| Some((*choice, mean? - prior)));
        Some(Thought { choice, values: values.collect() })
    }

    fn supports(&mut self, view: &View<G>, proposer: Seat, proposal: &[Word]) -> bool {
        match view.viewer() {
            Viewer::Seat(seat) => G::agrees(view, seat, proposer, proposal),
            Viewer::Public => false,
        }
    }
}

/// One imagined world: what the others answer in it, and the luck of what comes after, the same for all alternatives.
struct Trial<G: Game> {
    world: G,
    seat: Seat,
    others: Answers<G::Choice>,
    careless: SeatSet,
    luck: SeatRng,
}

/// Choices by seat, in ascending order of seats.
type Answers<C> = ArrayVec<(Seat, C), MAX_SEATS>;

impl<G: SearchModel> Trial<G> {
    fn begin(world: G, seat: Seat, suspicion: &Suspicion, rng: &mut SeatRng) -> Option<Trial<G>> {
        let Awaiting::Moves(seats) = world.awaiting() else { return None };
        let careless = suspicion.draw(world.players(), rng);
        let mut others = Answers::new();
        for other in seats.iter().filter(|&other| other != seat) {
            others.try_push((other, world.policy(other, careless, rng)?)).ok()?;
        }
        Some(Trial { world, seat, others, careless, luck: rng.fork() })
    }

    /// What the choice comes to in this world.
    fn value_of(&self, choice: G::Choice) -> Option<f32> {
        let mut after = self.world.clone();
        after.play(&complete(&self.others, self.seat, choice)?, &mut DiscardEvents).ok()?;
        after.finish(self.seat, &self.world, self.careless, self.luck.clone())
    }
}

/// A step: a choice of any seat that counts alone, ours before others', or the answers of all.
fn complete<C: rodeo_rules::choice::Choice>(
    others: &Answers<C>,
    seat: Seat,
    choice: C,
) -> Option<Answers<C>> {
    if choice.is_unilateral() {
        return Some(Answers::from_iter([(seat, choice)]));
    }
    if let Some(alone) = others.iter().find(|(_, choice)| choice.is_unilateral()) {
        return Some(Answers::from_iter([*alone]));
    }
    let mut step = others.clone();
    let place = step.iter().take_while(|(other, _)| *other < seat).count();
    step.try_insert(place, (seat, choice)).ok()?;
    Some(step)
}
