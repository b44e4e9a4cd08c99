-- What no change tells of older rows is recorded by the program when it has applied this file (src/store/adopt.ts): their facts, a digest
-- of their secrets, and the newest rows without prices or a change. Afterwards the audit believes no row to be older than its record.

-- A digest of the row, so that another owner is found.
ALTER TABLE resource ADD COLUMN proof BLOB;

-- The record of a session has a digest of it. Older sessions are ended.
DELETE FROM admin_session;
