-- What a bot thinks of a game that has ended, as it was worked out once: how, and of how many steps.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    steps INTEGER NOT NULL,
    found TEXT NOT NULL
) STRICT, WITHOUT ROWID;
