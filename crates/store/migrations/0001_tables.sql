-- Values of the server itself, such as the key of the seat links.
CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- People without an account; the token in their cookie is kept as its hash only.
CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    title TEXT NOT NULL,
    settings TEXT NOT NULL,
    secret BLOB NOT NULL,
    host INTEGER NOT NULL REFERENCES guests (id),
    phase TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_phase ON tables (phase, changed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    bot TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest);

-- Guests who may play a seat besides the one whose seat it is: the same person on another device.
CREATE TABLE holders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest INTEGER NOT NULL REFERENCES guests (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;

-- What happened at a table, one entry a line. The key is what keeps two servers from both appending.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest INTEGER NOT NULL REFERENCES guests (id),
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    line TEXT NOT NULL
) STRICT;
CREATE INDEX chat_by_table ON chat (table_id, id);

-- Whose chat a guest does not want to see at a table.
CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest INTEGER NOT NULL REFERENCES guests (id),
    muted INTEGER NOT NULL REFERENCES guests (id),
    PRIMARY KEY (table_id, guest, muted)
) STRICT, WITHOUT ROWID;
