//! A match that stores its steps.

use rodeo_rules::card::Card;
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::DealKind;
use rodeo_rules::game::{Awaiting, Game, RandomSource, StepError, View};
use rodeo_rules::seat::{Seat, SeatSet, Viewer};

use crate::rng::XorShift;

/// One complete step.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<C> {
    /// A deal with its order of cards.
    Deal(DealKind, Vec<Card>),
    /// The choices of a play, by seat.
    Play(Vec<(Seat, C)>),
}

/// A match with its steps, its events and the views of all viewers.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// The game after all steps.
    pub game: G,
    /// All steps so far.
    pub steps: Vec<Step<G::Choice>>,
    /// All events so far.
    pub events: Vec<G::Event>,
    /// The view of each viewer, kept up to date only by the events shown to that viewer.
    pub followed: Vec<View<G>>,
}

impl<G: Game> Match<G> {
    /// Starts a match.
    pub fn new(rules: &G::Rules) -> Match<G> {
        let game =
            G::new(rules).unwrap_or_else(|error| unreachable!("rules of the tables can be played: {error}"));
        Match::from(game)
    }

    /// Starts a match from a position.
    pub fn from(game: G) -> Match<G> {
        let followed = Viewer::all(game.players()).map(|viewer| game.view(viewer)).collect();
        Match { game, steps: Vec::new(), events: Vec::new(), followed }
    }

    /// Applies a step and shows its events to all viewers.
    pub fn take(&mut self, step: Step<G::Choice>) -> Result<(), StepError> {
        let mut events = Vec::new();
        take(&mut self.game, &step, &mut events)?;
        for view in &mut self.followed {
            for event in &events {
                let shown = G::show(event, view.viewer());
                view.follow(&shown);
            }
        }
        self.events.extend(events);
        self.steps.push(step);
        Ok(())
    }

    /// Returns a random allowed step; `None` if the match is over.
    pub fn any_step(&self, rng: &mut XorShift) -> Option<Step<G::Choice>> {
        match self.game.awaiting() {
            Awaiting::Over => None,
            Awaiting::Deal => self.game.deck().map(|deck| Step::Deal(deck.kind, rng.order(&deck))),
            Awaiting::Moves(seats) => {
                let avoid_unilateral = rng.one_in(2);
                self.any_play(seats, avoid_unilateral, rng)
            }
        }
    }

    /// Returns random choices of these seats, or a unilateral choice. With `avoid_unilateral`, seats make one only if nothing
    /// else comes up.
    pub fn any_play(
        &self,
        seats: SeatSet,
        avoid_unilateral: bool,
        rng: &mut impl RandomSource,
    ) -> Option<Step<G::Choice>> {
        let mut choices = Vec::new();
        for seat in seats.iter() {
            let mut choice = self.game.any_choice(seat, rng)?;
            // Otherwise nearly every question would end with a unilateral choice.
            for _ in 0..if avoid_unilateral { 200 } else { 0 } {
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

/// Applies a step to a game.
pub fn take<G: Game>(
    game: &mut G,
    step: &Step<G::Choice>,
    events: &mut impl rodeo_rules::game::EventSink<G::Event>,
) -> Result<(), StepError> {
    match step {
        Step::Deal(_, order) => game.deal(order, events),
        Step::Play(choices) => game.play(choices, events),
    }
}

/// Replays steps from the start of a match.
pub fn replay<G: Game>(rules: &G::Rules, steps: &[Step<G::Choice>]) -> Result<(G, Vec<G::Event>), String> {
    let mut game = G::new(rules).map_err(|error| error.to_string())?;
    let mut events = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        take(&mut game, step, &mut events).map_err(|error| format!("step {number}: {error}"))?;
    }
    Ok((game, events))
}
