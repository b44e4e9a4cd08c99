-- Versions of price tables are never edited or deleted.

CREATE TRIGGER price_is_never_updated BEFORE UPDATE ON price
BEGIN
  SELECT RAISE(ABORT, 'prices are append-only: a version of a price table cannot be edited');
END;

CREATE TRIGGER price_is_never_deleted BEFORE DELETE ON price
BEGIN
  SELECT RAISE(ABORT, 'prices are append-only: a version of a price table cannot be deleted');
END;
