//! Restrictions and reports: writes of operators and players.

use rodeo_protocol::GuestId;

use super::transaction::{Transaction, params};
use super::{to_i64, to_i64_saturating};
use crate::moderation::MAX_REPORTS;
use crate::{ReportContent, Resolution, Restriction, RestrictionKind, StoreError};

/// Deletes the oldest resolved reports, or else the oldest ones, if there are too many. Counts all reports, so it runs once for
/// all reports of a group that follow each other.
const TRIM_REPORTS: &str = "
    DELETE FROM reports WHERE id IN (SELECT id FROM reports ORDER BY resolved_at IS NULL, id
    LIMIT greatest(0, (SELECT count(*) FROM reports) - $1::bigint))";

pub(super) fn restrict(
    transaction: &mut Transaction<'_>,
    restriction: &Restriction,
) -> Result<(), StoreError> {
    let Restriction { guest, kind, since_ms, until_ms, reason } = restriction;
    let until = until_ms.map(to_i64).transpose()?;
    let sql = "INSERT INTO restrictions (guest_id, kind, since, until, reason) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (guest_id, kind) DO UPDATE
               SET since = excluded.since, until = excluded.until, reason = excluded.reason";
    let params = params![guest.to_string(), kind.name(), to_i64(*since_ms)?, until, reason.clone()];
    transaction.push(sql, params);
    Ok(())
}

pub(super) fn lift(transaction: &mut Transaction<'_>, guest: GuestId, kind: RestrictionKind) {
    let sql = "DELETE FROM restrictions WHERE guest_id = $1 AND kind = $2";
    transaction.push(sql, params![guest.to_string(), kind.name()]);
}

pub(super) fn save_report(
    transaction: &mut Transaction<'_>,
    content: &ReportContent,
) -> Result<(), StoreError> {
    let json = serde_json::to_string(content)
        .map_err(|error| StoreError::Database(format!("cannot serialize a report: {error}")))?;
    let (reporter, reported) = (content.reporter.id.to_string(), content.reported.id.to_string());
    let sql = "INSERT INTO reports (reported_at, reporter_id, reported_id, content) VALUES ($1, $2, $3, $4)";
    transaction.drop_last(TRIM_REPORTS);
    transaction.push(sql, params![to_i64(content.at_ms)?, reporter, reported, json]);
    transaction.push(TRIM_REPORTS, params![to_i64_saturating(MAX_REPORTS as u64)]);
    Ok(())
}

pub(super) fn resolve(
    transaction: &mut Transaction<'_>,
    id: u64,
    resolution: &Resolution,
) -> Result<(), StoreError> {
    let sql =
        "WITH resolved AS (UPDATE reports SET resolved_at = $2, resolved_note = $3 WHERE id = $1 RETURNING 1)
               SELECT CASE WHEN EXISTS (SELECT 1 FROM resolved) THEN true
                   ELSE rodeo_fail('RO001', 'the report does not exist') END";
    let at = to_i64(resolution.at_ms)?;
    transaction.push(sql, params![to_i64_saturating(id), at, resolution.note.clone()]);
    Ok(())
}
