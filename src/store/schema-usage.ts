/** The tables of roll-ups. */
import type { QuarterSum, UsageSeries } from '../ledger/usage-quarters.ts';
import { columnsOf, sum, type Table, table } from './columns.ts';
import { parseStrings } from './json.ts';

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
