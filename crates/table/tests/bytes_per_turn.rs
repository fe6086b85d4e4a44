//! The size of what clients are sent that follow events.

#![allow(clippy::unwrap_used)]

mod support;

use rodeo_protocol::ClientMessage;
use rodeo_protocol::table::{HintMode, TablePhase, TableSettings, Visibility};
use rodeo_rules::any::GameKind;
use rodeo_rules::choice::{Choice, write_words};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::record::Step;
use rodeo_table::{Occupant, Policy};
use support::harness::{Harness, guest};

/// Bytes per turn for all clients of a table of four.
const MAX_BYTES: usize = 1500;

/// The worst case: all notices of who has chosen are sent one by one.
#[test]
fn turn_of_take_6_is_small_for_following_clients() {
    let settings = TableSettings {
        rules: GameKind::Take6.read_rules(4, "rounds=10").unwrap(),
        clock: None,
        visibility: Visibility::Private,
        spectators: true,
        show_seen: true,
        hints: HintMode::Off,
        deal: None,
    };
    let name = |number: usize| format!("Player {number}");
    let seats = (0..4).map(|number| Occupant::Guest { id: guest(number), name: name(number), bot: false });
    let mut harness = Harness::open(settings, seats.collect(), 1, Policy::default());
    for number in 0..4 {
        let client = harness.client(&name(number));
        harness.connect(client).unwrap();
    }
    let connected: usize = harness.clients.iter().map(|client| client.events_bytes).sum();
    harness.send(0, ClientMessage::Start { fill: None }).unwrap();
    while harness.table.phase() == TablePhase::Playing {
        let game = harness.table.game().unwrap();
        let Awaiting::Moves(asked) = game.awaiting() else { break };
        for seat in asked.iter() {
            let choice = game.any_choice(seat, &mut harness.rng).unwrap();
            let message =
                ClientMessage::Choose { question: game.question(), choice: write_words(&choice.words()) };
            harness.send(seat.index(), message).unwrap();
        }
    }
    let all: usize = harness.clients.iter().map(|client| client.events_bytes).sum();
    let is_turn = |step: &&Step| matches!(step, Step::Play(choices) if choices.len() == 4);
    let turns = harness.finished[0].record.steps.iter().filter(is_turn).count();
    assert_eq!(turns, 100);
    let bytes = (all - connected) / turns;
    assert!(bytes <= MAX_BYTES, "{bytes} bytes a turn");
    assert!(bytes > MAX_BYTES / 4, "{bytes} bytes a turn: something is not counted");
    println!("{bytes} bytes a turn");
}
