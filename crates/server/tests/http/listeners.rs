//! Several sockets at once: TCP, Unix sockets, metrics and redirects.

use rodeo_server::{ListenAddress, Listener, Listeners};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::support::{Response, Server, read_response};

async fn listener(address: &str) -> Listener {
    Listener::bind(&address.parse().unwrap()).await.unwrap()
}

/// Sends a request to this address.
async fn get(address: &ListenAddress, path: &str) -> Response {
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    match address {
        ListenAddress::Tcp(address) => {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(request.as_bytes()).await.unwrap();
            read_response(&mut stream, false).await
        }
        #[cfg(unix)]
        ListenAddress::Unix(path, _) => {
            let mut stream = tokio::net::UnixStream::connect(path).await.unwrap();
            stream.write_all(request.as_bytes()).await.unwrap();
            read_response(&mut stream, false).await
        }
        #[cfg(not(unix))]
        ListenAddress::Unix(..) => panic!("this platform has no Unix sockets"),
    }
}

#[cfg(unix)]
#[tokio::test]
async fn server_listens_on_several_sockets() {
    let directory = tempfile::tempdir().unwrap();
    let socket = directory.path().join("rodeo.sock");
    let unix = format!("unix:{}", socket.display());
    let public = vec![listener("127.0.0.1:0").await, listener("localhost:0").await, listener(&unix).await];
    let addresses: Vec<ListenAddress> = public.iter().map(|listener| listener.address().unwrap()).collect();
    assert_ne!(addresses[0], addresses[1]);
    // One socket is not enough for three idle listeners to hold one each.
    let change = |config: &mut rodeo_server::Config| config.limits.sockets = 1;
    let server = Server::with_listeners(change, Listeners { public, ..Listeners::default() }).await;
    for address in &addresses {
        assert_eq!(get(address, "/healthz").await.body, "alive\n", "{address}");
    }
    server.stop.send(()).unwrap();
    server.serving.await.unwrap().unwrap();
    assert!(!socket.exists(), "the file of the socket is removed");
}

#[tokio::test]
async fn metrics_have_their_own_listener() {
    let (public, metrics) = (vec![listener("127.0.0.1:0").await], vec![listener("127.0.0.1:0").await]);
    let address = metrics[0].address().unwrap();
    let listeners = Listeners { public, metrics, ..Listeners::default() };
    let server = Server::with_listeners(|config| config.limits.sockets = 1, listeners).await;
    // The only socket for players is taken.
    let _idle = TcpStream::connect(&server.address).await.unwrap();
    assert_eq!(get(&address, "/readyz").await.body, "ready\n");
    assert!(get(&address, "/metrics").await.body.contains("rodeo_build_info{"));
    assert_eq!(get(&address, "/api/v1/tables").await.problem(), "not_found");
    assert_eq!(get(&address, "/").await.problem(), "not_found");
}

#[tokio::test]
async fn public_listener_serves_no_metrics_if_another_one_does() {
    let (public, metrics) = (vec![listener("127.0.0.1:0").await], vec![listener("127.0.0.1:0").await]);
    let server = Server::with_listeners(|_| {}, Listeners { public, metrics, ..Listeners::default() }).await;
    assert_eq!(server.get("/metrics").send().await.problem(), "not_found");
    assert_eq!(server.get("/readyz").send().await.status, 200);
}

#[tokio::test]
async fn redirect_listener_sends_to_the_public_url() {
    let (public, redirect) = (vec![listener("127.0.0.1:0").await], vec![listener("127.0.0.1:0").await]);
    let address = redirect[0].address().unwrap();
    let listeners = Listeners { public, redirect, ..Listeners::default() };
    let change = |config: &mut rodeo_server::Config| config.public_url = Some("https://rodeo.example".into());
    let _server = Server::with_listeners(change, listeners).await;
    let response = get(&address, "/t/x?y=1").await;
    assert_eq!((response.status, response.header("location")), (308, "https://rodeo.example/t/x?y=1"));
}
