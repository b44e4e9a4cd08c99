-- REPLACE deletes the row that is in its way, and fires no trigger of that deletion unless recursive_triggers is on, which
-- it is in no plain shell. So an INSERT that meets a row in its way is refused before it deletes anything.

CREATE TRIGGER entry_is_never_replaced BEFORE INSERT ON entry
WHEN EXISTS (SELECT 1 FROM entry WHERE id = NEW.id)
  OR (NEW.kind IN ('capture', 'release')
    AND EXISTS (SELECT 1 FROM entry WHERE hold_id = NEW.hold_id AND kind IN ('capture', 'release')))
  OR (NEW.kind = 'overage' AND EXISTS (SELECT 1 FROM entry WHERE hold_id = NEW.hold_id AND kind = 'overage'))
  OR (NEW.kind = 'topup'
    AND EXISTS (SELECT 1 FROM entry WHERE account = NEW.account AND reference = NEW.reference AND kind = 'topup'))
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only: an entry with this id, hold or reference exists');
END;

CREATE TRIGGER task_is_never_replaced BEFORE INSERT ON task
WHEN EXISTS (SELECT 1 FROM task WHERE id = NEW.id)
  OR EXISTS (SELECT 1 FROM task WHERE hold_id = NEW.hold_id)
  OR EXISTS (SELECT 1 FROM task WHERE upstream_id = NEW.upstream_id AND upstream = NEW.upstream)
BEGIN
  SELECT RAISE(ABORT, 'a task with this id, hold or upstream id exists');
END;

CREATE TRIGGER usage_is_never_replaced BEFORE INSERT ON usage
WHEN EXISTS (SELECT 1 FROM usage WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'a usage row with this id exists');
END;

CREATE TRIGGER lease_is_never_replaced BEFORE INSERT ON lease
WHEN EXISTS (SELECT 1 FROM lease WHERE hold_id = NEW.hold_id)
BEGIN
  SELECT RAISE(ABORT, 'a lease with this hold exists');
END;

CREATE TRIGGER account_is_never_replaced BEFORE INSERT ON account
WHEN EXISTS (SELECT 1 FROM account WHERE id = NEW.id OR name = NEW.name)
BEGIN
  SELECT RAISE(ABORT, 'an account with this id or name exists');
END;

CREATE TRIGGER api_key_is_never_replaced BEFORE INSERT ON api_key
WHEN EXISTS (SELECT 1 FROM api_key WHERE id = NEW.id OR sha256 = NEW.sha256)
BEGIN
  SELECT RAISE(ABORT, 'an API key with this id or hash exists');
END;
