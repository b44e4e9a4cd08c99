/** Billing rules: typed facts, an upper bound to hold, and what a success is charged. */
import type { CelType } from '../lang/cel.ts';
import type { BillingPlan, FactPlan } from '../plan.ts';
import { type Known, readCel } from './expressions.ts';
import { compileFact, factType } from './facts.ts';
import { type Names, namesOf } from './names.ts';
import type { Place } from './report.ts';
import { readPointer, type Scope } from './scope.ts';

type RuleConfig = NonNullable<Scope['config']['billing']>[string];

/** Compiles `billing`. */
export function compileBilling(scope: Scope): Names<BillingPlan> {
  const compiled = Object.entries(scope.config.billing ?? {}).map(([name, rule]): [string, BillingPlan | undefined] => [
    name,
    compileRule(name, rule, scope),
  ]);
  return namesOf('a billing rule', new Map(compiled), scope.report);
}

function compileRule(name: string, rule: RuleConfig, scope: Scope): BillingPlan | undefined {
  const place: Place = ['billing', name];
  const declared = Object.keys(rule.facts);
  const types: Record<string, CelType> = { body: 'dyn' };
  const facts: FactPlan[] = [];
  for (const [index, [fact, config]] of Object.entries(rule.facts).entries()) {
    const known: Known = { rule: name, types: { ...types }, later: declared.slice(index) };
    const compiled = compileFact(fact, config, known, [...place, 'facts', fact], scope);
    if (compiled !== undefined) facts.push(compiled);
    types[fact] = factType(config);
  }
  const known: Known = { rule: name, types, later: [] };
  const hold = readUnits(rule.hold.cel, known, [...place, 'hold', 'cel'], scope);
  const otherwise = readUnits(rule.actual.otherwise.cel, known, [...place, 'actual', 'otherwise', 'cel'], scope);
  const at = rule.actual.at === undefined ? undefined : readPointer(rule.actual.at, [...place, 'actual', 'at'], scope);
  if (hold === undefined || otherwise === undefined || facts.length < declared.length) return undefined;
  return { name, unit: rule.per, facts, hold, actual: { at, otherwise } };
}

/** An expression that counts units. */
function readUnits(expression: string, known: Known, place: Place, scope: Scope): BillingPlan['hold'] | undefined {
  return readCel(expression, known, ['int', 'double'], place, scope);
}
