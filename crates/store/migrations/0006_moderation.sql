-- Guests whom the operator of the server keeps from writing to chats, at all tables.
CREATE TABLE hushed (
    guest INTEGER NOT NULL REFERENCES guests (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (guest)
) STRICT, WITHOUT ROWID;
