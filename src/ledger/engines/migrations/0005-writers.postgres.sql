-- The head of the ledger: its newest entry. A batch of changes locks this row first, so one gateway writes at a time, entry ids have
-- no gaps, and each hash covers the entry before.
CREATE TABLE ledger_head (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  entry_id INTEGER NOT NULL,
  hash TEXT NOT NULL
) STRICT;

INSERT INTO ledger_head (id, entry_id, hash) VALUES (1, 0, '');

-- The last batch of each gateway, written in the batch's own transaction. A gateway whose connection broke during COMMIT reads here
-- whether the batch was committed.
CREATE TABLE writer (
  id TEXT PRIMARY KEY,
  batch INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE SEQUENCE usage_id AS BIGINT OWNED BY usage.id;
ALTER TABLE usage ALTER COLUMN id SET DEFAULT nextval('usage_id');
