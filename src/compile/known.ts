/** Tells whether models and routes are known despite repairs, so that checks about all of them can draw conclusions. */
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** The keys of a route that decide which models it takes, and on which branch. */
const DECIDING: ReadonlySet<string> = new Set(['model', 'branches', 'upstream', 'task', 'catalogue']);

/** Whether it is known which models take which branch of a route. */
export function isReachKnown(route: Place, { repairs }: Scope): boolean {
  if (repairs.has(route)) return false;
  return !repairs.below(route).some(({ path: [key = '', , inBranch] }) => {
    if (key !== 'branches') return DECIDING.has(String(key));
    return inBranch === undefined || inBranch === 'when';
  });
}

/** Whether it is known for every model which routes take it. */
export function areModelsKnown({ repairs }: Scope): boolean {
  return !repairs.below(['models']).some(({ path: [, key] }) => {
    return key === undefined || key === 'type' || key === 'upstream' || key === 'price';
  });
}
