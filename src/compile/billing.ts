/** Compiles billing rules: typed facts, the units to hold, and the units to charge for a task or a metered request. */
import type { BillingRule, BillingRuleActual } from '../generated/gateway.d.ts';
import { quantityNano } from '../lang/amount.ts';
import type { CelType } from '../lang/cel.ts';
import { compilePointer } from '../lang/pointer.ts';
import type { BillingPlan, CelFunction, FactPlan, MeterPlan } from '../plan.ts';
import type { EnumValue } from './enum-values.ts';
import { type Known, readCel } from './expressions.ts';
import { blankFacts, compileFact, enumValues, factType, isTypeKnown } from './facts.ts';
import { compileMeter } from './meters.ts';
import { compilingSection, namesIn, type References } from './references.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** A rule that bills tasks, or a rule that meters requests. */
export type RulePlan = BillingPlan | MeterPlan;

/** Whether the rule meters requests. */
export function isMeter(rule: RulePlan): rule is MeterPlan {
  return 'counts' in rule;
}

/** Compiles `billing`. Yields after each rule. */
export function compileBilling(scope: Scope): Generator<undefined, References<RulePlan>> {
  return compilingSection('billing', scope, (name, rule) => compileRule(name, rule, scope));
}

function compileRule(name: string, rule: BillingRule, scope: Scope): RulePlan {
  const place: Place = ['billing', name];
  const noun = `a fact of billing rule '${name}'`;
  const declared = Object.keys(rule.facts);
  const { names, isComplete } = namesIn([...place, 'facts'], [], scope);
  // A removed fact may have had any type.
  const dropped = Array.from(names.keys(), (fact): [string, CelType] => [fact, 'dyn']);
  const isOpen = !isComplete;
  const sizes: Record<string, CelType> = 'counts' in rule ? { request_bytes: 'int', text_bytes: 'int' } : {};
  const types: Record<string, CelType> = { body: 'dyn', ...sizes, ...Object.fromEntries(dropped) };
  const enums: Record<string, readonly EnumValue[]> = {};
  const facts = Object.entries(rule.facts).map(([fact, config], index): FactPlan => {
    const known: Known = { noun, types: { ...types }, later: declared.slice(index), isOpen, enums: { ...enums } };
    const values = enumValues(config, [...place, 'facts', fact], scope);
    if (values !== undefined) enums[fact] = values;
    types[fact] = isTypeKnown([...place, 'facts', fact], scope) ? factType(config) : 'dyn';
    return compileFact(fact, config, known, [...place, 'facts', fact], scope);
  });
  const known: Known = { noun, types, later: [], isOpen, enums };
  if ('counts' in rule) return compileMeter(name, rule, facts, known, scope);
  return compileTaskRule(name, rule, facts, known, scope);
}

function compileTaskRule(
  name: string,
  { unit, hold, actual, cap }: BillingRuleActual,
  facts: readonly FactPlan[],
  known: Known,
  scope: Scope,
): BillingPlan {
  const place: Place = ['billing', name];
  if (cap !== undefined && actual.at === undefined) {
    const message = 'cap has no effect: the rule does not read a count from the upstream';
    const hint = 'add the place of the count with actual: { at: … }, or remove cap';
    scope.report.error('conflicting-keys', [...place, 'cap'], message, hint, {
      on: 'key',
      basis: [[...place, 'actual']],
    });
  }
  return {
    name,
    unit,
    facts,
    blank: blankFacts(facts),
    hold: readUnits(hold.cel, known, [...place, 'hold', 'cel'], scope),
    actual: {
      at: actual.at === undefined ? undefined : compilePointer(actual.at),
      otherwise: readUnits(actual.otherwise.cel, known, [...place, 'actual', 'otherwise', 'cel'], scope),
    },
    cap_nano: quantityNano(cap),
  };
}

/** Compiles an expression that returns a number of units. */
function readUnits(expression: string, known: Known, place: Place, scope: Scope): CelFunction {
  return readCel(expression, known, ['int', 'double'], place, scope);
}
