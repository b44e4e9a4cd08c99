/** Writes a report of usage as CSV while it is read. */

import type { UsageFilter, UsageSum } from '../../ledger/store/records.ts';
import type { Store } from '../../ledger/store/store.ts';
import { formatNano } from '../../lib/money/amount.ts';
import { csvLine } from '../../lib/text/csv.ts';

/** Lines that are written together. */
const PART_characters = 32_768;

/**
 * Writes the head and a line for each sum. The units are one column, such as `input 12; output 40`, because rows have different classes.
 * An empty cell is unknown.
 */
export async function writeUsageCsv(
  store: Pick<Store, 'eachUsage' | 'listAccounts'>,
  filter: UsageFilter,
  write: (text: string) => void,
): Promise<void> {
  const { by } = filter;
  write(csvLine([...by, 'requests', 'failures', 'amount', 'cost', 'margin', 'units']));
  const accounts = by.includes('account') ? await store.listAccounts() : [];
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  let text = '';
  let isFirst = true;
  await store.eachUsage(filter, (sum) => {
    text += lineOf(sum);
    if (!isFirst && text.length < PART_characters) return;
    isFirst = false;
    write(text);
    text = '';
  });
  if (text !== '') write(text);

  function lineOf({ requests, failures, amount_nano, cost_nano, units, ...sum }: UsageSum): string {
    const cells = by.map((name) => (name === 'account' ? (names.get(sum.account ?? '') ?? sum.account) : sum[name]));
    const counted = Object.entries(units).map(([unit, count]) => `${unit} ${count}`);
    const cost = cost_nano === null ? null : formatNano(cost_nano);
    const margin = cost_nano === null ? null : formatNano(amount_nano - cost_nano);
    return csvLine([...cells, requests, failures, formatNano(amount_nano), cost, margin, counted.join('; ')]);
  }
}
