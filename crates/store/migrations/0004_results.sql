-- How a game that has ended came out, as it was reckoned once for the statistics; empty where it doesn't count.
CREATE TABLE results (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    found TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_game ON results (game, at);
