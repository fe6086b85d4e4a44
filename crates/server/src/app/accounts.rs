//! Accounts: sessions, tokens, and the deletion of guests.

use std::sync::Arc;
use std::time::Instant;

use rodeo_protocol::{ClientMessage, GuestId, Problem, SessionId};
use rodeo_store::{Guest, SecretHash, SecretKind, Write};
use rodeo_table::GuestIdentity;

use super::{App, ConnectionPermit};
use crate::last_seen::LastSeenTracker;
use crate::limits::TokenBuckets;
use crate::live_sessions::{LiveSessions, SessionWatch};
use crate::session::{CallerSession, invalid_credentials};

/// Minimum time in milliseconds between two writes of when a session was last used.
const SESSION_USE_INTERVAL: u64 = 60 * 60 * 1000;
/// Logins of a guest with the right recovery code, per second.
const RECOVERIES_PER_SECOND: f64 = 1.0 / 60.0;
/// Burst of logins of a guest with the right recovery code.
const RECOVERY_BURST: f64 = 10.0;

/// State of accounts that is not stored.
pub(super) struct Accounts {
    live_sessions: Arc<LiveSessions>,
    session_use: LastSeenTracker<SecretHash>,
    /// Logins with a right recovery code, by guest.
    recoveries: TokenBuckets<GuestId>,
}

impl Default for Accounts {
    fn default() -> Accounts {
        Accounts {
            live_sessions: Arc::default(),
            session_use: LastSeenTracker::new(SESSION_USE_INTERVAL),
            recoveries: TokenBuckets::new(RECOVERIES_PER_SECOND, RECOVERY_BURST),
        }
    }
}

impl App {
    pub(crate) async fn guest_by_secret(
        &self,
        secret: SecretHash,
        kind: SecretKind,
    ) -> Result<Option<Guest>, Problem> {
        if let Some(guest) = self.inner.sessions.get(secret, kind) {
            return Ok(Some(guest));
        }
        let removals = self.inner.sessions.removals();
        let guest = self.read_store(move |store| store.guest_by_secret(&secret, kind)).await?;
        if let Some(guest) = &guest {
            self.inner.sessions.put(secret, kind, guest.clone(), removals);
        }
        Ok(guest)
    }

    /// Persists that a session or token is used, at most once per interval.
    pub(crate) fn note_session_use(&self, secret: SecretHash) {
        let at = self.now();
        if self.inner.accounts.session_use.is_due(secret, at) {
            let done = |result: Result<(), rodeo_store::StoreError>| {
                if let Err(error) = result {
                    tracing::warn!(%error, "failed to persist when a session was last used");
                }
            };
            self.store().commit(vec![Write::RecordSessionUse { secret, at }], Box::new(done));
        }
    }

    /// Notes that a session was created now, so that its first request does not write when it was used.
    pub(crate) fn note_new_session(&self, secret: SecretHash) {
        self.inner.accounts.session_use.note(secret, self.now());
    }

    /// Limits how often a guest logs in with the right recovery code.
    pub(crate) fn limit_recovery(&self, guest: GuestId) -> Result<(), Problem> {
        self.inner.accounts.recoveries.take(guest, Instant::now())
    }

    /// Registers a connection of this session, which is closed when the session ends.
    pub(crate) async fn watch_session(
        &self,
        permit: &ConnectionPermit,
        session: &CallerSession,
    ) -> Result<SessionWatch, Problem> {
        let (secret, kind) = (session.secret, session.kind);
        let live_sessions = &self.inner.accounts.live_sessions;
        let watch = live_sessions.watch(permit.id, permit.guest, secret.session_id(), kind);
        // The session may have ended after it was authenticated and before it was registered.
        self.guest_by_secret(secret, kind).await?.ok_or_else(invalid_credentials)?;
        Ok(watch)
    }

    /// Ends a session or voids a token, and closes its connections.
    pub(crate) async fn end_session(&self, guest: &Guest, id: SessionId) -> Result<(), Problem> {
        self.commit(vec![Write::RemoveSession { guest: guest.id, id }]).await?;
        self.sessions().invalidate(guest);
        self.inner.accounts.live_sessions.end(guest.id, |session, _| session == id);
        self.announce_guest(guest.id).await;
        Ok(())
    }

    /// Forgets sessions that a new one has replaced, and closes their connections.
    pub(crate) async fn close_replaced_sessions(&self, guest: &Guest) -> Result<(), Problem> {
        self.close_ended_sessions(guest.id).await?;
        self.announce_guest(guest.id).await;
        Ok(())
    }

    /// Forgets what is cached of a guest, and closes the connections of sessions that are not stored any more.
    pub(super) async fn close_ended_sessions(&self, guest: GuestId) -> Result<(), Problem> {
        self.sessions().forget(guest);
        let stored = self.read_store(move |store| store.sessions_of(guest)).await?;
        let has_ended = |session, _| stored.iter().all(|stored| stored.id != session);
        self.inner.accounts.live_sessions.end(guest, has_ended);
        Ok(())
    }

    /// Ends all browser sessions of a guest except `keep`, together with other writes.
    pub(crate) async fn end_other_sessions(
        &self,
        guest: &Guest,
        keep: SessionId,
        mut batch: Vec<Write>,
    ) -> Result<(), Problem> {
        batch.push(Write::RemoveOtherSessions { guest: guest.id, keep: Some(keep) });
        self.commit(batch).await?;
        self.sessions().invalidate(guest);
        let has_ended = |session, kind| kind == SecretKind::Session && session != keep;
        self.inner.accounts.live_sessions.end(guest.id, has_ended);
        self.announce_guest(guest.id).await;
        Ok(())
    }

    /// Deletes a guest: leaves their tables, where bots take over, then forgets them and closes their connections.
    pub(crate) async fn delete_guest(&self, guest: &Guest) -> Result<(), Problem> {
        self.leave_all_tables(guest).await;
        self.commit(vec![Write::DeleteGuest { guest: guest.id, at: self.now() }]).await?;
        self.sessions().invalidate(guest);
        self.inner.accounts.live_sessions.end(guest.id, |_, _| true);
        self.announce_guest(guest.id).await;
        // A connection may have taken a seat in the meantime. Now it cannot any more.
        self.leave_all_tables(guest).await;
        Ok(())
    }

    async fn leave_all_tables(&self, guest: &Guest) {
        for summary in self.tables_of(guest.id).await {
            let (table, message) = (summary.id, ClientMessage::Leave {});
            let owner = self.remote_owner(table).await;
            let guest = GuestIdentity { id: guest.id, name: guest.name.clone(), bot: guest.bot };
            // The table is closed if nobody is left, and then there is no state to return.
            let _ = self.act_at(owner, table, guest, message).await;
        }
    }
}
