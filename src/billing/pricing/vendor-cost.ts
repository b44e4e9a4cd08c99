/** Computes what a charge costs the operator, from the same units by the price table of the vendor. */

import type { Task, VendorCost } from '../../ledger/store/store.ts';
import { LARGEST_AMOUNT, NANO, type Nano } from '../../lib/money/amount.ts';
import { costOfUnits, type UnitsByClass, unitsFromTexts } from '../../lib/money/class-units.ts';
import { chargeOfUnits, type PriceContent, pricesFor } from '../../lib/money/price-text.ts';
import type { FactValue, ModelPlan, PricePlan } from '../../plan/index.ts';
import { priceAt } from './price-levels.ts';
import { priceRow, taskPrices } from './price-rows.ts';
import { versionOf } from './price-version.ts';

/** Who served a request. Null: not known. */
interface ServedBy {
  readonly upstream: string | null;
  readonly target: string | null;
}

/** What a metered request cost; null: there are no prices for it. @param facts of the request and its answer, for tables by facts */
export function meteredCost(
  model: ModelPlan | undefined,
  served: ServedBy,
  units: Readonly<Record<string, string>>,
  { at_ms, facts }: { readonly at_ms: number; readonly facts: () => Readonly<Record<string, FactValue>> },
): VendorCost | null {
  const table = tableOf(model, served, at_ms);
  if (table === undefined) return null;
  const price =
    table.byClass === undefined
      ? priceRow(table, { at_ms, facts: facts(), units: unitsFromTexts(units) })?.content
      : table;
  return costAt(price, price && chargeOfUnits(price, units, { price_factor_nano: NANO, rounding: 'half_up' }));
}

/** What a task cost. @param units those that are charged. */
export function taskCost(model: ModelPlan | undefined, task: Task, units: UnitsByClass): VendorCost | null {
  const at_ms = Number(task.created_at_ms);
  const table = tableOf(model, task, at_ms);
  const facts = task.facts ?? {};
  const price = table?.unit === task.unit ? taskPrices(table, { at_ms, facts }) : undefined;
  const prices = price && pricesFor(price, facts);
  if (price === undefined || prices === undefined) return null;
  if (!Object.keys(units).every((name) => Object.hasOwn(prices, name))) return null;
  const { divisor, terms } = price;
  return costAt(price, costOfUnits(units, prices, { divisor, price_factor_nano: NANO, rounding: 'half_up', terms }));
}

function costAt(price: PriceContent | undefined, cost_nano: Nano | undefined): VendorCost | null {
  if (price === undefined || cost_nano === undefined || cost_nano > LARGEST_AMOUNT) return null;
  return { cost_nano, price: versionOf(price) };
}

/** The table of the target, else of its upstream, else of all. */
function tableOf(model: ModelPlan | undefined, { upstream, target }: ServedBy, at_ms: number): PricePlan | undefined {
  const costs = model?.cost;
  if (costs === undefined) return undefined;
  const tableFor = (name: string | undefined) => costs.find((cost) => cost.target === name)?.price;
  const table = tableFor(`${upstream}/${target}`) ?? tableFor(upstream ?? undefined) ?? tableFor(undefined);
  return table && priceAt(table, at_ms);
}
