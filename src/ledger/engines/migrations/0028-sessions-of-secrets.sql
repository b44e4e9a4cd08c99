-- The secret with which a session was opened: the session ends with it. Older sessions are ended.
ALTER TABLE admin_session ADD COLUMN token_sha256 BLOB;
