/** What an upstream's answer to a creation says: the new task, a refusal, or nothing. */
import type { TaskKindPlan } from '../../plan.ts';
import type { StoredAnswer } from '../../store/store.ts';
import { type Answer, readJson } from '../../upstream/collect.ts';
import { idText } from '../upstream-id.ts';

/** Statuses by which an upstream refuses the request itself: it would answer the same again. Other errors may be temporary. */
export const refusals: ReadonlySet<number> = new Set([400, 404, 413, 415, 422]);

/** A task as the upstream's answer to its creation names it. */
export interface Created {
  readonly id: string;
  readonly status: string | null;
}

/** Undefined for an answer that names no task: it does not say whether there is one. */
export function readCreation(kind: TaskKindPlan, answer: Answer): Created | undefined {
  if (answer.statusCode < 200 || answer.statusCode >= 300) return undefined;
  const value = readJson(answer);
  const id = idText(kind.id(value));
  if (id === undefined) return undefined;
  const status = kind.status(value);
  return { id, status: typeof status === 'string' ? status : null };
}

/** The answer as it is kept for callers who repeat the creation with its idempotency key. */
export function storedAnswer({ statusCode, headers, body }: Answer): StoredAnswer {
  return { status: statusCode, headers, body };
}

/** Whether the answer proves, by the rules of the task kind, that the upstream made nothing. */
export function provesNothingMade(kind: TaskKindPlan, answer: Answer): boolean {
  return kind.nothing_made.isProved({ statusCode: answer.statusCode, json: () => readJson(answer) });
}
