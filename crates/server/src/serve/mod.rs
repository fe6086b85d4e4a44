//! A server on its sockets.
//!
//! - [`Listeners`]: the sockets of a server; [`listener`]: TCP and Unix sockets; [`tls`]: certificates
//! - [`serve`]: accepts connections until the server stops; [`connection`]: HTTP/1.1 and HTTP/2 on one connection
//! - [`redirect`]: the listener that sends browsers from HTTP to HTTPS

mod connection;
mod listener;
mod redirect;
mod tls;

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::app::{App, router};
use crate::http;
use connection::{ConnectionContext, serve_connection};

pub(crate) use connection::{ConnectionInfo, RequestPermit};
pub use listener::{ListenAddress, Listener};
pub use tls::{CertificateError, Reload, Tls};

/// Time that connections have to close when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// Delay after a failed `accept`, for example because of too many open files.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(500);
/// Connections to the listeners for metrics, which have their own limit: they must work when the server is full.
const MAX_METRICS_SOCKETS: u32 = 64;

/// The sockets of a server.
#[derive(Debug, Default)]
pub struct Listeners {
    /// Sockets for players. TCP sockets use TLS if there is a certificate; Unix sockets never do.
    pub public: Vec<Listener>,
    /// Certificate of the public TCP sockets.
    pub tls: Option<Tls>,
    /// Interval at which the files of the certificate are checked for changes.
    pub tls_check_interval: Option<Duration>,
    /// Sockets that redirect from HTTP to HTTPS.
    pub redirect: Vec<Listener>,
    /// Sockets for health checks and metrics. If there are any, the public ones do not serve metrics.
    pub metrics: Vec<Listener>,
}

impl From<TcpListener> for Listeners {
    fn from(listener: TcpListener) -> Listeners {
        Listeners { public: vec![Listener::Tcp(listener)], ..Listeners::default() }
    }
}

/// Serves until `stop` completes. Then drains ([`App::drain`]) or hands its tables over to other nodes, commits everything in flight, closes all connections, and
/// returns.
///
/// Connections are accepted here and not by `axum::serve`, which has no limit of sockets and no timeouts.
pub async fn serve(
    app: App,
    listeners: impl Into<Listeners>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let listeners = listeners.into();
    let limits = app.config().limits;
    let max_sockets = u32::try_from(limits.sockets.clamp(1, Semaphore::MAX_PERMITS)).unwrap_or(u32::MAX);
    let sockets = Arc::new(Semaphore::new(max_sockets as usize));
    let metrics_sockets = Arc::new(Semaphore::new(MAX_METRICS_SOCKETS as usize));
    let (closing_sender, closing) = watch::channel(false);
    let context = |router: Router, tls: Option<&Tls>, is_public: bool| ConnectionContext {
        service: TowerToHyperService::new(router),
        tls: tls.cloned(),
        limits,
        app: app.clone(),
        is_public,
        closing: closing.clone(),
    };
    // Aborted when the set is dropped.
    let mut tasks = JoinSet::new();
    let serves_metrics = listeners.metrics.is_empty();
    for listener in listeners.public {
        let tls = listeners.tls.as_ref().filter(|_| !listener.is_unix());
        let context = context(router(app.clone(), serves_metrics), tls, true);
        tasks.spawn(accept_connections(listener, context, sockets.clone()));
    }
    for listener in listeners.redirect {
        let context = context(redirect::router(app.config().public_url.as_deref()), None, true);
        tasks.spawn(accept_connections(listener, context, sockets.clone()));
    }
    for listener in listeners.metrics {
        let context = context(http::metrics_router(&app), None, false);
        tasks.spawn(accept_connections(listener, context, metrics_sockets.clone()));
    }
    if let (Some(tls), Some(interval)) = (listeners.tls, listeners.tls_check_interval) {
        tasks.spawn(tls.watch(interval));
    }
    tasks.spawn(sweep_periodically(app.clone()));
    stop.await;
    app.prepare_stop().await;
    tasks.shutdown().await;
    app.stop().await;
    closing_sender.send_replace(true);
    let all_closed = async {
        let _all = sockets.acquire_many(max_sockets).await.expect("the semaphore is never closed");
        // Upgraded connections have given their permits back; they end when their last message is sent.
        while app.connections() > 0 {
            sleep(Duration::from_millis(5)).await;
        }
    };
    if timeout(SHUTDOWN_TIMEOUT, all_closed).await.is_err() {
        tracing::info!(connections = app.connections(), "shutdown timed out, closing remaining connections");
    }
    Ok(())
}

/// Accepts connections. If all permits are taken, the next connection waits for one, and all others wait in the queue of the
/// operating system.
async fn accept_connections(listener: Listener, context: ConnectionContext, permits: Arc<Semaphore>) {
    loop {
        let accepted = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "failed to accept a connection");
                sleep(ACCEPT_RETRY_DELAY).await;
                continue;
            }
        };
        let permit = permits.clone().acquire_owned().await.expect("the semaphore is never closed");
        let share = match context.is_public {
            // A network that has its share of sockets cannot keep others waiting.
            true => match context.app.limits().socket(accepted.peer) {
                Some(share) => Some(share),
                None => continue,
            },
            false => None,
        };
        let context = context.clone();
        tokio::spawn(async move {
            let metrics = context.app.metrics().clone();
            metrics.sockets.fetch_add(1, Ordering::Relaxed);
            serve_connection(accepted, context).await;
            metrics.sockets.fetch_sub(1, Ordering::Relaxed);
            drop((permit, share));
        });
    }
}

async fn sweep_periodically(app: App) {
    loop {
        sleep(app.config().retention.sweep_interval).await;
        app.sweep().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio_io_timeout::TimeoutWriter;

    /// Returns the two ends of a pipe; writing to the second has this timeout.
    fn pipe(timeout: Duration) -> (tokio::io::DuplexStream, std::pin::Pin<Box<impl tokio::io::AsyncWrite>>) {
        let (client, server) = tokio::io::duplex(8);
        let mut server = TimeoutWriter::new(server);
        server.set_timeout(Some(timeout));
        (client, Box::pin(server))
    }

    #[tokio::test(flavor = "current_thread")]
    async fn write_times_out_if_nothing_is_read() {
        let (_client, mut server) = pipe(Duration::from_millis(20));
        let error = server.write_all(&[1; 100]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test(flavor = "current_thread")]
    async fn slow_reader_is_not_disconnected() {
        let (mut client, mut server) = pipe(Duration::from_secs(5));
        let writing = async { server.write_all(&[1; 100]).await };
        let reading = async {
            let mut byte = [0; 1];
            for _ in 0..100 {
                client.read_exact(&mut byte).await.unwrap();
                tokio::task::yield_now().await;
            }
        };
        let (written, ()) = tokio::join!(writing, reading);
        written.unwrap();
    }
}
