//! A server on its socket.

use std::future::Future;
use std::io;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::app::{App, router};

/// Connections have so long to end when the server is stopped.
const FAREWELL: Duration = Duration::from_secs(5);

/// Serves until `stop` is done. Then what is on its way is committed, everybody is told to come back, and connections end.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    // Messages are short and people wait for them.
    let listener = listener.tap_io(|socket| drop(socket.set_nodelay(true)));
    let (ending, mut ended) = tokio::sync::watch::channel(false);
    let stopped = {
        let app = app.clone();
        async move {
            stop.await;
            let _ = ending.send(true);
            app.stop().await;
            // Sockets to tables are out of the hands of the HTTP server; they end when their goodbye is sent.
            while app.connections() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    };
    let serving = axum::serve(listener, router(app)).with_graceful_shutdown(stopped);
    let too_late = async {
        // An error means that the server has ended by itself.
        let _ = ended.wait_for(|ended| *ended).await;
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        result = serving => result,
        () = too_late => Ok(()),
    }
}
