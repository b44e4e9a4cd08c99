/** The checks of task prices: recomputes hold and charge from the price stored with the task, with the rounding of billing. */
import type { Database } from 'better-sqlite3';
import { costCeil, costHalfUp, formatNano } from '../lang/amount.ts';
import type { Breach, Invariant } from '../store/audit-report.ts';
import { CHARGE_INVARIANTS, chargeBreaches } from './charges.ts';

/** The invariants that this file checks. */
export const PRICE_INVARIANTS = [
  'task_hold_equals_its_price',
  'task_charge_equals_its_price',
  ...CHARGE_INVARIANTS,
] as const satisfies readonly Invariant[];

/** The columns of `taskRows`. In a file that was edited by hand, an amount may not be an integer. */
type TaskRow = readonly [string, string, ...unknown[]];

const TASK_ROWS =
  'SELECT account, id, unit_price, divisor, price_factor, hold, hold_units, charged, charged_units FROM task ORDER BY hold_id';

/** Finds wrong holds and charges. Runs in the caller's snapshot. */
export function priceBreaches(db: Database): readonly Breach[] {
  const breaches = [...chargeBreaches(db)];
  for (const row of db.prepare<[], TaskRow>(TASK_ROWS).raw().iterate()) {
    const [account, task, price, divisor, price_factor, hold, hold_units, charged, charged_units] = row;
    const terms = { price_nano: integer(price), divisor: integer(divisor), price_factor_nano: integer(price_factor) };
    // With an invalid divisor nothing can be computed; only the hold reports it.
    const usable = terms.divisor > 0n;
    const due = usable ? costCeil({ ...terms, units_nano: integer(hold_units) }) : undefined;
    if (hold !== due) {
      const message = `task ${task} has a hold of ${text(hold)}, but its price, units and discount come to ${text(due)}; compare it with a backup`;
      breaches.push({ invariant: 'task_hold_equals_its_price', account, task, message });
    }
    if (!usable || (charged === null && charged_units === null)) continue;
    const cost = costHalfUp({ ...terms, units_nano: integer(charged_units) });
    if (charged !== cost) {
      const message = `task ${task} was charged ${text(charged)}, but its price, units and discount come to ${text(cost)}; compare it with a backup`;
      breaches.push({ invariant: 'task_charge_equals_its_price', account, task, message });
    }
  }
  return breaches;
}

function integer(value: unknown): bigint {
  return typeof value === 'bigint' ? value : 0n;
}

function text(value: unknown): string {
  return typeof value === 'bigint' ? formatNano(value) : String(value ?? 'nothing');
}
