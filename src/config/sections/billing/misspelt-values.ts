/** Finds values of a fact, and classes, that are misspelt in the billing rule: no price table has them, but all have a similar one. */

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
  return tables.map(({ price, rules }) => {
    const corrected = Array.from(rules, ([rule, values]) => {
      const others = tables.filter((table) => table.rules.has(rule)).map((table) => table.price);
      const corrected = values?.map((some, depth) => {
        const fact = price.by[depth] ?? '';
        const rows = others.flatMap((other) => rowsAt(other.table, other.by.indexOf(fact)));
        return correctFact(some, { rule, fact, rows }, scope);
      });
      return [rule, corrected] as const;
    });
    return { price, rules: new Map(corrected) };
  });
}

/** A fact of a rule, and the keys of each mapping by it in the tables. */
interface PricedFact {
  readonly rule: RulePlan;
  readonly fact: string;
  readonly rows: readonly (readonly string[])[];
}

function correctFact(values: readonly string[], { rule, fact, rows }: PricedFact, scope: Scope): readonly string[] {
  const [first = []] = rows;
  const missing = first.filter((key) => !values.includes(key) && rows.every((keys) => keys.includes(key)));
  return values.map((value) => {
    if (rows.some((keys) => keys.includes(value))) return value;
    const near = nearest(value, missing) ?? (fact === 'class' ? onlyToken(missing, rule) : undefined);
    // With one row, the row may be the wrong one.
    if (near === undefined || (rows.length < 2 && !isWritten(near, fact, rule, scope))) return value;
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
