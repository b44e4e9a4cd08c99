-- Each version of a price table, by the SHA-256 of its content, so that every charge can be computed again.
CREATE TABLE price (
  sha256 BLOB NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  content TEXT NOT NULL, -- a JSON object
  at INTEGER NOT NULL -- when it was used first
) STRICT;

-- How a metered request was charged, and what the upstream reported. NULL in older rows: not known.
ALTER TABLE usage ADD COLUMN request_id TEXT;
ALTER TABLE usage ADD COLUMN upstream TEXT;
ALTER TABLE usage ADD COLUMN target TEXT;
ALTER TABLE usage ADD COLUMN is_stream INTEGER; -- 0 or 1
ALTER TABLE usage ADD COLUMN price_sha256 BLOB;
ALTER TABLE usage ADD COLUMN price_factor INTEGER;
ALTER TABLE usage ADD COLUMN rounding TEXT; -- half_up, or up for the units of a hold
ALTER TABLE usage ADD COLUMN cost INTEGER; -- what it cost the operator; NULL without prices for that
ALTER TABLE usage ADD COLUMN cost_sha256 BLOB;
ALTER TABLE usage ADD COLUMN reported TEXT; -- JSON: the upstream's own objects, by their places

ALTER TABLE task ADD COLUMN request_id TEXT;
ALTER TABLE task ADD COLUMN price_sha256 BLOB;
ALTER TABLE task ADD COLUMN cost INTEGER;
ALTER TABLE task ADD COLUMN cost_sha256 BLOB;

CREATE INDEX task_by_request ON task (request_id) WHERE request_id IS NOT NULL;
