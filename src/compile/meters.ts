/** Metered billing rules: what an answer tells of its use, and what is held and charged for it, class by class. */
import type { BillingRuleCounts, ClassUnits as ClassUnitsConfig, Count, Pointers } from '../generated/gateway.d.ts';
import { NANO, quantityNano } from '../lang/amount.ts';
import { type CelType, compileCel } from '../lang/cel.ts';
import { compilePointer, parsePointer } from '../lang/pointer.ts';
import { nearest } from '../lang/prefix.ts';
import type { CountPlan, EstimatedUnits, FactPlan, MeterPlan, UntoldPlan } from '../plan.ts';
import { type Known, readCel } from './expressions.ts';
import { blankFacts } from './facts.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** How many times the hold the counts of an answer are believed where the rule does not say it. */
const DEFAULT_CAP = 50n * NANO;

/** Compiles a rule with `counts`. @param known the facts, `body`, `request_bytes` and `text_bytes` */
export function compileMeter(
  name: string,
  rule: BillingRuleCounts,
  facts: readonly FactPlan[],
  known: Known,
  scope: Scope,
): MeterPlan {
  const place: Place = ['billing', name];
  const counts = Object.entries(rule.counts).map(([count, config]) => compileCount(count, config));
  const lost = scope.gaps.keysBelow([...place, 'counts']);
  const types = Object.fromEntries(
    [...counts.map((count) => count.name), ...lost].map((one): [string, CelType] => [one, 'int']),
  );
  const isOpen = scope.gaps.has([...place, 'counts']);
  const counted: Known = { noun: `a count of billing rule ${name}`, types, later: [], isOpen, enums: {} };
  const plan: MeterPlan = {
    name,
    unit: rule.per,
    facts,
    blank: blankFacts(facts),
    hold: readClasses(rule.hold, known, [...place, 'hold'], scope),
    counts,
    charge: readClasses(rule.charge, counted, [...place, 'charge'], scope),
    untold: readUntold(rule.untold, known, [...place, 'untold'], scope),
    final: rule.final === undefined ? undefined : pointers(rule.final),
    failed: rule.failed === undefined ? undefined : pointers(rule.failed),
    cap_nano: readCap(rule.cap, [...place, 'cap'], scope),
  };
  checkCharged(plan, rule, types, scope);
  return plan;
}

/** The classes that a rule holds or charges, each of which needs a price. */
export function classesOf(rule: MeterPlan): readonly string[] {
  const estimated = rule.untold.as === 'units' ? rule.untold.units : [];
  return [...new Set([...rule.hold, ...rule.charge, ...estimated].map((one) => one.class))];
}

function compileCount(name: string, config: Count): CountPlan {
  if (typeof config === 'string' || !('sum' in config)) return { name, at: pointers(config) };
  const { sum, at, where } = config;
  const only = where && { at: compilePointer(where.at), in: new Set<unknown>(where.in) };
  const text = `sum of ${at}${where === undefined ? '' : ` where ${where.at} is ${where.in.join(' or ')}`}`;
  return { name, at: pointers(sum), sum: { at: compilePointer(at), where: only, text } };
}

function pointers(config: Pointers): readonly (readonly string[])[] {
  return (typeof config === 'string' ? [config] : config).map((pointer) => parsePointer(pointer) ?? []);
}

/** The body and what is left of it are not among its names: they would be kept in memory until the answer has ended. */
function readUntold(config: BillingRuleCounts['untold'], known: Known, place: Place, scope: Scope): UntoldPlan {
  if (config === 'free') return { as: 'free' };
  if (typeof config === 'string') return { as: 'hold' };
  const { body: _body, text_bytes: _text_bytes, ...types } = known.types;
  const answered: Known = { ...known, types: { ...types, answer_bytes: 'int', is_stream: 'bool', is_told: 'bool' } };
  return { as: 'units', units: readClasses(config, answered, place, scope) };
}

function readCap(cap: number | undefined, place: Place, scope: Scope): bigint {
  if (cap === undefined) return DEFAULT_CAP;
  const cap_nano = quantityNano(cap);
  if (cap_nano !== undefined && cap_nano >= NANO) return cap_nano;
  scope.report.error('bad-value', place, `${cap} is not a multiple of the hold`, 'write a number from 1, such as 50');
  return DEFAULT_CAP;
}

function readClasses(units: ClassUnitsConfig, known: Known, place: Place, scope: Scope): readonly EstimatedUnits[] {
  return Object.entries(units).map(([name, { cel }]) => ({
    class: name,
    units: readCel(cel, known, ['int'], [...place, name, 'cel'], scope),
    text: cel,
  }));
}

/** What is held must be charged, and what is counted must be used: a class or a count that was forgotten is given away. */
function checkCharged(
  plan: MeterPlan,
  rule: BillingRuleCounts,
  types: Readonly<Record<string, CelType>>,
  scope: Scope,
): void {
  const place: Place = ['billing', plan.name];
  const isKnown = !['hold', 'charge', 'counts'].some((key) => scope.gaps.touches([...place, key]));
  if (!isKnown) return;
  const charged = plan.charge.map((one) => one.class);
  for (const { class: name } of plan.hold) {
    if (charged.includes(name)) continue;
    const near = nearest(name, charged);
    const hint = near === undefined ? `add ${name} to charge, or take it out of hold` : `did you mean '${near}'?`;
    const message = `class '${name}' is held and never charged`;
    scope.report.error('uncharged', [...place, 'hold', name], message, hint, { on: 'key' });
  }
  const used = usedNames(rule, types);
  for (const { name } of used === undefined ? [] : plan.counts) {
    if (used?.has(name)) continue;
    const message = `no charge uses the count '${name}'`;
    const hint = 'charge it in a class, or take it out';
    scope.report.error('uncharged', [...place, 'counts', name], message, hint, { on: 'key' });
  }
}

/** The counts that the charges name; undefined where an expression has a mistake of its own, which is reported already. */
function usedNames(
  { charge }: BillingRuleCounts,
  types: Readonly<Record<string, CelType>>,
): ReadonlySet<string> | undefined {
  const used = new Set<string>();
  for (const { cel } of Object.values(charge)) {
    const result = compileCel(cel, types, []);
    if (!result.ok) return undefined;
    for (const name of result.references) used.add(name);
  }
  return used;
}
