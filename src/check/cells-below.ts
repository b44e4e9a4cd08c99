/** Finds prices that are below what the vendor charges for the same facts. */
import type { PricePlan, PriceTable } from '../plan.ts';

interface Below {
  /** `resolution=720p`; empty for a table with one price. */
  readonly cell: string;
  readonly price_nano: bigint;
  readonly cost_nano: bigint;
}

/** The cells of two tables that may apply to one request, and whose price is below the cost. */
export function cellsBelow(price: PricePlan, cost: PricePlan): readonly Below[] {
  const costs = [...cellsOf(cost.table, cost.by)];
  return [...cellsOf(price.table, price.by)].flatMap(({ facts, amount_nano }) => {
    const dear = costs.filter((one) => one.amount_nano > amount_nano && agree(facts, one.facts));
    return dear.map((one) => {
      const all = new Map([...facts, ...one.facts]);
      const cell = Array.from(all, ([name, value]) => `${name}=${value}`).join(', ');
      return { cell, price_nano: amount_nano, cost_nano: one.amount_nano };
    });
  });
}

type Facts = ReadonlyMap<string, string>;

function agree(one: Facts, other: Facts): boolean {
  for (const [name, value] of one) if ((other.get(name) ?? value) !== value) return false;
  return true;
}

function* cellsOf(
  table: PriceTable,
  by: readonly string[],
  facts: Facts = new Map(),
): Iterable<{ readonly facts: Facts; readonly amount_nano: bigint }> {
  const [fact = '', ...rest] = by;
  if (typeof table === 'bigint') yield { facts, amount_nano: table };
  else
    for (const [value, below] of Object.entries(table)) yield* cellsOf(below, rest, new Map([...facts, [fact, value]]));
}
