-- Versions of price tables are never edited or deleted.

CREATE FUNCTION price_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'prices are append-only: a version of a price table cannot be edited or deleted';
END $$;

CREATE TRIGGER price_is_never_changed BEFORE UPDATE OR DELETE ON price
FOR EACH ROW EXECUTE FUNCTION price_is_append_only();

CREATE TRIGGER price_is_never_truncated BEFORE TRUNCATE ON price
FOR EACH STATEMENT EXECUTE FUNCTION price_is_append_only();
