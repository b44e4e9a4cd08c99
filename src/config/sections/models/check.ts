/** Checks that a model has the defaults and limits that the facts of a billing rule use. */

import { at, factValue, isOf, limit } from '../../../billing/kinds.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import type { FactSource, ModelPlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { listWords } from '../../read/schema-words.ts';
import { isKnown } from '../../repair/known.ts';
import type { RulePlan } from '../billing/compile.ts';
import { checkInEnum, checkInValues, typeWords } from '../billing/facts.ts';

/** Checks that the model has a valid value for every default that the rule's facts use. */
export function checkDefaults(model: ModelPlan, rule: RulePlan, scope: Scope): void {
  for (const fact of rule.facts) {
    const { source } = fact;
    if (!isOf(at, source) || source.default === undefined || !('model' in source.default)) continue;
    const name = source.default.model;
    const value = Object.hasOwn(model.defaults, name) ? model.defaults[name] : undefined;
    const parsed = value === undefined ? undefined : factValue(fact.type, value);
    const place: Path = ['models', model.id];
    if (value === undefined && isReported(model, rule, fact.name, name, scope)) continue;
    if (value === undefined) {
      const message = `model '${model.id}' has no default '${name}', which fact '${fact.name}' of billing rule '${rule.name}' uses`;
      const basis = [[...place, 'defaults', name]];
      scope.report.error('default-missing', place, message, `add defaults: { ${name}: … }`, { on: 'key', basis });
    } else if (parsed === undefined) {
      const message = `the default '${name}' must be of type ${fact.type}, the type of fact '${fact.name}'`;
      scope.report.error('bad-default', [...place, 'defaults', name], message, `write ${typeWords(fact.type)}`);
    } else {
      const enumPlace = ['billing', rule.name, 'facts', fact.name, 'enum'];
      checkInEnum(value, fact.enum, enumPlace, [...place, 'defaults', name], scope);
      const valuesPlace = ['billing', rule.name, 'facts', fact.name, 'values'];
      checkInValues(parsed, fact.values, valuesPlace, [...place, 'defaults', name], scope);
    }
  }
}

/** Checks that the model declares every limit that the rule's facts use. @param wanted the limits that any fact uses. */
export function checkLimits(model: ModelPlan, rule: RulePlan, wanted: ReadonlySet<string>, scope: Scope): void {
  const place: Path = ['models', model.id];
  const missing = new Map<string, string>();
  for (const { name: fact, source } of rule.facts) {
    const name = limitName(source);
    if (name === undefined || Object.hasOwn(model.limits, name) || missing.has(name)) continue;
    missing.set(name, fact);
  }
  const names = [...missing.keys()].filter(
    (name) => !isMisspeltLimit(name, model, wanted, scope) && !isMisspeltByFact(name, rule, wanted, scope),
  );
  const [first, ...others] = names;
  if (first === undefined) return;
  const what = others.length === 0 ? `no limit '${first}'` : `none of the limits ${listWords(names, 'and')}`;
  const used =
    others.length === 0
      ? `which fact '${missing.get(first)}' of billing rule '${rule.name}' uses`
      : `which facts of billing rule '${rule.name}' use`;
  const at = scope.config.models?.[model.id]?.limits === undefined ? place : [...place, 'limits'];
  const hint = `add limits: { ${names.map((name) => `${name}: …`).join(', ')} }`;
  const basis = names.map((name) => [...place, 'limits', name]);
  scope.report.error('limit-missing', at, `model '${model.id}' has ${what}, ${used}`, hint, { on: 'key', basis });
}

/** Whether the model declares the limit under a misspelt name, which is reported as unknown. */
function isMisspeltLimit(name: string, model: ModelPlan, wanted: ReadonlySet<string>, scope: Scope): boolean {
  if (!isKnown(['billing'], scope)) return false;
  return Object.keys(model.limits).some((key) => !wanted.has(key) && nearest(key, wanted) === name);
}

/**
 * Reports the rule's facts whose limit `name` is probably a misspelling of a limit that models have and other facts use.
 *
 * @returns whether the name is such a misspelling
 */
function isMisspeltByFact(name: string, rule: RulePlan, wanted: ReadonlySet<string>, scope: Scope): boolean {
  if (!isKnown(['models'], scope) || !isKnown(['billing'], scope)) return false;
  const declared = new Set(Object.values(scope.config.models ?? {}).flatMap(({ limits = {} }) => Object.keys(limits)));
  const near = declared.has(name) ? undefined : nearest(name, declared);
  if (near === undefined || !wanted.has(near)) return false;
  for (const { name: fact, source } of rule.facts) {
    if (limitName(source) !== name) continue;
    const place: Path = ['billing', rule.name, 'facts', fact, ...(isOf(limit, source) ? [] : ['default']), 'limit'];
    if (scope.report.isReported(place)) continue;
    scope.report.error('unknown-limit', place, `no model has the limit '${name}'`, `did you mean '${near}'?`);
  }
  return true;
}

function limitName(source: FactSource): string | undefined {
  if (isOf(limit, source)) return source.limit;
  return isOf(at, source) && source.default !== undefined && 'limit' in source.default
    ? source.default.limit
    : undefined;
}

/** Whether the default is missing because its name is misspelt in the fact or in the model, which is already reported. */
function isReported(model: ModelPlan, rule: RulePlan, fact: string, name: string, { report }: Scope): boolean {
  if (report.isReported(['billing', rule.name, 'facts', fact, 'default', 'model'])) return true;
  const given = Object.keys(model.defaults);
  return given.some(
    (each) => nearest(each, [name]) === name && report.isReported(['models', model.id, 'defaults', each]),
  );
}
