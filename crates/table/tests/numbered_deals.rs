//! Numbered deals: the same match for everybody, and only one. Which matches are rated.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use rodeo_bots::SeatRng;
use rodeo_protocol::api::{OpenTable, SettingsPatch};
use rodeo_protocol::table::{HintMode, TablePhase, TableState};
use rodeo_protocol::{ClientMessage, Code, GuestId, Problem, ProblemCode, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::choice::{Choice, write_words};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::seat::Seat;
use rodeo_table::{Checkpoint, Context, FinishedMatch, GuestIdentity, Input, Policy, Secret, Table};

fn player() -> GuestIdentity {
    GuestIdentity { id: GuestId::from_random([1; 16]), name: "Player".into(), bot: false }
}

fn open(game: GameKind, request: serde_json::Value, secret: u8) -> Result<Table, Problem> {
    let mut body = serde_json::json!({ "game": game, "players": 3, "bots": ["simple", "gentle"] });
    body.as_object_mut().unwrap().extend(request.as_object().unwrap().clone());
    let request: OpenTable = serde_json::from_value(body).unwrap();
    let (id, code) = (TableId::from_random([secret; 16]), Code::from_random([secret; 8]));
    Table::open(Checkpoint::for_request(&request, &player(), id, code, 0, Secret([secret; 32]))?)
}

/// Plays a match. The random numbers of the bots' pool differ from table to table.
fn play(mut table: Table, random: u8) -> (FinishedMatch, TableState) {
    let (policy, mut bytes) = (Policy::default(), move || [random; 32]);
    let mut context = Context { now: 0, random: &mut bytes, policy: &policy };
    let (mut pool, mut choices) = (SeatRng::new(random.into()), SeatRng::new(0));
    table.handle(Input::Connected(player()), &mut context).unwrap();
    table.handle(Input::Message(player(), ClientMessage::Start { fill: None }), &mut context).unwrap();
    while table.phase() == TablePhase::Playing {
        // Bots give in to proposals of others after a while.
        context.now += 1000;
        assert!(
            context.now < 10_000_000,
            "the match does not end: {:?}",
            table.game().map(|game| game.awaiting())
        );
        table.handle(Input::Tick, &mut context).unwrap();
        for request in table.take_bot_requests(context.now, &policy) {
            let choice = request.decide(&mut pool);
            table.handle(Input::BotAnswered { request: request.id, choice }, &mut context).unwrap();
        }
        let (game, seat) = (table.game().unwrap(), Seat::new(0).unwrap());
        if matches!(game.awaiting(), Awaiting::Moves(seats) if seats.contains(seat)) {
            let choice = write_words(&game.any_choice(seat, &mut choices).unwrap().words());
            let message = ClientMessage::Choose { question: game.question(), choice };
            table.handle(Input::Message(player(), message), &mut context).unwrap();
        }
    }
    let state = table.state();
    (table.take_finished().remove(0), state)
}

#[test]
fn same_number_gives_the_same_match() {
    for &game in GameKind::ALL {
        let numbered = |number: u32, random| {
            let table = open(game, serde_json::json!({ "deal": number, "start": true }), random).unwrap();
            assert_eq!(table.state().settings.deal, Some(number));
            play(table, random)
        };
        let ((one, state), (other, _), (different, _)) = (numbered(7, 1), numbered(7, 2), numbered(8, 1));
        assert_eq!(one.record.to_json(), other.record.to_json(), "{game:?}");
        assert_ne!(one.record.to_json(), different.record.to_json(), "{game:?}");
        assert!(!one.rated, "{game:?}");
        assert_eq!(state.settings.deal, None, "the next match has random cards");
        let next = one.record.chance.unwrap().seed().commitment();
        assert_ne!(state.commitment, rodeo_rules::deal::Hex32(next).to_string());
    }
}

#[test]
fn other_matches_are_random_and_rated() {
    let random = |secret| play(open(GameKind::Take6, serde_json::json!({}), secret).unwrap(), secret).0;
    let (one, other) = (random(1), random(2));
    assert_ne!(one.record.to_json(), other.record.to_json());
    assert!(one.rated);
}

#[test]
fn matches_with_hints_are_not_rated() {
    for mode in ["after_choosing", "on_request"] {
        let table = open(GameKind::Take6, serde_json::json!({ "hints": mode }), 1).unwrap();
        let (finished, state) = play(table, 1);
        assert!(!finished.rated, "{mode}");
        assert_eq!(serde_json::to_value(state.settings.hints).unwrap(), mode, "also in the next match");
    }
    let table = open(GameKind::Take6, serde_json::json!({ "hints": "off" }), 1).unwrap();
    assert!(play(table, 1).0.rated);
}

#[test]
fn host_changes_hints_between_matches_only() {
    let (policy, mut bytes) = (Policy::default(), || [1; 32]);
    let mut context = Context { now: 0, random: &mut bytes, policy: &policy };
    let mut table = open(GameKind::Take6, serde_json::json!({}), 1).unwrap();
    table.handle(Input::Connected(player()), &mut context).unwrap();
    let change = |hints| {
        let settings = SettingsPatch { hints: Some(hints), ..SettingsPatch::default() };
        Input::Message(player(), ClientMessage::ChangeSettings { settings })
    };
    table.handle(change(HintMode::OnRequest), &mut context).unwrap();
    assert_eq!(table.state().settings.hints, HintMode::OnRequest);
    assert_eq!(table.summary().hints, HintMode::OnRequest, "the lobby shows it");
    table.handle(change(HintMode::Off), &mut context).unwrap();
    table.handle(Input::Message(player(), ClientMessage::Start { fill: None }), &mut context).unwrap();
    let problem = table.handle(change(HintMode::OnRequest), &mut context).unwrap_err();
    assert_eq!(problem.code, ProblemCode::NotNow, "a rated match has no hints");
    assert_eq!(table.state().settings.hints, HintMode::Off);
}

#[test]
fn nobody_else_can_sit_down_at_a_numbered_deal() {
    let problem = open(GameKind::Take6, serde_json::json!({ "deal": 7 }), 1).unwrap_err();
    assert_eq!(problem.code, ProblemCode::InvalidSettings);
}
