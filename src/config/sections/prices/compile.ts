/** Compiles price tables: decimal strings by the values of facts become amounts, also times a rate of exchange or a margin. */

import { mulDivHalfUp, NANO, parseNano } from '../../../lib/money/amount.ts';
import { cellOf, fits, formatPico, type Pico, scaleOf } from '../../../lib/money/fine-price.ts';
import { type Exchange, mappedTree, pricesIn } from '../../../lib/money/price-text.ts';
import { unitOf } from '../../../lib/money/units.ts';
import type { PriceOf, PriceUnit as WrittenPrice } from '../../../plan/generated/gateway.d.ts';
import type { PricePlan, PriceTable } from '../../../plan/index.ts';
import { compileSection, type References } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';
import { checkMarginal, checkOthers } from './bands.ts';
import { compileLevels, type Levels, plainPrices } from './levels.ts';
import { merged, rateOf, times } from './products.ts';
import { readTable } from './read-table.ts';
import { readStart_ms } from './start.ts';

export function compilePrices(scope: Scope): References<PricePlan> {
  const tables = new Tables(scope);
  const references = compileSection('prices', scope, (name) => tables.table(name)?.plan);
  for (const [name, price] of Object.entries(scope.config.prices ?? {}))
    if ('of' in price) references.use(price.of, ['prices', name, 'of']);
  return references;
}

/** The prices of a table in pico: those that apply now, and those that replace them, the earliest first. */
interface Prices {
  readonly table: PriceTable;
  readonly later: readonly LaterTable[];
}

interface LaterTable {
  /** As it is written. */
  readonly since: string;
  readonly since_ms: number;
  readonly table: PriceTable;
}

/** A table, and its prices before they became cells. */
interface Compiled {
  readonly plan: PricePlan;
  readonly prices: Prices;
}

/** What a table is beside its prices. */
interface Settings extends Levels, Pick<PricePlan, 'name' | 'unit' | 'by'> {
  /** The prices before they were multiplied by a rate. */
  readonly paid?: Prices & Pick<Exchange, 'currency' | 'rate'>;
}

/** The tables of the configuration. One that is made of another needs it first. */
class Tables {
  readonly #scope: Scope;
  readonly #compiled = new Map<string, Compiled | undefined>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** @param above the tables that are made of this one. @returns undefined after it has reported why */
  table(name: string, above: readonly string[] = []): Compiled | undefined {
    if (this.#compiled.has(name)) return this.#compiled.get(name);
    const { prices = {} } = this.#scope.config;
    const price = Object.hasOwn(prices, name) ? prices[name] : undefined;
    const made = price && ('of' in price ? this.#derived(name, price, above) : this.#written(name, price));
    this.#compiled.set(name, made);
    return made;
  }

  #written(name: string, price: WrittenPrice): Compiled | undefined {
    const scope = this.#scope;
    const place: Path = ['prices', name];
    if (!isKnown([...place, 'by'], scope)) return undefined;
    const table = readTable(price.table, price.by, [...place, 'table'], scope);
    const rate = rateOf(name, price, scope);
    if (table === undefined || rate === undefined) return undefined;
    const levels = compileLevels(name, price, { by: price.by, table }, scope);
    const later = readLater(name, price, levels.bands, scope);
    const settings = { name, unit: price.unit, by: price.by, ...levels };
    if (rate === null) return this.#fitted(settings, { table, later }, 'table');
    const exchanged = (amount: bigint) => mulDivHalfUp(amount, parseNano(rate), NANO);
    const paid = { table, later, currency: price.currency ?? '', rate };
    const minimum_nano = levels.minimum_nano && exchanged(levels.minimum_nano);
    const prices = mapped(paid, exchanged);
    warnOfNothing(paid, prices, [...place, 'currency'], scope);
    return this.#fitted({ ...settings, minimum_nano, paid }, prices, 'currency');
  }

  #derived(name: string, price: PriceOf, above: readonly string[]): Compiled | undefined {
    const chain = [...above, name];
    if (chain.includes(price.of)) {
      const circle = [...chain.slice(chain.indexOf(price.of)), price.of].join(' → ');
      const message = `table '${price.of}' is made of itself (${circle})`;
      this.#scope.report.error('price-circle', ['prices', name, 'of'], message, 'remove one `of` of the circle');
      return undefined;
    }
    const base = this.table(price.of, chain);
    if (base === undefined) return undefined;
    const { unit, by: levels, hours, bands, step_nano, minimum_nano: paid_nano } = base.plan;
    const products = mapped(base.prices, (price_pico) => times(price_pico, price));
    warnOfNothing(
      base.prices,
      products,
      ['prices', name, price.decimals === undefined ? 'factor' : 'decimals'],
      this.#scope,
    );
    const minimum_nano = paid_nano && mulDivHalfUp(paid_nano, parseNano(price.factor ?? '1'), NANO);
    const settings = { name, unit, by: levels, hours, bands, step_nano, minimum_nano };
    if (price.table === undefined) return this.#fitted(settings, products, 'factor');
    const own = readTable(price.table, levels, ['prices', name, 'table'], this.#scope);
    if (own === undefined) return undefined;
    const prices = {
      table: merged(products.table, own),
      later: products.later.map((each) => ({ ...each, table: merged(each.table, own) })),
    };
    for (const { table } of [prices, ...prices.later])
      checkOthers(bands ?? [], { by: levels, table }, ['prices', name, 'table'], this.#scope);
    return this.#fitted(settings, prices, 'factor');
  }

  /** The table with its prices as cells. Reports a price that is too large. @param key what has made the prices */
  #fitted(
    { name, unit, by: levels, paid, ...settings }: Settings,
    prices: Prices,
    key: 'table' | 'currency' | 'factor',
  ): Compiled | undefined {
    const all = [prices, ...prices.later].flatMap(({ table }) => pricesIn(table));
    const scale = scaleOf(all);
    const large = all.find((price_pico) => !fits(price_pico, scale));
    if (large !== undefined) {
      const most = scale === 1n ? '' : ', which is at most 1000000.00 in a table with a price of more than 9 decimals';
      const message = `table '${name}' has the price ${formatPico(large)}${most}`;
      this.#scope.report.error('bad-price', ['prices', name, key], message, 'write fewer decimals, or a smaller price');
      return undefined;
    }
    const version = (priced: PriceTable, before: PriceTable | undefined): PricePlan => {
      const table = mappedTree(priced, (price_pico: Pico) => cellOf(price_pico, scale));
      const divisor = unitOf(unit).divisor * scale;
      const plan = { name, unit, divisor, by: levels, byClass: undefined, table, ...settings };
      const exchange = before === undefined ? undefined : exchangeOf(before, paid);
      return { ...plan, byClass: plainPrices(plan), ...(exchange && { exchange }) };
    };
    const plan = version(prices.table, paid?.table);
    const later = prices.later.map(({ since, since_ms, table }, index) => ({
      since_ms,
      price: { ...version(table, paid?.later[index]?.table), since },
    }));
    return { plan: later.length === 0 ? plan : { ...plan, later }, prices };
  }
}

function exchangeOf(table: PriceTable, paid: Settings['paid']): Exchange | undefined {
  return paid && { currency: paid.currency, rate: paid.rate, table: mappedTree<Pico, string>(table, formatPico) };
}

function mapped({ table, later }: Prices, change: (price_pico: Pico) => Pico): Prices {
  return {
    table: mappedTree(table, change),
    later: later.map((each) => ({ ...each, table: mappedTree(each.table, change) })),
  };
}

/** Warns of a price that is rounded to 0. @param place of what it was multiplied by or rounded to */
function warnOfNothing(before: Prices, after: Prices, place: Path, { report }: Scope): void {
  const [all, products] = [before, after].map((prices) =>
    [prices, ...prices.later].flatMap(({ table }) => pricesIn(table)),
  );
  const lost = all?.find((price_pico, index) => price_pico > 0n && products?.[index] === 0n);
  if (lost === undefined) return;
  const message = `the price ${formatPico(lost)} becomes 0`;
  report.warning('odd-price', place, message, 'correct the factor, the rate or the decimals');
}

/** The tables that replace one, the earliest first. */
function readLater(
  name: string,
  { by: levels, from = {} }: WrittenPrice,
  bands: PricePlan['bands'],
  scope: Scope,
): readonly LaterTable[] {
  const later: LaterTable[] = [];
  for (const [since, config] of Object.entries(from)) {
    const place: Path = ['prices', name, 'from', since];
    const since_ms = readStart_ms(since, place, scope);
    const table = readTable(config, levels, place, scope);
    if (since_ms === undefined) continue;
    const other = later.find((each) => each.since_ms === since_ms)?.since;
    if (other !== undefined) {
      const message = `this is the same time as ${other}`;
      scope.report.error('bad-value', place, message, 'write one table for each time', { on: 'key' });
    }
    if (table === undefined) continue;
    checkMarginal(bands ?? [], { by: levels, table }, place, scope);
    later.push({ since, since_ms, table });
  }
  return later.toSorted((a, b) => a.since_ms - b.since_ms);
}
