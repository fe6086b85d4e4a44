//! Open connections by session, so that ending a session closes them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use rodeo_protocol::{GuestId, Problem, ProblemCode, SessionId};
use rodeo_store::SecretKind;
use tokio::sync::Notify;

use crate::NOT_POISONED;
use crate::shard::ConnectionId;

/// The session of every open connection.
#[derive(Debug, Default)]
pub(crate) struct LiveSessions {
    connections: Mutex<HashMap<ConnectionId, LiveConnection>>,
}

#[derive(Debug)]
struct LiveConnection {
    guest: GuestId,
    session: SessionId,
    kind: SecretKind,
    ended: Arc<Notify>,
}

/// Reports the end of the session of a connection. Dropping it forgets the connection.
pub(crate) struct SessionWatch {
    sessions: Arc<LiveSessions>,
    connection: ConnectionId,
    ended: Arc<Notify>,
}

impl LiveSessions {
    /// Registers a connection.
    pub fn watch(
        self: &Arc<LiveSessions>,
        connection: ConnectionId,
        guest: GuestId,
        session: SessionId,
        kind: SecretKind,
    ) -> SessionWatch {
        let ended = Arc::new(Notify::new());
        let live = LiveConnection { guest, session, kind, ended: ended.clone() };
        self.connections.lock().expect(NOT_POISONED).insert(connection, live);
        SessionWatch { sessions: self.clone(), connection, ended }
    }

    /// Closes the connections of a guest's sessions that `has_ended` selects.
    pub fn end(&self, guest: GuestId, has_ended: impl Fn(SessionId, SecretKind) -> bool) {
        for live in self.connections.lock().expect(NOT_POISONED).values() {
            if live.guest == guest && has_ended(live.session, live.kind) {
                live.ended.notify_one();
            }
        }
    }
}

impl SessionWatch {
    /// Completes when the session has ended.
    pub async fn ended(&self) -> Problem {
        self.ended.notified().await;
        Problem::new(ProblemCode::InvalidCredentials, "This session has ended. Log in again.")
    }
}

impl Drop for SessionWatch {
    fn drop(&mut self) {
        self.sessions.connections.lock().expect(NOT_POISONED).remove(&self.connection);
    }
}
