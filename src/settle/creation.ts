/** Reads what an upstream's answer to a creation says: the id of the task that it made, if it made one. */
import { parseJson } from '../lang/parse-json.ts';
import type { TaskKindPlan } from '../plan.ts';
import type { Answer } from '../upstream/collect.ts';

export interface Created {
  readonly id: string;
  readonly status: string | null;
}

/** Undefined for any answer that names no task: then nobody knows whether there is one. */
export function readCreation(kind: TaskKindPlan, answer: Answer): Created | undefined {
  if (answer.statusCode < 200 || answer.statusCode >= 300) return undefined;
  let value: unknown;
  try {
    value = parseJson(answer.body.toString('utf8'));
  } catch {
    return undefined;
  }
  const id = kind.id(value);
  if (typeof id !== 'string' || id === '') return undefined;
  const status = kind.status(value);
  return { id, status: typeof status === 'string' ? status : null };
}
