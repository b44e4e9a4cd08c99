/** What is known for certain of models and routes, though the document was repaired. */
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** What of a route decides which models it takes, and to which branch. */
const DECIDING: ReadonlySet<string> = new Set(['model', 'branches', 'upstream', 'task', 'catalogue']);

/** Whether it is known which models a route leads where. */
export function isReachKnown(route: Place, { repairs }: Scope): boolean {
  if (repairs.has(route)) return false;
  return !repairs.below(route).some(({ path: [key = '', , inBranch] }) => {
    if (key !== 'branches') return DECIDING.has(String(key));
    return inBranch === undefined || inBranch === 'when';
  });
}

/** Whether it is known of every model which routes take it. */
export function areModelsKnown({ repairs }: Scope): boolean {
  return !repairs.below(['models']).some(({ path: [, key] }) => {
    return key === undefined || key === 'type' || key === 'upstream' || key === 'price';
  });
}
