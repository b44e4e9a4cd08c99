/** Reads what an upstream says of a task: it goes on, it has ended and for which charge, or nothing can be learnt. */
import { chargeTask } from '../billing/charge-task.ts';
import { parseJson } from '../lang/parse-json.ts';
import { ownValue } from '../lang/pointer.ts';
import type { TaskKindPlan } from '../plan.ts';
import type { Settlement, Task } from '../store/store.ts';
import { idText } from './upstream-id.ts';

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
 * Reads an upstream's answer to a poll of a task. It decides nothing when it is an error, when its status word is not in the
 * configuration, or when it is the record of another task. Only a word that means failure releases the hold.
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
    case 'succeeded': {
      const charge = chargeTask(kind.billing, task, body, { status, record });
      if ('why' in charge) return { state: 'review', why: charge.why, status, record };
      return { state: 'settle', settlement: charge };
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
