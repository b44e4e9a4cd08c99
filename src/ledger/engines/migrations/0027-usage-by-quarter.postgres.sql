-- The usage of each quarter of an hour (UTC, since 1970), in place of days: every time zone's day is a whole number of quarters. A
-- series is what is counted together; the names of its classes of units are a JSON list. Target '': not known.
CREATE TABLE usage_series (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL,
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
) STRICT;

-- One row for each charge or failure and each four of its classes.
CREATE TEMP TABLE counted AS
WITH counted_unit AS (
  SELECT u.id, u.account, u.key, u.model, u.route, coalesce(u.upstream || '/' || u.target, '') AS target, u.at / 900000 AS quarter, u.cost, u.amount, j.key AS class,
    (j.value::numeric * 1000000000)::int8 AS units, row_number() OVER (PARTITION BY u.id ORDER BY j.key COLLATE "C") - 1 AS number
  FROM usage AS u LEFT JOIN LATERAL json_each_text(u.units::json) AS j ON true
)
SELECT account, key, model, route, target, quarter, CASE WHEN number / 4 = 0 THEN 1 ELSE 0 END AS requests, 0 AS failures,
  CASE WHEN number / 4 = 0 THEN amount ELSE 0 END AS amount,
  CASE WHEN number / 4 = 0 THEN coalesce(cost, 0) ELSE 0 END AS cost, CASE WHEN number / 4 = 0 AND cost IS NULL THEN 1 ELSE 0 END AS uncosted,
  '[' || coalesce(string_agg(to_json(class)::text, ',' ORDER BY number), '') || ']' AS classes,
  coalesce(max(units) FILTER (WHERE number % 4 = 0), 0) AS units_1, coalesce(max(units) FILTER (WHERE number % 4 = 1), 0) AS units_2,
  coalesce(max(units) FILTER (WHERE number % 4 = 2), 0) AS units_3, coalesce(max(units) FILTER (WHERE number % 4 = 3), 0) AS units_4
FROM counted_unit GROUP BY id, account, key, model, route, target, quarter, amount, cost, number / 4
UNION ALL
SELECT account, key, model, route, upstream || '/' || target, finished_at / 900000, CASE state WHEN 'succeeded' THEN 1 ELSE 0 END,
  CASE state WHEN 'failed' THEN 1 ELSE 0 END, CASE state WHEN 'succeeded' THEN charged ELSE 0 END,
  CASE state WHEN 'succeeded' THEN coalesce(cost, 0) ELSE 0 END, CASE WHEN state = 'succeeded' AND cost IS NULL THEN 1 ELSE 0 END,
  CASE state WHEN 'succeeded' THEN '[' || to_json(CASE unit WHEN 'second' THEN 'seconds' WHEN 'million_tokens' THEN 'tokens'
    WHEN 'request' THEN 'requests' WHEN 'image' THEN 'images' WHEN 'character' THEN 'characters' WHEN 'million_characters' THEN 'characters'
    WHEN 'byte' THEN 'bytes' WHEN 'million_bytes' THEN 'bytes' ELSE unit END)::text || ']' ELSE '[]' END,
  CASE state WHEN 'succeeded' THEN coalesce(charged_units, 0) ELSE 0 END, 0, 0, 0
FROM task WHERE state IN ('succeeded', 'failed');

INSERT INTO usage_series (id, account, key, model, route, target, classes)
SELECT -row_number() OVER (), account, key, model, route, target, classes
FROM (SELECT DISTINCT account, key, model, route, target, classes FROM counted) AS each;

INSERT INTO usage_quarter (series, quarter, requests, failures, amount, cost, uncosted, units_1, units_2, units_3, units_4)
SELECT s.id, c.quarter, sum(c.requests), sum(c.failures), least(sum(c.amount), 9223372036854775807), least(sum(c.cost), 9223372036854775807), sum(c.uncosted),
  least(sum(units_1), 9223372036854775807), least(sum(units_2), 9223372036854775807),
  least(sum(units_3), 9223372036854775807), least(sum(units_4), 9223372036854775807)
FROM counted AS c JOIN usage_series AS s USING (account, key, model, route, target, classes)
GROUP BY s.id, c.quarter;

DROP TABLE counted;
DROP TABLE usage_day;

-- When the usage rows of a closed lease were pruned.
ALTER TABLE lease ADD COLUMN pruned_at INTEGER;
