/** Reads what an upstream's answer to a creation says: the id of the task that it made, if it made one. */
import type { TaskKindPlan } from '../plan.ts';
import { type Answer, readJson } from '../upstream/collect.ts';

export interface Created {
  readonly id: string;
  readonly status: string | null;
}

/** Undefined for any answer that names no task: then nobody knows whether there is one. */
export function readCreation(kind: TaskKindPlan, answer: Answer): Created | undefined {
  if (answer.statusCode < 200 || answer.statusCode >= 300) return undefined;
  const value = readJson(answer);
  const id = idText(kind.id(value));
  if (id === undefined) return undefined;
  const status = kind.status(value);
  return { id, status: typeof status === 'string' ? status : null };
}

/** Some upstreams count their tasks. A number beyond 2^53 has lost its last digits by now, and names another task or none. */
function idText(id: unknown): string | undefined {
  if (typeof id === 'number') return Number.isSafeInteger(id) ? String(id) : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
