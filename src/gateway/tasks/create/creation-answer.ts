/** Reads an upstream's answer to a creation: a new task, a refusal, or neither. */

import { answeredFacts } from '../../../billing/kinds.ts';
import type { StoredAnswer, Task } from '../../../ledger/store/store.ts';
import { follow } from '../../../lib/json/pointer.ts';
import { statusText } from '../../../lib/net/status-text.ts';
import type { AnswerFactPlan, NothingMadeProof, TaskKindPlan } from '../../../plan/index.ts';
import { type Answer, readJson } from '../../../upstream/client/collect.ts';
import { headerIn } from '../../../upstream/client/headers.ts';
import { idText } from '../upstream-id.ts';

/** Statuses that refuse the request itself, so that the same request gets the same answer. Other errors may be temporary. */
export const REFUSALS: ReadonlySet<number> = new Set([400, 404, 413, 415, 422]);

/** The task in an upstream's answer to a creation. */
export interface CreatedTask {
  readonly id: string;
  readonly status: string | null;
  /** The facts of the answer, as they are stored; undefined: the billing rule reads none. */
  readonly answered?: Task['facts'] | undefined;
}

/** Reads the created task; undefined when the answer has no task id, which leaves open whether a task exists. */
export function readCreation(kind: TaskKindPlan, answer: Answer): CreatedTask | undefined {
  if (answer.statusCode < 200 || answer.statusCode >= 300) return undefined;
  const value = readJson(answer);
  const id = idText(follow(kind.id, value));
  if (id === undefined) return undefined;
  const status = kind.status && follow(kind.status, value);
  return { id, status: (status ?? null) === null ? null : (statusText(status) ?? null) };
}

/** The facts that a billing rule reads from the answer to a creation, as they are stored. */
export function answeredBy(facts: readonly AnswerFactPlan[], answer: Answer): NonNullable<Task['facts']> {
  const value = readJson(answer);
  const given = facts.map(({ name, source: { at, header } }) => {
    if (header !== undefined) return [name, headerIn(answer.headers, header)];
    const found = at.map((place) => follow(place, value)).find((each) => each !== undefined && each !== null);
    return [name, found];
  });
  const read = Object.entries(answeredFacts(facts, Object.fromEntries(given)));
  return Object.fromEntries(read.map(([name, each]) => [name, typeof each === 'boolean' ? each : String(each)]));
}

/** The answer as it is stored for callers who repeat the creation with its idempotency key. */
export function storedAnswer({ statusCode, headers, body }: Answer): StoredAnswer {
  return { status: statusCode, headers, body };
}

/** Whether the answer proves that the upstream made nothing, by the rules of the task kind. An answer with a task id never does. */
export function provesNothingMade(kind: TaskKindPlan, answer: Answer): boolean {
  if (readCreation(kind, answer) !== undefined) return false;
  return kind.nothing_made.some((proof) => proves(proof, answer));
}

function proves({ status, at, codes }: NothingMadeProof, answer: Answer): boolean {
  const { statusCode } = answer;
  const isStatus = status.some((each) =>
    each === '4xx' ? statusCode >= 400 && statusCode < 500 : each === statusCode,
  );
  if (!isStatus || at === undefined) return isStatus;
  const code = follow(at, readJson(answer));
  return (typeof code === 'string' || typeof code === 'number') && codes.includes(code);
}
