//! The list of the API, and the server that answers it.

use rodeo_protocol::api::routes::{Answer, Body, Parameter, ROUTES, Route, Who};
use serde_json::{Value, json};

use crate::support::{Guest, Prompt, Server, text};

/// A place where everything is that the routes ask for.
struct World {
    server: Server,
    guest: Guest,
    table: Value,
    played: Value,
}

impl World {
    async fn new() -> World {
        let server = Server::start().await;
        let (host, guest) = (server.guest("A").await, server.guest("B").await);
        let played = server.played(&guest, "take6", "rounds=1").await;
        let table = server.table(&host, json!({ "game": "take6" })).await;
        World { server, guest, table, played }
    }

    fn path(&self, route: &Route) -> String {
        let mut path = route.path.to_owned();
        for parameter in route.parameters {
            let value = match parameter {
                Parameter::TableId => text(&self.table["id"]),
                Parameter::MatchId => text(&self.played["id"]),
                Parameter::PlayerId => self.guest.id.clone(),
                Parameter::Code => text(&self.table["code"]),
                Parameter::Game => "take6".into(),
                Parameter::Step => "3".into(),
                Parameter::Have | Parameter::Before | Parameter::Form | Parameter::Viewer => continue,
            };
            path = path.replace(&format!("{{{}}}", parameter.name()), &value);
        }
        path
    }

    fn ask(&self, route: &Route) -> Prompt {
        let ask = self.server.ask(route.method.name(), &self.path(route));
        match route.takes {
            None => ask,
            Some(Body::NameRequest) => ask.json(&json!({ "name": "C" })),
            Some(Body::RecoverRequest) => ask.json(&json!({ "recovery": self.guest.recovery })),
            Some(Body::OpenTable) => ask.json(&json!({ "game": "buffalo" })),
            Some(Body::JoinRequest) => ask.json(&json!({})),
        }
    }
}

#[tokio::test]
async fn every_route_of_the_list_is_answered_as_it_says() {
    let world = World::new().await;
    // A new recovery code makes the one that is tried here void, so those routes come in the order of the list.
    for route in ROUTES {
        let name = route.name;
        let ask = world.ask(route).of(&world.guest);
        let ask = match route.gives {
            Answer::WebSocket => ask
                .header("connection", "upgrade")
                .header("upgrade", "websocket")
                .header("sec-websocket-version", "13")
                .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
            _ => ask,
        };
        let answer = ask.send().await;
        assert_eq!(answer.status, route.status, "{name}: {answer:?}");
        assert_eq!(answer.header("set-cookie").is_empty(), !route.sets_cookie, "{name}");
        if route.gives != Answer::WebSocket {
            assert_eq!(answer.header("content-type"), "application/json", "{name}");
            answer.json();
        }
    }
}

#[tokio::test]
async fn every_route_refuses_as_it_says() {
    let world = World::new().await;
    for route in ROUTES {
        let name = route.name;
        if route.who == Who::Guest {
            assert_eq!(world.ask(route).send().await.problem(), "not_logged_in", "{name}");
        }
        if route.takes.is_some() {
            let ask = || world.server.ask(route.method.name(), &world.path(route)).of(&world.guest);
            assert_eq!(ask().body("{}").send().await.problem(), "unsupported_media_type", "{name}");
            let garbage = ask().header("content-type", "application/json").body("garbage").send().await;
            assert_eq!(garbage.problem(), "malformed", "{name}");
            let large =
                ask().header("content-type", "application/json").body(&" ".repeat(17 << 10)).send().await;
            assert_eq!(large.problem(), "too_large", "{name}");
        }
        if route.method.name() != "GET" {
            let foreign =
                world.ask(route).of(&world.guest).header("origin", "https://evil.example").send().await;
            assert_eq!(foreign.problem(), "origin_not_allowed", "{name}");
        }
        if route.path.contains('{') {
            let mut path = route.path.to_owned();
            for parameter in route.parameters.iter().filter(|one| one.in_path()) {
                path = path.replace(&format!("{{{}}}", parameter.name()), "%ff");
            }
            let ask = world.server.ask(route.method.name(), &path).of(&world.guest).json(&json!({}));
            let answer = ask.send().await;
            let code = answer.problem();
            assert_eq!(answer.status, 404, "{name}: {answer:?}");
            assert!(route.refusals().any(|own| own.name() == code), "{name}: {code} is not in its list");
        }
    }
}

#[tokio::test]
async fn the_games_are_told_as_forms_need_them() {
    let server = Server::start().await;
    let games = server.get("/api/v1/games").send().await.json();
    let names: Vec<&str> =
        games.as_array().unwrap().iter().filter_map(|game| game["game"].as_str()).collect();
    assert_eq!(names, ["take6", "buffalo", "take_that", "bull_party"]);
    let take6 = &games[0];
    assert_eq!((take6["min_players"].as_u64(), take6["max_players"].as_u64()), (Some(2), Some(10)));
    let deck = take6["options"].as_array().unwrap().iter().find(|option| option["name"] == "deck").unwrap();
    assert_eq!(deck["default"], "full");
    assert_eq!(deck["values"], json!({ "type": "one_of", "words": ["full", "limited"] }));
    // Everything that is offered can be had.
    let guest = server.guest("A").await;
    for game in games.as_array().unwrap() {
        for level in game["levels"].as_array().unwrap() {
            let usual = game["usual_players"].as_u64().unwrap() as usize;
            let body = json!({ "game": game["game"], "bots": vec![level; usual - 1] });
            let open = server.post("/api/v1/tables", body.clone()).of(&guest).send().await;
            assert!(open.status == 201 || open.problem() == "too_many", "{body}: {open:?}");
        }
    }
}

#[tokio::test]
async fn the_api_describes_itself() {
    let server = Server::start().await;
    let document = server.get("/api/v1/openapi.json").send().await.json();
    for route in ROUTES {
        let method = route.method.name().to_lowercase();
        assert!(document["paths"][route.path][&method].is_object(), "{}", route.name);
    }
    let health = server.get("/api/v1/health").send().await.json();
    assert_eq!((health["protocol"].as_u64(), health["tables"].as_u64()), (Some(1), Some(0)));
}
