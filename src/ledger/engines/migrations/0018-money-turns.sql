-- The gateway that waits for money which leases of an account hold, for this amount. Until it ends, holds of others leave that much.
CREATE TABLE money_turn (
  account TEXT PRIMARY KEY REFERENCES account (id),
  owner TEXT NOT NULL,
  amount INTEGER NOT NULL CONSTRAINT money_turn_is_not_negative CHECK (amount >= 0),
  until INTEGER NOT NULL
) STRICT;
