//! Two matches that differ only in cards that a viewer does not see send that viewer the same bytes, until the difference
//! becomes visible.
//!
//! The secrets behind such twins are found by dealing from many: of a small deck two in some thousands look the same from one
//! seat and from outside.

use std::collections::HashMap;

use rodeo_bots::SeatRng;
use rodeo_protocol::table::{TableSettings, Visibility};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{ClientMessage, Code, GuestId, ServerMessage, TableId};
use rodeo_rules::any::{AnyEvent, AnyGame, AnyRules};
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::deal::Hex32;
use rodeo_rules::game::{Awaiting, Game, Rules as _};
use rodeo_rules::record::Chance;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_table::{Checkpoint, Input, Moment, Occupant, Policy, Secret, Seen, Table, Visitor};
use sha2::{Digest, Sha256};

const SEATS: [Viewer; 2] = [Viewer::Seat(FIRST), Viewer::Public];
const FIRST: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => unreachable!(),
};

/// What a viewer sees of a game.
fn face(game: &AnyGame, viewer: Viewer) -> String {
    serde_json::to_string(&GameView::new(&game.view(viewer), true)).unwrap()
}

/// Two secrets whose first deals look the same from the first seat and from outside, but are not.
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
            SEATS.map(|viewer| events.iter().map(|event| AnyGame::show(event, viewer)).collect::<Vec<_>>());
        match known.entry(format!("{shown:?}")) {
            std::collections::hash_map::Entry::Vacant(free) => drop(free.insert((secret, game))),
            std::collections::hash_map::Entry::Occupied(twin) => {
                let (other, before) = twin.get();
                let seats = Seat::all(rules.players()).skip(1).map(Viewer::Seat);
                if seats.clone().any(|seat| face(before, seat) != face(&game, seat)) {
                    return [*other, secret];
                }
            }
        }
    }
    panic!("no twins of {rules:?}")
}

/// One of the two tables.
struct World {
    table: Table,
    secret: [u8; 32],
    /// What the first seat and whoever looks on have been shown, and have now.
    seen: [Seen; 2],
    chance: u8,
}

fn guest(number: u8) -> Visitor {
    Visitor { id: GuestId::from_random([number + 1; 16]), name: format!("Guest {number}"), bot: false }
}

/// Somebody who looks on.
const LOOKER: u8 = 100;

impl World {
    fn new(rules: AnyRules, secret: [u8; 32]) -> World {
        let seats = (0..rules.players()).map(guest);
        let seats =
            seats.map(|guest| Occupant::Guest { id: guest.id, name: guest.name, bot: false }).collect();
        let table = Table::open(Checkpoint {
            n: 1,
            id: TableId::from_random([1; 16]),
            code: Code::from_random([1; 8]),
            opened_at: 0,
            settings: TableSettings {
                rules,
                clock: Some(60),
                visibility: Visibility::Private,
                spectators: true,
                show_seen: true,
            },
            seats,
            host: Some(guest(0).id),
            secret: Secret(secret),
            nonces: Vec::new(),
            matches: 0,
            removed: Vec::new(),
            chat: Vec::new(),
        });
        let mut world = World { table: table.unwrap(), secret, seen: [Seen::Nothing; 2], chance: 0 };
        for number in (0..rules.players()).chain([LOOKER]) {
            world.handle(Input::Came(guest(number)));
        }
        world.say(0, ClientMessage::Start { fill: None });
        world
    }

    fn handle(&mut self, input: Input) {
        let mut random = || {
            self.chance = self.chance.wrapping_add(1);
            [self.chance; 32]
        };
        let mut moment = Moment { now: 0, random: &mut random, policy: &Policy::default() };
        self.table.handle(input, &mut moment).unwrap();
    }

    fn say(&mut self, seat: u8, message: ClientMessage) {
        self.handle(Input::Said(guest(seat), message));
    }

    fn game(&self) -> AnyGame {
        self.table.game().unwrap()
    }

    /// The bytes that a guest is sent who has seen this. Commitments differ from the beginning, as they must.
    fn sent(&self, guest: GuestId, seen: Seen) -> (String, Seen) {
        let shown = self.table.show(guest, seen, 0, &Policy::default());
        let (text, seen) = shown.map_or((String::new(), seen), |(message, seen)| {
            assert!(!matches!(message, ServerMessage::Closing { .. }));
            (serde_json::to_string(&message).unwrap(), seen)
        });
        let commitment = Hex32(Chance::new(self.secret).seed().commitment()).to_string();
        (text.replace(&commitment, "COMMITMENT"), seen)
    }
}

/// Compares what both worlds send to both viewers: what is new, everything, and what is new since some time ago. Gives how
/// many bytes were the same; `None` once the viewers can see a difference.
fn compare(worlds: &mut [World; 2], played: &str) -> Option<usize> {
    let mut same = 0;
    let games = [worlds[0].game(), worlds[1].game()];
    for (place, (viewer, number)) in SEATS.into_iter().zip([0, LOOKER]).enumerate() {
        if games[0].view(viewer) != games[1].view(viewer) {
            return None;
        }
        let n = worlds[0].table.number();
        for seen in [worlds[0].seen[place], Seen::Nothing, Seen::UpTo(n.saturating_sub(2)), Seen::UpTo(2)] {
            let (one, after) = worlds[0].sent(guest(number).id, seen);
            let (other, _) = worlds[1].sent(guest(number).id, seen);
            assert_eq!(one, other, "after {played}, {viewer:?} can tell the worlds apart");
            same += one.len();
            if seen == worlds[0].seen[place] {
                worlds[0].seen[place] = after;
                worlds[1].seen[place] = after;
            }
        }
    }
    Some(same)
}

/// A choice of this seat in each world. They look alike to others: both are cards of a hand, or both are the same words.
fn alike(worlds: &[World; 2], seat: Seat, rng: &mut SeatRng) -> Option<[String; 2]> {
    let games = [worlds[0].game(), worlds[1].game()];
    let face = |choice: &String| match choice.split_once(' ') {
        Some(("replace", _)) => "replace".to_owned(),
        _ if choice.chars().all(|letter| letter.is_ascii_digit()) => "a card".to_owned(),
        _ => choice.clone(),
    };
    // The very same, where there is such a choice: then the worlds stay alike for longer.
    let mut found = None;
    for _ in 0..60 {
        let same = rng.fork();
        let choices =
            games.map(|game| write_words(&game.any_choice(seat, &mut same.clone()).unwrap().words()));
        if choices[0] == choices[1] {
            return Some(choices);
        }
        if seat != FIRST && face(&choices[0]) == face(&choices[1]) {
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
        // They are different for somebody, so bytes that tell would differ.
        let others = Seat::all(players).skip(1).map(|seat| guest(seat.get()).id);
        let told = others.map(|other| [0, 1].map(|world: usize| worlds[world].sent(other, Seen::Nothing).0));
        assert!(told.into_iter().any(|[one, other]| one != other), "the twins are one");
        bytes += compare(&mut worlds, "the deal").expect("twins look alike");
        'match_: while let Awaiting::Moves(asked) = worlds[0].game().awaiting() {
            let question = worlds[0].game().question();
            // The first seat answers last, so that all others have answered before anything is shown.
            for seat in
                asked.iter().filter(|seat| *seat != FIRST).chain(asked.iter().filter(|seat| *seat == FIRST))
            {
                for again in [true, false] {
                    let Some(choices) = alike(&worlds, seat, &mut rng) else { break 'match_ };
                    let played = format!("{game} {options}: {seat:?} {choices:?}");
                    for (world, choice) in worlds.iter_mut().zip(choices) {
                        if world.game().question() == question {
                            world.say(seat.get(), ClientMessage::Choose { question, choice });
                        }
                        if again && world.game().question() == question {
                            world.say(seat.get(), ClientMessage::Withdraw { question });
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
    assert!(bytes > 20_000, "hardly anything was compared");
}

#[test]
fn twins_of_take_6() {
    run("take6", 3, "rounds=2,hand=3,cards=20");
    run("take6", 2, "rounds=1,hand=4,cards=16,fans=flip_digits+jumping_cow");
}

#[test]
fn twins_of_buffalo() {
    run("buffalo", 2, "hand=2,cards=12");
    run("buffalo", 3, "hand=2,cards=14,decide=majority");
}

#[test]
fn twins_of_take_that() {
    run("take_that", 3, "hand=2,low=43,high=56");
    run("take_that", 3, "hand=2,low=43,high=56,variant=advanced");
}

#[test]
fn twins_of_bull_party() {
    run("bull_party", 3, "numbers=25,hand=2,out=1,bulls=9+3");
}
