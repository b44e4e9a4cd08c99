/** Shows callers their own account: the balance, the usage by day and model, and what is left of their limits. */

import { given } from '../../admission/request-state.ts';
import { formatNano } from '../../lang/amount.ts';
import { DAY_ms } from '../../lang/duration.ts';
import { type Applied, limitsOf } from '../../limits/applied.ts';
import { type LimitLeft, readLeft } from '../../limits/left.ts';
import type { AccountRoute } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { available_nano } from '../../store/store.ts';
import { sendJson } from '../answer.ts';
import { type Exchange, rawQuery, type Services } from '../exchange.ts';
import { readPage } from './page.ts';

const MOST_DAYS = 92;
const DEFAULT_DAYS = 30;

/** The step `show_account`. @throws Refusal invalid_request for an invalid page or range. */
export async function showAccount(exchange: Exchange, route: AccountRoute, services: Services): Promise<void> {
  const values = await valuesOf(exchange, route, services);
  sendJson(exchange, 200, route.answer({ ...values, currency: services.plan.currency }));
}

function valuesOf(exchange: Exchange, route: AccountRoute, services: Services) {
  switch (route.show) {
    case 'balance':
      return balance(exchange, services);
    case 'usage':
      return usage(exchange, route, services);
    case 'limits':
      return limitsLeft(exchange, route, services);
  }
}

async function balance({ principal }: Exchange, { store }: Services) {
  const wallet = await store.wallet(given(principal, 'principal').account);
  if (wallet === undefined) throw new Error('the account of a key has no wallet');
  const { posted_nano, held_nano } = wallet;
  return {
    posted: formatNano(posted_nano),
    held: formatNano(held_nano),
    available: formatNano(available_nano(wallet)),
  };
}

async function usage(exchange: Exchange, route: AccountRoute, { store, now }: Services) {
  const { account } = given(exchange.principal, 'principal');
  const query = new URLSearchParams(rawQuery(exchange.request));
  const { number, limit, offset } = readPage(query, route.page);
  const to_ms = dayIn(query, route.range.to) ?? Math.floor(now() / DAY_ms) * DAY_ms;
  const from_ms = dayIn(query, route.range.from) ?? to_ms - (DEFAULT_DAYS - 1) * DAY_ms;
  if (to_ms < from_ms || to_ms - from_ms >= MOST_DAYS * DAY_ms) {
    const { from, to } = route.range;
    throw new Refusal('invalid_request', `${from} to ${to} must be a range of 1 to ${MOST_DAYS} days`);
  }
  // One more row than the page has tells whether there is a next one.
  const rows = await store.usageDays(account, { from_ms, to_ms }, { limit: limit + 1, offset });
  const items = rows.slice(0, limit).map(({ day, model, requests, amount_nano }) =>
    route.item({
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

async function limitsLeft(exchange: Exchange, route: AccountRoute, services: Services) {
  const principal = given(exchange.principal, 'principal');
  const { plan, limits, now, store, owner } = services;
  if (plan.limits === undefined) return { items: [] };
  const all = [undefined, ...plan.models.keys()].filter((model) => model === undefined || principal.sees(model));
  const applied = joined(all.map((model) => limitsOf(plan.limits ?? NO_LIMITS, principal, model)));
  const spend = limits.spend(applied, plan.limits.time_zone);
  const left = await readLeft(principal.account, applied, spend, { store, now, own: limits.own, owner });
  return { items: left.map((one) => route.item(itemValues(one))) };
}

const NO_LIMITS = { time_zone: 'UTC', rules: [] };

/** The limits of all models, each once. */
function joined(all: readonly Applied[]): Applied {
  const once = <L>(limits: readonly L[]) => [
    ...new Map(limits.map((limit) => [JSON.stringify(limit, text), limit])).values(),
  ];
  return {
    requests: once(all.flatMap(({ requests }) => requests)),
    tokens: once(all.flatMap(({ tokens }) => tokens)),
    slots: once(all.flatMap(({ slots }) => slots)),
    tasks: once(all.flatMap(({ tasks }) => tasks)),
    spend: once(all.flatMap(({ spend }) => spend)),
  };
}

function text(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
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
