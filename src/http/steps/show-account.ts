/** Shows callers their own account: the balance, the usage by day and model, and what is left of their limits. */
import { formatNano } from '../../lang/amount.ts';
import { DAY_ms } from '../../lang/duration.ts';
import { renderTree } from '../../lang/tree.ts';
import { joinLimits, limitsOf } from '../../limits/effective-limits.ts';
import { type LimitLeft, readLeft } from '../../limits/left.ts';
import type { AccountRoute } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { available_nano } from '../../store/store.ts';
import { sendJson } from '../answer.ts';
import { type Known, rawQuery, type Services } from '../exchange.ts';
import { readPage } from './page.ts';

const MAX_DAYS = 92;
const DEFAULT_DAYS = 30;

/** The step `show_account`. @throws Refusal invalid_request for an invalid page or range. */
export async function showAccount(
  exchange: Known<'principal'>,
  route: AccountRoute,
  services: Services,
): Promise<void> {
  const values = await valuesOf(exchange, route, services);
  sendJson(exchange, 200, renderTree(route.answer, { ...values, currency: services.plan.currency }));
}

function valuesOf(exchange: Known<'principal'>, route: AccountRoute, services: Services) {
  switch (route.show) {
    case 'balance':
      return balance(exchange, services);
    case 'usage':
      return usage(exchange, route, services);
    case 'limits':
      return limitsLeft(exchange, route, services);
  }
}

async function balance({ principal }: Known<'principal'>, { store }: Services) {
  const wallet = await store.wallet(principal.account);
  if (wallet === undefined) throw new Error('the account of a key has no wallet');
  const { posted_nano, held_nano } = wallet;
  return {
    posted: formatNano(posted_nano),
    held: formatNano(held_nano),
    available: formatNano(available_nano(wallet)),
  };
}

async function usage(exchange: Known<'principal'>, route: AccountRoute, { store, now }: Services) {
  const { account } = exchange.principal;
  const query = new URLSearchParams(rawQuery(exchange.request));
  const { number, limit, offset } = readPage(query, route.page);
  const to_ms = dayIn(query, route.range.to) ?? Math.floor(now() / DAY_ms) * DAY_ms;
  const from_ms = dayIn(query, route.range.from) ?? to_ms - (DEFAULT_DAYS - 1) * DAY_ms;
  if (to_ms < from_ms || to_ms - from_ms >= MAX_DAYS * DAY_ms) {
    const { from, to } = route.range;
    throw new Refusal('invalid_request', `${from} to ${to} must be a range of 1 to ${MAX_DAYS} days`);
  }
  // One more row than the page has tells whether there is a next one.
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

async function limitsLeft(exchange: Known<'principal'>, route: AccountRoute, services: Services) {
  const principal = exchange.principal;
  const { plan, limits, now, store, owner } = services;
  const limitsPlan = plan.limits;
  if (limitsPlan === undefined) return { items: [] };
  const all = [undefined, ...plan.models.keys()].filter((model) => model === undefined || principal.mayUseModel(model));
  const applied = joinLimits(all.map((model) => limitsOf(limitsPlan, principal, model)));
  const own = { store, now, used: limits.used, owner };
  const left = await readLeft(principal.account, applied, limitsPlan.time_zone, own);
  return { items: left.map((one) => renderTree(route.item, itemValues(one))) };
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
