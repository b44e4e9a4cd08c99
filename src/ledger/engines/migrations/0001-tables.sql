-- The tables of the store, in SQL that both engines share. Columns are INTEGER (64 bits), TEXT or BLOB and nothing else:
-- SQLite takes the file as it stands, PostgreSQL reads INTEGER as BIGINT and BLOB as BYTEA and drops STRICT.
-- Money, units and discounts are integers of 10^-9; times are milliseconds since the epoch.

CREATE TABLE account (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  posted INTEGER NOT NULL DEFAULT 0,
  held INTEGER NOT NULL DEFAULT 0,
  discount INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  CONSTRAINT account_name_has_1_to_128_characters CHECK (length(name) BETWEEN 1 AND 128),
  CONSTRAINT account_held_is_not_negative CHECK (held >= 0),
  CONSTRAINT account_discount_is_not_negative CHECK (discount >= 0)
) STRICT;

CREATE TABLE api_key (
  id TEXT PRIMARY KEY,
  sha256 BLOB NOT NULL UNIQUE,
  prefix TEXT NOT NULL,
  name TEXT,
  account TEXT NOT NULL REFERENCES account (id),
  models TEXT, -- a JSON array of globs
  discount INTEGER,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  revoked_at INTEGER,
  CONSTRAINT api_key_sha256_has_32_bytes CHECK (length(sha256) = 32),
  CONSTRAINT api_key_discount_is_not_negative CHECK (discount >= 0)
) STRICT;

CREATE INDEX api_key_by_account ON api_key (account, created_at);

-- The ledger. A wallet is the sum of its deltas; a hold's own id is its hold_id, which its resolution repeats.
-- task_id has no foreign key, because a hold is written before the task that it belongs to; the audit checks it.
CREATE TABLE entry (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL REFERENCES account (id),
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL,
  posted_delta INTEGER NOT NULL,
  held_delta INTEGER NOT NULL,
  hold_id INTEGER REFERENCES entry (id),
  task_id TEXT,
  reference TEXT,
  memo TEXT,
  at INTEGER NOT NULL,
  CONSTRAINT entry_kind_fixes_its_deltas CHECK (
    CASE kind
      WHEN 'topup' THEN amount > 0 AND posted_delta = amount AND held_delta = 0
      WHEN 'hold' THEN amount >= 0 AND posted_delta = 0 AND held_delta = amount
      WHEN 'capture' THEN amount >= 0 AND posted_delta = -amount AND amount <= -held_delta
      WHEN 'release' THEN amount >= 0 AND posted_delta = 0 AND held_delta = -amount
      WHEN 'overage' THEN amount > 0 AND posted_delta = -amount AND held_delta = 0
      WHEN 'adjust' THEN posted_delta = amount AND held_delta = 0
      ELSE FALSE
    END
  ),
  CONSTRAINT entry_names_its_hold CHECK (
    CASE kind
      WHEN 'hold' THEN hold_id IS NOT NULL AND hold_id = id
      WHEN 'topup' THEN hold_id IS NULL
      WHEN 'adjust' THEN hold_id IS NULL
      ELSE hold_id IS NOT NULL AND hold_id < id
    END
  )
) STRICT;

CREATE INDEX entry_by_account ON entry (account, id);
CREATE UNIQUE INDEX entry_resolves_a_hold_once ON entry (hold_id) WHERE kind IN ('capture', 'release');
CREATE UNIQUE INDEX entry_overage_once_a_hold ON entry (hold_id) WHERE kind = 'overage';
CREATE UNIQUE INDEX entry_topup_once_a_reference ON entry (account, reference) WHERE kind = 'topup';

CREATE TABLE task (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES account (id),
  key TEXT NOT NULL REFERENCES api_key (id),
  upstream TEXT NOT NULL,
  upstream_id TEXT,
  kind TEXT NOT NULL,
  route TEXT NOT NULL,
  model TEXT NOT NULL,
  state TEXT NOT NULL,
  status TEXT,
  record TEXT,
  reason TEXT,
  price TEXT NOT NULL, -- name of the price table
  unit TEXT NOT NULL,
  unit_price INTEGER NOT NULL, -- of `per` units
  per INTEGER NOT NULL,
  discount INTEGER NOT NULL,
  facts TEXT NOT NULL, -- a JSON object
  hold_id INTEGER NOT NULL UNIQUE REFERENCES entry (id),
  hold INTEGER NOT NULL,
  hold_units INTEGER NOT NULL,
  hold_memo TEXT NOT NULL,
  otherwise_units INTEGER NOT NULL,
  charged INTEGER,
  charged_units INTEGER,
  request TEXT, -- a JSON object: path and headers, kept only while the outcome may be asked for by sending it again
  request_body BLOB,
  lease_owner TEXT,
  lease_until INTEGER NOT NULL,
  deadline_at INTEGER NOT NULL,
  next_poll_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  finished_at INTEGER,
  hidden_at INTEGER,
  -- In this order, so that the index also serves the look-up by the upstream's id alone.
  UNIQUE (upstream_id, upstream),
  CONSTRAINT task_state_is_known CHECK (
    state IN ('dispatching', 'running', 'unknown', 'review', 'succeeded', 'failed')
  ),
  CONSTRAINT task_running_has_an_upstream_id CHECK (state <> 'running' OR upstream_id IS NOT NULL),
  CONSTRAINT task_is_charged_when_it_ends CHECK (
    (state IN ('succeeded', 'failed')) = (charged IS NOT NULL AND charged_units IS NOT NULL AND finished_at IS NOT NULL)
  ),
  CONSTRAINT task_failed_is_not_charged CHECK (state <> 'failed' OR charged = 0),
  CONSTRAINT task_ended_is_not_polled CHECK (
    state NOT IN ('succeeded', 'failed') OR next_poll_at IS NULL
  ),
  CONSTRAINT task_amounts_are_not_negative CHECK (
    hold >= 0 AND hold_units >= 0 AND otherwise_units >= 0 AND unit_price >= 0 AND per > 0 AND discount >= 0
  )
) STRICT;

CREATE INDEX task_by_account ON task (account, created_at, hold_id);
CREATE INDEX task_by_creation ON task (created_at, hold_id);
CREATE INDEX task_to_poll ON task (upstream, next_poll_at) WHERE next_poll_at IS NOT NULL;
CREATE INDEX task_unfinished ON task (deadline_at) WHERE state IN ('running', 'unknown');
CREATE INDEX task_dispatching ON task (lease_until) WHERE state = 'dispatching';

-- Who made a portrait group or an asset, and so alone may see it.
CREATE TABLE resource (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  account TEXT NOT NULL REFERENCES account (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT;

-- A creation that was sent with an idempotency key: the same key with the same request gets the same answer.
-- There is no answer yet while the outcome is open. task_id has no foreign key, because the claim is made before the task.
CREATE TABLE idempotency (
  account TEXT NOT NULL REFERENCES account (id),
  key TEXT NOT NULL,
  request_hash BLOB NOT NULL,
  task_id TEXT NOT NULL UNIQUE,
  response_status INTEGER,
  response_headers TEXT, -- a JSON array of names and values
  response BLOB,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account, key),
  CONSTRAINT idempotency_answer_is_whole CHECK (
    (response_status IS NULL) = (response IS NULL) AND (response_status IS NULL) = (response_headers IS NULL)
  )
) STRICT;

CREATE INDEX idempotency_by_age ON idempotency (created_at);

-- A hold without a task, that metered requests of one account draw on; closed_at is when its hold was resolved.
CREATE TABLE lease (
  hold_id INTEGER PRIMARY KEY REFERENCES entry (id),
  account TEXT NOT NULL REFERENCES account (id),
  owner TEXT NOT NULL,
  until INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  closed_at INTEGER
) STRICT;

CREATE INDEX lease_open ON lease (until) WHERE closed_at IS NULL;

-- One metered request. A lease is charged the sum of its rows.
CREATE TABLE usage (
  id INTEGER PRIMARY KEY,
  hold_id INTEGER NOT NULL REFERENCES lease (hold_id),
  account TEXT NOT NULL REFERENCES account (id),
  key TEXT NOT NULL REFERENCES api_key (id),
  route TEXT NOT NULL,
  model TEXT NOT NULL,
  units TEXT NOT NULL, -- a JSON object of decimal strings, by class
  amount INTEGER NOT NULL,
  at INTEGER NOT NULL,
  CONSTRAINT usage_is_not_negative CHECK (amount >= 0)
) STRICT;

CREATE INDEX usage_by_hold ON usage (hold_id);
CREATE INDEX usage_by_account ON usage (account, at);
