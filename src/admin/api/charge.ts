/** Explains charges: computes each again from the stored data, and reports differences. */
import type { Static } from 'typebox';
import type { StoredUsage } from '../../ledger/store/schema.ts';
import type { Store, Task } from '../../ledger/store/store.ts';
import { isRecord } from '../../lib/json/record.ts';
import { formatNano, formatUnits, NANO, type Nano } from '../../lib/money/amount.ts';
import {
  chargedUnits,
  costOfUnits,
  pricesOf,
  unitsInWords,
  unitsOfTask,
  unitTexts,
} from '../../lib/money/class-units.ts';
import { formatPico, type Pico, picoOf, unitsPriced } from '../../lib/money/fine-price.ts';
import { type PriceContent, pricesFor, readRounding } from '../../lib/money/price-text.ts';
import { type ChargeSchema, movedBy, movedDocument, requestDocument } from './charge-document.ts';
import { cellsOf, type Facts, priceDocument, pricedUnits, taskUnits, versionOf } from './charge-prices.ts';
import { type PricedUnits, type Step, stepsOf } from './charge-steps.ts';
import { formatTime } from './documents.ts';
import { accountNames } from './find.ts';

export type ChargeDocument = Static<typeof ChargeSchema>;

/** Requests of a lease that are listed. */
const MAX_REQUESTS = 200;

/** Explains a task. */
export async function explainTask(store: Store, task: Task): Promise<ChargeDocument> {
  const { divisor, price_factor_nano, unit, facts, charged_nano } = task;
  const entries = await store.entriesOfHold(task.hold_id);
  const version = await versionOf(store, task.price_sha256);
  const moved = movedBy(entries);
  const isOpen = charged_nano === null;
  const prices = pricesOf(task);
  const units = isOpen ? unitsOfTask(task, 'hold') : chargedUnits(task);
  const rounding = isOpen ? 'up' : 'half_up';
  const priceTerms = version?.content.terms;
  const due = stepsOf(taskUnits(units, prices, { unit, divisor, terms: priceTerms }), { price_factor_nano, rounding });
  const amount_nano = isOpen ? task.hold_nano : charged_nano;
  const terms = { divisor, price_factor_nano, rounding: 'up', terms: priceTerms } as const;
  const held_nano = costOfUnits(unitsOfTask(task, 'hold'), prices, terms);
  const listed = version && facts ? pricesFor(version.content, facts) : undefined;
  const differences = [
    ...differs(`it was ${isOpen ? 'held' : 'charged'}`, amount_nano, 'its units and price come to', due.amount_nano),
    ...differs('its hold is', moved.hold?.amount_nano, 'its held units and price come to', held_nano),
    ...(moved.isResolved
      ? differs('its charge is', charged_nano ?? 0n, 'its entries come to', moved.charged_nano)
      : []),
    ...(version === undefined
      ? []
      : Object.entries(prices).flatMap(([name, price_nano]) =>
          priceDiffers(picoOf(price_nano, task), listed?.[name], version.content),
        )),
  ];
  const costsBy = (content: PriceContent) => {
    const costs = pricesFor(content, facts ?? {});
    const isPriced = costs !== undefined && Object.keys(units).every((name) => Object.hasOwn(costs, name));
    return isPriced ? taskUnits(units, costs, content) : undefined;
  };
  return {
    id: task.id,
    of: 'task',
    state: task.state,
    account: await nameOf(store, task.account),
    key: task.key,
    model: task.model,
    route: task.route,
    upstream: task.upstream,
    target: task.target,
    is_stream: null,
    request_id: task.request_id,
    at: formatTime(task.finished_at_ms ?? task.created_at_ms),
    facts: facts === null ? null : { ...version?.content.chosen, ...facts },
    units: unitTexts(units),
    price: {
      table: task.price,
      version: task.price_sha256,
      unit,
      per: unitsPriced(task),
      cells: cellsOf(version?.content, task),
    },
    factor: formatUnits(price_factor_nano),
    rounding,
    capped: false,
    steps: [...due.steps],
    amount: isOpen ? null : formatNano(charged_nano),
    recomputed: formatNano(due.amount_nano),
    equal: differences.length === 0,
    differences,
    ...movedDocument(entries, unitsInWords(unitsOfTask(task, 'hold'), task.classes !== null)),
    waived: formatNano(0n),
    cost: await costOf(store, task, charged_nano ?? 0n, costsBy, facts ?? {}),
    reported: task.record === null ? null : parsed(task.record),
    lease: null,
    requests: [],
    request_count: null,
  };
}

/** Explains a metered request. */
export async function explainRequest(store: Store, row: StoredUsage): Promise<ChargeDocument> {
  const { price_factor_nano: factor_nano, amount_nano } = row;
  const rounding = readRounding(row.rounding) ?? null;
  const version = await versionOf(store, row.price_sha256);
  const units = unitsOf(row.units);
  const priced = version && pricedUnits(version.content, units);
  const due =
    priced && factor_nano !== null && rounding !== null
      ? stepsOf(priced, { price_factor_nano: factor_nano, rounding })
      : undefined;
  const { differences: ofLease } = await leaseOf(store, row.hold_id, 0);
  const isKnown = row.price_sha256 !== null;
  const differences = [
    ...(isKnown ? differs('it was charged', amount_nano, 'its units and prices come to', due?.amount_nano) : []),
    ...ofLease,
  ];
  return {
    id: `usage_${row.id}`,
    of: 'request',
    state: 'charged',
    account: await nameOf(store, row.account),
    key: row.key,
    model: row.model,
    route: row.route,
    upstream: row.upstream,
    target: row.target,
    is_stream: row.is_stream === null ? null : row.is_stream === 1,
    request_id: row.request_id,
    at: formatTime(row.at_ms),
    facts: version?.content.chosen ? { ...version.content.chosen } : null,
    units,
    price: version ? priceDocument(version, priced?.parts ?? []) : null,
    factor: factor_nano === null ? null : formatUnits(factor_nano),
    steps: [...(due?.steps ?? [])],
    rounding: rounding === 'up_capped' ? 'up' : rounding,
    capped: rounding === 'up_capped',
    amount: formatNano(amount_nano),
    recomputed: due === undefined ? null : formatNano(due.amount_nano),
    equal: isKnown || differences.length > 0 ? differences.length === 0 : null,
    differences,
    // The hold, what was freed of it and its entries belong to all requests of the lease.
    hold: null,
    freed: null,
    overage: null,
    waived: null,
    refunded: null,
    entries: [],
    cost: await costOf(store, row, amount_nano, (content) => pricedUnits(content, units)),
    reported: row.reported === null ? null : parsed(row.reported),
    lease: `lease_${row.hold_id}`,
    requests: [],
    request_count: null,
  };
}

/** Explains the requests of one lease; undefined if the hold belongs to no lease. */
export async function explainLease(store: Store, hold_id: bigint): Promise<ChargeDocument | undefined> {
  const { entries, lease, differences } = await leaseOf(store, hold_id, MAX_REQUESTS);
  if (lease === undefined) return undefined;
  const { used_nano, waived_nano, requests, rows, closed_at_ms } = lease;
  const isPruned = lease.pruned_at_ms !== null;
  const sum = { text: `the sum of ${requests} request${requests === 1 ? '' : 's'}`, result: formatNano(used_nano) };
  const steps: Step[] = isPruned ? [] : [sum];
  if (waived_nano > 0n && !isPruned) {
    steps.push({ text: `less ${formatNano(waived_nano)}, waived`, result: formatNano(used_nano - waived_nano) });
  }
  const isKnown = !isPruned && closed_at_ms !== null;
  return {
    id: `lease_${hold_id}`,
    of: 'lease',
    state: closed_at_ms === null ? 'open' : 'closed',
    account: await nameOf(store, lease.account),
    key: lease.key,
    model: null,
    route: null,
    upstream: null,
    target: null,
    is_stream: null,
    request_id: null,
    at: formatTime(closed_at_ms ?? lease.opened_at_ms),
    facts: null,
    units: null,
    price: null,
    factor: null,
    rounding: null,
    capped: false,
    steps,
    amount: closed_at_ms === null ? null : formatNano(movedBy(entries).charged_nano),
    recomputed: isPruned ? null : formatNano(used_nano - waived_nano),
    equal: isKnown ? differences.length === 0 : null,
    differences,
    ...movedDocument(entries, null),
    waived: formatNano(waived_nano),
    cost: null,
    reported: null,
    lease: null,
    requests: rows.map(requestDocument),
    request_count: requests,
  };
}

async function leaseOf(store: Store, hold_id: bigint, limit: number) {
  const [entries, lease] = await Promise.all([store.entriesOfHold(hold_id), store.leaseUsage(hold_id, limit)]);
  const isWhole = lease !== undefined && lease.closed_at_ms !== null && lease.pruned_at_ms === null;
  const due_nano = isWhole ? lease.used_nano - lease.waived_nano : 0n;
  const differences = isWhole
    ? differs('its lease was charged', movedBy(entries).charged_nano, 'its requests come to', due_nano)
    : [];
  return { entries, lease, differences };
}

function priceDiffers(stored: Pico, listed_nano: Nano | undefined, content: PriceContent): string[] {
  const listed = listed_nano === undefined ? undefined : picoOf(listed_nano, content);
  const text = listed === undefined ? 'none' : formatPico(listed);
  return stored === listed ? [] : [`its price is ${formatPico(stored)}, but its version of the table has ${text}`];
}

function differs(what: string, stored: Nano | undefined, subject: string, due: Nano | undefined): string[] {
  const text = (amount: Nano | undefined) =>
    amount === undefined ? 'nothing that can be computed' : formatNano(amount);
  return stored === due ? [] : [`${what} ${text(stored)}, but ${subject} ${text(due)}`];
}

async function nameOf(store: Store, account: string): Promise<string> {
  return (await accountNames(store, [account]))(account);
}

/** What it cost the operator, computed again from the same units. */
async function costOf(
  store: Store,
  { cost_nano, cost_sha256 }: Pick<StoredUsage, 'cost_nano' | 'cost_sha256'>,
  charged_nano: Nano,
  pricedBy: (content: PriceContent) => PricedUnits | undefined,
  facts: Facts = {},
): Promise<ChargeDocument['cost']> {
  if (cost_nano === null) return null;
  const version = await versionOf(store, cost_sha256);
  const priced = version && pricedBy(version.content);
  const terms = { price_factor_nano: NANO, rounding: 'half_up' } as const;
  return {
    amount: formatNano(cost_nano),
    price: version ? priceDocument(version, priced?.parts ?? [], facts) : null,
    recomputed: priced ? formatNano(stepsOf(priced, terms).amount_nano) : null,
    margin: formatNano(charged_nano - cost_nano),
  };
}

/** Units by class; null if the text is damaged. */
function unitsOf(text: string): Readonly<Record<string, string>> | null {
  const units = parsed(text);
  if (!isRecord(units)) return null;
  const texts = Object.entries(units).flatMap(([name, value]) =>
    typeof value === 'string' && /^\d+(\.\d{1,9})?$/.test(value) ? [[name, value] as const] : [],
  );
  return texts.length === Object.keys(units).length ? Object.fromEntries(texts) : null;
}

/** The JSON, or the text itself if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
