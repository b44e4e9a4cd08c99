/** Shows callers their own account: balance, usage, what is left of their limits, prices, tasks, requests, and the statement of a month. */

import { byCount, joinLimits, limitsOf } from '../../../billing/limits/effective-limits.ts';
import { PER_MINUTE, requests } from '../../../billing/limits/kinds.ts';
import { type LimitLeft, readLeft } from '../../../billing/limits/left.ts';
import { priceIn } from '../../../billing/pricing/caller-terms.ts';
import { currentCells } from '../../../billing/pricing/price-cells.ts';
import { nextPrice } from '../../../billing/pricing/price-levels.ts';
import { available_nano } from '../../../ledger/store/store.ts';
import { renderTree } from '../../../lib/json/tree.ts';
import { formatDecimal, formatNano, formatUnits } from '../../../lib/money/amount.ts';
import { formatPico, type Pico, PRICE_DECIMALS } from '../../../lib/money/fine-price.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { DAY_ms } from '../../../lib/time/duration.ts';
import { clockOf, monthIn } from '../../../lib/time/time-zone.ts';
import { type AccountRoute, monthZone } from '../../../plan/index.ts';
import type { Services } from '../../runtime/services.ts';
import { sendJson } from '../answer.ts';
import { type ExchangeWith, rawQuery } from '../exchange.ts';
import { limitExceeded } from './limit-refusal.ts';
import { ownRequest, ownRequests } from './own-requests.ts';
import { readPage } from './page.ts';

/** Three months, so that a quarter fits in one range. */
const MAX_DAYS = 92;
/** About a month. */
const DEFAULT_DAYS = 30;

/** The step `show_account`. It needs no money. @throws Refusal invalid_request for an invalid page, range, month or filter, resource_not_found, rate_limited. */
export async function showAccount(
  exchange: ExchangeWith<'principal'>,
  route: AccountRoute,
  services: Services,
): Promise<void> {
  await enforceRate(exchange, route, services);
  const values = await valuesOf(exchange, route, services);
  sendJson(exchange, 200, renderTree(route.answer, { ...values, currency: services.plan.currency }));
}

function valuesOf(exchange: ExchangeWith<'principal'>, route: AccountRoute, services: Services) {
  switch (route.show) {
    case 'balance':
      return balance(exchange, services);
    case 'usage':
      return usage(exchange, route, services);
    case 'limits':
      return limitsLeft(exchange, route, services);
    case 'prices':
      return prices(exchange, route, services);
    case 'tasks':
      return tasks(exchange, route, services);
    case 'statement':
      return statement(exchange, route, services);
    case 'requests':
      return ownRequests(exchange, route, services);
    case 'request':
      return ownRequest(exchange, route, services);
  }
}

/** Counts the request under the rate of the route, which is apart from the limits of what is forwarded. @throws Refusal rate_limited. */
async function enforceRate(
  exchange: ExchangeWith<'principal'>,
  route: AccountRoute,
  services: Services,
): Promise<void> {
  const { key } = exchange.principal;
  const value = PER_MINUTE.format(route.rate);
  const label = {
    name: route.name,
    kind: requests.name,
    value,
    words: 'requests',
    of: 'of this API key on this route',
  };
  const whom = { account: null, key, model: null };
  const subject = JSON.stringify(['view', route.name, `key:${key}`]);
  const limit = { kind: requests, count: requests.count, value: route.rate, label, subject, ...whom };
  const applied = byCount([limit]);
  const use = { tokens: undefined, body_bytes: 0 };
  const entered = await services.limits.enter(applied, use);
  if (!entered.ok) throw limitExceeded(exchange, entered.reached, services);
  services.limits.leave(entered, use);
}

async function tasks(exchange: ExchangeWith<'principal'>, route: AccountRoute, { store }: Services) {
  const { account } = exchange.principal;
  const { number, limit, offset } = readPage(new URLSearchParams(rawQuery(exchange.request)), route.page);
  const found = await store.listTasks({ account, visible: true, limit, offset });
  const items = found.tasks.map((task) =>
    renderTree(route.item, {
      'task.id': task.id,
      'task.upstream_id': task.upstream_id,
      'task.model': task.model,
      'task.status': task.status,
      'task.state': task.state,
      'task.held': formatNano(task.hold_nano),
      'task.charged': task.charged_nano === null ? null : formatNano(task.charged_nano),
      'task.created_at': new Date(task.created_at_ms).toISOString(),
      'task.finished_at': task.finished_at_ms === null ? null : new Date(task.finished_at_ms).toISOString(),
    }),
  );
  return { items, total: found.total, 'page.number': number, 'page.size': limit };
}

/**
 * The prices of the models that the key may use, and those that are known to replace them. A charge is rounded once, at its end, so prices
 * are not rounded.
 */
function prices({ principal }: ExchangeWith<'principal'>, route: AccountRoute, { plan, now }: Services) {
  const { price_factor_nano, price_list } = principal;
  const at_ms = now();
  const paid = (price_pico: Pico) => formatDecimal(price_pico * price_factor_nano, PRICE_DECIMALS + 9);
  const models = [...plan.models.values()].filter(({ id }) => principal.mayUseModel(id));
  const items = models.flatMap(({ id, price: listed }) => {
    const table = priceIn(price_list, listed);
    if (table === undefined) return [];
    const next = nextPrice(table, at_ms);
    return currentCells(table, at_ms).map(({ words, price_pico, next_pico }) =>
      renderTree(route.item, {
        'price.model': id,
        'price.for': words,
        'price.amount': paid(price_pico),
        'price.list': formatPico(price_pico),
        'price.unit': table.unit,
        'price.next': next_pico === undefined ? null : paid(next_pico),
        'price.next_at': next === undefined ? null : new Date(next.since_ms).toISOString(),
      }),
    );
  });
  return { items, factor: formatUnits(price_factor_nano) };
}

async function statement(
  exchange: ExchangeWith<'principal'>,
  route: AccountRoute,
  { statementOf, now, plan }: Services,
) {
  const time_zone = monthZone(plan);
  const query = new URLSearchParams(rawQuery(exchange.request));
  const current = new Date(clockOf(time_zone)(now())).toISOString().slice(0, 7);
  const month = query.get(route.month) || current;
  const period = monthIn(month, time_zone);
  if (period === undefined) throw new Refusal('invalid_request', `${route.month} must be a month such as 2026-11`);
  const { opening_nano, closing_nano, moved_nano, charges } = await statementOf(exchange.principal.account, period);
  const charged_nano = -(moved_nano.capture ?? 0n) - (moved_nano.overage ?? 0n);
  const used_nano = charges.reduce((sum, { amount_nano }) => sum + amount_nano, 0n);
  const items = charges
    .filter(({ requests }) => requests > 0)
    .map(({ model, requests, amount_nano }) =>
      renderTree(route.item, {
        'charge.model': model,
        'charge.requests': requests,
        'charge.amount': formatNano(amount_nano),
      }),
    );
  return {
    items,
    account: exchange.principal.account_name,
    month,
    from: new Date(period.from_ms).toISOString(),
    until: new Date(period.to_ms).toISOString(),
    opening: formatNano(opening_nano),
    topups: formatNano(moved_nano.topup ?? 0n),
    adjustments: formatNano(moved_nano.adjust ?? 0n),
    refunds: formatNano(moved_nano.refund ?? 0n),
    charged: formatNano(charged_nano),
    carried: formatNano(charged_nano - used_nano),
    closing: formatNano(closing_nano),
  };
}

async function balance({ principal }: ExchangeWith<'principal'>, { store }: Services) {
  const wallet = await store.wallet(principal.account);
  if (wallet === undefined) throw new Error('the account of a key has no wallet');
  const { posted_nano, held_nano } = wallet;
  return {
    posted: formatNano(posted_nano),
    held: formatNano(held_nano),
    available: formatNano(available_nano(wallet)),
  };
}

async function usage(exchange: ExchangeWith<'principal'>, route: AccountRoute, { store, now }: Services) {
  const { account } = exchange.principal;
  const query = new URLSearchParams(rawQuery(exchange.request));
  const { number, limit, offset } = readPage(query, route.page);
  const to_ms = dayIn(query, route.range.to) ?? Math.floor(now() / DAY_ms) * DAY_ms;
  const from_ms = dayIn(query, route.range.from) ?? to_ms - (DEFAULT_DAYS - 1) * DAY_ms;
  if (to_ms < from_ms || to_ms - from_ms >= MAX_DAYS * DAY_ms) {
    const { from, to } = route.range;
    throw new Refusal('invalid_request', `${from} to ${to} must be a range of 1 to ${MAX_DAYS} days`);
  }
  // One more row than the page has shows whether there is a next one.
  const rows = await store.usageDays(account, { from_ms, to_ms }, { limit: limit + 1, offset });
  const items = rows.slice(0, limit).map(({ day, model, requests, amount_nano }) =>
    renderTree(route.item, {
      'usage.day': day,
      'usage.model': model,
      'usage.requests': requests,
      'usage.amount': formatNano(amount_nano),
    }),
  );
  return {
    items,
    has_more: rows.length > limit,
    'page.number': number,
    'page.size': limit,
    from: dayText(from_ms),
    to: dayText(to_ms),
  };
}

function dayIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  const at_ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at_ms) || dayText(at_ms) !== text)
    throw new Refusal('invalid_request', `${name} must be a day such as 2026-11-22`);
  return at_ms;
}

function dayText(at_ms: number): string {
  return new Date(at_ms).toISOString().slice(0, 10);
}

async function limitsLeft(exchange: ExchangeWith<'principal'>, route: AccountRoute, services: Services) {
  const principal = exchange.principal;
  const { plan, limits, now, store, owner } = services;
  const limitsPlan = plan.limits;
  if (limitsPlan === undefined) return { items: [] };
  const all = [undefined, ...plan.models.keys()].filter((model) => model === undefined || principal.mayUseModel(model));
  const applied = joinLimits(all.map((model) => limitsOf(limitsPlan, principal, model)));
  const own = { store, now, used: limits.used, owner };
  const left = await readLeft(principal.account, applied, limitsPlan.time_zone, own);
  return { items: left.map((each) => renderTree(route.item, itemValues(each))) };
}

function itemValues({
  name,
  measure,
  limit,
  used,
  remaining,
  resets_ms,
}: LimitLeft): Readonly<Record<string, unknown>> {
  return {
    'limit.name': name,
    'limit.measure': measure,
    'limit.limit': limit,
    'limit.used': used,
    'limit.remaining': remaining,
    'limit.resets_at': resets_ms === undefined ? null : new Date(resets_ms).toISOString(),
  };
}
