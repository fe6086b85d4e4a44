-- Schema version 1.
--
-- The names of tables and columns, and the meaning of their values, are stable: a released migration is never edited. A change
-- of the schema is a new file with the next number, listed in migrations.rs. Times are milliseconds since the Unix epoch.

-- Open tables. `key` is the short reference that journal rows use. `journal_start` is the id of the first live journal row:
-- rows of this table with a smaller id are dead.
CREATE TABLE tables (
    key           INTEGER PRIMARY KEY,
    id            TEXT    NOT NULL UNIQUE,
    opened_at     INTEGER NOT NULL,
    journal_start INTEGER NOT NULL
) STRICT;

-- The facts of tables, in commit order. Rows are only appended, with increasing ids, and there is no index, so a commit
-- touches few pages. Rows are never looked up: a start reads all of them, and compaction deletes the dead ones.
-- `facts` is a JSON array; `first_fact` is the number of its first element within the table.
CREATE TABLE journal (
    id           INTEGER PRIMARY KEY,
    table_key    INTEGER NOT NULL,
    first_fact   INTEGER NOT NULL,
    committed_at INTEGER NOT NULL,
    facts        TEXT    NOT NULL
) STRICT;

CREATE TABLE guests (
    id           TEXT    NOT NULL PRIMARY KEY,
    name         TEXT    NOT NULL,
    is_bot       INTEGER NOT NULL,
    created_at   INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_by_last_seen ON guests (last_seen_at, id);

-- SHA-256 hashes of secrets. `kind` is 'cookie', 'recovery' or 'token'.
CREATE TABLE secrets (
    hash       BLOB    NOT NULL PRIMARY KEY,
    guest_id   TEXT    NOT NULL REFERENCES guests ON DELETE CASCADE,
    kind       TEXT    NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX secrets_by_guest ON secrets (guest_id, kind);

-- Finished matches. `sequence` increases from match to match and is never reused: lists are paged by it. `summary` is the
-- `MatchSummary` of the HTTP API and `record` the record of the match, both as JSON.
CREATE TABLE matches (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id       TEXT    NOT NULL UNIQUE,
    table_id TEXT    NOT NULL,
    ended_at INTEGER NOT NULL,
    summary  TEXT    NOT NULL,
    record   TEXT    NOT NULL
) STRICT;
CREATE INDEX matches_by_end ON matches (ended_at);

-- The guests of each match. `guest_id` is not a foreign key: a guest may be deleted before their matches are.
CREATE TABLE match_guests (
    guest_id       TEXT    NOT NULL,
    match_sequence INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    PRIMARY KEY (guest_id, match_sequence)
) STRICT, WITHOUT ROWID;
CREATE INDEX match_guests_by_match ON match_guests (match_sequence);

-- `player` is the id of a guest, or the name of a bot level if `is_house_bot` is 1.
CREATE TABLE ratings (
    player       TEXT    NOT NULL,
    is_house_bot INTEGER NOT NULL,
    game         TEXT    NOT NULL,
    rating       REAL    NOT NULL,
    uncertainty  REAL    NOT NULL,
    matches      INTEGER NOT NULL,
    PRIMARY KEY (player, is_house_bot, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_ranking ON ratings (game, rating - 2.0 * uncertainty) WHERE matches >= 5;
