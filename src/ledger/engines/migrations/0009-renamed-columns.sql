-- One word for one thing: a price factor is what is paid of a price (0.85 means 85 %), a divisor is how many units a price is for.
ALTER TABLE account RENAME COLUMN discount TO price_factor;
ALTER TABLE api_key RENAME COLUMN discount TO price_factor;
ALTER TABLE task RENAME COLUMN discount TO price_factor;
ALTER TABLE task RENAME COLUMN per TO divisor;

-- lease_until was the deadline of the dispatch while a task was dispatching, and the end of a process's claim once it was polled.
-- The deadline of a task that is no longer dispatching may be lost; it is not read any more.
ALTER TABLE task RENAME COLUMN lease_owner TO claim_owner;
ALTER TABLE task RENAME COLUMN lease_until TO dispatch_deadline_at;
ALTER TABLE task ADD COLUMN claim_until INTEGER;
UPDATE task SET claim_until = dispatch_deadline_at WHERE claim_owner IS NOT NULL AND state <> 'dispatching';
