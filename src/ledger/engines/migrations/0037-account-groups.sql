-- The group of customers of an account, which the configuration declares. NULL: none.
-- From now on a price_factor of 0 means that an account has none of its own: that of its group applies.
ALTER TABLE account ADD COLUMN group_name TEXT;

-- Groups that accounts have cannot be dropped.
CREATE INDEX account_by_group ON account (group_name) WHERE group_name IS NOT NULL;
