-- Where a copy has moved the store. Every batch reads the head under its lock, so a gateway that still runs cannot write afterwards.
ALTER TABLE ledger_head
  ADD COLUMN moved_to TEXT,
  ADD COLUMN moved_at INTEGER,
  ADD CONSTRAINT ledger_head_move_is_whole CHECK ((moved_to IS NULL) = (moved_at IS NULL));
