/** Names that models share with the rest of the file without a section that declares them: types, limits and the defaults of facts. */
import { textsIn } from '../config/repairs.ts';
import { nearest } from '../lang/prefix.ts';
import { areModelsKnown } from './known.ts';
import { createReferences, type References, suggestion } from './references.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** Each name with the places that it stands at. */
type Uses = ReadonlyMap<string, readonly Place[]>;

/** The types of the models, to which routes and catalogues refer. */
export function modelTypes(scope: Scope): References<true> {
  const known = Object.entries(scope.config.models ?? {}).filter(([id]) => !scope.repairs.has(['models', id, 'type']));
  return createReferences(
    {
      names: new Map(known.map(([, { type }]) => [type, true])),
      isComplete: areModelsKnown(scope),
      code: 'unknown-type',
      unknown: (type) => `no model is of type '${type}'`,
      suspects: ['models', 'upstreams', 'prices'],
    },
    scope,
  );
}

/** The limits of models that some fact asks for: `{ limit: input }`, `default: { limit: output }`. */
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
      isComplete: !scope.repairs.touches(['billing']),
      code: 'unknown-limit',
      unknown: (name) => `no fact asks a model for the limit '${name}'`,
      none: (name) => `a fact asks with limit: ${name}`,
    },
    scope,
  );
}

/** Reports a default that no fact asks for, and a fact that falls back on a default that only a misspelling keeps apart. */
export function checkDefaultNames(scope: Scope): void {
  const asked = defaultsAsked(scope);
  const given = defaultsGiven(scope);
  const isAsked = createReferences(
    {
      names: namesOf(asked),
      isComplete: true,
      code: 'unknown-default',
      unknown: (name) => `no fact asks a model for the default '${name}'`,
      none: (name) => `a fact asks with default: { model: ${name} }`,
    },
    scope,
  );
  // A default that no model has is mostly one that callers must give: only a misspelling is a mistake.
  const isGiven = createReferences(
    {
      names: namesOf(given),
      isComplete: false,
      code: 'unknown-default',
      unknown: (name) => `no model has a default '${name}'`,
    },
    scope,
  );
  const explained = new Set<string>();
  for (const [name, places] of asked) {
    if (given.has(name) || isDropped(name, scope)) continue;
    const near = nearest(name, given.keys());
    // Where only one fact asks and only one model gives, the model's name is taken for the misspelt one.
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

/** The names that facts ask models for: `default: { model: resolution }`. */
function defaultsAsked(scope: Scope): Uses {
  const asked = new Map<string, Place[]>();
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
  const given = new Map<string, Place[]>();
  for (const [id, { defaults }] of Object.entries(scope.config.models ?? {})) {
    for (const name of Object.keys(defaults ?? {})) {
      given.set(name, [...(given.get(name) ?? []), ['models', id, 'defaults', name]]);
    }
  }
  return given;
}

/** Whether a part of a model that was removed gives the default. */
function isDropped(name: string, scope: Scope): boolean {
  return scope.repairs.below(['models']).some(({ value }) => textsIn(value).includes(name));
}

/** Whether a part of the billing rules that was removed may ask for the default. */
function isAskDropped(name: string, scope: Scope): boolean {
  return scope.repairs.below(['billing']).some(({ path, value }) => {
    if (textsIn(value).includes(name)) return true;
    const [, section, fact, key = 'default'] = path;
    return (section ?? 'facts') === 'facts' && (fact === undefined || key === 'default' || key === 'at');
  });
}

/**
 * Whether the type of a model is one that something asks for; reports one that is misspelt. Other types are free: `unused`
 * warns of a model that no route takes.
 */
export function isTypeAsked(id: string, type: string, scope: Scope): boolean {
  const place = ['models', id, 'type'];
  const asked = typesAsked(scope);
  if (asked === undefined || asked.has(type) || scope.repairs.has(place)) return true;
  const others = Object.entries(scope.config.models ?? {}).filter(([other]) => other !== id);
  // A type that no other model has is itself reported where it is asked for.
  const shared = [...asked].filter((one) => others.some(([, model]) => model.type === one));
  const near = nearest(type, shared);
  if (near === undefined) return true;
  scope.report.error('unknown-type', place, `nothing asks for models of the type '${type}'`, suggestion(type, shared));
  return false;
}

/** The types that routes and catalogues ask for; undefined where a route takes models of every type. */
function typesAsked({ config, repairs }: Scope): ReadonlySet<string> | undefined {
  const asked = new Set(Object.values(config.catalogues ?? {}).map(({ type }) => type));
  for (const [name, route] of Object.entries(config.routes)) {
    if (repairs.touches(['routes', name])) return undefined;
    if (!('model' in route) || route.model === undefined || 'catalogue' in route) continue;
    if (route.model.type === undefined) return undefined;
    asked.add(route.model.type);
  }
  return asked;
}
