//! Every error response is a problem with a stable code.

use rodeo_protocol::api::routes::{COOKIE, Endpoint};
use serde_json::json;

use crate::support::Server;

#[tokio::test]
async fn unknown_addresses_and_ids_are_not_found() {
    let server = Server::start().await;
    for path in ["/nothing", "/api/v1", "/api/v1/", "/api/v2/tables", "/api/v1/tables/", "/api/v1/health/x"] {
        assert_eq!(server.get(path).send().await.problem(), "not_found", "{path}");
    }
    let id = "0".repeat(20);
    for (path, code) in [
        (Endpoint::Table.url(&[&id]), "table_not_found"),
        (Endpoint::Table.url(&[&"%ff"]), "table_not_found"),
        (Endpoint::Table.url(&[&"x"]), "table_not_found"),
        (Endpoint::TableByCode.url(&[&"AEI-OUY"]), "table_not_found"),
        (Endpoint::Match.url(&[&id]), "match_not_found"),
        (Endpoint::Match.url(&[&"%00"]), "match_not_found"),
        (Endpoint::Record.url(&[&id]), "match_not_found"),
        (Endpoint::Replay.url(&[&id, &0]), "match_not_found"),
        (Endpoint::Replay.url(&[&id, &-1]), "not_found"),
        (Endpoint::Replay.url(&[&id, &99_999_999_999u64]), "not_found"),
        (Endpoint::Player.url(&[&id]), "player_not_found"),
        (Endpoint::PlayerMatches.url(&[&id]), "player_not_found"),
        (Endpoint::Player.url(&[&"unknown"]), "player_not_found"),
        (Endpoint::Ratings.url(&[&"chess"]), "not_found"),
    ] {
        assert_eq!(server.get(&path).send().await.problem(), code, "{path}");
    }
}

#[tokio::test]
async fn wrong_method_is_answered_with_the_allowed_ones() {
    let server = Server::start().await;
    for (method, path, allow) in [
        ("DELETE", Endpoint::OpenTable.path(), "GET,HEAD,POST"),
        ("PUT", Endpoint::Me.path(), "GET,HEAD,PATCH,DELETE"),
        ("GET", Endpoint::CreateGuest.path(), "POST"),
        ("POST", "/", "GET,HEAD"),
    ] {
        let response = server.request(method, path).send().await;
        assert_eq!(
            (response.problem().as_str(), response.header("allow")),
            ("method_not_allowed", allow),
            "{method} {path}"
        );
    }
}

#[tokio::test]
async fn invalid_bodies_are_rejected() {
    let server = Server::start().await;
    let request = || server.request("POST", Endpoint::CreateGuest.path());
    let post =
        |content_type: &str, body: &str| request().header("content-type", content_type).body(body).send();
    assert_eq!(request().body("{\"name\":\"A\"}").send().await.problem(), "unsupported_media_type");
    assert_eq!(post("text/plain", "{\"name\":\"A\"}").await.problem(), "unsupported_media_type");
    assert_eq!(post("application/json", "").await.problem(), "malformed");
    assert_eq!(post("application/json", "{\"name\":").await.problem(), "malformed");
    assert_eq!(post("application/json", "{\"name\":1}").await.problem(), "malformed");
    assert_eq!(post("application/json", "{\"name\":\"A\",\"more\":1}").await.problem(), "malformed");
    assert_eq!(post("application/json", &"[".repeat(10_000)).await.problem(), "malformed");
    assert_eq!(post("application/json", &format!("\"{}\"", "x".repeat(20_000))).await.problem(), "too_large");
    assert_eq!(post("application/json; charset=utf-8", "{\"name\":\"A\"}").await.status, 201);
}

#[tokio::test]
async fn requests_are_authenticated() {
    let server = Server::start().await;
    assert_eq!(server.get(Endpoint::Me.path()).send().await.problem(), "not_logged_in");
    let stale = format!("{COOKIE}={}", "0".repeat(64));
    let me = server.get(Endpoint::Me.path()).header("cookie", &stale).send().await;
    assert_eq!(me.problem(), "invalid_credentials");
    let token = server.get(Endpoint::Me.path()).header("authorization", "Bearer nothing").send().await;
    assert_eq!(token.problem(), "invalid_credentials");
    // Public endpoints ignore an unknown cookie.
    for path in [Endpoint::OpenTable.path(), Endpoint::Games.path(), "/"] {
        assert_eq!(server.get(path).header("cookie", &stale).send().await.status, 200);
    }
    let created = server
        .post(Endpoint::CreateGuest.path(), json!({ "name": "A" }))
        .header("cookie", &stale)
        .send()
        .await;
    assert_eq!(created.status, 201);
}

#[tokio::test]
async fn requests_of_other_origins_are_rejected() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let open = |origin: &str| {
        server
            .post(Endpoint::OpenTable.path(), json!({ "game": "take6" }))
            .with_guest(&guest)
            .header("origin", origin)
            .send()
    };
    assert_eq!(open("https://evil.example").await.problem(), "origin_not_allowed");
    assert_eq!(open("null").await.problem(), "origin_not_allowed");
    assert_eq!(open(&format!("http://{}", server.address)).await.status, 201);
    let cross_origin = |request: crate::support::Request| {
        request.with_guest(&guest).header("origin", "https://evil.example").send()
    };
    assert_eq!(
        cross_origin(server.request("POST", Endpoint::CreateRecoveryCode.path())).await.problem(),
        "origin_not_allowed"
    );
    assert_eq!(
        cross_origin(server.request("PATCH", Endpoint::Me.path()).json(&json!({ "name": "B" })))
            .await
            .problem(),
        "origin_not_allowed"
    );
    let table = open(&format!("http://{}", server.address)).await.json();
    let socket = Endpoint::ConnectToTable.url(&[&table["id"].as_str().unwrap()]);
    assert_eq!(cross_origin(server.get(&socket)).await.problem(), "origin_not_allowed");
    assert_eq!(server.get(&socket).with_guest(&guest).send().await.problem(), "malformed", "not a WebSocket");
    assert_eq!(
        server.get(&format!("{socket}?have=x")).with_guest(&guest).send().await.problem(),
        "malformed"
    );
}
