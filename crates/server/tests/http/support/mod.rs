//! A server on a port of its own, and a small client.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rodeo_protocol::api::MatchSummary;
use rodeo_protocol::table::SeatState;
use rodeo_protocol::{MatchId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::{Outcome, ScoreOrder};
use rodeo_rules::seat::SeatSet;
use rodeo_server::{App, Config, serve};
use rodeo_store::{FinishedMatch, SqliteStore, Store, Write};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Whatever a test waits for must have happened by then.
pub const DEADLINE: Duration = Duration::from_secs(30);

/// A server that ends with its test.
pub struct Server {
    pub address: String,
    pub app: App,
    pub store: Arc<SqliteStore>,
    pub stop: oneshot::Sender<()>,
    pub serving: JoinHandle<std::io::Result<()>>,
    _folder: TempDir,
}

impl Server {
    pub async fn start() -> Server {
        Server::with(|_| {}).await
    }

    /// A server that differs from the usual one.
    pub async fn with(change: impl FnOnce(&mut Config)) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(folder.path().join("rodeo.sqlite")).unwrap());
        let mut config = Config { shards: 2, bot_threads: 2, ..Config::default() };
        // Players here are quicker than people.
        config.limits.message_burst = 1e6;
        change(&mut config);
        let app = App::start(config, store.clone()).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(serve(app.clone(), listener, async { drop(stopped.await) }));
        Server { address, app, store, stop, serving, _folder: folder }
    }

    pub fn get(&self, path: &str) -> Prompt {
        self.ask("GET", path)
    }

    pub fn post(&self, path: &str, body: Value) -> Prompt {
        self.ask("POST", path).json(&body)
    }

    pub fn ask(&self, method: &str, path: &str) -> Prompt {
        let (address, method, path) = (self.address.clone(), method.into(), path.into());
        Prompt { address, method, path, headers: Vec::new(), body: String::new() }
    }

    /// A new guest.
    pub async fn guest(&self, name: &str) -> Guest {
        let answer = self.post("/api/v1/guests", json!({ "name": name })).send().await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
        let me = answer.json();
        Guest { cookie, id: text(&me["id"]), recovery: text(&me["recovery"]) }
    }

    /// A table of this guest.
    pub async fn table(&self, guest: &Guest, body: Value) -> Value {
        let answer = self.post("/api/v1/tables", body).of(guest).send().await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    }

    pub async fn connect(&self, guest: &Guest, table: &str) -> Socket {
        let mut request =
            format!("ws://{}/api/v1/tables/{table}/ws", self.address).into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
        let stream = TcpStream::connect(&self.address).await.unwrap();
        Socket(tokio_tungstenite::client_async(request, stream).await.unwrap().0)
    }

    /// A match of the guest against a bot, played from beginning to end.
    pub async fn played(&self, guest: &Guest, game: &str, options: &str) -> Value {
        let table =
            json!({ "game": game, "players": 2, "options": options, "bots": ["random"], "start": true });
        let id = text(&self.table(guest, table).await["id"]);
        let ended = self.connect(guest, &id).await.play_on().await;
        self.get(&format!("/api/v1/matches/{ended}")).send().await.json()
    }
}

/// Somebody who asks.
#[derive(Clone, Debug)]
pub struct Guest {
    pub cookie: String,
    pub id: String,
    pub recovery: String,
}

/// A request.
pub struct Prompt {
    address: String,
    method: String,
    path: String,
    headers: Vec<(String, String)>,
    body: String,
}

impl Prompt {
    pub fn header(mut self, name: &str, value: &str) -> Prompt {
        self.headers.push((name.into(), value.into()));
        self
    }

    pub fn of(self, guest: &Guest) -> Prompt {
        self.header("cookie", &guest.cookie)
    }

    pub fn json(self, body: &Value) -> Prompt {
        self.header("content-type", "application/json").body(&body.to_string())
    }

    pub fn body(self, body: &str) -> Prompt {
        Prompt { body: body.into(), ..self }
    }

    pub async fn send(self) -> Answer {
        let mut text = format!("{} {} HTTP/1.1\r\nhost: {}\r\n", self.method, self.path, self.address);
        let upgrades = self.headers.iter().any(|(name, _)| name == "upgrade");
        let length = ("content-length".to_owned(), self.body.len().to_string());
        let closes = ("connection".to_owned(), "close".to_owned());
        for (name, value) in self.headers.iter().chain((!upgrades).then_some(&closes)).chain([&length]) {
            text += &format!("{name}: {value}\r\n");
        }
        text = text + "\r\n" + &self.body;
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        // A server that refuses early may not read all of it.
        let _ = stream.write_all(text.as_bytes()).await;
        read_answer(&mut stream, upgrades).await
    }
}

/// Reads an answer: up to the end of the stream, or up to its own end.
pub async fn read_answer(stream: &mut TcpStream, one_of_many: bool) -> Answer {
    let mut bytes = Vec::new();
    let reading = async {
        loop {
            let mut some = [0; 4096];
            match stream.read(&mut some).await {
                Ok(0) | Err(_) => return,
                Ok(count) => bytes.extend_from_slice(&some[..count]),
            }
            if one_of_many && is_whole(&bytes) {
                return;
            }
        }
    };
    tokio::time::timeout(DEADLINE, reading).await.expect("an answer in time");
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).unwrap_or(0);
    let headers =
        lines.filter_map(|line| line.split_once(": ")).map(|(name, value)| (name.into(), value.into()));
    Answer { status, headers: headers.collect(), body: body.into() }
}

fn is_whole(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    body.len() >= length.unwrap_or(0)
}

/// What came back. The status is 0 where nothing did.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(other, _)| other == name).map_or("", |(_, value)| value)
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The code of the problem that came back, which must be one with a sentence.
    #[track_caller]
    pub fn problem(&self) -> String {
        assert!(self.status >= 400, "{self:?}");
        assert_eq!(self.header("content-type"), "application/problem+json", "{self:?}");
        let problem: rodeo_protocol::Problem = serde_json::from_str(&self.body).unwrap();
        assert_eq!(problem.code.status(), self.status, "{self:?}");
        assert!(!problem.message.is_empty(), "{self:?}");
        problem.code.name().into()
    }
}

/// A connection to a table.
pub struct Socket(pub WebSocketStream<TcpStream>);

impl Socket {
    pub async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message, or none where the server has closed the connection.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            match tokio::time::timeout(DEADLINE, self.0.next()).await.expect("a message in time")?.ok()? {
                Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Answers with the first words that are offered until the match is over. Gives its id.
    pub async fn play_on(mut self) -> String {
        let mut words = String::new();
        loop {
            let message = self.hear().await.expect("the connection is open");
            if message["table"]["result"].is_object() {
                return text(&message["table"]["result"]["id"]);
            }
            if message["type"] == "next_words" && !message["complete"].as_bool().unwrap() {
                words = format!("{} {}", text(&message["words"]), text(&message["next"][0]));
                self.say(json!({ "type": "next_words", "question": message["question"], "words": words }))
                    .await;
            } else if message["type"] == "next_words" {
                self.say(json!({ "type": "choose", "question": message["question"], "choice": words })).await;
            } else if message["prompt"].is_object() && message["prompt"].get("answer").is_none() {
                words = text(&message["prompt"]["next"][0]);
                let question = &message["prompt"]["question"];
                self.say(json!({ "type": "next_words", "question": question, "words": words })).await;
            }
        }
    }

    /// The next message that fits.
    pub async fn hear_until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await.expect("the connection is open");
            if fits(&message) {
                return message;
            }
        }
    }
}

/// Asks again and again until it is so.
pub async fn eventually(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let start = Instant::now();
    while !is_so().await {
        assert!(start.elapsed() < DEADLINE, "not in time: {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text: {value}")).to_owned()
}

/// Puts so many old matches of the guest into the store, ended one millisecond after the other.
pub async fn store_matches(server: &Server, guest: &Guest, count: u64) {
    let card = |number: u64| MatchSummary {
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
    };
    let table = TableId::from_random([0; 16]);
    let finished = |number| FinishedMatch { card: card(number), record: "{}".into(), table, rated: None };
    write(server, (0..count).map(|number| Write::FinishMatch(Box::new(finished(number)))).collect()).await;
}

/// Writes into the store, past the server.
pub async fn write(server: &Server, batch: Vec<Write>) {
    let (tell, told) = oneshot::channel();
    server.store.commit(batch, Box::new(move |result| tell.send(result).unwrap()));
    told.await.unwrap().unwrap();
}
