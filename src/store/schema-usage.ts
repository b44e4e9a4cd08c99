/** The tables of metered requests and of the prices by which they are charged. */
import type { PriceVersion } from '../ledger/price-rows.ts';
import { columnsOf, type Table, table } from './columns.ts';

/** A version of a price table. */
export type StoredPrice = PriceVersion & { readonly at_ms: number };

const ofPrice = columnsOf<StoredPrice>();
/** Rows are never changed. */
export const prices: Table<StoredPrice> = table('price', {
  key: [ofPrice.hash('sha256')],
  fixed: [ofPrice.text('name'), ofPrice.text('content'), ofPrice.time('at_ms')],
});

/** A metered request. They are written in groups. */
export interface StoredUsage {
  readonly id: bigint;
  readonly hold_id: bigint;
  readonly account: string;
  readonly key: string;
  readonly route: string;
  readonly model: string;
  /** JSON. */
  readonly units: string;
  readonly amount_nano: bigint;
  readonly at_ms: number;
  // Of an older row, all of these are null: not known.
  readonly request_id: string | null;
  readonly upstream: string | null;
  readonly target: string | null;
  /** 0 or 1. */
  readonly is_stream: number | null;
  readonly price_sha256: string | null;
  readonly price_factor_nano: bigint | null;
  readonly rounding: string | null;
  /** Null also without prices for it. */
  readonly cost_nano: bigint | null;
  readonly cost_sha256: string | null;
  /** JSON. */
  readonly reported: string | null;
}

const ofUsage = columnsOf<StoredUsage>();
export const usage: Table<StoredUsage> = table('usage', {
  key: [ofUsage.id('id')],
  fixed: [
    ofUsage.id('hold_id'),
    ofUsage.text('account'),
    ofUsage.text('key'),
    ofUsage.text('route'),
    ofUsage.text('model'),
    ofUsage.text('units'),
    ofUsage.nano('amount_nano'),
    ofUsage.time('at_ms'),
    ofUsage.text('request_id'),
    ofUsage.text('upstream'),
    ofUsage.text('target'),
    ofUsage.count('is_stream'),
    ofUsage.hash('price_sha256'),
    ofUsage.nano('price_factor_nano'),
    ofUsage.text('rounding'),
    ofUsage.nano('cost_nano'),
    ofUsage.hash('cost_sha256'),
    ofUsage.text('reported'),
  ],
});
