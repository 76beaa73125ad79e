-- The logs of forgotten tables, each packed into one row: how many entries it has, and all of them, compressed.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    at INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    packed BLOB NOT NULL
) STRICT;
