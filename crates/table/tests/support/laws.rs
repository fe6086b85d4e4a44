//! What must hold after every input.

use rodeo_protocol::message::{ServerMessage, Snapshot};
use rodeo_protocol::table::{SeatState, TablePhase};
use rodeo_protocol::view::GameView;
use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, RandomSource};
use rodeo_rules::record::Replay;
use rodeo_rules::seat::Viewer;
use rodeo_table::{Seen, Table};

use super::bench::Bench;
use super::client::{Client, Fold};

impl Bench {
    pub fn check_laws(&mut self) {
        let prints = self.prints();
        self.clients_are_up_to_date(&prints);
        self.nothing_but_the_view(&prints);
        self.the_sheet_adds_up(&prints);
        self.the_facts_make_the_same_table(&prints);
        self.who_comes_back_misses_nothing();
        self.a_made_up_number_counts_for_nothing();
        self.nobody_stops_the_others(&prints);
        self.the_story_is_whole();
    }

    /// Folding what was sent gives what a newcomer would be sent.
    fn clients_are_up_to_date(&self, prints: &[Option<Snapshot>]) {
        for (client, fresh) in self.clients.iter().zip(prints).filter(|(client, _)| client.connections > 0) {
            // Whoever may not look any more is told nothing.
            let (Some(fresh), Some(fold)) = (fresh, &client.fold) else { continue };
            same(&fold.as_snapshot(self.now), fresh, "what was sent differs from a snapshot");
        }
    }

    /// What is sent comes from the viewer's view.
    fn nothing_but_the_view(&self, prints: &[Option<Snapshot>]) {
        let Some(game) = self.table.game() else { return };
        for fresh in prints.iter().flatten() {
            for proposal in &fresh.pending.proposals {
                assert!(!proposal.choice.starts_with("replace "), "the new card of a Replace! is shown");
            }
            let viewer = fresh.seat.map_or(Viewer::Public, Viewer::Seat);
            let view = game.view(viewer);
            assert!(
                fresh.view == Some(GameView::new(&view, fresh.table.settings.show_seen)),
                "not {viewer:?}'s view"
            );
            let Some((seat, ask)) = fresh.seat.zip(fresh.prompt.as_ref()) else { continue };
            let next: Vec<String> = view.next_words(seat, &[]).next.iter().map(Word::to_string).collect();
            assert_eq!(ask.next, next, "asked from more than the view");
            assert_eq!(ask.question, view.question());
        }
    }

    /// Same facts, same table, apart from who is there and how long is left.
    fn the_facts_make_the_same_table(&self, prints: &[Option<Snapshot>]) {
        let again = Table::restore(self.facts.clone(), self.now).expect("the facts do not make a table");
        assert_eq!(again.number(), self.table.number());
        assert!(again.state() == self.table.state(), "another table after a restart");
        assert!(again.game() == self.table.game(), "another game after a restart");
        assert!(again.clone().take_facts().is_none() && again.clone().take_finished().is_empty());
        let guests = self.clients.iter().map(|client| client.visitor.id);
        for (guest, fresh) in guests.zip(prints) {
            let restored = self.fresh(&again, guest).map(timeless);
            assert!(restored == fresh.clone().map(timeless), "a restart shows {guest} something else");
        }
    }

    /// A client that says how much it has gets exactly the rest, or everything.
    fn who_comes_back_misses_nothing(&mut self) {
        let restored = Table::restore(self.facts.clone(), self.now).expect("the facts do not make a table");
        let game = self.table.game();
        for index in 0..self.clients.len() {
            let length = self.clients[index].past.len() as u32;
            if length == 0 {
                continue;
            }
            for pick in [length - 1, length / 2, self.rng.below(length)] {
                let client = &self.clients[index];
                self.comes_back(&self.table, client, &client.past[pick as usize], game.as_ref());
                self.comes_back(&restored, client, &client.past[pick as usize], game.as_ref());
            }
        }
    }

    /// A number that was never given is no number to build on.
    fn a_made_up_number_counts_for_nothing(&self) {
        for client in &self.clients {
            let made_up = Seen::UpTo(self.table.number() + 1);
            let shown = self.table.show(client.visitor.id, made_up, self.now, &self.policy);
            assert!(matches!(shown, None | Some((ServerMessage::Snapshot(_), _))));
        }
    }

    fn comes_back(&self, table: &Table, client: &Client, past: &Fold, game: Option<&AnyGame>) {
        let shown = table.show(client.visitor.id, Seen::UpTo(past.n), self.now, &self.policy);
        let Some((message, _)) = shown else { return };
        let mut back = Client::new(client.visitor.clone());
        back.fold = Some(past.clone());
        if let ServerMessage::Update(_) = &message {
            assert_eq!(past.seat, table.room().seat_of(client.visitor.id), "an update to another seat");
        }
        back.take(message, game, self.now);
        let fold = back.fold.expect("it was sent something");
        let fresh = self.fresh(table, client.visitor.id).expect("it may look");
        same(&fold.as_snapshot(self.now), &fresh, "whoever comes back knows something else");
        // Having been connected all the time, it would have been told the same events.
        let present = client.fold.as_ref().filter(|now| now.complete && now.n == fold.n);
        if let Some(present) = present.filter(|_| fold.complete && client.connections > 0) {
            assert_eq!(fold.events, present.events, "events skipped or repeated");
        }
    }

    /// Every seat that is waited for belongs to somebody who is there and has the time the clock gives, or to a bot
    /// that thinks, or the table is woken before long.
    fn nobody_stops_the_others(&self, prints: &[Option<Snapshot>]) {
        let state = self.table.state();
        let seated = |client: &&Client| self.table.room().seat_of(client.visitor.id).is_some();
        let attended = self.clients.iter().filter(seated).any(|client| client.connections > 0);
        let Some(fresh) = prints.iter().flatten().next() else { return };
        if state.phase != TablePhase::Playing || !attended {
            return;
        }
        assert!(!fresh.pending.waiting.is_empty(), "a match goes on and nobody is waited for");
        let wakes = self.table.wake_at(self.now, &self.policy).is_some();
        for seat in fresh.pending.waiting.iter() {
            let thinks = self.thoughts.iter().any(|think| {
                think.asked.seat == seat && Some(think.asked.question) == fresh.pending.question
            });
            let may_wait = match &state.seats[seat.index()] {
                SeatState::Guest { .. } => {
                    let away = fresh.pending.away.contains(seat);
                    wakes
                        || !(away || state.settings.clock.is_some() || fresh.pending.stand_in.contains(seat))
                }
                SeatState::HouseBot { .. } | SeatState::Empty => false,
            };
            assert!(thinks || may_wait, "seat {seat} can stop the others for ever");
        }
    }

    /// At the end of a match, those who were there all the time have been told all events, as shown to them.
    fn the_story_is_whole(&self) {
        let (Some(ended), Some(finished)) = (self.table.state().result, self.finished.last()) else { return };
        assert_eq!(ended.id, finished.id);
        let mut events: Vec<AnyEvent> = Vec::new();
        let mut replay = Replay::new(&finished.record).expect("a record that cannot be replayed");
        while replay.step(&mut events).expect("a record that cannot be replayed").is_some() {}
        for client in self.clients.iter().filter(|client| client.connections > 0) {
            let whole = |fold: &&Fold| fold.complete && fold.n == self.table.number();
            let Some(fold) = client.fold.as_ref().filter(whole) else { continue };
            let shown: Vec<AnyEvent> =
                events.iter().map(|event| AnyGame::show(event, fold.viewer())).collect();
            assert!(fold.events == shown, "{} was told another story", client.visitor.name);
        }
    }
}

/// Without who is there and how long is left.
fn timeless(mut snapshot: Snapshot) -> Snapshot {
    let now = &mut snapshot.pending;
    (now.left_ms, now.away, now.stand_in, now.nudged) = Default::default();
    snapshot
}

fn same(one: &Snapshot, other: &Snapshot, what: &str) {
    if one != other {
        let text = |snapshot: &Snapshot| serde_json::to_string(snapshot).unwrap();
        panic!("{what}:\n{}\n{}", text(one), text(other));
    }
}
