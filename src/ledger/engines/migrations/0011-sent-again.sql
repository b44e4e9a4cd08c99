-- When the creation was last sent again with its key, unless that repetition made nothing; NULL: not since it was first sent.
ALTER TABLE task ADD COLUMN resent_at INTEGER;
