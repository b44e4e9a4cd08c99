/** Judges what an upstream says of a task: it goes on, it is settled and for how much, or nothing can be learnt from it. */
import { costHalfUp, LARGEST_AMOUNT, type Nano, quantityNano } from '../lang/amount.ts';
import { parseJson } from '../lang/parse-json.ts';
import { ownValue } from '../lang/pointer.ts';
import type { TaskKindPlan } from '../plan.ts';
import type { Settlement, Task } from '../store/store.ts';
import { costMemo, formatUnits } from './memo.ts';

/** What an answer to a query means. `unchanged` says why, for a log; the task stays what it is. */
export type Verdict =
  | { readonly state: 'unchanged'; readonly why: string }
  | { readonly state: 'running'; readonly status: string; readonly record: string | null }
  | { readonly state: 'settle'; readonly settlement: Settlement };

/** A larger answer is passed on to the caller, but not kept. */
const LARGEST_RECORD_BYTES = 64 * 1024;
const LONGEST_REASON = 500;

/**
 * Reads an upstream's answer to the query of a task.
 *
 * A query that fails changes nothing: only a status word that the configuration knows moves a task, and only one that means
 * failure releases its hold. A success is charged by the price on the task, never by today's: the upstream's own count where
 * it gives one, else what was computed at creation. A count that comes to more than there is an amount for cannot be charged:
 * the hold stays until the upstream says another, or the task's deadline has an operator decide.
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
  switch (meaning) {
    case 'running':
      return { state: 'running', status, record };
    case 'failed':
      return { state: 'settle', settlement: { outcome: 'release', reason: reasonOf(body, status), status, record } };
    case 'succeeded': {
      const units_nano = reportedUnits(kind, body) ?? task.otherwise_units_nano;
      const line = { price_nano: task.price_nano, units_nano, per: task.per, discount_nano: task.discount_nano };
      const amount_nano = costHalfUp(line);
      if (amount_nano > LARGEST_AMOUNT && amount_nano > task.hold_nano) {
        const why = `the upstream reports ${formatUnits(units_nano)} units, which come to more than can be charged`;
        return { state: 'unchanged', why };
      }
      const memo = costMemo(task.unit, line);
      return { state: 'settle', settlement: { outcome: 'capture', units_nano, amount_nano, memo, status, record } };
    }
  }
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** The units that the upstream reports; undefined where it reports none, or what it reports is no quantity. */
function reportedUnits(kind: TaskKindPlan, body: unknown): Nano | undefined {
  return quantityNano(kind.billing.actual.at?.(body));
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
