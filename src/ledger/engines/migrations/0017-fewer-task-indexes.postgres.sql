-- A creation added to eleven indexes, which was more than half of the server's work for it. A task without an upstream id needs no
-- entry in the index of these ids, and one index finds the open tasks of an account and of its keys.
ALTER TABLE task DROP CONSTRAINT task_upstream_id_upstream_key;
CREATE UNIQUE INDEX task_by_upstream_id ON task (upstream_id, upstream) WHERE upstream_id IS NOT NULL;

DROP INDEX task_open;
DROP INDEX task_open_of_key;
CREATE INDEX task_open ON task (account, key, model, hold) WHERE finished_at IS NULL;
