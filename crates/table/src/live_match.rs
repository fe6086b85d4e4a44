//! The match on a table.

use rodeo_bots::StyleSummary;
use rodeo_protocol::MatchId;
use rodeo_protocol::api::MatchSummary;
use rodeo_protocol::table::{ScoreSheet, SeatState};
use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame, AnyRules};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::choice::{Choice, Word};
use rodeo_rules::deal::{Hex32, Seed};
use rodeo_rules::game::{Awaiting, DecisionRule, Game, Outcome, RandomSource, StepError, View};
use rodeo_rules::record::{Chance, Player, Record, RecordError, Recorder};
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::Millis;
use crate::event_log::EventLog;
use crate::occupant::Occupant;

/// Maximum number of choices in a match that is played out: far more than any match has.
const MAX_PLAYED_OUT: u32 = 1_000_000;

/// A match that is being played or has just ended.
#[derive(Clone, Debug)]
pub(crate) struct LiveMatch {
    pub id: MatchId,
    pub started_at: Millis,
    /// Sequence number of the fact that started it.
    pub started: u64,
    /// The occupants at the start. The result is theirs, whoever finishes the match.
    pub seats: Vec<SeatState>,
    /// What the bots know about how the guests play.
    pub styles: Vec<(Seat, StyleSummary)>,
    pub ballot: Ballot<AnyGame>,
    pub choices: ChoiceCounts,
    recorder: Recorder<AnyGame>,
    seed: Seed,
    pub events: EventLog,
    /// Sequence number of the last fact that changed the game.
    pub moved: u64,
    pub sheet: ScoreSheet,
    /// Sequence number of the last fact that added a line to the score sheet.
    pub scored: u64,
}

/// A completed match.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedMatch {
    /// The id under which the match is stored.
    pub id: MatchId,
    /// The record, with secret and nonces.
    pub record: Record,
    /// The occupants at the start of the match.
    pub seats: Vec<SeatState>,
    /// Seats whose guest left, or for which a bot made more than half of the choices.
    pub replaced_by_bot: SeatSet,
    /// Seats whose guest made all choices; none in a numbered deal, whose cards can be known.
    pub own_choices: SeatSet,
    /// Scores and winners.
    pub outcome: Outcome,
    /// Time of the start.
    pub started_at: Millis,
    /// Time of the last choice.
    pub ended_at: Millis,
    /// Whether the match changes the ratings of its players.
    pub rated: bool,
}

impl FinishedMatch {
    /// Returns the summary, without changes of ratings.
    pub fn summary(&self) -> MatchSummary {
        let seed = self.record.chance.as_ref().map(|chance| chance.seed());
        MatchSummary {
            id: self.id,
            rules: self.record.rules,
            seats: self.seats.clone(),
            replaced_by_bot: self.replaced_by_bot,
            outcome: self.outcome.clone(),
            started_ms: self.started_at,
            ended_ms: self.ended_at,
            steps: self.record.steps.len() as u32,
            commitment: seed.map_or(String::new(), |seed| Hex32(seed.commitment()).to_string()),
            ratings: Vec::new(),
            played_offline: false,
        }
    }
}

impl LiveMatch {
    /// Starts a match and deals. `seq` is the sequence number of the fact that starts it.
    pub fn start(
        id: MatchId,
        at: Millis,
        rules: &AnyRules,
        occupants: &[Occupant],
        chance: Chance,
        seq: u64,
    ) -> Result<LiveMatch, RecordError> {
        let seed = chance.seed();
        let players = occupants.iter().map(Occupant::player).collect::<Vec<Player>>();
        let recorder: Recorder<AnyGame> = Recorder::new(rules, players, Some(chance))?;
        let ballot = Ballot::new(recorder.game());
        let sheet = ScoreSheet::new(recorder.game());
        let mut live = LiveMatch {
            id,
            started_at: at,
            started: seq,
            seats: occupants.iter().map(Occupant::state).collect(),
            styles: Vec::new(),
            ballot,
            choices: ChoiceCounts::default(),
            recorder,
            seed,
            events: EventLog::new(rules.kind()),
            moved: seq,
            sheet,
            scored: seq,
        };
        live.advance(seq).map_err(|error| RecordError::Rejected { step: 0, error })?;
        Ok(live)
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

    /// Number of the open question; `None` if the match is over.
    pub fn question(&self) -> Option<u32> {
        match self.game().awaiting() {
            Awaiting::Moves(_) => Some(self.game().question()),
            Awaiting::Deal | Awaiting::Over => None,
        }
    }

    /// The seats to which the open question is put, answered or not.
    pub fn asked(&self) -> SeatSet {
        match self.game().awaiting() {
            Awaiting::Moves(seats) => seats,
            Awaiting::Deal | Awaiting::Over => SeatSet::EMPTY,
        }
    }

    pub fn view(&self, viewer: Viewer) -> View<AnyGame> {
        self.game().view(viewer)
    }

    /// Returns the events caused by facts after `seq`, as the viewer sees them.
    pub fn events_since(&self, seq: u64, viewer: Viewer) -> Vec<AnyEvent> {
        self.events.since(seq, viewer)
    }

    /// Takes the answer of a seat. Returns the seats whose passes lapse because of it.
    pub fn answer(
        &mut self,
        seq: u64,
        seat: Seat,
        choice: AnyChoice,
        guests: SeatSet,
        by_bot: bool,
    ) -> Result<SeatSet, StepError> {
        self.ballot.answer(self.recorder.game(), seat, choice)?;
        self.choices.made(seat, by_bot);
        let mut lapsed = SeatSet::EMPTY;
        // Guests who passed before the proposal existed may reconsider.
        if choice.is_unilateral() && self.game().decide() == DecisionRule::Majority {
            for other in guests.iter().filter(|&other| other != seat) {
                let passed = self.ballot.answer_of(other).is_some_and(|answer| is_pass(&answer));
                if passed && !self.ballot.passed_for_turn().contains(other) {
                    self.withdraw(other);
                    lapsed.insert(other);
                }
            }
        }
        self.advance(seq)?;
        Ok(lapsed)
    }

    pub fn support(&mut self, seq: u64, seat: Seat, proposer: Seat, by_bot: bool) -> Result<(), StepError> {
        self.ballot.support(self.recorder.game(), seat, proposer)?;
        self.choices.made(seat, by_bot);
        self.advance(seq)
    }

    pub fn withdraw(&mut self, seat: Seat) {
        self.ballot.withdraw(seat);
        self.choices.withdrawn(seat);
    }

    /// Whether a guest occupied the seat at the start of the match.
    pub fn started_by_guest(&self, seat: Seat) -> bool {
        matches!(self.seats.get(seat.index()), Some(SeatState::Guest { .. }))
    }

    pub fn pass_for_turn(&mut self, seq: u64, seat: Seat) -> Result<(), StepError> {
        self.ballot.pass_for_turn(self.recorder.game(), seat)?;
        self.choices.made(seat, false);
        self.advance(seq)
    }

    /// Plays the match to its end with random choices. Returns whether it has ended.
    pub fn play_out(&mut self, seq: u64, rng: &mut impl RandomSource) -> bool {
        for _ in 0..MAX_PLAYED_OUT {
            let Some(seat) = self.ballot.waiting().iter().next().filter(|_| !self.is_over()) else { break };
            let Some(choice) = self.game().any_choice(seat, rng) else { break };
            let by_bot = self.started_by_guest(seat);
            if self.answer(seq, seat, choice, SeatSet::EMPTY, by_bot).is_err() {
                break;
            }
        }
        self.is_over()
    }

    /// Plays complete steps and deals until an answer is missing or the match is over.
    fn advance(&mut self, seq: u64) -> Result<(), StepError> {
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
                    self.choices.played();
                }
                Awaiting::Over => break,
            }
            if self.sheet.update(self.recorder.game()) {
                self.scored = seq;
            }
        }
        self.ballot.renew(self.recorder.game());
        if !events.is_empty() {
            self.moved = seq;
        }
        for event in events {
            self.events.push(seq, event);
        }
        Ok(())
    }

    /// Returns the completed match; `None` while it is being played.
    pub fn finished(&self, ended_at: Millis, rated: bool) -> Option<FinishedMatch> {
        let outcome = self.record().result.clone()?;
        Some(FinishedMatch {
            id: self.id,
            record: self.record().clone(),
            seats: self.seats.clone(),
            replaced_by_bot: self.choices.replaced_by_bot(),
            own_choices: self.choices.without_bot().filter(|&seat| self.started_by_guest(seat)).collect(),
            outcome,
            started_at: self.started_at,
            ended_at,
            rated,
        })
    }
}

/// Counts how many choices of each seat a stand-in made.
#[derive(Clone, Debug, Default)]
pub(crate) struct ChoiceCounts {
    /// Seats that have answered the open question, and those of them whose answer came from a stand-in.
    answered: SeatSet,
    answered_by_bot: SeatSet,
    /// For each seat: choices played, and choices of those that a stand-in made.
    played: [(u32, u32); MAX_SEATS],
    /// Seats whose guest left during the match.
    left: SeatSet,
}

impl ChoiceCounts {
    fn made(&mut self, seat: Seat, by_bot: bool) {
        self.answered.insert(seat);
        let _ = if by_bot { self.answered_by_bot.insert(seat) } else { self.answered_by_bot.remove(seat) };
    }

    fn withdrawn(&mut self, seat: Seat) {
        self.answered.remove(seat);
    }

    /// Counts the answers to the open question, which have been played.
    fn played(&mut self) {
        let answered = std::mem::take(&mut self.answered);
        let by_bot = std::mem::take(&mut self.answered_by_bot);
        for seat in answered.iter() {
            let (all, bots) = &mut self.played[seat.index()];
            *all += 1;
            *bots += u32::from(by_bot.contains(seat));
        }
    }

    /// Notes that the guest on this seat left during the match.
    pub fn left(&mut self, seat: Seat) {
        self.left.insert(seat);
    }

    /// Seats that made choices, none of them by a stand-in.
    fn without_bot(&self) -> impl Iterator<Item = Seat> {
        let is_own = |seat: &Seat| {
            let (all, bots) = self.played[seat.index()];
            all > 0 && bots == 0 && !self.left.contains(*seat)
        };
        Seat::all(MAX_SEATS as u8).filter(is_own)
    }

    fn replaced_by_bot(&self) -> SeatSet {
        let mostly_bot = |seat: Seat| {
            let (all, bots) = self.played[seat.index()];
            2 * bots > all
        };
        Seat::all(MAX_SEATS as u8).filter(|&seat| self.left.contains(seat) || mostly_bot(seat)).collect()
    }
}

fn is_pass(choice: &AnyChoice) -> bool {
    choice.words().as_slice() == [Word::Pass]
}
