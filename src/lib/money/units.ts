/** The units that prices count, each listed once. The schema has their names from this list: run `npm run generate` after a change. */

interface Unit {
  /** In `unit` of a price and of a billing rule. */
  readonly name: string;
  /** How many single units a price covers. */
  readonly divisor: bigint;
  /** The single units in words: `5 seconds`. */
  readonly counted: string;
  /** In memos of the ledger: `5 s × 1.25`, `200 tokens × 36.00/M`. */
  readonly symbol: string;
  readonly price_suffix: string;
  /** How a model with such a price is billed, for messages. */
  readonly billed: string;
}

export const UNITS = [
  { name: 'second', divisor: 1n, counted: 'seconds', symbol: 's', price_suffix: '', billed: 'per second' },
  {
    name: 'million_tokens',
    divisor: 1_000_000n,
    counted: 'tokens',
    symbol: 'tokens',
    price_suffix: '/M',
    billed: 'by tokens',
  },
  { name: 'request', divisor: 1n, counted: 'requests', symbol: 'requests', price_suffix: '', billed: 'per request' },
  { name: 'image', divisor: 1n, counted: 'images', symbol: 'images', price_suffix: '', billed: 'per image' },
  {
    name: 'character',
    divisor: 1n,
    counted: 'characters',
    symbol: 'characters',
    price_suffix: '',
    billed: 'per character',
  },
  {
    name: 'million_characters',
    divisor: 1_000_000n,
    counted: 'characters',
    symbol: 'characters',
    price_suffix: '/M',
    billed: 'by characters',
  },
  { name: 'byte', divisor: 1n, counted: 'bytes', symbol: 'bytes', price_suffix: '', billed: 'per byte' },
  {
    name: 'million_bytes',
    divisor: 1_000_000n,
    counted: 'bytes',
    symbol: 'bytes',
    price_suffix: '/M',
    billed: 'by bytes',
  },
  {
    name: 'currency',
    divisor: 1n,
    counted: 'currency',
    symbol: 'of cost',
    price_suffix: '',
    billed: 'by the cost that the vendor reports',
  },
] as const satisfies readonly Unit[];

export type PriceUnit = (typeof UNITS)[number]['name'];

const byName: ReadonlyMap<string, Unit> = new Map(UNITS.map((unit) => [unit.name, unit]));

/** A unit by its name, which may come from a stored task. */
export function unitOf(name: string): Unit {
  return (
    byName.get(name) ?? { name, divisor: 1n, counted: name, symbol: name, price_suffix: '', billed: `per ${name}` }
  );
}

/** The name of the units that a price counts: `second` is for seconds, `million_tokens` for tokens. */
export function unitName(unit: string): string {
  return unitOf(unit).counted;
}
