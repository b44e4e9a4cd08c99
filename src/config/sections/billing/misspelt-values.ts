/** Finds values of a fact, and classes, that are misspelt in the billing rule: no price table has them, but all have a similar one. */

import { getOrCreate } from '../../../lib/get-or-create.ts';
import { ownValue } from '../../../lib/json/pointer.ts';
import { isRecord } from '../../../lib/json/record.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import type { PricePlan, PriceTable } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { factsOf, isMeter, type RulePlan } from './compile.ts';

/** A price table, and for each rule that it prices the values of each fact in `by`; undefined if they are not known. */
export interface TableUse {
  readonly price: PricePlan;
  readonly rules: ReadonlyMap<RulePlan, readonly (readonly string[])[] | undefined>;
}

/** The tables, with values corrected that are misspelt in a rule. Reports each once, in the rule. */
export function correctValues(tables: readonly TableUse[], scope: Scope): readonly TableUse[] {
  const facts = new Map<RulePlan, Map<string, PricedFact>>();
  const factOf = (rule: RulePlan, name: string) =>
    getOrCreate(
      getOrCreate(facts, rule, () => new Map<string, PricedFact>()),
      name,
      () => pricedFact(rule, name, tables),
    );
  return tables.map(({ price, rules }) => {
    const corrected = Array.from(rules, ([rule, values]) => {
      const corrected = values?.map((some, depth) => correctFact(some, factOf(rule, price.by[depth] ?? ''), scope));
      return [rule, corrected] as const;
    });
    return { price, rules: new Map(corrected) };
  });
}

/** A fact of a rule, and the keys of the mappings by it in the tables. */
interface PricedFact {
  readonly rule: RulePlan;
  readonly fact: string;
  /** How many mappings there are. */
  readonly rows: number;
  readonly keys: ReadonlySet<string>;
  /** The keys that all mappings have. */
  readonly shared: readonly string[];
}

function pricedFact(rule: RulePlan, fact: string, tables: readonly TableUse[]): PricedFact {
  const rows = tables.flatMap(({ price, rules }) =>
    rules.has(rule) ? rowsAt(price.table, price.by.indexOf(fact)) : [],
  );
  const counts = new Map<string, number>();
  for (const key of rows.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const shared = [...counts].flatMap(([key, count]) => (count === rows.length ? key : []));
  return { rule, fact, rows: rows.length, keys: new Set(counts.keys()), shared };
}

function correctFact(
  values: readonly string[],
  { rule, fact, rows, keys, shared }: PricedFact,
  scope: Scope,
): readonly string[] {
  const missing = shared.filter((key) => !values.includes(key));
  return values.map((value) => {
    if (keys.has(value)) return value;
    const near = nearest(value, missing) ?? (fact === 'class' ? onlyToken(missing, rule) : undefined);
    // With one row, the row may be the wrong one.
    if (near === undefined || (rows < 2 && !isWritten(near, fact, rule, scope))) return value;
    const place = placeOf(value, fact, rule, scope);
    // An expression that returns the right spelling is already reported.
    const isReported = scope.report.isReported(['billing', rule.name, 'facts', fact, 'cel']);
    if (!isReported)
      scope.report.error('price-missing', place, `no price table has '${value}'`, `did you mean '${near}'?`, {
        on: isMeter(rule) && fact === 'class' ? 'key' : 'value',
        spelling: [value, near],
      });
    return near;
  });
}

/** The name in the `tokens` of a rule, if it is the only one. */
function onlyToken(names: readonly string[], rule: RulePlan): string | undefined {
  const [only, ...others] = names.filter((name) => isMeter(rule) && rule.tokens?.includes(name) === true);
  return others.length === 0 ? only : undefined;
}

/** Whether the rule has the value in another place, too: as a default, or in `tokens`. */
function isWritten(value: string, name: string, rule: RulePlan, { config }: Scope): boolean {
  const fact: unknown = ownValue(config.billing?.[rule.name]?.facts ?? {}, name);
  return onlyToken([value], rule) !== undefined || (isRecord(fact) && fact.default === value);
}

/** The keys of each mapping of a table at a depth. */
function rowsAt(table: PriceTable, depth: number): readonly (readonly string[])[] {
  if (typeof table === 'bigint' || depth < 0) return [];
  return depth === 0 ? [Object.keys(table)] : Object.values(table).flatMap((below) => rowsAt(below, depth - 1));
}

/** Where a rule has a value of a fact, or a class. */
function placeOf(value: string, fact: string, rule: RulePlan, { config }: Scope): Path {
  const place = ['billing', rule.name];
  const written = config.billing?.[rule.name];
  const enumOf = factsOf(rule).find(({ name }) => name === fact)?.enum;
  if (enumOf !== undefined) return [...place, 'facts', fact, 'enum', enumOf.indexOf(value)];
  const key = ['hold', 'charge', 'without_usage'].find((each) => {
    const part: unknown = ownValue(written ?? {}, each);
    return isRecord(part) && Object.hasOwn(part, value);
  });
  return key === undefined ? place : [...place, key, value];
}
