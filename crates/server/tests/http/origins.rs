//! Which pages and host names the server accepts.

use rodeo_protocol::api::routes::Endpoint;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::support::{Response, Server, read_response, text};

/// Sends a request with these headers, `host` included.
async fn send(server: &Server, request: &str, headers: &[(&str, &str)], body: &str) -> Response {
    let mut head = format!("{request} HTTP/1.1\r\nconnection: close\r\ncontent-length: {}\r\n", body.len());
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    stream.write_all(format!("{head}\r\n{body}").as_bytes()).await.unwrap();
    read_response(&mut stream, false).await
}

/// Creates a guest as a page of this origin does, and returns the response.
async fn create_guest(server: &Server, origin: &str, host: &str) -> Response {
    let headers = [("host", host), ("origin", origin), ("content-type", "application/json")];
    let request = format!("POST {}", Endpoint::CreateGuest.path());
    send(server, &request, &headers, r#"{"name":"A"}"#).await
}

#[tokio::test]
async fn rebound_name_is_rejected_with_advice() {
    let server = Server::start().await;
    let response = create_guest(&server, "http://evil.example:6066", "evil.example:6066").await;
    assert_eq!((response.status, response.problem().as_str()), (403, "origin_not_allowed"));
    let message = text(&response.json()["message"]);
    assert!(message.contains("evil.example") && message.contains("--allowed-host"), "{message}");
    // A page that was rebound could read the lobby too.
    let lobby = format!("GET {}", Endpoint::Lobby.path());
    let response = send(&server, &lobby, &[("host", "evil.example:6066")], "").await;
    assert_eq!(response.problem(), "origin_not_allowed");
    assert_eq!(send(&server, "GET /healthz", &[("host", "rodeo:6066")], "").await.status, 200);
}

#[tokio::test]
async fn phone_in_the_local_network_needs_no_configuration() {
    let server = Server::start().await;
    for host in ["192.168.1.5:6066", "[fd00::5]:6066", "localhost:6066"] {
        assert_eq!(create_guest(&server, &format!("http://{host}"), host).await.status, 201, "{host}");
    }
}

#[tokio::test]
async fn configured_hosts_are_accepted() {
    let server = Server::with(|config| config.allowed_hosts = vec!["pc.local".into()]).await;
    assert_eq!(create_guest(&server, "http://pc.local:6066", "pc.local:6066").await.status, 201);
    assert_eq!(create_guest(&server, "http://tv.local:6066", "tv.local:6066").await.status, 403);
}

#[tokio::test]
async fn only_the_public_url_is_accepted_if_there_is_one() {
    let server = Server::with(|config| config.public_url = Some("https://rodeo.example".into())).await;
    assert_eq!(create_guest(&server, "https://rodeo.example", "127.0.0.1:6066").await.status, 201);
    for origin in ["http://rodeo.example", "https://other.example", "http://127.0.0.1:6066", "null"] {
        let host = origin.split_once("://").map_or("rodeo.example", |(_, host)| host);
        let response = create_guest(&server, origin, host).await;
        assert_eq!(response.problem(), "origin_not_allowed", "{origin}");
    }
    // The same rule applies to WebSockets. The header `Host` agrees with the origin, as after a DNS rebinding.
    let guest = server.guest("A").await;
    let table = text(&server.table(&guest, json!({ "game": "take6" })).await["id"]);
    let connect = format!("GET {}", Endpoint::ConnectToTable.url(&[&table]));
    let with_origin = async |origin: &str, host: &str| {
        let headers = [("host", host), ("origin", origin), ("cookie", guest.cookie.as_str())];
        send(&server, &connect, &headers, "").await.problem()
    };
    assert_eq!(with_origin("http://127.0.0.1:6066", "127.0.0.1:6066").await, "origin_not_allowed");
    assert_eq!(with_origin("https://rodeo.example", "a").await, "malformed", "no WebSocket, but allowed");
}
