/** Compiles models: each with its upstream, price table, defaults, limits and card. */

import type { Model } from '../../../plan/generated/gateway.d.ts';
import type { Closable, CostPlan, ModelPlan, PricePlan, UpstreamPlan } from '../../../plan/index.ts';
import { readClosed } from '../../compile/closed.ts';
import { compileSection, type References, suggestion } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { choiceOf } from '../upstreams/compile.ts';
import { checkDefaultNames, isTypeAsked, limitsAsked, typesAsked } from './model-names.ts';

export function compileModels(
  scope: Scope,
  upstreams: References<UpstreamPlan>,
  prices: References<PricePlan>,
): References<ModelPlan> {
  checkDefaultNames(scope);
  const limits = limitsAsked(scope);
  const types = {
    asked: typesAsked(scope),
    given: new Set(Object.values(scope.config.models ?? {}).map(({ type }) => type)),
  };
  return compileSection('models', scope, (id, model): ModelPlan | undefined => {
    const place: Path = ['models', id];
    for (const name of Object.keys(model.limits ?? {})) limits.use(name, [...place, 'limits', name], { on: 'key' });
    const served = readUpstreams(model.upstream, [...place, 'upstream'], upstreams);
    const price = model.price === undefined ? undefined : prices.use(model.price, [...place, 'price']);
    if (!isTypeAsked(id, model.type, types, scope)) return undefined;
    const open = served?.filter(({ maintenance }) => maintenance === undefined);
    const upstream = open?.find(({ target }) => target !== undefined) ?? open?.[0] ?? served?.[0];
    if (served === undefined || upstream === undefined) return undefined;
    if (model.price !== undefined && price === undefined) return undefined;
    const weights = readWeights(id, model.weights, served, scope);
    const declared = Object.entries(model.limits ?? {}).map(([name, limit]) => [name, BigInt(limit)]);
    return {
      id,
      type: model.type,
      upstream,
      upstreams: served,
      weights,
      choice: choiceOf(served, weights),
      as: readNames(id, model.as, served, scope),
      price,
      cost: readCosts(id, model.cost, served, prices, scope),
      defaults: model.defaults ?? {},
      limits: Object.fromEntries(declared),
      card: model.card ?? {},
      ...closedModel(model, upstream, place, scope),
    };
  });
}

/** The shares of the upstreams. Reports an upstream that the model does not have, and shares that are all 0. */
function readWeights(
  id: string,
  weights: Model['weights'],
  served: readonly UpstreamPlan[],
  { report }: Scope,
): ReadonlyMap<string, number> | undefined {
  if (weights === undefined) return undefined;
  const place: Path = ['models', id, 'weights'];
  const names = served.map(({ name }) => name);
  for (const name of Object.keys(weights)) {
    if (names.includes(name)) continue;
    const message = `'${name}' is not an upstream of model '${id}'`;
    report.error('unknown-reference', [...place, name], message, suggestion(name, names), { on: 'key' });
  }
  if (Object.values(weights).every((weight) => weight === 0))
    report.error('bad-targets', place, 'every weight is 0', 'give one of them a weight above 0', { on: 'key' });
  return new Map(Object.entries(weights));
}

/** Why the model takes no requests: by itself, or because all its upstreams are in maintenance. Reports a model that is not there. */
function closedModel(model: Model, upstream: UpstreamPlan, place: Path, scope: Scope): Closable {
  const { use } = model.retired ?? {};
  const { models = {} } = scope.config;
  if (use !== undefined && !Object.hasOwn(models, use)) {
    const at = [...place, 'retired', 'use'];
    scope.report.error('unknown-reference', at, `'${use}' is not a model`, suggestion(use, Object.keys(models)));
  }
  const { retired, maintenance } = readClosed(model, place, scope);
  return { retired, maintenance: maintenance ?? upstream.maintenance };
}

/** The names of a model at its upstreams. Reports the names of others. */
function readNames(
  id: string,
  as: Model['as'],
  served: readonly UpstreamPlan[],
  { report }: Scope,
): ReadonlyMap<string, string> {
  if (as === undefined) return new Map();
  const names = served.map(({ name }) => name);
  if (typeof as === 'string') return new Map(names.map((name) => [name, as]));
  for (const name of Object.keys(as)) {
    if (names.includes(name)) continue;
    const message = `'${name}' is not an upstream of model '${id}'`;
    report.error('unknown-reference', ['models', id, 'as', name], message, suggestion(name, names), { on: 'key' });
  }
  return new Map(Object.entries(as));
}

/** The tables of what vendors charge. Reports tables, upstreams and targets that do not exist. */
function readCosts(
  id: string,
  cost: Model['cost'],
  served: readonly UpstreamPlan[],
  prices: References<PricePlan>,
  { report }: Scope,
): readonly CostPlan[] | undefined {
  const place: Path = ['models', id, 'cost'];
  const tableOf = (target: string | undefined, name: string): readonly CostPlan[] => {
    const price = prices.use(name, target === undefined ? place : [...place, target]);
    return price === undefined ? [] : [{ target, price }];
  };
  if (cost === undefined) return undefined;
  if (typeof cost === 'string') return tableOf(undefined, cost);
  const names = served.flatMap(({ name, target_names }) => [name, ...target_names.map((each) => `${name}/${each}`)]);
  return Object.entries(cost).flatMap(([name, table]) => {
    if (names.includes(name)) return tableOf(name, table);
    const message = `'${name}' is not an upstream or a target of model '${id}'`;
    report.error('unknown-reference', [...place, name], message, suggestion(name, names), { on: 'key' });
    return [];
  });
}

/** The upstreams of a model in order of preference; undefined if one of them is unknown or did not compile. */
function readUpstreams(
  names: string | readonly string[],
  place: Path,
  upstreams: References<UpstreamPlan>,
): readonly UpstreamPlan[] | undefined {
  if (typeof names === 'string') {
    const upstream = upstreams.use(names, place);
    return upstream && [upstream];
  }
  const found = names.map((name, index) => upstreams.use(name, [...place, index]));
  return found.every((each) => each !== undefined) ? found : undefined;
}
