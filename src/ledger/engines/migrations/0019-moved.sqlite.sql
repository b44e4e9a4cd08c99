-- Where a copy has moved the store. Without a row the store is in use.
CREATE TABLE moved (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  destination TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
