/** The catalogue: each model with its upstream, its price table and what fills the facts that a caller leaves open. */
import type { Model } from '../generated/gateway.d.ts';
import { nearest } from '../lang/prefix.ts';
import type { ModelPlan, PricePlan, UpstreamPlan } from '../plan.ts';
import { areModelsKnown } from './known.ts';
import { checkDefaultNames, isTypeAsked } from './model-names.ts';
import { compileSection, type References, suggestion } from './references.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** Compiles `models`. */
export function compileModels(
  scope: Scope,
  upstreams: References<UpstreamPlan>,
  prices: References<PricePlan>,
): References<ModelPlan> {
  checkDefaultNames(scope);
  const limits = limitsWanted(scope);
  return compileSection('models', scope, (id, model): ModelPlan | undefined => {
    const place: Place = ['models', id];
    checkLimits(model, limits, place, scope);
    const upstream = upstreams.use(model.upstream, [...place, 'upstream']);
    const price = model.price === undefined ? undefined : prices.use(model.price, [...place, 'price']);
    if (!isTypeAsked(id, model.type, scope)) return undefined;
    if (upstream === undefined || (model.price !== undefined && price === undefined)) return undefined;
    const declared = Object.entries(model.limits ?? {}).map(([name, limit]) => [name, BigInt(limit)]);
    return {
      id,
      type: model.type,
      upstream,
      price,
      defaults: model.defaults ?? {},
      limits: Object.fromEntries(declared),
      card: model.card ?? {},
    };
  });
}

/** The names that some fact asks a model's limits for: `{ limit: input }`, `default: { limit: output }`. */
export function limitsWanted(scope: Scope): ReadonlySet<string> {
  const wanted = new Set<string>();
  for (const rule of Object.values(scope.config.billing ?? {})) {
    for (const fact of Object.values(rule.facts)) {
      if ('limit' in fact) wanted.add(fact.limit);
      if (!('default' in fact) || typeof fact.default !== 'object') continue;
      if (fact.default.limit !== undefined) wanted.add(fact.default.limit);
    }
  }
  return wanted;
}

function checkLimits(model: Model, wanted: ReadonlySet<string>, place: Place, scope: Scope): void {
  // A rule that was left out may have asked for any.
  if (scope.repairs.touches(['billing'])) return;
  for (const name of Object.keys(model.limits ?? {})) {
    if (wanted.has(name)) continue;
    const message = `no fact asks a model for the limit '${name}'`;
    const hint = wanted.size === 0 ? `a fact asks with limit: ${name}` : suggestion(name, wanted);
    scope.report.error('unknown-limit', [...place, 'limits', name], message, hint, { on: 'key' });
  }
}

/** Reports a model type that no model has. */
export function checkType(type: string, place: Place, scope: Scope): void {
  const types = typesOf(scope);
  if (types.has(type)) return;
  // A model that was left out may have been of it.
  if (!areModelsKnown(scope) && nearest(type, types) === undefined) return;
  scope.report.error('unknown-type', place, `no model is of type '${type}'`, suggestion(type, types));
  scope.report.suspect(['models', 'upstreams', 'prices']);
}

/** The types of the models. */
export function typesOf(scope: Scope): ReadonlySet<string> {
  const known = Object.entries(scope.config.models ?? {}).filter(([id]) => !scope.repairs.has(['models', id, 'type']));
  return new Set(known.map(([, model]) => model.type));
}
