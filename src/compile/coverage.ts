/** Coverage: every model that reaches a billed branch has one price for everything that the branch's rule can ask for. */
import { nearest } from '../lang/prefix.ts';
import type { MeterPlan, ModelPlan, PricePlan, PriceTable } from '../plan.ts';
import { isMeter, type RulePlan } from './billing.ts';
import { checkInEnum, checkInValues, readFactValue } from './facts.ts';
import type { Library } from './library.ts';
import { classesOf } from './meters.ts';
import { suggestion } from './names.ts';
import { reachOf } from './reach.ts';
import type { Place } from './report.ts';
import type { CompiledRoute } from './routes.ts';
import type { Scope } from './scope.ts';

/** Reports prices that are missing, of another unit, or for values that no fact has. */
export function checkCoverage(scope: Scope, routes: readonly CompiledRoute[], library: Library): void {
  const asked = new Map<PricePlan, Set<RulePlan>>();
  for (const [model, rules] of billedModels(routes, library)) {
    for (const rule of rules) checkDefaults(model, rule, scope);
    const price = pricedBy(model, rules, scope);
    if (price === undefined) continue;
    const all = asked.get(price) ?? new Set();
    for (const rule of rules) if (rule.unit === price.unit) all.add(rule);
    asked.set(price, all);
  }
  for (const [price, rules] of asked) checkTable(price, rules, scope);
}

/** The models that are billed, each with the rules of the branches that it reaches. */
function billedModels(
  routes: readonly CompiledRoute[],
  library: Library,
): ReadonlyMap<ModelPlan, ReadonlySet<RulePlan>> {
  const billed = new Map<ModelPlan, Set<RulePlan>>();
  for (const { forward } of routes) {
    for (const { branch, models } of forward === undefined ? [] : reachOf(forward, library.models.compiled.values())) {
      const rule = branch.billing ?? branch.meter;
      if (rule === undefined) continue;
      for (const model of models) billed.set(model, (billed.get(model) ?? new Set()).add(rule));
    }
  }
  return billed;
}

/** The model's price table, checked against the units that the rules count. */
function pricedBy(model: ModelPlan, rules: ReadonlySet<RulePlan>, scope: Scope): PricePlan | undefined {
  const place: Place = ['models', model.id];
  const names = [...rules].map(({ name }) => `'${name}'`).join(' and ');
  if (model.price === undefined) {
    if (scope.gaps.has([...place, 'price'])) return undefined;
    const message = `the model '${model.id}' has no price, and is billed by ${names}`;
    scope.report.error('price-missing', place, message, 'give it a price', { on: 'key' });
    scope.report.excuse('prices');
    return undefined;
  }
  for (const rule of rules) {
    if (rule.unit === model.price.unit) continue;
    const message = `'${model.price.name}' is priced by ${model.price.unit}, and billing rule ${rule.name} counts ${rule.unit}`;
    const hint = 'choose a price table of the same unit, or keep the model away from that rule';
    scope.report.error('price-unit', [...place, 'price'], message, hint);
  }
  return model.price;
}

/** A fact that falls back on the model finds a fitting value there. */
function checkDefaults(model: ModelPlan, rule: RulePlan, scope: Scope): void {
  for (const fact of rule.facts) {
    const { source } = fact;
    if (source.from !== 'body' || source.default === undefined || !('model' in source.default)) continue;
    const name = source.default.model;
    const value = Object.hasOwn(model.defaults, name) ? model.defaults[name] : undefined;
    const parsed = value === undefined ? undefined : readFactValue(value, fact.type);
    const place: Place = ['models', model.id];
    // One that is misspelt is reported as such.
    const isMisspelt = value === undefined && nearest(name, Object.keys(model.defaults)) !== undefined;
    if (isMisspelt || scope.gaps.has([...place, 'defaults', name])) continue;
    if (value === undefined) {
      const message = `the model '${model.id}' has no default '${name}', which fact ${fact.name} of billing rule ${rule.name} falls back on`;
      scope.report.error('default-missing', place, message, `add defaults: { ${name}: … }`, { on: 'key' });
    } else if (parsed === undefined) {
      const message = `the default '${name}' is not of the type of fact ${fact.name}, ${fact.type}`;
      scope.report.error(
        'bad-default',
        [...place, 'defaults', name],
        message,
        `write a value of the type ${fact.type}`,
      );
    } else {
      const enumPlace = ['billing', rule.name, 'facts', fact.name, 'enum'];
      checkInEnum(value, fact.enum, enumPlace, [...place, 'defaults', name], scope);
      const valuesPlace = ['billing', rule.name, 'facts', fact.name, 'values'];
      checkInValues(parsed, fact.values, valuesPlace, [...place, 'defaults', name], scope);
    }
  }
}

function checkTable(price: PricePlan, rules: ReadonlySet<RulePlan>, scope: Scope): void {
  const choices = price.by.map(() => new Set<string>());
  let known = true;
  for (const rule of rules) {
    const values = valuesOf(price, rule, scope);
    if (values === undefined) known = false;
    else {
      for (const [depth, all] of values.entries()) for (const value of all) choices[depth]?.add(value);
      checkMissing(price.table, price.by, values, [], ['prices', price.name, 'table'], scope);
    }
  }
  if (known && rules.size > 0) checkUnknown(price.table, price.by, choices, ['prices', price.name, 'table'], scope);
}

/** The values of each fact that chooses the price, or undefined where a fact is not there or open. */
function valuesOf(price: PricePlan, rule: RulePlan, scope: Scope): readonly (readonly string[])[] | undefined {
  if (isMeter(rule)) {
    if (scope.gaps.touches(['billing', rule.name])) return undefined;
    return isByClass(price, rule, scope) ? [classesOf(rule)] : undefined;
  }
  const all: (readonly string[])[] = [];
  for (const [index, name] of price.by.entries()) {
    const place: Place = ['prices', price.name, 'by', index];
    const fact = rule.facts.find((one) => one.name === name);
    // What is wrong about the fact is said already.
    if (scope.gaps.touches(['billing', rule.name, 'facts', name])) continue;
    if (fact === undefined) {
      const hint = suggestion(
        name,
        rule.facts.map((one) => one.name),
      );
      scope.report.error('unknown-fact', place, `'${name}' is not a fact of billing rule ${rule.name}`, hint);
      continue;
    }
    const values = fact.type === 'bool' ? ['false', 'true'] : fact.enum;
    if (values === undefined) {
      const message = `fact ${name} of billing rule ${rule.name} has no enum, so no table can have all of its prices`;
      scope.report.error('price-by', place, message, 'give the fact an enum, or choose by another fact');
    } else all.push(values);
  }
  return all.length === price.by.length ? all : undefined;
}

/** A metered rule asks for prices by class alone. */
function isByClass(price: PricePlan, rule: MeterPlan, scope: Scope): boolean {
  if (price.by.length === 1 && price.by[0] === 'class') return true;
  const message = `billing rule ${rule.name} is metered and asks for prices by class, which those of '${price.name}' are not`;
  const hint = `write by: [class], and a price for each of ${classesOf(rule).join(', ')}`;
  scope.report.error('price-by', ['prices', price.name, 'by'], message, hint);
  return false;
}

function checkMissing(
  table: PriceTable,
  by: readonly string[],
  values: readonly (readonly string[])[],
  chosen: readonly string[],
  place: Place,
  scope: Scope,
): void {
  if (typeof table === 'bigint') return;
  const depth = chosen.length;
  for (const value of values[depth] ?? []) {
    const path = [...chosen, `${by[depth] ?? ''}=${value}`];
    const below = Object.hasOwn(table, value) ? table[value] : undefined;
    if (below !== undefined) checkMissing(below, by, values, path, [...place, value], scope);
    // One that is misspelt is reported as such.
    else if (!scope.gaps.has([...place, value]) && !isMisspelt(value, Object.keys(table), values[depth] ?? []))
      scope.report.error('price-missing', place, `no price for ${path.join(', ')}`, `add ${value} to the table`, {
        on: 'key',
      });
  }
}

/** Whether a key of the table that is no value is most likely meant for this one. */
function isMisspelt(value: string, keys: readonly string[], values: readonly string[]): boolean {
  return keys.some((key) => !values.includes(key) && nearest(key, values) === value);
}

function checkUnknown(
  table: PriceTable,
  by: readonly string[],
  choices: readonly ReadonlySet<string>[],
  place: Place,
  scope: Scope,
): void {
  const [fact, ...rest] = by;
  const [values, ...deeper] = choices;
  if (typeof table === 'bigint' || fact === undefined || values === undefined) return;
  for (const [value, below] of Object.entries(table)) {
    if (values.has(value)) checkUnknown(below, rest, deeper, [...place, value], scope);
    else {
      const message = `'${value}' is not ${fact === 'class' ? 'a class that is billed' : `a value of fact ${fact}`}`;
      scope.report.error('price-unknown-value', [...place, value], message, suggestion(value, values), { on: 'key' });
    }
  }
}
