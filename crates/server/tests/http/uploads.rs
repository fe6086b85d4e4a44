//! Matches that were played without the server.

use rodeo_protocol::api::routes::Endpoint;
use rodeo_rules::record::{Record, verify};
use serde_json::{Value, json};

use crate::support::{Guest, Response, Server, text};

/// A record of one person, named `Offline`, against a bot.
async fn record(server: &Server, game: &str) -> String {
    let player = server.guest("Offline").await;
    let summary = server.play_match(&player, game, "").await;
    server.get(&Endpoint::Record.url(&[&text(&summary["id"])])).send().await.body
}

async fn upload(server: &Server, guest: &Guest, record: &str) -> Response {
    let body = json!({ "record": record, "started_ms": 1_000, "ended_ms": 2_000 });
    server.post(Endpoint::UploadMatch.path(), body).with_guest(guest).send().await
}

async fn history(server: &Server, guest: &Guest) -> Vec<Value> {
    let page = server.get(Endpoint::MyMatches.path()).with_guest(guest).send().await.json();
    page["items"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_match_against_bots_becomes_part_of_the_history_once() {
    let server = Server::start().await;
    let (record, guest) = (record(&server, "buffalo").await, server.guest("Traveller").await);
    let stored = upload(&server, &guest, &record).await;
    assert_eq!(stored.status, 201, "{stored:?}");
    let summary = stored.json();
    assert_eq!(summary["played_offline"], true);
    assert_eq!(summary["ratings"], json!([]));
    assert_eq!((&summary["started_ms"], &summary["ended_ms"]), (&json!(1_000), &json!(2_000)));
    let seats = summary["seats"].as_array().unwrap();
    assert_eq!(seats[0], json!({ "kind": "guest", "id": guest.id, "name": "Traveller", "bot": false }));
    assert_eq!(seats[1], json!({ "kind": "house_bot", "level": "random", "name": "Bot 2" }));

    // The stored record is the match, with the name of the guest.
    let kept = server.get(&Endpoint::Record.url(&[&text(&summary["id"])])).send().await.body;
    let (kept, sent) = (Record::read(kept.as_bytes()).unwrap(), Record::read(record.as_bytes()).unwrap());
    assert!(verify(&kept).is_ok() && kept.steps == sent.steps && kept.result == sent.result);
    assert_eq!((kept.seats[0].name.as_str(), sent.seats[0].name.as_str()), ("Traveller", "Offline"));

    // Also after a change of the name, or as text, it is the same match.
    let renamed = json!({ "name": "Renamed" });
    server.request("PATCH", Endpoint::RenameMe.path()).json(&renamed).with_guest(&guest).send().await;
    for again in [record.clone(), sent.to_text()] {
        assert_eq!(upload(&server, &guest, &again).await.json(), summary);
    }
    assert_eq!(history(&server, &guest).await, [summary]);
    let ratings = server.get(&Endpoint::Player.url(&[&guest.id])).send().await.json();
    assert_eq!(ratings["ratings"], json!([]));
}

#[tokio::test]
async fn what_the_rules_do_not_confirm_is_not_stored() {
    let server = Server::start().await;
    let (record, guest) = (record(&server, "take6").await, server.guest("A").await);
    let changed = |change: &dyn Fn(&mut Record)| {
        let mut changed = Record::read(record.as_bytes()).unwrap();
        change(&mut changed);
        changed.to_json()
    };
    let invalid = [
        ("no record", "[]".to_owned()),
        ("truncated", record[..record.len() / 2].to_owned()),
        ("no result", changed(&|record| record.result = None)),
        ("not over", changed(&|record| drop(record.steps.pop()))),
        ("other result", changed(&|record| record.result.as_mut().unwrap().scores.reverse())),
        ("other deals", changed(&|record| record.chance.as_mut().unwrap().secret[0] ^= 1)),
        ("no seed", changed(&|record| record.chance = None)),
        ("no person", changed(&|record| record.seats[0] = record.seats[1].clone())),
        ("two people", changed(&|record| record.seats[1] = record.seats[0].clone())),
        ("unknown bot", changed(&|record| record.seats[1].kind = rodeo_rules::record::PlayerKind::Bot(None))),
    ];
    for (what, record) in invalid {
        assert_eq!(upload(&server, &guest, &record).await.problem(), "invalid_record", "{what}");
    }
    assert_eq!(upload(&server, &guest, &"x".repeat(600 << 10)).await.problem(), "too_large");
    assert!(history(&server, &guest).await.is_empty());
    assert_eq!(upload(&server, &guest, &record).await.status, 201);
}

#[tokio::test]
async fn uploads_are_limited_per_guest() {
    let server = Server::start().await;
    let (guest, other) = (server.guest("A").await, server.guest("B").await);
    let mut accepted = 0;
    while upload(&server, &guest, "[]").await.problem() == "invalid_record" {
        accepted += 1;
        assert!(accepted < 100, "uploads are not limited");
    }
    assert!(accepted >= 60);
    assert_eq!(upload(&server, &guest, "[]").await.problem(), "rate_limited");
    assert_eq!(upload(&server, &other, "[]").await.problem(), "invalid_record");
}
