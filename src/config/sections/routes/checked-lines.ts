/** Compiles how the lines of uploaded files are checked. */

import type { FormPart, LineOwner } from '../../../plan/generated/gateway.d.ts';
import type { LinesPlan, RequiredOwnerPlan } from '../../../plan/index.ts';
import type { Path } from '../../read/position.ts';
import type { RouteScope } from './route-scope.ts';

/** The files of a form whose lines are checked; undefined if there are none. */
export function compileLines(
  parts: Readonly<Record<string, FormPart>>,
  readOwner: (need: LineOwner, place: Path) => RequiredOwnerPlan,
  route: RouteScope,
): ReadonlyMap<string, LinesPlan> | undefined {
  const { place: above, report } = route;
  const found = Object.entries(parts).flatMap(([name, { type, repeat, lines }]) => {
    if (lines === undefined) return [];
    const place = [...above, 'form', name, 'lines'];
    if (type !== 'file' || repeat !== undefined) {
      const hint = 'write type: file without repeat, or remove lines';
      report.error('bad-form', place, `only one file has lines that are checked, and '${name}' is not one`, hint, {
        on: 'key',
      });
    }
    const { when = {}, body, requires_owner = [] } = lines;
    for (const other of Object.keys(when)) {
      const part = parts[other];
      if (part !== undefined && (part.type ?? 'string') === 'string' && part.repeat === undefined) continue;
      const message = `'${other}' is not one text part of the form`;
      report.error('bad-form', [...place, 'when', other], message, 'name a part of type string without repeat', {
        on: 'key',
      });
    }
    const plan: LinesPlan = {
      when: new Map(Object.entries(when)),
      schema: body === undefined ? undefined : route.schemas(body, [...place, 'body']),
      requires_owner: requires_owner.map((need, index) => readOwner(need, [...place, 'requires_owner', index])),
    };
    return [[name, plan] as const];
  });
  return found.length === 0 ? undefined : new Map(found);
}
