-- Each entry has a hash that covers the entry before it, so that a rewritten history is detected. The program computes it.
ALTER TABLE entry ADD COLUMN hash TEXT NOT NULL CONSTRAINT entry_has_a_hash CHECK (length(hash) = 64);
