/** Idempotency keys: whether a creation was requested before, and its answer. */
import { Buffer } from 'node:buffer';
import type { Time_ms } from './money-rows.ts';
import type { IdempotencyKey, NewTask, RepeatedRequest, StoredAnswer } from './task-rows.ts';
import { compoundKey, type IdempotencyRecord, type WorkingSet } from './working-set.ts';

/** The result of the earlier request with this key; undefined when there is none, or its record is too old. */
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

/** Stores the key with the task that it created. Replaces an older record of the key. */
export function putRecord(set: WorkingSet, task: NewTask, idempotency: IdempotencyKey, at_ms: Time_ms): void {
  const { account, id: task_id } = task;
  const { key, request_sha256 } = idempotency;
  const name = compoundKey(account, key);
  set.idempotency.put(name, { account, key, request_sha256, task_id, answer: null, created_at_ms: at_ms });
  set.unansweredOfTask.insert(task_id, name);
}

/** Stores the answer in the same transaction as the change that it reports. A stored answer is not replaced. */
export function answerRecord(set: WorkingSet, task_id: string, answer: StoredAnswer): void {
  const record = takeUnanswered(set, task_id);
  if (record !== undefined) set.idempotency.put(compoundKey(record.account, record.key), { ...record, answer });
}

/** Deletes the key of a creation without an answer, so that the caller can send the request again. */
export function dropUnanswered(set: WorkingSet, task_id: string): void {
  const record = takeUnanswered(set, task_id);
  if (record !== undefined) set.idempotency.put(compoundKey(record.account, record.key), null);
}

function takeUnanswered(set: WorkingSet, task_id: string): IdempotencyRecord | undefined {
  const name = set.unansweredOfTask.get(task_id);
  if (name === undefined) return undefined;
  set.unansweredOfTask.put(task_id, null);
  const record = set.idempotency.get(name);
  // The key may meanwhile belong to another task.
  return record?.task_id === task_id && record.answer === null ? record : undefined;
}
