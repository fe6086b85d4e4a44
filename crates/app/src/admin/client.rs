//! The administration socket of a running server.

use std::path::Path;

use anyhow::{Context, Result, bail};
use rodeo_protocol::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A running server, reached by its socket. One connection per request.
pub struct ServerClient {
    #[cfg(unix)]
    socket: std::path::PathBuf,
}

impl ServerClient {
    /// Finds the server that uses a data directory; `None` if none is running.
    #[cfg(unix)]
    pub fn find(directory: &Path) -> Result<Option<ServerClient>> {
        use std::io::ErrorKind::{ConnectionRefused, NotFound};
        let socket = directory.join(rodeo_protocol::admin::SOCKET_FILE);
        match std::os::unix::net::UnixStream::connect(&socket) {
            Ok(_) => Ok(Some(ServerClient { socket })),
            Err(error) if matches!(error.kind(), NotFound | ConnectionRefused) => Ok(None),
            Err(error) => Err(error).with_context(|| format!("cannot open {}", socket.display())),
        }
    }

    /// Servers have an administration socket on Unix only.
    #[cfg(not(unix))]
    pub fn find(_: &Path) -> Result<Option<ServerClient>> {
        Ok(None)
    }

    pub fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        self.request("GET", path, None)
    }

    pub fn delete<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        self.request("DELETE", path, None)
    }

    /// Sends a request with a JSON body.
    pub fn send<T: DeserializeOwned>(&self, method: &str, path: &str, body: &impl Serialize) -> Result<T> {
        self.request(method, path, Some(serde_json::to_string(body)?))
    }

    fn request<T: DeserializeOwned>(&self, method: &str, path: &str, body: Option<String>) -> Result<T> {
        let body = body.unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        let response = self.exchange(&format!("{head}{body}"))?;
        let (head, body) = response.split_once("\r\n\r\n").context("the response is not HTTP")?;
        if head.split(' ').nth(1).is_some_and(|status| status.starts_with('2')) {
            return serde_json::from_str(body).context("unexpected response of the server");
        }
        match serde_json::from_str::<Problem>(body) {
            Ok(problem) => bail!("{} ({})", problem.message.trim_end_matches('.'), problem.code),
            Err(_) => bail!("unexpected response of the server: {}", head.lines().next().unwrap_or("")),
        }
    }

    #[cfg(unix)]
    fn exchange(&self, request: &str) -> Result<String> {
        use std::io::{Read, Write};
        let name = || format!("cannot reach the server on {}", self.socket.display());
        let mut stream = std::os::unix::net::UnixStream::connect(&self.socket).with_context(name)?;
        stream.write_all(request.as_bytes()).with_context(name)?;
        let mut response = String::new();
        stream.read_to_string(&mut response).with_context(name)?;
        Ok(response)
    }

    #[cfg(not(unix))]
    fn exchange(&self, _: &str) -> Result<String> {
        bail!("servers have an administration socket on Unix only")
    }
}

/// Encodes a text for the query string.
pub fn encode(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => (byte as char).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}
