/** Compiles billing rules: typed facts, the units to hold, and the units to charge for a task or a metered request. */
import type { Path } from '../config/position.ts';
import type { ActualFailure, BillingRule, BillingRuleActual } from '../generated/gateway.d.ts';
import { quantityNano } from '../lang/amount.ts';
import type { CelExpression, CelType } from '../lang/cel.ts';
import { readPointer } from '../lang/pointer.ts';
import type { ActualPlan, BillingPlan, FactPlan, MeterPlan } from '../plan.ts';
import { type Known, readCel } from './expressions.ts';
import { compileFacts } from './fact-list.ts';
import { compileMeter } from './meters.ts';
import { compileSection, type References } from './references.ts';

import type { Scope } from './scope.ts';
import { FREE } from './written-branches.ts';

/** A rule that bills tasks, or a rule that meters requests. */
export type RulePlan = BillingPlan | MeterPlan;

/** Whether the rule meters requests. */
export function isMeter(rule: RulePlan): rule is MeterPlan {
  return 'counts' in rule;
}

export function compileBilling(scope: Scope): References<RulePlan> {
  return compileSection('billing', scope, (name, rule) => compileRule(name, rule, scope));
}

function compileRule(name: string, rule: BillingRule, scope: Scope): RulePlan {
  const place: Path = ['billing', name];
  if (name === FREE) {
    const message = `'${FREE}' is not a name for a billing rule: a route with billing: ${FREE} bills nothing`;
    scope.report.error('bad-value', place, message, 'choose another name', { on: 'key' });
  }
  const sizes: Record<string, CelType> = 'counts' in rule ? { request_bytes: 'int', text_bytes: 'int' } : {};
  const { facts, known } = compileFacts(rule.facts, `billing rule '${name}'`, sizes, [...place, 'facts'], scope);
  refuseHeaders(rule, [...place, 'facts'], scope);
  if ('counts' in rule) return compileMeter(name, rule, facts, known, scope);
  return compileTaskRule(name, rule, facts, known, scope);
}

/** The price of a request depends on its body only, so that an operator can compute it again from the body. */
function refuseHeaders(rule: BillingRule, place: Path, scope: Scope): void {
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
  const place: Path = ['billing', name];
  if (cap !== undefined && (actual.at ?? actual.failed?.at ?? actual.cancelled?.at) === undefined) {
    const message = 'cap has no effect: the rule does not read a count from the upstream';
    const hint = 'add the place of the count with actual: { at: … }, or remove cap';
    scope.report.error('conflicting-keys', [...place, 'cap'], message, hint, {
      on: 'key',
      basis: [[...place, 'actual']],
    });
  }
  // The body is not stored with the task.
  const { body: _body, ...types } = known.types;
  const stored: Known = { ...known, types };
  const { failed, cancelled = failed } = actual;
  return {
    name,
    unit,
    facts,
    hold: readUnits(hold.cel, known, [...place, 'hold', 'cel'], scope),
    actual: readActual(actual, known, [...place, 'actual'], scope),
    failed: failed && readActual(failed, stored, [...place, 'actual', 'failed'], scope),
    cancelled: cancelled && readActual(cancelled, stored, [...place, 'actual', 'cancelled'], scope),
    cap_nano: quantityNano(cap),
  };
}

function readActual({ at, otherwise }: ActualFailure, known: Known, place: Path, scope: Scope): ActualPlan {
  return {
    at: Object.entries(typeof at === 'string' ? { [at]: 1 } : (at ?? {})).map(([place, weight]) => ({
      place: readPointer(place),
      weight: BigInt(weight),
    })),
    otherwise: readUnits(otherwise.cel, known, [...place, 'otherwise', 'cel'], scope),
  };
}

function readUnits(expression: string, known: Known, place: Path, scope: Scope): CelExpression {
  return readCel(expression, known, ['int', 'double'], place, scope);
}
