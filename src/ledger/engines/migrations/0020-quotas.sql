-- One table for the parts of all limits that gateways take: rates in windows, and what ends with its request.
DROP TABLE quota;
ALTER TABLE slot RENAME TO quota;
ALTER TABLE quota RENAME COLUMN slots TO amount;
