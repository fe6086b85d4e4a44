//! A client that follows a table by [`Changes`].

use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Awaiting, DecisionRule, Game, View};
use rodeo_rules::seat::{Seat, SeatSet, Viewer};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::changes::Changes;
use crate::message::{Prompt, Snapshot};
use crate::table::{CHAT_LINES, ChatLine, PendingDecision, ScoreSheet, TablePhase, TableState};
use crate::view::GameView;

/// A table as a client with `updates=events` knows it: a snapshot, brought up to date by [`Changes`].
///
/// It knows exactly what a client with `updates=state` is sent: the law is [`snapshot`](Follower::snapshot).
///
/// # Examples
///
/// ```
/// use rodeo_protocol::{Follower, ServerMessage};
///
/// /// Returns the words with which a choice can start, if this client is asked.
/// fn receive(follower: &mut Option<Follower>, text: &str) -> Result<Vec<String>, Box<dyn std::error::Error>> {
///     match (serde_json::from_str(text)?, follower.as_mut()) {
///         (ServerMessage::Snapshot(snapshot), _) => *follower = Some(Follower::new(*snapshot)?),
///         (ServerMessage::Changes(changes), Some(follower)) => follower.apply(*changes)?,
///         _ => {}
///     }
///     Ok(follower.as_ref().and_then(Follower::prompt).map_or(Vec::new(), |prompt| prompt.next))
/// }
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Follower {
    seq: u64,
    seat: Option<Seat>,
    table: TableState,
    view: Option<View<AnyGame>>,
    score_sheet: Option<ScoreSheet>,
    pending: PendingDecision,
    /// Value of [`PendingDecision::nudge_after_ms`] while a question is open.
    nudge_after_ms: Option<u64>,
    answer: Option<String>,
    chat: Vec<ChatLine>,
}

/// The parts of a [`Snapshot`] that a [`Follower`] starts from. The view follows from the game, so a client that shows the
/// server's view as it is need not parse it.
#[derive(Deserialize)]
pub struct FollowerStart {
    seq: u64,
    seat: Option<Seat>,
    table: TableState,
    view: Option<IgnoredAny>,
    game: Option<Box<AnyGame>>,
    score_sheet: Option<ScoreSheet>,
    pending: PendingDecision,
    prompt: Option<Prompt>,
    chat: Vec<ChatLine>,
}

impl From<Snapshot> for FollowerStart {
    fn from(snapshot: Snapshot) -> FollowerStart {
        let Snapshot { seq, seat, table, view, game, score_sheet, pending, prompt, chat } = snapshot;
        let view = view.map(|_| IgnoredAny);
        FollowerStart { seq, seat, table, view, game, score_sheet, pending, prompt, chat }
    }
}

/// Observes how a [`Follower`] applies events, one by one.
pub trait EventObserver {
    /// Called before an event is applied to the view.
    fn before(&mut self, _event: &AnyEvent, _view: &View<AnyGame>) {}

    /// Called after it. `table` is the state after all changes.
    fn after(&mut self, _view: &View<AnyGame>, _table: &TableState) {}
}

/// An observer that ignores all events.
impl EventObserver for () {}

/// Why a client cannot follow. It reconnects without `have` and gets a snapshot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FollowError {
    /// The changes do not follow the last message.
    #[error("changes up to {to} after {from:?} do not follow {have}")]
    Gap {
        /// Number of the last change that the client has.
        have: u64,
        /// Number after which the changes come, if they say it.
        from: Option<u64>,
        /// Number of the last change in the message.
        to: u64,
    },
    /// The snapshot contains a view but not the game that events apply to: the connection has `updates=state`.
    #[error("the snapshot has no game to follow (connect with `updates=events`)")]
    NoGame,
    /// There are events but no match, or the rules of the table are invalid.
    #[error("events without a match")]
    NoMatch,
}

impl Follower {
    /// Starts from a [`Snapshot`] of a connection with `updates=events`.
    pub fn new(start: impl Into<FollowerStart>) -> Result<Follower, FollowError> {
        let FollowerStart { seq, seat, table, view, game, score_sheet, pending, prompt, chat } = start.into();
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        if view.is_some() != game.is_some() {
            return Err(FollowError::NoGame);
        }
        Ok(Follower {
            seq,
            seat,
            table,
            view: game.map(|game| game.view(viewer)),
            score_sheet,
            nudge_after_ms: pending.nudge_after_ms,
            pending,
            answer: prompt.and_then(|prompt| prompt.answer),
            chat,
        })
    }

    /// Brings everything up to date. After an error the follower is incomplete and cannot be used any more.
    pub fn apply(&mut self, changes: Changes) -> Result<(), FollowError> {
        self.apply_observed(changes, &mut ())
    }

    /// As [`apply`](Follower::apply), with an observer of the events.
    pub fn apply_observed(
        &mut self,
        changes: Changes,
        observer: &mut impl EventObserver,
    ) -> Result<(), FollowError> {
        if changes.prev_seq.is_some_and(|from| from != self.seq) || changes.seq < self.seq {
            return Err(FollowError::Gap { have: self.seq, from: changes.prev_seq, to: changes.seq });
        }
        if let Some(table) = changes.table {
            let matches = self.table.matches;
            table.apply(&mut self.table);
            if self.table.matches != matches {
                self.start_match()?;
            }
            if self.table.phase == TablePhase::Open {
                (self.view, self.score_sheet) = (None, None);
            }
        }
        if !changes.events.is_empty() {
            self.answer = None;
            let (Some(view), Some(sheet)) = (&mut self.view, &mut self.score_sheet) else {
                return Err(FollowError::NoMatch);
            };
            for event in &changes.events {
                observer.before(event, view);
                view.follow(event);
                observer.after(view, &self.table);
                sheet.update(view);
            }
        }
        if let Some(answer) = changes.answer {
            self.answer = answer;
        }
        if changes.nudge_after_ms.is_some() {
            self.nudge_after_ms = changes.nudge_after_ms;
        }
        let mut pending =
            PendingDecision { away: changes.away, stand_in: changes.stand_in, ..PendingDecision::default() };
        if let Some((view, asked)) = self.asked() {
            pending.question = Some(view.question());
            pending.asked = asked;
            pending.waiting = changes.waiting.unwrap_or(asked);
            pending.passed_for_turn = changes.passed;
            pending.proposals = changes.proposals;
            pending.needed = (view.decide() == DecisionRule::Majority).then(|| view.players() / 2 + 1);
            pending.left_ms = changes.left_ms;
            pending.nudged = changes.nudged;
            pending.nudge_after_ms = self.nudge_after_ms.filter(|_| self.table.settings.clock.is_none());
        }
        self.pending = pending;
        self.chat.extend(changes.chat);
        let excess = self.chat.len().saturating_sub(CHAT_LINES);
        self.chat.drain(..excess);
        self.seq = changes.seq;
        Ok(())
    }

    fn start_match(&mut self) -> Result<(), FollowError> {
        let viewer = self.seat.map_or(Viewer::Public, Viewer::Seat);
        let view = View::new(&self.table.settings.rules, viewer).map_err(|_| FollowError::NoMatch)?;
        self.score_sheet = Some(ScoreSheet::new(&view));
        (self.view, self.answer) = (Some(view), None);
        Ok(())
    }

    /// The game, and the seats that have to decide in it; `None` if there is no decision to make.
    fn asked(&self) -> Option<(&View<AnyGame>, SeatSet)> {
        let view = self.view.as_ref()?;
        match view.awaiting() {
            Awaiting::Moves(seats) => Some((view, seats)),
            Awaiting::Deal | Awaiting::Over => None,
        }
    }

    /// Number of the last change: the `have` of a reconnecting client.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The seat of this client; `None` for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The state of the table.
    pub fn table(&self) -> &TableState {
        &self.table
    }

    /// The game as this client sees it; `None` before the first match.
    pub fn view(&self) -> Option<&View<AnyGame>> {
        self.view.as_ref()
    }

    /// The score sheet; `None` before the first match.
    pub fn score_sheet(&self) -> Option<&ScoreSheet> {
        self.score_sheet.as_ref()
    }

    /// The decision that the game waits for.
    pub fn pending(&self) -> &PendingDecision {
        &self.pending
    }

    /// The own answer to the open question.
    pub fn answer(&self) -> Option<&str> {
        self.answer.as_deref()
    }

    /// Whether this client is asked and has not answered.
    pub fn is_asked(&self) -> bool {
        self.answer.is_none() && self.seat.is_some_and(|seat| self.pending.asked.contains(seat))
    }

    /// The question that this client is asked; `None` if there is none.
    pub fn prompt(&self) -> Option<Prompt> {
        let (view, asked) = self.asked()?;
        let seat = self.seat.filter(|&seat| asked.contains(seat))?;
        Some(Prompt::new(view, seat, self.answer.clone()))
    }

    /// Everything that this client knows, as a client with `updates=state` would be sent it.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            seq: self.seq,
            seat: self.seat,
            table: self.table.clone(),
            view: self.view.as_ref().map(|view| GameView::new(view, self.table.settings.show_seen)),
            game: self.view.as_ref().map(|view| Box::new(**view)),
            score_sheet: self.score_sheet.clone(),
            pending: self.pending.clone(),
            prompt: self.prompt(),
            chat: self.chat.clone(),
        }
    }
}

impl Prompt {
    /// Returns the question to `seat`. `game` is the whole game or the seat's view of it.
    pub fn new(game: &AnyGame, seat: Seat, answer: Option<String>) -> Prompt {
        let next = game.next_words(seat, &[]).next;
        let needs_more = next.iter().any(|&word| {
            let options = game.next_words(seat, &[word]);
            !options.complete || !options.next.is_empty()
        });
        Prompt {
            question: game.question(),
            next: next.iter().map(Word::to_string).collect(),
            needs_more,
            answer,
        }
    }
}
