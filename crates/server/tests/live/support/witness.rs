//! Searches what was sent to a viewer for what that viewer was not to know.
//!
//! Every message must be, to the last byte, what the types of the protocol write; every view and event in it what the replayed
//! record shows to this viewer at one and the same step; and whatever has the same number, of the same step for everybody.

use std::collections::BTreeMap;

use rodeo_protocol::message::Prompt;
use rodeo_protocol::table::{PendingDecision, TablePhase, TableState};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{ServerMessage, TableId};
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::choice::{Word, read_words};
use rodeo_rules::game::{Awaiting, Game as _};
use rodeo_rules::record::Record;
use rodeo_rules::seat::{Seat, Viewer};

use super::story::Story;

/// At which steps each number can have been shown.
pub type Steps = BTreeMap<u64, Vec<usize>>;

/// Somebody who saw a match, and may have seen too much.
pub struct Witness<'a> {
    pub seat: Option<Seat>,
    /// What they said themselves, as it was sent.
    pub said: &'a [String],
    story: Story,
    public: Story,
    show_seen: bool,
    secrets: Vec<String>,
    /// The steps that the match can be at, as far as was shown; and could be at each number before.
    at: Vec<usize>,
    before: Steps,
}

impl<'a> Witness<'a> {
    pub fn new(record: &Record, seat: Option<Seat>, said: &'a [String]) -> Witness<'a> {
        let chance = record.chance.clone().expect("a match with a seed");
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let mut secrets = vec![hex(&chance.secret)];
        let others = chance.nonces.iter().filter(|(whose, _)| Some(*whose) != seat);
        secrets.extend(others.map(|(_, nonce)| hex(nonce)));
        let (story, public) = (Story::new(record, seat, true), Story::new(record, None, true));
        Witness { seat, said, story, public, show_seen: true, secrets, at: Vec::new(), before: Steps::new() }
    }

    /// Checks all that was sent, in order.
    pub fn check(&mut self, heard: &[String], steps: &mut Steps) -> Result<(), String> {
        let mut over = false;
        for text in heard {
            let message: ServerMessage = serde_json::from_str(text).map_err(|error| error.to_string())?;
            let again = serde_json::to_string(&message).map_err(|error| error.to_string())?;
            if again != *text {
                return Err(format!("more than the protocol knows: {text}"));
            }
            let wrong = |what: &str| format!("{what}: {text}");
            match &message {
                ServerMessage::Snapshot(shot) => {
                    over |= shot.table.phase == TablePhase::Over;
                    self.at = match &shot.view {
                        None => Vec::new(),
                        Some(view) => self.steps_that(|step| self.story.views[step].1 == *view),
                    };
                    if shot.view.is_some() {
                        self.check_step(shot.seq, steps).map_err(|what| wrong(&what))?;
                        self.check_ask(&shot.prompt).map_err(|what| wrong(&what))?;
                    }
                    self.check_rest(Some(&shot.table), &shot.pending).map_err(|what| wrong(&what))?;
                }
                ServerMessage::Update(update) => {
                    over |= update.table.as_ref().is_some_and(|table| table.phase == TablePhase::Over);
                    // Whoever comes back may have said that it has less than it was shown.
                    self.at = self.before.get(&update.prev_seq).cloned().unwrap_or_default();
                    if let Some(view) = &update.view {
                        self.follow(&update.events, view);
                        self.check_step(update.seq, steps).map_err(|what| wrong(&what))?;
                    } else if !self.at.is_empty() && update.events.is_empty() {
                        self.check_step(update.seq, steps).map_err(|what| wrong(&what))?;
                    } else if !update.events.is_empty() {
                        return Err(wrong("events without a view"));
                    }
                    if let Some(ask) = &update.prompt {
                        self.check_ask(ask).map_err(|what| wrong(&what))?;
                    }
                    let now = update.pending.clone().unwrap_or_default();
                    self.check_rest(update.table.as_ref(), &now).map_err(|what| wrong(&what))?;
                }
                ServerMessage::NextWords { words, next, complete, .. } => {
                    let said = read_words(words).map_err(|_| wrong("options of no words"))?;
                    let seat = self.seat.ok_or_else(|| wrong("options for nobody"))?;
                    let fits = self.at.iter().any(|&step| {
                        let options = self.story.games[step].1.next_words(seat, &said);
                        (options.next.iter().map(Word::to_string).collect::<Vec<_>>(), options.complete)
                            == (next.clone(), *complete)
                    });
                    if !fits {
                        return Err(wrong("options of somebody else"));
                    }
                }
                ServerMessage::Welcome { .. }
                | ServerMessage::Rejected { .. }
                | ServerMessage::Pong { .. }
                | ServerMessage::Closing { .. } => {}
            }
            if !over && let Some(secret) = self.secrets.iter().find(|secret| text.contains(secret.as_str())) {
                return Err(wrong(&format!("{secret} before its time")));
            }
        }
        Ok(())
    }

    fn steps_that(&self, fits: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.story.views.len()).filter(|&step| fits(step)).collect()
    }

    /// The steps at which these events have led to this view.
    fn follow(&mut self, events: &[AnyEvent], view: &GameView) {
        let from = if self.at.is_empty() { vec![0] } else { self.at.clone() };
        let leads = |from: usize, to: usize| {
            let (start, end) = (self.story.views[from].0, self.story.views[to].0);
            from <= to && self.story.events[start..end] == *events && self.story.views[to].1 == *view
        };
        self.at = self.steps_that(|to| from.iter().any(|&from| leads(from, to)));
    }

    /// Whoever has this number is at the same step.
    fn check_step(&mut self, n: u64, steps: &mut Steps) -> Result<(), String> {
        let common = steps.entry(n).or_insert_with(|| self.at.clone());
        self.at.retain(|step| common.contains(step));
        common.clone_from(&self.at);
        self.before.insert(n, self.at.clone());
        if self.at.is_empty() {
            Err("this was never to be seen by this viewer, or not yet".into())
        } else {
            Ok(())
        }
    }

    /// What somebody is asked follows from their own cards, and their answer from what they said.
    fn check_ask(&mut self, ask: &Option<Prompt>) -> Result<(), String> {
        let expected = |step: usize| expected_ask(&self.story.games[step].1, self.seat);
        let fits = |step: usize| match (expected(step), ask) {
            (None, None) => true,
            (Some((question, next)), Some(ask)) => (question, &next) == (ask.question, &ask.next),
            _ => false,
        };
        if self.at.is_empty() && ask.is_none() {
            return Ok(());
        }
        self.at = self.at.iter().copied().filter(|&step| fits(step)).collect();
        if self.at.is_empty() {
            return Err("asked what somebody else is asked".into());
        }
        let answer = ask.as_ref().and_then(|ask| ask.answer.as_ref()).filter(|answer| *answer != "pass");
        match answer {
            Some(answer)
                if !self.said.iter().any(|said| said.contains(&format!("\"choice\":\"{answer}\""))) =>
            {
                Err("an answer this viewer never gave".into())
            }
            _ => Ok(()),
        }
    }

    /// Proposals name nothing but what lies open; a secret is revealed when a match is over.
    fn check_rest(&self, table: Option<&TableState>, now: &PendingDecision) -> Result<(), String> {
        for proposal in &now.proposals {
            let words = read_words(&proposal.choice).map_err(|_| "a proposal that is none")?;
            let open = self.at.iter().any(|&step| {
                let view = serde_json::to_string(&GameView::new(
                    &self.public.games[step].1.view(Viewer::Public),
                    self.show_seen,
                ));
                let view = view.unwrap_or_default();
                words.iter().all(|word| !matches!(word, Word::Card(_)) || view.contains(&format!("[{word},")))
            });
            if !open {
                return Err("a proposal tells a card".into());
            }
        }
        let early = table.is_some_and(|table| table.result.is_some() && table.phase != TablePhase::Over);
        if early { Err("the end before it is reached".into()) } else { Ok(()) }
    }
}

fn expected_ask(game: &AnyGame, seat: Option<Seat>) -> Option<(u32, Vec<String>)> {
    let Awaiting::Moves(asked) = game.awaiting() else { return None };
    let seat = seat.filter(|&seat| asked.contains(seat))?;
    let next = game.next_words(seat, &[]).next.iter().map(Word::to_string).collect();
    Some((game.question(), next))
}

/// The id of the table in a path, for requests in between.
pub fn paths(table: TableId, code: &str) -> Vec<String> {
    let mut paths: Vec<String> = [
        "/api/v1/tables",
        "/api/v1/health",
        "/metrics",
        "/healthz",
        "/readyz",
        "/api/v1/me/tables",
        "/api/v1/me",
    ]
    .map(str::to_owned)
    .into();
    paths.extend([format!("/api/v1/tables/{table}"), format!("/api/v1/codes/{code}")]);
    paths
}
