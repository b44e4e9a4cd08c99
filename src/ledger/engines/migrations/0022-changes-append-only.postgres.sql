-- Changes are never edited or deleted.

CREATE FUNCTION change_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'changes are append-only: a change cannot be edited or deleted';
END $$;

CREATE TRIGGER change_is_never_changed BEFORE UPDATE OR DELETE ON change
FOR EACH ROW EXECUTE FUNCTION change_is_append_only();

CREATE TRIGGER change_is_never_truncated BEFORE TRUNCATE ON change
FOR EACH STATEMENT EXECUTE FUNCTION change_is_append_only();

-- The head continues the chain of changes as it does that of entries.
ALTER TABLE ledger_head
  ADD COLUMN change_id INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN change_hash TEXT NOT NULL DEFAULT '';
