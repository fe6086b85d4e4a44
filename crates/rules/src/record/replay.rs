//! Replaying and verifying records.

use super::{Record, RecordError, Step};
use crate::any::{AnyEvent, AnyGame};
use crate::deal::Seed;
use crate::game::{Awaiting, DiscardEvents, EventSink, Game, Outcome, check_deal};

/// Replays a record, one step at a time.
///
/// As an iterator it returns the game after each step and the events of the step. It ends after the last step, or after the
/// first one that is rejected.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    seed: Option<Seed>,
    game: AnyGame,
    done: usize,
    failed: bool,
}

/// A replayed step.
#[derive(Clone, Debug)]
pub struct Replayed<'a> {
    /// Number of the step, counted from 0.
    pub number: usize,
    /// The step in the record.
    pub step: &'a Step,
    /// The game after the step.
    pub game: AnyGame,
    /// The events of the step.
    pub events: Vec<AnyEvent>,
}

impl<'a> Replay<'a> {
    /// Starts before the first step.
    pub fn new(record: &'a Record) -> Result<Replay<'a>, RecordError> {
        record.check()?;
        let game = AnyGame::new(&record.rules)?;
        let seed = record.chance.as_ref().map(|chance| chance.seed());
        Ok(Replay { record, seed, game, done: 0, failed: false })
    }

    /// Returns the game after the steps replayed so far.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Returns the number of steps replayed so far.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Replays the next step, if there is one. A rejected step changes nothing.
    pub fn step(&mut self, sink: &mut impl EventSink<AnyEvent>) -> Result<Option<&'a Step>, RecordError> {
        let Some(step) = self.record.steps.get(self.done) else { return Ok(None) };
        let rejected = |error| RecordError::Rejected { step: self.done, error };
        match step {
            Step::Deal { kind, cards } => {
                if let Some(deck) = self.game.deck() {
                    if deck.kind != *kind {
                        return Err(RecordError::DealKind {
                            step: self.done,
                            awaited: deck.kind,
                            dealt: *kind,
                        });
                    }
                    check_deal(&deck, cards).map_err(rejected)?;
                    if self.seed.as_ref().is_some_and(|seed| seed.order(&deck).as_slice() != cards) {
                        return Err(RecordError::NotFromSeed { step: self.done });
                    }
                }
                self.game.deal(cards, sink).map_err(rejected)?;
            }
            Step::Play(choices) => self.game.play(choices, sink).map_err(rejected)?,
        }
        self.done += 1;
        Ok(Some(step))
    }

    /// Replays until `steps` steps are done, or to the end if there are fewer.
    pub fn forward_to(&mut self, steps: usize) -> Result<(), RecordError> {
        while self.done < steps && self.step(&mut DiscardEvents)?.is_some() {}
        Ok(())
    }
}

impl<'a> Iterator for Replay<'a> {
    type Item = Result<Replayed<'a>, RecordError>;

    fn next(&mut self) -> Option<Result<Replayed<'a>, RecordError>> {
        if self.failed {
            return None;
        }
        let number = self.done;
        let mut events = Vec::new();
        match self.step(&mut events) {
            Ok(step) => Some(Ok(Replayed { number, step: step?, game: self.game, events })),
            Err(error) => {
                self.failed = true;
                Some(Err(error))
            }
        }
    }
}

/// What [`verify`] found out about a valid record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The result of the match.
    pub outcome: Outcome,
    /// Number of steps.
    pub steps: usize,
    /// Number of deals among the steps.
    pub deals: usize,
    /// Whether there are deals, and all of them were compared with a seed.
    pub seeded: bool,
}

/// Replays a finished match and checks each deal against the seed, if there is one, each choice against the rules, and the
/// result.
pub fn verify(record: &Record) -> Result<Verified, RecordError> {
    let mut replay = Replay::new(record)?;
    replay.forward_to(record.steps.len())?;
    let steps = replay.done();
    let replayed = match replay.game().awaiting() {
        Awaiting::Over => replay.game().outcome(),
        Awaiting::Deal | Awaiting::Moves(_) => None,
    };
    let outcome = replayed.ok_or(RecordError::NotOver { steps })?;
    match &record.result {
        None => Err(RecordError::NoResult),
        Some(written) if *written != outcome => {
            let game = record.rules.kind();
            Err(RecordError::WrongResult { game, written: written.clone(), replayed: outcome })
        }
        Some(_) => {
            let deals = record.steps.iter().filter(|step| matches!(step, Step::Deal { .. })).count();
            let seeded = deals > 0 && record.chance.is_some();
            Ok(Verified { outcome, steps, deals, seeded })
        }
    }
}
