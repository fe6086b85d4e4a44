//! Clocks, people who are away or asleep, breaks, another match, and a server that is stopped and started again.

use std::time::Duration;

use rodeo_bots::{Level, SeatRng};
use rodeo_protocol::table::{SeatState, TablePhase};
use rodeo_protocol::{ClientMessage, ProblemCode, ServerMessage};
use rodeo_rules::record::verify;
use rodeo_rules::seat::Seat;
use rodeo_server::Config;
use rodeo_table::Policy;
use serde_json::{Value, json};

use crate::house::{House, hasty};
use crate::support::client::PATIENCE;
use crate::support::player::{Habits, Player};
use crate::support::story::check_pieces;
use crate::support::{Client, Guest};

/// Tables that wait for nobody.
fn impatient() -> Config {
    let policy =
        Policy { grace_ms: 50, hurry_after_ms: 30, hurry_ms: 30, strikes: 1, stand_in: Level::Simple };
    Config { policy, ..hasty() }
}

/// A table with two people, who are there.
async fn pair(house: &House, settings: Value) -> (Client, Client) {
    let address = house.address;
    let mut body = json!({ "game": "take6", "players": 2, "options": "rounds=1" });
    body.as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
    let guests = [Guest::make(address, "Host").await.unwrap(), Guest::make(address, "Other").await.unwrap()];
    let id = guests[0].open(address, &body).await.unwrap().id;
    guests[1].join(address, id).await.unwrap();
    let [mut host, mut other] = guests.map(|guest| Client::new(address, &guest, id));
    host.arrive().await;
    other.arrive().await;
    (host, other)
}

async fn start(host: &mut Client, other: &mut Client) {
    host.say(&ClientMessage::Start { fill: None }).await;
    host.until(|fold| fold.prompt.is_some()).await;
    other.until(|fold| fold.prompt.is_some()).await;
}

fn calm(client: Client, seed: u64) -> Player {
    Player::new(client, SeatRng::new(seed), Habits::CALM)
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

async fn refusal(client: &mut Client, message: ClientMessage) -> ProblemCode {
    match client.ask(&message).await {
        Some(ServerMessage::Rejected { problem, .. }) => problem.code,
        other => panic!("{message:?}: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_whoever_is_away_and_they_come_back_to_their_seat() {
    let house = House::open(impatient()).await;
    let (mut host, mut other) = pair(&house, json!({})).await;
    start(&mut host, &mut other).await;
    other.cut();
    host.until(|fold| fold.pending.away.contains(seat(1))).await;
    host.until(|fold| fold.pending.stand_in.contains(seat(1)) && fold.pending.waiting.len() == 1).await;
    let mut host = calm(host, 1);
    let ask = host.to_answer().unwrap();
    host.answer(&ask).await;
    host.client.until(|fold| fold.pending.question > Some(ask.question)).await;
    // Back: nobody plays for them any more.
    other.connect(other.fold.have).await.unwrap();
    other.until(|fold| fold.pending.stand_in.is_empty() && fold.pending.away.is_empty()).await;
    host.client.until(|fold| fold.pending.stand_in.is_empty()).await;
    let mut other = calm(other, 2);
    tokio::join!(host.play(1), other.play(1));
    let end = host.client.fold.table.as_ref().unwrap().result.clone().unwrap();
    let record = house.record(end.id);
    verify(&record).unwrap();
    check_pieces(&record, true, &other.client.fold.matches[&1], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_can_be_called_on_whoever_sleeps_and_waking_up_is_enough() {
    let house = House::open(impatient()).await;
    let (mut host, mut other) = pair(&house, json!({})).await;
    start(&mut host, &mut other).await;
    let question = host.fold.pending.question;
    // Not at once; but soon.
    let hurry = ClientMessage::Nudge { seat: seat(1) };
    while let ServerMessage::Rejected { problem, .. } = host.ask_or_news(&hurry).await {
        assert_eq!(problem.code, ProblemCode::NotNow);
        let wait = problem.retry_after_ms.expect("when to try again is told");
        tokio::time::sleep(Duration::from_millis(wait)).await;
    }
    other.until(|fold| fold.pending.nudged.contains(seat(1))).await;
    assert!(other.fold.pending.left_ms.is_some_and(|ms| ms <= 30), "{:?}", other.fold.pending);
    let choice = host.fold.prompt.as_ref().unwrap().next[0].clone();
    host.say(&ClientMessage::Choose { question: question.unwrap(), choice }).await;
    host.until(|fold| fold.pending.question > question && fold.pending.stand_in.contains(seat(1))).await;
    other.until(|fold| fold.pending.stand_in.contains(seat(1))).await;
    other.say(&ClientMessage::Return {}).await;
    host.until(|fold| fold.pending.stand_in.is_empty()).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_clock_has_run_out_a_bot_chooses() {
    let house = House::open(impatient()).await;
    let (mut host, mut other) = pair(&house, json!({ "clock": 3 })).await;
    start(&mut host, &mut other).await;
    let question = host.fold.pending.question.unwrap();
    assert!(host.fold.pending.left_ms.is_some_and(|ms| (1..=3000).contains(&ms)), "{:?}", host.fold.pending);
    let choice = host.fold.prompt.as_ref().unwrap().next[0].clone();
    host.say(&ClientMessage::Choose { question, choice: choice.clone() }).await;
    host.until(|fold| fold.pending.question > Some(question)).await;
    // The choice of whoever had chosen counts.
    assert!(
        !host.fold.prompt.as_ref().is_some_and(|ask| ask.next.contains(&choice)),
        "the card is still there"
    );
    host.until(|fold| fold.pending.stand_in.contains(seat(1))).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_goes_on_while_nobody_is_there() {
    let house = House::open(impatient()).await;
    let (mut host, mut other) = pair(&house, json!({})).await;
    start(&mut host, &mut other).await;
    let mut looker =
        Client::new(house.address, &Guest::make(house.address, "Looker").await.unwrap(), host.table);
    looker.arrive().await;
    host.cut();
    other.cut();
    looker.until(|fold| fold.pending.away.len() == 2).await;
    let question = looker.fold.pending.question;
    while looker.next_within(Duration::from_millis(200)).await.is_some() {}
    assert_eq!(looker.fold.pending.question, question, "bots play among themselves");
    host.connect(host.fold.have).await.unwrap();
    host.until(|fold| fold.pending.stand_in.contains(seat(1)) && fold.pending.waiting.len() == 1).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_break_stops_everything_and_another_match_has_another_deal() {
    let house = House::open(hasty()).await;
    let (mut host, mut other) = pair(&house, json!({ "clock": 600 })).await;
    start(&mut host, &mut other).await;
    assert_eq!(refusal(&mut other, ClientMessage::Pause {}).await, ProblemCode::NotHost);
    host.say(&ClientMessage::Pause {}).await;
    other.until(|fold| fold.phase() == Some(TablePhase::Paused)).await;
    assert_eq!(other.fold.pending.left_ms, None);
    let ask = other.fold.prompt.clone().unwrap();
    let choose = ClientMessage::Choose { question: ask.question, choice: ask.next[0].clone() };
    assert_eq!(refusal(&mut other, choose).await, ProblemCode::Paused);
    // A break outlives the line.
    other.connect(other.fold.have).await.unwrap();
    other.next().await;
    other.next().await;
    assert_eq!(other.fold.phase(), Some(TablePhase::Paused));
    other.say(&ClientMessage::Resume {}).await;
    host.until(|fold| fold.phase() == Some(TablePhase::Playing) && fold.pending.left_ms.is_some()).await;
    let (mut host, mut other) = (calm(host, 1), calm(other, 2));
    tokio::join!(host.play(1), other.play(1));
    let first = host.client.fold.table.clone().unwrap();
    host.client.say(&ClientMessage::Rematch { wanted: true }).await;
    other.client.until(|fold| fold.table.as_ref().unwrap().rematch.contains(seat(0))).await;
    assert_eq!(other.client.fold.phase(), Some(TablePhase::Over), "one alone begins another match");
    other.client.say(&ClientMessage::Rematch { wanted: true }).await;
    tokio::join!(host.play(2), other.play(2));
    let second = host.client.fold.table.clone().unwrap();
    let (one, two) = (first.result.unwrap(), second.result.unwrap());
    assert_eq!((two.commitment.as_str(), second.matches), (first.commitment.as_str(), 2));
    for (end, number) in [(&one, 1), (&two, 2)] {
        let record = house.record(end.id);
        verify(&record).unwrap();
        check_pieces(&record, true, &other.client.fold.matches[&number], true);
    }
    assert_ne!(house.record(one.id).steps[0], house.record(two.id).steps[0], "the same deal twice");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_connections_of_one_seat_are_one_person() {
    let house = House::open(impatient()).await;
    let (mut host, mut other) = pair(&house, json!({})).await;
    start(&mut host, &mut other).await;
    let mut phone = Client::new(other.address, &other.guest, other.table);
    phone.arrive().await;
    assert_eq!(
        (phone.fold.view.clone(), phone.fold.prompt.clone()),
        (other.fold.view.clone(), other.fold.prompt.clone())
    );
    let ask = phone.fold.prompt.clone().unwrap();
    phone.say(&ClientMessage::Choose { question: ask.question, choice: ask.next[0].clone() }).await;
    other.until(|fold| fold.prompt.as_ref().is_some_and(|ask| ask.answer.is_some())).await;
    other.say(&ClientMessage::Choose { question: ask.question, choice: ask.next[1].clone() }).await;
    // What the one says counts for the other.
    other.fold.answers(ask.question);
    phone.fold.answers(ask.question);
    phone.until(|fold| fold.prompt.as_ref().unwrap().answer.as_ref() == Some(&ask.next[1])).await;
    // One of them is enough to be there.
    phone.cut();
    while let Some(message) = host.next_within(Duration::from_millis(150)).await {
        assert!(!matches!(message, ServerMessage::Closing { .. }));
    }
    assert!(host.fold.pending.away.is_empty() && host.fold.pending.stand_in.is_empty());
    let choice = host.fold.prompt.as_ref().unwrap().next[0].clone();
    host.say(&ClientMessage::Choose { question: ask.question, choice }).await;
    other.until(|fold| fold.pending.question > Some(ask.question)).await;
    assert!(
        !other.fold.prompt.as_ref().is_some_and(|now| now.next.contains(&ask.next[1])),
        "the last word counts"
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_sees_no_more_than_others_and_a_host_has_an_heir() {
    let house = House::open(impatient()).await;
    let (mut host, mut other) = pair(&house, json!({})).await;
    start(&mut host, &mut other).await;
    host.say(&ClientMessage::Leave {}).await;
    host.until(|fold| fold.seat.is_none()).await;
    assert_eq!(host.fold.prompt, None);
    let heir = |fold: &crate::support::fold::Fold| fold.table.as_ref().unwrap().host;
    other
        .until(|fold| {
            heir(fold)
                == fold.table.as_ref().and_then(|table| match &table.seats[1] {
                    SeatState::Guest { id, .. } => Some(*id),
                    _ => None,
                })
        })
        .await;
    assert!(matches!(other.fold.table.as_ref().unwrap().seats[0], SeatState::HouseBot { .. }));
    let mut looker =
        Client::new(house.address, &Guest::make(house.address, "Looker").await.unwrap(), host.table);
    looker.arrive().await;
    assert_eq!(host.fold.view, looker.fold.view, "whoever got up sees what everybody sees");
    let mut other = calm(other, 3);
    other.play(1).await;
    host.until(|fold| fold.has_ended(1)).await;
    let record = house.record(host.fold.table.as_ref().unwrap().result.clone().unwrap().id);
    check_pieces(&record, true, &host.fold.matches[&1], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_stopped_says_so_and_goes_on_where_it_was() {
    let house = House::open(hasty()).await;
    let (mut host, mut other) = pair(&house, json!({})).await;
    start(&mut host, &mut other).await;
    let ask = host.fold.prompt.clone().unwrap();
    host.say(&ClientMessage::Choose { question: ask.question, choice: ask.next[3].clone() }).await;
    host.until(|fold| fold.prompt.as_ref().unwrap().answer.is_some()).await;
    let closing = tokio::spawn(house.close());
    for client in [&mut host, &mut other] {
        match tokio::time::timeout(PATIENCE, client.answer()).await.unwrap() {
            Some(ServerMessage::Closing { problem }) => {
                assert_eq!(problem.code, ProblemCode::ShuttingDown);
                assert!(problem.retry_after_ms.is_some());
            }
            other => panic!("{other:?}"),
        }
        assert!(client.next().await.is_none());
    }
    let house = House::open_in(closing.await.unwrap(), hasty()).await;
    for client in [&mut host, &mut other] {
        client.address = house.address;
        client.connect(client.fold.have).await.unwrap();
        client.next().await.unwrap();
        client.next().await.unwrap();
    }
    assert_eq!(host.fold.prompt.as_ref().unwrap().answer.as_ref(), Some(&ask.next[3]), "an answer is lost");
    let (mut host, mut other) = (calm(host, 1), calm(other, 2));
    tokio::join!(host.play(1), other.play(1));
    let end = host.client.fold.table.as_ref().unwrap().result.clone().unwrap();
    check_pieces(&house.record(end.id), true, &host.client.fold.matches[&1], true);
    house.close().await;
}
