-- An older program that runs on while the store is migrated would append entries without a hash, and break the chain for good.

CREATE TRIGGER entry_has_a_hash BEFORE INSERT ON entry
WHEN NEW.hash = ''
BEGIN
  SELECT RAISE(ABORT, 'an entry needs a hash: this store was migrated, so stop the older program and start the new one');
END;
