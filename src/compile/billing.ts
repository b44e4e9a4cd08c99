/** Compiles billing rules: typed facts, the units to hold, and the units to charge for a task or a metered request. */
import type { BillingRule, BillingRuleActual } from '../generated/gateway.d.ts';
import { quantityNano } from '../lang/amount.ts';
import type { CelType } from '../lang/cel.ts';
import { compilePointer } from '../lang/pointer.ts';
import type { BillingPlan, CelFunction, FactPlan, MeterPlan } from '../plan.ts';
import { type Known, readCel } from './expressions.ts';
import { compileFacts } from './fact-list.ts';
import { blankFacts } from './facts.ts';
import { compileMeter } from './meters.ts';
import { compilingSection, type References } from './references.ts';
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
  const sizes: Record<string, CelType> = 'counts' in rule ? { request_bytes: 'int', text_bytes: 'int' } : {};
  const { facts, known } = compileFacts(rule.facts, `billing rule '${name}'`, sizes, [...place, 'facts'], scope);
  refuseHeaders(rule, [...place, 'facts'], scope);
  if ('counts' in rule) return compileMeter(name, rule, facts, known, scope);
  return compileTaskRule(name, rule, facts, known, scope);
}

/** The price of a request depends on its body only, so that an operator can compute it again from the body. */
function refuseHeaders(rule: BillingRule, place: Place, scope: Scope): void {
  for (const [name, fact] of Object.entries(rule.facts)) {
    if (!('header' in fact)) continue;
    const hint = 'make it a fact of the route, and choose the billing rule by branch';
    scope.report.error('bad-fact', [...place, name, 'header'], 'a billing rule cannot read request headers', hint, {
      on: 'key',
    });
  }
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
