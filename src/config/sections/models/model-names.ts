/** Checks the names that models share with other sections and no section declares: types, limits and defaults of facts. */

import { nearest } from '../../../lib/text/prefix.ts';
import { createReferences, type References, suggestion } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { areModelsKnown, isKnown, unknownParts } from '../../repair/known.ts';
import { textsIn } from '../../repair/repairs.ts';

/** Each name with the places that use it. */
type Uses = ReadonlyMap<string, readonly Path[]>;

/** The types of the models, to which routes and catalogues refer. */
export function modelTypes(scope: Scope): References<true> {
  const types = Object.values(scope.config.models ?? {}).map(({ type }) => type);
  return createReferences(
    {
      names: new Map(types.map((type) => [type, true])),
      isComplete: areModelsKnown(scope),
      code: 'unknown-type',
      unknown: (type) => (types.length === 0 ? 'there are no models' : `no model has type '${type}'`),
      none: () => 'add entries to models, or include the file that has them',
      suspects: ['models', 'upstreams', 'prices'],
    },
    scope,
  );
}

/** The limits of models that facts use: `{ limit: input }`, `default: { limit: output }`. */
export function limitsAsked(scope: Scope): References<true> {
  const names = new Map<string, true>();
  for (const rule of Object.values(scope.config.billing ?? {})) {
    for (const fact of Object.values(rule.facts)) {
      if ('limit' in fact) names.set(fact.limit, true);
      if (!('default' in fact) || typeof fact.default !== 'object') continue;
      if (fact.default.limit !== undefined) names.set(fact.default.limit, true);
    }
  }
  return createReferences(
    {
      names,
      isComplete: isKnown(['billing'], scope),
      code: 'unknown-limit',
      unknown: (name) => `no fact uses the limit '${name}'`,
      none: (name) => `use it in a fact with limit: ${name}, or remove it`,
    },
    scope,
  );
}

/** Reports defaults of models that no fact uses, and facts that misspell the name of a default. */
export function checkDefaultNames(scope: Scope): void {
  const asked = defaultsAsked(scope);
  const given = defaultsGiven(scope);
  const isAsked = createReferences(
    {
      names: namesOf(asked),
      isComplete: true,
      code: 'unknown-default',
      unknown: (name) => `no fact uses the default '${name}'`,
      none: (name) => `use it in a fact with default: { model: ${name} }, or remove it`,
    },
    scope,
  );
  // A model need not have the default, because callers may give the value. So only a misspelling is a mistake.
  const isGiven = createReferences(
    {
      names: namesOf(given),
      isComplete: false,
      code: 'unknown-default',
      unknown: (name) => `no model has the default '${name}'`,
    },
    scope,
  );
  const explained = new Set<string>();
  for (const [name, places] of asked) {
    if (given.has(name) || isDropped(name, scope)) continue;
    const near = nearest(name, given.keys());
    // If one fact uses the name and one model has a similar one, the model's is taken to be the misspelt one.
    if (near === undefined || (!asked.has(near) && (given.get(near)?.length ?? 0) <= places.length)) continue;
    explained.add(near);
    for (const place of places) isGiven.use(name, place);
  }
  for (const [name, places] of given) {
    if (explained.has(name) || isAskDropped(name, scope)) continue;
    for (const place of places) isAsked.use(name, place, { on: 'key' });
  }
}

function namesOf(uses: Uses): ReadonlyMap<string, true> {
  return new Map(Array.from(uses.keys(), (name) => [name, true]));
}

/** The defaults that facts use: `default: { model: resolution }`. */
function defaultsAsked(scope: Scope): Uses {
  const asked = new Map<string, Path[]>();
  for (const [rule, { facts }] of Object.entries(scope.config.billing ?? {})) {
    for (const [fact, config] of Object.entries(facts)) {
      if (!('default' in config) || typeof config.default !== 'object') continue;
      const { model: name } = config.default;
      if (name === undefined) continue;
      const place = ['billing', rule, 'facts', fact, 'default', 'model'];
      asked.set(name, [...(asked.get(name) ?? []), place]);
    }
  }
  return asked;
}

function defaultsGiven(scope: Scope): Uses {
  const given = new Map<string, Path[]>();
  for (const [id, { defaults }] of Object.entries(scope.config.models ?? {})) {
    for (const name of Object.keys(defaults ?? {})) {
      given.set(name, [...(given.get(name) ?? []), ['models', id, 'defaults', name]]);
    }
  }
  return given;
}

/** Whether a removed part of a model contains the default. */
function isDropped(name: string, scope: Scope): boolean {
  return unknownParts('models', scope).some(({ value }) => textsIn(value).includes(name));
}

/** Whether a removed part of the billing rules may use the default. */
function isAskDropped(name: string, scope: Scope): boolean {
  return unknownParts('billing', scope).some(({ path, value }) => {
    if (textsIn(value).includes(name)) return true;
    const [, section, fact, key = 'default'] = path;
    return (section ?? 'facts') === 'facts' && (fact === undefined || key === 'default' || key === 'at');
  });
}

/**
 * Whether a route or catalogue uses the type of a model. Reports a misspelt type. Other unused types are not reported here:
 * `unused` warns about a model that no route takes.
 *
 * @param asked the result of `typesAsked`. @param given the types of all models.
 */
export function isTypeAsked(
  id: string,
  type: string,
  { asked, given }: { readonly asked: ReadonlySet<string> | undefined; readonly given: ReadonlySet<string> },
  scope: Scope,
): boolean {
  const place = ['models', id, 'type'];
  if (asked === undefined || asked.has(type)) return true;
  // If no other model has a type, the route or catalogue that uses it is reported.
  const shared = [...asked].filter((each) => given.has(each));
  const near = nearest(type, shared);
  if (near === undefined) return true;
  scope.report.error(
    'unknown-type',
    place,
    `no route or catalogue uses models of type '${type}'`,
    suggestion(type, shared),
  );
  return false;
}

/** The types that routes and catalogues use; undefined if a route takes models of every type. */
export function typesAsked(scope: Scope): ReadonlySet<string> | undefined {
  const { config } = scope;
  const asked = new Set(Object.values(config.catalogues ?? {}).map(({ type }) => type));
  for (const [name, route] of Object.entries(config.routes)) {
    if (!isKnown(['routes', name], scope)) return undefined;
    if (!('model' in route) || route.model === undefined || 'catalogue' in route) continue;
    const type = 'is' in route.model ? config.models?.[route.model.is]?.type : route.model.type;
    if (type === undefined) return undefined;
    asked.add(type);
  }
  return asked;
}
