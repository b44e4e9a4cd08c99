/** Judges what an upstream says of a task: it goes on, it is settled and for how much, or nothing can be learnt from it. */
import { costHalfUp, LARGEST_AMOUNT, NANO, type Nano, quantityNano } from '../lang/amount.ts';
import { parseJson } from '../lang/parse-json.ts';
import { ownValue } from '../lang/pointer.ts';
import type { BillingPlan, TaskKindPlan } from '../plan.ts';
import type { Settlement, Task } from '../store/store.ts';
import { costMemo, formatUnits } from './memo.ts';

/** What an answer to a query means. `unchanged` says why, for a log; the task stays what it is. */
export type Verdict =
  | {
      readonly state: 'unchanged';
      readonly why: string;
      /** The record is another task's. */
      readonly isForeign?: true;
    }
  | { readonly state: 'running'; readonly status: string; readonly record: string | null }
  | { readonly state: 'settle'; readonly settlement: Settlement }
  /** It succeeded, and what it costs cannot be taken from the upstream's own words: an operator decides. */
  | { readonly state: 'review'; readonly why: string; readonly status: string; readonly record: string | null };

/** A larger answer is passed on to the caller, but not kept. */
const LARGEST_RECORD_BYTES = 64 * 1024;
const LONGEST_REASON = 500;

/**
 * Reads an upstream's answer to the query of a task.
 *
 * A query that fails changes nothing: only a status word that the configuration knows moves a task, and only one that means
 * failure releases its hold. A record that names another task decides nothing about this one. A success is charged by the price
 * on the task, never by today's: the upstream's own count where it gives one, else what was computed at creation. A count that is
 * no quantity, or more than the rule's cap allows, is for an operator to judge.
 */
export function judge(
  kind: TaskKindPlan,
  task: Task,
  answer: { readonly statusCode: number; readonly text: string },
): Verdict {
  if (answer.statusCode < 200 || answer.statusCode > 299) {
    return { state: 'unchanged', why: `the upstream answered with status ${answer.statusCode}` };
  }
  const body = parse(answer.text);
  if (body === undefined) return { state: 'unchanged', why: 'the upstream answered with something that is not JSON' };
  const status = kind.status(body);
  const meaning = typeof status === 'string' ? kind.meaning.get(status) : undefined;
  if (typeof status !== 'string' || meaning === undefined) {
    const given = status === undefined ? 'no status' : `the unknown status ${JSON.stringify(status).slice(0, 100)}`;
    return { state: 'unchanged', why: `the upstream answered with ${given}` };
  }
  const record = Buffer.byteLength(answer.text) <= LARGEST_RECORD_BYTES ? answer.text : null;
  const named = idText(kind.id(body));
  if (named !== undefined && task.upstream_id !== null && named !== task.upstream_id) {
    const why = `the upstream answered with the record of another task, ${named.slice(0, 100)}`;
    return { state: 'unchanged', why, isForeign: true };
  }
  switch (meaning) {
    case 'running':
      return { state: 'running', status, record };
    case 'failed':
      return { state: 'settle', settlement: { outcome: 'release', reason: reasonOf(body, status), status, record } };
    case 'succeeded':
      return judgeSuccess(kind.billing, task, body, status, record);
  }
}

function judgeSuccess(rule: BillingPlan, task: Task, body: unknown, status: string, record: string | null): Verdict {
  const reported = rule.actual.at?.(body) ?? undefined;
  const units_nano = reported === undefined ? task.otherwise_units_nano : quantityNano(reported);
  if (units_nano === undefined) {
    const why = `the upstream reports ${JSON.stringify(reported).slice(0, 100)} units, which is no quantity that can be charged`;
    return { state: 'review', why, status, record };
  }
  const line = { price_nano: task.price_nano, units_nano, per: task.per, discount_nano: task.discount_nano };
  const amount_nano = costHalfUp(line);
  const why = isBeyondCap(rule, task, units_nano)
    ? `more than ${formatUnits(rule.cap_nano ?? 0n)} times the ${formatUnits(task.hold_units_nano)} that were held`
    : amount_nano > LARGEST_AMOUNT && amount_nano > task.hold_nano
      ? 'which come to more than can be charged'
      : undefined;
  if (why !== undefined) {
    return { state: 'review', why: `the upstream reports ${formatUnits(units_nano)} units, ${why}`, status, record };
  }
  const memo = costMemo(task.unit, line);
  return { state: 'settle', settlement: { outcome: 'capture', units_nano, amount_nano, memo, status, record } };
}

function isBeyondCap({ cap_nano }: BillingPlan, { hold_units_nano }: Task, units_nano: Nano): boolean {
  return cap_nano !== undefined && units_nano * NANO > hold_units_nano * cap_nano;
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/**
 * A task's id as an upstream writes it. Some upstreams count their tasks; a number beyond 2^53 has lost its last digits by now,
 * and names another task or none.
 */
export function idText(id: unknown): string | undefined {
  if (typeof id === 'number') return Number.isSafeInteger(id) ? String(id) : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The upstream's own words for a failure, short and on one line, else its status word. */
function reasonOf(body: unknown, status: string): string {
  const error = typeof body === 'object' && body !== null ? ownValue(body, 'error') : undefined;
  const message = typeof error === 'object' && error !== null ? ownValue(error, 'message') : error;
  if (typeof message !== 'string' || message.trim() === '') return `the upstream says ${status}`;
  return message
    .slice(0, LONGEST_REASON)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}
