//! After the game: records, replays, histories, ratings.

use rodeo_rules::record::{Record, verify};
use serde_json::{Value, json};

use crate::support::{Server, text};

#[tokio::test]
async fn a_record_is_a_file_that_can_be_verified() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let card = server.played(&guest, "take6", "rounds=1").await;
    let id = text(&card["id"]);
    let shown = server.get(&format!("/api/v1/matches/{id}")).send().await.json();
    assert_eq!(shown, card);
    for (form, kind, ending) in [
        ("", "application/json", "json"),
        ("?form=json", "application/json", "json"),
        ("?form=text", "text/plain; charset=utf-8", "txt"),
    ] {
        let file = server.get(&format!("/api/v1/matches/{id}/record{form}")).send().await;
        assert_eq!(file.header("content-type"), kind);
        let name = format!("attachment; filename=\"rodeo-take6-{id}.{ending}\"");
        assert_eq!(file.header("content-disposition"), name);
        let record = Record::read(file.body.as_bytes()).unwrap();
        let verified = verify(&record).unwrap();
        assert_eq!((verified.steps as u64, verified.seeded), (card["steps"].as_u64().unwrap(), true));
        assert_eq!(json!(verified.outcome), card["outcome"]);
        let commitment = rodeo_rules::deal::Hex32(record.chance.unwrap().seed().commitment());
        assert_eq!(card["commitment"], commitment.to_string());
    }
    let wrong = server.get(&format!("/api/v1/matches/{id}/record?form=pdf")).send().await;
    assert_eq!(wrong.problem(), "malformed");
}

#[tokio::test]
async fn a_replay_shows_every_viewer_what_they_saw() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let card = server.played(&guest, "take6", "rounds=1").await;
    let steps = card["steps"].as_u64().unwrap();
    let at = async |step: u64, viewer: &str| {
        let path = format!("/api/v1/matches/{}/steps/{step}{viewer}", text(&card["id"]));
        server.get(&path).send().await
    };
    let before = at(0, "").await.json();
    assert_eq!((before["step"].as_u64(), before["steps"].as_u64()), (Some(0), Some(steps)));
    assert_eq!((&before["events"], &before["view"]["phase"]), (&json!([]), &json!("deal")));

    // After the deal each seat has ten cards, and nobody sees those of the other.
    let hand = |view: &Value| view["hand"].as_array().unwrap().clone();
    let all = at(1, "?viewer=all").await.json();
    assert_eq!(hand(&all["view"]).len(), 0);
    let hands: Vec<Vec<Value>> = all["seats"].as_array().unwrap().iter().map(hand).collect();
    assert_eq!(hands.iter().map(Vec::len).collect::<Vec<_>>(), [10, 10]);
    assert_ne!(hands[0], hands[1]);
    for seat in 0..2 {
        let seen = at(1, &format!("?viewer={seat}")).await;
        assert_eq!(hand(&seen.json()["view"]), hands[seat]);
        assert_eq!(seen.json().get("seats"), None);
        assert!(!seen.body.contains(&json!(hands[1 - seat]).to_string()));
        assert_ne!(seen.json()["events"], all["events"], "a deal is shown to each in another way");
    }
    let public = at(1, "?viewer=public").await.json();
    assert_eq!((hand(&public["view"]).len(), public["view"].get("you")), (0, None));

    let end = at(steps, "").await.json();
    assert_eq!(end["view"]["outcome"], card["outcome"]);
    assert_eq!(at(steps + 1, "").await.problem(), "not_found");
    assert_eq!(at(1, "?viewer=2").await.problem(), "malformed");
    assert_eq!(at(1, "?viewer=you").await.problem(), "malformed");
}

#[tokio::test]
async fn every_game_can_be_replayed() {
    let server = Server::start().await;
    for game in ["take6", "buffalo", "take_that", "bull_party"] {
        let guest = server.guest(game).await;
        let card = server.played(&guest, game, if game == "take6" { "rounds=1" } else { "" }).await;
        for step in 0..=card["steps"].as_u64().unwrap() {
            let path = format!("/api/v1/matches/{}/steps/{step}", text(&card["id"]));
            let answer = server.get(&path).send().await;
            assert_eq!((answer.status, answer.json()["view"]["game"].as_str()), (200, Some(game)), "{path}");
        }
    }
}

#[tokio::test]
async fn matches_move_ratings_and_are_listed() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let card = server.played(&guest, "take6", "rounds=1").await;
    assert_eq!(card["ratings"].as_array().unwrap().len(), 2);
    let player = server.get(&format!("/api/v1/players/{}", guest.id)).send().await.json();
    assert_eq!((player["name"].as_str(), player["ratings"][0]["game"].as_str()), (Some("A"), Some("take6")));
    assert_eq!(player["ratings"][0]["rating"], card["ratings"][0]["after"]);
    let listed = server.get(&format!("/api/v1/players/{}/matches", guest.id)).send().await.json();
    assert_eq!((&listed["items"][0], &listed["before"]), (&card, &Value::Null));
    assert_eq!(server.get("/api/v1/ratings/take6").send().await.json(), json!([]), "one match is too few");

    // Some more, and both players are in the list of the best.
    for _ in 0..4 {
        server.played(&guest, "take6", "rounds=1").await;
    }
    let best = server.get("/api/v1/ratings/take6").send().await.json();
    let kinds: Vec<String> =
        best.as_array().unwrap().iter().map(|one| text(&one["player"]["kind"])).collect();
    assert!(kinds.contains(&"guest".to_owned()), "{best}");
}

#[tokio::test]
async fn long_histories_come_in_pages() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    crate::support::store_matches(&server, &guest, 65).await;
    let (mut before, mut ids, mut pages) = (String::new(), Vec::new(), 0);
    loop {
        let page = server.get(&format!("/api/v1/me/matches{before}")).of(&guest).send().await.json();
        ids.extend(page["items"].as_array().unwrap().iter().map(|card| text(&card["id"])));
        pages += 1;
        match page["before"].as_u64() {
            Some(number) => before = format!("?before={number}"),
            None => break,
        }
    }
    let mut once = ids.clone();
    once.sort();
    once.dedup();
    assert_eq!((pages, ids.len(), once.len()), (3, 65, 65));
    let wrong = server.get("/api/v1/me/matches?before=x").of(&guest).send().await;
    assert_eq!(wrong.problem(), "malformed");
}
