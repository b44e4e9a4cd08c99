/** Reads an upstream's answer to a creation: a new task, a refusal, or neither. */
import type { TaskKindPlan } from '../../plan.ts';
import type { StoredAnswer } from '../../store/store.ts';
import { type Answer, readJson } from '../../upstream/collect.ts';
import { idText } from '../upstream-id.ts';

/** Statuses that refuse the request itself, so that the same request gets the same answer. Other errors may be temporary. */
export const REFUSALS: ReadonlySet<number> = new Set([400, 404, 413, 415, 422]);

/** The task in an upstream's answer to a creation. */
export interface Created {
  readonly id: string;
  readonly status: string | null;
}

/** Reads the created task; undefined when the answer has no task id, which leaves open whether a task exists. */
export function readCreation(kind: TaskKindPlan, answer: Answer): Created | undefined {
  if (answer.statusCode < 200 || answer.statusCode >= 300) return undefined;
  const value = readJson(answer);
  const id = idText(kind.id(value));
  if (id === undefined) return undefined;
  const status = kind.status(value);
  return { id, status: typeof status === 'string' ? status : null };
}

/** The answer as it is stored for callers who repeat the creation with its idempotency key. */
export function storedAnswer({ statusCode, headers, body }: Answer): StoredAnswer {
  return { status: statusCode, headers, body };
}

/** Whether the answer proves that the upstream made nothing, by the rules of the task kind. */
export function provesNothingMade(kind: TaskKindPlan, answer: Answer): boolean {
  return kind.nothing_made.isProved({ statusCode: answer.statusCode, json: () => readJson(answer) });
}
