//! Operators: tables, matches, mutes, bans and reports, over the local socket and live connections.

use std::path::{Path, PathBuf};

use rodeo_bots::SeatRng;
use rodeo_protocol::admin::{GuestInfo, Report, SOCKET_FILE, TableInfo};
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::table::{SeatState, TablePhase};
use rodeo_protocol::{ClientMessage, PROTOCOL, Problem, ProblemCode, ServerMessage};
use rodeo_server::admin::AdminSocket;
use rodeo_server::{Config, Limits};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixStream;
use tokio::task::JoinHandle;

use crate::support::player::{Behavior, Player};
use crate::support::{Client, Guest, request};
use crate::test_server::{TestServer, test_config};

/// The administration socket of a server.
pub struct Operator {
    socket: PathBuf,
    serving: JoinHandle<()>,
}

impl Operator {
    pub async fn of(server: &TestServer) -> Operator {
        let socket = AdminSocket::bind(server.directory()).await.unwrap();
        let serving = tokio::spawn(socket.serve(server.app.clone()));
        Operator { socket: server.directory().join(SOCKET_FILE), serving }
    }

    /// Sends a request; returns the status and the body.
    pub async fn request(&self, method: &str, path: &str, body: &Value) -> (u16, String) {
        let mut stream = UnixStream::connect(&self.socket).await.unwrap();
        let body = body.to_string();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: local\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(format!("{head}{body}").as_bytes()).await.unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).await.unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    }

    pub async fn send<T: DeserializeOwned>(&self, method: &str, path: &str, body: Value) -> T {
        let (status, text) = self.request(method, path, &body).await;
        assert_eq!(status, 200, "{method} {path}: {text}");
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        self.send("GET", path, json!({})).await
    }

    /// Stops serving, so that the server has no other owner.
    async fn end(self) {
        self.serving.abort();
        let _ = self.serving.await;
    }
}

/// Opens a table with two connected guests.
pub async fn pair(server: &TestServer) -> (Client, Client) {
    let address = server.address;
    let host = Guest::create(address, "Host").await.unwrap();
    let other = Guest::create(address, "Other").await.unwrap();
    let body = json!({ "game": "take6", "players": 2, "options": "rounds=1" });
    let table = host.open_table(address, &body).await.unwrap().id;
    other.join_table(address, table).await.unwrap();
    let (mut host, mut other) = (Client::new(address, &host, table), Client::new(address, &other, table));
    host.enter().await;
    other.enter().await;
    (host, other)
}

pub async fn chat(client: &mut Client, text: &str) -> Option<Problem> {
    client.send(&ClientMessage::Chat { text: text.into() }).await;
    loop {
        match client.next().await.expect("the connection is open") {
            ServerMessage::Update(update) if update.chat.iter().any(|line| line.text == text) => return None,
            ServerMessage::Rejected { request, problem, .. } if request == "chat" => return Some(problem),
            _ => {}
        }
    }
}

/// Returns the problem of the closing message.
pub async fn closing(client: &mut Client) -> Problem {
    loop {
        let message = client.next().await.expect("a closing message before the end");
        if let ServerMessage::Closing { problem } = message {
            return problem;
        }
    }
}

async fn me(server: &TestServer, guest: &Guest) -> Result<String, Problem> {
    let response = guest.request(server.address, "GET", Endpoint::Me.path(), None).await.unwrap();
    match response.status {
        200 => Ok(response.read::<Value>()["name"].as_str().unwrap().to_owned()),
        _ => Err(response.problem()),
    }
}

/// Restarts the server with the same data.
async fn restart(server: TestServer, operator: Operator) -> (TestServer, Operator) {
    operator.end().await;
    let server = TestServer::start_in(server.stop().await, test_config()).await;
    let operator = Operator::of(&server).await;
    (server, operator)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn muted_guest_cannot_chat_even_after_a_restart() {
    let server = TestServer::start(test_config()).await;
    let operator = Operator::of(&server).await;
    let (mut host, mut other) = pair(&server).await;
    assert_eq!(chat(&mut other, "hello").await, None);
    let path = format!("/guests/{}/mute", other.guest.id);
    let muted: GuestInfo =
        operator.send("PUT", &path, json!({ "for_ms": 3_600_000, "reason": "shouting" })).await;
    assert_eq!((muted.restrictions.len(), muted.connections), (1, Some(1)));
    let problem = chat(&mut other, "still here").await.unwrap();
    assert_eq!(problem.code, ProblemCode::Muted);
    assert!(problem.message.contains("shouting"), "{problem:?}");
    assert!(problem.retry_after_ms.is_some_and(|ms| ms > 3_000_000), "{problem:?}");
    assert_eq!(chat(&mut host, "who is muted?").await, None);
    // A name can carry a message too.
    let body = json!({ "name": "still here" });
    let rename = other.guest.request(server.address, "PATCH", Endpoint::RenameMe.path(), Some(&body)).await;
    assert_eq!(rename.unwrap().problem().code, ProblemCode::Muted);
    let (guest, table) = (other.guest.clone(), other.table);
    drop((host, other));

    let (server, operator) = restart(server, operator).await;
    let mut other = Client::new(server.address, &guest, table);
    other.enter().await;
    assert_eq!(chat(&mut other, "after a restart").await.unwrap().code, ProblemCode::Muted);
    let free: GuestInfo = operator.send("DELETE", &path, json!({})).await;
    assert_eq!(free.restrictions, []);
    assert_eq!(chat(&mut other, "free").await, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn banned_guest_is_out_at_once_on_every_device_and_after_a_restart() {
    let server = TestServer::start(test_config()).await;
    let operator = Operator::of(&server).await;
    let (mut host, mut other) = pair(&server).await;
    let path = format!("/guests/{}/ban", other.guest.id);
    let _: GuestInfo = operator.send("PUT", &path, json!({ "reason": "cheating" })).await;
    let problem = closing(&mut other).await;
    assert_eq!((problem.code, problem.retry_after_ms), (ProblemCode::Banned, None));
    host.wait_for(|state| !state.pending.away.is_empty()).await;
    let recover = async |server: &TestServer, guest: &Guest| {
        let body = json!({ "recovery": guest.secrets[1] });
        request(server.address, "POST", Endpoint::RecoverGuest.path(), &[], Some(&body)).await.unwrap()
    };
    let is_banned = async |server: &TestServer, guest: &Guest| {
        assert_eq!(me(server, guest).await.unwrap_err().code, ProblemCode::Banned);
        let response = recover(server, guest).await;
        assert_eq!(response.problem().code, ProblemCode::Banned);
        assert_eq!(response.header("set-cookie"), None);
        let mut again = Client::new(server.address, guest, other.table);
        assert!(again.connect(None).await.is_err());
    };
    is_banned(&server, &other.guest).await;
    assert_eq!(me(&server, &host.guest).await.as_deref(), Ok("Host"));
    drop(host);

    let (server, operator) = restart(server, operator).await;
    is_banned(&server, &other.guest).await;
    let listed: Vec<GuestInfo> = operator.get("/guests?text=OTHE").await;
    assert_eq!((listed.len(), listed[0].restrictions[0].reason.as_str()), (1, "cheating"));
    let _: GuestInfo = operator.send("DELETE", &path, json!({})).await;
    assert_eq!(me(&server, &other.guest).await.as_deref(), Ok("Other"));
    assert_eq!(recover(&server, &other.guest).await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operator_renames_and_deletes_a_guest_at_a_table() {
    let server = TestServer::start(test_config()).await;
    let operator = Operator::of(&server).await;
    let (mut host, mut other) = pair(&server).await;
    let name_at = |client: &Client| match &client.state.table.as_ref().unwrap().seats[1] {
        SeatState::Guest { name, .. } => name.clone(),
        seat => format!("{seat:?}"),
    };
    let path = format!("/guests/{}", other.guest.id);
    let _: GuestInfo = operator.send("PATCH", &path, json!({ "name": "Guest 2" })).await;
    host.wait_for(|state| format!("{:?}", state.table).contains("Guest 2")).await;
    assert_eq!((name_at(&host), me(&server, &other.guest).await), ("Guest 2".into(), Ok("Guest 2".into())));
    let (status, body) = operator.request("PATCH", &path, &json!({ "name": "\u{200b}" })).await;
    assert_eq!((status, body.contains("invalid_name")), (400, true), "{body}");

    let _: Value = operator.send("DELETE", &path, json!({})).await;
    assert_eq!(closing(&mut other).await.code, ProblemCode::InvalidCredentials);
    host.wait_for(|state| state.table.as_ref().unwrap().seats[1] == SeatState::Empty).await;
    assert_eq!(me(&server, &other.guest).await.unwrap_err().code, ProblemCode::InvalidCredentials);
    let (status, _) = operator.request("DELETE", &path, &json!({})).await;
    assert_eq!(status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closed_table_tells_its_people_and_stays_closed() {
    let server = TestServer::start(test_config()).await;
    let operator = Operator::of(&server).await;
    let (mut host, mut other) = pair(&server).await;
    let tables: Vec<TableInfo> = operator.get("/tables").await;
    assert_eq!((tables.len(), tables[0].connections, tables[0].phase), (1, 2, TablePhase::Open));
    assert_eq!(tables[0].guests[1].name, "Other");
    let path = format!("/tables/{}/close", host.table);
    let _: Value = operator.send("POST", &path, json!({ "reason": "maintenance" })).await;
    for client in [&mut host, &mut other] {
        let problem = closing(client).await;
        assert_eq!(problem.code, ProblemCode::TableClosed);
        assert!(problem.message.contains("maintenance"), "{problem:?}");
    }
    assert_eq!(operator.request("POST", &path, &json!({})).await.0, 404);
    let (server, operator) = restart(server, operator).await;
    assert_eq!(operator.get::<Vec<TableInfo>>("/tables").await, []);
    drop(server);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn report_is_stored_with_its_context() {
    let limits = Limits { report_burst: 6.0, reports_per_second: 1e-9, ..test_config().limits };
    let server = TestServer::start(Config { limits, ..test_config() }).await;
    let operator = Operator::of(&server).await;
    let (mut host, mut other) = pair(&server).await;
    assert_eq!(chat(&mut host, "good luck").await, None);
    assert_eq!(chat(&mut other, "rude words").await, None);
    host.wait_for(|state| state.chat.len() == 2).await;
    let line = host.state.chat[1].clone();
    assert_eq!(line.guest, Some(other.guest.id));
    let path = Endpoint::ReportPlayer.url(&[&host.table]);
    let report = async |guest: &Guest, body: Value| {
        guest.request(server.address, "POST", &path, Some(&body)).await.unwrap()
    };
    let body = json!({ "line": line.seq, "category": "offensive_chat", "text": "see\u{1b}[31m above" });
    let receipt: Value = report(&host.guest, body).await.read();
    assert!(receipt["kept_until_ms"].is_u64(), "{receipt}");
    let outsider = Guest::create(server.address, "Outsider").await.unwrap();
    let invalid = |body: Value| report(&host.guest, body);
    let by_seat = |seat: u8| json!({ "seat": seat, "category": "stalling" });
    assert_eq!(report(&outsider, by_seat(1)).await.problem().code, ProblemCode::NotSeated);
    assert_eq!(invalid(by_seat(0)).await.problem().code, ProblemCode::InvalidReport, "themselves");
    assert_eq!(invalid(by_seat(7)).await.problem().code, ProblemCode::InvalidReport, "nobody");
    let unknown = json!({ "line": 999, "category": "other" });
    assert_eq!(invalid(unknown).await.problem().code, ProblemCode::InvalidReport);
    let both = json!({ "line": line.seq, "seat": 1, "category": "other" });
    assert_eq!(invalid(both).await.problem().code, ProblemCode::InvalidReport);
    let long = json!({ "seat": 1, "category": "other", "text": "x".repeat(501) });
    assert_eq!(invalid(long).await.problem().code, ProblemCode::InvalidReport);
    for _ in 0..2 {
        assert_eq!(report(&host.guest, by_seat(1)).await.status, 201);
    }
    let problem = report(&host.guest, by_seat(1)).await.problem();
    assert_eq!((problem.code, problem.retry_after_ms.is_some()), (ProblemCode::RateLimited, true));
    let limits: Value = operator.get("/limits").await;
    assert_eq!(limits[0]["limit"], "reports", "{limits}");

    let reports: Vec<Report> = operator.get("/reports").await;
    assert_eq!(reports.len(), 3);
    let first = &reports[2].content;
    assert_eq!((first.reported.id, first.reporter.name.as_str()), (other.guest.id, "Host"));
    assert_eq!((first.text.as_str(), first.line.as_ref()), ("see[31m above", Some(&line)));
    assert_eq!((first.seats.len(), first.chat.len()), (2, 2));
    let resolve = format!("/reports/{}/resolve", reports[0].id);
    let resolved: Report = operator.send("POST", &resolve, json!({ "note": "warned" })).await;
    assert_eq!(resolved.resolved.unwrap().note, "warned");
    assert_eq!(operator.get::<Vec<Report>>("/reports").await.len(), 2);
    assert_eq!(operator.get::<Vec<Report>>("/reports?resolved=true").await.len(), 3);
    assert_eq!(operator.request("GET", "/reports/99", &json!({})).await.0, 404);
}

/// Plays the match that the clients are in to its end.
pub async fn play_to_end(clients: [Client; 2]) -> [Client; 2] {
    let mut players = clients.map(|client| Player::new(client, SeatRng::new(1), Behavior::PLAIN));
    let [one, two] = &mut players;
    tokio::join!(one.play(1), two.play(1));
    players.map(|player| player.client)
}

/// Starts a match of the two guests and waits until both are asked.
pub async fn start(host: &mut Client, other: &mut Client) {
    host.send(&ClientMessage::Start { fill: None }).await;
    host.wait_for(|state| state.prompt.is_some()).await;
    other.wait_for(|state| state.prompt.is_some()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn deleted_match_is_gone_although_it_was_rendered_before() {
    let server = TestServer::start(test_config()).await;
    let operator = Operator::of(&server).await;
    let (mut host, mut other) = pair(&server).await;
    start(&mut host, &mut other).await;
    let [host, _] = play_to_end([host, other]).await;
    let id = host.state.table.as_ref().unwrap().result.as_ref().unwrap().id;
    let record = async || {
        let path = Endpoint::Record.url(&[&id]);
        host.guest.request(server.address, "GET", &path, None).await.unwrap()
    };
    assert_eq!(record().await.status, 200);
    let path = format!("/matches/{id}");
    let _: Value = operator.send("DELETE", &path, json!({})).await;
    assert_eq!(record().await.problem().code, ProblemCode::MatchNotFound);
    let mine = host.guest.request(server.address, "GET", Endpoint::MyMatches.path(), None).await.unwrap();
    assert_eq!(mine.read::<Value>()["items"], json!([]));
    assert_eq!(operator.request("DELETE", &path, &json!({})).await.0, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn administration_is_not_reachable_over_tcp() {
    let server = TestServer::start(test_config()).await;
    for path in ["/status", "/guests", "/drain", "/reports"] {
        let response = request(server.address, "GET", path, &[], None).await.unwrap();
        assert_eq!(response.problem().code, ProblemCode::NotFound, "{path}");
    }
    assert!(!Path::new(server.directory()).join(SOCKET_FILE).exists(), "only `AdminSocket` makes it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn client_of_another_protocol_is_told_which_versions_are_supported() {
    let server = TestServer::start(test_config()).await;
    let (host, _other) = pair(&server).await;
    let path = Endpoint::ConnectToTable.url(&[&host.table]);
    for stated in [0, PROTOCOL + 1] {
        let mut client = Client::new(server.address, &host.guest, host.table);
        client.connect_to(&format!("{path}?protocol={stated}"), &[]).await.unwrap();
        let problem = closing(&mut client).await;
        assert_eq!(problem.code, ProblemCode::UnsupportedProtocol);
        assert_eq!(problem.supported_protocols, Some((rodeo_protocol::OLDEST_PROTOCOL, PROTOCOL)));
        let stated = stated.to_string();
        let headers = [("Rodeo-Protocol", stated.as_str())];
        let response = request(server.address, "GET", Endpoint::Lobby.path(), &headers, None).await.unwrap();
        assert_eq!(response.problem().code, ProblemCode::UnsupportedProtocol);
        assert!(response.header("x-request-id").is_some(), "{}", response.head);
    }
    let mut client = Client::new(server.address, &host.guest, host.table);
    client.connect_to(&format!("{path}?protocol={PROTOCOL}"), &[]).await.unwrap();
    client.wait_for(|state| state.have.is_some()).await;
    let response =
        request(server.address, "GET", Endpoint::Lobby.path(), &[("Rodeo-Protocol", "one")], None).await;
    assert_eq!(response.unwrap().problem().code, ProblemCode::Malformed);
}
