-- Changes are never edited, deleted or replaced.

CREATE TRIGGER change_is_never_updated BEFORE UPDATE ON change
BEGIN
  SELECT RAISE(ABORT, 'changes are append-only: a change cannot be edited');
END;

CREATE TRIGGER change_is_never_deleted BEFORE DELETE ON change
BEGIN
  SELECT RAISE(ABORT, 'changes are append-only: a change cannot be deleted');
END;

CREATE TRIGGER change_is_never_replaced BEFORE INSERT ON change
WHEN EXISTS (SELECT 1 FROM change WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'changes are append-only: a change with this id exists');
END;
