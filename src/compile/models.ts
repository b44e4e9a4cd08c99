/** Compiles models: each with its upstream, price table, defaults, limits and card. */
import type { ModelPlan, PricePlan, UpstreamPlan } from '../plan.ts';
import { checkDefaultNames, isTypeAsked, limitsAsked } from './model-names.ts';
import { compileSection, type References } from './references.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** Compiles `models`. */
export function compileModels(
  scope: Scope,
  upstreams: References<UpstreamPlan>,
  prices: References<PricePlan>,
): References<ModelPlan> {
  checkDefaultNames(scope);
  const limits = limitsAsked(scope);
  return compileSection('models', scope, (id, model): ModelPlan | undefined => {
    const place: Place = ['models', id];
    for (const name of Object.keys(model.limits ?? {})) limits.use(name, [...place, 'limits', name], { on: 'key' });
    const upstream = upstreams.use(model.upstream, [...place, 'upstream']);
    const price = model.price === undefined ? undefined : prices.use(model.price, [...place, 'price']);
    if (!isTypeAsked(id, model.type, scope)) return undefined;
    if (upstream === undefined || (model.price !== undefined && price === undefined)) return undefined;
    const declared = Object.entries(model.limits ?? {}).map(([name, limit]) => [name, BigInt(limit)]);
    return {
      id,
      type: model.type,
      upstream,
      as: model.as,
      price,
      defaults: model.defaults ?? {},
      limits: Object.fromEntries(declared),
      card: model.card ?? {},
    };
  });
}
