//! Durable storage of guests, tables, matches and ratings.
//!
//! | item | purpose |
//! |---|---|
//! | [`Store`] | the interface that a server needs from a database |
//! | [`Write`] | a change; a [`Batch`] of changes is atomic |
//! | [`moderation`] | restrictions of guests, reports of players |
//! | [`ratings`] | rating computation, shared by all implementations |
//! | [`anonymize`] | removes deleted guests from a match, shared by all implementations |
//! | [`sqlite`] | an implementation in one SQLite file |
//! | `postgres` | an implementation in PostgreSQL, for several processes (feature `cluster`) |
//! | `queue`, `counters`, `journal_gaps` | the bounded queue of a writer thread, its counters, and tables with lost facts |
//!
//! # Guarantees
//!
//! - What was committed survives any crash, and a batch is never stored in part.
//! - The store does not know the games: the facts of a table are opaque text.
//! - Secrets of guests (cookies, recovery codes, tokens) are stored as [`SecretHash`] only, so a reader of the database cannot
//!   impersonate anybody.
//! - Logs and `Debug` output contain no facts and no secrets.
//!
//! `tests/conformance/` tests these guarantees for every implementation of [`Store`].

use std::path::Path;

use rodeo_protocol::api::{MatchSummary, RatingEntry};
use rodeo_protocol::{GuestId, MatchId, SessionId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::ScoreOrder;

pub mod anonymize;
mod counters;
mod journal_gaps;
pub mod moderation;
#[cfg(feature = "cluster")]
pub mod postgres;
mod queue;
pub mod ratings;
mod redact;
mod secret;
pub mod sqlite;

pub use moderation::{
    GuestQuery, Report, ReportContent, ReportQuery, Resolution, Restriction, RestrictionKind,
};
#[cfg(feature = "cluster")]
pub use postgres::PostgresStore;
pub use secret::{SecretHash, SecretKind, StoredSession};
pub use sqlite::SqliteStore;

/// Milliseconds since the Unix epoch.
pub type Millis = u64;

/// The interface that a server needs from a database.
///
/// Writing never blocks: [`commit`](Store::commit) queues a batch, and its callback reports the result. Reading blocks the
/// calling thread, and sees at least what was committed before the call.
pub trait Store: Send + Sync + 'static {
    /// Stores all writes of the batch, or none of them.
    ///
    /// `done` is called exactly once, on any thread, when the batch is durable or has failed. Batches are applied in the order
    /// of the calls, and their callbacks run in that order. A callback should return quickly, because later batches wait for
    /// it; a callback that panics affects no other batch.
    fn commit(&self, batch: Batch, done: CommitCallback);

    /// Like [`commit`](Store::commit), for a process that may be a node of a cluster. `tables` are the tables that the batch
    /// writes to, each with the epoch in which this process has read or opened it.
    ///
    /// Fails with [`StoreError::NotOwned`] if one of them belongs to another node. A store for one process ignores `tables`.
    fn commit_tables(&self, tables: &[(TableId, u64)], batch: Batch, done: CommitCallback) {
        let _ = tables;
        self.commit(batch, done);
    }

    /// Calls `each` for every open table, in the order in which the tables were opened. A table whose facts cannot be read
    /// has [`damage`](StoredTable::damage); it does not keep others from being read.
    fn live_tables(&self, each: &mut dyn FnMut(StoredTable)) -> Result<(), StoreError>;

    /// Returns one open table as [`live_tables`](Store::live_tables) would. May take long.
    fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError>;

    /// Like [`table`](Store::table), for a table that belongs to this process since this epoch. Fails with
    /// [`StoreError::NotOwned`] if it does not any more. A store for one process ignores `epoch`. No batch of the table may be
    /// in flight: the next one continues after the facts that are returned.
    fn owned_table(&self, id: TableId, epoch: u64) -> Result<Option<StoredTable>, StoreError> {
        let _ = epoch;
        self.table(id)
    }

    /// Returns where a table is served. A store for one process knows no other place.
    fn table_place(&self, id: TableId) -> Result<TablePlace, StoreError> {
        Ok(self.table(id)?.map_or(TablePlace::NotOpen, |_| TablePlace::Pending))
    }

    /// Returns the guest to whom a secret of this kind belongs. A secret of another kind is not found.
    fn guest_by_secret(&self, secret: &SecretHash, kind: SecretKind) -> Result<Option<Guest>, StoreError>;

    /// Returns the sessions and tokens of a guest, most recently used first.
    fn sessions_of(&self, guest: GuestId) -> Result<Vec<StoredSession>, StoreError>;

    /// Returns a guest by id.
    fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError>;

    /// Returns the summary of a match, with the rating changes that it caused.
    fn match_summary(&self, id: MatchId) -> Result<Option<MatchSummary>, StoreError>;

    /// Returns how often a stored match has been changed, which happens only when a player is deleted. `None` if there is no
    /// such match. Reads neither the summary nor the record.
    fn match_revision(&self, id: MatchId) -> Result<Option<u64>, StoreError>;

    /// Returns the record of a match, as `Record::to_json` wrote it.
    fn record(&self, id: MatchId) -> Result<Option<String>, StoreError>;

    /// Returns up to `limit` matches of a guest, newest first, each with its sequence number. For the next page, pass the
    /// last sequence number as `before`.
    fn matches_of(
        &self,
        guest: GuestId,
        before: Option<u64>,
        limit: usize,
    ) -> Result<Vec<(u64, MatchSummary)>, StoreError>;

    /// Returns the ratings of a guest, one per game, sorted by the name of the game.
    fn ratings_of(&self, guest: GuestId) -> Result<Vec<RatingEntry>, StoreError>;

    /// Returns what earlier matches tell about the play style of a guest: by game, the text that [`Write::SaveStyle`] stored.
    fn styles_of(&self, guest: GuestId) -> Result<Vec<(GameKind, String)>, StoreError>;

    /// Returns the best `limit` players of a game, ordered by [`ratings::conservative`]. Players with fewer than
    /// [`ratings::MIN_RANKED_MATCHES`] matches are left out.
    fn best_ratings(&self, game: GameKind, limit: usize) -> Result<Vec<RatingEntry>, StoreError>;

    /// Returns all restrictions, also expired ones, oldest first.
    fn restrictions(&self) -> Result<Vec<Restriction>, StoreError>;

    /// Returns guests for an operator, most recently seen first. May take long.
    fn guests(&self, query: &GuestQuery) -> Result<Vec<Guest>, StoreError>;

    /// Returns reports, newest first.
    fn reports(&self, query: ReportQuery) -> Result<Vec<Report>, StoreError>;

    /// Returns a report by its number.
    fn report(&self, id: u64) -> Result<Option<Report>, StoreError>;

    /// Returns the number of reports that are not resolved.
    fn open_reports(&self) -> Result<u64, StoreError>;

    /// Returns the last time at which the server is known to have run: the latest [`Write::RecordAlive`] or change of a table.
    fn last_alive(&self) -> Result<Option<Millis>, StoreError>;

    /// Returns what was moved aside because it was damaged, oldest first.
    fn quarantined(&self) -> Result<Vec<QuarantinedItem>, StoreError>;

    /// Copies the whole database to a file that must not exist. Writing continues in the meantime.
    fn backup(&self, file: &Path) -> Result<(), StoreError>;

    /// Checks that the database is reachable and that the store accepts writes.
    fn check(&self) -> Result<(), StoreError>;

    /// Returns counters for monitoring; `None` if the implementation has none.
    fn stats(&self) -> Option<StoreStats> {
        None
    }
}

/// Counters of a store since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StoreStats {
    /// Number of durable batches.
    pub committed_batches: u64,
    /// Number of failed batches.
    pub failed_batches: u64,
    /// Number of database commits. Batches that are queued together share one.
    pub commits: u64,
    /// Number of batches in the queue now.
    pub queued_batches: u64,
    /// Size of the database in bytes, without its log.
    pub database_bytes: u64,
    /// Size of the write-ahead log in bytes.
    pub log_bytes: u64,
}

/// Receives the result of a batch.
pub type CommitCallback = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Writes that are stored together or not at all.
pub type Batch = Vec<Write>;

/// A change of the database. `Debug` prints the length of facts instead of the facts, which contain hidden cards.
#[derive(Clone, PartialEq)]
pub enum Write {
    /// Opens a table. Fails if it is open.
    OpenTable {
        /// The new table.
        id: TableId,
        /// Time of opening.
        at: Millis,
    },
    /// Appends facts to a table. Fails if the table is not open, or if earlier facts of it failed to be stored: the log of a
    /// table never has a gap.
    AppendFacts {
        /// Id of the table.
        table: TableId,
        /// Number of the first fact.
        first: u64,
        /// The serialized facts.
        facts: String,
        /// Time of the change.
        at: Millis,
    },
    /// Replaces all facts of a table by a checkpoint and what follows it. Also closes a gap.
    ReplaceFacts {
        /// Id of the table.
        table: TableId,
        /// Number of the first fact.
        first: u64,
        /// The serialized facts, starting with a checkpoint.
        facts: String,
        /// Time of the change.
        at: Millis,
    },
    /// Deletes a table and its facts. Does nothing if the table is not open.
    CloseTable {
        /// Id of the table.
        id: TableId,
    },
    /// Moves the facts of a table aside and closes the table, because its facts are damaged. Does nothing if the table is not
    /// open.
    QuarantineTable {
        /// Id of the table.
        id: TableId,
        /// What is damaged.
        reason: String,
        /// Time of the write.
        at: Millis,
    },
    /// Creates a guest. Fails if the id or one of the secrets exists.
    CreateGuest {
        /// The new guest.
        guest: Guest,
        /// The secrets that authenticate the guest.
        secrets: Vec<(SecretHash, SecretKind)>,
    },
    /// Changes the name of a guest. Fails if the guest does not exist.
    RenameGuest {
        /// Id of the guest.
        guest: GuestId,
        /// The new name.
        name: String,
    },
    /// Adds a secret to a guest. A new recovery code replaces the old one. A new session replaces the least recently used one
    /// if the guest has [`MAX_SESSIONS`](StoredSession::MAX_SESSIONS). Fails if the guest does not exist, or if the secret does.
    AddSecret {
        /// Id of the guest.
        guest: GuestId,
        /// The new secret.
        secret: SecretHash,
        /// What the secret is used for.
        kind: SecretKind,
        /// Short description of the browser or program.
        label: String,
        /// Time of creation.
        at: Millis,
    },
    /// Ends a session or voids a token. Does nothing if the guest has no such session or token.
    RemoveSession {
        /// Id of the guest.
        guest: GuestId,
        /// The session or token.
        id: SessionId,
    },
    /// Ends all sessions of a guest except one. Tokens stay valid.
    RemoveOtherSessions {
        /// Id of the guest.
        guest: GuestId,
        /// The session to keep; `None` to end all.
        keep: Option<SessionId>,
    },
    /// Updates the time at which a session or token was last used. It never decreases. Does nothing if it does not exist.
    RecordSessionUse {
        /// The session cookie or token.
        secret: SecretHash,
        /// Time of the request.
        at: Millis,
    },
    /// Deletes a guest with all secrets, ratings, play styles, restrictions and reports, and removes their name and id from
    /// their matches: from some at once, from the rest in small steps. Matches that are stored later are anonymized too. Does
    /// nothing if the guest does not exist.
    DeleteGuest {
        /// Id of the guest.
        guest: GuestId,
        /// Time of the deletion.
        at: Millis,
    },
    /// Records that the server runs. Also tests whether writing is possible.
    RecordAlive {
        /// Time of the write.
        at: Millis,
    },
    /// Updates the time at which a guest was last seen. It never decreases. Does nothing if the guest does not exist.
    RecordVisit {
        /// Id of the guest.
        guest: GuestId,
        /// Time of the visit.
        at: Millis,
    },
    /// Stores a finished match and updates the ratings of its players. Does nothing if the match is stored already.
    SaveMatch(Box<StoredMatch>),
    /// Stores what earlier matches tell about the play style of a guest; replaces what was stored for the game. Does nothing if
    /// the guest does not exist. Deleted with the guest.
    SaveStyle {
        /// Id of the guest.
        guest: GuestId,
        /// The game that was played.
        game: GameKind,
        /// A short text. The store does not read it, and it appears in no log.
        summary: String,
    },
    /// Deletes what is stored about the play styles of all guests.
    DeleteStyles,
    /// Mutes or bans a guest; replaces an earlier restriction of the same kind. Fails if the guest does not exist.
    Restrict(Box<Restriction>),
    /// Lifts a mute or ban. Does nothing if there is none.
    LiftRestriction {
        /// Id of the guest.
        guest: GuestId,
        /// Which restriction is lifted.
        kind: RestrictionKind,
    },
    /// Stores a report. At most [`moderation::MAX_REPORTS`] are kept.
    SaveReport(Box<ReportContent>),
    /// Resolves a report, or replaces its resolution. Fails if the report does not exist.
    ResolveReport {
        /// Number of the report.
        id: u64,
        /// Time and note.
        resolution: Resolution,
    },
    /// Deletes a finished match and its record. Ratings stay as they are. Does nothing if the match does not exist.
    DeleteMatch {
        /// Id of the match.
        id: MatchId,
    },
    /// Deletes data whose retention time is over: some at once, the rest in small steps, so that other writes are not delayed.
    /// A sweep that a crash interrupts is continued by the next one.
    Sweep(RetentionCutoffs),
}

/// A guest account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The guest's id.
    pub id: GuestId,
    /// The display name.
    pub name: String,
    /// Whether the guest is registered as a bot.
    pub bot: bool,
    /// Time of registration.
    pub created_at: Millis,
    /// Time of the last recorded visit.
    pub last_seen_at: Millis,
}

/// An open table. `Debug` prints the length of facts instead of the facts.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The table's id.
    pub id: TableId,
    /// Time of opening.
    pub opened_at: Millis,
    /// Time of the last change.
    pub updated_at: Millis,
    /// The serialized facts in order, one entry per write.
    pub facts: Vec<String>,
    /// Why the facts cannot be read; `None` if they can.
    pub damage: Option<String>,
}

/// Where a table is served.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TablePlace {
    /// The table is not open.
    NotOpen,
    /// This process serves it, or nobody does until a node takes it.
    Pending,
    /// Another node serves it.
    Elsewhere {
        /// Name of the node, for load balancers.
        name: String,
        /// Id of the node.
        node: u64,
    },
}

/// Damaged data that was moved aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuarantinedItem {
    /// Kind of the data: `table`, `match` or the name of another resource.
    pub kind: String,
    /// Id of the data.
    pub subject: String,
    /// What is damaged.
    pub reason: String,
    /// When it was moved aside.
    pub at: Millis,
}

/// A finished match to be stored.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredMatch {
    /// The summary. The store fills in its rating changes.
    pub summary: MatchSummary,
    /// The record, as `Record::to_json` writes it.
    pub record: String,
    /// The table at which it was played.
    pub table: TableId,
    /// Which scores win; `None` if the match is not rated.
    pub rated: Option<ScoreOrder>,
}

/// Data last used before these times is deleted by a sweep.
///
/// The store does not know who is at a table. The server keeps seated guests alive with [`Write::RecordVisit`]. Secrets and
/// ratings are deleted with their guest; matches stay, with the name that the guest had. See [`Write::DeleteGuest`] for guests
/// who want to be forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RetentionCutoffs {
    /// For guests without stored matches, by last visit.
    pub idle_guests: Millis,
    /// For all guests, by last visit.
    pub guests: Millis,
    /// For matches and their records, by the end of the match.
    pub matches: Millis,
    /// For reports, by the time of the report.
    pub reports: Millis,
}

/// An error of the store.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed, or the write contradicts the stored data.
    #[error("database error: {0}")]
    Database(String),
    /// The file system or the network failed: the disk is full, the file is read-only or damaged, the database is not reachable.
    #[error("cannot access the database: {0}")]
    Io(String),
    /// The data was written by a newer version of the program.
    #[error(
        "the database has schema version {found}, this program supports up to {known} (upgrade the program)"
    )]
    Newer {
        /// Schema version of the data.
        found: u32,
        /// Newest schema version that this program supports.
        known: u32,
    },
    /// The table belongs to another node of the cluster. Nothing of the batch was stored, and the node must drop the table.
    #[error("the table belongs to another node")]
    NotOwned,
    /// Another process uses the data.
    #[error("{0} is in use by another server")]
    InUse(String),
    /// The write queue is full. Nothing of the batch was stored.
    #[error("the write queue is full")]
    Busy,
    /// The store is closed, or its writer has failed.
    #[error("the store is closed")]
    Closed,
}
