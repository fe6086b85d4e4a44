//! A WebSocket to a table.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::{ClientMessage, ServerMessage, TableId, Updates};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::client_state::ClientState;
use super::followed_table::FollowedTable;
use super::http::Guest;

/// Time after which something that a test waits for counts as stuck.
pub const TIMEOUT: Duration = Duration::from_secs(20);

/// A client of a table, connected or not.
pub struct Client {
    pub address: SocketAddr,
    pub guest: Guest,
    pub table: TableId,
    pub state: ClientState,
    /// How it is kept up to date from its next connection on.
    pub updates: Updates,
    followed: FollowedTable,
    /// The text of all messages received.
    pub received: Vec<String>,
    /// The text of all messages sent.
    pub sent: Vec<String>,
    socket: Option<WebSocketStream<TcpStream>>,
}

impl Client {
    pub fn new(address: SocketAddr, guest: &Guest, table: TableId) -> Client {
        let (guest, state) = (guest.clone(), ClientState::default());
        Client {
            address,
            guest,
            table,
            state,
            updates: Updates::State,
            followed: FollowedTable::default(),
            received: Vec::new(),
            sent: Vec::new(),
            socket: None,
        }
    }

    /// Connects; `have` is the number of the last change that the client claims to have.
    pub async fn connect(&mut self, have: Option<u64>) -> Result<(), Error> {
        self.connect_with(have, &[]).await
    }

    /// Connects with additional headers.
    pub async fn connect_with(&mut self, have: Option<u64>, headers: &[(&str, &str)]) -> Result<(), Error> {
        self.socket = None;
        let have = have.map_or(String::new(), |have| format!("have={have}&"));
        let updates = match self.updates {
            Updates::State => "",
            Updates::Events => "updates=events",
        };
        let path = Endpoint::ConnectToTable.url(&[&self.table]);
        let mut request = format!("ws://{}{path}?{have}{updates}", self.address).into_client_request()?;
        let authentication = (self.guest.header.0, self.guest.header.1.as_str());
        for (name, value) in headers.iter().chain([&authentication]) {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(self.address).await?;
        self.handshake(request, stream).await
    }

    /// Connects with a small receive buffer. Nothing is read until [`next`](Client::next) is called.
    pub async fn connect_without_reading(&mut self) {
        let path = Endpoint::ConnectToTable.url(&[&self.table]);
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        let (name, value) = &self.guest.header;
        request.headers_mut().insert(*name, value.parse().unwrap());
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(2048).unwrap();
        let stream = socket.connect(self.address).await.unwrap();
        self.handshake(request, stream).await.unwrap();
    }

    async fn handshake(&mut self, request: Request, stream: TcpStream) -> Result<(), Error> {
        stream.set_nodelay(true)?;
        let connecting = tokio_tungstenite::client_async(request, stream);
        let (socket, _) = timeout(TIMEOUT, connecting).await.expect("the handshake completes in time")?;
        self.socket = Some(socket);
        Ok(())
    }

    /// Connects for the first time and waits for the snapshot.
    pub async fn enter(&mut self) {
        self.connect(None).await.unwrap();
        while self.state.have.is_none() {
            let message = self.next().await.expect("the connection is open");
            assert!(!matches!(message, ServerMessage::Closing { .. }), "{message:?}");
        }
    }

    /// Forgets everything and connects as if for the first time.
    pub async fn connect_anew(&mut self) {
        self.state = ClientState::default();
        self.enter().await;
    }

    /// Returns the TCP socket.
    pub fn raw(&mut self) -> &mut TcpStream {
        self.socket.as_mut().expect("no connection").get_mut()
    }

    /// Drops the connection without a close frame.
    pub fn disconnect(&mut self) {
        self.socket = None;
    }

    pub fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// Returns the next message; `None` if the connection has ended.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        let (guest, have) = (self.guest.name.clone(), self.state.have);
        timeout(TIMEOUT, self.read()).await.unwrap_or_else(|_| {
            panic!(
                "no message for {guest}; state {have:?}, pending: {:?}, prompt: {:?}",
                self.state.pending, self.state.prompt
            )
        })
    }

    /// Returns the next message, if one arrives within this time.
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
                Some(Ok(other)) => panic!("unexpected frame: {other:?}"),
            };
            let message: ServerMessage =
                serde_json::from_str(&frame).unwrap_or_else(|error| panic!("{error}: {frame}"));
            self.received.push(frame.to_string());
            let message = match self.updates {
                Updates::State => message,
                Updates::Events => self.followed.as_state(message).unwrap(),
            };
            match message.clone() {
                ServerMessage::Snapshot(snapshot) => self.state.apply_snapshot(*snapshot),
                ServerMessage::Update(update) => self.state.apply_update(*update),
                ServerMessage::Welcome { protocol, table, you, .. } => {
                    assert_eq!((protocol, table, you), (rodeo_protocol::PROTOCOL, self.table, self.guest.id));
                }
                _ => {}
            }
            return Some(message);
        }
    }

    /// Sends a message. Returns whether the connection was open.
    pub async fn send(&mut self, message: &ClientMessage) -> bool {
        let text = serde_json::to_string(message).unwrap();
        if let (false, Some(question)) =
            (matches!(message, ClientMessage::NextWords { .. }), message.question())
        {
            self.state.count_answer(question);
        }
        self.sent.push(text.clone());
        self.send_frame(Message::text(text)).await
    }

    /// Sends a frame. Returns whether the connection was open.
    pub async fn send_frame(&mut self, frame: Message) -> bool {
        let Some(socket) = &mut self.socket else { return false };
        let sent = timeout(TIMEOUT, socket.send(frame)).await.expect("the server reads").is_ok();
        if !sent {
            self.socket = None;
        }
        sent
    }

    /// Sends a message and returns the reply; updates in between are applied.
    pub async fn request(&mut self, message: &ClientMessage) -> Option<ServerMessage> {
        if !self.send(message).await {
            return None;
        }
        self.next_reply().await
    }

    /// Sends a message and returns the next message, reply or not.
    pub async fn send_and_receive(&mut self, message: &ClientMessage) -> ServerMessage {
        assert!(self.send(message).await, "the connection is closed");
        self.next().await.expect("the connection is open")
    }

    /// Returns the next message that is neither a snapshot nor an update.
    pub async fn next_reply(&mut self) -> Option<ServerMessage> {
        loop {
            match self.next().await? {
                ServerMessage::Snapshot(_) | ServerMessage::Update(_) | ServerMessage::Welcome { .. } => {}
                reply => return Some(reply),
            }
        }
    }

    /// Waits until the server has handled everything that this client sent.
    pub async fn flush(&mut self) {
        let pong = self.request(&ClientMessage::Ping { t: 1 }).await;
        assert_eq!(pong, Some(ServerMessage::Pong { t: 1 }));
    }

    /// Waits until the state satisfies a condition.
    pub async fn wait_for(&mut self, condition: impl Fn(&ClientState) -> bool) {
        while !condition(&self.state) {
            let message = self.next().await;
            assert!(message.is_some(), "the connection is closed");
        }
    }
}
