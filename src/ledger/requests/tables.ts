/**
 * The tables of request records. They stand beside the books: in a file of their own (SQLite), or in tables that no book refers to
 * (PostgreSQL). The texts are in both dialects, as engines/sqlite/dialect.ts explains.
 */

import { STORED_PERIODS } from './sum-levels.ts';

/** Raised with every change of the tables. Tables of another version are set aside, and new ones begin. */
export const REQUESTS_VERSION = 2;

export const REQUEST_TABLES = [
  'request_version',
  'request_series',
  'request_record',
  'request_client',
  'request_sum',
  'request_count',
  'request_unknown',
  'request_gap',
] as const;

const texts = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

export const CREATE_TABLES: readonly string[] = [
  'CREATE TABLE request_version (version BIGINT NOT NULL)',
  `INSERT INTO request_version (version) VALUES (${REQUESTS_VERSION})`,
  `CREATE TABLE request_series (
     id /*postgres*/BIGINT GENERATED ALWAYS AS IDENTITY/*end*//*sqlite INTEGER*/ PRIMARY KEY,
     account TEXT NOT NULL,
     key TEXT NOT NULL,
     route TEXT NOT NULL,
     model TEXT NOT NULL,
     target TEXT NOT NULL,
     UNIQUE (account, key, route, model, target)
   )`,
  `CREATE TABLE request_record (
     at_ms BIGINT NOT NULL,
     id TEXT NOT NULL,
     ended_ms BIGINT NOT NULL,
     series BIGINT NOT NULL,
     account TEXT NOT NULL,
     interface TEXT NOT NULL,
     status BIGINT NOT NULL,
     upstream_status BIGINT,
     error TEXT,
     failed_by TEXT,
     calls TEXT NOT NULL,
     first_byte_ms BIGINT,
     bytes_in BIGINT NOT NULL,
     bytes_out BIGINT NOT NULL,
     is_stream BIGINT NOT NULL,
     units TEXT,
     charged_nano BIGINT,
     task TEXT,
     lease BIGINT,
     address TEXT NOT NULL,
     user_agent TEXT,
     client_ids TEXT
   ) /*postgres*/PARTITION BY RANGE (at_ms)/*end*/`,
  'CREATE INDEX /*sqlite request_record_at*/ ON request_record (at_ms, id)',
  'CREATE INDEX /*sqlite request_record_id*/ ON request_record (id)',
  'CREATE INDEX /*sqlite request_record_account*/ ON request_record (account, at_ms, id)',
  'CREATE INDEX /*sqlite request_record_ended*/ ON request_record (ended_ms)',
  'CREATE INDEX /*sqlite request_record_failed*/ ON request_record (at_ms, id) WHERE failed_by IS NOT NULL',
  `CREATE TABLE request_client (
     value TEXT NOT NULL,
     at_ms BIGINT NOT NULL,
     id TEXT NOT NULL
   )`,
  'CREATE INDEX /*sqlite request_client_value*/ ON request_client (value, at_ms)',
  'CREATE INDEX /*sqlite request_client_at*/ ON request_client (at_ms)',
  // A row for each quarter of an hour and one for each day in UTC, so that a year is few rows, at each level of sum-levels.ts.
  `CREATE TABLE request_sum (
     period TEXT NOT NULL CHECK (period IN (${texts(STORED_PERIODS)})),
     start_ms BIGINT NOT NULL,
     series BIGINT NOT NULL,
     requests BIGINT NOT NULL,
     recorded BIGINT NOT NULL,
     failed_caller BIGINT NOT NULL,
     failed_gateway BIGINT NOT NULL,
     failed_upstream BIGINT NOT NULL,
     amount_nano BIGINT NOT NULL,
     failed_amount_nano BIGINT NOT NULL,
     PRIMARY KEY (period, start_ms, series)
   ) /*sqlite WITHOUT ROWID*/`,
  'CREATE INDEX /*sqlite request_sum_series*/ ON request_sum (series, period, start_ms)',
  `CREATE TABLE request_count (
     period TEXT NOT NULL CHECK (period IN (${texts(STORED_PERIODS)})),
     start_ms BIGINT NOT NULL,
     series BIGINT NOT NULL,
     what TEXT NOT NULL,
     value TEXT NOT NULL,
     n BIGINT NOT NULL,
     PRIMARY KEY (period, start_ms, series, what, value)
   ) /*sqlite WITHOUT ROWID*/`,
  `CREATE TABLE request_unknown (
     start_ms BIGINT NOT NULL,
     network TEXT NOT NULL,
     error TEXT NOT NULL,
     requests BIGINT NOT NULL,
     last_ms BIGINT NOT NULL,
     PRIMARY KEY (start_ms, network, error)
   ) /*sqlite WITHOUT ROWID*/`,
  `CREATE TABLE request_gap (
     since_ms BIGINT NOT NULL,
     until_ms BIGINT NOT NULL,
     requests BIGINT NOT NULL,
     reason TEXT NOT NULL
   )`,
];
