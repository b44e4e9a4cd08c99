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

function compileRule(name: string, rule: BillingRule, scope: Scope): BillingPlan {
  const place: Place = ['billing', name];
  const declared = Object.keys(rule.facts);
  const types: Record<string, CelType> = { body: 'dyn' };
  const facts = Object.entries(rule.facts).map(([fact, config], index): FactPlan => {
    const known: Known = { rule: name, types: { ...types }, later: declared.slice(index) };
    types[fact] = factType(config);
    return compileFact(fact, config, known, [...place, 'facts', fact], scope);
  });
  const known: Known = { rule: name, types, later: [] };
  const { hold, actual } = rule;
  return {
    name,
    unit: rule.per,
    facts,
    hold: readUnits(hold.cel, known, [...place, 'hold', 'cel'], scope),
    actual: {
      at: actual.at === undefined ? undefined : compilePointer(actual.at),
      otherwise: readUnits(actual.otherwise.cel, known, [...place, 'actual', 'otherwise', 'cel'], scope),
    },
  };
}

/** An expression that counts units. */
function readUnits(expression: string, known: Known, place: Place, scope: Scope): BillingPlan['hold'] {
  return readCel(expression, known, ['int', 'double'], place, scope);
}
