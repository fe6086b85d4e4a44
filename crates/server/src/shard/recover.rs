//! Recovery after a failed commit or a panic: tables are read from the store again. Damaged ones are moved aside.
//!
//! A thread that may block reads them, because the database can be slow or not reachable. Commands for a table wait while it is
//! read for the first time. If that fails, they are refused, and the table is read again until the database answers: a table
//! survives an outage of the database.

use std::sync::atomic::Ordering;

use rodeo_protocol::{Problem, ProblemCode, ServerMessage, TableId};
use rodeo_store::{StoreError, StoredTable, Write};
use rodeo_table::{FactBatch, FactError, Table};

use super::commit_group::CommitGroup;
use super::owner_change::moved;
use super::table_entry::{FIRST_EPOCH, TableEntry, to_text};
use super::table_map::TableMap;
use super::worker::{ShardContext, ShardWorker};
use super::{ShardCommand, table_not_found};
use crate::ownership::OwnershipEvent;

/// Milliseconds until the second attempt to read tables. Each further delay is twice as long as the one before.
const FIRST_RETRY: u64 = 100;
/// Longest time in milliseconds between two attempts to read tables.
const LAST_RETRY: u64 = 2000;
/// Number of commands for one table that wait while it is read.
const MAX_WAITING: usize = 256;

/// What was found in the store about a table that belongs to this process since an epoch.
pub(crate) type ReadTable = (TableId, u64, Result<Option<StoredTable>, StoreError>);

/// The tables of a shard that have to be read from the store.
#[derive(Default)]
pub(super) struct UnloadedTables {
    pub tables: TableMap<UnloadedTable>,
    /// Whether a thread reads them.
    is_reading: bool,
    /// When they are read again after a failure.
    pub retry_at: Option<u64>,
    /// Milliseconds between the last two attempts; 0 if the last one succeeded.
    delay: u64,
}

/// A table that has to be read from the store.
pub(super) struct UnloadedTable {
    /// Epoch since which it belongs to this node; see `Store::owned_table`.
    epoch: u64,
    /// Its clocks ran until then; `None` if another process served it until it ended, which the store knows.
    stopped_at: Option<u64>,
    /// Commands that wait for the first attempt to read it.
    pub waiting: Vec<ShardCommand>,
    /// Whether it could not be read so far.
    has_failed: bool,
}

impl UnloadedTable {
    pub fn new(epoch: u64, stopped_at: Option<u64>) -> UnloadedTable {
        UnloadedTable { epoch, stopped_at, waiting: Vec::new(), has_failed: false }
    }
}

impl ShardWorker {
    /// Discards everything that was not written: reloads the tables and closes their connections, which reconnect.
    pub(super) fn roll_back(&mut self, group: CommitGroup, error: &StoreError) {
        tracing::error!(%error, tables = group.tables.len(), "commit failed, reloading tables");
        self.context.metrics.failed_commits.fetch_add(1, Ordering::Relaxed);
        let next = std::mem::take(&mut self.group);
        for reply in group.replies.into_iter().chain(next.replies) {
            reply.fail(not_saved());
        }
        let mut epochs = group.epochs;
        epochs.extend(next.epochs);
        let mut tables: Vec<TableId> = group.tables;
        tables.extend(next.tables);
        tables.extend(group.closed);
        tables.extend(next.closed);
        tables.extend(self.touched.iter());
        tables.sort_unstable();
        tables.dedup();
        self.reload(&tables, &epochs);
    }

    /// Replaces tables by what is committed. The loop of the shard reads them when no commit is in flight. `epochs` are those of
    /// tables that are not in memory, because they were about to be closed.
    pub(super) fn reload(&mut self, tables: &[TableId], epochs: &[(TableId, u64)]) {
        let closing = to_text(&ServerMessage::Closing { problem: not_saved() });
        let stopped_at = Some(self.context.clock.now());
        for &id in tables {
            let mut epoch = None;
            if let Some(entry) = self.remove(id) {
                epoch = Some(entry.epoch);
                for connection in entry.connections {
                    // A client whose outbox is full misses the message; its connection closes anyway.
                    let _ = connection.outbox.try_send(closing.clone());
                }
            }
            let epoch = epoch.or_else(|| Some(epochs.iter().find(|(closed, _)| *closed == id)?.1));
            let unloaded = UnloadedTable::new(epoch.unwrap_or(FIRST_EPOCH), stopped_at);
            self.unloaded.tables.entry(id).or_insert(unloaded);
        }
    }

    /// Starts to read the tables that have to be read, if it is time.
    pub(super) fn read_unloaded(&mut self) {
        let unloaded = &mut self.unloaded;
        let is_due = unloaded.retry_at.is_none_or(|at| at <= self.context.clock.now());
        if unloaded.is_reading || unloaded.tables.is_empty() || !is_due {
            return;
        }
        (unloaded.is_reading, unloaded.retry_at) = (true, None);
        let tables: Vec<(TableId, u64)> =
            unloaded.tables.iter().map(|(id, table)| (*id, table.epoch)).collect();
        let others_ended = unloaded.tables.values().any(|table| table.stopped_at.is_none());
        let (store, handle) = (self.context.store.clone(), self.handle.clone());
        tokio::task::spawn_blocking(move || {
            let mut read: Vec<ReadTable> = Vec::new();
            let last_alive = if others_ended { store.last_alive().unwrap_or_default() } else { None };
            for (id, epoch) in tables {
                let result = store.owned_table(id, epoch);
                let is_unreachable = matches!(result, Err(StoreError::Io(_)));
                read.push((id, epoch, result));
                if is_unreachable {
                    // The others would wait for the same database.
                    break;
                }
            }
            handle.send_blocking(ShardCommand::Loaded { read, last_alive });
        });
    }

    /// Serves the tables that were read. The others are read again later.
    pub(super) fn load(&mut self, read: Vec<ReadTable>, last_alive: Option<u64>) {
        self.unloaded.is_reading = false;
        let now = self.context.clock.now();
        let mut failure = None;
        for (id, epoch, result) in read {
            if self.unloaded.tables.get(&id).is_none_or(|unloaded| unloaded.epoch != epoch) {
                // It was dropped in the meantime.
                continue;
            }
            let stored = match result {
                Ok(stored) => stored,
                Err(StoreError::NotOwned) => {
                    self.drop_table(id);
                    self.tell(OwnershipEvent::Refused(id, epoch));
                    continue;
                }
                Err(error) => {
                    failure = Some(error);
                    continue;
                }
            };
            let Some(unloaded) = self.unloaded.tables.remove(&id) else { continue };
            let stopped_at = unloaded.stopped_at.or(last_alive).map_or(now, |at| at.min(now));
            match stored.map(|stored| (restore_table(&stored, stopped_at, now), stored)) {
                Some((Ok(mut table), stored)) => {
                    self.context.forget_styles_if_off(&mut table);
                    let entry = TableEntry { epoch, ..TableEntry::new(table, stored.updated_at) };
                    self.tables.insert(id, entry);
                    self.touch(id);
                }
                Some((Err(error), _)) => {
                    self.context.table_index.remove(id);
                    self.context.set_aside(id, epoch, &error);
                    self.tell(OwnershipEvent::Closed(id));
                }
                None => {
                    self.context.table_index.remove(id);
                    self.tell(OwnershipEvent::Closed(id));
                }
            }
            for command in unloaded.waiting {
                self.handle_command(command);
            }
        }
        let Some(error) = failure else {
            self.unloaded.delay = 0;
            return;
        };
        tracing::warn!(%error, tables = self.unloaded.tables.len(), "cannot read tables, trying again");
        for unloaded in self.unloaded.tables.values_mut() {
            unloaded.has_failed = true;
            unloaded.waiting.drain(..).for_each(|command| refuse(command, &not_readable()));
        }
        self.unloaded.delay = (self.unloaded.delay * 2).clamp(FIRST_RETRY, LAST_RETRY);
        self.unloaded.retry_at = Some(now + self.unloaded.delay);
    }

    /// Returns the command if its table need not be read first. Otherwise it waits, or is refused if the database does not answer.
    pub(super) fn unless_unloaded(&mut self, command: ShardCommand) -> Option<ShardCommand> {
        if self.unloaded.tables.is_empty() && self.quiescing.is_empty() {
            return Some(command);
        }
        if command.table().is_some_and(|id| self.quiescing.contains(&id)) {
            refuse(command, &moved());
            return None;
        }
        let Some(unloaded) = command.table().and_then(|id| self.unloaded.tables.get_mut(&id)) else {
            return Some(command);
        };
        match unloaded.has_failed || unloaded.waiting.len() >= MAX_WAITING {
            true => refuse(command, &not_readable()),
            false => unloaded.waiting.push(command),
        }
        None
    }

    /// Why a table is not there.
    pub(super) fn missing(&self, id: TableId) -> Problem {
        if self.unloaded.tables.contains_key(&id) { not_readable() } else { table_not_found() }
    }
}

/// Refuses a command for a table that is not there. Messages without a response are discarded: their connections are closed.
pub(super) fn refuse(command: ShardCommand, problem: &Problem) {
    // The receiver is gone if the request was cancelled.
    match command {
        ShardCommand::Act { reply, .. } => drop(reply.send(Err(problem.clone()))),
        ShardCommand::Connect { reply, .. } => drop(reply.send(Err(problem.clone()))),
        ShardCommand::PublicView { reply, .. } => drop(reply.send(Err(problem.clone()))),
        _ => {}
    }
}

impl ShardContext {
    /// Handles a table that cannot be restored. A damaged one is moved aside, so that it is reported once and not lost. One of
    /// another version of the rules stays, for a program that knows them.
    pub(crate) fn set_aside(&self, id: TableId, epoch: u64, error: &FactError) {
        if let FactError::UnknownRulesVersion { .. } = error {
            tracing::error!(table = %id, %error, "cannot restore table, skipping it");
            return;
        }
        tracing::error!(table = %id, %error, "table is damaged, moving it into the quarantine");
        self.metrics.quarantined.fetch_add(1, Ordering::Relaxed);
        let write = Write::QuarantineTable { id, reason: error.to_string(), at: self.clock.now() };
        let done = move |result: Result<(), StoreError>| {
            if let Err(error) = result {
                tracing::error!(table = %id, %error, "failed to move a damaged table into the quarantine");
            }
        };
        self.store.commit_tables(&[(id, epoch)], vec![write], Box::new(done));
    }
}

/// Checks that the facts of a table can be parsed and give a table. Facts of another version of the rules are not damaged.
pub fn check_facts(facts: &[String]) -> Result<(), String> {
    let stored = StoredTable {
        id: TableId::from_random([0; 16]),
        opened_at: 0,
        updated_at: 0,
        facts: facts.to_vec(),
        damage: None,
    };
    match restore_table(&stored, 0, 0) {
        Ok(_) | Err(FactError::UnknownRulesVersion { .. }) => Ok(()),
        Err(error) => Err(error.to_string()),
    }
}

/// Restores a table. Its clocks ran until `stopped_at`.
pub(crate) fn restore_table(stored: &StoredTable, stopped_at: u64, now: u64) -> Result<Table, FactError> {
    if let Some(damage) = &stored.damage {
        return Err(FactError::Invalid(damage.clone()));
    }
    let mut all = Vec::new();
    for batch in &stored.facts {
        all.extend(FactBatch::facts_from_json(batch)?);
    }
    Table::restore_after(all, stopped_at, now)
}

fn not_saved() -> Problem {
    Problem::new(ProblemCode::Busy, "The server could not save this. Nothing has changed. Try again.")
        .retry_after_ms(1000)
}

fn not_readable() -> Problem {
    let message = "The table waits for the database. Nothing that you have seen is lost. Try again.";
    Problem::new(ProblemCode::Busy, message).retry_after_ms(1000)
}

pub(super) fn internal_error() -> Problem {
    Problem::new(ProblemCode::Internal, "Internal error. The table is being reloaded.").retry_after_ms(1000)
}
