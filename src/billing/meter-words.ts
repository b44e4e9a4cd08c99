/** A metered rule in words and as plain JSON, for `plan` and `explain`. */
import { formatNano, NANO, type Nano } from '../lang/amount.ts';
import { escapePointerToken } from '../lang/pointer.ts';
import type { CountPlan, MeterPlan, PriceUnit } from '../plan.ts';
import { formatUnits } from './memo.ts';

export interface MeterDescription {
  readonly name: string;
  readonly unit: PriceUnit;
  /** Where each count stands: `/usage/output_tokens`, `/usage/passes: sum of /n where /type is a`. */
  readonly counts: Readonly<Record<string, readonly string[]>>;
  /** The classes that are charged. */
  readonly charge: readonly string[];
  /** `hold`, `free`, or an expression for each class. */
  readonly untold: string | Readonly<Record<string, string>>;
  /** Where the answer tells that its counts are final; null: they are when it ended whole. */
  readonly final: readonly string[] | null;
  /** Where an answer without usage tells that it failed; null: it is never said. */
  readonly failed: readonly string[] | null;
  /** How many times the hold, as a decimal string. */
  readonly cap: string;
}

/** A metered rule as plain JSON. */
export function describeMeter(plan: MeterPlan): MeterDescription {
  const { untold, final, failed } = plan;
  return {
    name: plan.name,
    unit: plan.unit,
    counts: Object.fromEntries(plan.counts.map((count) => [count.name, placesOf(count)])),
    charge: plan.charge.map((one) => one.class),
    untold: untold.as === 'units' ? Object.fromEntries(untold.units.map((one) => [one.class, one.text])) : untold.as,
    final: final === undefined ? null : final.map(pointerOf),
    failed: failed === undefined ? null : failed.map(pointerOf),
    cap: formatUnits(plan.cap_nano),
  };
}

/** What the answer will be charged, line by line. @param hold_nano what is held for it */
export function meterWords(plan: MeterPlan, hold_nano: Nano, currency: string): readonly string[] {
  const { counts, charge, untold, final, failed, cap } = describeMeter(plan);
  const counted = Object.entries(counts).map(([name, places]) => `${name} at ${places.join(' or ')}`);
  const most_nano = (hold_nano * plan.cap_nano) / NANO;
  return [
    `charges ${charge.join(', ')} by what the answer tells: ${counted.join('; ')}`,
    `its counts are final ${final === null ? 'when it ends whole' : `once it tells ${final.join(' or ')}`}`,
    `without them it costs ${untoldWords(untold)}`,
    ...(failed === null ? [] : [`it costs nothing where it tells no usage and has ${failed.join(' or ')}`]),
    `at most ${cap} × the hold: ${formatNano(most_nano)} ${currency}`,
  ];
}

function untoldWords(untold: MeterDescription['untold']): string {
  if (untold === 'hold') return 'the hold';
  if (typeof untold === 'string') return 'nothing';
  const classes = Object.entries(untold).map(([name, text]) => `${name} ${text}`);
  return `an estimate within the hold: ${classes.join('; ')}`;
}

function placesOf({ at, sum }: CountPlan): readonly string[] {
  return at.map((tokens) => (sum === undefined ? pointerOf(tokens) : `${pointerOf(tokens)}: ${sum.text}`));
}

function pointerOf(tokens: readonly string[]): string {
  return tokens.map((token) => `/${escapePointerToken(token)}`).join('');
}
