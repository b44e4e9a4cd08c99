/** Adds up sums of usage by hour, day or month, for any engine. */
import { formatNano, formatUnits, NANO } from '../../lib/money/amount.ts';
import { DAY_ms, QUARTER_ms } from '../../lib/time/duration.ts';
import { offsetText } from '../../lib/time/time-zone.ts';
import type { CountedUsage } from '../core/usage-quarters.ts';
import type { USAGE_PERIODS, UsageColumn, UsageTotals } from './records.ts';

type Period = (typeof USAGE_PERIODS)[number];

export interface SumPart extends CountedUsage {
  /** In local time since 1970: hours for an hour, otherwise days. */
  readonly period: number;
  /** For hours only. */
  readonly offset_quarters: number;
  /** In the order of the classes of the series. */
  readonly units_nano: readonly bigint[];
}

/** The numbers of a sum, with its periods. */
export type PeriodSum = Readonly<Record<Period, string | null>> & UsageTotals;

export interface PeriodSums {
  add(part: SumPart, classes: readonly string[]): void;
  /** In the order of time. @param by the periods to name. */
  list(columns: readonly UsageColumn[]): readonly PeriodSum[];
}

type Total = { -readonly [N in keyof CountedUsage]: CountedUsage[N] } & {
  readonly at: number;
  readonly offset_quarters: number;
  readonly units: Map<string, bigint>;
};

/** Creates a sum. @param finest the period of the parts; undefined: one sum. */
export function sumPeriods(finest: Period | undefined): PeriodSums {
  const totals = new Map<string, Total>();
  return {
    add(part, classes) {
      const name = periodName(part, finest);
      const { period: at, offset_quarters } = part;
      const sum = totals.get(name) ?? {
        at,
        offset_quarters,
        requests: 0,
        failures: 0,
        uncosted: 0,
        amount_nano: 0n,
        cost_nano: 0n,
        units: new Map<string, bigint>(),
      };
      totals.set(name, sum);
      sum.requests += part.requests;
      sum.failures += part.failures;
      sum.uncosted += part.uncosted;
      sum.amount_nano += part.amount_nano;
      sum.cost_nano += part.cost_nano;
      for (const [index, unit] of classes.entries()) {
        sum.units.set(unit, (sum.units.get(unit) ?? 0n) + (part.units_nano[index] ?? 0n));
      }
    },
    list(columns) {
      const sorted = [...totals].sort(([, a], [, b]) => startOf(a) - startOf(b));
      return sorted.map(([name, { requests, failures, uncosted, amount_nano, cost_nano, units }]) => ({
        hour: columns.includes('hour') ? name : null,
        day: columns.includes('day') ? name.slice(0, 10) : null,
        month: columns.includes('month') ? name.slice(0, 7) : null,
        requests,
        failures,
        amount_nano,
        units: Object.fromEntries(
          [...units].sort(([a], [b]) => (a < b ? -1 : 1)).map(([unit, value]) => [unit, text(value)]),
        ),
        cost_nano: uncosted === 0 ? cost_nano : null,
      }));
    },
  };

  function startOf({ at, offset_quarters }: Total): number {
    return finest === 'hour' ? at * 4 - offset_quarters : at;
  }
}

/** Whole units as they are, others with at least two decimals. */
function text(units_nano: bigint): string {
  return units_nano % NANO === 0n ? formatUnits(units_nano) : formatNano(units_nano);
}

/** How a report names the period of a sum. */
export function periodName({ period, offset_quarters }: SumPart, finest: Period | undefined): string {
  if (finest === undefined) return '';
  if (finest === 'hour') {
    const shown = new Date(period * 4 * QUARTER_ms).toISOString().slice(0, 13);
    return `${shown}:00${offsetText(offset_quarters * 15)}`;
  }
  return new Date(period * DAY_ms).toISOString().slice(0, finest === 'day' ? 10 : 7);
}
