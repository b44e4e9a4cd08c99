-- The ledger writes every row with one of these references from rows that it has read under the lock of ledger_head, and accounts,
-- keys, entries and leases are never deleted. To check each again costs a third of a batch; the audit finds a row that refers to
-- nothing. The references that the audit does not check stay.
ALTER TABLE entry DROP CONSTRAINT entry_account_fkey, DROP CONSTRAINT entry_hold_id_fkey;
ALTER TABLE task DROP CONSTRAINT task_account_fkey, DROP CONSTRAINT task_key_fkey, DROP CONSTRAINT task_hold_id_fkey;
ALTER TABLE lease DROP CONSTRAINT lease_hold_id_fkey, DROP CONSTRAINT lease_account_fkey;
ALTER TABLE usage
  DROP CONSTRAINT usage_hold_id_fkey, DROP CONSTRAINT usage_account_fkey, DROP CONSTRAINT usage_key_fkey;
ALTER TABLE usage_day DROP CONSTRAINT usage_day_account_fkey;
