//! Every endpoint behaves as its description says.

use rodeo_protocol::api::routes::{Access, Endpoint, Parameter, RequestBody, ResponseBody, Route};
use rodeo_rules::any::GameKind;
use rodeo_texts::Language;
use serde_json::{Value, json};

use crate::support::{Guest, Request, Server, text};

fn routes() -> impl Iterator<Item = Route> {
    Endpoint::ALL.iter().map(|endpoint| endpoint.route())
}

/// A server with a table, a finished match and a guest, for requests to all endpoints.
struct Fixture {
    server: Server,
    guest: Guest,
    table: Value,
    finished: Value,
    /// The record of the finished match.
    record: String,
    /// Another session of the guest.
    session: String,
}

impl Fixture {
    async fn new() -> Fixture {
        let server = Server::start().await;
        let (host, guest) = (server.guest("A").await, server.guest("B").await);
        let finished = server.play_match(&guest, "take6", "rounds=1").await;
        let record = server.get(&Endpoint::Record.url(&[&text(&finished["id"])])).send().await.body;
        let table = server.table(&host, json!({ "game": "take6" })).await;
        let recover = json!({ "recovery": guest.recovery });
        server.post(Endpoint::RecoverGuest.path(), recover).send().await;
        let sessions = server.get(Endpoint::Sessions.path()).with_guest(&guest).send().await.json();
        let other = sessions.as_array().unwrap().iter().find(|session| session["current"] == false);
        let session = text(&other.unwrap()["id"]);
        Fixture { server, guest, table, finished, record, session }
    }

    fn path(&self, route: &Route) -> String {
        let mut path = route.path.to_owned();
        for parameter in route.parameters {
            let value = match parameter {
                Parameter::TableId => text(&self.table["id"]),
                Parameter::MatchId => text(&self.finished["id"]),
                Parameter::PlayerId => self.guest.id.clone(),
                Parameter::Code => text(&self.table["code"]),
                Parameter::Game => "take6".into(),
                Parameter::Step => "3".into(),
                Parameter::SessionId => self.session.clone(),
                Parameter::Have
                | Parameter::Updates
                | Parameter::Protocol
                | Parameter::Before
                | Parameter::Form
                | Parameter::Viewer
                | Parameter::Language
                | Parameter::EndOthers => continue,
            };
            path = path.replace(&format!("{{{}}}", parameter.name()), &value);
        }
        path
    }

    fn request(&self, route: &Route) -> Request {
        let request = self.server.request(route.method.name(), &self.path(route));
        match route.request {
            None => request,
            Some(RequestBody::NameRequest) => request.json(&json!({ "name": "C" })),
            Some(RequestBody::RecoverRequest) => request.json(&json!({ "recovery": self.guest.recovery })),
            Some(RequestBody::TokenRequest) => request.json(&json!({ "label": "my bot" })),
            Some(RequestBody::OpenTable) => request.json(&json!({ "game": "buffalo" })),
            Some(RequestBody::JoinRequest) => request.json(&json!({})),
            Some(RequestBody::UploadMatch) => {
                request.json(&json!({ "record": self.record, "started_ms": 1, "ended_ms": 2 }))
            }
            // The first seat is that of the host; the guest has joined before.
            Some(RequestBody::ReportRequest) => request.json(&json!({ "seat": 0, "category": "other" })),
        }
    }
}

#[tokio::test]
async fn every_endpoint_succeeds_as_described() {
    let fixture = Fixture::new().await;
    // In the order of the list: creating a recovery code invalidates the one that recovering uses.
    for route in routes() {
        let name = route.operation_id;
        // These end the session.
        let ends_session = ["log_out", "delete_me"].contains(&name);
        let guest = if ends_session { fixture.server.guest("D").await } else { fixture.guest.clone() };
        let request = fixture.request(&route).with_guest(&guest);
        let request = match route.response {
            ResponseBody::WebSocket => request
                .header("connection", "upgrade")
                .header("upgrade", "websocket")
                .header("sec-websocket-version", "13")
                .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
            _ => request,
        };
        let response = request.send().await;
        assert_eq!(response.status, route.status, "{name}: {response:?}");
        assert_eq!(response.header("set-cookie").is_empty(), !route.sets_cookie, "{name}");
        if route.response == ResponseBody::Empty {
            assert_eq!(response.body, "", "{name}");
        } else if route.response == ResponseBody::Picture {
            assert_eq!(response.header("content-type"), "image/png", "{name}");
        } else if route.response != ResponseBody::WebSocket {
            assert_eq!(response.header("content-type"), "application/json", "{name}");
            response.json();
        }
    }
}

#[tokio::test]
async fn every_endpoint_fails_as_described() {
    let fixture = Fixture::new().await;
    for route in routes() {
        let name = route.operation_id;
        if route.access == Access::Guest {
            assert_eq!(fixture.request(&route).send().await.problem(), "not_logged_in", "{name}");
        }
        if route.request.is_some() {
            let request = || {
                fixture.server.request(route.method.name(), &fixture.path(&route)).with_guest(&fixture.guest)
            };
            assert_eq!(request().body("{}").send().await.problem(), "unsupported_media_type", "{name}");
            let garbage = request().header("content-type", "application/json").body("garbage").send().await;
            assert_eq!(garbage.problem(), "malformed", "{name}");
            // Records of matches are larger than any other body.
            let size = if route.request == Some(RequestBody::UploadMatch) { 513 << 10 } else { 17 << 10 };
            let large =
                request().header("content-type", "application/json").body(&" ".repeat(size)).send().await;
            assert_eq!(large.problem(), "too_large", "{name}");
        }
        if route.method.name() != "GET" {
            let cross_origin = fixture
                .request(&route)
                .with_guest(&fixture.guest)
                .header("origin", "https://evil.example")
                .send()
                .await;
            assert_eq!(cross_origin.problem(), "origin_not_allowed", "{name}");
        }
        if route.path.contains('{') {
            let mut path = route.path.to_owned();
            for parameter in route.parameters.iter().filter(|one| one.in_path()) {
                path = path.replace(&format!("{{{}}}", parameter.name()), "%ff");
            }
            let request = fixture
                .server
                .request(route.method.name(), &path)
                .with_guest(&fixture.guest)
                .json(&json!({}));
            let response = request.send().await;
            let code = response.problem();
            assert_eq!(response.status, 404, "{name}: {response:?}");
            assert!(route.problems().any(|own| own.name() == code), "{name}: {code} is not described");
        }
    }
}

#[tokio::test]
async fn games_are_described_for_forms() {
    let server = Server::start().await;
    let games = server.get(Endpoint::Games.path()).send().await.json();
    let names: Vec<&str> =
        games.as_array().unwrap().iter().filter_map(|game| game["game"].as_str()).collect();
    assert_eq!(names, GameKind::NAMES);
    let take6 = &games[0];
    assert_eq!((take6["min_players"].as_u64(), take6["max_players"].as_u64()), (Some(2), Some(10)));
    let deck = take6["options"].as_array().unwrap().iter().find(|option| option["name"] == "deck").unwrap();
    assert_eq!(deck["default"], "full");
    assert_eq!(deck["values"], json!({ "type": "one_of", "words": ["full", "limited"] }));
    // All levels on offer can be used.
    let guest = server.guest("A").await;
    for game in games.as_array().unwrap() {
        for level in game["levels"].as_array().unwrap() {
            let usual = game["usual_players"].as_u64().unwrap() as usize;
            let body = json!({ "game": game["game"], "bots": vec![level; usual - 1] });
            let open = server.post(Endpoint::OpenTable.path(), body.clone()).with_guest(&guest).send().await;
            assert!(open.status == 201 || open.problem() == "too_many", "{body}: {open:?}");
        }
    }
}

#[tokio::test]
async fn openapi_document_lists_every_endpoint() {
    let server = Server::start().await;
    let document = server.get(Endpoint::OpenApi.path()).send().await.json();
    for route in routes() {
        let method = route.method.name().to_lowercase();
        assert!(document["paths"][route.path][&method].is_object(), "{}", route.operation_id);
    }
    // The document cannot use the list itself: the crate of the protocol does not know it.
    let picture = &document["paths"][Endpoint::TablePicture.path()]["get"]["parameters"];
    let language = picture.as_array().unwrap().iter().find(|parameter| parameter["name"] == "lang").unwrap();
    assert_eq!(language["schema"]["enum"], json!(Language::ALL.map(Language::code)));
    assert_eq!(language["schema"]["default"], Language::default().code());
    let health = server.get(Endpoint::Health.path()).send().await.json();
    assert_eq!((health["protocol"].as_u64(), health["tables"].as_u64()), (Some(1), Some(0)));
}
