-- Who had a seat and has it no longer, by which name: what a guest wants to be forgotten is found by it.
CREATE TABLE left_seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest INTEGER NOT NULL REFERENCES guests (id),
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, guest, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX left_seats_by_guest ON left_seats (guest);
CREATE INDEX chat_by_guest ON chat (guest);

-- From where a table was opened, as a keyed hash, for a day.
ALTER TABLE tables ADD COLUMN origin BLOB;
CREATE INDEX tables_by_origin ON tables (origin, created);

-- How much somebody has done of what is limited: the moment by which all of it would have been allowed.
CREATE TABLE buckets (
    name TEXT PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
