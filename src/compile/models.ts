/** The catalogue: each model with its upstream, its price table and what fills the facts that a caller leaves open. */
import { nearest } from '../lang/prefix.ts';
import type { ModelPlan, PricePlan, UpstreamPlan } from '../plan.ts';
import { areModelsKnown } from './lost.ts';
import { checkDefaultNames, isTypeAsked } from './model-names.ts';
import { compileSection, type Names, suggestion } from './names.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** Compiles `models`. */
export function compileModels(
  scope: Scope,
  upstreams: Names<UpstreamPlan>,
  prices: Names<PricePlan>,
): Names<ModelPlan> {
  checkDefaultNames(scope);
  return compileSection('models', 'a model', scope.config.models, scope, (id, model): ModelPlan | undefined => {
    const place: Place = ['models', id];
    const upstream = upstreams.use(model.upstream, [...place, 'upstream']);
    const price = model.price === undefined ? undefined : prices.use(model.price, [...place, 'price']);
    if (!isTypeAsked(id, model.type, scope)) return undefined;
    if (upstream === undefined || (model.price !== undefined && price === undefined)) return undefined;
    return { id, type: model.type, upstream, price, defaults: model.defaults ?? {}, card: model.card ?? {} };
  });
}

/** Reports a model type that no model has. */
export function checkType(type: string, place: Place, scope: Scope): void {
  const types = typesOf(scope);
  if (types.has(type)) return;
  // A model that was left out may have been of it.
  if (!areModelsKnown(scope) && nearest(type, types) === undefined) return;
  scope.report.error('unknown-type', place, `no model is of type '${type}'`, suggestion(type, types));
  scope.report.excuse('models', 'upstreams', 'prices');
}

/** The types of the models. */
export function typesOf(scope: Scope): ReadonlySet<string> {
  const known = Object.entries(scope.config.models ?? {}).filter(([id]) => !scope.gaps.has(['models', id, 'type']));
  return new Set(known.map(([, model]) => model.type));
}
