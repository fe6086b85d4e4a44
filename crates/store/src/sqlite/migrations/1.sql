-- Tables that are open. `number` is what the journal calls them; `since` is the id of the first row of the journal that
-- still counts: an older row with this number is dead.
CREATE TABLE tables (
    number    INTEGER PRIMARY KEY,
    id        TEXT    NOT NULL UNIQUE,
    opened_at INTEGER NOT NULL,
    since     INTEGER NOT NULL
) STRICT;

-- The facts of tables, in the order in which they were committed. Rows are only added at the end, by ids that only grow, and
-- nothing else is kept up to date with them, so that a commit touches few pages. Nobody looks for a row: a start reads all
-- of them, and dead ones are removed by walking along.
CREATE TABLE journal (
    id           INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL,
    first        INTEGER NOT NULL,
    at           INTEGER NOT NULL,
    facts        TEXT    NOT NULL
) STRICT;

CREATE TABLE guests (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    bot     INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_by_seen ON guests (seen_at, id);

-- SHA-256 of cookies, recovery codes and tokens.
CREATE TABLE secrets (
    hash    BLOB    NOT NULL PRIMARY KEY,
    guest   TEXT    NOT NULL REFERENCES guests ON DELETE CASCADE,
    kind    TEXT    NOT NULL,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX secrets_by_guest ON secrets (guest, kind);

-- `number` grows from match to match and is never given twice: pages of a list go by it.
CREATE TABLE matches (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    id       TEXT    NOT NULL UNIQUE,
    table_id TEXT    NOT NULL,
    ended_at INTEGER NOT NULL,
    card     TEXT    NOT NULL,
    record   TEXT    NOT NULL
) STRICT;
CREATE INDEX matches_by_end ON matches (ended_at);

-- Who sat in which match. A guest may be forgotten before their matches are.
CREATE TABLE sat (
    guest  TEXT    NOT NULL,
    number INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    PRIMARY KEY (guest, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX sat_by_match ON sat (number);

-- `player` is the id of a guest, or a level of the house.
CREATE TABLE ratings (
    player      TEXT    NOT NULL,
    house       INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    rating      REAL    NOT NULL,
    uncertainty REAL    NOT NULL,
    matches     INTEGER NOT NULL,
    PRIMARY KEY (player, house, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, rating - 2.0 * uncertainty) WHERE matches >= 5;
