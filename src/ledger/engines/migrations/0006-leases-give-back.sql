-- What a lease's usage cost beyond what the wallet could pay: it was not charged, and the audit subtracts it.
ALTER TABLE lease ADD COLUMN waived INTEGER NOT NULL DEFAULT 0 CONSTRAINT lease_waived_is_not_negative CHECK (waived >= 0);

-- When another gateway, short of this account's money, asked the owner to give back what no request needs; NULL once answered.
ALTER TABLE lease ADD COLUMN wanted_at INTEGER;

CREATE INDEX lease_open_of_account ON lease (account) WHERE closed_at IS NULL;
CREATE INDEX lease_wanted ON lease (owner) WHERE wanted_at IS NOT NULL AND closed_at IS NULL;
