/** The tables of metered requests, of the prices by which they are charged, and of roll-ups. */
import type { PriceVersion } from '../core/price-rows.ts';
import type { QuarterSum, UsageSeries } from '../core/usage-quarters.ts';
import { columnsOf, sum, type Table, table } from './columns.ts';
import { parseStrings } from './json.ts';

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
  // Null in older rows: not known.
  readonly request_id: string | null;
  readonly upstream: string | null;
  readonly target: string | null;
  /** 0 or 1. */
  readonly is_stream: number | null;
  readonly price_sha256: string | null;
  readonly price_factor_nano: bigint | null;
  readonly rounding: string | null;
  /** Also null if there are no prices for it. */
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

const ofSeries = columnsOf<UsageSeries>();
/** What a roll-up counts. */
export const usageSeries: Table<UsageSeries> = table('usage_series', {
  key: [ofSeries.id('id')],
  fixed: [
    ofSeries.text('account'),
    ofSeries.text('key'),
    ofSeries.text('model'),
    ofSeries.text('route'),
    ofSeries.text('target'),
    ofSeries.json('classes', parseStrings),
  ],
});

const ofQuarter = columnsOf<QuarterSum>();
/** Derived: the requests and tasks of a quarter of an hour. */
export const usageQuarters: Table<QuarterSum> = table('usage_quarter', {
  key: [ofQuarter.id('series'), ofQuarter.count('quarter')],
  changing: [
    sum(ofQuarter.count('requests')),
    sum(ofQuarter.count('failures')),
    sum(ofQuarter.nano('amount_nano')),
    sum(ofQuarter.nano('cost_nano')),
    sum(ofQuarter.count('uncosted')),
    sum(ofQuarter.nano('units_1_nano')),
    sum(ofQuarter.nano('units_2_nano')),
    sum(ofQuarter.nano('units_3_nano')),
    sum(ofQuarter.nano('units_4_nano')),
  ],
});

const ofPool = columnsOf<Omit<UsageSeries, 'account' | 'key'>>();
/** A pool: the series of all accounts and keys with the same model, route, target and classes. */
export const usagePools: Table<Omit<UsageSeries, 'account' | 'key'>> = table('usage_pool', {
  key: [ofPool.id('id')],
  fixed: [ofPool.text('model'), ofPool.text('route'), ofPool.text('target'), ofPool.json('classes', parseStrings)],
});

/** The level of sums of one series in a UTC day, under its first quarter. */
export const DAYS = 1;
/** The level of sums of a pool in a quarter. */
export const POOLS = 2;
/** The level of sums of one series from the second to the last but one day of a UTC month. These days are in the same month in every zone. */
export const MONTHS = 3;
/** The level of sums of one series in seven UTC days, from a Thursday, as the first day of 1970. */
export const WEEKS = 4;
export type UsageLevel = typeof DAYS | typeof POOLS | typeof MONTHS | typeof WEEKS;
export const USAGE_LEVELS: readonly UsageLevel[] = [DAYS, POOLS, WEEKS, MONTHS];

/** Columns of `usage_quarter` of which `usage_sum` has the whole units and the rest in nano. */
export const SPLIT_COLUMNS = ['amount', 'cost', 'units_1', 'units_2', 'units_3', 'units_4'] as const;
type SplitColumn = `${(typeof SPLIT_COLUMNS)[number]}_${'whole' | 'rest'}`;

/** Derived from `usage_quarter` in the background. */
export type StoredUsageSum = {
  readonly level: number;
  readonly series: bigint;
  readonly quarter: number;
  readonly requests: number;
  readonly failures: number;
  readonly uncosted: number;
} & { readonly [C in SplitColumn]: bigint };

const ofSum = columnsOf<StoredUsageSum>();
export const usageSums: Table<StoredUsageSum> = table('usage_sum', {
  key: [ofSum.count('level'), ofSum.id('series'), ofSum.count('quarter')],
  changing: [
    ofSum.count('requests'),
    ofSum.count('failures'),
    ofSum.count('uncosted'),
    ...SPLIT_COLUMNS.flatMap((name) => [ofSum.id(`${name}_whole`), ofSum.id(`${name}_rest`)]),
  ],
});

/** The progress of a level of sums. */
export interface UsageSummed {
  readonly level: number;
  /** The first quarter that was summed. */
  readonly since: number;
  readonly until: number;
  /** Earlier quarters are summed for the series up to `series`. */
  readonly step_until: number;
  readonly series: bigint;
}

const ofSummed = columnsOf<UsageSummed>();
export const usageSummed: Table<UsageSummed> = table('usage_summed', {
  key: [ofSummed.count('level')],
  fixed: [ofSummed.count('since')],
  changing: [ofSummed.count('until'), ofSummed.count('step_until'), ofSummed.id('series')],
});
