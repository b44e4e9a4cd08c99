/** Describes a metered rule in words and as plain JSON, for `plan` and `explain`. */

import { pointerText } from '../../lib/json/pointer.ts';
import { formatNano, formatUnits, NANO, type Nano } from '../../lib/money/amount.ts';
import type { AnswerFactPlan, MeterPlan, PriceUnit } from '../../plan/index.ts';
import { countWords } from '../counts/kinds.ts';

/** A metered rule as plain JSON. */
export interface MeterDescription {
  readonly name: string;
  readonly unit: PriceUnit;
  /** The places of each count: `/usage/output_tokens`, `/usage/passes: sum of /n where /type is a`. */
  readonly counts: Readonly<Record<string, readonly string[]>>;
  /** The places of each fact of the answer; null: there are none. */
  readonly answer_facts: Readonly<Record<string, readonly string[]>> | null;
  /** The counts that divide the same units among them; null: none. */
  readonly together: readonly string[] | null;
  readonly charge: readonly string[];
  /** `hold`, `free`, or an expression per class. */
  readonly without_usage: string | Readonly<Record<string, string>>;
  /** Where the answer shows that its counts are final; null: they are final when it is complete. */
  readonly final: readonly string[] | null;
  /** Where an answer without usage shows that it failed; null: nowhere. */
  readonly failed: readonly string[] | null;
  /** The largest multiple of the hold, as a decimal string. */
  readonly cap: string;
}

/** Converts a metered rule to plain JSON. */
export function describeMeter(plan: MeterPlan): MeterDescription {
  const { without_usage, final, failed, answer_facts: facts } = plan;
  return {
    name: plan.name,
    unit: plan.unit,
    counts: Object.fromEntries(plan.counts.map((count) => [count.name, countWords(count)])),
    answer_facts: facts === undefined ? null : Object.fromEntries(facts.map((fact) => [fact.name, placesOf(fact)])),
    together: plan.together ?? null,
    charge: plan.charge.map((each) => each.class),
    without_usage:
      without_usage.as === 'units'
        ? Object.fromEntries(without_usage.units.map((unit) => [unit.class, unit.units.text]))
        : without_usage.as,
    final: final === undefined ? null : final.map(pointerText),
    failed: failed === undefined ? null : failed.map(pointerText),
    cap: formatUnits(plan.cap_nano),
  };
}

/** Describes how the answer is charged, line by line. @param hold_nano the hold of the request */
export function meterWords(plan: MeterPlan, hold_nano: Nano, currency: string): readonly string[] {
  const { counts, answer_facts, charge, without_usage, final, failed, cap } = describeMeter(plan);
  const counted = Object.entries(counts).map(([name, places]) => `${name} at ${places.join(' or ')}`);
  const charged = charge.join(', ');
  const max_nano = (hold_nano * plan.cap_nano) / NANO;
  return [
    ...(counted.length === 0
      ? [`charges ${charged} by the request, whatever the answer`]
      : [
          `charges ${charged} by the answer's counts: ${counted.join('; ')}`,
          `the counts are final ${final === null ? 'when the answer is complete' : `once the answer has ${final.join(' or ')}`}`,
          `without final counts it costs ${withoutUsageWords(without_usage)}`,
        ]),
    ...Object.entries(answer_facts ?? {}).map(([name, places]) => `the answer says ${name} at ${places.join(' or ')}`),
    ...(failed === null ? [] : [`it costs nothing if it has no usage, but has ${failed.join(' or ')}`]),
    `at most ${cap} × the hold: ${formatNano(max_nano)} ${currency}`,
  ];
}

function placesOf({ source: { at, header } }: AnswerFactPlan): readonly string[] {
  return header === undefined ? at.map(pointerText) : [`header ${header}`];
}

function withoutUsageWords(without_usage: MeterDescription['without_usage']): string {
  if (without_usage === 'hold') return 'the hold';
  if (typeof without_usage === 'string') return 'nothing';
  const classes = Object.entries(without_usage).map(([name, text]) => `${name} ${text}`);
  return `an estimate within the hold: ${classes.join('; ')}`;
}
