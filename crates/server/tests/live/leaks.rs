//! Searches all bytes sent to each seat and to a spectator for what they must not know.

use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::api::TableSummary;
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::{ClientMessage, ServerMessage, Updates};
use rodeo_rules::any::GameKind;
use rodeo_rules::record::Record;
use rodeo_rules::seat::Seat;
use rodeo_store::Store;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::leak_check::{LeakChecker, Steps, paths};
use crate::support::player::{Behavior, Player};
use crate::support::{Client, Guest, seed};
use crate::test_server::{TestServer, test_config};

/// Everything that one client of a table sent and received.
struct Transcript {
    guest: Guest,
    seat: Option<Seat>,
    sent: Vec<String>,
    received: Vec<String>,
    /// HTTP responses, head and body.
    responses: Vec<String>,
}

/// Plays a match and returns its record and the transcripts of all clients, which are kept up to date in turns in these
/// ways.
async fn play_match(
    server: &TestServer,
    game: &str,
    players: u8,
    bots: usize,
    options: &str,
    updates: [Updates; 2],
) -> (Record, Vec<Transcript>) {
    let address = server.address;
    let mut rng = SeatRng::new(seed());
    let host = Guest::create(address, "Host").await.unwrap();
    let body = json!({ "game": game, "players": players, "options": options, "bots": vec!["simple"; bots],
        "visibility": "public" });
    let state = host.open_table(address, &body).await.unwrap();
    let (table, code) = (state.id, state.code.to_string());
    let mut guests = vec![host];
    for number in 1..usize::from(players) - bots {
        let guest = Guest::create_bot(address, &format!("Program {number}")).await.unwrap();
        guest.join_table(address, table).await.unwrap();
        guests.push(guest);
    }
    guests.push(Guest::create(address, "Spectator").await.unwrap());
    let seated = guests.len() - 1;
    let mut clients = Vec::new();
    for (place, guest) in guests.into_iter().enumerate() {
        let mut client = Client::new(address, &guest, table);
        client.updates = updates[place % 2];
        client.enter().await;
        if place < seated {
            let nonce = format!("{:02x}", 0xa0 + place).repeat(20);
            client.send(&ClientMessage::Nonce { nonce }).await;
            client.wait_for(|state| state.table.as_ref().unwrap().nonces.len() as usize > place).await;
        }
        clients.push(Player::new(
            client,
            rng.fork(),
            Behavior { disconnect: 15, change_answer: 6, chat: 30 },
        ));
    }
    clients[0].client.send(&ClientMessage::Start { fill: None }).await;
    let mut playing = JoinSet::new();
    for mut player in clients {
        let paths = paths(table, &code);
        playing.spawn(async move {
            let mut responses = Vec::new();
            let guest = player.client.guest.clone();
            let poll = async {
                loop {
                    for path in &paths {
                        let response = guest.request(address, "GET", path, None).await.unwrap();
                        if *path == Endpoint::Table.url(&[&table]) {
                            let summary: TableSummary = response.read();
                            assert_eq!(
                                serde_json::to_string(&summary).unwrap(),
                                response.body,
                                "unknown fields"
                            );
                        }
                        responses.push(format!("{}\n{}", response.head, response.body));
                        tokio::time::sleep(Duration::from_millis(5)).await;
                    }
                }
            };
            tokio::select! {
                () = player.play(1) => {}
                () = poll => {}
            }
            let Client { guest, state, received, sent, .. } = player.client;
            let end = state.results[&1].id;
            (end, Transcript { guest, seat: state.seat, sent, received, responses })
        });
    }
    let all = playing.join_all().await;
    let record = server.record(all[0].0);
    (record, all.into_iter().map(|(_, transcript)| transcript).collect())
}

fn check(record: &Record, all: &[Transcript]) -> Result<(), String> {
    let mut steps = Steps::new();
    for transcript in all {
        LeakChecker::new(record, transcript.seat, &transcript.sent)
            .check(&transcript.received, &mut steps)?;
    }
    for transcript in all {
        for other in all.iter().filter(|other| other.guest.id != transcript.guest.id) {
            let mut bytes = transcript.received.iter().chain(&transcript.responses);
            for secret in &other.guest.secrets {
                if let Some(text) = bytes.find(|text| text.contains(secret)) {
                    return Err(format!("a secret of another guest: {text}"));
                }
            }
        }
        let hidden = record.chance.as_ref().unwrap();
        let hex: String = hidden.secret.iter().map(|byte| format!("{byte:02x}")).collect();
        if let Some(text) = transcript.responses.iter().find(|text| text.contains(&hex)) {
            return Err(format!("the secret of the match: {text}"));
        }
    }
    Ok(())
}

/// Returns the secrets of the next match of each table, which no client may have received.
fn next_secrets(server: &TestServer) -> Vec<String> {
    let mut secrets = Vec::new();
    let mut take = |stored: rodeo_store::StoredTable| {
        let facts: Vec<Value> =
            stored.facts.iter().flat_map(|text| serde_json::from_str::<Vec<Value>>(text).unwrap()).collect();
        let last = facts.iter().rev().find_map(|fact| fact["next_secret"].as_str());
        secrets.push(last.expect("a table has a secret for its next match").to_owned());
    };
    server.store.live_tables(&mut take).unwrap();
    secrets
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_receive_only_what_they_may_know() {
    let server = TestServer::start(test_config()).await;
    let all_fans = rodeo_rules::take6::FanCard::NAMES.join("+");
    let fans = format!("rounds=1,fans={all_fans}");
    let mut tables = vec![
        (GameKind::Take6, 3, 1, "rounds=2"),
        (GameKind::Take6, 3, 0, fans.as_str()),
        (GameKind::Take6, 3, 0, "rounds=1,deck=limited,deal=draft,drafted=memory"),
        (GameKind::Buffalo, 3, 0, "decide=majority"),
        (GameKind::Buffalo, 3, 1, ""),
        (GameKind::TakeThat, 3, 1, "variant=advanced"),
        (GameKind::BullParty, 3, 1, ""),
    ];
    let others = GameKind::short_matches_except(tables.iter().map(|table| table.0));
    tables.extend(others.into_iter().map(|(game, ..)| (game, game.usual_players(), 1, "")));
    let mut updates = [Updates::Events, Updates::State];
    for (game, players, bots, options) in tables {
        let (record, all) = play_match(&server, game.name(), players, bots, options, updates).await;
        updates.reverse();
        check(&record, &all).unwrap_or_else(|what| panic!("{game} {options}: {what}"));
        let secrets = next_secrets(&server);
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
    let (record, mut all) = play_match(&server, "take6", 3, 0, "rounds=1", [Updates::State; 2]).await;
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
    let (record, mut all) = play_match(&server, "take6", 3, 0, "rounds=1", [Updates::Events; 2]).await;
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
