//! Writes about guests and their secrets.

use rodeo_protocol::{GuestId, SessionId};
use rodeo_rules::any::GameKind;
use rusqlite::params;

use super::writer::Writer;
use super::{to_i64, to_i64_saturating};
use crate::{Guest, Millis, SecretHash, SecretKind, StoreError, StoredSession};

impl Writer {
    pub(super) fn create_guest(
        &self,
        guest: &Guest,
        secrets: &[(SecretHash, SecretKind)],
    ) -> Result<(), StoreError> {
        let Guest { id, name, bot, created_at, last_seen_at } = guest;
        self.db
            .prepare_cached(
                "INSERT INTO guests (id, name, is_bot, created_at, last_seen_at) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![id.to_string(), name, bot, to_i64(*created_at)?, to_i64(*last_seen_at)?])?;
        secrets.iter().try_for_each(|(secret, kind)| self.add_secret(*id, secret, *kind, "", *created_at))
    }

    pub(super) fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        let mut update = self.db.prepare_cached("UPDATE guests SET name = ?2 WHERE id = ?1")?;
        match update.execute(params![guest.to_string(), name])? {
            0 => Err(StoreError::Database(format!("guest {guest} does not exist"))),
            _ => Ok(()),
        }
    }

    pub(super) fn add_secret(
        &self,
        guest: GuestId,
        secret: &SecretHash,
        kind: SecretKind,
        label: &str,
        at: Millis,
    ) -> Result<(), StoreError> {
        let guest = guest.to_string();
        let replaced = match kind {
            SecretKind::Recovery => 0,
            SecretKind::Session => StoredSession::MAX_SESSIONS - 1,
            SecretKind::Token => usize::MAX,
        };
        let mut delete = self.db.prepare_cached(
            "DELETE FROM secrets WHERE hash IN (SELECT hash FROM secrets WHERE guest_id = ?1 AND kind = ?2
             ORDER BY last_used_at DESC, created_at DESC LIMIT -1 OFFSET ?3)",
        )?;
        delete.execute(params![guest, kind.name(), to_i64_saturating(replaced as u64)])?;
        self.db
            .prepare_cached(
                "INSERT INTO secrets (hash, guest_id, kind, created_at, last_used_at, label)
                 VALUES (?1, ?2, ?3, ?4, ?4, ?5)",
            )?
            .execute(params![secret.0, guest, kind.name(), to_i64(at)?, label])?;
        Ok(())
    }

    /// The hash of a secret is not looked up by its id, because a guest has few secrets.
    pub(super) fn remove_session(&self, guest: GuestId, id: SessionId) -> Result<(), StoreError> {
        self.remove_secrets(guest, |hash, kind| hash.session_id() == id && kind != SecretKind::Recovery)
    }

    pub(super) fn remove_other_sessions(
        &self,
        guest: GuestId,
        keep: Option<SessionId>,
    ) -> Result<(), StoreError> {
        self.remove_secrets(guest, |hash, kind| {
            kind == SecretKind::Session && Some(hash.session_id()) != keep
        })
    }

    fn remove_secrets(
        &self,
        guest: GuestId,
        is_removed: impl Fn(&SecretHash, SecretKind) -> bool,
    ) -> Result<(), StoreError> {
        let mut find = self.db.prepare_cached("SELECT hash, kind FROM secrets WHERE guest_id = ?1")?;
        let secrets = find.query_map([guest.to_string()], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let secrets: Vec<([u8; 32], String)> = secrets.collect::<Result<_, _>>()?;
        let mut delete = self.db.prepare_cached("DELETE FROM secrets WHERE hash = ?1")?;
        for (hash, kind) in secrets {
            if SecretKind::from_name(&kind).is_some_and(|kind| is_removed(&SecretHash(hash), kind)) {
                delete.execute([hash])?;
            }
        }
        Ok(())
    }

    pub(super) fn record_session_use(&self, secret: &SecretHash, at: Millis) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE secrets SET last_used_at = ?2 WHERE hash = ?1 AND last_used_at < ?2")?
            .execute(params![secret.0, to_i64(at)?])?;
        Ok(())
    }

    pub(super) fn save_style(&self, guest: GuestId, game: GameKind, summary: &str) -> Result<(), StoreError> {
        self.db
            .prepare_cached(
                "INSERT OR REPLACE INTO guest_styles (guest_id, game, summary)
                 SELECT id, ?2, ?3 FROM guests WHERE id = ?1",
            )?
            .execute(params![guest.to_string(), game.name(), summary])?;
        Ok(())
    }

    pub(super) fn delete_styles(&self) -> Result<(), StoreError> {
        self.db.prepare_cached("DELETE FROM guest_styles")?.execute([])?;
        Ok(())
    }

    pub(super) fn record_visit(&self, guest: GuestId, at: Millis) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE guests SET last_seen_at = ?2 WHERE id = ?1 AND last_seen_at < ?2")?
            .execute(params![guest.to_string(), to_i64(at)?])?;
        Ok(())
    }
}
