-- Who gets events: the operator (account NULL), or an account. The secrets sign what is sent, so they are stored as they are.
CREATE TABLE webhook (
  id TEXT PRIMARY KEY,
  account TEXT REFERENCES account (id),
  url TEXT NOT NULL,
  name TEXT,
  events TEXT, -- a JSON array; NULL: all
  status TEXT NOT NULL,
  secret TEXT NOT NULL,
  previous_secret TEXT,
  previous_until INTEGER,
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 0,
  -- One gateway delivers to it until then.
  claim_until INTEGER,
  CONSTRAINT webhook_status_is_known CHECK (status IN ('active', 'disabled', 'gone', 'removed')),
  CONSTRAINT webhook_has_a_secret CHECK (status = 'removed' OR length(secret) >= 38)
) STRICT;

CREATE INDEX webhook_by_account ON webhook (account, id);

-- An event for one webhook, written in the transaction that causes it.
CREATE TABLE webhook_delivery (
  id INTEGER PRIMARY KEY,
  webhook TEXT NOT NULL REFERENCES webhook (id),
  event TEXT NOT NULL,
  type TEXT NOT NULL,
  account TEXT,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- NULL: it has ended, or waits for an earlier one of its subject.
  next_at INTEGER,
  last_at INTEGER,
  last_result TEXT,
  finished_at INTEGER,
  CONSTRAINT webhook_delivery_is_once UNIQUE (webhook, event),
  CONSTRAINT webhook_delivery_state_is_known CHECK (state IN ('pending', 'delivered', 'failed', 'dropped'))
) STRICT;

CREATE INDEX webhook_delivery_waiting ON webhook_delivery (webhook, subject, id) WHERE state = 'pending';
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook, next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_delivery_list ON webhook_delivery (webhook, id);
CREATE INDEX webhook_delivery_finished ON webhook_delivery (finished_at) WHERE finished_at IS NOT NULL;

-- One row: whether there is a webhook, and below which amount a wallet is low. Every batch of changes reads it.
CREATE TABLE webhook_rules (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  is_on INTEGER NOT NULL,
  low INTEGER
) STRICT;

INSERT INTO webhook_rules (id, is_on, low) VALUES (1, 0, NULL);

-- What was said of the wallet since money was last put into it: 0 nothing, 1 it is low, 2 it is empty.
ALTER TABLE account ADD COLUMN alerted INTEGER NOT NULL DEFAULT 0;
