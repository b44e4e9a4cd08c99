-- Each filter of a list has an index: without one, a value that few rows have reads the whole table.
CREATE INDEX change_by_actor ON change (actor, id);
CREATE INDEX webhook_delivery_by_state ON webhook_delivery (webhook, state, id);
