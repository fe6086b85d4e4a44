//! Restrictions, reports and deletions by operators.

use rodeo_protocol::{GuestId, MatchId};
use rusqlite::{Connection, Row, params};

use super::read::{corrupt, read_guest, unsigned};
use super::writer::Writer;
use super::{to_i64, to_i64_saturating};
use crate::moderation::{GuestQuery, MAX_REPORTS, ReportQuery};
use crate::{Guest, Millis, Report, ReportContent, Resolution, Restriction, RestrictionKind, StoreError};

impl Writer {
    pub(super) fn restrict(&self, restriction: &Restriction) -> Result<(), StoreError> {
        let Restriction { guest, kind, since_ms, until_ms, reason } = restriction;
        let until = until_ms.map(to_i64).transpose()?;
        self.db
            .prepare_cached(
                "INSERT OR REPLACE INTO restrictions (guest_id, kind, since, until, reason) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![guest.to_string(), kind.name(), to_i64(*since_ms)?, until, reason])?;
        Ok(())
    }

    pub(super) fn lift_restriction(&self, guest: GuestId, kind: RestrictionKind) -> Result<(), StoreError> {
        let mut delete =
            self.db.prepare_cached("DELETE FROM restrictions WHERE guest_id = ?1 AND kind = ?2")?;
        delete.execute(params![guest.to_string(), kind.name()])?;
        Ok(())
    }

    pub(super) fn save_report(&self, content: &ReportContent) -> Result<(), StoreError> {
        let json = serde_json::to_string(content)
            .map_err(|error| StoreError::Database(format!("cannot serialize a report: {error}")))?;
        let (reporter, reported) = (content.reporter.id.to_string(), content.reported.id.to_string());
        self.db
            .prepare_cached(
                "INSERT INTO reports (reported_at, reporter_id, reported_id, content) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![to_i64(content.at_ms)?, reporter, reported, json])?;
        let mut delete = self.db.prepare_cached(
            "DELETE FROM reports WHERE id IN (SELECT id FROM reports ORDER BY resolved_at IS NULL, id
             LIMIT max(0, (SELECT count(*) FROM reports) - ?1))",
        )?;
        delete.execute([to_i64_saturating(MAX_REPORTS as u64)])?;
        Ok(())
    }

    pub(super) fn resolve_report(&self, id: u64, resolution: &Resolution) -> Result<(), StoreError> {
        let mut update = self
            .db
            .prepare_cached("UPDATE reports SET resolved_at = ?2, resolved_note = ?3 WHERE id = ?1")?;
        let at = to_i64(resolution.at_ms)?;
        match update.execute(params![to_i64_saturating(id), at, resolution.note])? {
            0 => Err(StoreError::Database(format!("report {id} does not exist"))),
            _ => Ok(()),
        }
    }

    /// Deletes the reports by and about a guest.
    pub(super) fn delete_reports_of(&self, guest: GuestId) -> Result<(), StoreError> {
        let mut delete =
            self.db.prepare_cached("DELETE FROM reports WHERE reporter_id = ?1 OR reported_id = ?1")?;
        delete.execute([guest.to_string()])?;
        Ok(())
    }

    pub(super) fn delete_match(&self, id: MatchId) -> Result<(), StoreError> {
        // The foreign key deletes the list of its guests as well.
        self.db.prepare_cached("DELETE FROM matches WHERE id = ?1")?.execute([id.to_string()])?;
        Ok(())
    }
}

/// Deletes reports whose retention time is over.
pub(super) fn sweep_reports(db: &Connection, before: Millis) -> Result<(), StoreError> {
    let mut delete = db.prepare_cached("DELETE FROM reports WHERE reported_at < ?1")?;
    delete.execute([to_i64_saturating(before)])?;
    Ok(())
}

pub(super) fn restrictions(db: &Connection) -> Result<Vec<Restriction>, StoreError> {
    let sql = "SELECT guest_id, kind, since, until, reason FROM restrictions ORDER BY since, guest_id, kind";
    let mut find = db.prepare_cached(sql)?;
    let mut rows = find.query([])?;
    let mut restrictions = Vec::new();
    while let Some(row) = rows.next()? {
        let (guest, kind): (String, String) = (row.get(0)?, row.get(1)?);
        let until: Option<i64> = row.get(3)?;
        restrictions.push(Restriction {
            guest: guest.parse().map_err(|_| corrupt("restrictions.guest_id"))?,
            kind: RestrictionKind::from_name(&kind).ok_or_else(|| corrupt("restrictions.kind"))?,
            since_ms: unsigned(row, 2)?,
            until_ms: until.map(|until| u64::try_from(until).unwrap_or(0)),
            reason: row.get(4)?,
        });
    }
    Ok(restrictions)
}

pub(super) fn guests(db: &Connection, query: &GuestQuery) -> Result<Vec<Guest>, StoreError> {
    let sql = "SELECT id, name, is_bot, created_at, last_seen_at FROM guests
               WHERE ?1 = '' OR id = ?1 OR name LIKE ?2 ESCAPE '\\' ORDER BY last_seen_at DESC, id LIMIT ?3";
    let mut find = db.prepare_cached(sql)?;
    let escaped = query.text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    let limit = to_i64_saturating(query.limit as u64);
    let mut rows = find.query(params![query.text, format!("%{escaped}%"), limit])?;
    let mut guests = Vec::new();
    while let Some(row) = rows.next()? {
        guests.push(read_guest(row)?);
    }
    Ok(guests)
}

const REPORTS: &str = "SELECT id, content, resolved_at, resolved_note FROM reports";

pub(super) fn reports(db: &Connection, query: ReportQuery) -> Result<Vec<Report>, StoreError> {
    let sql = format!("{REPORTS} WHERE ?1 OR resolved_at IS NULL ORDER BY id DESC LIMIT ?2");
    let mut find = db.prepare_cached(&sql)?;
    let mut rows = find.query(params![query.resolved, to_i64_saturating(query.limit as u64)])?;
    let mut reports = Vec::new();
    while let Some(row) = rows.next()? {
        reports.push(read_report(row)?);
    }
    Ok(reports)
}

pub(super) fn report(db: &Connection, id: u64) -> Result<Option<Report>, StoreError> {
    let mut find = db.prepare_cached(&format!("{REPORTS} WHERE id = ?1"))?;
    let mut rows = find.query([to_i64_saturating(id)])?;
    rows.next()?.map(read_report).transpose()
}

pub(super) fn open_reports(db: &Connection) -> Result<u64, StoreError> {
    let mut count = db.prepare_cached("SELECT count(*) FROM reports WHERE resolved_at IS NULL")?;
    let mut rows = count.query([])?;
    rows.next()?.map_or(Ok(0), |row| unsigned(row, 0))
}

fn read_report(row: &Row<'_>) -> Result<Report, StoreError> {
    let content: String = row.get(1)?;
    let resolved_at: Option<i64> = row.get(2)?;
    let resolved = match resolved_at {
        Some(_) => Some(Resolution { at_ms: unsigned(row, 2)?, note: row.get(3)? }),
        None => None,
    };
    let content = serde_json::from_str(&content).map_err(|_| corrupt("reports.content"))?;
    Ok(Report { id: unsigned(row, 0)?, resolved, content })
}
