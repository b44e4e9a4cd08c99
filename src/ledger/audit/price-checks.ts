/** The checks of task prices: recomputes hold and charge from the price stored with the task, with the rounding of billing. */

import type { Database } from 'better-sqlite3';
import type { Nano } from '../../lib/money/amount.ts';
import {
  costOfUnits,
  pricesOf,
  readStoredUnits,
  readTaskClasses,
  sumOfUnits,
  type UnitsByClass,
  unitsOfTask,
} from '../../lib/money/class-units.ts';
import type { Breach } from '../store/audit-report.ts';
import { chargeBreaches, readVersions } from './charge-checks.ts';
import { amountText, integer } from './stored-values.ts';

/** The columns of `taskRows`. In a file that was edited by hand, an amount may not be an integer. */
type TaskRow = readonly [string, string, ...unknown[]];

const TASK_ROWS =
  'SELECT t.account, t.id, t.unit_price, t.divisor, t.price_factor, t.hold, t.hold_units, t.charged, t.charged_units, t.classes, t.charged_classes, p.rowid FROM task AS t LEFT JOIN price AS p ON p.sha256 = t.price_sha256 ORDER BY t.hold_id';

/** Finds wrong holds and charges. Runs in the caller's snapshot. */
export function priceBreaches(db: Database): readonly Breach[] {
  const breaches: Breach[] = [];
  const versions = readVersions(db, breaches);
  breaches.push(...chargeBreaches(db, versions));
  for (const row of db.prepare<[], TaskRow>(TASK_ROWS).raw().iterate()) {
    const [account, task, price, divisor, price_factor, hold, hold_units, charged, charged_units, classes, facts] = row;
    const version = versions.get(integer(row.at(-1)));
    const terms = { divisor: integer(divisor), price_factor_nano: integer(price_factor), terms: version?.terms };
    const task_units = {
      unit: 'unit',
      price_nano: integer(price),
      hold_units_nano: integer(hold_units),
      otherwise_units_nano: 0n,
    };
    const held = { ...task_units, classes: typeof classes === 'string' ? (readTaskClasses(classes) ?? {}) : null };
    // With an invalid divisor nothing can be computed; only the hold reports it.
    const usable = terms.divisor > 0n;
    const due = usable
      ? costOf(unitsOfTask(held, 'hold'), integer(hold_units), held, { ...terms, rounding: 'up' })
      : undefined;
    if (hold !== due) {
      const message = `task ${task} has a hold of ${amountText(hold)}, but its price, units and discount come to ${amountText(due)}; compare it with a backup`;
      breaches.push({ invariant: 'task_hold_equals_its_price', account, task, message });
    }
    if (!usable || (charged === null && charged_units === null)) continue;
    const units = classes === null ? { unit: integer(charged_units) } : readUnitTexts(facts, integer(charged_units));
    const cost = costOf(units, integer(charged_units), held, { ...terms, rounding: 'half_up' });
    if (charged !== cost) {
      const message = `task ${task} was charged ${amountText(charged)}, but its price, units and discount come to ${amountText(cost)}; compare it with a backup`;
      breaches.push({ invariant: 'task_charge_equals_its_price', account, task, message });
    }
  }
  return breaches;
}

/** The cost; undefined if classes are damaged, or their units are not the sum that is stored. */
function costOf(
  units: UnitsByClass | undefined,
  sum_nano: Nano,
  held: Parameters<typeof pricesOf>[0],
  terms: Parameters<typeof costOfUnits>[2],
): Nano | undefined {
  const prices = pricesOf(held);
  if (units === undefined || sumOfUnits(units) !== sum_nano) return undefined;
  return Object.keys(units).every((name) => Object.hasOwn(prices, name))
    ? costOfUnits(units, prices, terms)
    : undefined;
}

/** Stored units by class. A release has none, and charges none. */
function readUnitTexts(text: unknown, sum_nano: Nano): UnitsByClass | undefined {
  if (typeof text !== 'string') return sum_nano === 0n ? {} : undefined;
  return readStoredUnits(text);
}
