//! A server for one test, on a real socket and with its own database.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rodeo_protocol::MatchId;
use rodeo_rules::record::Record;
use rodeo_server::{App, Config, Limits, serve};
use rodeo_store::{SqliteStore, Store};
use rodeo_table::Policy;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::support::client::TIMEOUT;

/// A running server.
pub struct TestServer {
    pub address: SocketAddr,
    pub store: Arc<SqliteStore>,
    pub app: App,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
    directory: TempDir,
}

/// Returns a configuration without rate limits, because simulated players are fast.
pub fn test_config() -> Config {
    let unlimited = 1e9;
    Config {
        policy: Policy { grace_ms: 60_000, ..Policy::default() },
        limits: Limits {
            messages_per_second: unlimited,
            message_burst: unlimited,
            chat_per_second: unlimited,
            chat_burst: unlimited,
            requests_per_second: unlimited,
            request_burst: unlimited,
            guests_per_second: unlimited,
            guest_burst: unlimited,
            connections_per_guest: 1000,
            tables_per_guest: 1000,
            ..Limits::default()
        },
        notice_delay: Duration::from_millis(2),
        drain_timeout: Duration::ZERO,
        ..Config::default()
    }
}

impl TestServer {
    /// Starts a server with an empty database.
    pub async fn start(config: Config) -> TestServer {
        TestServer::start_in(tempfile::tempdir().unwrap(), config).await
    }

    /// Starts a server with the database in this directory.
    pub async fn start_in(directory: TempDir, config: Config) -> TestServer {
        let store = Arc::new(SqliteStore::open(directory.path().join("rodeo.sqlite")).unwrap());
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = App::start(config, store.clone()).unwrap();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(serve(app.clone(), listener, async move { drop(stopped.await) }));
        TestServer { address, store, app, stop, serving, directory }
    }

    /// Returns the data directory.
    pub fn directory(&self) -> &std::path::Path {
        self.directory.path()
    }

    /// Returns the record of a finished match.
    pub fn record(&self, id: MatchId) -> Record {
        let text = self.store.record(id).unwrap().unwrap_or_else(|| panic!("no record of {id}"));
        Record::read(text.as_bytes()).unwrap()
    }

    /// Shuts the server down and returns its directory.
    pub async fn stop(self) -> TempDir {
        let TestServer { store, app, stop, serving, directory, .. } = self;
        let _ = stop.send(());
        serving.await.unwrap().unwrap();
        // A connection that ends later still holds the app.
        store.close();
        drop(app);
        directory
    }
}

/// Polls until a condition is true.
pub async fn eventually(what: &str, mut condition: impl AsyncFnMut() -> bool) {
    let start = Instant::now();
    while !condition().await {
        assert!(start.elapsed() < TIMEOUT, "not in time: {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
