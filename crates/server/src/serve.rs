//! A server on a socket.

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
use tokio_io_timeout::TimeoutWriter;

use crate::app::{App, router};
use crate::config::Limits;

/// Time that connections have to close when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// Size of the read buffer, which bounds the head of a request.
const MAX_HEAD_BUFFER: usize = 32 << 10;
/// Delay after a failed `accept`, for example because of too many open files.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(500);

/// Serves until `stop` completes. Then drains ([`App::drain`]), commits everything in flight, closes all connections, and returns.
///
/// Connections are accepted here and not by `axum::serve`, which has no limit of sockets and no timeouts.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let service = TowerToHyperService::new(router(app.clone()));
    let limits = app.config().limits;
    let max_sockets = u32::try_from(limits.sockets.clamp(1, Semaphore::MAX_PERMITS)).unwrap_or(u32::MAX);
    let permits = Arc::new(Semaphore::new(max_sockets as usize));
    let (closing_sender, closing) = watch::channel(false);
    let sweeper = tokio::spawn(sweep_periodically(app.clone()));
    let drained = async {
        stop.await;
        app.drain(app.config().drain_timeout).await;
    };
    let mut drained = std::pin::pin!(drained);
    loop {
        let accepted = tokio::select! {
            () = &mut drained => break,
            accepted = accept(&listener, &permits) => accepted,
        };
        match accepted {
            Ok((socket, permit)) => {
                let (service, closing) = (service.clone(), closing.clone());
                tokio::spawn(async move {
                    serve_connection(socket, service, limits, closing).await;
                    drop(permit);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "failed to accept a connection");
                sleep(ACCEPT_RETRY_DELAY).await;
            }
        }
    }
    sweeper.abort();
    app.stop().await;
    closing_sender.send_replace(true);
    let all_closed = async {
        let _all = permits.acquire_many(max_sockets).await.expect("the semaphore is never closed");
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

/// Accepts the next connection, once there is a permit for it.
async fn accept(
    listener: &TcpListener,
    permits: &Arc<Semaphore>,
) -> io::Result<(TcpStream, OwnedSemaphorePermit)> {
    let permit = permits.clone().acquire_owned().await.expect("the semaphore is never closed");
    let (socket, _) = listener.accept().await?;
    // Messages are short and people wait for them.
    socket.set_nodelay(true)?;
    Ok((socket, permit))
}

/// Answers requests until the client disconnects, times out or upgrades, or the server closes.
async fn serve_connection(
    socket: TcpStream,
    service: TowerToHyperService<axum::Router>,
    limits: Limits,
    mut closing: watch::Receiver<bool>,
) {
    let mut socket = TimeoutWriter::new(socket);
    socket.set_timeout(Some(limits.write_timeout));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // Also bounds how long an idle connection waits for its next request.
        .header_read_timeout(limits.request_timeout)
        .max_buf_size(MAX_HEAD_BUFFER)
        .serve_connection(TokioIo::new(Box::pin(socket)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let close = async { drop(closing.wait_for(|closing| *closing).await) };
    // Errors of a connection are caused by its client, which sees them itself.
    tokio::select! {
        result = &mut connection => return drop(result),
        () = close => connection.as_mut().graceful_shutdown(),
    }
    drop(connection.await);
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
