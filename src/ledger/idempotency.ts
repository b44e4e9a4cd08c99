/** Idempotency keys: whether a creation was asked for before, and what was answered then. */
import { Buffer } from 'node:buffer';
import { type Book, compoundKey, type IdempotencyRecord } from './book.ts';
import type { Time_ms } from './rows.ts';
import type { IdempotencyKey, NewTask, RepeatedRequest, StoredAnswer } from './task-rows.ts';

/** What became of the request that bore this key before; undefined when this is the first, or the other is too old. */
export function repeatOf(
  record: IdempotencyRecord | undefined,
  idempotency: IdempotencyKey,
  at_ms: Time_ms,
): RepeatedRequest | undefined {
  if (record === undefined || record.created_at_ms <= at_ms - idempotency.keep_ms) return undefined;
  if (Buffer.compare(record.request_sha256, idempotency.request_sha256) !== 0)
    return { ok: false, reason: 'other_request' };
  if (record.answer === null) return { ok: false, reason: 'in_flight' };
  return { ok: false, reason: 'answered', answer: record.answer };
}

/** Keeps the key beside the task that it created. An older record of the key is replaced. */
export function putRecord(book: Book, task: NewTask, idempotency: IdempotencyKey, at_ms: Time_ms): void {
  const { account, id: task_id } = task;
  const { key, request_sha256 } = idempotency;
  const name = compoundKey(account, key);
  book.idempotency.put(name, { account, key, request_sha256, task_id, answer: null, created_at_ms: at_ms });
  book.unansweredOfTask.insert(task_id, name);
}

/** Keeps the answer in the same change as what it says, so that neither is durable without the other. The first answer stays. */
export function answerRecord(book: Book, task_id: string, answer: StoredAnswer): void {
  const record = takeUnanswered(book, task_id);
  if (record !== undefined) book.idempotency.put(compoundKey(record.account, record.key), { ...record, answer });
}

/** Frees the key of a creation that has no answer, so that the request can be sent again. */
export function dropUnanswered(book: Book, task_id: string): void {
  const record = takeUnanswered(book, task_id);
  if (record !== undefined) book.idempotency.put(compoundKey(record.account, record.key), null);
}

function takeUnanswered(book: Book, task_id: string): IdempotencyRecord | undefined {
  const name = book.unansweredOfTask.get(task_id);
  if (name === undefined) return undefined;
  book.unansweredOfTask.put(task_id, null);
  const record = book.idempotency.get(name);
  // The key may have been used again since, for another task.
  return record?.task_id === task_id && record.answer === null ? record : undefined;
}
