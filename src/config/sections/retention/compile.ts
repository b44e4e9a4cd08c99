/** Compiles `retention`: how long usage rows and ended tasks are kept. */
import { DAY_ms, parseDuration_ms } from '../../../lib/time/duration.ts';
import type { RetentionPlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';

/** Spend limits of a month count usage rows, which must be kept until the last charges of the month. */
const SHORTEST_ms = 62 * DAY_ms;

export function compileRetention(scope: Scope): RetentionPlan {
  const { usage, tasks } = scope.config.retention ?? {};
  return { usage_ms: readAge_ms(usage, 'usage', scope), tasks_ms: readAge_ms(tasks, 'tasks', scope) };
}

function readAge_ms(text: string | undefined, key: string, scope: Scope): number | undefined {
  const age_ms = text === undefined ? undefined : parseDuration_ms(text);
  if (age_ms === undefined || age_ms >= SHORTEST_ms) return age_ms;
  const hint = 'write at least 62d, or remove the key to keep everything';
  scope.report.error('bad-duration', ['retention', key], `'${text}' would delete what limits and reports need`, hint);
  return undefined;
}
