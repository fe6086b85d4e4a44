//! The way in: a guest, requests on their behalf, and a connection to a table.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// A guest of the server.
pub struct Door {
    cookie: String,
}

impl Door {
    /// Makes a guest.
    pub async fn guest(address: &str, name: &str) -> Result<Door> {
        let (head, _) = request(address, "/api/v1/guests", "", &serde_json::json!({ "name": name })).await?;
        let cookie = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("set-cookie")
                .then(|| value.split(';').next().unwrap_or_default().trim().to_owned())
        });
        Ok(Door { cookie: cookie.context("the server gives no cookie")? })
    }

    /// Posts something on behalf of the guest.
    pub async fn post(&self, address: &str, path: &str, body: &Value) -> Result<Value> {
        let (_, body) = request(address, path, &self.cookie, body).await?;
        Ok(serde_json::from_str(&body)?)
    }

    /// A connection to a table.
    pub async fn connect(&self, address: &str, table: &str) -> Result<WebSocketStream<TcpStream>> {
        let mut request = format!("ws://{address}/api/v1/tables/{table}/ws").into_client_request()?;
        request.headers_mut().insert("cookie", HeaderValue::from_str(&self.cookie)?);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config))
            .await
            .context("no WebSocket")?;
        Ok(socket)
    }
}

/// A request of its own connection; head and body of the answer.
async fn request(address: &str, path: &str, cookie: &str, body: &Value) -> Result<(String, String)> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).await.with_context(|| format!("no server at {address}"))?;
    let cookie = if cookie.is_empty() { String::new() } else { format!("cookie: {cookie}\r\n") };
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n{cookie}content-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the server does not speak HTTP")?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    if !status.starts_with('2') {
        bail!("{path}: the server answers {status}: {body}");
    }
    Ok((head.to_owned(), body.to_owned()))
}
