-- Schema version 3: how guests play, for the bots.
--
-- What earlier matches tell about the play style of a guest, by game. `summary` is text that only the server reads.
CREATE TABLE guest_styles (
    guest_id text COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE,
    game     text COLLATE "C" NOT NULL,
    summary  text             NOT NULL,
    PRIMARY KEY (guest_id, game)
);
