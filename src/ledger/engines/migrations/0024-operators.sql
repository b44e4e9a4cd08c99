-- Tokens are changed with their records, as accounts and keys are. 0: the token is older than its records.
ALTER TABLE admin_token ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- The result of a change, for the answer to a repetition.
ALTER TABLE change_key ADD COLUMN result BLOB;

-- Who gets alerts about the account.
ALTER TABLE account ADD COLUMN contact TEXT;
