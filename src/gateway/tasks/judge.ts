/** Reads an upstream's record of a task: it is running, it has ended with a charge, or the record shows nothing. */

import { chargeFailure, chargeTask, unitsOfCapture } from '../../billing/pricing/task-charge.ts';
import { taskCost } from '../../billing/pricing/vendor-cost.ts';
import type { Settlement, Task } from '../../ledger/store/store.ts';
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { follow, ownValue, type Pointer } from '../../lib/json/pointer.ts';
import type { PriceTerms } from '../../lib/money/price-terms.ts';
import { binaryType } from '../../lib/net/binary-type.ts';
import { acceptsType, mediaType } from '../../lib/net/media-type.ts';
import { isSuccessful } from '../../lib/net/status.ts';
import { statusText } from '../../lib/net/status-text.ts';
import type { AnswerMeaning, ModelPlan, TaskKindPlan, TaskMeaning } from '../../plan/index.ts';
import { idText } from './upstream-id.ts';

/** The meaning of an answer to a poll. With `unchanged` the task does not change; `why` is for the log. */
export type PollResult =
  | {
      readonly state: 'unchanged';
      readonly why: string;
      /** The record belongs to another task. */
      readonly isForeign?: true;
    }
  | { readonly state: 'running'; readonly status: string; readonly record: string | null }
  | { readonly state: 'settle'; readonly settlement: Settlement }
  /** It has ended, but the record gives no usable charge: an operator decides. */
  | { readonly state: 'review'; readonly why: string; readonly status: string | null; readonly record: string | null };

/** A larger answer goes to the caller, but is not stored. */
const LARGEST_RECORD_bytes = 64 * 1024;
/** Characters of a reason that an operator reads. */
const LONGEST_REASON = 500;

/** The head of an answer to a poll, and its decoded text. */
export interface PollAnswer {
  readonly statusCode: number;
  readonly text: string;
  readonly type?: string | undefined;
}

/** What a charge depends on beside the task and its rule. */
export interface TaskPrices {
  /** Says what it costs the operator. */
  readonly model?: ModelPlan | undefined;
  /** Of the version of its prices (billing/pricing/price-version.ts). */
  readonly terms?: PriceTerms | undefined;
}

/** What the code and type of an answer mean by `status.answers`; undefined if its body decides. */
export function answerMeaning(
  { answers }: Pick<TaskKindPlan, 'answers'>,
  statusCode: number,
  contentType: string | undefined,
): AnswerMeaning | undefined {
  if (answers === undefined) return undefined;
  const given = mediaType(contentType);
  return answers.find(
    ({ code, type }) =>
      code === statusCode && (type === undefined || (given !== undefined && acceptsType(given, [type]))),
  );
}

/** Whether the head alone decides: the body is what the task has made, which may be large. */
export function isOutcome(kind: TaskKindPlan, statusCode: number, contentType: string | undefined): boolean {
  if (answerMeaning(kind, statusCode, contentType)?.means !== 'succeeded') return false;
  return binaryType(contentType) !== undefined || (kind.failed_at ?? kind.billing.actual.at).length === 0;
}

/**
 * Reads an upstream's answer to a poll. It decides nothing when it is an error, has a status word that is not in the configuration,
 * or is the record of another task. Only a status word of a failure that costs nothing releases the hold. An answer of a
 * binary type is what the task has made, and nothing in it says what to charge.
 */
export function judge(
  kind: TaskKindPlan,
  task: Task,
  answer: PollAnswer,
  { model, terms }: TaskPrices = {},
): PollResult {
  const body = tryParseJson(answer.text);
  const seenStatus = readStatus(kind, task, answer, body);
  if ('state' in seenStatus) return seenStatus;
  const { status, meaning } = seenStatus;
  const isRecord = body !== undefined && Buffer.byteLength(answer.text) <= LARGEST_RECORD_bytes;
  const record = isRecord ? answer.text : null;
  const named = idText(follow(kind.id, body));
  if (named !== undefined && task.upstream_id !== null && named !== task.upstream_id) {
    const why = `the upstream answered with the record of another task, ${named.slice(0, 100)}`;
    return { state: 'unchanged', why, isForeign: true };
  }
  switch (meaning) {
    case 'running':
      if (hasEnded(kind, task)) {
        const why = `the upstream answered with ${status}, after it had answered with ${task.status}`;
        return { state: 'unchanged', why };
      }
      return { state: 'running', status, record };
    case 'failed':
    case 'cancelled':
    case 'succeeded': {
      const seen = { status, record };
      const ended = { task, body, seen, terms };
      const charge =
        meaning === 'succeeded' ? chargeTask(kind.billing, ended) : chargeFailure(kind.billing, meaning, ended);
      if (charge === undefined) {
        return { state: 'settle', settlement: { outcome: 'release', reason: reasonOf(body, status), ...seen } };
      }
      if ('why' in charge) return { state: 'review', why: charge.why, status, record };
      const cost = taskCost(model, task, unitsOfCapture(charge, task)) ?? undefined;
      return { state: 'settle', settlement: { ...charge, cost } };
    }
  }
}

/** A place in which `{id}` stands for the upstream's id of the task. */
function ofTask(place: Pointer, id: string | null): Pointer {
  return place.includes('{id}') ? place.map((token) => (token === '{id}' ? (id ?? token) : token)) : place;
}

/** The status and its meaning, or why the answer has none. */
function readStatus(
  kind: TaskKindPlan,
  { upstream_id }: Task,
  { statusCode, type }: PollAnswer,
  body: unknown,
): { readonly status: string; readonly meaning: TaskMeaning } | PollResult {
  const listed = answerMeaning(kind, statusCode, type);
  if (listed === undefined && !isSuccessful(statusCode))
    return { state: 'unchanged', why: `the upstream answered with status ${statusCode}` };
  const at = (place: Pointer) => follow(ofTask(place, upstream_id), body);
  const found = kind.status && at(kind.status);
  const hasFailed = kind.failed_at?.some((place) => (at(place) ?? null) !== null) === true;
  if (hasFailed) return { status: statusText(found ?? 'failed') ?? 'failed', meaning: 'failed' };
  if (listed !== undefined) return { status: listed.status, meaning: listed.means };
  const binary = body === undefined ? binaryType(type) : undefined;
  if (binary !== undefined) {
    const why = `the upstream answered a poll with ${binary}, which has neither a status nor units`;
    return { state: 'review', why, status: null, record: null };
  }
  if (body === undefined) return { state: 'unchanged', why: 'the upstream answered with something that is not JSON' };
  const status = kind.status && statusText(found);
  const meaning = kind.meaning.get(status ?? '');
  if (status !== undefined && meaning !== undefined) return { status, meaning };
  const given = found === undefined ? 'no status' : `the unknown status ${JSON.stringify(found).slice(0, 100)}`;
  return { state: 'unchanged', why: `the upstream answered with ${given}` };
}

/** Whether it is in review because of the charge of its end. A later, stale answer must not hide from the operator what it cost. */
function hasEnded(kind: TaskKindPlan, { state, status }: Task): boolean {
  const meaning = state === 'review' && status !== null ? kind.meaning.get(status) : undefined;
  return meaning !== undefined && meaning !== 'running';
}

/** The upstream's error message, shortened to one line; without one, its status word. */
function reasonOf(body: unknown, status: string): string {
  const error = typeof body === 'object' && body !== null ? ownValue(body, 'error') : undefined;
  const message = typeof error === 'object' && error !== null ? ownValue(error, 'message') : error;
  if (typeof message !== 'string' || message.trim() === '') return `the upstream says ${status}`;
  return message
    .slice(0, LONGEST_REASON)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}
