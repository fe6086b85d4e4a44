//! Searches what a viewer received for what that viewer must not know.
//!
//! Every message must serialize to the same bytes again, so that it has no fields the protocol does not know. Every view
//! and event in it must be what a replay of the record shows this viewer at one step. Messages with the same number must
//! belong to the same step for all viewers.

use std::collections::BTreeMap;

use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::message::Prompt;
use rodeo_protocol::table::{PendingDecision, TablePhase, TableState};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{ServerMessage, TableId};
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::choice::{Word, read_words};
use rodeo_rules::game::{Awaiting, Game as _};
use rodeo_rules::record::Record;
use rodeo_rules::seat::{Seat, Viewer};

use super::expected::ExpectedMatch;
use super::followed_table::FollowedTable;

/// The steps to which each message number can belong.
pub type Steps = BTreeMap<u64, Vec<usize>>;

/// Checks what one viewer received.
pub struct LeakChecker<'a> {
    pub seat: Option<Seat>,
    /// The text of all messages that the viewer sent.
    pub sent: &'a [String],
    expected: ExpectedMatch,
    public: ExpectedMatch,
    show_seen: bool,
    secrets: Vec<String>,
    /// The steps at which the match can be, by what was received so far.
    at: Vec<usize>,
    /// The same, after each earlier message.
    before: Steps,
}

impl<'a> LeakChecker<'a> {
    pub fn new(record: &Record, seat: Option<Seat>, sent: &'a [String]) -> LeakChecker<'a> {
        let chance = record.chance.clone().expect("a match with a seed");
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let mut secrets = vec![hex(&chance.secret)];
        let others = chance.nonces.iter().filter(|(whose, _)| Some(*whose) != seat);
        secrets.extend(others.map(|(_, nonce)| hex(nonce)));
        let (expected, public) =
            (ExpectedMatch::new(record, seat, true), ExpectedMatch::new(record, None, true));
        LeakChecker {
            seat,
            sent,
            expected,
            public,
            show_seen: true,
            secrets,
            at: Vec::new(),
            before: Steps::new(),
        }
    }

    /// Checks all messages in order.
    pub fn check(&mut self, received: &[String], steps: &mut Steps) -> Result<(), String> {
        let mut over = false;
        let mut followed = FollowedTable::default();
        for text in received {
            let message: ServerMessage = serde_json::from_str(text).map_err(|error| error.to_string())?;
            let again = serde_json::to_string(&message).map_err(|error| error.to_string())?;
            if again != *text {
                return Err(format!("unknown fields: {text}"));
            }
            let wrong = |what: &str| format!("{what}: {text}");
            // What a client derives from events must be what it may see, too.
            let message = match &message {
                ServerMessage::Snapshot(snapshot) if snapshot.view.is_some() && snapshot.game.is_none() => {
                    message
                }
                _ => followed.as_state(message).map_err(|error| wrong(&error.to_string()))?,
            };
            match &message {
                ServerMessage::Snapshot(shot) => {
                    over |= shot.table.phase == TablePhase::Over;
                    self.at = match &shot.view {
                        None => Vec::new(),
                        Some(view) => self.steps_that(|step| self.expected.views[step].1 == *view),
                    };
                    if shot.view.is_some() {
                        self.check_step(shot.seq, steps).map_err(|what| wrong(&what))?;
                        self.check_prompt(&shot.prompt).map_err(|what| wrong(&what))?;
                    }
                    if let Some(game) = &shot.game {
                        let viewer = self.seat.map_or(Viewer::Public, Viewer::Seat);
                        let is_view = |&step: &usize| *self.expected.games[step].1.view(viewer) == **game;
                        self.at = self.at.iter().copied().filter(is_view).collect();
                        if self.at.is_empty() {
                            return Err(wrong("the game of another viewer"));
                        }
                    }
                    self.check_rest(Some(&shot.table), &shot.pending).map_err(|what| wrong(&what))?;
                }
                ServerMessage::Update(update) => {
                    over |= update.table.as_ref().is_some_and(|table| table.phase == TablePhase::Over);
                    // A client that reconnects can claim an earlier state than it has.
                    self.at = self.before.get(&update.prev_seq).cloned().unwrap_or_default();
                    if let Some(view) = &update.view {
                        self.follow(&update.events, view);
                        self.check_step(update.seq, steps).map_err(|what| wrong(&what))?;
                    } else if !self.at.is_empty() && update.events.is_empty() {
                        self.check_step(update.seq, steps).map_err(|what| wrong(&what))?;
                    } else if !update.events.is_empty() {
                        return Err(wrong("events without a view"));
                    }
                    if let Some(prompt) = &update.prompt {
                        self.check_prompt(prompt).map_err(|what| wrong(&what))?;
                    }
                    let now = update.pending.clone().unwrap_or_default();
                    self.check_rest(update.table.as_ref(), &now).map_err(|what| wrong(&what))?;
                }
                ServerMessage::NextWords { words, next, complete, .. } => {
                    let sent = read_words(words).map_err(|_| wrong("invalid words"))?;
                    let seat = self.seat.ok_or_else(|| wrong("next words for a spectator"))?;
                    let fits = self.at.iter().any(|&step| {
                        let options = self.expected.games[step].1.next_words(seat, &sent);
                        (options.next.iter().map(Word::to_string).collect::<Vec<_>>(), options.complete)
                            == (next.clone(), *complete)
                    });
                    if !fits {
                        return Err(wrong("next words of another seat"));
                    }
                }
                ServerMessage::Welcome { .. }
                | ServerMessage::Rejected { .. }
                | ServerMessage::Pong { .. }
                | ServerMessage::Reaction { .. }
                | ServerMessage::SpectatorChat { .. }
                // `crates/table/tests/conversation.rs` compares the history with the events of the updates.
                | ServerMessage::History { .. }
                | ServerMessage::Changes(_)
                | ServerMessage::Closing { .. } => {}
            }
            if !over && let Some(secret) = self.secrets.iter().find(|secret| text.contains(secret.as_str())) {
                return Err(wrong(&format!("secret {secret} before the end of the match")));
            }
        }
        Ok(())
    }

    fn steps_that(&self, fits: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.expected.views.len()).filter(|&step| fits(step)).collect()
    }

    /// Restricts the steps to those at which these events lead to this view.
    fn follow(&mut self, events: &[AnyEvent], view: &GameView) {
        let from = if self.at.is_empty() { vec![0] } else { self.at.clone() };
        let leads = |from: usize, to: usize| {
            let (start, end) = (self.expected.views[from].0, self.expected.views[to].0);
            from <= to && self.expected.events[start..end] == *events && self.expected.views[to].1 == *view
        };
        self.at = self.steps_that(|to| from.iter().any(|&from| leads(from, to)));
    }

    /// Checks that the message with this number belongs to the same step for all viewers.
    fn check_step(&mut self, n: u64, steps: &mut Steps) -> Result<(), String> {
        let common = steps.entry(n).or_insert_with(|| self.at.clone());
        self.at.retain(|step| common.contains(step));
        common.clone_from(&self.at);
        self.before.insert(n, self.at.clone());
        if self.at.is_empty() { Err("not what this viewer sees at any step".into()) } else { Ok(()) }
    }

    /// Checks that the prompt follows from the viewer's own cards, and the answer in it from what the viewer sent.
    fn check_prompt(&mut self, prompt: &Option<Prompt>) -> Result<(), String> {
        let expected = |step: usize| expected_prompt(&self.expected.games[step].1, self.seat);
        let fits = |step: usize| match (expected(step), prompt) {
            (None, None) => true,
            (Some((question, next)), Some(prompt)) => (question, &next) == (prompt.question, &prompt.next),
            _ => false,
        };
        if self.at.is_empty() && prompt.is_none() {
            return Ok(());
        }
        self.at = self.at.iter().copied().filter(|&step| fits(step)).collect();
        if self.at.is_empty() {
            return Err("the prompt of another seat".into());
        }
        let answer =
            prompt.as_ref().and_then(|prompt| prompt.answer.as_ref()).filter(|answer| *answer != "pass");
        match answer {
            Some(answer)
                if !self.sent.iter().any(|sent| sent.contains(&format!("\"choice\":\"{answer}\""))) =>
            {
                Err("an answer that this viewer never gave".into())
            }
            _ => Ok(()),
        }
    }

    /// Checks that proposals name only public cards, and that the result comes at the end.
    fn check_rest(&self, table: Option<&TableState>, now: &PendingDecision) -> Result<(), String> {
        for proposal in &now.proposals {
            let words = read_words(&proposal.choice).map_err(|_| "invalid proposal")?;
            let open = self.at.iter().any(|&step| {
                let view = serde_json::to_string(&GameView::new(
                    &self.public.games[step].1.view(Viewer::Public),
                    self.show_seen,
                ));
                let view = view.expect("views are plain data");
                words.iter().all(|word| !matches!(word, Word::Card(_)) || view.contains(&format!("[{word},")))
            });
            if !open {
                return Err("a proposal names a hidden card".into());
            }
        }
        let early = table.is_some_and(|table| table.result.is_some() && table.phase != TablePhase::Over);
        if early { Err("the result before the end of the match".into()) } else { Ok(()) }
    }
}

fn expected_prompt(game: &AnyGame, seat: Option<Seat>) -> Option<(u32, Vec<String>)> {
    let Awaiting::Moves(asked) = game.awaiting() else { return None };
    let seat = seat.filter(|&seat| asked.contains(seat))?;
    let next = game.next_words(seat, &[]).next.iter().map(Word::to_string).collect();
    Some((game.question(), next))
}

/// Paths to request while a match is played.
pub fn paths(table: TableId, code: &str) -> Vec<String> {
    let mut paths: Vec<String> = [
        Endpoint::Lobby.path(),
        Endpoint::Health.path(),
        "/metrics",
        "/healthz",
        "/readyz",
        Endpoint::MyTables.path(),
        Endpoint::Me.path(),
    ]
    .map(str::to_owned)
    .into();
    paths.extend([Endpoint::Table.url(&[&table]), Endpoint::TableByCode.url(&[&code])]);
    paths
}
