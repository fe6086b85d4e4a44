//! A match that remembers all its steps.

use rodeo_rules::card::Card;
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::DealKind;
use rodeo_rules::game::{Awaiting, Game, RandomSource, StepError, View};
use rodeo_rules::seat::{Seat, SeatSet, Viewer};

use crate::rng::XorShift;

/// One complete step.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<C> {
    /// An order of a deck.
    Deal(DealKind, Vec<Card>),
    /// Choices by seat.
    Play(Vec<(Seat, C)>),
}

/// A match, its steps, what was told, and what every viewer saw.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// The game as it stands.
    pub game: G,
    /// All steps so far.
    pub steps: Vec<Step<G::Choice>>,
    /// All events so far.
    pub events: Vec<G::Event>,
    /// Each viewer's view, followed from the first event on.
    pub followed: Vec<View<G>>,
}

impl<G: Game> Match<G> {
    /// A match before its first deal.
    pub fn new(rules: &G::Rules) -> Match<G> {
        let game =
            G::new(rules).unwrap_or_else(|error| unreachable!("rules of the tables can be played: {error}"));
        Match::from(game)
    }

    /// A match that starts in the middle.
    pub fn from(game: G) -> Match<G> {
        let followed = Viewer::all(game.players()).map(|viewer| game.view(viewer)).collect();
        Match { game, steps: Vec::new(), events: Vec::new(), followed }
    }

    /// Takes a step; viewers are shown what happened.
    pub fn take(&mut self, step: Step<G::Choice>) -> Result<(), StepError> {
        let mut told = Vec::new();
        take(&mut self.game, &step, &mut told)?;
        for view in &mut self.followed {
            for event in &told {
                let shown = G::show(event, view.viewer());
                view.follow(&shown);
            }
        }
        self.events.extend(told);
        self.steps.push(step);
        Ok(())
    }

    /// A random step that is allowed now; `None` when the match is over.
    pub fn any_step(&self, rng: &mut XorShift) -> Option<Step<G::Choice>> {
        match self.game.awaiting() {
            Awaiting::Over => None,
            Awaiting::Deal => self.game.deck().map(|deck| Step::Deal(deck.kind, rng.order(&deck))),
            Awaiting::Moves(seats) => {
                let shy = rng.one_in(2);
                self.any_play(seats, shy, rng)
            }
        }
    }

    /// Choices of these seats, or one that counts alone; shy seats choose such only where there is nothing else.
    pub fn any_play(
        &self,
        seats: SeatSet,
        shy: bool,
        rng: &mut impl RandomSource,
    ) -> Option<Step<G::Choice>> {
        let mut choices = Vec::new();
        for seat in seats.iter() {
            let mut choice = self.game.any_choice(seat, rng)?;
            // Let others act too: a seat that always uses what it can would leave no window unused.
            for _ in 0..if shy { 200 } else { 0 } {
                if !choice.is_unilateral() {
                    break;
                }
                choice = self.game.any_choice(seat, rng)?;
            }
            choices.push((seat, choice));
        }
        let alone: Vec<_> = choices.iter().filter(|(_, choice)| choice.is_unilateral()).copied().collect();
        Some(Step::Play(match alone.len() {
            0 => choices,
            n => vec![alone[rng.below(n as u32) as usize]],
        }))
    }
}

/// Takes a step in a game.
pub fn take<G: Game>(
    game: &mut G,
    step: &Step<G::Choice>,
    told: &mut impl rodeo_rules::game::EventSink<G::Event>,
) -> Result<(), StepError> {
    match step {
        Step::Deal(_, order) => game.deal(order, told),
        Step::Play(choices) => game.play(choices, told),
    }
}

/// Plays steps from the beginning.
pub fn replay<G: Game>(rules: &G::Rules, steps: &[Step<G::Choice>]) -> Result<(G, Vec<G::Event>), String> {
    let mut game = G::new(rules).map_err(|error| error.to_string())?;
    let mut told = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        take(&mut game, step, &mut told).map_err(|refusal| format!("step {number}: {refusal}"))?;
    }
    Ok((game, told))
}
