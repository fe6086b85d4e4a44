//! The loop of a shard.

use std::collections::{BTreeSet, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rodeo_protocol::table::{TablePhase, TableState};
use rodeo_protocol::{ClientMessage, Problem, ProblemCode, ServerMessage, TableId};
use rodeo_store::{Store, StoreError, Write};
use rodeo_table::{Input, Moment, Table, Visitor};
use tokio::sync::{mpsc, oneshot};

use super::entry::{Connection, ConnectionId, Entry, write};
use super::group::{Group, Outgoing, Waiting};
use super::recover::broken;
use super::show::show;
use super::{Shard, ToShard, shutting_down, table_not_found};
use crate::clock::Clock;
use crate::config::Config;
use crate::directory::Directory;
use crate::metrics::Metrics;
use crate::random::random;
use crate::thinking::Thinking;

/// What all shards use.
pub(crate) struct Shared {
    pub config: Config,
    pub clock: Clock,
    pub store: Arc<dyn Store>,
    pub directory: Arc<Directory>,
    pub thinking: Arc<Thinking>,
    pub metrics: Arc<Metrics>,
}

/// Where room is scarce, a table at which nothing is played and nobody is connected is kept for so long.
const PRESSED: Duration = Duration::from_secs(10 * 60);
/// Inputs that are taken at a time.
const AT_ONCE: usize = 256;
/// With so many writes waiting, nothing more is taken before the ones on their way are done.
const MANY_WRITES: usize = 20_000;

/// Runs a shard with these tables until it is stopped.
pub(crate) async fn run(
    shared: Arc<Shared>,
    own: Shard,
    mut inputs: mpsc::Receiver<ToShard>,
    tables: Vec<(Table, u64)>,
) {
    let mut state = State {
        shared,
        own,
        tables: HashMap::new(),
        timers: BTreeSet::new(),
        touched: Vec::new(),
        group: Group::default(),
        on_its_way: None,
    };
    for (table, touched_at) in tables {
        let id = table.id();
        state.tables.insert(id, Entry::new(table, touched_at));
        state.touch(id);
    }
    state.close_group();
    let mut taken = Vec::with_capacity(AT_ONCE);
    loop {
        let wake = state.timers.first().map(|(at, _)| state.shared.clock.instant(*at));
        let sleep = async {
            match wake {
                Some(at) => tokio::time::sleep_until(at).await,
                None => std::future::pending().await,
            }
        };
        let may_take = state.group.writes.len() < MANY_WRITES;
        tokio::select! {
            biased;
            result = durable(&mut state.on_its_way) => state.committed(result),
            count = inputs.recv_many(&mut taken, AT_ONCE), if may_take => if count == 0 { return },
            () = sleep => {}
        }
        for input in taken.drain(..) {
            match input {
                ToShard::Stop { done } => {
                    state.stop().await;
                    let _ = done.send(());
                    return;
                }
                input => state.take(input),
            }
        }
        state.wake();
        if state.on_its_way.is_none() {
            state.close_group();
        }
    }
}

pub(super) struct State {
    pub shared: Arc<Shared>,
    pub own: Shard,
    pub tables: HashMap<TableId, Entry>,
    /// When tables want to be woken.
    pub timers: BTreeSet<(u64, TableId)>,
    /// The tables that something happened to since the last group was closed.
    pub touched: Vec<TableId>,
    /// What gathers for the next commit.
    pub group: Group,
    /// What is being committed.
    on_its_way: Option<InFlightCommit>,
}

/// A group that is being committed, and where the news of it comes.
struct InFlightCommit {
    group: Group,
    done: oneshot::Receiver<Result<(), StoreError>>,
}

/// Waits until the group on its way is durable, or has failed; for ever where there is none.
async fn durable(on_its_way: &mut Option<InFlightCommit>) -> Result<(), StoreError> {
    match on_its_way {
        Some(on_its_way) => (&mut on_its_way.done).await.unwrap_or(Err(StoreError::Closed)),
        None => std::future::pending().await,
    }
}

impl State {
    fn take(&mut self, input: ToShard) {
        match input {
            ToShard::Open { table, host, start, reply } => self.open(*table, host, start, reply),
            ToShard::Act { table, who, message, reply } => {
                let done = self.handle(table, Input::Said(who, message)).map(|_| ());
                let answer = done.and_then(|()| self.state_of(table));
                self.group.replies.push(Waiting::State(reply, answer.map(Box::new)));
            }
            ToShard::Connect { table, connection, reply } => {
                let answer = self.connect(table, connection);
                self.group.replies.push(Waiting::Connected(reply, answer));
            }
            ToShard::Say { table, connection, message } => self.say(table, connection, message),
            ToShard::Gone { table, connection } => self.gone(table, connection),
            ToShard::Thought(thought) => {
                let input = Input::Thought { think: thought.asked, choice: thought.choice };
                // The table may be gone; nobody waits for the thought then.
                let _ = self.handle(thought.table, input);
            }
            ToShard::Sweep { pressed } => self.sweep(pressed),
            ToShard::Stop { .. } => {}
        }
    }

    fn open(&mut self, table: Table, host: Visitor, start: bool, reply: super::Reply<TableState>) {
        let id = table.id();
        let at = self.shared.clock.now();
        self.group.writes.push(Write::OpenTable { id, at });
        self.tables.insert(id, Entry::new(table, at));
        self.touch(id);
        let begun = match start {
            true => self.handle(id, Input::Said(host, ClientMessage::Start { fill: None })).map(|_| ()),
            false => Ok(()),
        };
        let answer = begun.and_then(|()| self.state_of(id));
        if answer.is_err() {
            // A table that could not be started as asked for is not opened at all.
            self.tables.remove(&id);
            self.group.writes.push(Write::CloseTable { id });
        }
        self.group.replies.push(Waiting::State(reply, answer.map(Box::new)));
    }

    fn state_of(&self, id: TableId) -> Result<TableState, Problem> {
        self.tables.get(&id).map(|entry| entry.table.state()).ok_or_else(table_not_found)
    }

    fn connect(&mut self, id: TableId, connection: Connection) -> Result<(), Problem> {
        let limit = self.shared.config.limits.spectators;
        let entry = self.tables.get(&id).ok_or_else(table_not_found)?;
        if entry.table.room().seat_of(connection.who.id).is_none() && entry.spectators() >= limit {
            return Err(Problem::new(ProblemCode::TooMany, "Too many are looking on at this table."));
        }
        self.handle(id, Input::Came(connection.who.clone()))?;
        if let Some(entry) = self.tables.get_mut(&id) {
            entry.connections.push(connection);
        }
        Ok(())
    }

    fn say(&mut self, id: TableId, connection: ConnectionId, message: ClientMessage) {
        let Some(entry) = self.tables.get(&id) else { return };
        let Some(who) = entry.connection(connection).map(|connection| connection.who.clone()) else { return };
        let (name, question) = (message.name(), message.question());
        let answers = matches!(message, ClientMessage::Choose { .. });
        let before = entry.table.number();
        let answer = match self.handle(id, Input::Said(who, message)) {
            Ok(None) => {
                let entry = self.tables.get(&id).filter(|entry| answers && entry.table.number() > before);
                if let Some(connection) = entry.and_then(|entry| entry.connection(connection)) {
                    connection.give_credit();
                }
                return;
            }
            Ok(Some(answer)) => {
                let entry =
                    self.tables.get_mut(&id).filter(|_| matches!(answer, ServerMessage::NextWords { .. }));
                if let Some(connection) = entry.and_then(|entry| entry.connection_mut(connection)) {
                    connection.explores(question.unwrap_or_default());
                }
                answer
            }
            Err(problem) => {
                self.shared.metrics.refused.fetch_add(1, Ordering::Relaxed);
                ServerMessage::Rejected { request: name.into(), question, problem }
            }
        };
        self.group.outgoing.push(Outgoing { table: id, connection, text: write(&answer), last: false });
    }

    fn gone(&mut self, id: TableId, connection: ConnectionId) {
        let Some(entry) = self.tables.get_mut(&id) else { return };
        if let Some(connection) = entry.disconnect(connection) {
            let _ = self.handle(id, Input::Went(connection.who.id));
        }
    }

    /// Lets a table take an input. A table that panics is thrown away and read again from what is committed.
    fn handle(&mut self, id: TableId, input: Input) -> Result<Option<ServerMessage>, Problem> {
        let shared = self.shared.clone();
        let entry = self.tables.get_mut(&id).ok_or_else(table_not_found)?;
        let mut moment =
            Moment { now: shared.clock.now(), random: &mut random::<32>, policy: &shared.config.policy };
        let taken = catch_unwind(AssertUnwindSafe(|| entry.table.handle(input, &mut moment)));
        self.touch(id);
        taken.unwrap_or_else(|_| {
            tracing::error!(table = %id, "a table panicked and is read again");
            self.read_again(&[id]);
            Err(broken())
        })
    }

    /// Takes a table out, with its timer.
    pub fn forget(&mut self, id: TableId) -> Option<Entry> {
        let entry = self.tables.remove(&id)?;
        if let Some(at) = entry.timer {
            self.timers.remove(&(at, id));
        }
        Some(entry)
    }

    pub fn touch(&mut self, id: TableId) {
        if let Some(entry) = self.tables.get_mut(&id)
            && !std::mem::replace(&mut entry.in_group, true)
        {
            self.touched.push(id);
        }
    }

    /// Wakes the tables whose time has come.
    fn wake(&mut self) {
        let now = self.shared.clock.now();
        while let Some(&(at, id)) = self.timers.first()
            && at <= now
        {
            self.timers.pop_first();
            let Some(entry) = self.tables.get_mut(&id) else { continue };
            entry.timer = None;
            if entry.wake_at.is_some_and(|at| at <= now) {
                entry.wake_at = None;
                let _ = self.handle(id, Input::Tick);
            } else {
                self.touch(id);
            }
        }
    }

    /// Closes the group: takes the facts of all tables it touched, makes the messages that tell of them, and lets the bots
    /// think. Then it is committed.
    fn close_group(&mut self) {
        let now = self.shared.clock.now();
        for id in std::mem::take(&mut self.touched) {
            self.close_table(id, now);
        }
        if self.group.is_empty() {
            return;
        }
        let mut group = std::mem::take(&mut self.group);
        if group.writes.is_empty() {
            return self.release(group);
        }
        let writes = std::mem::take(&mut group.writes);
        let (tell, done) = oneshot::channel();
        self.on_its_way = Some(InFlightCommit { group, done });
        let told = self.shared.metrics.timed(Box::new(move |result| drop(tell.send(result))));
        self.shared.store.commit(writes, told);
    }

    fn close_table(&mut self, id: TableId, now: u64) {
        let shared = self.shared.clone();
        let policy = &shared.config.policy;
        let Some(entry) = self.tables.get_mut(&id) else { return };
        entry.in_group = false;
        if entry.table.is_deserted() {
            return self.close(id, &table_not_found());
        }
        self.group.tables.push(id);
        if let Some(portion) = entry.table.take_facts() {
            entry.touched_at = now;
            shared.metrics.facts.fetch_add(portion.facts.len() as u64, Ordering::Relaxed);
            self.group.keep_facts(id, &portion, now);
        }
        for finished in entry.table.take_finished() {
            shared.metrics.matches.fetch_add(1, Ordering::Relaxed);
            self.group.keep_match(id, finished);
        }
        let thoughts = entry.table.take_thoughts(now, policy);
        if let Some(&whose) = entry.table.seated().first() {
            for think in thoughts {
                let own = self.own.clone();
                let deliver = Box::new(move |thought| own.send_blocking(ToShard::Thought(thought)));
                shared.thinking.think(whose, id, think, deliver);
            }
        }
        let changed = entry.table.changed_at();
        if entry.carded != Some(changed) {
            entry.carded = Some(changed);
            self.group.cards.push(entry.table.card());
        }
        show(entry, &mut self.group, now, &shared);
        entry.wake_at = entry.table.wake_at(now, policy);
        // Each table has one timer: questions come and go much faster than long clocks run out.
        let timer = [entry.wake_at, entry.notice_at].into_iter().flatten().min();
        if entry.timer != timer {
            if let Some(at) = std::mem::replace(&mut entry.timer, timer) {
                self.timers.remove(&(at, id));
            }
            self.timers.extend(timer.map(|at| (at, id)));
        }
    }

    /// A group is durable: what waited for it may be seen. Or it is not: then nothing of it has happened.
    fn committed(&mut self, result: Result<(), StoreError>) {
        let Some(InFlightCommit { group, .. }) = self.on_its_way.take() else { return };
        match result {
            Ok(()) => self.release(group),
            Err(error) => self.failed(group, &error),
        }
    }

    fn release(&mut self, group: Group) {
        for card in group.cards {
            self.shared.directory.put(card);
        }
        for id in group.closed {
            self.shared.directory.remove(id);
        }
        for reply in group.replies {
            reply.answer();
        }
        for outgoing in group.outgoing {
            self.send(outgoing);
        }
    }

    fn send(&mut self, Outgoing { table, connection, text, last }: Outgoing) {
        let Some(entry) = self.tables.get_mut(&table) else { return };
        let Some(to) = entry.connection(connection) else { return };
        self.shared.metrics.sent.fetch_add(1, Ordering::Relaxed);
        let slow = to.outbox.try_send(text).is_err();
        if slow {
            // Dropping the outbox closes the connection: whoever does not read is not waited for.
            self.shared.metrics.dropped.fetch_add(1, Ordering::Relaxed);
            tracing::info!(%table, connection = connection.0, "a client that does not read is dropped");
        }
        if slow || last {
            self.gone(table, connection);
        }
    }

    fn sweep(&mut self, pressed: bool) {
        let now = self.shared.clock.now();
        let keep = self.shared.config.keep;
        let before = |age: Duration| now.saturating_sub(age.as_millis() as u64);
        let old = |entry: &Entry| {
            let playing = matches!(entry.table.phase(), TablePhase::Playing | TablePhase::Paused);
            let limit = before(match (playing, pressed) {
                (true, _) => keep.tables,
                (false, true) => keep.idle_tables.min(PRESSED),
                (false, false) => keep.idle_tables,
            });
            entry.connections.is_empty() && entry.touched_at < limit
        };
        let gone: Vec<TableId> =
            self.tables.iter().filter(|(_, entry)| old(entry)).map(|(id, _)| *id).collect();
        for id in gone {
            tracing::info!(table = %id, "a table that nobody has touched for long is closed");
            self.close(id, &table_not_found());
        }
    }

    fn close(&mut self, id: TableId, why: &Problem) {
        let Some(entry) = self.forget(id) else { return };
        let bye = write(&ServerMessage::Closing { problem: why.clone() });
        for connection in entry.connections {
            let _ = connection.outbox.try_send(bye.clone());
        }
        self.group.writes.push(Write::CloseTable { id });
        self.group.closed.push(id);
    }

    /// Commits what there is, then says goodbye.
    async fn stop(&mut self) {
        while self.on_its_way.is_some() || !self.touched.is_empty() || !self.group.is_empty() {
            if self.on_its_way.is_some() {
                let result = durable(&mut self.on_its_way).await;
                self.committed(result);
            }
            self.close_group();
        }
        let bye = write(&ServerMessage::Closing { problem: shutting_down() });
        for entry in self.tables.values_mut() {
            for connection in entry.connections.drain(..) {
                let _ = connection.outbox.try_send(bye.clone());
            }
        }
    }
}
