/** Compiles billing rules: typed facts, the units to hold, and the units to charge for a task or a metered request. */

import type { CelType } from '../../../lib/cel/cel.ts';
import { readPointer } from '../../../lib/json/pointer.ts';
import { quantityNano } from '../../../lib/money/amount.ts';
import type {
  ActualFailure,
  BillingRule,
  BillingRuleActual,
  Expression,
  TaskUnits as UnitsConfig,
  Weight,
} from '../../../plan/generated/gateway.d.ts';
import type {
  ActualPlan,
  AnswerFactPlan,
  BillingPlan,
  FactPlan,
  MeterPlan,
  TaskUnits,
  WeightedPlace,
} from '../../../plan/index.ts';
import { type ExpressionScope, readCel } from '../../compile/expressions.ts';
import {
  compileSection,
  createReferences,
  namesIn,
  type References,
  spellingOf,
  suggestion,
} from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { FREE } from '../routes/written-branches.ts';
import { compileFacts, type FactList } from './fact-list.ts';
import { compileMeter } from './meters.ts';

export type RulePlan = BillingPlan | MeterPlan;

/** Whether the rule meters requests. */
export function isMeter(rule: RulePlan): rule is MeterPlan {
  return 'counts' in rule;
}

/** The facts that may select a price: of a metered rule also those of the answer. */
export function factsOf(rule: RulePlan): readonly FactPlan[] {
  return isMeter(rule) ? [...rule.facts, ...(rule.answer_facts ?? [])] : rule.facts;
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
  const list = compileFacts(rule.facts, `billing rule '${name}'`, sizes, [...place, 'facts'], scope);
  refuseHeaders(rule, [...place, 'facts'], scope);
  checkEarlier(rule, [...place, 'facts'], scope);
  if ('counts' in rule) return compileMeter(name, rule, list, scope);
  return compileTaskRule(name, rule, list, scope);
}

/** The price of a request depends on its body only, so that an operator can compute it again from the body. */
function refuseHeaders(rule: BillingRule, place: Path, scope: Scope): void {
  for (const [name, fact] of Object.entries(rule.facts)) {
    const key = 'header' in fact ? 'header' : 'query' in fact ? 'query' : undefined;
    if (key === undefined) continue;
    const what = key === 'header' ? 'request headers' : 'the query';
    const hint = 'make it a fact of the route, and choose the billing rule by branch';
    scope.report.error('bad-fact', [...place, name, key], `a billing rule cannot read ${what}`, hint, { on: 'key' });
  }
}

/** Reports kinds of earlier tasks that are not declared, and facts that no rule has. */
function checkEarlier(rule: BillingRule, place: Path, scope: Scope): void {
  const { config } = scope;
  const kinds = namesIn(
    ['tasks'],
    Object.keys(config.tasks ?? {}).map((name) => [name, true]),
    scope,
  );
  const facts = new Map(
    Object.values(config.billing ?? {}).flatMap((each) => Object.keys(each.facts).map((name) => [name, true])),
  );
  for (const [name, fact] of Object.entries(rule.facts)) {
    if (!('earlier' in fact)) continue;
    const at = [...place, name, 'earlier'];
    const known = createReferences(
      { ...kinds, code: 'unknown-reference', unknown: (kind) => `'${kind}' is not a task kind` },
      scope,
    );
    for (const [index, kind] of fact.earlier.kinds.entries()) known.use(kind, [...at, 'kinds', index]);
    createReferences(
      {
        names: facts,
        isComplete: scope.repairs.below(['billing']).length === 0,
        code: 'unknown-fact',
        unknown: (each) => `'${each}' is not a fact of a billing rule`,
      },
      scope,
    ).use(fact.earlier.fact, [...at, 'fact']);
  }
}

function compileTaskRule(
  name: string,
  { unit, hold, actual, cap }: BillingRuleActual,
  { facts, answered, known, ofAnswer }: FactList,
  scope: Scope,
): BillingPlan {
  const place: Path = ['billing', name];
  for (const fact of answered) checkAnswered(fact, [...place, 'facts', fact.name], scope);
  if (cap !== undefined && (actual.at ?? actual.failed?.at ?? actual.cancelled?.at) === undefined) {
    const message = 'cap has no effect: the rule does not read a count from the upstream';
    const hint = 'add the place of the count with actual: { at: … }, or remove cap';
    const basis = [[...place, 'actual']];
    scope.report.error('conflicting-keys', [...place, 'cap'], message, hint, { on: 'key', basis });
  }
  // The body is not stored with the task.
  const { body: _body, ...types } = known.types;
  const stored: ExpressionScope = {
    ...known,
    types: { ...types, ...ofAnswer.types },
    enums: { ...known.enums, ...ofAnswer.enums },
    answered: [],
  };
  const classes = isExpression(hold) ? undefined : Object.keys(hold);
  if (classes !== undefined) refuseClassFact(facts, place, scope);
  const read = (cost: ActualFailure, known: ExpressionScope, at: Path) => readActual(cost, classes, known, at, scope);
  const ofFailure = actual.failed && read(actual.failed, stored, [...place, 'actual', 'failed']);
  return {
    name,
    unit,
    facts,
    classes,
    hold: readUnits(hold, classes, known, [...place, 'hold'], scope),
    actual: read(actual, answered.length === 0 ? known : stored, [...place, 'actual']),
    answer_facts: answered.length === 0 ? undefined : answered,
    failed: ofFailure,
    cancelled:
      actual.cancelled === undefined ? ofFailure : read(actual.cancelled, stored, [...place, 'actual', 'cancelled']),
    cap_nano: quantityNano(cap),
  };
}

/** The answer to a creation may be lost, and its hold is taken before. */
function checkAnswered({ source }: AnswerFactPlan, place: Path, { report }: Scope): void {
  if (source.among !== undefined) {
    const message = 'the hold of a task does not depend on its answer';
    report.error('bad-fact', [...place, 'among'], message, 'remove among', { on: 'key' });
  }
  if (source.default !== undefined) return;
  const message = 'a fact of the answer to a creation needs a default, because the answer may be lost';
  const hint = 'add the value that such a task is charged by';
  report.error('bad-fact', place, message, hint, { on: 'key', basis: [[...place, 'default']] });
}

/** The price table has a level for the classes, which has this name. */
function refuseClassFact(facts: readonly FactPlan[], place: Path, { report }: Scope): void {
  if (!facts.some(({ name }) => name === 'class')) return;
  const message = "a rule whose hold has classes cannot have a fact named 'class'";
  report.error('bad-fact', [...place, 'facts', 'class'], message, 'choose another name', { on: 'key' });
}

type Classes = readonly string[] | undefined;

function readActual(
  { at, otherwise }: ActualFailure,
  classes: Classes,
  known: ExpressionScope,
  place: Path,
  scope: Scope,
): ActualPlan {
  const places = Object.entries(typeof at === 'string' ? { [at]: 1 } : (at ?? {}));
  return {
    at: places.flatMap(([key, weight]) => {
      const where = [...place, 'at', ...(typeof at === 'string' ? [] : [key])];
      return weightsOf(weight, classes, where, scope).map((each) => ({ place: readPointer(key), ...each }));
    }),
    otherwise: readUnits(otherwise, classes, known, [...place, 'otherwise'], scope),
  };
}

/** The weights of a place: one, or one for each class. */
function weightsOf(
  weight: Weight,
  classes: Classes,
  place: Path,
  scope: Scope,
): readonly Pick<WeightedPlace, 'weight' | 'class'>[] {
  if (typeof weight === 'number') {
    if (classes !== undefined) reportShape('the hold has classes, so each place needs one', classes, place, scope);
    return [{ weight: BigInt(weight) }];
  }
  const weights = typeof weight === 'string' ? { [weight]: 1 } : weight;
  return Object.entries(weights).map(([name, count]) => {
    checkClass(name, classes, typeof weight === 'string' ? place : [...place, name], scope);
    return { weight: BigInt(count), class: name };
  });
}

function isExpression(config: UnitsConfig): config is Expression {
  return typeof config.cel === 'string';
}

/** Reads expressions that return a number of units. */
function readUnits(
  config: UnitsConfig,
  classes: Classes,
  known: ExpressionScope,
  place: Path,
  scope: Scope,
): TaskUnits {
  const read = (cel: string, at: Path) => readCel(cel, known, ['int', 'double'], [...at, 'cel'], scope);
  if (isExpression(config)) {
    if (classes !== undefined) reportShape('the hold has classes, so these units need them too', classes, place, scope);
    return read(config.cel, place);
  }
  return Object.entries(config).map(([name, { cel }]) => {
    checkClass(name, classes, [...place, name], scope);
    return { class: name, units: read(cel, [...place, name]) };
  });
}

/** If the hold has no classes, neither have the other parts. Each charged class must be held. */
function checkClass(name: string, classes: Classes, place: Path, scope: Scope): void {
  if (classes?.includes(name) === true) return;
  if (classes === undefined) {
    reportShape(`'${name}' is a class, but the hold has no classes`, [name], place, scope);
    return;
  }
  const message = `'${name}' is not a class of the hold`;
  scope.report.error('unknown-reference', place, message, suggestion(name, classes), {
    on: place.includes('at') ? 'value' : 'key',
    basis: [[...place.slice(0, 2), 'hold']],
    spelling: spellingOf(name, classes),
  });
}

function reportShape(message: string, classes: readonly string[], place: Path, scope: Scope): void {
  const [name = 'input'] = classes;
  const isAt = place.includes('at');
  const hint = isAt
    ? `write the class after the pointer, such as ${name}, and the same classes in hold`
    : `write { ${name}: { cel: EXPRESSION } }, and the same classes in hold`;
  scope.report.error('conflicting-keys', place, message, hint, { basis: [[...place.slice(0, 2), 'hold']] });
}
