-- Who changed what, in its own chain of hashes. A change is recorded in the transaction that makes it.
CREATE TABLE change (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  role TEXT NOT NULL,
  via TEXT NOT NULL,
  operation TEXT NOT NULL,
  subject TEXT NOT NULL,
  account TEXT,
  before TEXT, -- a JSON object: the changed members
  after TEXT,
  reason TEXT,
  request_id TEXT,
  entry_id INTEGER NOT NULL, -- the newest entry before it
  hash TEXT NOT NULL CONSTRAINT change_has_a_hash CHECK (length(hash) = 64)
) STRICT;

CREATE INDEX change_by_account ON change (account, id) WHERE account IS NOT NULL;
CREATE INDEX change_by_subject ON change (subject, id);

-- The idempotency keys of changes.
CREATE TABLE change_key (
  actor TEXT NOT NULL,
  key TEXT NOT NULL,
  request_sha256 BLOB NOT NULL,
  change_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (actor, key)
) STRICT;

CREATE INDEX change_key_by_age ON change_key (created_at);

ALTER TABLE account ADD COLUMN status TEXT NOT NULL DEFAULT 'active'
  CONSTRAINT account_status_is_known CHECK (status IN ('active', 'suspended'));
-- How far below zero holds may take the available amount.
ALTER TABLE account ADD COLUMN credit_limit INTEGER NOT NULL DEFAULT 0
  CONSTRAINT account_credit_limit_is_not_negative CHECK (credit_limit >= 0);
ALTER TABLE account ADD COLUMN external_id TEXT;
ALTER TABLE account ADD COLUMN labels TEXT; -- a JSON object
-- The newest change of the row; 0: none.
ALTER TABLE account ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX account_by_external_id ON account (external_id) WHERE external_id IS NOT NULL;

-- The secret before the last rotation, which works until then.
ALTER TABLE api_key ADD COLUMN previous_sha256 BLOB;
ALTER TABLE api_key ADD COLUMN previous_until INTEGER;
ALTER TABLE api_key ADD COLUMN last_used_at INTEGER;
ALTER TABLE api_key ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX api_key_by_previous_sha256 ON api_key (previous_sha256) WHERE previous_sha256 IS NOT NULL;

-- The change by which somebody made an entry, and the charge that a refund gives back.
ALTER TABLE entry ADD COLUMN change_id INTEGER;
ALTER TABLE entry ADD COLUMN refund_of INTEGER;
ALTER TABLE entry DROP CONSTRAINT entry_kind_fixes_its_deltas;
ALTER TABLE entry ADD CONSTRAINT entry_kind_fixes_its_deltas CHECK (
  CASE kind
    WHEN 'topup' THEN amount > 0 AND posted_delta = amount AND held_delta = 0
    WHEN 'hold' THEN amount >= 0 AND posted_delta = 0 AND held_delta = amount
    WHEN 'capture' THEN amount >= 0 AND posted_delta = -amount AND amount <= -held_delta
    WHEN 'release' THEN amount >= 0 AND posted_delta = 0 AND held_delta = -amount
    WHEN 'overage' THEN amount > 0 AND posted_delta = -amount AND held_delta = 0
    WHEN 'adjust' THEN posted_delta = amount AND held_delta = 0
    WHEN 'refund' THEN amount > 0 AND posted_delta = amount AND held_delta = 0
    ELSE FALSE
  END
);
ALTER TABLE entry ADD CONSTRAINT entry_refund_names_its_charge CHECK (
  CASE kind
    WHEN 'refund' THEN refund_of IS NOT NULL AND refund_of < id AND change_id IS NOT NULL
    ELSE refund_of IS NULL
  END
);
CREATE INDEX entry_refunds ON entry (refund_of) WHERE refund_of IS NOT NULL;
