//! `Debug` output without facts.

use std::fmt;

use crate::{StoredTable, Write};

/// Prints the length of a text instead of the text.
struct Redacted<'a>(&'a str);

impl fmt::Debug for Redacted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({} bytes)", self.0.len())
    }
}

impl fmt::Debug for Write {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Write::OpenTable { id, at } => {
                f.debug_struct("OpenTable").field("id", id).field("at", at).finish()
            }
            Write::AppendFacts { table, first, facts, at } => {
                write_facts("AppendFacts", table, *first, facts, *at, f)
            }
            Write::ReplaceFacts { table, first, facts, at } => {
                write_facts("ReplaceFacts", table, *first, facts, *at, f)
            }
            Write::CloseTable { id } => f.debug_struct("CloseTable").field("id", id).finish(),
            Write::QuarantineTable { id, reason, at } => f
                .debug_struct("QuarantineTable")
                .field("id", id)
                .field("reason", reason)
                .field("at", at)
                .finish(),
            Write::CreateGuest { guest, secrets } => {
                f.debug_struct("CreateGuest").field("guest", guest).field("secrets", secrets).finish()
            }
            Write::RenameGuest { guest, name } => {
                f.debug_struct("RenameGuest").field("guest", guest).field("name", name).finish()
            }
            Write::AddSecret { guest, secret, kind, label: _, at } => f
                .debug_struct("AddSecret")
                .field("guest", guest)
                .field("secret", secret)
                .field("kind", kind)
                .field("at", at)
                .finish(),
            Write::RecordVisit { guest, at } => {
                f.debug_struct("RecordVisit").field("guest", guest).field("at", at).finish()
            }
            Write::RemoveSession { guest, id } => {
                f.debug_struct("RemoveSession").field("guest", guest).field("id", id).finish()
            }
            Write::RemoveOtherSessions { guest, keep } => {
                f.debug_struct("RemoveOtherSessions").field("guest", guest).field("keep", keep).finish()
            }
            Write::RecordSessionUse { secret, at } => {
                f.debug_struct("RecordSessionUse").field("secret", secret).field("at", at).finish()
            }
            Write::DeleteGuest { guest, at } => {
                f.debug_struct("DeleteGuest").field("guest", guest).field("at", at).finish()
            }
            Write::RecordAlive { at } => f.debug_struct("RecordAlive").field("at", at).finish(),
            Write::SaveMatch(stored) => f.debug_tuple("SaveMatch").field(&stored.summary.id).finish(),
            Write::SaveStyle { guest, game, summary } => f
                .debug_struct("SaveStyle")
                .field("guest", guest)
                .field("game", game)
                .field("summary", &Redacted(summary))
                .finish(),
            Write::DeleteStyles => f.write_str("DeleteStyles"),
            Write::Restrict(restriction) => f.debug_tuple("Restrict").field(restriction).finish(),
            Write::LiftRestriction { guest, kind } => {
                f.debug_struct("LiftRestriction").field("guest", guest).field("kind", kind).finish()
            }
            Write::SaveReport(content) => {
                let (reporter, reported) = (content.reporter.id, content.reported.id);
                f.debug_struct("SaveReport")
                    .field("reporter", &reporter)
                    .field("reported", &reported)
                    .finish()
            }
            Write::ResolveReport { id, .. } => f.debug_struct("ResolveReport").field("id", id).finish(),
            Write::DeleteMatch { id } => f.debug_struct("DeleteMatch").field("id", id).finish(),
            Write::Sweep(before) => f.debug_tuple("Sweep").field(before).finish(),
        }
    }
}

impl fmt::Debug for StoredTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let facts: Vec<_> = self.facts.iter().map(|facts| Redacted(facts)).collect();
        f.debug_struct("StoredTable")
            .field("id", &self.id)
            .field("opened_at", &self.opened_at)
            .field("updated_at", &self.updated_at)
            .field("facts", &facts)
            .field("damage", &self.damage)
            .finish()
    }
}

fn write_facts(
    name: &str,
    table: &dyn fmt::Debug,
    first: u64,
    facts: &str,
    at: u64,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    f.debug_struct(name)
        .field("table", table)
        .field("first", &first)
        .field("facts", &Redacted(facts))
        .field("at", &at)
        .finish()
}
