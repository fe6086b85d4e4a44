//! Deletion of guests at their own request, as in SQLite: the guest at once, the matches in small steps.

use rodeo_protocol::GuestId;
use rodeo_protocol::api::MatchSummary;

use super::failure::Failure;
use super::to_i64;
use super::transaction::{Transaction, params};
use crate::anonymize::anonymize;
use crate::{Millis, StoreError};

/// Maximum number of matches that are anonymized in one step.
const STEP: i64 = 20;

pub(super) async fn delete_guest(
    transaction: &mut Transaction<'_>,
    guest: GuestId,
    at: Millis,
) -> Result<(), Failure> {
    let id = guest.to_string();
    // The foreign keys delete the secrets and restrictions as well.
    let sql = "DELETE FROM guests WHERE id = $1 RETURNING 1";
    if transaction.query(sql, params![id.clone()]).await?.is_empty() {
        return Ok(());
    }
    transaction.push("DELETE FROM ratings WHERE player = $1 AND NOT is_house_bot", params![id.clone()]);
    transaction.push("DELETE FROM reports WHERE reporter_id = $1 OR reported_id = $1", params![id.clone()]);
    let sql = "INSERT INTO deleted_guests (id, deleted_at, is_done) VALUES ($1, $2, false)
               ON CONFLICT (id) DO UPDATE SET deleted_at = excluded.deleted_at, is_done = false";
    transaction.push(sql, params![id, to_i64(at)?]);
    anonymize_step(transaction).await.map(drop)
}

/// Anonymizes some matches of one deleted guest. Returns whether there may be more to do. A guest whom another process works
/// on is left to it.
pub(super) async fn anonymize_step(transaction: &mut Transaction<'_>) -> Result<bool, Failure> {
    let sql = "SELECT id FROM deleted_guests WHERE NOT is_done LIMIT 1 FOR UPDATE SKIP LOCKED";
    let Some(next) = transaction.query(sql, Vec::new()).await?.pop() else { return Ok(false) };
    let id: String = next.get(0);
    let guest: Option<GuestId> = id.parse().ok();
    let sql = "SELECT sequence, summary, record FROM match_guests JOIN matches ON sequence = match_sequence
               WHERE guest_id = $1 ORDER BY sequence LIMIT $2 FOR UPDATE";
    let found = transaction.query(sql, params![id.clone(), STEP]).await?;
    for row in &found {
        let (sequence, summary, record): (i64, String, String) = (row.get(0), row.get(1), row.get(2));
        // A damaged match names nobody to anyone: it cannot be shown.
        let summary: Option<MatchSummary> = serde_json::from_str(&summary).ok();
        let anonymous =
            summary.and_then(|summary| anonymize(&summary, &record, |other| Some(other) == guest));
        if let Some(anonymous) = anonymous {
            if !anonymous.is_record_valid {
                tracing::warn!(sequence, "cannot anonymize the record of a match: it is damaged");
            }
            let summary = serde_json::to_string(&anonymous.summary)
                .map_err(|error| StoreError::Database(format!("cannot serialize a match: {error}")))?;
            let sql =
                "UPDATE matches SET summary = $2, record = $3, revision = revision + 1 WHERE sequence = $1";
            transaction.push(sql, params![sequence, summary, anonymous.record]);
        }
        let sql = "DELETE FROM match_guests WHERE guest_id = $1 AND match_sequence = $2";
        transaction.push(sql, params![id.clone(), sequence]);
    }
    if (found.len() as i64) < STEP {
        transaction.push("UPDATE deleted_guests SET is_done = true WHERE id = $1", params![id]);
    }
    let sql = "SELECT EXISTS (SELECT 1 FROM deleted_guests WHERE NOT is_done)";
    let left = transaction.query(sql, Vec::new()).await?;
    Ok(left.first().is_some_and(|row| row.get(0)))
}
