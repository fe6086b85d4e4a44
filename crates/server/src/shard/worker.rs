//! The loop of a shard.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rodeo_protocol::table::TableState;
use rodeo_protocol::{ClientMessage, Problem, ServerMessage, TableId};
use rodeo_store::{Store, StoreError, Write};
use rodeo_table::{Context, GuestIdentity, Input, Policy, Table};
use tokio::sync::{mpsc, oneshot};

use super::commit_group::{CommitGroup, OutgoingMessage, PendingReply};
use super::owner_change::moved;
use super::recover::{UnloadedTables, internal_error};
use super::table_entry::{Connection, ConnectionId, FIRST_EPOCH, TableEntry, to_text};
use super::table_map::TableMap;
use super::updates::queue_updates;
use super::{ShardCommand, ShardHandle, reconnect_later, table_not_found};
use crate::bot_pool::BotPool;
use crate::clock::Clock;
use crate::config::Config;
use crate::limits::{GuestNetworks, LimitHits, LimitKind, too_many};
use crate::metrics::Metrics;
use crate::ownership::{Ownership, OwnershipEvent};
use crate::random::random;
use crate::style_memory::StyleMemory;
use crate::table_index::{Holder, TableIndex};

/// What all shards share.
pub(crate) struct ShardContext {
    pub config: Config,
    pub clock: Clock,
    pub store: Arc<dyn Store>,
    pub table_index: Arc<TableIndex>,
    pub bot_pool: Arc<BotPool>,
    pub style_memory: StyleMemory,
    pub metrics: Arc<Metrics>,
    pub guest_networks: Arc<GuestNetworks>,
    pub limit_hits: Arc<LimitHits>,
    /// Whether the server is draining, so that no match starts.
    pub draining: AtomicBool,
    /// The lease of this node; `None` without a cluster.
    pub ownership: Option<Arc<Ownership>>,
}

impl ShardContext {
    /// Whether what this server has in memory may be shown: no other node can be ahead of it.
    pub fn holds_lease(&self) -> bool {
        self.ownership.as_ref().is_none_or(|ownership| ownership.holds_lease(self.clock.now()))
    }

    /// Returns the policy of tables at this moment.
    pub fn policy(&self) -> Policy {
        Policy { starts_matches: !self.draining.load(Ordering::Relaxed), ..self.config.policy }
    }
}

/// Milliseconds after which a spectator may try again who was refused because there are too many.
const SPECTATOR_RETRY: u64 = 30_000;
/// Number of commands handled before the state of the commit is checked again.
const MAX_COMMANDS: usize = 256;
/// Number of pending writes above which no command is handled until the commit in flight has completed.
const MAX_PENDING_WRITES: usize = 20_000;

/// Runs a shard with these tables, each with the time of its last change, until it is stopped.
pub(crate) async fn run_shard(
    context: Arc<ShardContext>,
    handle: ShardHandle,
    mut commands: mpsc::Receiver<ShardCommand>,
    tables: Vec<(Table, u64)>,
) {
    let mut worker = ShardWorker {
        context,
        handle,
        tables: TableMap::default(),
        unloaded: UnloadedTables::default(),
        quiescing: Vec::new(),
        timers: BTreeSet::new(),
        touched: Vec::new(),
        group: CommitGroup::default(),
        in_flight: None,
    };
    for (mut table, updated_at) in tables {
        worker.context.forget_styles_if_off(&mut table);
        let id = table.id();
        worker.tables.insert(id, TableEntry::new(table, updated_at));
        // The table records how much time is left. An error means that it panicked and was reloaded.
        let _ = worker.handle(id, Input::Tick);
    }
    worker.close_group();
    let mut received = Vec::with_capacity(MAX_COMMANDS);
    loop {
        let wake = worker.timers.first().map(|(at, _)| *at).into_iter().chain(worker.unloaded.retry_at).min();
        let wake = wake.map(|at| worker.context.clock.instant(at));
        let sleep = async {
            match wake {
                Some(at) => tokio::time::sleep_until(at).await,
                None => std::future::pending().await,
            }
        };
        let accepts_commands = worker.group.writes.len() < MAX_PENDING_WRITES;
        tokio::select! {
            biased;
            result = committed(&mut worker.in_flight) => worker.finish_commit(result),
            count = commands.recv_many(&mut received, MAX_COMMANDS), if accepts_commands => {
                if count == 0 {
                    return;
                }
            }
            () = sleep => {}
        }
        for command in received.drain(..) {
            match command {
                ShardCommand::Stop { done } => {
                    worker.stop().await;
                    // The receiver is gone if `App::stop` was cancelled.
                    let _ = done.send(());
                    return;
                }
                command => worker.handle_command(command),
            }
        }
        worker.run_timers();
        if worker.in_flight.is_none() {
            worker.read_unloaded();
            worker.close_group();
        }
        worker.finish_quiescing();
    }
}

pub(super) struct ShardWorker {
    pub context: Arc<ShardContext>,
    /// Handle to this shard, for decisions of bots and for tables that were read.
    pub handle: ShardHandle,
    pub tables: TableMap<TableEntry>,
    /// The tables that have to be read from the store before they can be served.
    pub unloaded: UnloadedTables,
    /// The tables that are to be handed over to another node.
    pub quiescing: Vec<TableId>,
    /// The timer of each table that has one.
    pub timers: BTreeSet<(u64, TableId)>,
    /// The tables that have changed since the last commit group was closed.
    pub touched: Vec<TableId>,
    /// The next commit group.
    pub group: CommitGroup,
    in_flight: Option<InFlightCommit>,
}

/// A commit group that is being written.
struct InFlightCommit {
    group: CommitGroup,
    result: oneshot::Receiver<Result<(), StoreError>>,
}

/// Waits for the result of the commit in flight; forever if there is none.
async fn committed(in_flight: &mut Option<InFlightCommit>) -> Result<(), StoreError> {
    match in_flight {
        Some(in_flight) => (&mut in_flight.result).await.unwrap_or(Err(StoreError::Closed)),
        None => std::future::pending().await,
    }
}

impl ShardWorker {
    pub fn handle_command(&mut self, command: ShardCommand) {
        let Some(command) = self.unless_unloaded(command) else { return };
        match command {
            ShardCommand::Open { table, host, start, reply } => self.open(*table, host, start, reply),
            ShardCommand::Act { table, guest, message, reply } => {
                let done = self.handle(table, Input::Message(guest, message)).map(|_| ());
                let result = done.and_then(|()| self.state_of(table));
                self.group.replies.push(PendingReply::State(reply, result.map(Box::new)));
            }
            ShardCommand::Connect { table, connection, reply } => {
                let result = self.connect(table, connection);
                self.group.replies.push(PendingReply::Connected(reply, result));
            }
            ShardCommand::PublicView { table, reply } => self.show_public_view(table, reply),
            ShardCommand::Message { table, connection, message } => self.message(table, connection, message),
            ShardCommand::Disconnect { table, connection } => self.disconnect(table, connection),
            ShardCommand::BotDecision(decision) => {
                let input = Input::BotAnswered { request: decision.request, choice: decision.choice };
                // An error means that the table has been closed.
                let _ = self.handle(decision.table, input);
            }
            ShardCommand::CloseConnection { table, connection, problem } => {
                self.close_connection(table, connection, problem);
            }
            ShardCommand::Loaded { read, last_alive } => self.load(read, last_alive),
            ShardCommand::StylesRecalled { table, guest, styles } => self.recall_styles(table, guest, styles),
            ShardCommand::ChangeOwner(change) => self.change_owner(change),
            ShardCommand::Sweep => self.sweep(),
            ShardCommand::CloseUnattended { tables, reply } => self.close_unattended(tables, reply),
            ShardCommand::Admin(command) => self.administer(command),
            ShardCommand::Stop { .. } => unreachable!("the loop handles this command"),
        }
    }

    fn open(&mut self, table: Table, host: GuestIdentity, start: bool, reply: super::Reply<TableState>) {
        let id = table.id();
        let at = self.context.clock.now();
        self.group.writes.push(Write::OpenTable { id, at });
        self.group.epochs.push((id, FIRST_EPOCH));
        self.group.opened.push(id);
        self.tables.insert(id, TableEntry::new(table, at));
        self.touch(id);
        let started = match start {
            true => self.handle(id, Input::Message(host, ClientMessage::Start { fill: None })).map(|_| ()),
            false => Ok(()),
        };
        let result = started.and_then(|()| self.state_of(id));
        if result.is_err() {
            // A table whose match cannot start is not opened at all.
            self.tables.remove(&id);
            self.group.writes.push(Write::CloseTable { id });
            self.group.opened.retain(|opened| *opened != id);
        }
        self.group.replies.push(PendingReply::State(reply, result.map(Box::new)));
    }

    fn state_of(&self, id: TableId) -> Result<TableState, Problem> {
        self.tables.get(&id).map(|entry| entry.table.state()).ok_or_else(table_not_found)
    }

    fn connect(&mut self, id: TableId, connection: Connection) -> Result<(), Problem> {
        if !self.context.holds_lease() {
            return Err(moved());
        }
        let limit = self.context.config.limits.spectators;
        let entry = self.tables.get(&id).ok_or_else(table_not_found)?;
        if entry.table.seat_of(connection.guest.id).is_none() && entry.spectators() >= limit {
            self.context.limit_hits.count(LimitKind::Spectators);
            return Err(too_many("This table has too many spectators.", SPECTATOR_RETRY));
        }
        self.handle(id, Input::Connected(connection.guest.clone()))?;
        if let Some(entry) = self.tables.get_mut(&id) {
            entry.connections.push(connection);
        }
        Ok(())
    }

    /// Applies a message of a connection and sends the response, if any.
    fn message(&mut self, id: TableId, connection: ConnectionId, message: ClientMessage) {
        let Some(entry) = self.tables.get(&id) else { return };
        let Some(guest) = entry.connection(connection).map(|connection| connection.guest.clone()) else {
            return;
        };
        let (name, question) = (message.name(), message.question());
        let is_choice = matches!(message, ClientMessage::Choose { .. });
        let before = entry.table.seq();
        let response = match self.handle(id, Input::Message(guest, message)) {
            Ok(None) => {
                let entry = self.tables.get(&id).filter(|entry| is_choice && entry.table.seq() > before);
                if let Some(connection) = entry.and_then(|entry| entry.connection(connection)) {
                    connection.give_credit();
                }
                return;
            }
            Ok(Some(response)) => {
                if let (ServerMessage::NextWords { question, .. }, Some(connection)) =
                    (&response, self.tables.get_mut(&id).and_then(|entry| entry.connection_mut(connection)))
                {
                    connection.count_next_words(*question);
                }
                response
            }
            Err(problem) => {
                self.context.metrics.rejected.fetch_add(1, Ordering::Relaxed);
                ServerMessage::Rejected { request: name.into(), question, problem }
            }
        };
        let text = to_text(&response);
        let to_all = Table::is_for_all(&response);
        let entry = self.tables.get(&id).filter(|_| to_all);
        let everyone = entry.iter().flat_map(|entry| entry.connections.iter().map(|other| other.id));
        let recipients: Vec<ConnectionId> = if to_all { everyone.collect() } else { vec![connection] };
        for connection in recipients {
            let text = text.clone();
            self.group.outgoing.push(OutgoingMessage { table: id, connection, text, last: false });
        }
    }

    pub fn disconnect(&mut self, id: TableId, connection: ConnectionId) {
        let Some(entry) = self.tables.get_mut(&id) else { return };
        if let Some(connection) = entry.remove_connection(connection) {
            // An error means that the table panicked and was reloaded.
            let _ = self.handle(id, Input::Disconnected(connection.guest.id));
        }
    }

    /// Applies an input to a table. A table that panics is reloaded from the store.
    pub fn handle(&mut self, id: TableId, input: Input) -> Result<Option<ServerMessage>, Problem> {
        let context = self.context.clone();
        let Some(entry) = self.tables.get_mut(&id) else { return Err(self.missing(id)) };
        let policy = context.policy();
        let mut moment = Context { now: context.clock.now(), random: &mut random::<32>, policy: &policy };
        let result = catch_unwind(AssertUnwindSafe(|| entry.table.handle(input, &mut moment)));
        self.touch(id);
        result.unwrap_or_else(|_| {
            tracing::error!(table = %id, "table panicked, reloading it");
            self.reload(&[id], &[]);
            Err(internal_error())
        })
    }

    /// Removes a table and its timer.
    pub fn remove(&mut self, id: TableId) -> Option<TableEntry> {
        let entry = self.tables.remove(&id)?;
        if let Some(at) = entry.timer {
            self.timers.remove(&(at, id));
        }
        Some(entry)
    }

    /// Adds a table to those of the next commit group.
    pub fn touch(&mut self, id: TableId) {
        if let Some(entry) = self.tables.get_mut(&id)
            && !std::mem::replace(&mut entry.is_touched, true)
        {
            self.touched.push(id);
        }
    }

    /// Whether something of the table is to be committed, or is in flight.
    pub fn is_changing(&self, id: TableId) -> bool {
        let concerns = |group: &CommitGroup| group.tables.contains(&id) || group.closed.contains(&id);
        self.tables.get(&id).is_some_and(|entry| entry.is_touched)
            || concerns(&self.group)
            || self.in_flight.as_ref().is_some_and(|in_flight| concerns(&in_flight.group))
    }

    /// Handles all timers that have expired.
    fn run_timers(&mut self) {
        let now = self.context.clock.now();
        while let Some(&(at, id)) = self.timers.first()
            && at <= now
        {
            self.timers.pop_first();
            let Some(entry) = self.tables.get_mut(&id) else { continue };
            entry.timer = None;
            if entry.wake_at.is_some_and(|at| at <= now) {
                entry.wake_at = None;
                // An error means that the table panicked and was reloaded.
                let _ = self.handle(id, Input::Tick);
            } else {
                self.touch(id);
            }
        }
    }

    /// Closes the commit group: collects the facts and messages of all changed tables, submits decisions to the bots, and
    /// starts the commit.
    fn close_group(&mut self) {
        let now = self.context.clock.now();
        for id in std::mem::take(&mut self.touched) {
            self.collect(id, now);
        }
        if self.group.is_empty() {
            return self.group.tables.clear(); // so that a table with nothing to write can be handed over
        }
        let mut group = std::mem::take(&mut self.group);
        if group.writes.is_empty() {
            return if self.context.holds_lease() { self.publish(group) } else { self.withhold(group) };
        }
        let writes = std::mem::take(&mut group.writes);
        let epochs = group.epochs.clone();
        let (sender, result) = oneshot::channel();
        self.in_flight = Some(InFlightCommit { group, result });
        // The receiver is gone if the shard has ended.
        let done = self.context.metrics.timed(Box::new(move |result| drop(sender.send(result))));
        self.context.store.commit_tables(&epochs, writes, done);
    }

    /// Adds the changes of a table to the commit group.
    fn collect(&mut self, id: TableId, now: u64) {
        let context = self.context.clone();
        let policy = &context.config.policy;
        let Some(entry) = self.tables.get_mut(&id) else { return };
        entry.is_touched = false;
        if entry.table.has_no_guests() {
            self.save_abandoned_match(id);
            return self.close(id, table_not_found());
        }
        self.ask_for_styles(id);
        let Some(entry) = self.tables.get_mut(&id) else { return };
        self.group.tables.push(id);
        if let Some(batch) = entry.table.take_facts() {
            entry.updated_at = now;
            context.metrics.facts.fetch_add(batch.facts.len() as u64, Ordering::Relaxed);
            self.group.add_facts(id, &batch, now);
            self.group.epochs.push((id, entry.epoch));
        }
        for finished in entry.table.take_finished() {
            context.metrics.matches.fetch_add(1, Ordering::Relaxed);
            self.group.add_match(id, finished);
        }
        let requests = entry.table.take_bot_requests(now, policy);
        if !requests.is_empty()
            && let Some(&guest) = entry.table.seated_guests().first()
        {
            let holder = Holder { network: context.guest_networks.of(guest), guest };
            for request in requests {
                let handle = self.handle.clone();
                let deliver =
                    Box::new(move |decision| handle.send_blocking(ShardCommand::BotDecision(decision)));
                context.bot_pool.submit(holder, id, request, deliver);
            }
        }
        if entry.update_attendance(now) {
            // It is not durable, so it need not wait for a commit.
            context.table_index.set_attendance(id, entry.unattended_since);
        }
        let changed = entry.table.changed_at();
        if entry.indexed_at != Some(changed) {
            entry.indexed_at = Some(changed);
            self.group.summaries.push(entry.table.summary());
        }
        queue_updates(entry, &mut self.group, now, &context);
        entry.wake_at = entry.table.wake_at(now, policy);
        // One timer per table, replaced when it changes: most timeouts are cancelled long before they expire.
        let timer = [entry.wake_at, entry.notice_at].into_iter().flatten().min();
        if entry.timer != timer {
            if let Some(at) = std::mem::replace(&mut entry.timer, timer) {
                self.timers.remove(&(at, id));
            }
            self.timers.extend(timer.map(|at| (at, id)));
        }
    }

    /// Publishes the commit group in flight, or rolls it back if the commit failed.
    fn finish_commit(&mut self, result: Result<(), StoreError>) {
        let InFlightCommit { group, .. } = self.in_flight.take().expect("a commit that ends was in flight");
        match result {
            Ok(()) => self.publish(group),
            Err(error) => self.roll_back(group, &error),
        }
    }

    /// Sends everything that waited for the commit.
    fn publish(&mut self, group: CommitGroup) {
        for summary in group.summaries {
            let unattended_since = self.tables.get(&summary.id).and_then(|entry| entry.unattended_since);
            self.context.table_index.put(summary, &self.context.guest_networks, unattended_since);
        }
        for id in group.opened {
            self.tell(OwnershipEvent::Opened(id));
        }
        for id in group.closed {
            self.context.table_index.remove(id);
            self.tell(OwnershipEvent::Closed(id));
        }
        for reply in group.replies {
            reply.send();
        }
        for outgoing in group.outgoing {
            self.send(outgoing);
        }
        self.remember_styles(group.finished);
    }

    /// Closes a table and its connections.
    pub fn close(&mut self, id: TableId, problem: Problem) {
        let Some(entry) = self.remove(id) else { return };
        let closing = to_text(&ServerMessage::Closing { problem });
        for connection in entry.connections {
            // A client whose outbox is full misses the message; its connection closes all the same.
            let _ = connection.outbox.try_send(closing.clone());
        }
        self.group.writes.push(Write::CloseTable { id });
        self.group.epochs.push((id, entry.epoch));
        self.group.closed.push(id);
    }

    /// Commits everything and closes all connections.
    async fn stop(&mut self) {
        while self.in_flight.is_some() || !self.touched.is_empty() || !self.group.is_empty() {
            if self.in_flight.is_some() {
                let result = committed(&mut self.in_flight).await;
                self.finish_commit(result);
            }
            self.close_group();
        }
        for entry in self.tables.values_mut() {
            for connection in entry.connections.drain(..) {
                let problem = reconnect_later(connection.id);
                let _ = connection.outbox.try_send(to_text(&ServerMessage::Closing { problem }));
            }
        }
    }
}

#[cfg(test)]
mod tests;
