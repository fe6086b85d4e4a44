//! Every refusal is a problem with a stable code.

use serde_json::json;

use crate::support::Server;

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let server = Server::start().await;
    for path in ["/nothing", "/api/v1", "/api/v1/", "/api/v2/tables", "/api/v1/tables/", "/api/v1/health/x"] {
        assert_eq!(server.get(path).send().await.problem(), "not_found", "{path}");
    }
    let id = "0".repeat(20);
    for (path, code) in [
        (format!("/api/v1/tables/{id}"), "table_not_found"),
        ("/api/v1/tables/%ff".into(), "table_not_found"),
        ("/api/v1/tables/x".into(), "table_not_found"),
        ("/api/v1/codes/AEI-OUY".into(), "table_not_found"),
        (format!("/api/v1/matches/{id}"), "match_not_found"),
        ("/api/v1/matches/%00".into(), "match_not_found"),
        (format!("/api/v1/matches/{id}/record"), "match_not_found"),
        (format!("/api/v1/matches/{id}/steps/0"), "match_not_found"),
        (format!("/api/v1/matches/{id}/steps/-1"), "not_found"),
        (format!("/api/v1/matches/{id}/steps/99999999999"), "not_found"),
        (format!("/api/v1/players/{id}"), "player_not_found"),
        (format!("/api/v1/players/{id}/matches"), "player_not_found"),
        ("/api/v1/players/nobody".into(), "player_not_found"),
        ("/api/v1/ratings/chess".into(), "not_found"),
    ] {
        assert_eq!(server.get(&path).send().await.problem(), code, "{path}");
    }
}

#[tokio::test]
async fn another_method_is_told_which_ones_there_are() {
    let server = Server::start().await;
    for (method, path, allow) in [
        ("DELETE", "/api/v1/tables", "GET,HEAD,POST"),
        ("PUT", "/api/v1/me", "GET,HEAD,PATCH"),
        ("GET", "/api/v1/guests", "POST"),
        ("POST", "/", "GET,HEAD"),
    ] {
        let answer = server.ask(method, path).send().await;
        assert_eq!(
            (answer.problem().as_str(), answer.header("allow")),
            ("method_not_allowed", allow),
            "{method} {path}"
        );
    }
}

#[tokio::test]
async fn bodies_are_read_with_care() {
    let server = Server::start().await;
    let ask = || server.ask("POST", "/api/v1/guests");
    let of = |kind: &str, body: &str| ask().header("content-type", kind).body(body).send();
    assert_eq!(ask().body("{\"name\":\"A\"}").send().await.problem(), "unsupported_media_type");
    assert_eq!(of("text/plain", "{\"name\":\"A\"}").await.problem(), "unsupported_media_type");
    assert_eq!(of("application/json", "").await.problem(), "malformed");
    assert_eq!(of("application/json", "{\"name\":").await.problem(), "malformed");
    assert_eq!(of("application/json", "{\"name\":1}").await.problem(), "malformed");
    assert_eq!(of("application/json", "{\"name\":\"A\",\"more\":1}").await.problem(), "malformed");
    assert_eq!(of("application/json", &"[".repeat(10_000)).await.problem(), "malformed");
    assert_eq!(of("application/json", &format!("\"{}\"", "x".repeat(20_000))).await.problem(), "too_large");
    assert_eq!(of("application/json; charset=utf-8", "{\"name\":\"A\"}").await.status, 201);
}

#[tokio::test]
async fn strangers_are_told_so() {
    let server = Server::start().await;
    assert_eq!(server.get("/api/v1/me").send().await.problem(), "not_logged_in");
    let stale = format!("rodeo={}", "0".repeat(64));
    let me = server.get("/api/v1/me").header("cookie", &stale).send().await;
    assert_eq!(me.problem(), "invalid_credentials");
    let token = server.get("/api/v1/me").header("authorization", "Bearer nothing").send().await;
    assert_eq!(token.problem(), "invalid_credentials");
    // Where anybody may ask, an old cookie does no harm.
    for path in ["/api/v1/tables", "/api/v1/games", "/"] {
        assert_eq!(server.get(path).header("cookie", &stale).send().await.status, 200);
    }
    let made = server.post("/api/v1/guests", json!({ "name": "A" })).header("cookie", &stale).send().await;
    assert_eq!(made.status, 201);
}

#[tokio::test]
async fn pages_of_other_sites_may_not_act() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let open = |origin: &str| {
        server.post("/api/v1/tables", json!({ "game": "take6" })).of(&guest).header("origin", origin).send()
    };
    assert_eq!(open("https://evil.example").await.problem(), "origin_not_allowed");
    assert_eq!(open("null").await.problem(), "origin_not_allowed");
    assert_eq!(open(&format!("http://{}", server.address)).await.status, 201);
    let evil = |ask: crate::support::Prompt| ask.of(&guest).header("origin", "https://evil.example").send();
    assert_eq!(evil(server.ask("POST", "/api/v1/me/recovery")).await.problem(), "origin_not_allowed");
    assert_eq!(
        evil(server.ask("PATCH", "/api/v1/me").json(&json!({ "name": "B" }))).await.problem(),
        "origin_not_allowed"
    );
    let table = open(&format!("http://{}", server.address)).await.json();
    let socket = format!("/api/v1/tables/{}/ws", table["id"].as_str().unwrap());
    assert_eq!(evil(server.get(&socket)).await.problem(), "origin_not_allowed");
    assert_eq!(server.get(&socket).of(&guest).send().await.problem(), "malformed", "not a WebSocket");
    assert_eq!(server.get(&format!("{socket}?have=x")).of(&guest).send().await.problem(), "malformed");
}
