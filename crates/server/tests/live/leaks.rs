//! All bytes that are sent to each seat and to somebody who looks on, searched for what they may not know.

use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::api::TableSummary;
use rodeo_protocol::{ClientMessage, ServerMessage};
use rodeo_rules::record::Record;
use rodeo_rules::seat::Seat;
use rodeo_store::Store;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::house::{House, hasty};
use crate::support::player::{Habits, Player};
use crate::support::witness::{Steps, Witness, paths};
use crate::support::{Client, Guest, seed};

/// Everything that somebody at a table said and heard.
struct Ears {
    guest: Guest,
    seat: Option<Seat>,
    said: Vec<String>,
    heard: Vec<String>,
    /// Responses over HTTP, head and body.
    read: Vec<String>,
}

/// Plays a match and gives all bytes, and the record.
async fn overhear(house: &House, game: &str, players: u8, bots: usize, options: &str) -> (Record, Vec<Ears>) {
    let address = house.address;
    let mut rng = SeatRng::new(seed());
    let host = Guest::make(address, "Host").await.unwrap();
    let body = json!({ "game": game, "players": players, "options": options, "bots": vec!["simple"; bots],
        "visibility": "public" });
    let state = host.open(address, &body).await.unwrap();
    let (table, code) = (state.id, state.code.to_string());
    let mut guests = vec![host];
    for number in 1..usize::from(players) - bots {
        let guest = Guest::make_bot(address, &format!("Program {number}")).await.unwrap();
        guest.join(address, table).await.unwrap();
        guests.push(guest);
    }
    guests.push(Guest::make(address, "Looks on").await.unwrap());
    let seated = guests.len() - 1;
    let mut people = Vec::new();
    for (place, guest) in guests.into_iter().enumerate() {
        let mut client = Client::new(address, &guest, table);
        client.arrive().await;
        if place < seated {
            let nonce = format!("{:02x}", 0xa0 + place).repeat(20);
            client.say(&ClientMessage::Nonce { nonce }).await;
            client.until(|fold| fold.table.as_ref().unwrap().nonces.len() as usize > place).await;
        }
        people.push(Player::new(client, rng.fork(), Habits { cut: 15, fickle: 6, talk: 30 }));
    }
    people[0].client.say(&ClientMessage::Start { fill: None }).await;
    let mut playing = JoinSet::new();
    for mut player in people {
        let paths = paths(table, &code);
        playing.spawn(async move {
            let mut read = Vec::new();
            let guest = player.client.guest.clone();
            let look = async {
                loop {
                    for path in &paths {
                        let answer = guest.ask(address, "GET", path, None).await.unwrap();
                        if path.starts_with("/api/v1/tables/") {
                            let card: TableSummary = answer.read();
                            assert_eq!(
                                serde_json::to_string(&card).unwrap(),
                                answer.body,
                                "more than a card"
                            );
                        }
                        read.push(format!("{}\n{}", answer.head, answer.body));
                        tokio::time::sleep(Duration::from_millis(5)).await;
                    }
                }
            };
            tokio::select! {
                () = player.play(1) => {}
                () = look => {}
            }
            let Client { guest, fold, heard, said, .. } = player.client;
            let end = fold.ends[&1].id;
            (end, Ears { guest, seat: fold.seat, said, heard, read })
        });
    }
    let all = playing.join_all().await;
    let record = house.record(all[0].0);
    (record, all.into_iter().map(|(_, ears)| ears).collect())
}

fn check(record: &Record, all: &[Ears]) -> Result<(), String> {
    let mut steps = Steps::new();
    for ears in all {
        Witness::new(record, ears.seat, &ears.said).check(&ears.heard, &mut steps)?;
    }
    for ears in all {
        for other in all.iter().filter(|other| other.guest.id != ears.guest.id) {
            let mut bytes = ears.heard.iter().chain(&ears.read);
            for secret in &other.guest.secrets {
                if let Some(text) = bytes.find(|text| text.contains(secret)) {
                    return Err(format!("a secret of somebody else: {text}"));
                }
            }
        }
        let hidden = record.chance.as_ref().unwrap();
        let hex: String = hidden.secret.iter().map(|byte| format!("{byte:02x}")).collect();
        if let Some(text) = ears.read.iter().find(|text| text.contains(&hex)) {
            return Err(format!("the secret of the match: {text}"));
        }
    }
    Ok(())
}

/// The secrets of the next match, which nobody may have seen at all.
fn next_secrets(house: &House) -> Vec<String> {
    let mut secrets = Vec::new();
    let mut take = |stored: rodeo_store::StoredTable| {
        let facts: Vec<Value> =
            stored.facts.iter().flat_map(|text| serde_json::from_str::<Vec<Value>>(text).unwrap()).collect();
        let last = facts.iter().rev().find_map(|fact| fact["secret"].as_str());
        secrets.push(last.expect("a table has a secret for its next match").to_owned());
    };
    house.store.live_tables(&mut take).unwrap();
    secrets
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_sent_what_they_may_not_know() {
    let house = House::open(hasty()).await;
    let all_fans = rodeo_rules::take6::FanCard::NAMES.join("+");
    let fans = format!("rounds=1,fans={all_fans}");
    for (game, players, bots, options) in [
        ("take6", 3, 1, "rounds=2"),
        ("take6", 3, 0, fans.as_str()),
        ("take6", 3, 0, "rounds=1,deck=limited,deal=draft,drafted=memory"),
        ("buffalo", 3, 0, "decide=majority"),
        ("buffalo", 3, 1, ""),
        ("take_that", 3, 1, "variant=advanced"),
        ("bull_party", 3, 1, ""),
    ] {
        let (record, all) = overhear(&house, game, players, bots, options).await;
        check(&record, &all).unwrap_or_else(|what| panic!("{game} {options}: {what}"));
        let secrets = next_secrets(&house);
        assert!(!secrets.is_empty());
        for text in all.iter().flat_map(|ears| ears.heard.iter().chain(&ears.read)) {
            assert!(
                !secrets.iter().any(|secret| text.contains(secret)),
                "the secret of the next match: {text}"
            );
        }
        assert!(all.iter().any(|ears| ears.read.len() > 3), "nothing was read over HTTP");
    }
    house.close().await;
}

/// The search finds what it looks for: each of these is a leak that was put in by hand.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_search_finds_leaks_that_were_planted() {
    let house = House::open(hasty()).await;
    let (record, mut all) = overhear(&house, "take6", 3, 0, "rounds=1").await;
    check(&record, &all).unwrap();
    all.sort_by_key(|ears| (ears.seat.is_none(), ears.seat));
    let with_view = |ears: &Ears| {
        ears.heard.iter().position(|text| text.contains("\"view\":{") && text.contains("\"prompt\":{")).unwrap()
    };
    let (own, other) = (with_view(&all[0]), with_view(&all[1]));
    let theirs: Value = serde_json::from_str(&all[1].heard[other]).unwrap();
    let mut found = Vec::new();
    let mut plant = |what: &'static str, change: &dyn Fn(&mut Value)| {
        let text = &mut all[0].heard[own];
        let before = text.clone();
        let mut message: Value = serde_json::from_str(text).unwrap();
        change(&mut message);
        // In the order of the fields that the server has, where it is a message at all.
        let typed: Option<ServerMessage> = serde_json::from_value(message.clone()).ok();
        let same_fields = typed.as_ref().is_some_and(|typed| serde_json::to_value(typed).unwrap() == message);
        *text = if same_fields { serde_json::to_string(&typed).unwrap() } else { message.to_string() };
        let result = check(&record, &all);
        all[0].heard[own] = before;
        found.push((what, result.is_err()));
    };
    plant("nothing", &|_| {});
    plant("the view of another seat", &|message| message["view"] = theirs["view"].clone());
    plant("the question of another seat", &|message| message["prompt"] = theirs["prompt"].clone());
    plant("a field more", &|message| message["hands"] = json!([[1, 2], [3, 4]]));
    plant("a field more, deep inside", &|message| message["view"]["deck"] = json!([7, 8, 9]));
    plant("an answer of somebody else", &|message| message["prompt"]["answer"] = json!("104"));
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
    // Something that was shown too early: a later message under an earlier number.
    let last = all[0].heard.iter().rposition(|text| text.contains("\"events\"")).unwrap();
    let later: Value = serde_json::from_str(&all[0].heard[last]).unwrap();
    let mut early: ServerMessage = serde_json::from_value(later).unwrap();
    if let ServerMessage::Update(update) = &mut early {
        update.seq = theirs["seq"].as_u64().unwrap();
    }
    all[0].heard[last] = serde_json::to_string(&early).unwrap();
    assert!(check(&record, &all).is_err(), "what was shown too early is not found");
    // A cookie of somebody else.
    let cookie = all[1].guest.secrets[0].clone();
    all[2].read.push(format!("HTTP/1.1 200 OK\n{cookie}"));
    assert!(check(&record, &all[2..]).is_ok());
    assert!(check(&record, &all[1..]).is_err(), "a stolen cookie is not found");
    house.close().await;
}
