-- The ledger only grows: a mistake is corrected by a new entry of kind adjust.

CREATE FUNCTION entry_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: an entry cannot be changed or deleted';
END $$;

CREATE TRIGGER entry_is_never_changed BEFORE UPDATE OR DELETE ON entry
FOR EACH ROW EXECUTE FUNCTION entry_is_append_only();

CREATE TRIGGER entry_is_never_truncated BEFORE TRUNCATE ON entry
FOR EACH STATEMENT EXECUTE FUNCTION entry_is_append_only();
