-- One row, written again and again to learn whether the store can be written.
CREATE TABLE probe (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL
) STRICT;
