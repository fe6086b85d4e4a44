//! What pictures of a table are drawn from.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use rodeo_bots::SeatRng;
use rodeo_protocol::table::{SeatState, TablePhase};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{ClientMessage, Code, GuestId, ServerMessage, TableId, Updates};
use rodeo_rules::any::GameKind;
use rodeo_rules::choice::{Choice, write_words};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::seat::Seat;
use rodeo_table::{
    Checkpoint, Context, GuestIdentity, Input, Policy, Secret, SecureRandom, SyncState, Table,
};
use serde_json::json;

fn guest(number: u8) -> GuestIdentity {
    GuestIdentity { id: GuestId::from_random([number; 16]), name: format!("Guest {number}"), bot: false }
}

/// The view that a guest is sent who connects now.
fn sent_to(table: &Table, viewer: &GuestIdentity) -> Option<GameView> {
    let message = table.sync_message(viewer.id, SyncState::New, Updates::State, 0, &Policy::default());
    match message.unwrap().0 {
        ServerMessage::Snapshot(snapshot) => snapshot.view,
        other => panic!("not a snapshot: {other:?}"),
    }
}

/// A table of a guest on seat 0 and bots, whose match has started.
fn start(game: GameKind, players: u8, options: &str, random: &mut dyn SecureRandom) -> Table {
    let bots = vec!["random"; usize::from(players) - 1];
    let body = json!({ "game": game.name(), "players": players, "options": options, "bots": bots });
    let request = serde_json::from_value(body).unwrap();
    let (id, code) = (TableId::from_random([1; 16]), Code::from_random([1; 8]));
    let checkpoint = Checkpoint::for_request(&request, &guest(1), id, code, 0, Secret([1; 32])).unwrap();
    let mut table = Table::open(checkpoint).unwrap();
    assert_eq!((table.public_view(), table.match_players()), (None, &[][..]));
    let mut context = Context { now: 0, random, policy: &Policy::default() };
    table.handle(Input::Connected(guest(1)), &mut context).unwrap();
    table.handle(Input::Message(guest(1), ClientMessage::Start { fill: None }), &mut context).unwrap();
    table
}

/// Plays the match of a table to its end. Shows the table before every step and at the end.
fn play(table: &mut Table, context: &mut Context<'_>, mut each: impl FnMut(&Table)) {
    let (mut rng, own) = (SeatRng::new(3), Seat::new(0).unwrap());
    for _ in 0..2000 {
        each(table);
        if table.phase() == TablePhase::Over {
            return;
        }
        for request in table.take_bot_requests(context.now, context.policy) {
            let choice = request.decide(&mut rng);
            table.handle(Input::BotAnswered { request: request.id, choice }, context).unwrap();
        }
        let state = table.game().unwrap();
        if matches!(state.awaiting(), Awaiting::Moves(seats) if seats.contains(own)) {
            let choice = write_words(&state.any_choice(own, &mut rng).unwrap().words());
            let message = ClientMessage::Choose { question: state.question(), choice };
            // An error means that the guest has chosen already.
            let _ = table.handle(Input::Message(guest(1), message), context);
        }
        context.now += 1000;
        table.handle(Input::Tick, context).unwrap();
    }
    panic!("the match does not end");
}

/// Nobody who asks for a picture sees more than a spectator.
#[test]
fn public_view_is_that_of_a_spectator() {
    for (game, players, options) in GameKind::short_matches_except(std::iter::empty()) {
        let (policy, mut random) = (Policy::default(), || [7; 32]);
        let mut table = start(game, players.max(2), options, &mut random);
        let mut context = Context { now: 0, random: &mut random, policy: &policy };
        let mut hidden = 0;
        play(&mut table, &mut context, |table| {
            let public = table.public_view();
            assert!(public.is_some() && public == sent_to(table, &guest(2)), "{game}");
            hidden += usize::from(public != sent_to(table, &guest(1)));
        });
        assert!(hidden > 0, "{game}: the guest never saw more than a spectator");
    }
}

#[test]
fn players_of_the_match_stay_when_seats_change() {
    let (policy, mut random) = (Policy::default(), || [7; 32]);
    let mut table = start(GameKind::Take6, 2, "rounds=1", &mut random);
    let players = table.match_players().to_vec();
    assert!(matches!(&players[0], SeatState::Guest { name, .. } if name == "Guest 1"), "{players:?}");
    let mut context = Context { now: 0, random: &mut random, policy: &policy };
    table.handle(Input::Connected(guest(2)), &mut context).unwrap();
    play(&mut table, &mut context, |_| ());
    table.handle(Input::Message(guest(2), ClientMessage::Sit { seat: None }), &mut context).unwrap_err();
    table.handle(Input::Message(guest(1), ClientMessage::Leave {}), &mut context).unwrap();
    table.handle(Input::Message(guest(2), ClientMessage::Sit { seat: None }), &mut context).unwrap();
    assert_ne!(table.summary().seats, players);
    assert_eq!(table.match_players(), players);
}
