/** Compiles metered billing rules: the counts in an answer, and the units to hold and charge per class. */

import { compileCount, isAlone, isDecimal, pointers } from '../../../billing/kinds.ts';
import type { CelType } from '../../../lib/cel/cel.ts';
import { NANO, quantityNano } from '../../../lib/money/amount.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import type { BillingRuleCounts, ClassUnits as ClassUnitsConfig } from '../../../plan/generated/gateway.d.ts';
import type { ClassUnits, CountPlan, MeterPlan, WithoutUsagePlan } from '../../../plan/index.ts';
import { type ExpressionScope, readExpression } from '../../compile/expressions.ts';
import { namesIn, spellingOf, suggestion } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';
import type { FactList } from './fact-list.ts';

/** The default `cap`: counts of an answer are accepted up to this multiple of the hold. */
const DEFAULT_CAP = 50n * NANO;

/** Compiles a rule with `counts`. The facts' scope has `body`, `request_bytes` and `text_bytes` too. */
export function compileMeter(
  name: string,
  rule: BillingRuleCounts,
  { facts, answered, known, ofAnswer }: FactList,
  scope: Scope,
): MeterPlan {
  const place: Path = ['billing', name];
  const counts = Object.entries(rule.counts).map(([count, config]) => compileCount(count, config));
  const declared = counts.map((count): [string, CountPlan] => [count.name, count]);
  const { names, isComplete } = namesIn([...place, 'counts'], declared, scope);
  const types = Object.fromEntries(
    Array.from(names, ([name, count]): [string, CelType] => [name, count && isDecimal(count) ? 'decimal' : 'int']),
  );
  const asked = withConnection(withAnswered(askedOnly(known), ofAnswer));
  const counted: ExpressionScope =
    isComplete && names.size === 0
      ? asked
      : {
          noun: `a count or fact of billing rule '${name}'`,
          types: { ...asked.types, ...types },
          later: asked.later,
          isOpen: !isComplete || asked.isOpen,
          enums: asked.enums ?? {},
          answered: [],
        };
  const charge = readClasses(rule.charge, counted, [...place, 'charge'], scope);
  const plan = withClasses({
    name,
    unit: rule.unit,
    facts,
    answer_facts: answered.length === 0 ? undefined : answered,
    hold: readClasses(rule.hold, known, [...place, 'hold'], scope).units,
    counts,
    together: rule.together,
    charge: charge.units,
    charges_facts: charge.used === undefined || [...charge.used].some((used) => !Object.hasOwn(rule.counts, used)),
    without_usage: readWithoutUsage(rule, known, place, scope),
    text: rule.text === undefined ? undefined : pointers(rule.text),
    final: rule.final === undefined ? undefined : pointers(rule.final),
    failed: rule.failed === undefined ? undefined : pointers(rule.failed),
    tokens: rule.tokens ?? (rule.unit === 'million_tokens' ? undefined : []),
    cap_nano: readCap(rule.cap, [...place, 'cap'], scope),
  });
  checkTokens(plan, [...place, 'tokens'], scope);
  checkTogether(plan, [...place, 'together'], scope);
  checkCharged(plan, charge.used, scope);
  return plan;
}

/** Adds the classes of a rule. */
export function withClasses(meter: Omit<MeterPlan, 'classes'>): MeterPlan {
  const estimated = meter.without_usage.as === 'units' ? meter.without_usage.units : [];
  const classes = new Set([...meter.hold, ...meter.charge, ...estimated].map((each) => each.class));
  return { ...meter, classes: [...classes] };
}

/** The names without `body` and `text_bytes`: the body would have to stay in memory until the answer has ended. */
function askedOnly(known: ExpressionScope): ExpressionScope {
  const { body: _body, text_bytes: _text_bytes, ...types } = known.types;
  return { ...known, types };
}

/** The names that the charge may use: the facts of the answer too. */
function withAnswered(asked: ExpressionScope, { types, enums }: FactList['ofAnswer']): ExpressionScope {
  return { ...asked, types: { ...asked.types, ...types }, enums: { ...asked.enums, ...enums }, answered: [] };
}

/** What is known of a WebSocket that is one response, when it has ended. */
const CONNECTION = { connection_seconds: 'int', connection_bytes: 'int' } as const;

function withConnection(known: ExpressionScope): ExpressionScope {
  return { ...known, types: { ...known.types, ...CONNECTION } };
}

/** What a rule uses of a WebSocket that is one response; undefined: nothing. */
export function connectionNameIn({ charge, without_usage }: MeterPlan): string | undefined {
  const estimated = without_usage.as === 'units' ? without_usage.units : [];
  const used = [...charge, ...estimated].flatMap(({ units }) => Object.keys(units.types));
  return Object.keys(CONNECTION).find((name) => used.includes(name));
}

function readWithoutUsage(
  { counts, text, without_usage: config }: BillingRuleCounts,
  known: ExpressionScope,
  rule: Path,
  scope: Scope,
): WithoutUsagePlan {
  const place = [...rule, 'without_usage'];
  if (config === undefined && Object.keys(counts).length > 0 && isKnown(place, scope)) {
    const message = `'${rule[1] ?? ''}' needs 'without_usage' because it has 'counts'`;
    scope.report.error('missing-key', rule, message, 'add without_usage: hold', { on: 'key', basis: [place] });
  }
  if (config === undefined) return { as: 'hold' };
  if (config === 'free') return { as: 'free' };
  if (typeof config === 'string') return { as: 'hold' };
  const asked = withConnection(askedOnly(known));
  const answered: ExpressionScope = {
    ...asked,
    types: {
      ...asked.types,
      answer_bytes: 'int',
      ...(text !== undefined && { answer_text_bytes: 'int' }),
      is_stream: 'bool',
      has_usage: 'bool',
    },
  };
  return { as: 'units', units: readClasses(config, answered, place, scope).units };
}

function readCap(cap: number | undefined, place: Path, scope: Scope): bigint {
  if (cap === undefined) return DEFAULT_CAP;
  const cap_nano = quantityNano(cap);
  if (cap_nano !== undefined && cap_nano >= NANO) return cap_nano;
  const hint = 'write a number of at least 1, such as 50';
  scope.report.error('bad-value', place, `${cap} is not a valid multiple of the hold`, hint);
  return DEFAULT_CAP;
}

interface Classes {
  readonly units: readonly ClassUnits[];
  /** The names that the expressions use; undefined if a mistake prevents an answer. */
  readonly used: ReadonlySet<string> | undefined;
}

function readClasses(config: ClassUnitsConfig, known: ExpressionScope, place: Path, scope: Scope): Classes {
  const read = Object.entries(config).map(([name, { cel }]) => ({
    ...readExpression(cel, known, ['int', 'decimal'], [...place, name, 'cel'], scope),
    name,
  }));
  const isSure = read.every(({ references }) => references !== undefined);
  return {
    units: read.map(({ name, expression }) => ({ class: name, units: expression })),
    used: isSure ? new Set(read.flatMap(({ references = [] }) => references)) : undefined,
  };
}

function checkTokens({ tokens, classes }: MeterPlan, place: Path, scope: Scope): void {
  for (const [index, name] of (tokens ?? []).entries()) {
    if (classes.includes(name)) continue;
    scope.report.error(
      'unknown-reference',
      [...place, index],
      `'${name}' is not a class of this rule`,
      suggestion(name, classes),
      {
        basis: [place.with(-1, 'charge'), place.with(-1, 'hold')],
        // Prices may show that one of its classes is misspelt.
        causes: classes.map((name) => [...place.with(-1, 'charge'), name]),
        spelling: spellingOf(name, classes),
      },
    );
  }
}

function checkTogether({ together, counts, charge }: MeterPlan, place: Path, scope: Scope): void {
  const names = counts.map((count) => count.name);
  // A count that a charge uses, too, is reported there.
  const charged = new Set(charge.flatMap(({ units }) => units.text.match(/\w+/g) ?? []));
  for (const [index, name] of (together ?? []).entries()) {
    const count = counts.find((each) => each.name === name);
    if (count !== undefined && isAlone(count)) {
      const message = `'${name}' is a ${count.source.from}, which shares no units with another count`;
      scope.report.error('bad-value', [...place, index], message, 'list only places of whole numbers');
    }
    if (names.includes(name) || charged.has(name)) continue;
    const basis = [place.with(-1, 'counts')];
    const spelling = spellingOf(name, names);
    const message = `'${name}' is not a count of this rule`;
    const causes = names.map((name) => [...place.with(-1, 'counts'), name]);
    scope.report.error('unknown-reference', [...place, index], message, suggestion(name, names), {
      basis,
      causes,
      spelling,
    });
  }
}

/** Checks that every held class is charged and every count is used; a forgotten one would be free for callers. */
function checkCharged(plan: MeterPlan, used: ReadonlySet<string> | undefined, scope: Scope): void {
  const place: Path = ['billing', plan.name];
  const basis = ['hold', 'charge', 'counts'].map((key) => [...place, key]);
  const charged = plan.charge.map((each) => each.class);
  for (const { class: name } of plan.hold) {
    if (charged.includes(name)) continue;
    const near = nearest(name, charged);
    const hint =
      near === undefined
        ? `add ${name} to charge, or remove it from hold`
        : `charge has '${near}'; write one name in both`;
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
