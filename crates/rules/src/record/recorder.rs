//! A game that writes its own record.

use super::{Chance, Player, Record, RecordError, Step};
use crate::any::{AnyChoice, AnyRules};
use crate::card::Card;
use crate::game::{EventSink, Game, StepError};
use crate::seat::Seat;

/// A game together with its record. All steps go through the recorder, so the two always agree.
#[derive(Clone, Debug)]
pub struct Recorder<G> {
    game: G,
    record: Record,
}

impl<G> Recorder<G>
where
    G: Game,
    G::Rules: Into<AnyRules>,
    G::Choice: Into<AnyChoice>,
{
    /// Starts a match. `chance` is the seed of its deals, if the record is to disclose it.
    pub fn new(
        rules: &G::Rules,
        seats: Vec<Player>,
        chance: Option<Chance>,
    ) -> Result<Recorder<G>, RecordError> {
        let record = Record { seats, chance, ..Record::new((*rules).into()) };
        record.check()?;
        Ok(Recorder { game: G::new(rules)?, record })
    }

    /// Returns the game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Returns the record and drops the game.
    pub fn into_record(self) -> Record {
        self.record
    }

    /// Applies a deal as [`Game::deal`] does and records it, unless it is rejected.
    pub fn deal(&mut self, order: &[Card], sink: &mut impl EventSink<G::Event>) -> Result<(), StepError> {
        let kind = self.game.deck().ok_or(StepError::NO_DEAL_NOW)?.kind;
        self.game.deal(order, sink)?;
        self.record_step(Step::Deal { kind, cards: order.to_vec() });
        Ok(())
    }

    /// Applies choices as [`Game::play`] does and records them, unless they are rejected.
    pub fn play(
        &mut self,
        choices: &[(Seat, G::Choice)],
        sink: &mut impl EventSink<G::Event>,
    ) -> Result<(), StepError> {
        self.game.play(choices, sink)?;
        self.record_step(Step::Play(choices.iter().map(|&(seat, choice)| (seat, choice.into())).collect()));
        Ok(())
    }

    fn record_step(&mut self, step: Step) {
        self.record.steps.push(step);
        self.record.result = self.game.outcome();
    }
}
