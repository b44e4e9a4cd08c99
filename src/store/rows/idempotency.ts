/** A row of an idempotency record, and its conversion. */
import type { Buffer } from 'node:buffer';
import type { IdempotencyRecord } from '../../ledger/book.ts';
import { parseStrings } from './json.ts';

/** A row of the table, on any engine. */
export interface RecordRow {
  readonly account: string;
  readonly key: string;
  readonly request_hash: Buffer;
  readonly task_id: string;
  readonly response_status: bigint | null;
  readonly response_headers: string | null;
  readonly response: Buffer | null;
  readonly created_at: bigint;
}

/** Converts a row. */
export function toRecord(row: RecordRow): IdempotencyRecord {
  const { account, key, task_id, response_status: status, response_headers: headers, response: body } = row;
  const isAnswered = status !== null && headers !== null && body !== null;
  const answer = isAnswered ? { status: Number(status), headers: parseStrings(headers), body } : null;
  const { request_hash: request_sha256, created_at } = row;
  return { account, key, request_sha256, task_id, answer, created_at_ms: Number(created_at) };
}
