-- The usage of each quarter of an hour (UTC, since 1970), in place of days: every time zone's day is a whole number of quarters. A
-- series is what is counted together; the names of its classes of units are a JSON list. Target '': not known.
CREATE TABLE usage_series (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL REFERENCES account (id),
  key TEXT NOT NULL,
  model TEXT NOT NULL,
  route TEXT NOT NULL,
  target TEXT NOT NULL,
  classes TEXT NOT NULL
) STRICT;
CREATE INDEX usage_series_of_account ON usage_series (account);

-- uncosted: the requests whose cost is not known. cost: of the others.
CREATE TABLE usage_quarter (
  series INTEGER NOT NULL,
  quarter INTEGER NOT NULL,
  requests INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  cost INTEGER NOT NULL,
  uncosted INTEGER NOT NULL,
  units_1 INTEGER NOT NULL,
  units_2 INTEGER NOT NULL,
  units_3 INTEGER NOT NULL,
  units_4 INTEGER NOT NULL,
  PRIMARY KEY (series, quarter)
) STRICT, WITHOUT ROWID;

-- One row for each charge or failure and each four of its classes.
CREATE TEMP TABLE counted AS
WITH counted_unit AS (
  SELECT u.id, u.account, u.key, u.model, u.route, coalesce(u.upstream || '/' || u.target, '') AS target, u.at / 900000 AS quarter, u.cost, 1 AS requests, 0 AS failures, u.amount,
    j.key AS class,
    CASE instr(j.value, '.') WHEN 0 THEN CAST(j.value AS INTEGER) * 1000000000
      ELSE CAST(substr(j.value, 1, instr(j.value, '.') - 1) AS INTEGER) * 1000000000
        + CAST(substr(substr(j.value, instr(j.value, '.') + 1) || '000000000', 1, 9) AS INTEGER) END AS units,
    row_number() OVER (PARTITION BY u.id ORDER BY j.key) - 1 AS number
  FROM usage AS u LEFT JOIN json_each(u.units) AS j
)
SELECT account, key, model, route, target, quarter, iif(number < 4, 1, 0) AS requests, failures, iif(number < 4, amount, 0) AS amount,
  iif(number < 4, coalesce(cost, 0), 0) AS cost, iif(number < 4 AND cost IS NULL, 1, 0) AS uncosted,
  coalesce(json_group_array(class ORDER BY class) FILTER (WHERE class IS NOT NULL), '[]') AS classes,
  coalesce(max(units) FILTER (WHERE number % 4 = 0), 0) AS units_1, coalesce(max(units) FILTER (WHERE number % 4 = 1), 0) AS units_2,
  coalesce(max(units) FILTER (WHERE number % 4 = 2), 0) AS units_3, coalesce(max(units) FILTER (WHERE number % 4 = 3), 0) AS units_4
FROM counted_unit GROUP BY id, number / 4
UNION ALL
SELECT account, key, model, route, upstream || '/' || target, finished_at / 900000, iif(state = 'succeeded', 1, 0), iif(state = 'failed', 1, 0),
  iif(state = 'succeeded', charged, 0),
  iif(state = 'succeeded', coalesce(cost, 0), 0), iif(state = 'succeeded' AND cost IS NULL, 1, 0),
  iif(state = 'succeeded', json_array(CASE unit WHEN 'second' THEN 'seconds' WHEN 'million_tokens' THEN 'tokens' WHEN 'request' THEN 'requests'
    WHEN 'image' THEN 'images' WHEN 'character' THEN 'characters' WHEN 'million_characters' THEN 'characters'
    WHEN 'byte' THEN 'bytes' WHEN 'million_bytes' THEN 'bytes' ELSE unit END), '[]'),
  iif(state = 'succeeded', coalesce(charged_units, 0), 0), 0, 0, 0
FROM task WHERE state IN ('succeeded', 'failed');

INSERT INTO usage_series (id, account, key, model, route, target, classes)
SELECT -row_number() OVER (), account, key, model, route, target, classes
FROM (SELECT DISTINCT account, key, model, route, target, classes FROM counted);

INSERT INTO usage_quarter (series, quarter, requests, failures, amount, cost, uncosted, units_1, units_2, units_3, units_4)
SELECT s.id, c.quarter, sum(c.requests), sum(c.failures),
  CAST(sum(c.amount / 1000000000) * 1000000000 + sum(c.amount % 1000000000) AS INTEGER),
  CAST(sum(c.cost / 1000000000) * 1000000000 + sum(c.cost % 1000000000) AS INTEGER), sum(c.uncosted),
  CAST(sum(units_1 / 1000000000) * 1000000000 + sum(units_1 % 1000000000) AS INTEGER),
  CAST(sum(units_2 / 1000000000) * 1000000000 + sum(units_2 % 1000000000) AS INTEGER),
  CAST(sum(units_3 / 1000000000) * 1000000000 + sum(units_3 % 1000000000) AS INTEGER),
  CAST(sum(units_4 / 1000000000) * 1000000000 + sum(units_4 % 1000000000) AS INTEGER)
FROM counted AS c JOIN usage_series AS s USING (account, key, model, route, target, classes)
GROUP BY s.id, c.quarter;

DROP TABLE counted;
DROP TABLE usage_day;

-- When the usage rows of a closed lease were pruned.
ALTER TABLE lease ADD COLUMN pruned_at INTEGER;
