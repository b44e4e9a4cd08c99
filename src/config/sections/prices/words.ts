/** The table of prices in `tollgate plan`. */
import { formatNano, formatUnits } from '../../../lib/money/amount.ts';
import { formatPrice } from '../../../lib/money/fine-price.ts';
import type { PricePlan, PriceTable } from '../../../plan/index.ts';
import type { PlanTable, Row } from '../../inspect/plan-table.ts';
import { versionsOf } from './cells.ts';

export const priceTable: PlanTable = {
  columns: ({ currency }) => ['PRICE', 'PER', 'FOR', currency],
  rows({ models, price_lists }) {
    const own = [...models.values()].flatMap(({ price }) => price ?? []);
    const others = [...price_lists.values()].flatMap(({ prices }) => prices.map(({ price }) => price));
    const prices = [...new Set([...own, ...others])];
    return prices.flatMap((price) => [...versionsOf(price).flatMap(priceRows), ...termWords(price).map(wordRow)]);
  },
};

function wordRow(words: string): Row {
  return ['', '', words, ''];
}

/** One row per combination of values. The values of the innermost fact share a row if there are several facts. */
function priceRows(price: PricePlan): readonly Row[] {
  const { name, since, unit, table: prices } = price;
  const named = since === undefined ? name : `${name} from ${since}`;
  if (typeof prices === 'bigint') return [[named, unit, 'everything', formatPrice(prices, price)]];
  return combinations(price, prices, []).map((cells, index) => [
    index === 0 ? named : '',
    index === 0 ? unit : '',
    ...cells,
  ]);
}

/** What a table says beside its prices: `when: off_peak 00:30-08:30, otherwise peak, by the clock of Asia/Shanghai`. */
function termWords({ hours = [], bands = [], step_nano, minimum_nano }: PricePlan): readonly string[] {
  return [
    ...hours.map(({ name, zone, values, otherwise }) => {
      const ranges = values.map(({ value, text }) => `${value} ${text}`);
      return `${name}: ${[...ranges, `otherwise ${otherwise}`].join('; ')}, by the clock of ${zone}`;
    }),
    ...bands.map(({ name, of: classes, fact, up_to, above, marginal }) => {
      const ends = up_to.map(({ band, most_nano }) => `${band} up to ${formatUnits(most_nano)}`);
      const parts = marginal ? ', part by part' : '';
      return `${name}: ${[...ends, `above ${above}`].join(', ')} of ${fact ?? classes.join(' + ')}${parts}`;
    }),
    ...(step_nano === undefined ? [] : [`units are rounded up to a multiple of ${formatUnits(step_nano)}`]),
    ...(minimum_nano === undefined ? [] : [`at least ${formatNano(minimum_nano)} for a request with units`]),
  ];
}

function combinations(
  price: PricePlan,
  prices: Exclude<PriceTable, bigint>,
  outer: readonly string[],
): readonly (readonly [values: string, price: string])[] {
  return Object.entries(prices).flatMap(([value, below]) => {
    const values = [...outer, value];
    if (typeof below === 'bigint') return [[values.join(' '), formatPrice(below, price)]];
    const inner = Object.entries(below).flatMap(([last, cell]) => {
      return typeof cell === 'bigint' ? [`${last} ${formatPrice(cell, price)}`] : [];
    });
    if (inner.length < Object.keys(below).length) return combinations(price, below, values);
    return [[values.join(' '), inner.join(', ')]];
  });
}
