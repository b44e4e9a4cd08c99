/**
 * Tells which parts of a repaired document are the operator's. Most passes need not ask: a finding names its `basis`, and the report
 * drops it if that was repaired (`compile/report.ts`); a removed name stays declared (`compile/reference-fields.ts`). Passes that compute with values ask here.
 */

import type { Scope } from '../compile/scope.ts';
import type { Path } from '../read/position.ts';
import type { Section } from '../sections/index.ts';
import type { Repair } from './repairs.ts';

/** Whether the value at a place is the operator's: nothing at it, above it or below it was repaired. */
export function isKnown(place: Path, { repairs }: Scope): boolean {
  return !repairs.touches(place);
}

/** The parts of a section that were repaired, with paths relative to it. */
export function unknownParts(section: Section, { repairs }: Scope): readonly Repair[] {
  return repairs.below([section]);
}

/** The keys of a route that decide which models it takes, and on which branch. */
const DECIDING: ReadonlySet<string> = new Set(['model', 'branches', 'upstream', 'task', 'catalogue']);

/** Whether it is known which models take which branch of a route. */
export function isReachKnown(route: Path, { repairs }: Scope): boolean {
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
