/** Billing rules: typed facts, an upper bound to hold, and what a success is charged. */
import type { BillingRule } from '../config/gateway.d.ts';
import type { CelType } from '../lang/cel.ts';
import { compilePointer } from '../lang/pointer.ts';
import type { BillingPlan, FactPlan } from '../plan.ts';
import { type Known, readCel } from './expressions.ts';
import { compileFact, factType } from './facts.ts';
import { compileSection, type Names } from './names.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** Compiles `billing`. */
export function compileBilling(scope: Scope): Names<BillingPlan> {
  return compileSection('a billing rule', scope.config.billing, scope.report, (name, rule) =>
    compileRule(name, rule, scope),
  );
}

function compileRule(name: string, rule: BillingRule, scope: Scope): BillingPlan | undefined {
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
  const at = rule.actual.at === undefined ? undefined : compilePointer(rule.actual.at);
  if (hold === undefined || otherwise === undefined || facts.length < declared.length) return undefined;
  return { name, unit: rule.per, facts, hold, actual: { at, otherwise } };
}

/** An expression that counts units. */
function readUnits(expression: string, known: Known, place: Place, scope: Scope): BillingPlan['hold'] | undefined {
  return readCel(expression, known, ['int', 'double'], place, scope);
}
