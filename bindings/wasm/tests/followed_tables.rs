//! A client that follows a table with the committed module knows exactly what the server sends to a client that does not
//! follow: random matches of every game and option, with chat, cut connections and a second match.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use rodeo_laws::rng::XorShift;
use rodeo_protocol::message::ServerMessage;
use rodeo_protocol::table::{HintMode, TablePhase, TableSettings, Visibility};
use rodeo_protocol::{ClientMessage, Code, GuestId, TableId, Updates};
use rodeo_rules::any::{AnyRules, ListedGame};
use rodeo_rules::choice::{Choice, write_words};
use rodeo_rules::game::{Awaiting, Game, RandomSource, Rules};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_table::{Checkpoint, Context, GuestIdentity, Input, Occupant, Policy, Secret, SyncState, Table};
use rodeo_wasm::FollowedTable;
use serde_json::Value;

use support::{Module, match_factor};

/// Inputs after which a visit is over.
const INPUTS: usize = 200;
/// Number of chat lines that the web client keeps.
const CHAT_KEPT: usize = 200;

/// A page that shows the table.
struct Page {
    guest: GuestIdentity,
    sync: SyncState,
    /// The table as the engine follows it.
    followed: Option<FollowedTable>,
    /// What a page knows that follows, and one that is sent the state.
    known: [Value; 2],
    /// The messages that the following page has received, for the module.
    received: Vec<String>,
    /// What the engine has returned for them.
    returned: String,
}

impl Page {
    fn receive(&mut self, table: &Table, now: u64, policy: &Policy) {
        let message = |updates| table.sync_message(self.guest.id, self.sync, updates, now, policy);
        let (Some((events, sync)), Some((state, _))) = (message(Updates::Events), message(Updates::State))
        else {
            return;
        };
        self.sync = sync;
        let text = serde_json::to_string(&events).unwrap();
        match (events, state) {
            (ServerMessage::Snapshot(_), ServerMessage::Snapshot(snapshot)) => {
                self.followed = Some(FollowedTable::new(&text).unwrap());
                let snapshot = serde_json::to_value(snapshot).unwrap();
                self.known = [snapshot.clone(), snapshot];
            }
            (ServerMessage::Changes(_), ServerMessage::Update(update)) => {
                let followed = self.followed.as_mut().expect("changes follow a snapshot");
                let returned = followed.apply(&text).unwrap();
                let update = serde_json::to_value(update).unwrap();
                self.compare(&serde_json::from_str(&returned).unwrap(), &update);
                self.returned.push_str(&returned);
            }
            (events, state) => panic!("different kinds of messages: {events:?}, {state:?}"),
        }
        let position = self.followed.as_ref().unwrap().hint_position().unwrap();
        self.check_hint_position(table, &position);
        self.returned.push_str(&position);
        self.received.push(text);
    }

    /// A hint is computed from what the seat is asked, knows and sees, and from nothing else.
    fn check_hint_position(&self, table: &Table, position: &str) {
        let position: Value = serde_json::from_str(position).unwrap();
        let [known, _] = &self.known;
        assert_eq!(position.is_null(), known["prompt"].is_null());
        let Some(seat) = position["seat"].as_u64() else { return };
        let view = table.game().unwrap().view(Viewer::Seat(Seat::new(seat as u8).unwrap()));
        assert_eq!(position["game"], serde_json::json!(*view));
        assert_eq!(Some(&position["base"]), known["score_sheet"]["lines"].as_array().unwrap().last());
    }

    fn compare(&mut self, followed: &Value, sent: &Value) {
        assert_eq!(followed.get("events"), sent.get("events"));
        let last = followed["followed"].as_array().unwrap().last();
        assert!(
            last.is_none_or(|last| last["view"] == sent["view"]),
            "the view after the last event differs"
        );
        apply_update(&mut self.known[0], followed);
        apply_update(&mut self.known[1], sent);
        assert_eq!(self.known[0], self.known[1], "following differs from receiving the state");
    }
}

/// Applies an update as the web client does (`web/src/net/applyUpdate.ts`).
fn apply_update(known: &mut Value, update: &Value) {
    assert_eq!(known["seq"], update["prev_seq"]);
    for part in ["seq", "table", "view", "score_sheet", "pending", "prompt"] {
        if let Some(value) = update.get(part) {
            known[part] = value.clone();
        }
    }
    if known["table"]["phase"] == "open" {
        (known["view"], known["score_sheet"]) = (Value::Null, Value::Null);
    }
    let chat = known["chat"].as_array_mut().unwrap();
    chat.extend(update.get("chat").and_then(Value::as_array).into_iter().flatten().cloned());
    let excess = chat.len().saturating_sub(CHAT_KEPT);
    chat.drain(..excess);
    // Only the engine reads it, and it is not kept up to date.
    known.as_object_mut().unwrap().remove("game");
}

struct Visit {
    table: Table,
    now: u64,
    policy: Policy,
    rng: XorShift,
    guests: Vec<GuestIdentity>,
    pages: Vec<Page>,
}

fn guest(number: u8) -> GuestIdentity {
    GuestIdentity { id: GuestId::from_random([number + 1; 16]), name: format!("Player {number}"), bot: false }
}

impl Visit {
    /// Opens a table where all seats are taken. A random player and a spectator look at it.
    fn new(rules: AnyRules, seed: u64) -> Visit {
        let mut rng = XorShift::new(seed);
        let players = rules.players();
        let settings = TableSettings {
            rules,
            clock: [None, Some(60)][rng.below(2) as usize],
            visibility: Visibility::Private,
            spectators: true,
            show_seen: rng.below(2) == 0,
            hints: HintMode::Off,
            deal: None,
        };
        let guests: Vec<GuestIdentity> = (0..=players).map(guest).collect();
        let seats: Vec<Occupant> =
            guests[..usize::from(players)].iter().map(GuestIdentity::occupant).collect();
        let (id, code) = (TableId::from_random([7; 16]), Code::from_random([7; 8]));
        let secret = Secret([(seed % 251) as u8; 32]);
        let checkpoint = Checkpoint::new(id, code, 0, settings, seats, Some(guests[0].id), secret);
        let viewers = [rng.below(players.into()) as usize, usize::from(players)];
        let page = |number: usize| Page {
            guest: guests[number].clone(),
            sync: SyncState::New,
            followed: None,
            known: [Value::Null, Value::Null],
            received: Vec::new(),
            returned: String::new(),
        };
        let pages = viewers.map(page).into();
        let table = Table::open(checkpoint).unwrap();
        let mut visit = Visit { table, now: 0, policy: Policy::default(), rng, guests, pages };
        for guest in visit.guests.clone() {
            visit.input(Input::Connected(guest));
        }
        visit
    }

    /// Hands an input to the table, which may reject it, and delivers the messages about it.
    fn input(&mut self, input: Input) {
        let rng = &mut self.rng;
        let mut random = || std::array::from_fn(|_| rng.below(256) as u8);
        let mut context = Context { now: self.now, random: &mut random, policy: &self.policy };
        let _ = self.table.handle(input, &mut context);
        self.table.take_facts();
        self.table.take_finished();
        self.now += u64::from(self.rng.below(700));
        for page in &mut self.pages {
            match self.rng.below(12) {
                // Messages are batched.
                0..4 => continue,
                // The connection was lost.
                4 => {
                    if let SyncState::Synced { seq, .. } = page.sync {
                        page.sync = SyncState::Resuming(seq);
                    }
                }
                _ => {}
            }
            page.receive(&self.table, self.now, &self.policy);
        }
    }

    fn message(&mut self, seat: usize, message: ClientMessage) {
        self.input(Input::Message(self.guests[seat].clone(), message));
    }

    /// Something that is no choice.
    fn distraction(&mut self) {
        let players = self.guests.len() as u32 - 1;
        let seat = self.rng.below(players) as usize;
        let question = self.table.game().map_or(0, |game| game.question());
        match self.rng.below(8) {
            0 => self.message(seat, ClientMessage::Chat { text: "Moo".into() }),
            1 => self.message(seat, ClientMessage::Withdraw { question }),
            2 => self.message(seat, ClientMessage::PassForTurn { question }),
            3 => {
                let proposer = Seat::new(self.rng.below(players) as u8).unwrap();
                self.message(seat, ClientMessage::Support { question, seat: proposer });
            }
            4 => {
                self.message(0, ClientMessage::Pause {});
                self.message(seat, ClientMessage::Resume {});
            }
            5 => {
                self.input(Input::Disconnected(self.guests[seat].id));
                self.input(Input::Connected(self.guests[seat].clone()));
            }
            _ => {}
        }
    }

    /// Plays matches until the visit is over.
    fn play(&mut self) {
        self.message(0, ClientMessage::Start { fill: None });
        for _ in 0..INPUTS {
            if self.rng.below(8) == 0 {
                self.distraction();
            }
            match (self.table.phase(), self.table.game()) {
                (TablePhase::Over, _) => {
                    for seat in 0..self.guests.len() - 1 {
                        self.message(seat, ClientMessage::Rematch { wanted: true });
                    }
                }
                (TablePhase::Playing, Some(game)) => {
                    let Awaiting::Moves(asked) = game.awaiting() else { panic!("the table deals by itself") };
                    let asked: Vec<Seat> = asked.iter().collect();
                    let seat = asked[self.rng.below(asked.len() as u32) as usize];
                    if let Some(choice) = game.any_choice(seat, &mut self.rng) {
                        let choice = write_words(&choice.words());
                        self.message(
                            seat.index(),
                            ClientMessage::Choose { question: game.question(), choice },
                        );
                    }
                }
                (phase, _) => panic!("a table in phase {phase:?} cannot go on"),
            }
        }
        let (now, policy) = (self.now, self.policy);
        self.pages.iter_mut().for_each(|page| page.receive(&self.table, now, &policy));
    }
}

fn check<G: ListedGame>(tables: &[G::Rules]) {
    let mut module = Module::new("follow_table.mjs");
    let (mut messages, mut matches) = (0, 0);
    for round in 0..match_factor() {
        for (at, rules) in tables.iter().enumerate() {
            let mut visit = Visit::new((*rules).into(), round * 10_000 + at as u64 + 1);
            visit.play();
            matches += visit.table.state().matches;
            for page in visit.pages {
                messages += page.received.len();
                module.compare(&Value::from(page.received), &page.returned);
            }
        }
    }
    module.finish();
    println!("{matches} matches, {messages} messages");
}

macro_rules! tests {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(#[test]
        fn $module() {
            check::<rodeo_rules::$module::$Game>(&rodeo_laws::tables::of::<rodeo_rules::$module::$Game>());
        })+
    };
}

rodeo_rules::for_each_game!(tests!());
