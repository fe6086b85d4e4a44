//! A game that keeps its own record.

use super::{Chance, Player, Record, RecordError, Step};
use crate::any::{AnyChoice, AnyRules};
use crate::card::Card;
use crate::game::{EventSink, Game, StepError};
use crate::seat::Seat;

/// A game and the record of how it went. Every step goes through here, so the two cannot differ.
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
    /// A new match. Where the deals come from a seed that may be known afterwards, `chance` is that seed.
    pub fn new(
        rules: &G::Rules,
        seats: Vec<Player>,
        chance: Option<Chance>,
    ) -> Result<Recorder<G>, RecordError> {
        let record = Record { seats, chance, ..Record::new((*rules).into()) };
        record.check()?;
        Ok(Recorder { game: G::new(rules)?, record })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record, when nothing more is to come.
    pub fn into_record(self) -> Record {
        self.record
    }

    /// As [`Game::deal`]; what is refused is not recorded.
    pub fn deal(&mut self, order: &[Card], sink: &mut impl EventSink<G::Event>) -> Result<(), StepError> {
        let kind = self.game.deck().ok_or(StepError::NO_DEAL_NOW)?.kind;
        self.game.deal(order, sink)?;
        self.note(Step::Deal { kind, cards: order.to_vec() });
        Ok(())
    }

    /// As [`Game::play`]; what is refused is not recorded.
    pub fn play(
        &mut self,
        choices: &[(Seat, G::Choice)],
        sink: &mut impl EventSink<G::Event>,
    ) -> Result<(), StepError> {
        self.game.play(choices, sink)?;
        self.note(Step::Play(choices.iter().map(|&(seat, choice)| (seat, choice.into())).collect()));
        Ok(())
    }

    fn note(&mut self, step: Step) {
        self.record.steps.push(step);
        self.record.result = self.game.outcome();
    }
}
