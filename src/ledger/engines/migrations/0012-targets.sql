-- The target of the upstream that has the task. Earlier tasks were created by upstreams with one target, whose name is default.
ALTER TABLE task ADD COLUMN target TEXT NOT NULL DEFAULT 'default';
