-- Polls are claimed by target, so that one which hangs delays no other. With its name the index skips the tasks of others.
DROP INDEX task_to_poll;
CREATE INDEX task_to_poll ON task (upstream, next_poll_at, target) WHERE next_poll_at IS NOT NULL;
