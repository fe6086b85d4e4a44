//! Turns writes into statements: tables and their facts. Guests are in `guests`, matches in `matches`.
//!
//! Every function runs within a transaction. After an error the caller must roll back.

use rodeo_protocol::TableId;

use super::failure::Failure;
use super::sweep::Sweep;
use super::to_i64;
use super::transaction::{Transaction, params};
use super::writer::TableOwner;
use super::{deletion, guests, matches, moderation};
use crate::journal_gaps::JournalGaps;
use crate::{Batch, Millis, StoreError, Write};

/// Locks the row of a node, so that none of its tables can change hands before this transaction ends.
const LOCK_NODE: &str = "
    WITH found AS MATERIALIZED (SELECT id FROM nodes WHERE id = $1 AND NOT is_fenced FOR KEY SHARE)
    SELECT CASE WHEN (SELECT count(*) FROM found) = 1 THEN true
        ELSE rodeo_fail('RO002', 'the tables of this node belong to other nodes') END";

/// Deletes the facts of a table before others take their place.
const DELETE_FACTS: &str = "
    DELETE FROM journal USING tables WHERE tables.id = $1 AND table_key = tables.key AND owner = $2 AND (epoch = $3 OR $3 = 0)";

/// Deletes a table that belongs to this node. Does nothing if the table is not open.
const CLOSE_TABLE: &str = "
    WITH found AS MATERIALIZED (
        SELECT key, owner = $2 AND (epoch = $3 OR $3 = 0) AS is_owned FROM tables WHERE id = $1
    ), facts AS (DELETE FROM journal WHERE table_key IN (SELECT key FROM found WHERE is_owned)
    ), closed AS (DELETE FROM tables WHERE key IN (SELECT key FROM found WHERE is_owned))
    SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM found WHERE NOT is_owned) THEN true
        ELSE rodeo_fail('RO002', 'a table belongs to another node') END";

/// Copies the facts of a table into the quarantine. Does nothing if the table is not open.
const QUARANTINE_TABLE: &str = "
    WITH item AS (
        INSERT INTO quarantine (kind, subject, reason, quarantined_at)
        SELECT 'table', id, $2, $3 FROM tables WHERE id = $1 RETURNING id
    )
    INSERT INTO quarantine_rows (quarantine_id, position, source, content)
    SELECT item.id, first_fact, 'journal', convert_to(facts, 'UTF8')
    FROM item, journal JOIN tables ON tables.key = table_key WHERE tables.id = $1";

/// Whether a write concerns a table, so that its node must not be fenced.
fn is_table_write(write: &Write) -> bool {
    matches!(
        write,
        Write::OpenTable { .. }
            | Write::AppendFacts { .. }
            | Write::ReplaceFacts { .. }
            | Write::CloseTable { .. }
            | Write::QuarantineTable { .. }
    )
}

/// Applies a batch. `locked_nodes` are the nodes whose rows this transaction has locked.
pub(super) async fn apply_all(
    transaction: &mut Transaction<'_>,
    batch: &Batch,
    owner: &TableOwner,
    gaps: &mut JournalGaps,
    locked_nodes: &mut Vec<i64>,
) -> Result<(), Failure> {
    let node = to_i64(owner.node())?;
    if batch.iter().any(is_table_write) && !locked_nodes.contains(&node) {
        transaction.push(LOCK_NODE, params![node]);
        locked_nodes.push(node);
    }
    for write in batch {
        apply(transaction, write, owner, gaps).await?;
    }
    Ok(())
}

async fn apply(
    transaction: &mut Transaction<'_>,
    write: &Write,
    owner: &TableOwner,
    gaps: &mut JournalGaps,
) -> Result<(), Failure> {
    match write {
        Write::OpenTable { id, at } => {
            let sql =
                "INSERT INTO tables (id, opened_at, owner, epoch, is_accepted) VALUES ($1, $2, $3, 1, true)";
            transaction.push(sql, params![id.to_string(), to_i64(*at)?, to_i64(owner.node())?]);
        }
        Write::AppendFacts { table, first, facts, at } => {
            append(transaction, *table, *first, facts, *at, owner, gaps)?;
        }
        Write::ReplaceFacts { table, first, facts, at } => {
            gaps.close(*table);
            let (node, epoch) = columns(owner, *table)?;
            transaction.push(DELETE_FACTS, params![table.to_string(), node, epoch]);
            append(transaction, *table, *first, facts, *at, owner, gaps)?;
        }
        Write::CloseTable { id } => close_table(transaction, *id, owner, gaps)?,
        Write::QuarantineTable { id, reason, at } => {
            transaction.push(QUARANTINE_TABLE, params![id.to_string(), reason.clone(), to_i64(*at)?]);
            close_table(transaction, *id, owner, gaps)?;
        }
        Write::CreateGuest { guest, secrets } => guests::create(transaction, guest, secrets)?,
        Write::RenameGuest { guest, name } => guests::rename(transaction, *guest, name),
        Write::AddSecret { guest, secret, kind, label, at } => {
            guests::add_secret(transaction, *guest, secret, *kind, label, *at)?;
        }
        Write::RemoveSession { guest, id } => guests::remove_session(transaction, *guest, *id),
        Write::RemoveOtherSessions { guest, keep } => {
            guests::remove_other_sessions(transaction, *guest, *keep);
        }
        Write::RecordSessionUse { secret, at } => guests::record_session_use(transaction, secret, *at)?,
        Write::DeleteGuest { guest, at } => deletion::delete_guest(transaction, *guest, *at).await?,
        Write::RecordAlive { at } => {
            let sql = "INSERT INTO server_state (id, alive_at) VALUES (1, $1)
                       ON CONFLICT (id) DO UPDATE SET alive_at = greatest(server_state.alive_at, excluded.alive_at)";
            transaction.push(sql, params![to_i64(*at)?]);
        }
        Write::RecordVisit { guest, at } => guests::record_visit(transaction, *guest, *at)?,
        Write::SaveMatch(stored) => matches::save(transaction, stored).await?,
        Write::SaveStyle { guest, game, summary } => guests::save_style(transaction, *guest, *game, summary),
        Write::DeleteStyles => transaction.push("DELETE FROM guest_styles", params![]),
        Write::Restrict(restriction) => moderation::restrict(transaction, restriction)?,
        Write::LiftRestriction { guest, kind } => moderation::lift(transaction, *guest, *kind),
        Write::SaveReport(content) => moderation::save_report(transaction, content)?,
        Write::ResolveReport { id, resolution } => moderation::resolve(transaction, *id, resolution)?,
        Write::DeleteMatch { id } => {
            // The foreign key deletes the list of its guests as well.
            transaction.push("DELETE FROM matches WHERE id = $1", params![id.to_string()]);
        }
        Write::Sweep(cutoffs) => drop(Sweep::new(*cutoffs).step(transaction).await?),
    }
    Ok(())
}

fn append(
    transaction: &mut Transaction<'_>,
    table: TableId,
    first: u64,
    facts: &str,
    at: Millis,
    owner: &TableOwner,
    gaps: &mut JournalGaps,
) -> Result<(), StoreError> {
    if facts.is_empty() {
        return Err(StoreError::Database(format!("empty facts for table {table}")));
    }
    if !gaps.accept(table, first) {
        return Err(StoreError::Database(format!("earlier facts of table {table} were not stored")));
    }
    let (node, epoch) = columns(owner, table)?;
    let (first, at) = (to_i64(first)?, to_i64(at)?);
    let appends = transaction.appends();
    appends.tables.push(table.to_string());
    appends.firsts.push(first);
    appends.times.push(at);
    appends.facts.push(facts.to_owned());
    appends.nodes.push(node);
    appends.epochs.push(epoch);
    Ok(())
}

fn close_table(
    transaction: &mut Transaction<'_>,
    id: TableId,
    owner: &TableOwner,
    gaps: &mut JournalGaps,
) -> Result<(), StoreError> {
    gaps.close(id);
    let (node, epoch) = columns(owner, id)?;
    transaction.push(CLOSE_TABLE, params![id.to_string(), node, epoch]);
    Ok(())
}

/// The node, and the epoch that a table must have; 0 if it is not checked.
fn columns(owner: &TableOwner, table: TableId) -> Result<(i64, i64), StoreError> {
    Ok((to_i64(owner.node())?, to_i64(owner.epoch_of(table)?)?))
}
