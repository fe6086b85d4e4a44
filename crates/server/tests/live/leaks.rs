//! Searches all bytes sent to each seat and to a spectator for what they must not know.

use rodeo_protocol::{ServerMessage, Updates};
use rodeo_rules::any::GameKind;
use rodeo_rules::record::Record;
use serde_json::{Value, json};

use crate::support::leak_match::{LeakTable, Transcript, check, next_secrets, play_match};
use crate::test_server::{TestServer, test_config};

/// Plays a match. Returns its record and what all clients sent and received.
async fn play(server: &TestServer, table: &LeakTable, updates: [Updates; 2]) -> (Record, Vec<Transcript>) {
    let (played, all) = play_match(server.address, server.address, table, updates, 15).await;
    (server.record(played), all)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_receive_only_what_they_may_know() {
    let server = TestServer::start(test_config()).await;
    let mut updates = [Updates::Events, Updates::State];
    for table in LeakTable::all() {
        let (record, all) = play(&server, &table, updates).await;
        updates.reverse();
        check(&record, &all).unwrap_or_else(|what| panic!("{} {}: {what}", table.game, table.options));
        let secrets = next_secrets(&*server.store);
        assert!(!secrets.is_empty());
        for text in all.iter().flat_map(|transcript| transcript.received.iter().chain(&transcript.responses))
        {
            assert!(
                !secrets.iter().any(|secret| text.contains(secret)),
                "the secret of the next match: {text}"
            );
        }
        assert!(all.iter().any(|transcript| transcript.responses.len() > 3), "no responses were recorded");
    }
    server.stop().await;
}

/// The check detects leaks: each of these is planted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn planted_leaks_are_detected() {
    let server = TestServer::start(test_config()).await;
    let (record, mut all) =
        play(&server, &LeakTable::new(GameKind::Take6, 3, 0, "rounds=1"), [Updates::State; 2]).await;
    check(&record, &all).unwrap();
    all.sort_by_key(|transcript| (transcript.seat.is_none(), transcript.seat));
    let with_view = |transcript: &Transcript| {
        transcript
            .received
            .iter()
            .position(|text| text.contains("\"view\":{") && text.contains("\"prompt\":{"))
            .unwrap()
    };
    let (own, other) = (with_view(&all[0]), with_view(&all[1]));
    let theirs: Value = serde_json::from_str(&all[1].received[other]).unwrap();
    let mut found = Vec::new();
    let mut plant = |what: &'static str, change: &dyn Fn(&mut Value)| {
        let text = &mut all[0].received[own];
        let before = text.clone();
        let mut message: Value = serde_json::from_str(text).unwrap();
        change(&mut message);
        // With the fields in the order of the server, if it is still a valid message.
        let typed: Option<ServerMessage> = serde_json::from_value(message.clone()).ok();
        let same_fields = typed.as_ref().is_some_and(|typed| serde_json::to_value(typed).unwrap() == message);
        *text = if same_fields { serde_json::to_string(&typed).unwrap() } else { message.to_string() };
        let result = check(&record, &all);
        all[0].received[own] = before;
        found.push((what, result.is_err()));
    };
    plant("nothing", &|_| {});
    plant("the view of another seat", &|message| message["view"] = theirs["view"].clone());
    plant("the prompt of another seat", &|message| message["prompt"] = theirs["prompt"].clone());
    plant("an extra field", &|message| message["hands"] = json!([[1, 2], [3, 4]]));
    plant("a nested extra field", &|message| message["view"]["deck"] = json!([7, 8, 9]));
    plant("an answer of another seat", &|message| {
        message["prompt"]["answer"] = theirs["prompt"]["next"][0].clone()
    });
    let secret: String =
        record.chance.as_ref().unwrap().secret.iter().map(|byte| format!("{byte:02x}")).collect();
    plant("the secret", &|message| {
        let mut line = json!({"seq": 1, "seat": 0, "name": "x", "text": ""});
        line["text"] = json!(secret);
        message["chat"] = json!([line]);
    });
    let expected: Vec<bool> =
        std::iter::once(false).chain(std::iter::repeat_n(true, found.len() - 1)).collect();
    assert_eq!(found.iter().map(|(_, found)| *found).collect::<Vec<_>>(), expected, "{found:?}");
    // A later message under an earlier number is a message sent too early.
    let last = all[0].received.iter().rposition(|text| text.contains("\"events\"")).unwrap();
    let later: Value = serde_json::from_str(&all[0].received[last]).unwrap();
    let mut early: ServerMessage = serde_json::from_value(later).unwrap();
    if let ServerMessage::Update(update) = &mut early {
        update.seq = theirs["seq"].as_u64().unwrap();
    }
    all[0].received[last] = serde_json::to_string(&early).unwrap();
    assert!(check(&record, &all).is_err(), "a message sent too early is not detected");
    // A cookie of another guest.
    let cookie = all[1].guest.secrets[0].clone();
    all[2].responses.push(format!("HTTP/1.1 200 OK\n{cookie}"));
    assert!(check(&record, &all[2..]).is_ok());
    assert!(check(&record, &all[1..]).is_err(), "a leaked cookie is not detected");
    server.stop().await;
}

/// The same for events: the hand of another seat, and an answer of another seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn planted_leaks_in_events_are_detected() {
    let server = TestServer::start(test_config()).await;
    let (record, mut all) =
        play(&server, &LeakTable::new(GameKind::Take6, 3, 0, "rounds=1"), [Updates::Events; 2]).await;
    check(&record, &all).unwrap();
    all.sort_by_key(|transcript| (transcript.seat.is_none(), transcript.seat));
    let hidden = r#"{"hand_dealt":[1,null]}"#;
    let shown = |text: &String| {
        let start = text.find(r#"{"hand_dealt":[1,["#)?;
        Some(text[start..=start + text[start..].find('}')?].to_owned())
    };
    let hand = all[1].received.iter().find_map(shown).expect("seat 1 is dealt a hand");
    let dealt = all[0].received.iter().position(|text| text.contains(hidden)).expect("the deal is shown");
    let before = all[0].received[dealt].clone();
    all[0].received[dealt] = before.replace(hidden, &hand);
    assert!(check(&record, &all).is_err(), "the hand of another seat is not detected");
    all[0].received[dealt] = before;
    // The last seat to answer is told what happened instead. Which one that is depends on the order of arrival.
    let own_answer = |transcript: &Transcript| {
        transcript.received.iter().find(|text| text.contains(r#""answer":""#)).cloned()
    };
    let (from, answer) = all[..3]
        .iter()
        .enumerate()
        .find_map(|(seat, transcript)| Some((seat, own_answer(transcript)?)))
        .expect("a seat has answered before the others");
    let to = &mut all[(from + 1) % 3].received;
    let seq = |text: &str| serde_json::from_str::<Value>(text).unwrap()["seq"].as_u64();
    let place = to.iter().position(|text| seq(text) >= seq(&answer)).unwrap();
    to.insert(place, answer);
    assert!(check(&record, &all).is_err(), "the answer of another seat is not detected");
    server.stop().await;
}
