//! Invariants that hold after every input.

use rodeo_protocol::message::{ServerMessage, Snapshot};
use rodeo_protocol::table::{SeatState, TablePhase};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{ClientMessage, Updates};
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, RandomSource};
use rodeo_rules::record::Replay;
use rodeo_rules::seat::Viewer;
use rodeo_table::{Context, Input, SyncState, Table};

use super::client::{Client, ClientState};
use super::harness::Harness;

impl Harness {
    pub fn check_invariants(&mut self) {
        let snapshots = self.snapshots();
        self.check_clients_are_synced(&snapshots);
        self.check_views_hide_secrets(&snapshots);
        self.check_score_sheet(&snapshots);
        self.check_restore(&snapshots);
        self.check_reconnects();
        self.check_invalid_resume();
        self.check_nobody_blocks(&snapshots);
        self.check_events_complete();
        self.check_history();
    }

    /// The history of a match is what the viewer was shown, from the first deal.
    fn check_history(&self) {
        let mut random = || [0; 32];
        let mut context = Context { now: self.now, random: &mut random, policy: &self.policy };
        for client in self.clients.iter().filter(|client| client.connections > 0) {
            let Some(state) = client.state.as_ref().filter(|state| state.complete && state.view.is_some())
            else {
                continue;
            };
            // One of many states is enough: it replays the whole match.
            let (until, expected) = (state.seq, &state.events);
            if until % 8 != 0 {
                continue;
            }
            let input = Input::Message(client.guest.clone(), ClientMessage::History { until });
            match self.table.clone().handle(input, &mut context) {
                Ok(Some(ServerMessage::History { events, .. })) => {
                    assert!(events == *expected, "the history differs from what was shown");
                }
                // A guest who was removed has no access any more.
                Err(_) => assert!(self.table.check_access(client.guest.id).is_err()),
                Ok(other) => panic!("no history: {other:?}"),
            }
        }
    }

    /// A client that received all messages knows what a new client would receive.
    fn check_clients_are_synced(&self, snapshots: &[Option<Snapshot>]) {
        for (client, fresh) in self.clients.iter().zip(snapshots).filter(|(client, _)| client.connections > 0)
        {
            // A client without access receives nothing.
            let (Some(fresh), Some(state)) = (fresh, &client.state) else { continue };
            assert_same(&state.as_snapshot(self.now), fresh, "the received messages differ from a snapshot");
        }
    }

    /// Messages contain nothing beyond the viewer's view.
    fn check_views_hide_secrets(&self, snapshots: &[Option<Snapshot>]) {
        let Some(game) = self.table.game() else { return };
        for fresh in snapshots.iter().flatten() {
            for proposal in &fresh.pending.proposals {
                assert!(!proposal.choice.starts_with("replace "), "the new card of a Replace! is shown");
            }
            let viewer = fresh.seat.map_or(Viewer::Public, Viewer::Seat);
            let view = game.view(viewer);
            assert!(
                fresh.view == Some(GameView::new(&view, fresh.table.settings.show_seen)),
                "not {viewer:?}'s view"
            );
            let Some((seat, prompt)) = fresh.seat.zip(fresh.prompt.as_ref()) else { continue };
            let next: Vec<String> = view.next_words(seat, &[]).next.iter().map(Word::to_string).collect();
            assert_eq!(prompt.next, next, "the prompt differs from the view");
            assert_eq!(prompt.question, view.question());
        }
    }

    /// The facts restore the same table, apart from presence and deadlines.
    fn check_restore(&self, snapshots: &[Option<Snapshot>]) {
        let restored = Table::restore(self.facts.clone(), self.now).expect("the facts are valid");
        assert_eq!(restored.seq(), self.table.seq());
        assert!(restored.state() == self.table.state(), "a restart changes the table");
        assert!(restored.game() == self.table.game(), "a restart changes the game");
        assert!(restored.clone().take_facts().is_none() && restored.clone().take_finished().is_empty());
        let guests = self.clients.iter().map(|client| client.guest.id);
        for (guest, fresh) in guests.zip(snapshots) {
            let after = self.snapshot_for(&restored, guest).map(durable_part);
            assert!(after == fresh.clone().map(durable_part), "a restart changes the snapshot for {guest}");
        }
    }

    /// A reconnecting client receives exactly what it missed, or a snapshot.
    fn check_reconnects(&mut self) {
        let restored = Table::restore(self.facts.clone(), self.now).expect("the facts are valid");
        let game = self.table.game();
        for index in 0..self.clients.len() {
            let length = self.clients[index].history.len() as u32;
            if length == 0 {
                continue;
            }
            for pick in [length - 1, length / 2, self.rng.below(length)] {
                let client = &self.clients[index];
                self.check_reconnect(&self.table, client, &client.history[pick as usize], game.as_ref());
                self.check_reconnect(&restored, client, &client.history[pick as usize], game.as_ref());
            }
        }
    }

    /// A client that claims a number from the future receives a snapshot.
    fn check_invalid_resume(&self) {
        for client in &self.clients {
            let future = SyncState::Resuming(self.table.seq() + 1);
            let shown =
                self.table.sync_message(client.guest.id, future, Updates::State, self.now, &self.policy);
            assert!(matches!(shown, None | Some((ServerMessage::Snapshot(_), _))));
        }
    }

    fn check_reconnect(&self, table: &Table, client: &Client, history: &ClientState, game: Option<&AnyGame>) {
        let shown = |updates| {
            let sync = SyncState::Resuming(history.seq);
            Some(table.sync_message(client.guest.id, sync, updates, self.now, &self.policy)?.0)
        };
        let Some((message, events)) = shown(Updates::State).zip(shown(Updates::Events)) else { return };
        let mut reconnected = Client::new(client.guest.clone());
        reconnected.state = Some(history.clone());
        if let ServerMessage::Update(_) = &message {
            assert_eq!(history.seat, table.seat_of(client.guest.id), "an update for another seat");
        }
        reconnected.receive(message, game, self.now);
        reconnected.receive_events(events, self.now);
        let state = reconnected.state.expect("a message was received");
        let fresh = self.snapshot_for(table, client.guest.id).expect("the guest has access");
        assert_same(&state.as_snapshot(self.now), &fresh, "a reconnected client differs from a new one");
        // A client that stayed connected received the same events.
        let present = client.state.as_ref().filter(|now| now.complete && now.seq == state.seq);
        if let Some(present) = present.filter(|_| state.complete && client.connections > 0) {
            assert_eq!(state.events, present.events, "events are missing or repeated");
        }
    }

    /// Every pending seat belongs to a connected guest within the deadline or to a bot with an open request, or a wake-up
    /// is scheduled.
    fn check_nobody_blocks(&self, snapshots: &[Option<Snapshot>]) {
        let state = self.table.state();
        let seated = |client: &&Client| self.table.seat_of(client.guest.id).is_some();
        let attended = self.clients.iter().filter(seated).any(|client| client.connections > 0);
        let Some(fresh) = snapshots.iter().flatten().next() else { return };
        if state.phase != TablePhase::Playing || !attended {
            return;
        }
        assert!(!fresh.pending.waiting.is_empty(), "a match without a pending seat");
        let wakes_up = self.table.wake_at(self.now, &self.policy).is_some();
        for seat in fresh.pending.waiting.iter() {
            let requested = self.bot_requests.iter().any(|request| {
                request.id.seat == seat && Some(request.id.question) == fresh.pending.question
            });
            let may_wait = match &state.seats[seat.index()] {
                SeatState::Guest { .. } => {
                    let away = fresh.pending.away.contains(seat);
                    wakes_up
                        || !(away || state.settings.clock.is_some() || fresh.pending.stand_in.contains(seat))
                }
                SeatState::HouseBot { .. } | SeatState::DeletedGuest { .. } | SeatState::Empty => false,
            };
            assert!(requested || may_wait, "seat {seat} can block the match for ever");
        }
    }

    /// At the end of a match, clients that were connected all the time have received all events of the record.
    fn check_events_complete(&self) {
        let (Some(ended), Some(finished)) = (self.table.state().result, self.finished.last()) else { return };
        assert_eq!(ended.id, finished.id);
        let mut events: Vec<AnyEvent> = Vec::new();
        let mut replay = Replay::new(&finished.record).expect("the record can be replayed");
        while replay.step(&mut events).expect("the record can be replayed").is_some() {}
        for client in self.clients.iter().filter(|client| client.connections > 0) {
            let complete = |state: &&ClientState| state.complete && state.seq == self.table.seq();
            let Some(state) = client.state.as_ref().filter(complete) else { continue };
            let shown: Vec<AnyEvent> =
                events.iter().map(|event| AnyGame::show(event, state.viewer())).collect();
            assert!(state.events == shown, "{} received other events", client.guest.name);
        }
    }
}

/// The snapshot without presence and deadlines.
fn durable_part(mut snapshot: Snapshot) -> Snapshot {
    let pending = &mut snapshot.pending;
    (pending.left_ms, pending.away, pending.stand_in, pending.nudged) = Default::default();
    snapshot
}

fn assert_same(one: &Snapshot, other: &Snapshot, what: &str) {
    if one != other {
        let text = |snapshot: &Snapshot| serde_json::to_string(snapshot).unwrap();
        panic!("{what}:\n{}\n{}", text(one), text(other));
    }
}
