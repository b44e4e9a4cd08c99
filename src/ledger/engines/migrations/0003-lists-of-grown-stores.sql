-- So that no list costs more than it shows where tasks are many. Statements name a partial index by repeating its condition.

-- The tasks that a caller may see, newest first by kind, with all that a caller may choose by: pages and totals read no rows.
CREATE INDEX task_listed ON task (account, kind, created_at, hold_id, status, model)
  WHERE upstream_id IS NOT NULL AND hidden_at IS NULL;

-- In place of task_dispatching: whatever the upstream may have made without a word that was heard. Refused tasks are many.
CREATE INDEX task_unnamed ON task (state, lease_until) WHERE upstream_id IS NULL AND state <> 'failed';
DROP INDEX task_dispatching;

-- What waits for an operator.
CREATE INDEX task_in_review ON task (created_at, hold_id) WHERE state = 'review';
