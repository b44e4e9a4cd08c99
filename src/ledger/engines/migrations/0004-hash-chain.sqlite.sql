-- Each entry has a hash that covers the entry before it, so that a rewritten history is told from the one that was written.
-- entry_hash(hash of the entry before, its columns) is a function of the program; see src/store/sqlite/database.ts.
-- The hashes of entries that are there already are filled in.

ALTER TABLE entry ADD COLUMN hash TEXT NOT NULL DEFAULT '';

DROP TRIGGER entry_is_never_updated;

WITH RECURSIVE chain (id, hash) AS (
  SELECT 0, ''
  UNION ALL
  SELECT e.id, entry_hash(chain.hash,
    json_array(e.id, e.account, e.kind, e.amount, e.posted_delta, e.held_delta, e.hold_id, e.task_id, e.reference, e.memo, e.at))
  FROM chain JOIN entry AS e ON e.id = (SELECT min(id) FROM entry WHERE id > chain.id)
)
UPDATE entry SET hash = chain.hash FROM chain WHERE entry.id = chain.id;

CREATE TRIGGER entry_is_never_updated BEFORE UPDATE ON entry
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only: an entry cannot be changed');
END;
