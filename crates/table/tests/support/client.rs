//! A client that follows a table by the messages it receives and checks that they are consistent.

use rodeo_protocol::Follower;
use rodeo_protocol::message::{Prompt, ServerMessage, Snapshot, Update};
use rodeo_protocol::table::{ChatLine, PendingDecision, ScoreSheet, TablePhase, TableState};
use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_table::{GuestIdentity, Millis, SyncState};

/// Number of chat lines that a client keeps, as the protocol says.
const CHAT_LINES: usize = 50;

/// A guest with what they have received.
#[derive(Clone)]
pub struct Client {
    pub guest: GuestIdentity,
    pub connections: u32,
    pub sync: SyncState,
    pub state: Option<ClientState>,
    /// The client's state after each message.
    pub history: Vec<ClientState>,
    /// Kind of the latest message since the last step of the script.
    pub received: &'static str,
    /// Number of messages received.
    pub messages: usize,
    /// Bytes of the messages that it would have received with `updates=events`, with the headers of their frames.
    pub events_bytes: usize,
}

impl Client {
    pub fn new(guest: GuestIdentity) -> Client {
        Client {
            guest,
            connections: 0,
            sync: SyncState::New,
            state: None,
            history: Vec::new(),
            received: "nothing",
            messages: 0,
            events_bytes: 0,
        }
    }

    pub fn receive(&mut self, message: ServerMessage, game: Option<&AnyGame>, now: Millis) {
        self.messages += 1;
        match message {
            ServerMessage::Snapshot(snapshot) => {
                self.received = "snapshot";
                self.state = Some(ClientState::new(*snapshot, game, now));
            }
            ServerMessage::Update(update) => {
                self.received = "update";
                let state = self.state.as_mut().expect("an update needs an earlier snapshot");
                state.follow(*update, now);
            }
            other => panic!("unexpected message: {other:?}"),
        }
    }

    /// Receives the same as [`receive`](Client::receive) as a client that follows the events, and compares what the two know.
    pub fn receive_events(&mut self, message: ServerMessage, now: Millis) {
        let length = serde_json::to_string(&message).unwrap().len();
        self.events_bytes += length + if length < 126 { 2 } else { 4 };
        let state = self.state.as_mut().expect("the client has received the same as state");
        let kind = match message {
            ServerMessage::Snapshot(snapshot) => {
                state.follower = Some(Follower::new(*snapshot).expect("a snapshot can be followed"));
                "snapshot"
            }
            ServerMessage::Changes(changes) => {
                let follower = state.follower.as_mut().expect("changes need an earlier snapshot");
                follower.apply(*changes).expect("changes follow the previous message");
                "update"
            }
            other => panic!("unexpected message: {other:?}"),
        };
        assert_eq!(kind, self.received, "one of the clients was sent a snapshot, the other was not");
        let followed = state.follower.as_ref().map(Follower::snapshot);
        assert_eq!(followed, Some(state.as_snapshot(now)), "following differs from receiving the state");
        self.history.push(state.clone());
    }
}

/// What a client knows from its messages.
#[derive(Clone)]
pub struct ClientState {
    pub seq: u64,
    pub seat: Option<Seat>,
    pub table: TableState,
    pub view: Option<GameView>,
    pub score_sheet: Option<ScoreSheet>,
    pub pending: PendingDecision,
    pub prompt: Option<Prompt>,
    pub chat: Vec<ChatLine>,
    /// Time at which `pending` was received.
    pub received_at: Millis,
    /// The view, updated by events only.
    followed: Option<View<AnyGame>>,
    /// The received events of this match.
    pub events: Vec<AnyEvent>,
    /// Whether these are all events of the match.
    pub complete: bool,
    /// The same client, if it had connected with `updates=events`.
    pub follower: Option<Follower>,
}

impl ClientState {
    pub fn new(snapshot: Snapshot, game: Option<&AnyGame>, now: Millis) -> ClientState {
        let viewer = snapshot.seat.map_or(Viewer::Public, Viewer::Seat);
        ClientState {
            seq: snapshot.seq,
            seat: snapshot.seat,
            followed: game.map(|game| game.view(viewer)),
            complete: snapshot.view.is_none(),
            table: snapshot.table,
            view: snapshot.view,
            score_sheet: snapshot.score_sheet,
            pending: snapshot.pending,
            prompt: snapshot.prompt,
            chat: snapshot.chat,
            received_at: now,
            events: Vec::new(),
            follower: None,
        }
    }

    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    pub fn follow(&mut self, update: Update, now: Millis) {
        assert_eq!(update.prev_seq, self.seq, "an update must follow the previous message");
        assert!(update.seq >= update.prev_seq);
        self.seq = update.seq;
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
        assert!(update.events.is_empty() || update.view.is_some(), "events without a view");
        if let Some(followed) = &mut self.followed {
            update.events.iter().for_each(|event| followed.follow(event));
        }
        self.events.extend(update.events);
        if let Some(view) = update.view {
            let followed = self.followed.as_ref().expect("a view needs a match");
            let followed = GameView::new(followed, self.table.settings.show_seen);
            assert!(view == followed, "the events do not lead to the view");
            self.view = Some(view);
        }
        if update.score_sheet.is_some() {
            self.score_sheet = update.score_sheet;
        }
        if let Some(decision) = update.pending {
            (self.pending, self.received_at) = (decision, now);
        }
        if let Some(prompt) = update.prompt {
            self.prompt = prompt;
        }
        for line in update.chat {
            assert!(line.seq > update.prev_seq && line.seq <= update.seq, "a chat line outside the update");
            assert!(self.chat.last().is_none_or(|last| last.seq < line.seq), "chat lines out of order");
            self.chat.push(line);
        }
        let excess = self.chat.len().saturating_sub(CHAT_LINES);
        self.chat.drain(..excess);
    }

    /// The snapshot that a client with this state would receive if it were new.
    pub fn as_snapshot(&self, now: Millis) -> Snapshot {
        let mut decision = self.pending.clone();
        decision.left_ms = decision.left_ms.map(|left| left.saturating_sub(now - self.received_at));
        Snapshot {
            seq: self.seq,
            seat: self.seat,
            table: self.table.clone(),
            view: self.view.clone(),
            game: self.followed.as_ref().map(|view| Box::new(**view)),
            score_sheet: self.score_sheet.clone(),
            pending: decision,
            prompt: self.prompt.clone(),
            chat: self.chat.clone(),
        }
    }
}
