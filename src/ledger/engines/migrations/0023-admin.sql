-- The tokens of operators, by their SHA-256. After a rotation, the token before it works until a time.
CREATE TABLE admin_token (
  id TEXT PRIMARY KEY,
  sha256 BLOB NOT NULL UNIQUE,
  previous_sha256 BLOB UNIQUE,
  previous_until INTEGER,
  name TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  last_used_at INTEGER,
  revoked_at INTEGER,
  CONSTRAINT admin_token_role_is_known CHECK (role IN ('viewer', 'operator', 'admin')),
  CONSTRAINT admin_token_sha256_has_32_bytes CHECK (length(sha256) = 32)
) STRICT;

-- What browsers have in place of a token, by the SHA-256 of the cookie. It ends with its token.
CREATE TABLE admin_session (
  sha256 BLOB PRIMARY KEY,
  token TEXT NOT NULL REFERENCES admin_token (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  CONSTRAINT admin_session_sha256_has_32_bytes CHECK (length(sha256) = 32)
) STRICT;

CREATE INDEX admin_session_by_end ON admin_session (expires_at);

-- Lists of operators, a page at a time.
CREATE INDEX api_key_by_creation ON api_key (created_at, id);
