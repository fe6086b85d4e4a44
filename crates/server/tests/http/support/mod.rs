//! A server on its own port, and a small HTTP and WebSocket client.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rodeo_protocol::api::MatchSummary;
use rodeo_protocol::api::routes::{Endpoint, PROBLEM_TYPE};
use rodeo_protocol::table::SeatState;
use rodeo_protocol::{MatchId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::{Outcome, ScoreOrder};
use rodeo_rules::seat::SeatSet;
use rodeo_server::{App, Config, Listeners, serve};
use rodeo_store::{SqliteStore, Store, StoredMatch, Write};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Time after which something that a test waits for counts as stuck.
pub const DEADLINE: Duration = Duration::from_secs(30);

/// A running server.
pub struct Server {
    pub address: String,
    pub app: App,
    pub store: Arc<SqliteStore>,
    pub stop: oneshot::Sender<()>,
    pub serving: JoinHandle<std::io::Result<()>>,
    directory: TempDir,
}

impl Server {
    pub async fn start() -> Server {
        Server::with(|_| {}).await
    }

    /// Starts a server with a changed configuration.
    pub async fn with(change: impl FnOnce(&mut Config)) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        Server::with_listeners(change, listener.into()).await
    }

    /// Starts a server with a changed configuration and these sockets. Its address is that of the first one.
    pub async fn with_listeners(change: impl FnOnce(&mut Config), listeners: Listeners) -> Server {
        Server::start_in(tempfile::tempdir().unwrap(), change, listeners).await
    }

    /// Stops the server and starts another one with the same database.
    pub async fn restart(self, change: impl FnOnce(&mut Config)) -> Server {
        let Server { stop, serving, store, directory, app, .. } = self;
        let _ = stop.send(());
        serving.await.unwrap().unwrap();
        let closed = Arc::downgrade(&store);
        drop((store, app));
        // Tasks of connections end a moment later.
        eventually("the store is closed", async || closed.strong_count() == 0).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        Server::start_in(directory, change, listener.into()).await
    }

    async fn start_in(directory: TempDir, change: impl FnOnce(&mut Config), listeners: Listeners) -> Server {
        let store = Arc::new(SqliteStore::open(directory.path().join("rodeo.sqlite")).unwrap());
        let mut config = Config { shards: 2, bot_threads: 2, ..Config::default() };
        // Simulated players are fast.
        config.limits.message_burst = 1e6;
        change(&mut config);
        let app = App::start(config, store.clone()).unwrap();
        let address = listeners.public[0].address().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(serve(app.clone(), listeners, async { drop(stopped.await) }));
        Server { address, app, store, stop, serving, directory }
    }

    pub fn get(&self, path: &str) -> Request {
        self.request("GET", path)
    }

    pub fn post(&self, path: &str, body: Value) -> Request {
        self.request("POST", path).json(&body)
    }

    pub fn request(&self, method: &str, path: &str) -> Request {
        let (address, method, path) = (self.address.clone(), method.into(), path.into());
        Request { address, method, path, headers: Vec::new(), body: String::new() }
    }

    /// Creates a guest.
    pub async fn guest(&self, name: &str) -> Guest {
        let request = self.post(Endpoint::CreateGuest.path(), json!({ "name": name }));
        Server::guest_by(request).await
    }

    /// Creates a guest with this request.
    pub async fn guest_by(request: Request) -> Guest {
        let response = request.send().await;
        assert_eq!(response.status, 201, "{response:?}");
        let cookie = response.header("set-cookie").split(';').next().unwrap().to_owned();
        let me = response.json();
        Guest { cookie, id: text(&me["id"]), recovery: text(&me["recovery"]) }
    }

    /// Opens a table of this guest.
    pub async fn table(&self, guest: &Guest, body: Value) -> Value {
        let response = self.post(Endpoint::OpenTable.path(), body).with_guest(guest).send().await;
        assert_eq!(response.status, 201, "{response:?}");
        response.json()
    }

    pub async fn connect(&self, guest: &Guest, table: &str) -> Socket {
        self.try_connect(guest, table, &[]).await.unwrap()
    }

    /// Connects with these headers, if the server accepts it.
    pub async fn try_connect(
        &self,
        guest: &Guest,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Box<tokio_tungstenite::tungstenite::Error>> {
        let path = Endpoint::ConnectToTable.url(&[&table]);
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(&self.address).await.unwrap();
        Ok(Socket(tokio_tungstenite::client_async(request, stream).await.map_err(Box::new)?.0))
    }

    /// Plays a whole match of the guest against a bot and returns its summary.
    pub async fn play_match(&self, guest: &Guest, game: &str, options: &str) -> Value {
        let table =
            json!({ "game": game, "players": 2, "options": options, "bots": ["random"], "start": true });
        let id = text(&self.table(guest, table).await["id"]);
        let ended = self.connect(guest, &id).await.play_to_end().await;
        self.get(&Endpoint::Match.url(&[&ended])).send().await.json()
    }
}

/// A guest with a cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    pub cookie: String,
    pub id: String,
    pub recovery: String,
}

/// Request that is being built.
pub struct Request {
    address: String,
    method: String,
    path: String,
    headers: Vec<(String, String)>,
    body: String,
}

impl Request {
    pub fn header(mut self, name: &str, value: &str) -> Request {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Sends it as a proxy does for a client with this address.
    pub fn in_network(self, address: &str) -> Request {
        self.header("x-forwarded-for", address)
    }

    pub fn with_guest(self, guest: &Guest) -> Request {
        self.header("cookie", &guest.cookie)
    }

    pub fn json(self, body: &Value) -> Request {
        self.header("content-type", "application/json").body(&body.to_string())
    }

    pub fn body(self, body: &str) -> Request {
        Request { body: body.into(), ..self }
    }

    pub async fn send(self) -> Response {
        let mut text = format!("{} {} HTTP/1.1\r\nhost: {}\r\n", self.method, self.path, self.address);
        let upgrades = self.headers.iter().any(|(name, _)| name == "upgrade");
        let length = ("content-length".to_owned(), self.body.len().to_string());
        let closes = ("connection".to_owned(), "close".to_owned());
        for (name, value) in self.headers.iter().chain((!upgrades).then_some(&closes)).chain([&length]) {
            text += &format!("{name}: {value}\r\n");
        }
        text = text + "\r\n" + &self.body;
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        // A server that rejects the request early does not read all of it.
        let _ = stream.write_all(text.as_bytes()).await;
        read_response(&mut stream, upgrades).await
    }
}

/// Reads a response: up to its own end with `keep_alive`, else up to the end of the stream.
pub async fn read_response(stream: &mut (impl AsyncRead + Unpin), keep_alive: bool) -> Response {
    let mut bytes = Vec::new();
    let reading = async {
        loop {
            let mut some = [0; 4096];
            match stream.read(&mut some).await {
                Ok(0) | Err(_) => return,
                Ok(count) => bytes.extend_from_slice(&some[..count]),
            }
            if keep_alive && is_complete(&bytes) {
                return;
            }
        }
    };
    tokio::time::timeout(DEADLINE, reading).await.expect("the response arrives in time");
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).unwrap_or(0);
    let headers =
        lines.filter_map(|line| line.split_once(": ")).map(|(name, value)| (name.into(), value.into()));
    Response { status, headers: headers.collect(), body: body.into() }
}

fn is_complete(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    body.len() >= length.unwrap_or(0)
}

/// A response; the status is 0 if there was none.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Response {
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(other, _)| other == name).map_or("", |(_, value)| value)
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Returns the code of the problem, which must have a message.
    #[track_caller]
    pub fn problem(&self) -> String {
        assert!(self.status >= 400, "{self:?}");
        assert_eq!(self.header("content-type"), PROBLEM_TYPE, "{self:?}");
        let problem: rodeo_protocol::Problem = serde_json::from_str(&self.body).unwrap();
        assert_eq!(problem.code.status(), self.status, "{self:?}");
        assert!(!problem.message.is_empty(), "{self:?}");
        problem.code.name().into()
    }
}

/// A connection to a table.
pub struct Socket(pub WebSocketStream<TcpStream>);

impl Socket {
    pub async fn send(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Returns the next message; `None` if the server has closed the connection.
    pub async fn receive(&mut self) -> Option<Value> {
        loop {
            match tokio::time::timeout(DEADLINE, self.0.next())
                .await
                .expect("the message arrives in time")?
                .ok()?
            {
                Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Answers with the first words that are offered until the match is over. Returns its id.
    pub async fn play_to_end(mut self) -> String {
        let mut words = String::new();
        loop {
            let message = self.receive().await.expect("the connection is open");
            if message["table"]["result"].is_object() {
                return text(&message["table"]["result"]["id"]);
            }
            if message["type"] == "next_words" && !message["complete"].as_bool().unwrap() {
                words = format!("{} {}", text(&message["words"]), text(&message["next"][0]));
                self.send(json!({ "type": "next_words", "question": message["question"], "words": words }))
                    .await;
            } else if message["type"] == "next_words" {
                self.send(json!({ "type": "choose", "question": message["question"], "choice": words }))
                    .await;
            } else if message["prompt"].is_object() && message["prompt"].get("response").is_none() {
                words = text(&message["prompt"]["next"][0]);
                let question = &message["prompt"]["question"];
                self.send(json!({ "type": "next_words", "question": question, "words": words })).await;
            }
        }
    }

    /// Returns the next message that satisfies a condition.
    pub async fn receive_until(&mut self, condition: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.receive().await.expect("the connection is open");
            if condition(&message) {
                return message;
            }
        }
    }
}

/// Polls until a condition is true.
pub async fn eventually(what: &str, mut condition: impl AsyncFnMut() -> bool) {
    let start = Instant::now();
    while !condition().await {
        assert!(start.elapsed() < DEADLINE, "not in time: {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("not a string: {value}")).to_owned()
}

/// Stores `count` matches of the guest that ended in 1970.
pub async fn store_matches(server: &Server, guest: &Guest, count: u64) {
    let summary = |number: u64| MatchSummary {
        id: MatchId::from_random([number as u8; 16]),
        rules: GameKind::Take6.default_rules(2),
        seats: vec![
            SeatState::Guest { id: guest.id.parse().unwrap(), name: "A".into(), bot: false },
            SeatState::HouseBot { level: "keen".into(), name: "B".into() },
        ],
        replaced_by_bot: SeatSet::EMPTY,
        outcome: Outcome::best([1, 2], ScoreOrder::LowestWins),
        started_ms: 0,
        ended_ms: 1 + number,
        steps: 0,
        commitment: String::new(),
        ratings: Vec::new(),
        played_offline: false,
    };
    let table = TableId::from_random([0; 16]);
    let finished = |number| StoredMatch { summary: summary(number), record: "{}".into(), table, rated: None };
    write(server, (0..count).map(|number| Write::SaveMatch(Box::new(finished(number)))).collect()).await;
}

/// Writes to the store directly.
pub async fn write(server: &Server, batch: Vec<Write>) {
    let (sender, committed) = oneshot::channel();
    server.store.commit(batch, Box::new(move |result| sender.send(result).unwrap()));
    committed.await.unwrap().unwrap();
}
