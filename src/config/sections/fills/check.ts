/** Reports values of fills that can never apply, because an earlier step refuses or decides every request to which they belong. */

import { escapePointerToken, readPointer } from '../../../lib/json/pointer.ts';
import { isRecord } from '../../../lib/json/record.ts';
import type { Route } from '../../../plan/generated/gateway.d.ts';
import type { UsedSchema } from '../../compile/schemas.ts';
import type { Scope } from '../../compile/scope.ts';
import { toPointer } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';
import { writtenBranches } from '../routes/written-branches.ts';

/** A branch with the fill: what its route reads before the fill. */
interface Use {
  /** Where the route reads the model; undefined: not in the body. */
  readonly model: string | undefined;
  /** The schema of the body; undefined: there is none, or it has a mistake. */
  readonly schema: UsedSchema | undefined;
}

/** Reports the defaults that no branch with their fill can need, and the values that would replace a model that is billed. */
export function checkDeadFills(scope: Scope, schemas: readonly UsedSchema[]): void {
  const byPlace = new Map(schemas.map((schema) => [toPointer(schema.place), schema]));
  const uses = new Map<string, Use[]>();
  for (const [name, route] of Object.entries(scope.config.routes)) {
    for (const [place, { fill }] of writtenBranches(name, route)) {
      if (fill === undefined) continue;
      const model = 'model' in route && route.model !== undefined && 'at' in route.model ? route.model.at : undefined;
      uses.set(fill, [...(uses.get(fill) ?? []), { model, schema: byPlace.get(toPointer([...place, 'body'])) }]);
    }
  }
  for (const [name, route] of Object.entries(scope.config.routes)) {
    if ('model' in route && route.model !== undefined && 'at' in route.model && route.model.default !== undefined)
      checkModelDefault(route.model.at, [name, route], byPlace, scope);
  }
  for (const [name, { defaults = {}, set = {} }] of Object.entries(scope.config.fills ?? {})) {
    const places = uses.get(name) ?? [];
    if (places.length === 0 || !isKnown(['fills', name], scope)) continue;
    for (const member of Object.keys(defaults))
      checkDefault(member, places, ['fills', name, 'defaults', member], scope);
    for (const pointer of Object.keys(set)) {
      if (!places.some(({ model }) => model === pointer)) continue;
      const message = `the model is chosen and billed before the fill, and the upstream would get another one`;
      const hint = "remove it; the upstream's own name of a model is its as";
      scope.report.error('dead-fill', ['fills', name, 'set', pointer], message, hint, { on: 'key' });
    }
  }
}

function checkDefault(member: string, uses: readonly Use[], place: readonly string[], { report }: Scope): void {
  const reasons = uses.map(({ model, schema }) => {
    if (model === `/${escapePointerToken(member)}`) return 'the model is chosen before the fill';
    return requires(schema?.document, member) ? `${schema?.file} requires it` : undefined;
  });
  const [first] = reasons;
  if (first === undefined || reasons.includes(undefined)) return;
  const message = `this default never applies: ${first}, so a body without '${member}' is refused`;
  const hint = first.startsWith('the model')
    ? 'remove it, and write model: { at: …, default: … } in the route'
    : `remove it, or remove '${member}' from required of the schema`;
  report.error('dead-fill', place, message, hint, { on: 'key' });
}

/** Reports the default model of a route whose schemas all require the model. */
function checkModelDefault(
  at: string,
  [name, route]: readonly [string, Route],
  byPlace: ReadonlyMap<string, UsedSchema>,
  { report }: Scope,
): void {
  const files = writtenBranches(name, route).map(([place]) => {
    const schema = byPlace.get(toPointer([...place, 'body']));
    const [member, ...deeper] = readPointer(at);
    return deeper.length === 0 && requires(schema?.document, member ?? '') ? schema?.file : undefined;
  });
  const [first] = files;
  if (first === undefined || files.includes(undefined)) return;
  const message = `this default never applies: ${first} requires the model`;
  report.error(
    'dead-fill',
    ['routes', name, 'model', 'default'],
    message,
    'remove it from required of the schema, or remove the default',
  );
}

function requires(schema: unknown, member: string): boolean {
  return isRecord(schema) && Array.isArray(schema.required) && schema.required.includes(member);
}
