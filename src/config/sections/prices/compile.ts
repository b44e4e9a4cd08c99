/** Compiles price tables: decimal strings by the values of facts become amounts, also times a rate of exchange or a margin. */

import { ownValue } from '../../../lib/json/pointer.ts';
import { mulDivCeil, mulDivHalfUp, NANO, parseNano } from '../../../lib/money/amount.ts';
import {
  cellOf,
  fits,
  formatPico,
  type Pico,
  PRICE_DECIMALS,
  parsePico,
  scaleOf,
} from '../../../lib/money/fine-price.ts';
import { mappedTree, pricesIn } from '../../../lib/money/price-text.ts';
import { unitOf } from '../../../lib/money/units.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import type {
  PriceOf,
  PriceTable as TableConfig,
  PriceUnit as WrittenPrice,
} from '../../../plan/generated/gateway.d.ts';
import type { PricePlan, PriceTable } from '../../../plan/index.ts';
import { compileSection, type References } from '../../compile/reference-fields.ts';
import { readParsed, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';

export function compilePrices(scope: Scope): References<PricePlan> {
  const tables = new Tables(scope);
  const references = compileSection('prices', scope, (name) => tables.table(name)?.plan);
  for (const [name, price] of Object.entries(scope.config.prices ?? {}))
    if ('of' in price) references.use(price.of, ['prices', name, 'of']);
  return references;
}

/** A table, and its prices before they became cells. */
interface Compiled {
  readonly plan: PricePlan;
  /** In pico. */
  readonly prices: PriceTable;
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
    const read = compileTable(price.table, price.by, [...place, 'table'], scope);
    const rate = rateOf(name, price, scope);
    if (read === undefined || rate === undefined) return undefined;
    if (rate === null) return this.#fitted({ name, unit: price.unit, by: price.by }, read, 'table');
    const rate_nano = parseNano(rate);
    const prices = mappedTree(read, (price_pico: Pico) => mulDivHalfUp(price_pico, rate_nano, NANO));
    const exchange = { currency: price.currency ?? '', rate, table: mappedTree<Pico, string>(read, formatPico) };
    return this.#fitted({ name, unit: price.unit, by: price.by, exchange }, prices, 'currency');
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
    const { exchange, ...plan } = base.plan;
    const products = mappedTree(base.prices, (price_pico: Pico) => times(price_pico, price));
    if (price.table === undefined) return this.#fitted({ ...plan, name }, products, 'factor');
    const own = compileTable(price.table, plan.by, ['prices', name, 'table'], this.#scope);
    return own === undefined ? undefined : this.#fitted({ ...plan, name }, merged(products, own), 'factor');
  }

  /** The table with its prices as cells. Reports a price that is too large. @param key what has made the prices */
  #fitted(
    { name, unit, by, exchange }: Pick<PricePlan, 'name' | 'unit' | 'by' | 'exchange'>,
    prices: PriceTable,
    key: 'table' | 'currency' | 'factor',
  ): Compiled | undefined {
    const all = pricesIn(prices);
    const scale = scaleOf(all);
    const large = all.find((price_pico) => !fits(price_pico, scale));
    if (large !== undefined) {
      const most = scale === 1n ? '' : ', which is at most 1000000.00 in a table with a price of more than 9 decimals';
      const message = `table '${name}' has the price ${formatPico(large)}${most}`;
      this.#scope.report.error('bad-price', ['prices', name, key], message, 'write fewer decimals, or a smaller price');
      return undefined;
    }
    const table = mappedTree(prices, (price_pico: Pico) => cellOf(price_pico, scale));
    const byClass = by.length === 1 && by[0] === 'class' ? byValue(table) : undefined;
    const plan = {
      name,
      unit,
      divisor: unitOf(unit).divisor * scale,
      by,
      byClass,
      table,
      ...(exchange && { exchange }),
    };
    return { plan, prices };
  }
}

/** What the prices are multiplied by; null: nothing, undefined after it has reported that no rate is known. */
function rateOf(
  name: string,
  { currency, rate }: WrittenPrice,
  { config, report, repairs }: Scope,
): string | null | undefined {
  const { code, rates = {} } = config.currency;
  if (currency === undefined) return null;
  if (repairs.touches(['currency'])) return undefined;
  if (currency === code) {
    if (rate === undefined) return null;
    const message = `${code} is the currency of wallets, so a price in it has no rate`;
    report.error('conflicting-keys', ['prices', name, 'rate'], message, 'remove rate, or correct currency');
    return undefined;
  }
  const known = rate ?? (Object.hasOwn(rates, currency) ? rates[currency] : undefined);
  if (known !== undefined) return known;
  const near = nearest(currency, Object.keys(rates));
  const hint =
    near === undefined
      ? `add what it costs in ${code} to the section currency, as rates: { ${currency}: "7.12" }, or to the table, as rate: "7.12"`
      : `did you mean '${near}'?`;
  report.error('unknown-reference', ['prices', name, 'currency'], `no rate is known for ${currency}`, hint);
  return undefined;
}

const ROUND = {
  up: mulDivCeil,
  half_up: mulDivHalfUp,
  down: (a: bigint, b: bigint, divisor: bigint) => (a * b) / divisor,
} as const;

/** The price times the factor, rounded once. */
function times(price_pico: Pico, { factor = '1', round = 'half_up', decimals = PRICE_DECIMALS }: PriceOf): Pico {
  const unit_pico = 10n ** BigInt(PRICE_DECIMALS - decimals);
  return ROUND[round](price_pico, parseNano(factor), NANO * unit_pico) * unit_pico;
}

/** The table with other prices in place of its own. */
function merged(table: PriceTable, own: PriceTable): PriceTable {
  if (typeof table === 'bigint' || typeof own === 'bigint') return own;
  const entries = Object.entries(own).map(([value, below]): [string, PriceTable] => {
    const base = Object.hasOwn(table, value) ? table[value] : undefined;
    return [value, base === undefined ? below : merged(base, below)];
  });
  return { ...table, ...Object.fromEntries(entries) };
}

function byValue(table: PriceTable): ReadonlyMap<string, bigint> {
  const prices = new Map<string, bigint>();
  for (const [value, price] of Object.entries(table)) if (typeof price === 'bigint') prices.set(value, price);
  return prices;
}

/** The prices in pico. @param levels the facts of the remaining levels */
function compileTable(
  table: TableConfig,
  levels: readonly string[],
  place: Path,
  scope: Scope,
): PriceTable | undefined {
  const [fact, ...rest] = levels;
  if (typeof table === 'string') {
    if (fact === undefined)
      return readParsed(() => parsePico(table), place, scope, { code: 'bad-price', example: '1.250000' });
    const hint = `write a price for each value of ${fact}, or remove ${fact} from by`;
    scope.report.error('price-depth', place, `expected prices by '${fact}', but found one price`, hint);
    return undefined;
  }
  if (fact === undefined) {
    const hint = 'write one price as a decimal string, or add the fact of this level to by';
    scope.report.error('price-depth', place, "the table has more levels than 'by' has facts", hint);
    return undefined;
  }
  const compiled: [string, PriceTable][] = [];
  let isWrong = false;
  for (const value of Object.keys(table)) {
    const config = ownValue(table, value);
    const below = isTable(config) ? compileTable(config, rest, [...place, value], scope) : undefined;
    if (below !== undefined) compiled.push([value, below]);
    // If one price is at the wrong depth, usually all are; report only the first.
    else if (isTable(config) && depthOf(config) !== rest.length) return undefined;
    else isWrong = true;
  }
  return isWrong ? undefined : Object.fromEntries(compiled);
}

function depthOf(table: TableConfig): number {
  if (typeof table === 'string') return 0;
  const [first] = Object.values(table);
  return 1 + (isTable(first) ? depthOf(first) : 0);
}

function isTable(value: unknown): value is TableConfig {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));
}
