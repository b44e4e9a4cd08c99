-- The ledger only grows: a mistake is put right by a new entry of kind adjust.

CREATE TRIGGER entry_is_never_updated BEFORE UPDATE ON entry
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only: an entry cannot be changed');
END;

CREATE TRIGGER entry_is_never_deleted BEFORE DELETE ON entry
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only: an entry cannot be deleted');
END;
