-- Schema version 2: sessions, deleted guests, quarantine, and the time at which the server last ran.

-- `kind` is 'session', 'recovery' or 'token'. `label` is a short description of the browser or program.
UPDATE secrets SET kind = 'session' WHERE kind = 'cookie';
ALTER TABLE secrets ADD COLUMN last_used_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE secrets ADD COLUMN label TEXT NOT NULL DEFAULT '';
UPDATE secrets SET last_used_at = created_at;

-- Number of changes to a match after it was stored.
ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

-- Guests who deleted their account. `is_done` is 1 if all their stored matches are anonymous. Kept for a while, because a match
-- that a deleted guest left may end later.
CREATE TABLE deleted_guests (
    id         TEXT    NOT NULL PRIMARY KEY,
    deleted_at INTEGER NOT NULL,
    is_done    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row: the time at which the server last ran.
CREATE TABLE server_state (
    id       INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    alive_at INTEGER NOT NULL
) STRICT;

-- Damaged data that was moved aside, with the name of the table it comes from. `content` has the bytes as they were found.
CREATE TABLE quarantine (
    id             INTEGER PRIMARY KEY,
    kind           TEXT    NOT NULL,
    subject        TEXT    NOT NULL,
    reason         TEXT    NOT NULL,
    quarantined_at INTEGER NOT NULL
) STRICT;
CREATE TABLE quarantine_rows (
    quarantine_id INTEGER NOT NULL REFERENCES quarantine ON DELETE CASCADE,
    position      INTEGER NOT NULL,
    source        TEXT    NOT NULL,
    content       BLOB    NOT NULL,
    PRIMARY KEY (quarantine_id, position)
) STRICT, WITHOUT ROWID;
