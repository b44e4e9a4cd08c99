-- The requests and the cost of each day (UTC, in days since 1970) by account and model, so that reports read no single requests.
CREATE TABLE usage_day (
  account TEXT NOT NULL REFERENCES account (id),
  day INTEGER NOT NULL,
  model TEXT NOT NULL,
  requests INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (account, day, model)
) STRICT;

INSERT INTO usage_day (account, day, model, requests, amount)
SELECT account, day, model, count(*), CAST(sum(amount / 1000000000) * 1000000000 + sum(amount % 1000000000) AS INTEGER) FROM (
  SELECT account, at / 86400000 AS day, model, amount FROM usage
  UNION ALL
  SELECT account, finished_at / 86400000, model, charged FROM task WHERE state = 'succeeded'
) AS charged
GROUP BY account, day, model;
