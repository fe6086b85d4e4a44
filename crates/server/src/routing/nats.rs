//! How to connect to NATS. Nothing of it appears in logs: URLs can contain passwords.

use std::path::PathBuf;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};

/// Messages of one subscription that wait in this process. Further ones are dropped, which closes the links they belong to.
const SUBSCRIPTION_CAPACITY: usize = 4096;
/// Messages that wait to be written to NATS. When it is full, senders wait.
const SEND_CAPACITY: usize = 1024;
/// Longest time between two attempts to connect.
const MAX_RETRY: Duration = Duration::from_secs(1);
/// Time between two checks that NATS answers.
const PING_INTERVAL: Duration = Duration::from_secs(2);

/// How to connect to NATS.
#[derive(Clone, Default)]
pub struct NatsOptions {
    /// URLs of the servers, separated by commas: `nats://` or, with TLS, `tls://`. User and password, or a token, are those of
    /// the first URL that has them.
    pub urls: String,
    /// Credentials file (`.creds`) of a user with a key.
    pub credentials: Option<PathBuf>,
    /// Certificates of authorities to trust instead of those of the system.
    pub certificates: Option<PathBuf>,
}

impl std::fmt::Debug for NatsOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NatsOptions(hidden)")
    }
}

/// Why the options cannot be used. The texts contain no URL.
#[derive(Debug, thiserror::Error)]
pub enum NatsError {
    /// A URL cannot be parsed.
    #[error("invalid URL of NATS number {0} (expected nats://user:password@host:4222 or tls://…)")]
    InvalidUrl(usize),
    /// The credentials file cannot be read.
    #[error("cannot read the NATS credentials {0}: {1}")]
    Credentials(PathBuf, std::io::Error),
    /// The file of certificates cannot be read.
    #[error("cannot read the certificates {0}: {1}")]
    Certificates(PathBuf, std::io::Error),
    /// The client could not be started.
    #[error("cannot start the NATS client")]
    Client,
}

/// What a URL says, with the secrets apart.
#[derive(Debug, PartialEq, Eq)]
struct Server {
    /// The URL without user and password.
    url: String,
    login: Option<Login>,
}

#[derive(Debug, PartialEq, Eq)]
enum Login {
    Token(String),
    User(String, String),
}

/// Parses a URL.
fn parse(text: &str) -> Option<Server> {
    let text = text.trim();
    let (scheme, rest) = text.split_once("://").unwrap_or(("nats", text));
    let (login, address) = match rest.rsplit_once('@') {
        Some((login, address)) => (Some(login), address),
        None => (None, rest),
    };
    let address = address.trim_end_matches('/');
    let is_valid = matches!(scheme, "nats" | "tls") && !address.is_empty() && !address.contains(['/', ' ']);
    let login = match login.map(|login| login.split_once(':').ok_or(login)) {
        None => None,
        Some(Ok((user, password))) => Some(Login::User(unescape(user)?, unescape(password)?)),
        Some(Err(token)) => Some(Login::Token(unescape(token)?)),
    };
    is_valid.then(|| Server { url: format!("{scheme}://{address}"), login })
}

/// Replaces `%40` and the like.
fn unescape(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        match byte {
            b'%' => {
                let digits = std::str::from_utf8(after.get(..2)?).ok()?;
                bytes.push(u8::from_str_radix(digits, 16).ok()?);
                rest = &after[2..];
            }
            byte => {
                bytes.push(byte);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).ok()
}

/// Starts a client, which connects in the background and again whenever the connection is lost. `connected` is told about both.
pub(super) async fn connect(
    options: &NatsOptions,
    connected: impl Fn(ConnectionEvent) + Send + Sync + 'static,
) -> Result<Client, NatsError> {
    let mut addresses = Vec::new();
    let mut connecting = ConnectOptions::new();
    let mut has_login = false;
    for (text, number) in options.urls.split(',').zip(1..) {
        let server = parse(text).ok_or(NatsError::InvalidUrl(number))?;
        if server.url.starts_with("tls:") {
            connecting = connecting.require_tls(true);
        }
        // Apart from the URL, which the client logs.
        if let Some(login) = server.login.filter(|_| !has_login) {
            has_login = true;
            connecting = match login {
                Login::User(user, password) => connecting.user_and_password(user, password),
                Login::Token(token) => connecting.token(token),
            };
        }
        addresses.push(server.url.parse::<ServerAddr>().map_err(|_| NatsError::InvalidUrl(number))?);
    }
    if let Some(file) = &options.credentials {
        let failed = |error| NatsError::Credentials(file.clone(), error);
        connecting = connecting.credentials_file(file).await.map_err(failed)?;
    }
    if let Some(file) = &options.certificates {
        // The client would find out only when it connects.
        std::fs::metadata(file).map_err(|error| NatsError::Certificates(file.clone(), error))?;
        connecting = connecting.add_root_certificates(file.clone());
    }
    connecting
        .name("rodeo")
        .no_echo()
        .retry_on_initial_connect()
        .ping_interval(PING_INTERVAL)
        .subscription_capacity(SUBSCRIPTION_CAPACITY)
        .client_capacity(SEND_CAPACITY)
        .reconnect_delay_callback(|attempt| Duration::from_millis(50 << attempt.min(5)).min(MAX_RETRY))
        .event_callback(move |event| {
            handle_event(&event, &connected);
            std::future::ready(())
        })
        .connect(addresses)
        .await
        .map_err(|_| NatsError::Client)
}

/// What has happened to the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ConnectionEvent {
    Made,
    /// What was sent may be lost.
    Lost,
    /// Messages were dropped because this process does not keep up.
    Overrun,
}

fn handle_event(event: &Event, connected: &impl Fn(ConnectionEvent)) {
    match event {
        Event::Connected => {
            tracing::info!("connected to NATS");
            connected(ConnectionEvent::Made);
        }
        Event::Disconnected | Event::Closed => connected(ConnectionEvent::Lost),
        Event::SlowConsumer(_) => {
            tracing::warn!("messages of NATS were dropped because this process does not keep up");
            connected(ConnectionEvent::Overrun);
        }
        Event::ServerError(error) => tracing::warn!(%error, "NATS reports an error"),
        Event::ClientError(error) => tracing::warn!(%error, "the NATS client reports an error"),
        Event::LameDuckMode | Event::Draining => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn user(user: &str, password: &str) -> Option<Login> {
        Some(Login::User(user.into(), password.into()))
    }

    #[test]
    fn urls_are_split_into_address_and_secrets() {
        let cases = [
            ("localhost", "nats://localhost", None),
            (" nats://10.0.0.1:4222/ ", "nats://10.0.0.1:4222", None),
            ("tls://rodeo:p%40ss%3a@nats.example", "tls://nats.example", user("rodeo", "p@ss:")),
            ("nats://a:b@c@[::1]:4222", "nats://[::1]:4222", user("a", "b@c")),
            ("nats://s3cret@h", "nats://h", Some(Login::Token("s3cret".into()))),
        ];
        for (text, url, login) in cases {
            assert_eq!(parse(text), Some(Server { url: url.into(), login }), "{text}");
        }
        for invalid in
            ["", "http://a", "nats://", "nats://a/b", "nats://%4@a", "nats://a:b%zz@c", "nats://a b"]
        {
            assert_eq!(parse(invalid), None, "{invalid}");
        }
    }

    #[test]
    fn options_hide_their_secrets() {
        let options = NatsOptions { urls: "nats://me:s3cret@host".into(), ..NatsOptions::default() };
        assert!(!format!("{options:?}").contains("s3cret"));
    }
}
