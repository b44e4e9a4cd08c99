-- Finds the charge of a request that a caller names. Ids of requests begin with their time, so the index grows at its end.
CREATE INDEX usage_by_request ON usage (request_id) WHERE request_id IS NOT NULL;
