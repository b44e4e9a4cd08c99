/** Checks that every model that reaches a billed branch has a price, default and limit for every case of the billing rule. */
import { nearest } from '../lang/prefix.ts';
import type { FactPlan, FactSource, MeterPlan, ModelPlan, PricePlan, PriceTable } from '../plan.ts';
import { isMeter, type RulePlan } from './billing.ts';
import { checkInEnum, checkInValues, readFactValue, typeWords } from './facts.ts';
import { isKnown } from './known.ts';
import type { Library } from './library.ts';
import { limitsAsked } from './model-names.ts';
import { reachOf } from './reach.ts';
import { createReferences, type Names, namesIn, suggestion } from './references.ts';
import type { Place } from './report.ts';
import type { CompiledRoute } from './routes.ts';
import type { Scope } from './scope.ts';
import { areLevelsSwapped } from './swapped-levels.ts';

/** The rules that bill a model, each with its user for messages: `route ask`. */
type Billed = ReadonlyMap<RulePlan, string>;

/** Reports missing prices, defaults and limits, prices of another unit, and prices for values that no fact has. */
export function checkCoverage(scope: Scope, routes: readonly CompiledRoute[], library: Library): void {
  const asked = new Map<PricePlan, Set<RulePlan>>();
  const limits = new Set(limitsAsked(scope).compiled.keys());
  for (const [model, rules] of billedModels(routes, library)) {
    for (const rule of rules.keys()) {
      checkDefaults(model, rule, scope);
      checkLimits(model, rule, limits, scope);
    }
    const price = pricedBy(model, rules, scope);
    if (price === undefined) continue;
    const all = asked.get(price) ?? new Set();
    for (const rule of rules.keys()) if (rule.unit === price.unit) all.add(rule);
    asked.set(price, all);
  }
  for (const [price, rules] of asked) checkTable(price, rules, scope);
}

/** The billed models, each with the rules of the branches that it reaches. */
function billedModels(routes: readonly CompiledRoute[], library: Library): ReadonlyMap<ModelPlan, Billed> {
  const billed = new Map<ModelPlan, Map<RulePlan, string>>();
  for (const { name, forward } of routes) {
    for (const { branch, models } of forward === undefined ? [] : reachOf(forward, library.models.compiled.values())) {
      const rule = branch.billing ?? branch.meter;
      if (rule === undefined) continue;
      const where = forward?.branches.length === 1 ? `route ${name}` : `branch ${branch.name} of route ${name}`;
      for (const model of models) {
        const rules = billed.get(model) ?? new Map<RulePlan, string>();
        billed.set(model, rules.set(rule, rules.get(rule) ?? where));
      }
    }
  }
  return billed;
}

/** The model's price table. Reports a missing table, and one whose unit differs from a rule's. */
function pricedBy(model: ModelPlan, rules: Billed, scope: Scope): PricePlan | undefined {
  const place: Place = ['models', model.id];
  const names = [...rules.keys()].map(({ name }) => `'${name}'`).join(' and ');
  if (model.price === undefined) {
    const message = `model '${model.id}' has no price, which ${rules.size === 1 ? `billing rule ${names} needs` : `billing rules ${names} need`}`;
    scope.report.error('price-missing', place, message, 'add price: NAME', {
      on: 'key',
      basis: [[...place, 'price']],
    });
    scope.report.suspect(['prices']);
    return undefined;
  }
  for (const [rule, where] of rules) {
    if (rule.unit === model.price.unit) continue;
    const message = `price table '${model.price.name}' has unit ${model.price.unit}, but billing rule '${rule.name}' of ${where} has unit ${rule.unit}`;
    const hint = `choose a price table with unit ${rule.unit}, or change which models ${where} takes`;
    scope.report.error('price-unit', [...place, 'price'], message, hint);
  }
  return model.price;
}

/** Checks that the model has a valid value for every default that the rule's facts use. */
function checkDefaults(model: ModelPlan, rule: RulePlan, scope: Scope): void {
  for (const fact of rule.facts) {
    const { source } = fact;
    if (source.from !== 'body' || source.default === undefined || !('model' in source.default)) continue;
    const name = source.default.model;
    const value = Object.hasOwn(model.defaults, name) ? model.defaults[name] : undefined;
    const parsed = value === undefined ? undefined : readFactValue(value, fact.type);
    const place: Place = ['models', model.id];
    if (value === undefined && isReported(model, rule, fact.name, name, scope)) continue;
    if (value === undefined) {
      const message = `model '${model.id}' has no default '${name}', which fact '${fact.name}' of billing rule '${rule.name}' uses`;
      scope.report.error('default-missing', place, message, `add defaults: { ${name}: … }`, {
        on: 'key',
        basis: [[...place, 'defaults', name]],
      });
    } else if (parsed === undefined) {
      const message = `the default '${name}' must be of type ${fact.type}, the type of fact '${fact.name}'`;
      scope.report.error('bad-default', [...place, 'defaults', name], message, `write ${typeWords(fact.type)}`);
    } else {
      const enumPlace = ['billing', rule.name, 'facts', fact.name, 'enum'];
      checkInEnum(value, fact.enum, enumPlace, [...place, 'defaults', name], scope);
      const valuesPlace = ['billing', rule.name, 'facts', fact.name, 'values'];
      checkInValues(parsed, fact.values, valuesPlace, [...place, 'defaults', name], scope);
    }
  }
}

/** Checks that the model declares every limit that the rule's facts use. @param wanted the limits that any fact uses. */
function checkLimits(model: ModelPlan, rule: RulePlan, wanted: ReadonlySet<string>, scope: Scope): void {
  const place: Place = ['models', model.id];
  const missing = new Map<string, string>();
  for (const { name: fact, source } of rule.facts) {
    const name = limitName(source);
    if (name === undefined || Object.hasOwn(model.limits, name) || missing.has(name)) continue;
    missing.set(name, fact);
  }
  for (const [name, fact] of missing) {
    if (isMisspeltLimit(name, model, wanted, scope)) continue;
    if (isMisspeltByFact(name, rule, wanted, scope)) continue;
    const message = `model '${model.id}' has no limit '${name}', which fact '${fact}' of billing rule '${rule.name}' uses`;
    const at = scope.config.models?.[model.id]?.limits === undefined ? place : [...place, 'limits'];
    scope.report.error('limit-missing', at, message, `add limits: { ${name}: … }`, {
      on: 'key',
      basis: [[...place, 'limits', name]],
    });
  }
}

/** Whether the model declares the limit under a misspelt name, which is reported as unknown. */
function isMisspeltLimit(name: string, model: ModelPlan, wanted: ReadonlySet<string>, scope: Scope): boolean {
  if (!isKnown(['billing'], scope)) return false;
  return Object.keys(model.limits).some((key) => !wanted.has(key) && nearest(key, wanted) === name);
}

/**
 * Reports the rule's facts whose limit `name` is probably a misspelling of one that models have and other facts use.
 *
 * @returns whether the name is such a misspelling
 */
function isMisspeltByFact(name: string, rule: RulePlan, wanted: ReadonlySet<string>, scope: Scope): boolean {
  if (!isKnown(['models'], scope) || !isKnown(['billing'], scope)) return false;
  const declared = new Set(Object.values(scope.config.models ?? {}).flatMap(({ limits = {} }) => Object.keys(limits)));
  const near = declared.has(name) ? undefined : nearest(name, declared);
  if (near === undefined || !wanted.has(near)) return false;
  for (const { name: fact, source } of rule.facts) {
    if (limitName(source) !== name) continue;
    const place: Place = [
      'billing',
      rule.name,
      'facts',
      fact,
      ...(source.from === 'limit' ? [] : ['default']),
      'limit',
    ];
    if (scope.report.isReported(place)) continue;
    scope.report.error('unknown-limit', place, `no model has the limit '${name}'`, `did you mean '${near}'?`);
  }
  return true;
}

function limitName(source: FactSource): string | undefined {
  if (source.from === 'limit') return source.limit;
  return source.from === 'body' && source.default !== undefined && 'limit' in source.default
    ? source.default.limit
    : undefined;
}

/** Whether the default is missing because its name is misspelt in the fact or in the model, which is already reported. */
function isReported(model: ModelPlan, rule: RulePlan, fact: string, name: string, { report }: Scope): boolean {
  if (report.isReported(['billing', rule.name, 'facts', fact, 'default', 'model'])) return true;
  const given = Object.keys(model.defaults);
  return given.some((one) => nearest(one, [name]) === name && report.isReported(['models', model.id, 'defaults', one]));
}

function checkTable(price: PricePlan, rules: ReadonlySet<RulePlan>, scope: Scope): void {
  const place: Place = ['prices', price.name, 'table'];
  checkFacts(price, rules, scope);
  const asked = [...rules].map((rule) => valuesOf(price, rule, scope));
  const known = asked.flatMap((values) => (values === undefined ? [] : [values]));
  if (rules.size > 0 && known.length === rules.size) {
    const choices = price.by.map((_, depth) => new Set(known.flatMap((values) => values[depth] ?? [])));
    if (areLevelsSwapped(price, choices, scope)) return;
    checkUnknown(price.table, price.by, choices, place, scope);
  }
  for (const [index, rule] of [...rules].entries()) {
    const values = asked[index];
    if (values !== undefined) checkMissing(price.table, { rule, by: price.by, values }, [], place, scope);
  }
}

/** Reports each name in `by` that is not a fact of a rule, in one finding for all rules. */
function checkFacts({ name: table, by }: PricePlan, rules: ReadonlySet<RulePlan>, scope: Scope): void {
  const tasks = [...rules].filter((rule) => !isMeter(rule));
  for (const [index, name] of by.entries()) {
    const lacking = tasks.filter((rule) => !factNames(rule, scope).names.has(name));
    if (lacking.length === 0) continue;
    const known = lacking.map((rule) => factNames(rule, scope));
    const noun = lacking.length === 1 ? 'billing rule' : 'billing rules';
    const facts = createReferences(
      {
        names: new Map(known.flatMap(({ names }) => [...names])),
        isComplete: known.every(({ isComplete }) => isComplete),
        code: 'unknown-fact',
        unknown: () => `'${name}' is not a fact of ${noun} ${lacking.map((rule) => `'${rule.name}'`).join(' and ')}`,
      },
      scope,
    );
    facts.use(name, ['prices', table, 'by', index]);
  }
}

function factNames(rule: RulePlan, scope: Scope): Names<FactPlan> {
  const facts = rule.facts.map((fact): [string, FactPlan] => [fact.name, fact]);
  return namesIn(['billing', rule.name, 'facts'], facts, scope);
}

/** The values of each fact in `by`; undefined if a fact is missing or has no enum. */
function valuesOf(price: PricePlan, rule: RulePlan, scope: Scope): readonly (readonly string[])[] | undefined {
  if (isMeter(rule)) {
    if (!isKnown(['billing', rule.name], scope)) return undefined;
    return isByClass(price, rule, scope) ? [rule.classes] : undefined;
  }
  const all: (readonly string[])[] = [];
  for (const [index, name] of price.by.entries()) {
    const fact = rule.facts.find((one) => one.name === name);
    // A mistake in the fact is already reported.
    if (fact === undefined || !isKnown(['billing', rule.name, 'facts', name], scope)) continue;
    const values = fact.type === 'bool' ? ['false', 'true'] : fact.enum;
    if (values === undefined) {
      const message = `fact '${name}' of billing rule '${rule.name}' has no enum, so a price table cannot cover all of its values`;
      const hint = 'add an enum to the fact, or use another fact in by';
      scope.report.error('price-by', ['prices', price.name, 'by', index], message, hint);
    } else all.push(values);
  }
  return all.length === price.by.length ? all : undefined;
}

/** Whether the price table is by class alone, which a metered rule needs. */
function isByClass(price: PricePlan, rule: MeterPlan, scope: Scope): boolean {
  if (price.by.length === 1 && price.by[0] === 'class') return true;
  const message = `price table '${price.name}' must be by class, because billing rule '${rule.name}' is metered`;
  const hint = `write by: [class] and a price for each of ${rule.classes.join(', ')}`;
  scope.report.error('price-by', ['prices', price.name, 'by'], message, hint);
  return false;
}

/** The values of each fact in `by` for which a rule needs a price. */
interface Asked {
  readonly rule: RulePlan;
  readonly by: readonly string[];
  readonly values: readonly (readonly string[])[];
}

function checkMissing(table: PriceTable, asked: Asked, chosen: readonly string[], place: Place, scope: Scope): void {
  if (typeof table === 'bigint') return;
  const depth = chosen.length;
  const keys = Object.keys(table);
  for (const value of asked.values[depth] ?? []) {
    const path = [...chosen, `${asked.by[depth] ?? ''}=${value}`];
    const below = Object.hasOwn(table, value) ? table[value] : undefined;
    if (below !== undefined) checkMissing(below, asked, path, [...place, value], scope);
    else if (!isMisspelt(value, keys, place, scope)) {
      const near = nearest(value, keys);
      const other = near === undefined ? '' : `, or correct the value to ${near} in billing rule '${asked.rule.name}'`;
      const message = `no price for ${path.join(', ')}`;
      scope.report.error('price-missing', place, message, `add ${value} to the table${other}`, {
        on: 'key',
        basis: [[...place, value]],
      });
    }
  }
}

/** Whether a key of the table is a misspelling of the value, which is already reported. */
function isMisspelt(value: string, keys: readonly string[], place: Place, { report }: Scope): boolean {
  return keys.some((key) => nearest(key, [value]) === value && report.isReported([...place, key]));
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
      const message = `'${value}' is not ${fact === 'class' ? 'a class of a billing rule' : `a value of fact '${fact}'`}`;
      scope.report.error('price-unknown-value', [...place, value], message, suggestion(value, values), { on: 'key' });
    }
  }
}
