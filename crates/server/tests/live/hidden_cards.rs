//! Two matches that differ only in cards hidden from a viewer send that viewer the same bytes, until the difference
//! becomes visible. Such a pair of matches is called twins.
//!
//! The secrets of twins are found by trial: with a small deck, of some thousand deals two look the same to the first seat
//! and to spectators.

use std::collections::HashMap;

use rodeo_bots::SeatRng;
use rodeo_protocol::table::{HintMode, TableSettings, Visibility};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{ClientMessage, Code, GuestId, ServerMessage, TableId, Updates};
use rodeo_rules::any::{AnyEvent, AnyGame, AnyRules, GameKind};
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::deal::Hex32;
use rodeo_rules::game::{Awaiting, Game, Rules as _};
use rodeo_rules::record::Chance;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_table::{Checkpoint, Context, GuestIdentity, Input, Occupant, Policy, Secret, SyncState, Table};
use sha2::{Digest, Sha256};

const VIEWERS: [Viewer; 2] = [Viewer::Seat(FIRST), Viewer::Public];
const FIRST: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => unreachable!(),
};

/// Serializes what a viewer sees of a game.
fn view_text(game: &AnyGame, viewer: Viewer) -> String {
    serde_json::to_string(&GameView::new(&game.view(viewer), true)).unwrap()
}

/// Returns two secrets whose first deals differ, but look the same to both viewers.
fn twins(rules: &AnyRules) -> [[u8; 32]; 2] {
    let mut known: HashMap<String, ([u8; 32], AnyGame)> = HashMap::new();
    for number in 0..400_000u32 {
        let secret: [u8; 32] = Sha256::digest(number.to_le_bytes()).into();
        let seed = Chance::new(secret).seed();
        let mut game = AnyGame::new(rules).unwrap();
        let mut events: Vec<AnyEvent> = Vec::new();
        while game.awaiting() == Awaiting::Deal {
            let deck = game.deck().unwrap();
            game.deal(&seed.order(&deck), &mut events).unwrap();
        }
        let shown =
            VIEWERS.map(|viewer| events.iter().map(|event| AnyGame::show(event, viewer)).collect::<Vec<_>>());
        match known.entry(format!("{shown:?}")) {
            std::collections::hash_map::Entry::Vacant(free) => drop(free.insert((secret, game))),
            std::collections::hash_map::Entry::Occupied(twin) => {
                let (other, before) = twin.get();
                let seats = Seat::all(rules.players()).skip(1).map(Viewer::Seat);
                if seats.clone().any(|seat| view_text(before, seat) != view_text(&game, seat)) {
                    return [*other, secret];
                }
            }
        }
    }
    panic!("no twins of {rules:?}: a match with fewer cards has some")
}

/// One of the two tables.
struct World {
    table: Table,
    secret: [u8; 32],
    /// What the first seat and the spectator have been sent.
    seen: [SyncState; 2],
    chance: u8,
}

fn guest(number: u8) -> GuestIdentity {
    GuestIdentity { id: GuestId::from_random([number + 1; 16]), name: format!("Guest {number}"), bot: false }
}

/// Number of the spectator's guest.
const SPECTATOR: u8 = 100;

impl World {
    fn new(rules: AnyRules, secret: [u8; 32]) -> World {
        let seats = (0..rules.players()).map(guest);
        let seats =
            seats.map(|guest| Occupant::Guest { id: guest.id, name: guest.name, bot: false }).collect();
        let settings = TableSettings {
            rules,
            clock: Some(60),
            visibility: Visibility::Private,
            spectators: true,
            show_seen: true,
            hints: HintMode::Off,
            deal: None,
        };
        let (id, code) = (TableId::from_random([1; 16]), Code::from_random([1; 8]));
        let table =
            Table::open(Checkpoint::new(id, code, 0, settings, seats, Some(guest(0).id), Secret(secret)));
        let mut world = World { table: table.unwrap(), secret, seen: [SyncState::New; 2], chance: 0 };
        for number in (0..rules.players()).chain([SPECTATOR]) {
            world.handle(Input::Connected(guest(number)));
        }
        world.send(0, ClientMessage::Start { fill: None });
        world
    }

    fn handle(&mut self, input: Input) {
        let mut random = || {
            self.chance = self.chance.wrapping_add(1);
            [self.chance; 32]
        };
        let mut moment = Context { now: 0, random: &mut random, policy: &Policy::default() };
        self.table.handle(input, &mut moment).unwrap();
    }

    fn send(&mut self, seat: u8, message: ClientMessage) {
        self.handle(Input::Message(guest(seat), message));
    }

    fn game(&self) -> AnyGame {
        self.table.game().unwrap()
    }

    /// Returns the message to a guest who has seen this, and what they have seen after it. Commitments differ by design and
    /// are masked.
    fn sent(&self, guest: GuestId, seen: SyncState, updates: Updates) -> (String, SyncState) {
        let shown = self.table.sync_message(guest, seen, updates, 0, &Policy::default());
        let (text, seen) = shown.map_or((String::new(), seen), |(message, seen)| {
            assert!(!matches!(message, ServerMessage::Closing { .. }));
            (serde_json::to_string(&message).unwrap(), seen)
        });
        let commitment = Hex32(Chance::new(self.secret).seed().commitment()).to_string();
        (text.replace(&commitment, "COMMITMENT"), seen)
    }
}

/// Compares the messages of both worlds to both viewers: updates from different states, and snapshots. Returns the number
/// of bytes compared; `None` if the difference is visible to a viewer.
fn compare(worlds: &mut [World; 2], played: &str) -> Option<usize> {
    let mut same = 0;
    let games = [worlds[0].game(), worlds[1].game()];
    for (place, (viewer, number)) in VIEWERS.into_iter().zip([0, SPECTATOR]).enumerate() {
        if games[0].view(viewer) != games[1].view(viewer) {
            return None;
        }
        let n = worlds[0].table.seq();
        for seen in [
            worlds[0].seen[place],
            SyncState::New,
            SyncState::Resuming(n.saturating_sub(2)),
            SyncState::Resuming(2),
        ] {
            let (_, after) = worlds[0].sent(guest(number).id, seen, Updates::State);
            for updates in [Updates::State, Updates::Events] {
                let [one, other] =
                    [0, 1].map(|world: usize| worlds[world].sent(guest(number).id, seen, updates).0);
                assert_eq!(one, other, "after {played}, {viewer:?} can distinguish the worlds");
                same += one.len();
            }
            if seen == worlds[0].seen[place] {
                worlds[0].seen[place] = after;
                worlds[1].seen[place] = after;
            }
        }
    }
    Some(same)
}

/// Returns a choice of this seat in each world that looks the same to others: two cards of a hand, or the same words.
fn alike(worlds: &[World; 2], seat: Seat, rng: &mut SeatRng) -> Option<[String; 2]> {
    let games = [worlds[0].game(), worlds[1].game()];
    let appearance = |choice: &String| match choice.split_once(' ') {
        Some(("replace", _)) => "replace".to_owned(),
        _ if choice.chars().all(|letter| letter.is_ascii_digit()) => "a card".to_owned(),
        _ => choice.clone(),
    };
    // Prefer the same choice, which keeps the worlds alike for longer.
    let mut found = None;
    for _ in 0..60 {
        let same = rng.fork();
        let choices =
            games.map(|game| write_words(&game.any_choice(seat, &mut same.clone()).unwrap().words()));
        if choices[0] == choices[1] {
            return Some(choices);
        }
        if seat != FIRST && appearance(&choices[0]) == appearance(&choices[1]) {
            found = Some(choices);
        }
    }
    found
}

fn run(game: &str, players: u8, options: &str) {
    let rules = AnyRules::read(game, players, options).unwrap();
    let secrets = twins(&rules);
    let (mut turns, mut bytes) = (0, 0);
    for round in 0..20 {
        let mut rng = SeatRng::new(round);
        let mut worlds = secrets.map(|secret| World::new(rules, secret));
        // The worlds differ for some seat, so leaked bytes would differ too.
        let others = Seat::all(players).skip(1).map(|seat| guest(seat.get()).id);
        let messages = others.map(|other| {
            [0, 1].map(|world: usize| worlds[world].sent(other, SyncState::New, Updates::Events).0)
        });
        assert!(messages.into_iter().any(|[one, other]| one != other), "the twins are identical");
        bytes += compare(&mut worlds, "the deal").expect("twins look the same");
        'match_: while let Awaiting::Moves(asked) = worlds[0].game().awaiting() {
            let question = worlds[0].game().question();
            // The first seat answers last, so that all others have answered before cards are revealed.
            for seat in
                asked.iter().filter(|seat| *seat != FIRST).chain(asked.iter().filter(|seat| *seat == FIRST))
            {
                for again in [true, false] {
                    let Some(choices) = alike(&worlds, seat, &mut rng) else { break 'match_ };
                    let played = format!("{game} {options}: {seat:?} {choices:?}");
                    for (world, choice) in worlds.iter_mut().zip(choices) {
                        if world.game().question() == question {
                            world.send(seat.get(), ClientMessage::Choose { question, choice });
                        }
                        if again && world.game().question() == question {
                            world.send(seat.get(), ClientMessage::Withdraw { question });
                        }
                    }
                    match compare(&mut worlds, &played) {
                        Some(same) => bytes += same,
                        None => break 'match_,
                    }
                    if worlds[0].game().question() != question {
                        turns += 1;
                        continue 'match_;
                    }
                }
            }
        }
    }
    println!("{game} {options}: {turns} turns and {bytes} bytes alike");
    assert!(bytes > 20_000, "too little was compared");
}

#[test]
fn no_leaks_in_take_6() {
    run("take6", 3, "rounds=2,hand=3,cards=20");
    run("take6", 2, "rounds=1,hand=4,cards=16,fans=flip_digits+jumping_cow");
}

#[test]
fn no_leaks_in_buffalo() {
    run("buffalo", 2, "hand=2,cards=12");
    run("buffalo", 3, "hand=2,cards=14,decide=majority");
}

#[test]
fn no_leaks_in_take_that() {
    run("take_that", 3, "hand=2,low=43,high=56");
    run("take_that", 3, "hand=2,low=43,high=56,variant=advanced");
}

#[test]
fn no_leaks_in_bull_party() {
    run("bull_party", 3, "numbers=25,hand=2,out=1,bulls=9+3");
}

#[test]
fn no_leaks_in_any_other_game() {
    let listed = [GameKind::Take6, GameKind::Buffalo, GameKind::TakeThat, GameKind::BullParty];
    for (game, players, options) in GameKind::short_matches_except(listed) {
        run(game.name(), players, options);
    }
}
