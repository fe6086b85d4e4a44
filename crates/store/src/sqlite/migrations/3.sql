-- Adds what operators need: mutes, bans and reports of players.

-- Mutes and bans. `kind` is 'mute' or 'ban'; `until` is NULL if it has no end.
CREATE TABLE restrictions (
    guest_id TEXT    NOT NULL REFERENCES guests ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    until    INTEGER,
    reason   TEXT    NOT NULL,
    PRIMARY KEY (guest_id, kind)
) STRICT, WITHOUT ROWID;

-- Reports of players. `content` is the `ReportContent` of the administration API as JSON. The ids of guests are not foreign
-- keys: a report outlives a guest whose retention time is over.
CREATE TABLE reports (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    reported_at   INTEGER NOT NULL,
    reporter_id   TEXT    NOT NULL,
    reported_id   TEXT    NOT NULL,
    content       TEXT    NOT NULL,
    resolved_at   INTEGER,
    resolved_note TEXT
) STRICT;
CREATE INDEX reports_by_time ON reports (reported_at);
