//! What bots are told about how guests played in earlier matches.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use rodeo_bots::{OpponentEstimate, PlayStyle, SeatRng, StyleEvidence, StyleSummary};
use rodeo_protocol::api::OpenTable;
use rodeo_protocol::table::TablePhase;
use rodeo_protocol::{ClientMessage, Code, GuestId, TableId, Updates};
use rodeo_rules::any::GameKind;
use rodeo_rules::choice::{Choice, write_words};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::seat::Seat;
use rodeo_table::{
    BotRequest, Checkpoint, Context, Fact, FactBatch, FinishedMatch, GuestIdentity, Input, Policy, Secret,
    SyncState, Table,
};
use serde_json::json;

fn guest(number: u8) -> GuestIdentity {
    GuestIdentity { id: GuestId::from_random([number; 16]), name: format!("Guest {number}"), bot: false }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A table of one guest on seat 0 and two bots.
fn open(options: serde_json::Value) -> Table {
    let mut body = json!({ "game": "take6", "players": 3, "options": "rounds=1", "bots": ["keen", "keen"] });
    body.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    let request: OpenTable = serde_json::from_value(body).unwrap();
    let (id, code) = (TableId::from_random([1; 16]), Code::from_random([1; 8]));
    Table::open(Checkpoint::for_request(&request, &guest(1), id, code, 0, Secret([1; 32])).unwrap()).unwrap()
}

fn handle(table: &mut Table, input: Input) {
    let mut random = || [9; 32];
    let mut context = Context { now: 5, random: &mut random, policy: &Policy::default() };
    table.handle(input, &mut context).unwrap();
}

/// What is known about somebody who plays at random.
fn plays_at_random() -> StyleSummary {
    serde_json::from_value(json!({ "styles": [0, -400, -400, -400, -400], "choices": 40 })).unwrap()
}

fn recall(table: &mut Table, guest: &GuestIdentity) {
    let styles = vec![(GameKind::Take6, plays_at_random())];
    table.recall_styles(guest.id, styles);
}

/// Starts the match. Bots wait until somebody is connected.
fn start(table: &mut Table) {
    handle(table, Input::Connected(guest(1)));
    handle(table, Input::Message(guest(1), ClientMessage::Start { fill: None }));
}

fn requests(table: &mut Table) -> Vec<BotRequest> {
    table.take_bot_requests(5, &Policy::default())
}

/// What the bots of a match that has started know.
fn known(mut table: Table) -> Vec<Vec<Option<StyleSummary>>> {
    start(&mut table);
    let requests = requests(&mut table);
    assert_eq!(requests.len(), 2);
    requests.into_iter().map(|request| request.earlier).collect()
}

#[test]
fn bots_know_how_a_guest_has_played() {
    let mut table = open(json!({}));
    assert_eq!(known(table.clone()), [vec![], vec![]]);
    recall(&mut table, &guest(1));
    let earlier = vec![Some(plays_at_random()), None, None];
    assert_eq!(known(table.clone()), [earlier.clone(), earlier.clone()]);
    start(&mut table);
    let players = requests(&mut table).remove(0);
    let players = players.known_players();
    let estimate = OpponentEstimate::prior(players.declared, players.earlier);
    assert_eq!(estimate.likeliest(seat(0)).0, PlayStyle::Random);
    assert_eq!(estimate.likeliest(seat(1)).0, PlayStyle::Net, "a declared bot");
}

#[test]
fn only_summaries_of_guests_on_seats_and_of_this_game_count() {
    let mut table = open(json!({}));
    recall(&mut table, &guest(2));
    let styles = vec![(GameKind::TakeThat, plays_at_random())];
    table.recall_styles(guest(1).id, styles);
    assert_eq!(known(table.clone()), [vec![], vec![]]);
    recall(&mut table, &guest(1));
    assert_eq!(known(table.clone())[0][0], Some(plays_at_random()), "the newest one counts");
    table.recall_styles(guest(1).id, Vec::new());
    assert_eq!(known(table), [vec![], vec![]], "nothing is known any more");
}

/// The guests about whom a table asks. They are answered if `told`.
fn asked(table: &mut Table, told: bool) -> Vec<GuestId> {
    let mut asked = Vec::new();
    table.ask_for_styles(|guest| {
        asked.push(guest);
        told
    });
    asked
}

#[test]
fn table_asks_once_for_each_guest_who_takes_a_seat() {
    let mut table = open(json!({ "bots": ["keen"] }));
    assert_eq!(asked(&mut table, false), [guest(1).id]);
    assert_eq!(asked(&mut table, true), [guest(1).id], "nobody has answered");
    assert_eq!(asked(&mut table, true), []);
    // Spectators do not play.
    handle(&mut table, Input::Connected(guest(2)));
    assert_eq!(asked(&mut table, true), []);
    recall(&mut table, &guest(2));
    handle(&mut table, Input::Message(guest(2), ClientMessage::Sit { seat: None }));
    assert_eq!(asked(&mut table, true), [guest(2).id]);
    handle(&mut table, Input::Message(guest(2), ClientMessage::Leave {}));
    assert_eq!(asked(&mut table, true), []);
    handle(&mut table, Input::Message(guest(2), ClientMessage::Sit { seat: None }));
    assert_eq!(asked(&mut table, true), [guest(2).id], "it has forgotten a guest who left");
    start(&mut table);
    assert!(requests(&mut table)[0].earlier.is_empty(), "what it was told about a spectator does not count");
}

#[test]
fn table_asks_only_if_bots_can_use_it() {
    let with = |options| asked(&mut open(options), true);
    assert_eq!(with(json!({})), [guest(1).id]);
    assert_eq!(with(json!({ "bots": [] })), [guest(1).id], "bots may take the free seats");
    assert_eq!(with(json!({ "deal": 7, "start": true })), []);
    assert_eq!(with(json!({ "options": "rounds=1,fans=jumping_cow" })), []);
    assert_eq!(with(json!({ "game": "bull_party", "options": "" })), []);
    let mut guests_only = open(json!({ "players": 2, "bots": [] }));
    handle(&mut guests_only, Input::Message(guest(2), ClientMessage::Sit { seat: None }));
    assert_eq!(asked(&mut guests_only, true), []);
}

/// However many spectators there are, what is known about the players stays.
#[test]
fn spectators_displace_no_player() {
    let mut table = open(json!({}));
    recall(&mut table, &guest(1));
    for number in 2..=255 {
        recall(&mut table, &guest(number));
    }
    assert_eq!(known(table)[0][0], Some(plays_at_random()));
}

#[test]
fn forgotten_styles_are_not_used_any_more() {
    let mut table = open(json!({}));
    recall(&mut table, &guest(1));
    let mut between = table.clone();
    between.forget_styles();
    assert_eq!(known(between), [vec![], vec![]]);
    start(&mut table);
    let facts = FactBatch::facts_from_json(&table.take_facts().unwrap().to_json()).unwrap();
    let mut restored = Table::restore(facts, 5).unwrap();
    restored.forget_styles();
    handle(&mut restored, Input::Connected(guest(1)));
    assert!(requests(&mut restored).iter().all(|request| request.earlier.is_empty()));
}

/// In a numbered deal the bots choose the same whenever guests do.
#[test]
fn numbered_deals_are_the_same_for_everybody() {
    let mut table = open(json!({ "deal": 7, "start": true }));
    recall(&mut table, &guest(1));
    assert_eq!(known(table), [vec![], vec![]]);
}

#[test]
fn restored_table_tells_bots_the_same() {
    let mut table = open(json!({}));
    recall(&mut table, &guest(1));
    start(&mut table);
    let text = table.take_facts().unwrap().to_json();
    assert!(text.contains(r#""styles":[[0,{"styles":[0,-400,-400,-400,-400],"choices":40}]]"#), "{text}");
    let facts = FactBatch::facts_from_json(&text).unwrap();
    let mut restored = Table::restore(facts, 5).unwrap();
    handle(&mut restored, Input::Connected(guest(1)));
    let [before, after] = [&mut table, &mut restored]
        .map(|table| requests(table).into_iter().map(|request| request.earlier).collect::<Vec<_>>());
    assert_eq!(before, after);
    assert_eq!(before[0][0], Some(plays_at_random()));
    let without = text.replace(r#","styles":[[0,{"styles":[0,-400,-400,-400,-400],"choices":40}]]"#, "");
    let mut older = Table::restore(FactBatch::facts_from_json(&without).unwrap(), 5).unwrap();
    handle(&mut older, Input::Connected(guest(1)));
    assert!(requests(&mut older)[0].earlier.is_empty(), "facts of an older version");
}

#[test]
fn styles_of_seats_that_do_not_exist_are_refused() {
    let checkpoint = open(json!({})).take_facts().unwrap().facts;
    let start = |seats: &[u8]| Fact::MatchStarted {
        id: rodeo_protocol::MatchId::from_random([1; 16]),
        at: 5,
        styles: seats.iter().map(|&number| (seat(number), plays_at_random())).collect(),
    };
    let restore = |fact| Table::restore(checkpoint.iter().cloned().chain([fact]), 5);
    assert!(restore(start(&[0, 2])).is_ok());
    assert!(restore(start(&[3])).is_err());
}

#[test]
fn guest_who_has_left_is_not_expected_any_more() {
    let mut table = open(json!({ "bots": ["keen"] }));
    handle(&mut table, Input::Message(guest(2), ClientMessage::Sit { seat: None }));
    recall(&mut table, &guest(1));
    recall(&mut table, &guest(2));
    start(&mut table);
    assert_eq!(table.clone().take_bot_requests(5, &Policy::default())[0].earlier.iter().flatten().count(), 2);
    handle(&mut table, Input::Message(guest(2), ClientMessage::Leave {}));
    let earlier = requests(&mut table).remove(0).earlier;
    assert_eq!(earlier.iter().flatten().count(), 1);
    assert_eq!(earlier[0], Some(plays_at_random()));
}

/// No client can tell what is known about a guest.
#[test]
fn clients_are_not_told() {
    let mut table = open(json!({}));
    let mut recalled = table.clone();
    recall(&mut recalled, &guest(1));
    for table in [&mut table, &mut recalled] {
        start(table);
    }
    for updates in [Updates::State, Updates::Events] {
        for sync in [SyncState::New, SyncState::Resuming(1)] {
            for viewer in [guest(1), guest(3)] {
                let [told, other] = [&table, &recalled].map(|table| {
                    let message = table.sync_message(viewer.id, sync, updates, 5, &Policy::default());
                    serde_json::to_string(&message.unwrap().0).unwrap()
                });
                assert_eq!(told, other);
            }
        }
    }
    assert_eq!(
        serde_json::to_string(&table.summary()).unwrap(),
        serde_json::to_string(&recalled.summary()).unwrap()
    );
}

/// Plays a match. In this many first turns the guest does not choose in time, so that a bot does.
fn play(mut table: Table, timeouts: u32) -> FinishedMatch {
    let (policy, mut bytes) = (Policy::default(), || [3; 32]);
    let mut context = Context { now: 0, random: &mut bytes, policy: &policy };
    let (mut pool, mut choices, mut turns) = (SeatRng::new(1), SeatRng::new(2), 0);
    table.handle(Input::Connected(guest(1)), &mut context).unwrap();
    table.handle(Input::Message(guest(1), ClientMessage::Start { fill: None }), &mut context).unwrap();
    for _ in 0..10_000 {
        if table.phase() != TablePhase::Playing {
            return table.take_finished().remove(0);
        }
        context.now += if turns < timeouts { 60_000 } else { 0 };
        table.handle(Input::Tick, &mut context).unwrap();
        for request in table.take_bot_requests(context.now, &policy) {
            let choice = request.decide(&mut pool);
            table.handle(Input::BotAnswered { request: request.id, choice }, &mut context).unwrap();
        }
        turns += 1;
        let game = table.game().unwrap();
        if turns > timeouts && matches!(game.awaiting(), Awaiting::Moves(seats) if seats.contains(seat(0))) {
            let choice = write_words(&game.any_choice(seat(0), &mut choices).unwrap().words());
            let message = ClientMessage::Choose { question: game.question(), choice };
            table.handle(Input::Message(guest(1), message), &mut context).unwrap();
        }
    }
    panic!("the match does not end");
}

#[test]
fn match_tells_about_guests_who_chose_themselves() {
    let of = |finished: &FinishedMatch| -> Vec<(GuestId, u32)> {
        let count = |(guest, evidence): (GuestId, StyleEvidence)| (guest, evidence.choices());
        finished.style_evidence().into_iter().map(count).collect()
    };
    let finished = play(open(json!({})), 0);
    assert_eq!(of(&finished), [(guest(1).id, 10)]);
    let replaced = play(open(json!({ "clock": 30 })), 2);
    assert!(replaced.replaced_by_bot.is_empty(), "most choices were the guest's");
    assert_eq!(of(&replaced), []);
    assert_eq!(of(&play(open(json!({ "hints": "on_request" })), 0)), [(guest(1).id, 10)]);
    assert_eq!(of(&play(open(json!({ "deal": 7, "start": true })), 0)), [], "the cards can be known");
    assert_eq!(of(&play(open(json!({ "options": "rounds=1,fans=jumping_cow" })), 0)), []);
    let other = json!({ "game": "bull_party", "options": "" });
    assert_eq!(of(&play(open(other), 0)), []);
}

/// The rest of an abandoned match is played out at random, which says nothing about the guest.
#[test]
fn abandoned_matches_tell_nothing() {
    let mut table = open(json!({}));
    start(&mut table);
    let mut random = || [9; 32];
    table.abandon(&mut Context { now: 5, random: &mut random, policy: &Policy::default() });
    let finished = table.take_finished().remove(0);
    assert!(finished.rated && finished.style_evidence().is_empty());
}
