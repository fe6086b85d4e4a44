//! Finished matches: records, replays, game history and ratings.

use rodeo_protocol::api::routes::Endpoint;
use rodeo_rules::any::GameKind;
use rodeo_rules::record::{Record, verify};
use serde_json::{Value, json};

use crate::support::{Server, text};

#[tokio::test]
async fn record_can_be_downloaded_and_verified() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let summary = server.play_match(&guest, "take6", "rounds=1").await;
    let id = text(&summary["id"]);
    let shown = server.get(&Endpoint::Match.url(&[&id])).send().await.json();
    assert_eq!(shown, summary);
    let path = Endpoint::Record.url(&[&id]);
    for (form, content_type, extension) in [
        ("", "application/json", "json"),
        ("?form=json", "application/json", "json"),
        ("?form=text", "text/plain; charset=utf-8", "txt"),
    ] {
        let file = server.get(&format!("{path}{form}")).send().await;
        assert_eq!(file.header("content-type"), content_type);
        let name = format!("attachment; filename=\"rodeo-take6-{id}.{extension}\"");
        assert_eq!(file.header("content-disposition"), name);
        let record = Record::read(file.body.as_bytes()).unwrap();
        let verified = verify(&record).unwrap();
        assert_eq!((verified.steps as u64, verified.seeded), (summary["steps"].as_u64().unwrap(), true));
        assert_eq!(json!(verified.outcome), summary["outcome"]);
        let commitment = rodeo_rules::deal::Hex32(record.chance.unwrap().seed().commitment());
        assert_eq!(summary["commitment"], commitment.to_string());
    }
    let invalid = server.get(&format!("{path}?form=pdf")).send().await;
    assert_eq!(invalid.problem(), "malformed");
}

#[tokio::test]
async fn replay_shows_each_viewer_what_they_saw() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let summary = server.play_match(&guest, "take6", "rounds=1").await;
    let steps = summary["steps"].as_u64().unwrap();
    let at = async |step: u64, viewer: &str| {
        let path = Endpoint::Replay.url(&[&text(&summary["id"]), &step]) + viewer;
        server.get(&path).send().await
    };
    let before = at(0, "").await.json();
    assert_eq!((before["step"].as_u64(), before["steps"].as_u64()), (Some(0), Some(steps)));
    assert_eq!((&before["events"], &before["view"]["phase"]), (&json!([]), &json!("deal")));

    // After the deal each seat has ten cards that the other seat does not see.
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
        assert_ne!(seen.json()["events"], all["events"], "events are filtered by viewer");
    }
    let public = at(1, "?viewer=public").await.json();
    assert_eq!((hand(&public["view"]).len(), public["view"].get("you")), (0, None));

    let end = at(steps, "").await.json();
    assert_eq!(end["view"]["outcome"], summary["outcome"]);
    assert_eq!(at(steps + 1, "").await.problem(), "not_found");
    assert_eq!(at(1, "?viewer=2").await.problem(), "malformed");
    assert_eq!(at(1, "?viewer=you").await.problem(), "malformed");
}

#[tokio::test]
async fn every_game_can_be_replayed() {
    let server = Server::start().await;
    for &game in GameKind::NAMES {
        let guest = server.guest(game).await;
        let summary = server.play_match(&guest, game, if game == "take6" { "rounds=1" } else { "" }).await;
        for step in 0..=summary["steps"].as_u64().unwrap() {
            let path = Endpoint::Replay.url(&[&text(&summary["id"]), &step]);
            let response = server.get(&path).send().await;
            assert_eq!(
                (response.status, response.json()["view"]["game"].as_str()),
                (200, Some(game)),
                "{path}"
            );
        }
    }
}

#[tokio::test]
async fn matches_are_listed_and_change_ratings() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let summary = server.play_match(&guest, "take6", "rounds=1").await;
    assert_eq!(summary["ratings"].as_array().unwrap().len(), 2);
    let player = server.get(&Endpoint::Player.url(&[&guest.id])).send().await.json();
    assert_eq!((player["name"].as_str(), player["ratings"][0]["game"].as_str()), (Some("A"), Some("take6")));
    assert_eq!(player["ratings"][0]["rating"], summary["ratings"][0]["after"]);
    let listed = server.get(&Endpoint::PlayerMatches.url(&[&guest.id])).send().await.json();
    assert_eq!((&listed["items"][0], &listed["before"]), (&summary, &Value::Null));
    assert_eq!(
        server.get(&Endpoint::Ratings.url(&[&"take6"])).send().await.json(),
        json!([]),
        "one match is too few"
    );

    // After a few more matches the guest is listed.
    for _ in 0..4 {
        server.play_match(&guest, "take6", "rounds=1").await;
    }
    let best = server.get(&Endpoint::Ratings.url(&[&"take6"])).send().await.json();
    let kinds: Vec<String> =
        best.as_array().unwrap().iter().map(|one| text(&one["player"]["kind"])).collect();
    assert!(kinds.contains(&"guest".to_owned()), "{best}");
}

#[tokio::test]
async fn game_history_is_paged() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    crate::support::store_matches(&server, &guest, 65).await;
    let (mut before, mut ids, mut pages) = (String::new(), Vec::new(), 0);
    loop {
        let page = server
            .get(&format!("{}{before}", Endpoint::MyMatches.path()))
            .with_guest(&guest)
            .send()
            .await
            .json();
        ids.extend(page["items"].as_array().unwrap().iter().map(|summary| text(&summary["id"])));
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
    let invalid =
        server.get(&format!("{}?before=x", Endpoint::MyMatches.path())).with_guest(&guest).send().await;
    assert_eq!(invalid.problem(), "malformed");
}
