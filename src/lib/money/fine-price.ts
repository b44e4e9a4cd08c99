/**
 * Prices have up to 12 decimals, money has 9. A table with a price finer than money has all its cells a thousand times as large, for a
 * thousand times as many units, so that charges are computed in nano as ever.
 */
import { formatDecimal, LARGEST_AMOUNT, type Nano, parseNano } from './amount.ts';
import { unitOf } from './units.ts';

/** 10^-12 of the currency. */
export type Pico = bigint;

/** The decimals of a price. */
export const PRICE_DECIMALS = 12;
/** One nano in pico. */
const NANO_pico = 1_000n;
/** The largest price of a table with a price finer than money: 1,000,000, so that its cells are amounts. */
const LARGEST_FINE_pico: Pico = LARGEST_AMOUNT;
const FINE = /^(\d+\.\d{9})(\d{1,3})$/;

/** What the cells of a table are for. */
export interface Priced {
  readonly unit: string;
  /** The number of counted units that a cell is for. */
  readonly divisor: bigint;
}

/** Reads a price. @throws AmountError */
export function parsePico(text: string): Pico {
  const [, nano = text, finer = ''] = FINE.exec(text) ?? [];
  return parseNano(nano, { min: 0n }) * NANO_pico + BigInt(finer.padEnd(3, '0'));
}

/** An amount as a price. */
export function picoOfNano(amount_nano: Nano): Pico {
  return amount_nano * NANO_pico;
}

/** Writes a price as `formatNano` writes an amount. */
export function formatPico(price_pico: Pico): string {
  return formatDecimal(price_pico, PRICE_DECIMALS);
}

/** How the cells of a table with these prices are kept: a thousand times as large if one of them is finer than money. */
export function scaleOf(prices_pico: readonly Pico[]): bigint {
  return prices_pico.some((price_pico) => price_pico % NANO_pico !== 0n) ? NANO_pico : 1n;
}

/** Whether a table with this scale can keep the price. */
export function fits(price_pico: Pico, scale: bigint): boolean {
  return price_pico <= (scale === 1n ? LARGEST_AMOUNT * NANO_pico : LARGEST_FINE_pico);
}

/** The cell of a table with this scale. */
export function cellOf(price_pico: Pico, scale: bigint): Nano {
  return (price_pico * scale) / NANO_pico;
}

/** The scale of the cells of a table or a task. */
function scaleIn({ unit, divisor }: Priced): bigint {
  return divisor === unitOf(unit).divisor * NANO_pico ? NANO_pico : 1n;
}

/** The price that a cell stands for. */
export function picoOf(cell_nano: Nano, priced: Priced): Pico {
  return cell_nano * (NANO_pico / scaleIn(priced));
}

/** Writes the price that a cell stands for. */
export function formatPrice(cell_nano: Nano, priced: Priced): string {
  return formatPico(picoOf(cell_nano, priced));
}

/** The number of units that a price is for, as people know it: `1000000`. */
export function unitsPriced(priced: Priced): string {
  return String(priced.divisor / scaleIn(priced));
}
