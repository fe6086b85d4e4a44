//! Guests, tables, matches and ratings on disk.
//!
//! - [`Store`]: what a server wants of a database
//! - [`Write`]: what can be written; a [`Batch`] of writes is kept whole or not at all
//! - [`sqlite`]: a [`Store`] in one file, by SQLite
//!
//! This crate promises that what was committed is there after any crash, and that a batch is never there in part. It
//! knows nothing of games: the facts of a table are text to it. Secrets of people (cookies, codes, tokens) come in as
//! [`SecretHash`] only, so that nobody who reads the file can pass for somebody.

use rodeo_protocol::api::{MatchSummary, RatingEntry};
use rodeo_protocol::{GuestId, MatchId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::ScoreOrder;
use sha2::Digest;

mod hidden;
mod ratings;
pub mod sqlite;

pub use sqlite::SqliteStore;

/// Milliseconds since 1970.
pub type Millis = u64;

/// What a server wants of a database.
///
/// Writing never blocks: `done` is called once, on any thread, when the batch is durable or has failed, and batches are
/// carried out in the order in which they came. `done` must not take long: the next batches wait for it. Reading blocks, and sees at least what was committed before it began.
pub trait Store: Send + Sync + 'static {
    /// Writes all of this or nothing.
    fn commit(&self, batch: Batch, done: Done);

    /// The live tables with all their facts, in the order in which they were committed. Called once, at the start.
    fn live_tables(&self, each: &mut dyn FnMut(StoredTable)) -> Result<(), StoreError>;

    /// One live table with all its facts, as [`live_tables`](Store::live_tables) gives it. It may take long.
    fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError>;

    /// Whose secret this is.
    fn guest_by_secret(&self, secret: &SecretHash) -> Result<Option<Guest>, StoreError>;

    /// The guest.
    fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError>;

    /// The match.
    fn match_card(&self, id: MatchId) -> Result<Option<MatchSummary>, StoreError>;

    /// Its record, as `Record::to_json` wrote it.
    fn record(&self, id: MatchId) -> Result<Option<String>, StoreError>;

    /// Matches in which the guest sat, the newest first: at most `limit` of those that ended before `before`. The number
    /// of each is what the next page is asked with.
    fn matches_of(
        &self,
        guest: GuestId,
        before: Option<u64>,
        limit: usize,
    ) -> Result<Vec<(u64, MatchSummary)>, StoreError>;

    /// The ratings of a guest, by game.
    fn ratings_of(&self, guest: GuestId) -> Result<Vec<RatingEntry>, StoreError>;

    /// The best ratings of a game, those with few matches left out.
    fn best_ratings(&self, game: GameKind, limit: usize) -> Result<Vec<RatingEntry>, StoreError>;

    /// Copies everything into a file that does not exist yet, while others go on writing.
    fn backup(&self, file: &std::path::Path) -> Result<(), StoreError>;

    /// Is it there and can it be read?
    fn check(&self) -> Result<(), StoreError>;

    /// How much has been written, where that is counted.
    fn stats(&self) -> Option<sqlite::Stats> {
        None
    }
}

/// What is called when a batch is durable, or has failed.
pub type Done = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Writes that belong together.
pub type Batch = Vec<Write>;

/// Something to be written. Its `Debug` keeps the facts to itself: they hold cards that nobody may see yet.
#[derive(Clone, PartialEq)]
pub enum Write {
    /// A table is opened.
    OpenTable {
        /// Its id.
        id: TableId,
        /// When.
        at: Millis,
    },
    /// Facts of a table, to be added to those it has. Where others before these could not be written, these are refused
    /// too: a table never has a gap.
    Facts {
        /// The table.
        table: TableId,
        /// The number of the first of them.
        first: u64,
        /// The facts, as the table writes them.
        facts: String,
        /// When.
        at: Millis,
    },
    /// These facts take the place of all that the table had: they say the same in fewer words. They close any gap.
    Rebase {
        /// The table.
        table: TableId,
        /// The number of the first of them.
        first: u64,
        /// The facts, as the table writes them.
        facts: String,
        /// When.
        at: Millis,
    },
    /// The table is gone, with all its facts.
    CloseTable {
        /// Its id.
        id: TableId,
    },
    /// A new guest, and the secrets that open the door to them.
    NewGuest {
        /// The guest.
        guest: Guest,
        /// Their secrets.
        secrets: Vec<(SecretHash, SecretKind)>,
    },
    /// Another name.
    Rename {
        /// Whose.
        guest: GuestId,
        /// The name.
        name: String,
    },
    /// One more secret. A new recovery code takes the place of the old one.
    AddSecret {
        /// Whose.
        guest: GuestId,
        /// The secret.
        secret: SecretHash,
        /// What it is for.
        kind: SecretKind,
        /// When.
        at: Millis,
    },
    /// The guest was here. Nothing happens where the guest has been forgotten.
    Seen {
        /// Who.
        guest: GuestId,
        /// When.
        at: Millis,
    },
    /// A match is over: it is kept, and the ratings of those who played move. A match that is there already is left as
    /// it is.
    FinishMatch(Box<FinishedMatch>),
    /// Forgets what nobody has touched for long: some of it at once, the rest little by little, so that no other write
    /// waits for it. What a crash leaves over is forgotten by the next sweep.
    Sweep(SweepBefore),
}

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The id.
    pub id: GuestId,
    /// The name.
    pub name: String,
    /// Declared as a bot.
    pub bot: bool,
    /// When they came first.
    pub made_at: Millis,
    /// When they were last here.
    pub seen_at: Millis,
}

/// The SHA-256 of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl SecretHash {
    /// Of this secret. Secrets here are long and random, so one that is known only by its hash cannot be guessed.
    pub fn of(secret: &[u8]) -> SecretHash {
        SecretHash(sha2::Sha256::digest(secret).into())
    }
}

impl std::fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

/// What a secret is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SecretKind {
    /// The cookie of a browser.
    Cookie,
    /// The recovery code; a guest has one.
    Recovery,
    /// The token of a bot.
    Token,
}

/// A table as it was left. Its `Debug` keeps the facts to itself.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// Its id.
    pub id: TableId,
    /// When it was opened.
    pub opened_at: Millis,
    /// When something last happened.
    pub touched_at: Millis,
    /// Its facts in order, in the portions in which they were committed.
    pub facts: Vec<String>,
}

/// A match that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedMatch {
    /// What is told of it; its ratings are filled in by the store.
    pub card: MatchSummary,
    /// The record, as `Record::to_json` writes it.
    pub record: String,
    /// Where it was played.
    pub table: TableId,
    /// Whether few or many points are good; none where the game is not rated.
    pub rated: Option<ScoreOrder>,
}

/// Things last touched before these times are forgotten.
///
/// The store does not know who sits where. A guest at a table stays because the server writes [`Write::Seen`] for them, more
/// often than these times are apart. With a guest go their secrets and ratings; their matches stay, under the name they
/// had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SweepBefore {
    /// Guests without matches.
    pub idle_guests: Millis,
    /// Guests, whatever they have.
    pub guests: Millis,
    /// Matches and their records.
    pub matches: Millis,
}

/// Why the store could not do something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database said so.
    #[error("the database: {0}")]
    Database(String),
    /// The data were written by a newer version.
    #[error("the data are of version {found}, but this program knows only up to {known}: use a newer one")]
    Newer {
        /// The version of the data.
        found: u32,
        /// The newest version known.
        known: u32,
    },
    /// Another server uses the data.
    #[error("another server is using {0}")]
    InUse(String),
    /// So much is waiting to be written that there is no room for more. Nothing of the batch was written.
    #[error("too much is waiting to be written")]
    Busy,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}
