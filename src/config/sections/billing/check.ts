/** Checks that every model that reaches a billed branch has a price, default and limit for every case of the billing rule. */

import { nearest } from '../../../lib/text/prefix.ts';
import type { PriceTable as TableConfig } from '../../../plan/generated/gateway.d.ts';
import type { ModelPlan, PricePlan, PriceTable } from '../../../plan/index.ts';
import { spellingOf, suggestion } from '../../compile/reference-fields.ts';
import { isSound, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';
import type { Sections } from '../compiled-sections.ts';
import { checkDefaults, checkLimits } from '../models/check.ts';
import { limitsAsked } from '../models/model-names.ts';
import { warnOfUnpricedTables } from '../price_lists/check.ts';
import { levelValues, tablePlace, versionsOf } from '../prices/cells.ts';
import { areLevelsSwapped, isOfList, warnOfPastVersions } from '../prices/check.ts';
import type { CompiledRoute } from '../routes/compile.ts';
import { reachOf } from '../routes/reach.ts';
import { warnOfBytesAsCharacters } from './bytes-as-characters.ts';
import { factsOf, isMeter, type RulePlan } from './compile.ts';
import { checkCosts, overridesOf } from './costs.ts';
import { checkEarlierKinds } from './earlier-kinds.ts';
import { correctValues, type TableUse } from './misspelt-values.ts';
import { warnOfOddPrices } from './odd-prices.ts';
import { checkFacts, checkRounding, isClassLevel } from './price-levels.ts';

/** What uses a rule: `route ask`. */
interface User {
  readonly words: string;
  /** The branches of its route: if one of them is unreachable, models take another one by mistake. */
  readonly branches: readonly Path[];
}

/** The rules that bill a model, each with its first user. */
type Billed = ReadonlyMap<RulePlan, User>;

/** Reports missing prices, defaults and limits, prices of another unit, and prices for values that no fact has. */
export function checkCoverage(scope: Scope, routes: readonly CompiledRoute[], library: Sections): void {
  const asked = new Map<PricePlan, Set<RulePlan>>();
  const limits = new Set(limitsAsked(scope).compiled.keys());
  const billed = billedModels(routes, library);
  const sold = new Set<PricePlan>();
  for (const [model, rules] of billed) {
    for (const rule of rules.keys()) {
      checkDefaults(model, rule, scope);
      checkLimits(model, rule, limits, scope);
    }
    const price = pricedBy(model, rules, billed, scope);
    if (price === undefined) continue;
    const vendors = checkCosts(model, price, scope);
    const overrides = overridesOf(model, library.price_lists.compiled.values());
    for (const [override, list] of overrides) checkCosts(model, override, scope, list);
    for (const table of [price, ...overrides.keys()].flatMap(versionsOf)) sold.add(table);
    for (const table of [price, ...vendors, ...overrides.keys()].flatMap(versionsOf)) {
      const all = asked.get(table) ?? new Set();
      for (const rule of rules.keys()) if (rule.unit === table.unit) all.add(rule);
      asked.set(table, all);
    }
  }
  const tables = Array.from(asked, ([price, rules]): TableUse => {
    checkFacts(price, rules, scope);
    if (price.since === undefined) checkRounding(price, rules, scope);
    return { price, rules: new Map(Array.from(rules, (rule) => [rule, valuesOf(price, rule, scope)])) };
  });
  // A rule with a mistake may use a value that the others do not.
  const isWhole = library.billing.compiled.size === Object.keys(scope.config.billing ?? {}).length;
  for (const table of correctValues(tables, scope)) checkTable(table, isWhole, scope);
  warnOfPastVersions(library.prices.compiled.values(), scope);
  if (!isSound(scope)) return;
  warnOfOddPrices(tables, sold, scope);
  warnOfUnpricedTables(library.price_lists.compiled.values(), library.models.compiled.values(), scope);
  warnOfBytesAsCharacters(library.billing.compiled.values(), scope);
  checkEarlierKinds(scope, routes, library);
}

/** The billed models, each with the rules of the branches that it reaches. */
function billedModels(routes: readonly CompiledRoute[], library: Sections): ReadonlyMap<ModelPlan, Billed> {
  const billed = new Map<ModelPlan, Map<RulePlan, User>>();
  for (const { name, place, forward } of routes) {
    const branches = (forward?.branches ?? []).map((_, index) => [...place, 'branches', index, 'name']);
    for (const { branch, models } of forward === undefined ? [] : reachOf(forward, library.models.compiled.values())) {
      const rule = branch.billing ?? branch.meter;
      if (rule === undefined) continue;
      const words = forward?.branches.length === 1 ? `route ${name}` : `branch ${branch.name} of route ${name}`;
      for (const model of models) {
        const rules = billed.get(model) ?? new Map<RulePlan, User>();
        billed.set(model, rules.set(rule, rules.get(rule) ?? { words, branches }));
      }
    }
  }
  return billed;
}

/** The model's price table. Reports a missing table, and one whose unit differs from a rule's. */
function pricedBy(
  model: ModelPlan,
  rules: Billed,
  billed: ReadonlyMap<ModelPlan, Billed>,
  scope: Scope,
): PricePlan | undefined {
  const place: Path = ['models', model.id];
  const names = [...rules.keys()].map(({ name }) => `'${name}'`).join(' and ');
  if (model.price === undefined) {
    const message = `model '${model.id}' has no price, which ${rules.size === 1 ? `billing rule ${names} needs` : `billing rules ${names} need`}`;
    const basis = [[...place, 'price']];
    scope.report.error('price-missing', place, message, 'add price: NAME', { on: 'key', basis });
    scope.report.suspect(['prices']);
    return undefined;
  }
  for (const [rule, { words: where, branches }] of rules) {
    if (rule.unit === model.price.unit) continue;
    const message = `price table '${model.price.name}' has unit ${model.price.unit}, but billing rule '${rule.name}' of ${where} has unit ${rule.unit}`;
    const { at, hint } = unitRemedy({ model, price: model.price, rule, where }, billed, scope) ?? {
      at: [...place, 'price'],
      hint: `choose a price table with unit ${rule.unit}, or change which models ${where} takes`,
    };
    if (at[0] !== 'models' && scope.report.isReported(at)) continue;
    scope.report.error('price-unit', at, message, hint, { causes: branches });
  }
  return model.price;
}

/** A model whose table has another unit than its rule. */
interface PricedUse {
  readonly model: ModelPlan;
  readonly price: PricePlan;
  readonly rule: RulePlan;
  /** The routes of the rule. */
  readonly where: string;
}

/** Where a unit is to be corrected, if the model does not just name the wrong table: in the table or the rule, whichever nothing else fits. */
function unitRemedy(
  { model, price, rule, where }: PricedUse,
  billed: ReadonlyMap<ModelPlan, Billed>,
  scope: Scope,
): { readonly at: Path; readonly hint: string } | undefined {
  const uses = [...billed].flatMap(([{ price: table }, rules]) =>
    table === undefined ? [] : [...rules.keys()].map((each) => ({ table, rule: each })),
  );
  const isFit = (use: (typeof uses)[number]): boolean => use.table.unit === use.rule.unit;
  const used = new Set(uses.map(({ table }) => table.name));
  const isOther = Object.entries(scope.config.prices ?? {}).some(
    ([name, price]) => 'unit' in price && price.unit === rule.unit && !used.has(name),
  );
  const isFitting = (isMeter(rule) || rule.classes !== undefined) === (price.by.at(-1) === 'class');
  // The table has another use that is right, or the model may have meant a table that nothing uses.
  if (!isFitting || isOther || uses.some((use) => use.table === price && isFit(use))) return undefined;
  const isRuleRight = uses.some((use) => use.rule === rule && isFit(use));
  if (isRuleRight) return { at: ['prices', price.name, 'unit'], hint: `write unit: ${rule.unit}` };
  const tables = new Set(uses.flatMap((use) => (use.rule === rule ? [use.table] : [])));
  if (tables.size > 1) return { at: ['billing', rule.name, 'unit'], hint: `write unit: ${price.unit}` };
  const at: Path = ['models', model.id, 'price'];
  const lineOf = (place: Path): string => scope.report.lineOf([...place, 'unit'], at);
  const hint = `write unit: ${price.unit} in the billing rule (${lineOf(['billing', rule.name])}) or unit: ${rule.unit} in the table (${lineOf(['prices', price.name])}), or change which models ${where} takes`;
  return { at, hint };
}

function checkTable({ price, rules }: TableUse, isWhole: boolean, scope: Scope): void {
  const place = tablePlace(price);
  // An expression that returns another spelling is already reported, and it is unknown which one is right.
  const isDoubtful = (fact: string): boolean =>
    [...rules.keys()].some(({ name }) => scope.report.isReported(['billing', name, 'facts', fact, 'cel']));
  if (price.by.some(isDoubtful)) return;
  const known = [...rules.values()].flatMap((values) => (values === undefined ? [] : [values]));
  if (isWhole && rules.size > 0 && known.length === rules.size) {
    const choices = price.by.map((_, depth) => new Set(known.flatMap((values) => values[depth] ?? [])));
    if (areLevelsSwapped(price, choices, scope)) return;
    checkUnknown(keysOf(price, scope), price.by, choices, place, scope);
  }
  for (const [rule, values] of rules) {
    if (values !== undefined) checkMissing(price.table, { rule, by: price.by, values }, [], place, scope);
  }
}

/** The values of each fact in `by`; undefined if a fact is missing or has no enum. */
function valuesOf(price: PricePlan, rule: RulePlan, scope: Scope): readonly (readonly string[])[] | undefined {
  if (isMeter(rule) && !isKnown(['billing', rule.name], scope)) return undefined;
  if (rule.classes !== undefined && price.by.at(-1) !== 'class') return wantsClasses(price, rule, rule.classes, scope);
  const all: (readonly string[])[] = [];
  for (const [index, name] of price.by.entries()) {
    if (rule.classes !== undefined && isClassLevel(name, rule)) {
      all.push(rule.classes);
      continue;
    }
    const values = levelValues(price, name);
    if (values !== undefined) {
      all.push(values);
      continue;
    }
    const fact = factsOf(rule).find((fact) => fact.name === name);
    // A mistake in the fact is already reported.
    if (fact === undefined || !isKnown(['billing', rule.name, 'facts', name], scope)) continue;
    const known = fact.type === 'bool' ? ['false', 'true'] : fact.enum;
    if (known === undefined) {
      const message = `fact '${name}' of billing rule '${rule.name}' has no enum, so a price table cannot cover all of its values`;
      const hint = 'add an enum to the fact, or use another fact in by';
      scope.report.error('price-by', ['prices', price.name, 'by', index], message, hint);
    } else all.push(known);
  }
  return all.length === price.by.length ? all : undefined;
}

/** Reports a price table without classes, which are its innermost level. */
function wantsClasses(price: PricePlan, rule: RulePlan, classes: readonly string[], scope: Scope): undefined {
  const why = isMeter(rule) ? 'is metered' : 'has classes';
  const message = `price table '${price.name}' must be by class, because billing rule '${rule.name}' ${why}`;
  const known = factsOf(rule).map(({ name }) => name);
  const facts = price.by.filter((name) => name !== 'class' && known.includes(name));
  const hint = `write by: [${[...facts, 'class'].join(', ')}] and a price for each of ${classes.join(', ')}`;
  scope.report.error('price-by', ['prices', price.name, 'by'], message, hint);
}

/** The values of each fact in `by` for which a rule needs a price. */
interface NeededPrices {
  readonly rule: RulePlan;
  readonly by: readonly string[];
  readonly values: readonly (readonly string[])[];
}

function checkMissing(
  table: PriceTable,
  asked: NeededPrices,
  chosen: readonly string[],
  place: Path,
  scope: Scope,
): void {
  if (typeof table === 'bigint') return;
  const depth = chosen.length;
  const keys = Object.keys(table);
  for (const value of asked.values[depth] ?? []) {
    const path = [...chosen, `${asked.by[depth] ?? ''}=${value}`];
    const below = Object.hasOwn(table, value) ? table[value] : undefined;
    if (below !== undefined) checkMissing(below, asked, path, [...place, value], scope);
    else if (!isMisspelt(value, keys, place, scope) && !isUncharged(value, asked.rule, scope)) {
      const near = nearest(value, keys);
      const other = near === undefined ? '' : `, or correct the value to ${near} in billing rule '${asked.rule.name}'`;
      const message = `no price for ${path.join(', ')}`;
      const basis = [[...place, value]];
      scope.report.error('price-missing', place, message, `add ${value} to the table${other}`, { on: 'key', basis });
    }
  }
}

/** Whether a key of the table is a misspelling of the value, which is already reported. */
function isMisspelt(value: string, keys: readonly string[], place: Path, { report }: Scope): boolean {
  return keys.some((key) => nearest(key, [value]) === value && report.isReported([...place, key]));
}

/** Whether the value is a class that is spelt in another way in `hold` or in `charge`, which is already reported. */
function isUncharged(value: string, rule: RulePlan, { report }: Scope): boolean {
  const isReported = (name: string): boolean => report.isReported(['billing', rule.name, 'hold', name]);
  return isMeter(rule) && rule.classes.some((name) => isReported(name) && nearest(name, [value]) !== undefined);
}

/** The keys that are checked: of a table of a list only those that replace its prices. */
function keysOf({ name, table, since }: PricePlan, scope: Scope): PriceTable | TableConfig | undefined {
  if (!isOfList(name, scope)) return table;
  const price = scope.config.prices?.[name];
  return price !== undefined && 'of' in price && since === undefined ? price.table : undefined;
}

function checkUnknown(
  table: PriceTable | TableConfig | undefined,
  levels: readonly string[],
  choices: readonly ReadonlySet<string>[],
  place: Path,
  scope: Scope,
): void {
  const [fact, ...rest] = levels;
  const [values, ...deeper] = choices;
  if (typeof table !== 'object' || fact === undefined || values === undefined) return;
  for (const [value, below] of Object.entries<PriceTable | TableConfig>(table)) {
    if (values.has(value)) checkUnknown(below, rest, deeper, [...place, value], scope);
    else {
      const message = `'${value}' is not ${fact === 'class' ? 'a class of a billing rule' : `a value of fact '${fact}'`}`;
      scope.report.error('price-unknown-value', [...place, value], message, suggestion(value, values), {
        on: 'key',
        spelling: spellingOf(value, values),
      });
    }
  }
}
