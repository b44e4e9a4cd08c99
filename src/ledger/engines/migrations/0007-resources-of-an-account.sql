-- An account's resources of one kind are listed newest first.
CREATE INDEX resource_by_account ON resource (account, kind, created_at, id);
