//! Requests over a plain socket, and who makes them.

use std::io;
use std::net::SocketAddr;

use rodeo_protocol::table::TableState;
use rodeo_protocol::{GuestId, Problem, TableId};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A response, and its bytes as they came.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    /// The body, where the request was granted.
    pub fn read<T: DeserializeOwned>(&self) -> T {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// Why it was refused.
    pub fn problem(&self) -> Problem {
        assert!(self.status >= 400, "{} {}", self.status, self.body);
        let problem: Problem =
            serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body));
        assert_eq!(problem.code.status(), self.status, "{problem:?}");
        assert_eq!(self.header("content-type"), Some("application/problem+json"));
        problem
    }
}

/// Asks a server something.
pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> io::Result<Answer> {
    let mut socket = TcpStream::connect(address).await?;
    let mut request = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    let body = body.map(Value::to_string);
    if let Some(body) = &body {
        request += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
    }
    request += "\r\n";
    request += body.as_deref().unwrap_or_default();
    socket.write_all(request.as_bytes()).await?;
    let mut bytes = Vec::new();
    socket.read_to_end(&mut bytes).await?;
    let text = String::from_utf8(bytes).map_err(io::Error::other)?;
    let cut = || io::Error::new(io::ErrorKind::UnexpectedEof, "half a response");
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(cut)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
    let answer = Answer { status, head: head.into(), body: body.into() };
    assert_eq!(answer.header("transfer-encoding"), None, "pieces are not read here");
    let length = answer.header("content-length").and_then(|length| length.parse().ok());
    if length.is_some_and(|length: usize| length != answer.body.len()) {
        return Err(cut());
    }
    Ok(answer)
}

/// Somebody with a cookie, or a bot with a token.
#[derive(Clone, Debug)]
pub struct Guest {
    pub id: GuestId,
    pub name: String,
    /// The header that says who asks.
    pub header: (&'static str, String),
    /// What nobody else may see: the cookie or the token, the recovery code.
    pub secrets: Vec<String>,
}

impl Guest {
    /// A new guest.
    pub async fn make(address: SocketAddr, name: &str) -> io::Result<Guest> {
        let body = json!({ "name": name });
        let answer = ask(address, "POST", "/api/v1/guests", &[], Some(&body)).await?;
        let me: rodeo_protocol::api::Me = answer.read();
        let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.unwrap_or_else(|| panic!("no cookie: {}", answer.head)).to_owned();
        let secret = cookie.trim_start_matches("rodeo=").to_owned();
        let recovery = me.recovery.unwrap_or_else(|| panic!("no recovery code"));
        Ok(Guest { id: me.id, name: me.name, header: ("Cookie", cookie), secrets: vec![secret, recovery] })
    }

    /// A new bot of somebody.
    pub async fn make_bot(address: SocketAddr, name: &str) -> io::Result<Guest> {
        let body = json!({ "name": name });
        let me: rodeo_protocol::api::Me =
            ask(address, "POST", "/api/v1/bots", &[], Some(&body)).await?.read();
        let token = me.token.unwrap_or_else(|| panic!("no token"));
        let header = ("Authorization", format!("Bearer {token}"));
        Ok(Guest { id: me.id, name: me.name, header, secrets: vec![token] })
    }

    /// Asks as this guest.
    pub async fn ask(
        &self,
        address: SocketAddr,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> io::Result<Answer> {
        ask(address, method, path, &[(self.header.0, &self.header.1)], body).await
    }

    /// Opens a table.
    pub async fn open(&self, address: SocketAddr, body: &Value) -> io::Result<TableState> {
        Ok(self.ask(address, "POST", "/api/v1/tables", Some(body)).await?.read())
    }

    /// Sits down at a table.
    pub async fn join(&self, address: SocketAddr, table: TableId) -> io::Result<TableState> {
        let path = format!("/api/v1/tables/{table}/seats");
        Ok(self.ask(address, "POST", &path, Some(&json!({}))).await?.read())
    }
}
