//! A match that is being played at a table.

use std::collections::VecDeque;

use rodeo_protocol::MatchId;
use rodeo_protocol::table::{ScoreSheet, SeatState};
use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame, AnyRules};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::choice::{Choice, Word};
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, DecisionRule, Game, Outcome, StepError, View};
use rodeo_rules::record::{Chance, Player, Record, RecordError, Recorder};
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::Millis;
use crate::room::Occupant;
use crate::sheet;

/// As many events are kept for those who come back, and for bots that draw conclusions.
const STORY: usize = 300;

/// A match that is being played, or has just been.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub id: MatchId,
    pub started_at: Millis,
    /// Who sat where when it began: theirs is the result.
    pub seats: Vec<SeatState>,
    pub ballot: Ballot<AnyGame>,
    /// Who made the choices.
    pub choices: Choices,
    recorder: Recorder<AnyGame>,
    seed: Seed,
    /// What happened last, each with the number of the fact that made it happen.
    story: VecDeque<(u64, AnyEvent)>,
    /// The number of the last fact of this match that is not in the story any more.
    pub told_from: u64,
    /// The number of the last fact that moved the game.
    pub moved: u64,
    pub sheet: ScoreSheet,
    /// The number of the last fact that added a line to the sheet.
    pub scored: u64,
}

/// A match that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// Its id.
    pub id: MatchId,
    /// The record, seed and nonces included.
    pub record: Record,
    /// Who played.
    pub seats: Vec<SeatState>,
    /// The seats whose players left, or for whom a bot made more than half of the choices.
    pub replaced_by_bot: SeatSet,
    /// How it ended.
    pub outcome: Outcome,
    /// When it began.
    pub started_at: Millis,
    /// When it ended.
    pub ended_at: Millis,
}

impl Play {
    /// Begins a match and deals. `n` is the number of the fact that says so.
    pub fn begin(
        id: MatchId,
        at: Millis,
        rules: &AnyRules,
        sitters: &[Occupant],
        chance: Chance,
        n: u64,
    ) -> Result<Play, RecordError> {
        let seed = chance.seed();
        let players = sitters.iter().map(Occupant::player).collect::<Vec<Player>>();
        let recorder: Recorder<AnyGame> = Recorder::new(rules, players, Some(chance))?;
        let ballot = Ballot::new(recorder.game());
        let sheet = sheet::begin(recorder.game());
        let mut play = Play {
            id,
            started_at: at,
            seats: sitters.iter().map(Occupant::state).collect(),
            ballot,
            choices: Choices::default(),
            recorder,
            seed,
            story: VecDeque::new(),
            told_from: 0,
            moved: n,
            sheet,
            scored: n,
        };
        play.go_on(n).map_err(|refusal| RecordError::Refused { step: 0, refusal })?;
        Ok(play)
    }

    pub fn game(&self) -> &AnyGame {
        self.recorder.game()
    }

    pub fn record(&self) -> &Record {
        self.recorder.record()
    }

    pub fn is_over(&self) -> bool {
        self.game().awaiting() == Awaiting::Over
    }

    /// The question that is asked now, if one is.
    pub fn question(&self) -> Option<u32> {
        match self.game().awaiting() {
            Awaiting::Moves(_) => Some(self.game().question()),
            Awaiting::Deal | Awaiting::Over => None,
        }
    }

    pub fn asked(&self) -> SeatSet {
        match self.game().awaiting() {
            Awaiting::Moves(seats) => seats,
            Awaiting::Deal | Awaiting::Over => SeatSet::EMPTY,
        }
    }

    pub fn view(&self, viewer: Viewer) -> View<AnyGame> {
        self.game().view(viewer)
    }

    /// What happened after this fact, as the viewer is shown it.
    pub fn told_since(&self, n: u64, viewer: Viewer) -> Vec<AnyEvent> {
        let late = self.story.iter().rev().take_while(|(at, _)| *at > n).count();
        let events = self.story.iter().skip(self.story.len() - late);
        events.map(|(_, event)| AnyGame::show(event, viewer)).collect()
    }

    /// The answer of a seat, taken down by the fact with this number. Says whose passes lapse by it.
    pub fn answer(
        &mut self,
        n: u64,
        seat: Seat,
        choice: AnyChoice,
        people: SeatSet,
        by_bot: bool,
    ) -> Result<SeatSet, StepError> {
        self.ballot.answer(self.recorder.game(), seat, choice)?;
        self.choices.made(seat, by_bot);
        let mut lapsed = SeatSet::EMPTY;
        // Something to decide together: whoever has passed before it was proposed may think again.
        if choice.is_unilateral() && self.game().decide() == DecisionRule::Majority {
            for other in people.iter().filter(|&other| other != seat) {
                let passed = self.ballot.answer_of(other).is_some_and(|answer| is_pass(&answer));
                if passed && !self.ballot.passed_for_turn().contains(other) {
                    self.withdraw(other);
                    lapsed.insert(other);
                }
            }
        }
        self.go_on(n)?;
        Ok(lapsed)
    }

    pub fn support(&mut self, n: u64, seat: Seat, proposer: Seat, by_bot: bool) -> Result<(), StepError> {
        self.ballot.support(self.recorder.game(), seat, proposer)?;
        self.choices.made(seat, by_bot);
        self.go_on(n)
    }

    pub fn withdraw(&mut self, seat: Seat) {
        self.ballot.withdraw(seat);
        self.choices.withdrawn(seat);
    }

    /// Did a guest sit there when the match began?
    pub fn began_with_guest(&self, seat: Seat) -> bool {
        matches!(self.seats.get(seat.index()), Some(SeatState::Guest { .. }))
    }

    pub fn pass_for_turn(&mut self, n: u64, seat: Seat) -> Result<(), StepError> {
        self.ballot.pass_for_turn(self.recorder.game(), seat)?;
        self.choices.made(seat, false);
        self.go_on(n)
    }

    /// Plays whatever is complete, and deals.
    fn go_on(&mut self, n: u64) -> Result<(), StepError> {
        let mut events: Vec<AnyEvent> = Vec::new();
        loop {
            match self.game().awaiting() {
                Awaiting::Deal => {
                    let deck = self.game().deck().ok_or(StepError::NO_DEAL_NOW)?;
                    let order = self.seed.order(&deck);
                    self.recorder.deal(&order, &mut events)?;
                }
                Awaiting::Moves(_) => {
                    self.ballot.renew(self.recorder.game());
                    let Some(step) = self.ballot.step() else { break };
                    self.recorder.play(&step, &mut events)?;
                    self.choices.count();
                }
                Awaiting::Over => break,
            }
            if sheet::write_down(&mut self.sheet, self.recorder.game()) {
                self.scored = n;
            }
        }
        self.ballot.renew(self.recorder.game());
        if !events.is_empty() {
            self.moved = n;
        }
        for event in events {
            if self.story.len() == STORY
                && let Some((gone, _)) = self.story.pop_front()
            {
                self.told_from = gone;
            }
            self.story.push_back((n, event));
        }
        Ok(())
    }

    pub fn finished(&self, ended_at: Millis) -> Option<Finished> {
        let outcome = self.record().result.clone()?;
        Some(Finished {
            id: self.id,
            record: self.record().clone(),
            seats: self.seats.clone(),
            replaced_by_bot: self.choices.replaced_by_bot(),
            outcome,
            started_at: self.started_at,
            ended_at,
        })
    }
}

/// Who made the choices of a match, by seat: people, or bots in their place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choices {
    /// Who has chosen for the present question, and for whom of them a bot did. Until it is over, minds may change.
    now: SeatSet,
    now_by_bot: SeatSet,
    /// How many choices have been played, and how many of them were a bot's.
    played: [(u32, u32); MAX_SEATS],
    /// Whose players have left.
    left: SeatSet,
}

impl Choices {
    fn made(&mut self, seat: Seat, by_bot: bool) {
        self.now.insert(seat);
        let _ = if by_bot { self.now_by_bot.insert(seat) } else { self.now_by_bot.remove(seat) };
    }

    fn withdrawn(&mut self, seat: Seat) {
        self.now.remove(seat);
    }

    /// What was chosen is played.
    fn count(&mut self) {
        let (now, by_bot) = (std::mem::take(&mut self.now), std::mem::take(&mut self.now_by_bot));
        for seat in now.iter() {
            if let Some((all, bots)) = self.played.get_mut(seat.index()) {
                *all += 1;
                *bots += u32::from(by_bot.contains(seat));
            }
        }
    }

    /// The player on this seat gets up in the middle of the match.
    pub fn left(&mut self, seat: Seat) {
        self.left.insert(seat);
    }

    fn replaced_by_bot(&self) -> SeatSet {
        let mostly = |seat: Seat| self.played.get(seat.index()).is_some_and(|(all, bots)| 2 * bots > *all);
        Seat::all(MAX_SEATS as u8).filter(|&seat| self.left.contains(seat) || mostly(seat)).collect()
    }
}

fn is_pass(choice: &AnyChoice) -> bool {
    choice.words().as_slice() == [Word::Pass]
}
