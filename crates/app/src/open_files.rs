//! The operating system's limit of open files: every connection is an open file.

use rodeo_server::Limits;

/// Open files besides connections: the database, the log, listeners and threads.
#[cfg(unix)]
const OTHER_FILES: u64 = 100;

/// Raises the soft limit of open files to the hard limit, because soft limits are low. Warns if that is not enough for the
/// connections that the server accepts.
pub fn raise_limit(limits: &Limits) {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::warn!(%error, "cannot raise the limit of open files");
        }
        // No limit means that there are as many as needed.
        let available = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        let needed = needed(limits);
        if available < needed {
            tracing::warn!(
                available,
                needed,
                "the limit of open files is too low for --max-connections (raise LimitNOFILE or ulimit -Hn, or lower \
                 --max-connections)"
            );
        }
    }
    #[cfg(not(unix))]
    let _ = limits;
}

/// Number of files that are open if every limit of connections is reached.
#[cfg(unix)]
fn needed(limits: &Limits) -> u64 {
    limits.connections as u64 + limits.sockets as u64 + OTHER_FILES
}
