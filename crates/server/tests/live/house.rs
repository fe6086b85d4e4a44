//! A server of one test's own, on a real socket, with a file of its own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rodeo_protocol::MatchId;
use rodeo_rules::record::Record;
use rodeo_server::{App, Config, Limits, serve};
use rodeo_store::{SqliteStore, Store};
use rodeo_table::Policy;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that runs.
pub struct House {
    pub address: SocketAddr,
    pub store: Arc<SqliteStore>,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
    folder: TempDir,
}

/// Whoever plays in a test is in a hurry.
pub fn hasty() -> Config {
    let many = 1e9;
    Config {
        policy: Policy { grace_ms: 60_000, ..Policy::default() },
        limits: Limits {
            messages_per_second: many,
            message_burst: many,
            chat_per_second: many,
            chat_burst: many,
            requests_per_second: many,
            request_burst: many,
            guests_per_second: many,
            guest_burst: many,
            connections_per_guest: 1000,
            tables_per_guest: 1000,
            ..Limits::default()
        },
        notice_delay: Duration::from_millis(2),
        ..Config::default()
    }
}

impl House {
    /// Opens one with nobody in it.
    pub async fn open(config: Config) -> House {
        House::open_in(tempfile::tempdir().unwrap(), config).await
    }

    /// Opens one with what lies in the folder.
    pub async fn open_in(folder: TempDir, config: Config) -> House {
        let store = Arc::new(SqliteStore::open(folder.path().join("rodeo.sqlite")).unwrap());
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = App::start(config, store.clone()).unwrap();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(serve(app, listener, async move { drop(stopped.await) }));
        House { address, store, stop, serving, folder }
    }

    /// The record of a match that is over.
    pub fn record(&self, id: MatchId) -> Record {
        let text = self.store.record(id).unwrap().unwrap_or_else(|| panic!("there is no record of {id}"));
        Record::read(text.as_bytes()).unwrap()
    }

    /// Closes it in good order.
    pub async fn close(self) -> TempDir {
        let House { store, stop, serving, folder, .. } = self;
        let _ = stop.send(());
        serving.await.unwrap().unwrap();
        drop(store);
        folder
    }
}
