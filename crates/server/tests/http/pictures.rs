//! Pictures of tables and matches.

use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::{MatchId, TableId};
use serde_json::{Value, json};

use crate::support::{Response, Server, text};

/// Width and height in the header of a PNG. Bytes that are no UTF-8 have been replaced, but not those before them.
fn is_png(response: &Response) -> bool {
    response.status == 200
        && response.header("content-type") == "image/png"
        && response.body.contains("PNG\r\n")
        && response.body.contains("IHDR\0\0\u{4}")
}

#[tokio::test]
async fn picture_of_a_table_changes_with_the_table() {
    let server = Server::start().await;
    let (host, other) = (server.guest("A").await, server.guest("B").await);
    let id = text(&server.table(&host, json!({ "game": "take6", "players": 3 })).await["id"]);
    let path = Endpoint::TablePicture.url(&[&id]);
    let first = server.get(&path).send().await;
    assert!(is_png(&first), "{} {}", first.status, first.header("content-type"));
    assert_eq!(first.header("cache-control"), "private, max-age=10");
    assert_eq!(first.header("cross-origin-resource-policy"), "cross-origin");
    let etag = first.header("etag").to_owned();
    let cached = server.get(&path).header("if-none-match", &etag).send().await;
    assert_eq!((cached.status, &*cached.body, cached.header("etag")), (304, "", &*etag));
    let other_language = server.get(&format!("{path}?lang=ja")).header("if-none-match", &etag).send().await;
    assert!(is_png(&other_language) && other_language.header("etag") != etag);

    let join = server.post(&Endpoint::JoinTable.url(&[&id]), json!({})).with_guest(&other).send().await;
    assert_eq!(join.status, 200, "{join:?}");
    let changed = server.get(&path).header("if-none-match", &etag).send().await;
    assert!(is_png(&changed) && changed.header("etag") != etag);
}

/// Two private tables with the same settings differ in names only, and these are not shown.
#[tokio::test]
async fn picture_of_a_private_table_does_not_depend_on_names() {
    let server = Server::start().await;
    let mut etags = Vec::new();
    for (name, visibility) in [("A", "private"), ("B", "private"), ("A", "public"), ("B", "public")] {
        let host = server.guest(name).await;
        let table = server.table(&host, json!({ "game": "bull_party", "visibility": visibility })).await;
        let picture = server.get(&Endpoint::TablePicture.url(&[&text(&table["id"])])).send().await;
        etags.push(picture.header("etag").to_owned());
    }
    assert_eq!(etags[0], etags[1]);
    assert!(etags[2] != etags[3] && etags[1] != etags[2], "{etags:?}");
}

/// Scores stay those of the players, even if others take their seats later.
#[tokio::test]
async fn picture_of_a_result_does_not_show_later_guests() {
    let server = Server::start().await;
    let (host, later) = (server.guest("A").await, server.guest("B").await);
    let bots = ["random", "random"];
    let request = json!({ "game": "take6", "players": 3, "options": "rounds=1", "bots": bots,
                          "visibility": "public", "start": true });
    let table = text(&server.table(&host, request).await["id"]);
    server.connect(&host, &table).await.play_to_end().await;
    let path = Endpoint::TablePicture.url(&[&table]);
    let before = server.get(&path).send().await;
    assert!(is_png(&before), "{}", before.status);
    let mut socket = server.connect(&host, &table).await;
    socket.send(json!({ "type": "remove", "seat": 2 })).await;
    let is_free = |message: &Value| {
        let seats = &message["table"]["seats"];
        seats.is_array() && seats[2]["kind"] == "empty"
    };
    socket.receive_until(is_free).await;
    let join = server.post(&Endpoint::JoinTable.url(&[&table]), json!({})).with_guest(&later).send().await;
    assert_eq!(join.status, 200, "{join:?}");
    assert!(join.body.contains("\"B\"") && join.body.contains("over"), "{join:?}");
    assert_eq!(server.get(&path).send().await.header("etag"), before.header("etag"));
}

#[tokio::test]
async fn every_game_has_pictures_of_its_matches() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    for &game in rodeo_rules::any::GameKind::ALL {
        let request = json!({ "game": game.name(), "players": 2, "bots": ["random"], "start": true });
        let table = text(&server.table(&guest, request).await["id"]);
        let playing = server.get(&Endpoint::TablePicture.url(&[&table])).send().await;
        assert!(is_png(&playing), "{game}: {}", playing.status);
        let finished = server.connect(&guest, &table).await.play_to_end().await;
        let path = Endpoint::MatchPicture.url(&[&finished]);
        let result = server.get(&path).send().await;
        assert!(is_png(&result), "{game}: {}", result.status);
        assert_eq!(result.header("cache-control"), "private, max-age=3600");
        let cached = server.get(&path).header("if-none-match", result.header("etag")).send().await;
        assert_eq!(cached.status, 304, "{game}");
    }
}

#[tokio::test]
async fn unknown_tables_matches_and_languages_are_problems() {
    let server = Server::start().await;
    let host = server.guest("A").await;
    let table =
        Endpoint::TablePicture.url(&[&text(&server.table(&host, json!({ "game": "take6" })).await["id"])]);
    let (no_table, no_match) = (TableId::from_random([9; 16]), MatchId::from_random([9; 16]));
    for (path, problem) in [
        (Endpoint::TablePicture.url(&[&no_table]), "table_not_found"),
        (Endpoint::MatchPicture.url(&[&no_match]), "match_not_found"),
        (format!("{table}?lang=fr"), "malformed"),
        (format!("{table}?lang="), "malformed"),
    ] {
        assert_eq!(server.get(&path).send().await.problem(), problem, "{path}");
    }
}
