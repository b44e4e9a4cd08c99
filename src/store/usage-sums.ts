/** Adds up usage by the columns of a report, exactly and for any engine. */
import { formatNano, NANO, type Nano, parseNano } from '../lang/amount.ts';
import { unitName } from '../lang/units.ts';
import type { UsageFilter, UsageSum } from './records.ts';

type Columns = Pick<UsageSum, 'account' | 'key' | 'model' | 'day'>;

/** The sum of some usage rows with the same columns. */
export interface UsagePart extends Columns {
  readonly requests: number;
  readonly amount_nano: Nano;
}

/** Collects the sums of a report. */
export class UsageSums {
  readonly #sums = new Map<string, UsageSum>();

  /** Adds metered requests. @param units of one request, as decimal strings; all requests have the same units. */
  addMetered(part: UsagePart, units: Readonly<Record<string, unknown>>): void {
    const times = BigInt(part.requests);
    this.#add(
      part,
      Object.entries(units).map(([unit, count]) => [unit, parseUnits(String(count)) * times]),
    );
  }

  /** Adds tasks. @param unit of their price. @param units_nano the sum of all tasks. */
  addTasks(part: UsagePart, unit: string, units_nano: bigint): void {
    this.#add(part, [[unitName(unit), units_nano]]);
  }

  /** The sums, sorted by the columns of `by`. */
  list(by: UsageFilter['by']): readonly UsageSum[] {
    const order = (sum: UsageSum) => by.map((name) => sum[name] ?? '');
    return [...this.#sums.values()].sort((one, other) => compare(order(one), order(other)));
  }

  #add(part: UsagePart, counted: readonly (readonly [string, bigint])[]): void {
    const { account, key, model, day } = part;
    const name = JSON.stringify([account, key, model, day]);
    const before = this.#sums.get(name);
    const units: Record<string, string> = { ...before?.units };
    for (const [unit, count_nano] of counted) {
      units[unit] = formatUnits(parseUnits(units[unit] ?? '0') + count_nano);
    }
    const requests = (before?.requests ?? 0) + part.requests;
    const amount_nano = (before?.amount_nano ?? 0n) + part.amount_nano;
    this.#sums.set(name, { account, key, model, day, requests, units, amount_nano });
  }
}

function compare(one: readonly string[], other: readonly string[]): number {
  for (const [index, text] of one.entries()) {
    const against = other[index] ?? '';
    if (text !== against) return text < against ? -1 : 1;
  }
  return 0;
}

function parseUnits(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * NANO + (fraction === '' ? 0n : parseNano(`0.${fraction}`));
}

function formatUnits(units_nano: bigint): string {
  const whole = units_nano / NANO;
  const rest = units_nano % NANO;
  return rest === 0n ? String(whole) : `${whole}${formatNano(rest).slice(1)}`;
}
