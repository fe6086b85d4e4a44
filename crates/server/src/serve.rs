//! A server on its socket.

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{sleep, timeout};

use crate::app::{App, router};
use crate::config::Limits;
use crate::write_timeout::WriteTimeout;

/// Connections have so long to end when the server is stopped.
const FAREWELL: Duration = Duration::from_secs(5);
/// The head of a request may have so many bytes.
const HEAD: usize = 32 << 10;
/// After a failure to take a connection, such as too many open files, the next one is tried so much later.
const AFTER_FAILURE: Duration = Duration::from_millis(500);

/// Serves until `stop` is done. Then what is on its way is committed, everybody is told to come back, and connections end.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let service = TowerToHyperService::new(router(app.clone()));
    let limits = app.config().limits;
    let sockets = limits.sockets.clamp(1, Semaphore::MAX_PERMITS);
    let places = Arc::new(Semaphore::new(sockets));
    let (ending, ended) = watch::channel(false);
    let sweeper = tokio::spawn(sweep(app.clone()));
    let mut stop = std::pin::pin!(stop);
    loop {
        let taken = tokio::select! {
            () = &mut stop => break,
            taken = take(&listener, &places) => taken,
        };
        match taken {
            Ok((socket, place)) => {
                let (service, ended) = (service.clone(), ended.clone());
                tokio::spawn(async move {
                    talk(socket, service, limits, ended).await;
                    drop(place);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                sleep(AFTER_FAILURE).await;
            }
        }
    }
    sweeper.abort();
    app.stop().await;
    let _ = ending.send(true);
    let all_gone = async {
        let _ = places.acquire_many(sockets.try_into().unwrap_or(u32::MAX)).await;
        // Connections to tables are out of the hands of this loop; they end when their goodbye is sent.
        while app.connections() > 0 {
            sleep(Duration::from_millis(5)).await;
        }
    };
    if timeout(FAREWELL, all_gone).await.is_err() {
        tracing::info!("some connections are cut off");
    }
    Ok(())
}

/// The next connection, once there is a place for it.
async fn take(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> io::Result<(TcpStream, OwnedSemaphorePermit)> {
    let place = places.clone().acquire_owned().await.map_err(io::Error::other)?;
    let (socket, _) = listener.accept().await?;
    // Messages are short and people wait for them.
    socket.set_nodelay(true)?;
    Ok((socket, place))
}

/// Answers requests until the client goes, takes too long, becomes a WebSocket, or the server ends.
async fn talk(
    socket: TcpStream,
    service: TowerToHyperService<axum::Router>,
    limits: Limits,
    mut ended: watch::Receiver<bool>,
) {
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.request_time)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(WriteTimeout::new(socket, limits.patience)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let end = async { drop(ended.wait_for(|ended| *ended).await) };
    // What goes wrong here is the client's business, and known to it.
    tokio::select! {
        result = &mut connection => return drop(result),
        () = end => connection.as_mut().graceful_shutdown(),
    }
    drop(connection.await);
}

/// Forgets what is old, from time to time.
async fn sweep(app: App) {
    loop {
        sleep(app.config().keep.sweep_every).await;
        app.sweep().await;
    }
}
