/** Warns of models that have the price, the cost or the upstream's name of another one, as after a copy or a move. */

import { type ModelPlan, nameAt, type PricePlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';

/** So many other models show that their upstream has a rule. */
const ENOUGH = 2;

type Models = ReadonlyMap<string, ModelPlan>;

/** To be called with all models, if the configuration has no error. */
export function warnOfMovedModels(models: Models, scope: Scope): void {
  const byUpstreams = Map.groupBy(models.values(), (model) => upstreamsOf(model).join());
  const byCost = Map.groupBy(models.values(), (model) => costOf(model)?.name);
  for (const model of models.values()) {
    warnOfInherited(model, models, scope);
    warnOfCostElsewhere(model, byCost.get(costOf(model)?.name) ?? [], scope);
    warnOfNoName(model, byUpstreams.get(upstreamsOf(model).join()) ?? [], scope);
  }
}

/** A model of its own that is `like` another one, and so has its price. An alias, with the same name at the upstream, is meant so. */
function warnOfInherited(model: ModelPlan, models: Models, { report }: Scope): void {
  const place = ['models', model.id];
  const isInherited = (key: string): boolean => report.isInherited([...place, key]);
  const names = model.upstreams.map((upstream) => nameAt(model, upstream));
  const own = names[0] ?? model.id;
  if (!isInherited('upstream') && model.as.size > 0 && isInherited('as')) {
    const message = `model '${model.id}' is sent as '${own}' to another upstream than the model that it is like`;
    report.warning('moved-model', [...place, 'upstream'], message, `write as: the name that this upstream has for it`);
  }
  const keys = (['price', 'cost'] as const).filter((key) => model[key] !== undefined && isInherited(key));
  if (keys.length === 0 || isAlias(model, names, models)) return;
  const message = `model '${model.id}' is sent as '${own}', and has the ${keys.join(' and the ')} of the model that it is like`;
  const tables = { price: model.price?.name, cost: costOf(model)?.name ?? '…' };
  const hint = `write ${keys.map((key) => `${key}: ${tables[key]}`).join(' and ')} if it costs the same, else a table of its own`;
  report.warning('inherited-price', place, message, hint, { on: 'key' });
}

/** Whether another model with the price has one of these names at an upstream. */
function isAlias(model: ModelPlan, names: readonly string[], models: Models): boolean {
  return [...models.values()].some(
    (other) =>
      other !== model &&
      other.price === model.price &&
      other.upstreams.some((upstream) => names.includes(nameAt(other, upstream))),
  );
}

/** A cost that models of another upstream have, or that is named after another upstream. @param sharing the models with the cost */
function warnOfCostElsewhere(model: ModelPlan, sharing: readonly ModelPlan[], scope: Scope): void {
  const cost = costOf(model);
  if (cost === undefined) return;
  const own = upstreamsOf(model);
  const others = sharing.filter((other) => other !== model);
  const [first] = others.map(upstreamsOf);
  const isOfOthers =
    others.length >= ENOUGH &&
    first?.some((name) => own.includes(name)) === false &&
    others.every((other) => upstreamsOf(other).join() === first.join());
  const isNamedAfter = (name: string): boolean => cost.name.startsWith(`${name}_`);
  const where = isOfOthers ? first[0] : Object.keys(scope.config.upstreams).find(isNamedAfter);
  if (where === undefined || own.includes(where) || own.some(isNamedAfter)) return;
  const message = `model '${model.id}' is served by ${own.join(', ')}, but its cost '${cost.name}' is that of upstream '${where}'`;
  const hint = `write what ${own[0]} charges, or cost: { ${own[0]}: ${cost.name} } if it is the same`;
  scope.report.warning('moved-model', ['models', model.id, 'cost'], message, hint);
}

/** A model without a name of its own at an upstream where all others have one. @param beside the models of its upstreams */
function warnOfNoName(model: ModelPlan, beside: readonly ModelPlan[], { report }: Scope): void {
  const isOther = (other: ModelPlan): boolean => other !== model && other.as.size === 0;
  if (model.as.size > 0 || beside.length <= ENOUGH || beside.some(isOther)) return;
  const message = `model '${model.id}' is sent under this id, but all other models of upstream '${model.upstream.name}' have a name of its own there`;
  const hint = `add as: the upstream's name, also if it is ${model.id}`;
  report.warning('moved-model', ['models', model.id], message, hint, { on: 'key' });
}

/** The table of what all its upstreams charge. */
function costOf({ cost }: ModelPlan): PricePlan | undefined {
  return cost?.find(({ target }) => target === undefined)?.price;
}

function upstreamsOf({ upstreams }: ModelPlan): readonly string[] {
  return upstreams.map(({ name }) => name);
}
