//! TLS and HTTP/2 with certificates made for the test.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use hyper::client::conn::http2;
use hyper_util::rt::{TokioExecutor, TokioIo};
use rodeo_protocol::api::routes::Endpoint;
use rodeo_server::{Listener, Listeners, Reload, Tls};
use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::support::{DEADLINE, Response, Server, eventually, read_response, text};

/// Makes a certificate for `localhost`, writes it into the directory, and returns it.
fn make_certificate(directory: &Path) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    std::fs::write(directory.join("key.pem"), made.signing_key.serialize_pem()).unwrap();
    std::fs::write(directory.join("cert.pem"), made.cert.pem()).unwrap();
    made.cert.der().clone()
}

fn load(directory: &Path) -> Tls {
    Tls::load(&directory.join("cert.pem"), &directory.join("key.pem")).unwrap()
}

/// A server with TLS.
struct TlsServer {
    server: Server,
    tls: Tls,
    certificate: CertificateDer<'static>,
    directory: TempDir,
}

impl TlsServer {
    async fn start(change: impl FnOnce(&mut rodeo_server::Config)) -> TlsServer {
        TlsServer::with_check_interval(None, change).await
    }

    async fn with_check_interval(
        tls_check_interval: Option<Duration>,
        change: impl FnOnce(&mut rodeo_server::Config),
    ) -> TlsServer {
        let directory = tempfile::tempdir().unwrap();
        let certificate = make_certificate(directory.path());
        let tls = load(directory.path());
        let public = vec![Listener::bind(&"127.0.0.1:0".parse().unwrap()).await.unwrap()];
        let listeners =
            Listeners { public, tls: Some(tls.clone()), tls_check_interval, ..Listeners::default() };
        TlsServer { server: Server::with_listeners(change, listeners).await, tls, certificate, directory }
    }

    /// Connects with one protocol and trusts only this certificate.
    async fn connect_trusting(
        &self,
        certificate: &CertificateDer<'static>,
        protocol: &str,
    ) -> std::io::Result<TlsStream<TcpStream>> {
        let mut roots = RootCertStore::empty();
        roots.add(certificate.clone()).unwrap();
        let provider = Arc::new(crypto::ring::default_provider());
        let config =
            ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
        let mut config = config.with_root_certificates(roots).with_no_client_auth();
        config.alpn_protocols = vec![protocol.into()];
        let stream = TcpStream::connect(&self.server.address).await?;
        let name = ServerName::try_from("localhost").unwrap();
        TlsConnector::from(Arc::new(config)).connect(name, stream).await
    }

    async fn connect(&self, protocol: &str) -> TlsStream<TcpStream> {
        let stream = self.connect_trusting(&self.certificate, protocol).await.unwrap();
        assert_eq!(stream.get_ref().1.alpn_protocol(), Some(protocol.as_bytes()));
        stream
    }

    /// Opens an HTTP/2 connection. The task ends with the connection.
    async fn connect_http2(&self) -> (http2::SendRequest<Body>, tokio::task::JoinHandle<()>) {
        let stream = TokioIo::new(self.connect("h2").await);
        let (sender, connection) = http2::handshake(TokioExecutor::new(), stream).await.unwrap();
        (sender, tokio::spawn(async { drop(connection.await) }))
    }
}

async fn get(stream: &mut TlsStream<TcpStream>, path: &str) -> Response {
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    read_response(stream, true).await
}

fn request(method: &str, path: &str) -> axum::http::request::Builder {
    Request::builder().method(method).uri(format!("https://localhost:6066{path}"))
}

#[tokio::test]
async fn http1_and_websockets_work_over_tls() {
    let tls = TlsServer::start(|_| {}).await;
    let mut stream = tls.connect("http/1.1").await;
    assert_eq!(get(&mut stream, "/healthz").await.body, "alive\n");
    let body = r#"{"name":"A"}"#;
    let create = format!(
        "POST {} HTTP/1.1\r\nhost: localhost\r\norigin: https://localhost\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        Endpoint::CreateGuest.path(),
        body.len()
    );
    stream.write_all(create.as_bytes()).await.unwrap();
    let response = read_response(&mut stream, true).await;
    assert_eq!(response.status, 201, "{response:?}");
    let cookie = response.header("set-cookie");
    assert!(cookie.contains("; Secure"), "cookies are for TLS only: {cookie}");
    let cookie = cookie.split(';').next().unwrap().to_owned();

    let body = r#"{"game":"take6"}"#;
    let open = format!(
        "POST {} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncookie: {cookie}\r\n\
         content-length: {}\r\n\r\n{body}",
        Endpoint::OpenTable.path(),
        body.len()
    );
    stream.write_all(open.as_bytes()).await.unwrap();
    let table = text(&read_response(&mut stream, true).await.json()["id"]);
    let url = format!("wss://localhost{}", Endpoint::ConnectToTable.url(&[&table]));
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let stream = tls.connect("http/1.1").await;
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let first = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
    assert!(first.to_text().unwrap().contains("\"welcome\""), "{first}");
}

#[tokio::test]
async fn http2_requests_are_answered_in_parallel() {
    let tls = TlsServer::start(|_| {}).await;
    let (sender, _connection) = tls.connect_http2().await;
    let create = |origin: &str| {
        let body = Body::from(json!({ "name": "A" }).to_string());
        let create = request("POST", Endpoint::CreateGuest.path()).header("content-type", "application/json");
        create.header("origin", origin).body(body).unwrap()
    };
    // `:authority` takes the place of `Host`.
    let created = sender.clone().send_request(create("https://localhost:6066")).await.unwrap();
    assert_eq!(created.status(), 201);
    let other = sender.clone().send_request(create("https://evil.example")).await.unwrap();
    assert_eq!(other.status(), 403);
    // More than the server handles at the same time: the rest waits.
    let all = (0..200).map(|_| {
        let mut sender = sender.clone();
        async move {
            sender.ready().await.unwrap();
            let request = request("GET", Endpoint::Lobby.path()).body(Body::empty()).unwrap();
            sender.send_request(request).await.unwrap().status()
        }
    });
    let mut set: tokio::task::JoinSet<_> = all.collect();
    while let Some(status) = set.join_next().await {
        assert_eq!(status.unwrap(), 200);
    }
}

#[tokio::test]
async fn http2_has_limits_on_headers_and_idle_time() {
    let tls = TlsServer::start(|config| config.limits.request_timeout = Duration::from_millis(300)).await;
    let (mut sender, connection) = tls.connect_http2().await;
    let long = request("GET", "/healthz").header("x", "y".repeat(40 << 10)).body(Body::empty()).unwrap();
    let rejected = sender.send_request(long).await;
    assert!(rejected.as_ref().map_or(true, |response| response.status() == 431), "{rejected:?}");
    tokio::time::timeout(DEADLINE, connection).await.expect("an idle connection is closed").unwrap();
}

#[tokio::test]
async fn cancelled_http2_requests_do_not_stop_the_server() {
    let tls = TlsServer::start(|_| {}).await;
    let (sender, _connection) = tls.connect_http2().await;
    for _ in 0..1000 {
        let request = request("GET", Endpoint::Lobby.path()).body(Body::empty()).unwrap();
        let sending = sender.clone().send_request(request);
        // Dropping the future resets the stream.
        let _ = tokio::time::timeout(Duration::ZERO, sending).await;
        tokio::task::yield_now().await;
    }
    let mut stream = tls.connect("http/1.1").await;
    assert_eq!(get(&mut stream, "/readyz").await.body, "ready\n");
}

#[tokio::test]
async fn client_without_a_handshake_is_disconnected() {
    let tls = TlsServer::start(|config| config.limits.request_timeout = Duration::from_millis(300)).await;
    let mut silent = TcpStream::connect(&tls.server.address).await.unwrap();
    let mut plain = TcpStream::connect(&tls.server.address).await.unwrap();
    plain.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    for stream in [&mut silent, &mut plain] {
        let mut answer = Vec::new();
        let reading = tokio::time::timeout(DEADLINE, stream.read_to_end(&mut answer)).await;
        // The end may be a reset.
        drop(reading.expect("the connection is closed"));
        assert!(!answer.starts_with(b"HTTP/"), "no answer without TLS");
    }
    let mut metrics = tls.connect("http/1.1").await;
    let text = get(&mut metrics, "/metrics").await.body;
    assert!(text.contains("rodeo_tls_handshakes_failed_total 2"), "{text}");
}

#[tokio::test]
async fn certificate_is_replaced_without_dropping_connections() {
    let tls = TlsServer::start(|_| {}).await;
    let mut old = tls.connect("http/1.1").await;
    assert_eq!(tls.tls.reload(), Ok(Reload::Unchanged));
    let new = make_certificate(tls.directory.path());
    assert_eq!(tls.tls.reload(), Ok(Reload::Replaced));
    assert_eq!(get(&mut old, "/healthz").await.body, "alive\n", "open connections stay open");
    assert!(tls.connect_trusting(&tls.certificate, "http/1.1").await.is_err());
    let mut fresh = tls.connect_trusting(&new, "http/1.1").await.unwrap();
    assert_eq!(get(&mut fresh, "/healthz").await.body, "alive\n");
}

#[tokio::test]
async fn broken_certificate_keeps_the_old_one() {
    let tls = TlsServer::start(|_| {}).await;
    let directory = tls.directory.path();
    let good = std::fs::read(directory.join("key.pem")).unwrap();
    let other = tempfile::tempdir().unwrap();
    make_certificate(other.path());
    let foreign = std::fs::read(other.path().join("key.pem")).unwrap();
    for (file, content, message) in [
        ("cert.pem", &b""[..], "no certificate in"),
        ("cert.pem", b"-----BEGIN CERTIFICATE-----\n!", "invalid certificate in"),
        ("key.pem", b"secret", "no private key in"),
        ("key.pem", &foreign, "cannot be used"),
    ] {
        let before = std::fs::read(directory.join(file)).unwrap();
        std::fs::write(directory.join(file), content).unwrap();
        let error = tls.tls.reload().unwrap_err().to_string();
        assert!(error.contains(message) && error.contains(file), "{error}");
        assert!(!error.contains("secret"), "{error}");
        assert_eq!(tls.tls.reload(), Ok(Reload::Unchanged), "the same error is reported once");
        tls.connect("http/1.1").await;
        std::fs::write(directory.join(file), before).unwrap();
        assert_eq!(tls.tls.reload(), Ok(Reload::Replaced));
    }
    std::fs::remove_file(directory.join("key.pem")).unwrap();
    let error = tls.tls.reload().unwrap_err().to_string();
    assert!(error.contains("cannot read"), "{error}");
    assert!(Tls::load(&directory.join("cert.pem"), &directory.join("key.pem")).is_err());
    std::fs::write(directory.join("key.pem"), good).unwrap();
    tls.connect("http/1.1").await;
}

#[tokio::test]
async fn changed_files_are_noticed() {
    let tls = TlsServer::with_check_interval(Some(Duration::from_millis(20)), |_| {}).await;
    tls.connect("http/1.1").await;
    let new = make_certificate(tls.directory.path());
    eventually("the new certificate is in use", async || {
        tls.connect_trusting(&new, "http/1.1").await.is_ok()
    })
    .await;
}
