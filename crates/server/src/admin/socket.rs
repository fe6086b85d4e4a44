//! The socket in the data directory.

use std::fs::{self, DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use rodeo_protocol::admin::SOCKET_FILE;
use tokio::net::{UnixListener, UnixStream};
use tokio::time::sleep;

use crate::app::App;

/// Timeout for the head of a request, and for an idle connection.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// Delay after a failed `accept`, for example because of too many open files.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(500);

/// A listening socket, removed when this is dropped.
#[derive(Debug)]
pub struct AdminSocket {
    listener: UnixListener,
    path: PathBuf,
}

impl AdminSocket {
    /// Listens in the data directory. A socket that a crashed server left behind is replaced; one on which a server listens is
    /// an error.
    ///
    /// The socket is made in a directory of its own that nobody else can enter, and moved when it has its permissions: it is
    /// never open to others, whatever the umask.
    pub async fn bind(directory: &Path) -> io::Result<AdminSocket> {
        let path = directory.join(SOCKET_FILE);
        if UnixStream::connect(&path).await.is_ok() {
            let message = format!("{} is in use by another server", path.display());
            return Err(io::Error::new(io::ErrorKind::AddrInUse, message));
        }
        let private = directory.join(".admin");
        // Left behind by a crash.
        let _ = fs::remove_dir_all(&private);
        DirBuilder::new().mode(0o700).create(&private)?;
        let bound = bind_and_move(&private.join("s"), &path);
        let _ = fs::remove_dir_all(&private);
        Ok(AdminSocket { listener: bound?, path })
    }

    /// Serves the administration API until the future is dropped.
    pub async fn serve(self, app: App) {
        let service = TowerToHyperService::new(super::router(app));
        loop {
            let socket = match self.listener.accept().await {
                Ok((socket, _)) => socket,
                Err(error) => {
                    tracing::warn!(%error, "failed to accept an administration connection");
                    sleep(ACCEPT_RETRY_DELAY).await;
                    continue;
                }
            };
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(REQUEST_TIMEOUT)
                .serve_connection(TokioIo::new(socket), service.clone());
            // Errors of a connection are caused by its client, which sees them itself.
            tokio::spawn(async move { drop(connection.await) });
        }
    }
}

fn bind_and_move(temporary: &Path, path: &Path) -> io::Result<UnixListener> {
    let listener = UnixListener::bind(temporary)?;
    fs::set_permissions(temporary, Permissions::from_mode(0o600))?;
    fs::rename(temporary, path)?;
    Ok(listener)
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        // Another process may have removed it.
        let _ = fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "current_thread")]
    async fn stale_socket_is_replaced_and_a_live_one_is_not() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join(SOCKET_FILE);
        // The file of a crashed server: it exists, and nobody listens.
        drop(std::os::unix::net::UnixListener::bind(&path).unwrap());
        assert!(path.exists());
        let socket = AdminSocket::bind(directory.path()).await.unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        let second = AdminSocket::bind(directory.path()).await.unwrap_err();
        assert_eq!(second.kind(), io::ErrorKind::AddrInUse);
        UnixStream::connect(&path).await.unwrap();
        drop(socket);
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 0, "nothing is left behind");
    }
}
