-- Schema version 4: how guests play, for the bots.

-- What earlier matches tell about the play style of a guest, by game. `summary` is text that only the server reads.
CREATE TABLE guest_styles (
    guest_id TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    game     TEXT NOT NULL,
    summary  TEXT NOT NULL,
    PRIMARY KEY (guest_id, game)
) STRICT, WITHOUT ROWID;
