/** Compiles metered billing rules: the counts in an answer, and the units to hold and charge per class. */
import type { BillingRuleCounts, ClassUnits as ClassUnitsConfig, Count, Pointers } from '../generated/gateway.d.ts';
import { NANO, quantityNano } from '../lang/amount.ts';
import type { CelType } from '../lang/cel.ts';
import { compilePointer, parsePointer } from '../lang/pointer.ts';
import { nearest } from '../lang/prefix.ts';
import { compileReading } from '../metering/reading.ts';
import type { CountPlan, EstimatedUnits, FactPlan, MeterPlan, WithoutUsagePlan } from '../plan.ts';
import { type Known, readExpression } from './expressions.ts';
import { blankFacts } from './facts.ts';
import { namesIn, suggestion } from './references.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** The default `cap`: counts of an answer are accepted up to this multiple of the hold. */
const DEFAULT_CAP = 50n * NANO;

/** Compiles a rule with `counts`. @param known the names of facts, `body`, `request_bytes` and `text_bytes` */
export function compileMeter(
  name: string,
  rule: BillingRuleCounts,
  facts: readonly FactPlan[],
  known: Known,
  scope: Scope,
): MeterPlan {
  const place: Place = ['billing', name];
  const counts = Object.entries(rule.counts).map(([count, config]) => compileCount(count, config));
  const declared = counts.map((count): [string, CountPlan] => [count.name, count]);
  const { names, isComplete } = namesIn([...place, 'counts'], declared, scope);
  const types = Object.fromEntries(Array.from(names.keys(), (one): [string, CelType] => [one, 'int']));
  const noun = `a count of billing rule '${name}'`;
  const counted: Known = { noun, types, later: [], isOpen: !isComplete, enums: {} };
  const charge = readClasses(rule.charge, counted, [...place, 'charge'], scope);
  const plan = prepareMeter({
    name,
    unit: rule.unit,
    facts,
    blank: blankFacts(facts),
    hold: readClasses(rule.hold, known, [...place, 'hold'], scope).units,
    counts,
    charge: charge.units,
    without_usage: readWithoutUsage(rule.without_usage, known, [...place, 'without_usage'], scope),
    final: rule.final === undefined ? undefined : pointers(rule.final),
    failed: rule.failed === undefined ? undefined : pointers(rule.failed),
    tokens: rule.tokens,
    cap_nano: readCap(rule.cap, [...place, 'cap'], scope),
  });
  checkTokens(plan, [...place, 'tokens'], scope);
  checkCharged(plan, charge.used, scope);
  return plan;
}

/** Adds what can be computed once per rule instead of once per request. */
export function prepareMeter(meter: Omit<MeterPlan, 'classes' | 'reading'>): MeterPlan {
  const estimated = meter.without_usage.as === 'units' ? meter.without_usage.units : [];
  const classes = new Set([...meter.hold, ...meter.charge, ...estimated].map((one) => one.class));
  const reading = compileReading(meter);
  return { ...meter, classes: [...classes], reading: () => reading };
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

/** These expressions cannot use `body` and `text_bytes`: the body would stay in memory until the answer has ended. */
function readWithoutUsage(
  config: BillingRuleCounts['without_usage'],
  known: Known,
  place: Place,
  scope: Scope,
): WithoutUsagePlan {
  if (config === 'free') return { as: 'free' };
  if (typeof config === 'string') return { as: 'hold' };
  const { body: _body, text_bytes: _text_bytes, ...types } = known.types;
  const answered: Known = { ...known, types: { ...types, answer_bytes: 'int', is_stream: 'bool', has_usage: 'bool' } };
  return { as: 'units', units: readClasses(config, answered, place, scope).units };
}

function readCap(cap: number | undefined, place: Place, scope: Scope): bigint {
  if (cap === undefined) return DEFAULT_CAP;
  const cap_nano = quantityNano(cap);
  if (cap_nano !== undefined && cap_nano >= NANO) return cap_nano;
  scope.report.error(
    'bad-value',
    place,
    `${cap} is not a valid multiple of the hold`,
    'write a number of at least 1, such as 50',
  );
  return DEFAULT_CAP;
}

interface Classes {
  readonly units: readonly EstimatedUnits[];
  /** The names that the expressions use; undefined if a mistake prevents an answer. */
  readonly used: ReadonlySet<string> | undefined;
}

function readClasses(config: ClassUnitsConfig, known: Known, place: Place, scope: Scope): Classes {
  const read = Object.entries(config).map(([name, { cel }]) => ({
    ...readExpression(cel, known, ['int'], [...place, name, 'cel'], scope),
    name,
    text: cel,
  }));
  const isSure = read.every(({ references }) => references !== undefined);
  return {
    units: read.map(({ name, evaluate, text }) => ({ class: name, units: evaluate, text })),
    used: isSure ? new Set(read.flatMap(({ references = [] }) => references)) : undefined,
  };
}

function checkTokens({ tokens, classes }: MeterPlan, place: Place, scope: Scope): void {
  for (const [index, name] of (tokens ?? []).entries()) {
    if (classes.includes(name)) continue;
    scope.report.error(
      'unknown-reference',
      [...place, index],
      `'${name}' is not a class of this rule`,
      suggestion(name, classes),
      {
        basis: [place.with(-1, 'charge'), place.with(-1, 'hold')],
      },
    );
  }
}

/** Checks that every held class is charged and every count is used; a forgotten one would be free for callers. */
function checkCharged(plan: MeterPlan, used: ReadonlySet<string> | undefined, scope: Scope): void {
  const place: Place = ['billing', plan.name];
  const basis = ['hold', 'charge', 'counts'].map((key) => [...place, key]);
  const charged = plan.charge.map((one) => one.class);
  for (const { class: name } of plan.hold) {
    if (charged.includes(name)) continue;
    const near = nearest(name, charged);
    const hint = near === undefined ? `add ${name} to charge, or remove it from hold` : `did you mean '${near}'?`;
    const message = `class '${name}' is held but never charged`;
    scope.report.error('uncharged', [...place, 'hold', name], message, hint, { on: 'key', basis });
  }
  for (const { name } of plan.counts) {
    if (used === undefined || used.has(name)) continue;
    const message = `count '${name}' is not used in charge`;
    const hint = 'use it in an expression of charge, or remove it';
    scope.report.error('uncharged', [...place, 'counts', name], message, hint, { on: 'key', basis });
  }
}
