//! A guest of the server: requests, and connections to tables.

use anyhow::{Context, Result, bail};
use rodeo_protocol::api::routes::{COOKIE, Endpoint};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::args::LoadUpdates;

/// A guest, identified by a cookie.
pub struct Guest {
    /// Value of the header `Cookie`.
    cookie: String,
}

impl Guest {
    pub async fn create(address: &str, name: &str) -> Result<Guest> {
        let path = Endpoint::CreateGuest.path();
        let (head, _) = post(address, path, None, &json!({ "name": name })).await?;
        let cookie = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            let cookie = value.split(';').next()?.trim();
            (name.eq_ignore_ascii_case("set-cookie") && cookie.starts_with(COOKIE)).then(|| cookie.to_owned())
        });
        Ok(Guest { cookie: cookie.context("the response sets no cookie")? })
    }

    /// Sends a POST request and returns the body of the response.
    pub async fn post(&self, address: &str, path: &str, body: &Value) -> Result<Value> {
        let (_, body) = post(address, path, Some(&self.cookie), body).await?;
        Ok(serde_json::from_str(&body)?)
    }

    /// Opens a WebSocket to a table.
    pub async fn connect(
        &self,
        address: &str,
        table: &str,
        updates: LoadUpdates,
    ) -> Result<WebSocketStream<TcpStream>> {
        let path = Endpoint::ConnectToTable.url(&[&table]);
        let query = match updates {
            LoadUpdates::Events => "?updates=events",
            // The default, and the only mode of servers that do not know the parameter.
            LoadUpdates::State => "",
        };
        let mut request = format!("ws://{address}{path}{query}").into_client_request()?;
        request.headers_mut().insert("cookie", HeaderValue::from_str(&self.cookie)?);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config))
            .await
            .context("WebSocket handshake failed")?;
        Ok(socket)
    }
}

/// Sends a POST request on a new connection. Returns the head and the body of the response.
async fn post(address: &str, path: &str, cookie: Option<&str>, body: &Value) -> Result<(String, String)> {
    let body = body.to_string();
    let mut stream =
        TcpStream::connect(address).await.with_context(|| format!("cannot connect to {address}"))?;
    let cookie = cookie.map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         {cookie}content-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    let (head, body) = response.split_once("\r\n\r\n").context("the response is not HTTP")?;
    let status = head.split(' ').nth(1).context("the response has no status")?;
    if !status.starts_with('2') {
        bail!("POST {path} failed with status {status}: {body}");
    }
    Ok((head.to_owned(), body.to_owned()))
}
