//! Requests over a plain socket, and the guests who send them.

use std::io;
use std::net::SocketAddr;

use rodeo_protocol::api::routes::{COOKIE, Endpoint, PROBLEM_TYPE};
use rodeo_protocol::table::TableState;
use rodeo_protocol::{GuestId, Problem, TableId};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Response of the server.
#[derive(Clone, Debug)]
pub struct Response {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Response {
    /// Returns the value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    /// Parses the body of a successful response.
    pub fn read<T: DeserializeOwned>(&self) -> T {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// Parses the problem of an error response.
    pub fn problem(&self) -> Problem {
        assert!(self.status >= 400, "{} {}", self.status, self.body);
        let problem: Problem =
            serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body));
        assert_eq!(problem.code.status(), self.status, "{problem:?}");
        assert_eq!(self.header("content-type"), Some(PROBLEM_TYPE));
        problem
    }
}

/// Sends a request on a new connection.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> io::Result<Response> {
    let mut socket = TcpStream::connect(address).await?;
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    let body = body.map(Value::to_string);
    if let Some(body) = &body {
        head += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
    }
    head += "\r\n";
    head += body.as_deref().unwrap_or("");
    socket.write_all(head.as_bytes()).await?;
    let mut bytes = Vec::new();
    socket.read_to_end(&mut bytes).await?;
    let text = String::from_utf8(bytes).map_err(io::Error::other)?;
    let truncated = || io::Error::new(io::ErrorKind::UnexpectedEof, "truncated response");
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(truncated)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(truncated)?;
    let response = Response { status, head: head.into(), body: body.into() };
    assert_eq!(response.header("transfer-encoding"), None, "chunked responses are not supported here");
    let length = response.header("content-length").and_then(|length| length.parse().ok());
    if length.is_some_and(|length: usize| length != response.body.len()) {
        return Err(truncated());
    }
    Ok(response)
}

/// A guest with a cookie, or a bot with a token.
#[derive(Clone, Debug)]
pub struct Guest {
    pub id: GuestId,
    pub name: String,
    /// The header that authenticates them.
    pub header: (&'static str, String),
    /// What no one else may see: the cookie or token, and the recovery code.
    pub secrets: Vec<String>,
}

impl Guest {
    pub async fn create(address: SocketAddr, name: &str) -> io::Result<Guest> {
        let body = json!({ "name": name });
        let response = request(address, "POST", Endpoint::CreateGuest.path(), &[], Some(&body)).await?;
        let me: rodeo_protocol::api::Me = response.read();
        let cookie = response.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.unwrap_or_else(|| panic!("no cookie: {}", response.head)).to_owned();
        let secret = cookie.strip_prefix(&format!("{COOKIE}=")).expect("the cookie of the guest").to_owned();
        let recovery = me.recovery.expect("a recovery code");
        Ok(Guest { id: me.id, name: me.name, header: ("Cookie", cookie), secrets: vec![secret, recovery] })
    }

    pub async fn create_bot(address: SocketAddr, name: &str) -> io::Result<Guest> {
        let body = json!({ "name": name });
        let me: rodeo_protocol::api::Me =
            request(address, "POST", Endpoint::CreateBot.path(), &[], Some(&body)).await?.read();
        let token = me.token.expect("a token");
        let header = ("Authorization", format!("Bearer {token}"));
        Ok(Guest { id: me.id, name: me.name, header, secrets: vec![token] })
    }

    /// Sends a request as this guest.
    pub async fn request(
        &self,
        address: SocketAddr,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> io::Result<Response> {
        request(address, method, path, &[(self.header.0, &self.header.1)], body).await
    }

    pub async fn open_table(&self, address: SocketAddr, body: &Value) -> io::Result<TableState> {
        Ok(self.request(address, "POST", Endpoint::OpenTable.path(), Some(body)).await?.read())
    }

    pub async fn join_table(&self, address: SocketAddr, table: TableId) -> io::Result<TableState> {
        let path = Endpoint::JoinTable.url(&[&table]);
        Ok(self.request(address, "POST", &path, Some(&json!({}))).await?.read())
    }
}
