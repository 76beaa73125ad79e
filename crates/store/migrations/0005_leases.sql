-- Which server lets the bots of a table think and its clocks run, and until when by the clock of the database. The
-- epoch rises with each new holder, so that what an earlier one thought of is known by it.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    holder TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
