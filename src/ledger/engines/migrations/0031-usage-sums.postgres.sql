-- Coarser roll-ups, derived from usage_quarter in the background, so that a report of many series reads few rows.
-- A pool is what series of all accounts and keys have in common.
CREATE TABLE usage_pool (
  id INTEGER PRIMARY KEY,
  model TEXT NOT NULL,
  route TEXT NOT NULL,
  target TEXT NOT NULL,
  classes TEXT NOT NULL
) STRICT;

-- level 1: a series in the UTC day that begins with the quarter. 2: a pool in the quarter. 3: a series in the days of a UTC month but for
-- its first and last one. Sums are whole units and the rest in nano, because as one number they may not fit 64 bits.
CREATE TABLE usage_sum (
  level INTEGER NOT NULL,
  series INTEGER NOT NULL,
  quarter INTEGER NOT NULL,
  requests INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  uncosted INTEGER NOT NULL,
  amount_whole INTEGER NOT NULL,
  amount_rest INTEGER NOT NULL,
  cost_whole INTEGER NOT NULL,
  cost_rest INTEGER NOT NULL,
  units_1_whole INTEGER NOT NULL,
  units_1_rest INTEGER NOT NULL,
  units_2_whole INTEGER NOT NULL,
  units_2_rest INTEGER NOT NULL,
  units_3_whole INTEGER NOT NULL,
  units_3_rest INTEGER NOT NULL,
  units_4_whole INTEGER NOT NULL,
  units_4_rest INTEGER NOT NULL,
  PRIMARY KEY (level, series, quarter)
) STRICT;

-- The quarters from since until `until` are summed. A step sums those up to step_until, series by series, and has done those up to series.
CREATE TABLE usage_summed (
  level INTEGER PRIMARY KEY,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL,
  step_until INTEGER NOT NULL,
  series INTEGER NOT NULL
) STRICT;
