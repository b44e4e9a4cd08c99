/** The catalogue: each model with its upstream, its price table and what fills the facts that a caller leaves open. */
import type { Model } from '../config/gateway.d.ts';
import type { ModelPlan, PricePlan, UpstreamPlan } from '../plan.ts';
import { compileSection, type Names, suggestion } from './names.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** Compiles `models`. */
export function compileModels(
  scope: Scope,
  upstreams: Names<UpstreamPlan>,
  prices: Names<PricePlan>,
): Names<ModelPlan> {
  const wanted = defaultsWanted(scope);
  return compileSection('a model', scope.config.models, scope.report, (id, model): ModelPlan | undefined => {
    const place: Place = ['models', id];
    checkDefaults(model, wanted, place, scope);
    const upstream = upstreams.use(model.upstream, [...place, 'upstream']);
    const price = model.price === undefined ? undefined : prices.use(model.price, [...place, 'price']);
    if (upstream === undefined || (model.price !== undefined && price === undefined)) return undefined;
    return { id, type: model.type, upstream, price, defaults: model.defaults ?? {}, card: model.card ?? {} };
  });
}

/** The names that some fact asks a model for: `default: { model: resolution }`. */
function defaultsWanted(scope: Scope): ReadonlySet<string> {
  const wanted = new Set<string>();
  for (const rule of Object.values(scope.config.billing ?? {})) {
    for (const fact of Object.values(rule.facts)) {
      if ('default' in fact && typeof fact.default === 'object') wanted.add(fact.default.model);
    }
  }
  return wanted;
}

function checkDefaults(model: Model, wanted: ReadonlySet<string>, place: Place, scope: Scope): void {
  for (const name of Object.keys(model.defaults ?? {})) {
    if (wanted.has(name)) continue;
    const message = `no fact asks a model for the default '${name}'`;
    const hint = wanted.size === 0 ? `a fact asks with default: { model: ${name} }` : suggestion(name, wanted);
    scope.report.error('unknown-default', [...place, 'defaults', name], message, hint, { on: 'key' });
  }
}

/** Reports a model type that no model has. */
export function checkType(type: string, place: Place, scope: Scope): boolean {
  const types = new Set(Object.values(scope.config.models ?? {}).map((model) => model.type));
  if (types.has(type)) return true;
  scope.report.error('unknown-type', place, `no model is of type '${type}'`, suggestion(type, types));
  return false;
}
