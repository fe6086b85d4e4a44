//! A client that keeps up with a table by what it is sent, and complains where that does not fit together.

use rodeo_protocol::message::{Prompt, ServerMessage, Snapshot, Update};
use rodeo_protocol::table::{ChatLine, PendingDecision, ScoreSheet, TablePhase, TableState};
use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_table::{Millis, Seen, Visitor};

/// Somebody who comes to the table, with what they were shown.
#[derive(Clone)]
pub struct Client {
    pub visitor: Visitor,
    pub connections: u32,
    pub seen: Seen,
    pub fold: Option<Fold>,
    /// What it knew at earlier moments.
    pub past: Vec<Fold>,
    /// What kind of message came last since this was cleared.
    pub told: &'static str,
    /// All numbered messages it was ever sent.
    pub messages: usize,
}

impl Client {
    pub fn new(visitor: Visitor) -> Client {
        Client {
            visitor,
            connections: 0,
            seen: Seen::Nothing,
            fold: None,
            past: Vec::new(),
            told: "nothing",
            messages: 0,
        }
    }

    /// Takes a message in.
    pub fn take(&mut self, message: ServerMessage, game: Option<&AnyGame>, now: Millis) {
        self.messages += 1;
        match message {
            ServerMessage::Snapshot(snapshot) => {
                self.told = "snapshot";
                self.fold = Some(Fold::new(*snapshot, game, now));
            }
            ServerMessage::Update(update) => {
                self.told = "update";
                let fold = self.fold.as_mut().expect("an update for a client that knows nothing");
                fold.follow(*update, now);
            }
            other => panic!("not a message about a table: {other:?}"),
        }
        self.past.extend(self.fold.clone());
    }
}

/// All that a client knows, folded from messages.
#[derive(Clone)]
pub struct Fold {
    pub n: u64,
    pub seat: Option<Seat>,
    pub table: TableState,
    pub view: Option<GameView>,
    pub score_sheet: Option<ScoreSheet>,
    pub pending: PendingDecision,
    pub prompt: Option<Prompt>,
    pub chat: Vec<ChatLine>,
    /// When it was last told who is waited for.
    pub told_at: Millis,
    /// The view, kept up by following events.
    followed: Option<View<AnyGame>>,
    /// The events it was told of this match.
    pub events: Vec<AnyEvent>,
    /// Was it told of all of them?
    pub complete: bool,
}

impl Fold {
    pub fn new(snapshot: Snapshot, game: Option<&AnyGame>, now: Millis) -> Fold {
        let viewer = snapshot.seat.map_or(Viewer::Public, Viewer::Seat);
        Fold {
            n: snapshot.seq,
            seat: snapshot.seat,
            followed: game.map(|game| game.view(viewer)),
            complete: snapshot.view.is_none(),
            table: snapshot.table,
            view: snapshot.view,
            score_sheet: snapshot.score_sheet,
            pending: snapshot.pending,
            prompt: snapshot.prompt,
            chat: snapshot.chat,
            told_at: now,
            events: Vec::new(),
        }
    }

    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    pub fn follow(&mut self, update: Update, now: Millis) {
        assert_eq!(update.prev_seq, self.n, "an update builds on what was sent before");
        assert!(update.seq >= update.prev_seq);
        self.n = update.seq;
        if let Some(table) = update.table {
            if table.matches != self.table.matches {
                self.followed = View::new(&table.settings.rules, self.viewer()).ok();
                (self.events, self.complete) = (Vec::new(), true);
            }
            if table.phase == TablePhase::Open {
                (self.followed, self.view, self.score_sheet, self.complete) = (None, None, None, true);
                self.events.clear();
            }
            self.table = table;
        }
        assert!(update.events.is_empty() || update.view.is_some(), "events come with the view after them");
        if let Some(followed) = &mut self.followed {
            update.events.iter().for_each(|event| followed.follow(event));
        }
        self.events.extend(update.events);
        if let Some(view) = update.view {
            let followed = self.followed.as_ref().expect("a view where no game lies on the table");
            let followed = GameView::new(followed, self.table.settings.show_seen);
            assert!(view == followed, "the events told do not lead to the view sent");
            self.view = Some(view);
        }
        if update.score_sheet.is_some() {
            self.score_sheet = update.score_sheet;
        }
        if let Some(waiting) = update.pending {
            (self.pending, self.told_at) = (waiting, now);
        }
        if let Some(ask) = update.prompt {
            self.prompt = ask;
        }
        for line in update.chat {
            assert!(line.seq > update.prev_seq && line.seq <= update.seq, "old talk");
            assert!(self.chat.last().is_none_or(|last| last.seq < line.seq), "talk out of order");
            self.chat.push(line);
        }
        let many = self.chat.len().saturating_sub(50);
        self.chat.drain(..many);
    }

    /// What a fresh snapshot would say now, if the client has missed nothing.
    pub fn as_snapshot(&self, now: Millis) -> Snapshot {
        let mut waiting = self.pending.clone();
        waiting.left_ms = waiting.left_ms.map(|left| left.saturating_sub(now - self.told_at));
        Snapshot {
            seq: self.n,
            seat: self.seat,
            table: self.table.clone(),
            view: self.view.clone(),
            score_sheet: self.score_sheet.clone(),
            pending: waiting,
            prompt: self.prompt.clone(),
            chat: self.chat.clone(),
        }
    }
}
