-- Public tables are found without reading past private ones.
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET listed = 1 WHERE settings LIKE '%"visibility":"public"%';
CREATE INDEX tables_by_listing ON tables (listed, phase, changed);
DROP INDEX tables_by_phase;

-- How many unfinished tables a guest has opened.
CREATE INDEX tables_by_host ON tables (host, phase, created);

CREATE INDEX holders_by_guest ON holders (guest);
