//! Writes about guests and their secrets.

use rodeo_protocol::{GuestId, SessionId};
use rodeo_rules::any::GameKind;

use super::to_i64;
use super::transaction::{Transaction, params};
use crate::{Guest, Millis, SecretHash, SecretKind, StoreError, StoredSession};

pub(super) fn create(
    transaction: &mut Transaction<'_>,
    guest: &Guest,
    secrets: &[(SecretHash, SecretKind)],
) -> Result<(), StoreError> {
    let Guest { id, name, bot, created_at, last_seen_at } = guest;
    transaction.push(
        "INSERT INTO guests (id, name, is_bot, created_at, last_seen_at) VALUES ($1, $2, $3, $4, $5)",
        params![id.to_string(), name.clone(), *bot, to_i64(*created_at)?, to_i64(*last_seen_at)?],
    );
    secrets.iter().try_for_each(|(secret, kind)| add_secret(transaction, *id, secret, *kind, "", *created_at))
}

pub(super) fn rename(transaction: &mut Transaction<'_>, guest: GuestId, name: &str) {
    let sql = "WITH renamed AS (UPDATE guests SET name = $2 WHERE id = $1 RETURNING 1)
               SELECT CASE WHEN EXISTS (SELECT 1 FROM renamed) THEN true
                   ELSE rodeo_fail('RO001', 'the guest does not exist') END";
    transaction.push(sql, params![guest.to_string(), name.to_owned()]);
}

pub(super) fn add_secret(
    transaction: &mut Transaction<'_>,
    guest: GuestId,
    secret: &SecretHash,
    kind: SecretKind,
    label: &str,
    at: Millis,
) -> Result<(), StoreError> {
    let kept = match kind {
        SecretKind::Recovery => Some(0),
        SecretKind::Session => Some(StoredSession::MAX_SESSIONS as i64 - 1),
        SecretKind::Token => None,
    };
    if let Some(kept) = kept {
        let sql =
            "DELETE FROM secrets WHERE hash IN (SELECT hash FROM secrets WHERE guest_id = $1 AND kind = $2
                   ORDER BY last_used_at DESC, created_at DESC OFFSET $3)";
        transaction.push(sql, params![guest.to_string(), kind.name(), kept]);
    }
    let sql = "INSERT INTO secrets (hash, guest_id, kind, created_at, last_used_at, label)
               VALUES ($1, $2, $3, $4, $4, $5)";
    let hash = secret.0.to_vec();
    transaction.push(sql, params![hash, guest.to_string(), kind.name(), to_i64(at)?, label.to_owned()]);
    Ok(())
}

/// The id of a session is the beginning of the hash of its secret.
pub(super) fn remove_session(transaction: &mut Transaction<'_>, guest: GuestId, id: SessionId) {
    let sql = "DELETE FROM secrets WHERE guest_id = $1 AND kind <> 'recovery' AND left(encode(hash, 'hex'), 25) = $2";
    transaction.push(sql, params![guest.to_string(), session_digits(id)]);
}

pub(super) fn remove_other_sessions(
    transaction: &mut Transaction<'_>,
    guest: GuestId,
    keep: Option<SessionId>,
) {
    let sql = "DELETE FROM secrets WHERE guest_id = $1 AND kind = 'session'
               AND ($2::text IS NULL OR left(encode(hash, 'hex'), 25) <> $2)";
    transaction.push(sql, params![guest.to_string(), keep.map(session_digits)]);
}

/// The 100 bits of a session's id as the first 25 hexadecimal digits of the hash.
fn session_digits(id: SessionId) -> String {
    format!("{:025x}", id.number())
}

pub(super) fn record_session_use(
    transaction: &mut Transaction<'_>,
    secret: &SecretHash,
    at: Millis,
) -> Result<(), StoreError> {
    let sql = "UPDATE secrets SET last_used_at = $2 WHERE hash = $1 AND last_used_at < $2";
    transaction.push(sql, params![secret.0.to_vec(), to_i64(at)?]);
    Ok(())
}

/// Locks the guest, so that another process cannot delete it before the foreign key is checked.
pub(super) fn save_style(transaction: &mut Transaction<'_>, guest: GuestId, game: GameKind, summary: &str) {
    let sql = "INSERT INTO guest_styles (guest_id, game, summary)
               SELECT id, $2, $3 FROM guests WHERE id = $1 FOR KEY SHARE
               ON CONFLICT (guest_id, game) DO UPDATE SET summary = excluded.summary";
    transaction.push(sql, params![guest.to_string(), game.name(), summary.to_owned()]);
}

pub(super) fn record_visit(
    transaction: &mut Transaction<'_>,
    guest: GuestId,
    at: Millis,
) -> Result<(), StoreError> {
    let sql = "UPDATE guests SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2";
    transaction.push(sql, params![guest.to_string(), to_i64(at)?]);
    Ok(())
}
