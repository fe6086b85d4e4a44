//! Addresses that a server listens on: TCP and Unix sockets.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;

use crate::limits::PeerAddress;

/// Permissions of a Unix socket if the address does not name any: owner and group.
const DEFAULT_MODE: u32 = 0o660;

/// An address to listen on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListenAddress {
    /// Host and port, such as `127.0.0.1:6066`, `[::]:6066` or `localhost:6066`.
    Tcp(String),
    /// Path and permissions of a Unix socket, written as `unix:/run/rodeo.sock` or `unix:/run/rodeo.sock?mode=600`.
    Unix(PathBuf, u32),
}

impl FromStr for ListenAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<ListenAddress, String> {
        if let Some(rest) = text.strip_prefix("unix:") {
            let (path, mode) =
                rest.split_once("?mode=").map_or((rest, None), |(path, mode)| (path, Some(mode)));
            let mode = match mode {
                Some(mode) => u32::from_str_radix(mode, 8).ok().filter(|mode| *mode <= 0o777),
                None => Some(DEFAULT_MODE),
            };
            let mode = mode.ok_or("expected permissions in octal, such as unix:/run/rodeo.sock?mode=660")?;
            if !path.starts_with('/') {
                return Err("expected an absolute path, such as unix:/run/rodeo.sock".into());
            }
            if cfg!(not(unix)) {
                return Err("this platform has no Unix sockets".into());
            }
            return Ok(ListenAddress::Unix(path.into(), mode));
        }
        let is_host = |host: &str| {
            !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-".contains(&byte))
        };
        let is_name =
            text.rsplit_once(':').is_some_and(|(host, port)| is_host(host) && port.parse::<u16>().is_ok());
        match text.parse::<SocketAddr>() {
            Ok(address) => Ok(ListenAddress::Tcp(address.to_string())),
            Err(_) if is_name => Ok(ListenAddress::Tcp(text.to_ascii_lowercase())),
            Err(_) => Err("invalid socket address: expected HOST:PORT, [IPV6]:PORT or unix:/PATH".into()),
        }
    }
}

impl fmt::Display for ListenAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListenAddress::Tcp(address) => f.write_str(address),
            ListenAddress::Unix(path, DEFAULT_MODE) => write!(f, "unix:{}", path.display()),
            ListenAddress::Unix(path, mode) => write!(f, "unix:{}?mode={mode:o}", path.display()),
        }
    }
}

/// A bound socket that accepts connections.
#[derive(Debug)]
pub enum Listener {
    /// A TCP socket.
    Tcp(TcpListener),
    /// A Unix socket.
    #[cfg(unix)]
    Unix(UnixSocket),
}

/// A byte stream of any kind of socket.
pub(super) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// An accepted connection.
pub(super) struct Accepted {
    pub stream: Box<dyn Stream>,
    pub peer: PeerAddress,
}

impl Listener {
    /// Binds the address. The file of a Unix socket is replaced if no process listens on it.
    pub async fn bind(address: &ListenAddress) -> io::Result<Listener> {
        match address {
            ListenAddress::Tcp(address) => Ok(Listener::Tcp(TcpListener::bind(address).await?)),
            #[cfg(unix)]
            ListenAddress::Unix(path, mode) => Ok(Listener::Unix(UnixSocket::bind(path, *mode)?)),
            #[cfg(not(unix))]
            ListenAddress::Unix(..) => Err(io::ErrorKind::Unsupported.into()),
        }
    }

    /// Returns the address as clients see it, with the port that the system has chosen if it was 0.
    pub fn address(&self) -> io::Result<ListenAddress> {
        match self {
            Listener::Tcp(listener) => Ok(ListenAddress::Tcp(listener.local_addr()?.to_string())),
            #[cfg(unix)]
            Listener::Unix(socket) => Ok(ListenAddress::Unix(socket.path.clone(), socket.mode)),
        }
    }

    pub(super) fn is_unix(&self) -> bool {
        !matches!(self, Listener::Tcp(_))
    }

    pub(super) async fn accept(&self) -> io::Result<Accepted> {
        match self {
            Listener::Tcp(listener) => {
                let (stream, address) = listener.accept().await?;
                // Messages are short and people wait for them.
                stream.set_nodelay(true)?;
                Ok(Accepted { stream: Box::new(stream), peer: PeerAddress::Ip(address.ip().to_canonical()) })
            }
            #[cfg(unix)]
            Listener::Unix(socket) => {
                let (stream, _) = socket.listener.accept().await?;
                Ok(Accepted { stream: Box::new(stream), peer: PeerAddress::Unix })
            }
        }
    }
}

#[cfg(unix)]
pub use unix::UnixSocket;

#[cfg(unix)]
mod unix {
    use std::fs::{Metadata, Permissions};
    use std::io;
    use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt};
    use std::path::{Path, PathBuf};

    use tokio::net::UnixListener;

    /// A Unix socket. Its file is removed when it is dropped, unless another process has replaced it.
    #[derive(Debug)]
    pub struct UnixSocket {
        pub(super) listener: UnixListener,
        pub(super) path: PathBuf,
        pub(super) mode: u32,
        /// Device and inode of the file.
        file: (u64, u64),
    }

    impl UnixSocket {
        pub(super) fn bind(path: &Path, mode: u32) -> io::Result<UnixSocket> {
            let listener = match UnixListener::bind(path) {
                Err(error) if error.kind() == io::ErrorKind::AddrInUse && is_stale(path) => {
                    std::fs::remove_file(path)?;
                    UnixListener::bind(path)?
                }
                result => result?,
            };
            std::fs::set_permissions(path, Permissions::from_mode(mode))?;
            let file = file_id(&path.symlink_metadata()?);
            Ok(UnixSocket { listener, path: path.to_owned(), mode, file })
        }
    }

    impl Drop for UnixSocket {
        fn drop(&mut self) {
            if self.path.symlink_metadata().is_ok_and(|file| file_id(&file) == self.file) {
                // Without it, the next start removes the file.
                let _ = std::fs::remove_file(&self.path);
            }
        }
    }

    fn file_id(file: &Metadata) -> (u64, u64) {
        (file.dev(), file.ino())
    }

    /// Whether the file is a socket that no process listens on, as after a crash.
    fn is_stale(path: &Path) -> bool {
        let is_socket = path.symlink_metadata().is_ok_and(|file| file.file_type().is_socket());
        let refused = |error: io::Error| error.kind() == io::ErrorKind::ConnectionRefused;
        is_socket && std::os::unix::net::UnixStream::connect(path).is_err_and(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        for text in ["127.0.0.1:6066", "[::]:0", "localhost:80", "rodeo.example:6066"] {
            assert_eq!(text.parse::<ListenAddress>().unwrap().to_string(), text);
        }
        for invalid in ["", "here", "a:b", ":80", "127.0.0.1", "::1:80", "a b:1", "localhost:65536"] {
            assert!(
                invalid.parse::<ListenAddress>().unwrap_err().contains("invalid socket address"),
                "{invalid}"
            );
        }
    }

    #[cfg(unix)]
    #[test]
    fn unix_addresses_have_a_path_and_permissions() {
        let parse = |text: &str| text.parse::<ListenAddress>();
        assert_eq!(parse("unix:/run/a.sock"), Ok(ListenAddress::Unix("/run/a.sock".into(), 0o660)));
        assert_eq!(parse("unix:/run/a.sock?mode=600"), Ok(ListenAddress::Unix("/run/a.sock".into(), 0o600)));
        assert_eq!(parse("unix:/a?mode=777").unwrap().to_string(), "unix:/a?mode=777");
        for invalid in ["unix:", "unix:a.sock", "unix:/a?mode=9", "unix:/a?mode=1777", "unix:/a?mode="] {
            assert!(parse(invalid).is_err(), "{invalid}");
        }
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn only_stale_socket_files_are_replaced() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("socket");
        let address = ListenAddress::Unix(path.clone(), 0o600);
        // A file without a process, as after a crash.
        drop(std::os::unix::net::UnixListener::bind(&path).unwrap());
        assert!(path.exists());
        let listener = Listener::bind(&address).await.unwrap();
        let mode = std::os::unix::fs::PermissionsExt::mode(&path.metadata().unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600);
        let error = Listener::bind(&address).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::AddrInUse, "another server listens");
        drop(listener);
        assert!(!path.exists(), "the file is removed");
        std::fs::write(&path, "no socket").unwrap();
        assert_eq!(Listener::bind(&address).await.unwrap_err().kind(), io::ErrorKind::AddrInUse);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "no socket");
    }
}
