/** Formats a plan as aligned tables for a terminal. */

import { withoutCredentials } from '../../ledger/store/store-url.ts';
import { formatNano } from '../../lib/money/amount.ts';
import type { Plan } from '../../plan/index.ts';
import { meterTable } from '../sections/billing/words.ts';
import { groupTable } from '../sections/groups/words.ts';
import { interfaceTable } from '../sections/interfaces/words.ts';
import { limitTable } from '../sections/limits/words.ts';
import { modelTable } from '../sections/models/words.ts';
import { mountTable } from '../sections/mounts/words.ts';
import { priceListTable } from '../sections/price_lists/words.ts';
import { priceTable } from '../sections/prices/words.ts';
import { routeTable } from '../sections/routes/words.ts';
import { sellerTable } from '../sections/seller/words.ts';
import { upstreamTable } from '../sections/upstreams/words.ts';
import { addressText } from './document.ts';
import { alignedRows, type PlanTable } from './plan-table.ts';

const TABLES: readonly PlanTable[] = [
  routeTable,
  interfaceTable,
  upstreamTable,
  modelTable,
  priceTable,
  priceListTable,
  groupTable,
  meterTable,
  limitTable,
  mountTable,
  sellerTable,
];

/** Formats the plan in sections, without secrets. With names of usual length, lines stay within 120 columns. */
export function formatPlan(plan: Plan): string {
  const tables = TABLES.flatMap(({ columns, rows, isOptional }) => {
    const shown = rows(plan);
    return isOptional === true && shown.length === 0 ? [] : [alignedRows([columns(plan), ...shown])];
  });
  return `${[heading(plan), ...tables].join('\n\n')}\n`;
}

function heading({ source, server, admin, store_url, currency, overdraft_nano }: Plan): string {
  const { metrics, tracing } = server;
  const addresses = [
    `${source}: listens on ${addressText(server)}`,
    ...(metrics === undefined ? [] : [`shows metrics on ${addressText(metrics)}`]),
    ...(admin === undefined ? [] : [`serves operators on ${addressText(admin)}`]),
    ...(tracing === undefined ? [] : [`sends traces to ${tracing.url}`]),
  ];
  const money = `counts in ${currency}, overdraft ${formatNano(overdraft_nano)}`;
  return `${addresses.join(', ')}\nkeeps its books in ${withoutCredentials(store_url)}, ${money}`;
}
