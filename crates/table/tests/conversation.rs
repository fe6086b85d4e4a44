//! Who may chat and react, and what others receive.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use rodeo_bots::Level;
use rodeo_protocol::table::{HintMode, TableSettings, Visibility};
use rodeo_protocol::{ClientMessage, ProblemCode, Reaction, ServerMessage};
use rodeo_rules::any::GameKind;
use rodeo_rules::seat::Seat;
use rodeo_table::{GuestIdentity, Occupant, Policy, Table};

use support::harness::{Harness, guest};

/// A table of Take 6 with a guest, a bot, and somebody without a seat.
fn table(spectators: bool) -> Harness {
    let settings = TableSettings {
        rules: GameKind::Take6.read_rules(2, "rounds=1").unwrap(),
        clock: None,
        visibility: Visibility::Private,
        spectators,
        show_seen: false,
        hints: HintMode::Off,
        deal: None,
    };
    let player = GuestIdentity { id: guest(0), name: "Player".into(), bot: false };
    let seats = vec![player.occupant(), Occupant::house_bot(Level::Simple, Seat::new(1).unwrap())];
    let mut harness = Harness::open(settings, seats, 1, Policy::default());
    for name in ["Player", "Other"] {
        let client = harness.client(name);
        let _ = harness.connect(client);
    }
    harness
}

#[test]
fn only_reactions_and_lines_of_spectators_are_passed_on() {
    let mut harness = table(true);
    let facts = harness.facts.len();
    let reaction = Reaction::Cheer;
    let answer = harness.send(0, ClientMessage::React { reaction }).unwrap().unwrap();
    assert!(Table::is_for_all(&answer));
    assert_eq!(
        answer,
        ServerMessage::Reaction { guest: guest(0), seat: Seat::new(0), name: "Player".into(), reaction }
    );
    let answer =
        harness.send(1, ClientMessage::Chat { text: " Well\u{202e} played ".into() }).unwrap().unwrap();
    assert!(Table::is_for_all(&answer));
    assert!(matches!(answer, ServerMessage::SpectatorChat { text, .. } if text == "Well played"));
    assert_eq!(harness.facts.len(), facts, "neither is stored");
    // The line of a player is part of the table.
    harness.now += 7;
    assert_eq!(harness.send(0, ClientMessage::Chat { text: "Thanks".into() }), Ok(None));
    let chat = &harness.clients[1].state.as_ref().unwrap().chat;
    assert_eq!(
        chat.iter().map(|line| (line.text.as_str(), line.at_ms)).collect::<Vec<_>>(),
        [("Thanks", Some(7))]
    );
}

#[test]
fn without_spectators_only_seated_guests_take_part() {
    let mut harness = table(false);
    for message in
        [ClientMessage::Chat { text: "Hello".into() }, ClientMessage::React { reaction: Reaction::Wow }]
    {
        let problem = harness.send(1, message).unwrap_err();
        assert_eq!(problem.code, ProblemCode::NotSeated);
    }
}

#[test]
fn history_needs_a_match() {
    let mut harness = table(true);
    let problem = harness.send(0, ClientMessage::History { until: 0 }).unwrap_err();
    assert_eq!(problem.code, ProblemCode::NotNow);
    harness.send(0, ClientMessage::Start { fill: None }).unwrap();
    // The future has no history, and an invalid number does no harm.
    for until in [0, harness.table.seq(), u64::MAX] {
        assert!(matches!(
            harness.send(0, ClientMessage::History { until }),
            Ok(Some(ServerMessage::History { .. }))
        ));
    }
}
