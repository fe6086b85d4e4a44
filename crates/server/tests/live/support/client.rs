//! A WebSocket to a table.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rodeo_protocol::{ClientMessage, ServerMessage, TableId};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::fold::Fold;
use super::http::Guest;

/// Nobody waits longer than this for anything: then something is stuck.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody at a table, connected or not.
pub struct Client {
    pub address: SocketAddr,
    pub guest: Guest,
    pub table: TableId,
    pub fold: Fold,
    /// Everything that came, as it came.
    pub heard: Vec<String>,
    /// Everything that was said.
    pub said: Vec<String>,
    socket: Option<WebSocketStream<TcpStream>>,
}

impl Client {
    pub fn new(address: SocketAddr, guest: &Guest, table: TableId) -> Client {
        let (guest, fold) = (guest.clone(), Fold::default());
        Client { address, guest, table, fold, heard: Vec::new(), said: Vec::new(), socket: None }
    }

    /// Connects, and says what it has.
    pub async fn connect(&mut self, have: Option<u64>) -> Result<(), Error> {
        self.connect_with(have, &[]).await
    }

    /// The same, with more headers.
    pub async fn connect_with(&mut self, have: Option<u64>, headers: &[(&str, &str)]) -> Result<(), Error> {
        self.socket = None;
        let have = have.map_or(String::new(), |have| format!("?have={have}"));
        let url = format!("ws://{}/api/v1/tables/{}/ws{have}", self.address, self.table);
        let mut request = url.into_client_request()?;
        let who = (self.guest.header.0, self.guest.header.1.as_str());
        for (name, value) in headers.iter().chain([&who]) {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(self.address).await?;
        self.shake_hands(request, stream).await
    }

    /// Connects with hardly any room for what comes. Whoever does not call [`next`](Client::next) reads nothing.
    pub async fn connect_deaf(&mut self) {
        let (url, headers) =
            (format!("ws://{}/api/v1/tables/{}/ws", self.address, self.table), self.guest.header.clone());
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert(headers.0, headers.1.parse().unwrap());
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(2048).unwrap();
        let stream = socket.connect(self.address).await.unwrap();
        self.shake_hands(request, stream).await.unwrap();
    }

    async fn shake_hands(&mut self, request: Request, stream: TcpStream) -> Result<(), Error> {
        stream.set_nodelay(true)?;
        let connecting = tokio_tungstenite::client_async(request, stream);
        let (socket, _) = timeout(PATIENCE, connecting).await.expect("the handshake takes for ever")?;
        self.socket = Some(socket);
        Ok(())
    }

    /// Connects for the first time and waits for the snapshot.
    pub async fn arrive(&mut self) {
        self.connect(None).await.unwrap();
        while self.fold.have.is_none() {
            let message = self.next().await.expect("the connection ended at once");
            assert!(!matches!(message, ServerMessage::Closing { .. }), "{message:?}");
        }
    }

    /// The same once more, with nothing in hand.
    pub async fn arrive_again(&mut self) {
        self.fold = Fold::default();
        self.arrive().await;
    }

    /// The socket itself.
    pub fn raw(&mut self) -> &mut TcpStream {
        self.socket.as_mut().expect("no connection").get_mut()
    }

    /// The line is cut, without a word.
    pub fn cut(&mut self) {
        self.socket = None;
    }

    pub fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// The next message; `None` where the connection has ended.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        let (guest, n) = (self.guest.name.clone(), self.fold.have);
        timeout(PATIENCE, self.read()).await.unwrap_or_else(|_| {
            panic!(
                "{guest} hears nothing; it has {n:?}, now: {:?}, ask: {:?}",
                self.fold.pending, self.fold.prompt
            )
        })
    }

    /// The next message, if one comes that soon.
    pub async fn next_within(&mut self, time: Duration) -> Option<ServerMessage> {
        timeout(time, self.read()).await.ok().flatten()
    }

    async fn read(&mut self) -> Option<ServerMessage> {
        loop {
            let frame = match self.socket.as_mut()?.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.socket = None;
                    return None;
                }
                Some(Ok(other)) => panic!("what is this? {other:?}"),
            };
            let message: ServerMessage =
                serde_json::from_str(&frame).unwrap_or_else(|error| panic!("{error}: {frame}"));
            self.heard.push(frame.to_string());
            match message.clone() {
                ServerMessage::Snapshot(snapshot) => self.fold.restart(*snapshot),
                ServerMessage::Update(update) => self.fold.follow(*update),
                ServerMessage::Welcome { protocol, table, you, .. } => {
                    assert_eq!((protocol, table, you), (rodeo_protocol::PROTOCOL, self.table, self.guest.id));
                }
                _ => {}
            }
            return Some(message);
        }
    }

    /// Says something. Says whether the line was still there.
    pub async fn say(&mut self, message: &ClientMessage) -> bool {
        let text = serde_json::to_string(message).unwrap();
        if let (false, Some(question)) =
            (matches!(message, ClientMessage::NextWords { .. }), message.question())
        {
            self.fold.answers(question);
        }
        self.said.push(text.clone());
        self.send(Message::text(text)).await
    }

    /// Sends any frame.
    pub async fn send(&mut self, frame: Message) -> bool {
        let Some(socket) = &mut self.socket else { return false };
        let sent = timeout(PATIENCE, socket.send(frame)).await.expect("the server does not read").is_ok();
        if !sent {
            self.socket = None;
        }
        sent
    }

    /// Says something and gives the answer to it; other messages are taken on the way.
    pub async fn ask(&mut self, message: &ClientMessage) -> Option<ServerMessage> {
        if !self.say(message).await {
            return None;
        }
        self.answer().await
    }

    /// Says something and gives the next message, whatever it is.
    pub async fn ask_or_news(&mut self, message: &ClientMessage) -> ServerMessage {
        assert!(self.say(message).await, "the connection ended");
        self.next().await.expect("the connection ended")
    }

    /// The next message that is no news of the table.
    pub async fn answer(&mut self) -> Option<ServerMessage> {
        loop {
            match self.next().await? {
                ServerMessage::Snapshot(_) | ServerMessage::Update(_) | ServerMessage::Welcome { .. } => {}
                answer => return Some(answer),
            }
        }
    }

    /// Waits until the table is as wanted.
    pub async fn until(&mut self, wanted: impl Fn(&Fold) -> bool) {
        while !wanted(&self.fold) {
            let message = self.next().await;
            assert!(message.is_some(), "the connection ended");
        }
    }
}
