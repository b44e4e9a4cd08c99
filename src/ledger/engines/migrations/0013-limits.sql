-- The limits of one key or account, which replace those of the configuration: a JSON object.
ALTER TABLE api_key ADD COLUMN limits TEXT;
ALTER TABLE account ADD COLUMN limits TEXT;

-- The only key whose requests draw on a lease, because the key has a spend limit; NULL: any key of the account.
ALTER TABLE lease ADD COLUMN key TEXT REFERENCES api_key (id);
CREATE INDEX lease_open_of_key ON lease (account, key) WHERE closed_at IS NULL AND key IS NOT NULL;

-- What was charged in a period for which the account, or one of its keys, has a spend limit. An empty key: the whole account.
-- Always the sum of the ledger's charges; a missing row is summed again.
CREATE TABLE spending (
  account TEXT NOT NULL REFERENCES account (id),
  key TEXT NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL,
  spent INTEGER NOT NULL,
  PRIMARY KEY (account, key, since, until),
  CONSTRAINT spending_is_not_negative CHECK (spent >= 0)
) STRICT;

CREATE INDEX entry_charged ON entry (account, at) WHERE kind IN ('capture', 'overage');

-- The unfinished tasks of an account, a key or a model.
CREATE INDEX task_open ON task (account, model) WHERE finished_at IS NULL;
CREATE INDEX task_open_of_key ON task (key, model, hold) WHERE finished_at IS NULL;
CREATE INDEX task_open_of_model ON task (model) WHERE finished_at IS NULL;

-- What the gateways took of a rate in its current window.
CREATE TABLE quota (
  subject TEXT PRIMARY KEY,
  since INTEGER NOT NULL,
  taken INTEGER NOT NULL
) STRICT;

-- The slots for concurrent requests that a gateway has until a time.
CREATE TABLE slot (
  subject TEXT NOT NULL,
  owner TEXT NOT NULL,
  slots INTEGER NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (subject, owner)
) STRICT;
