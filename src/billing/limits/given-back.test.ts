/** What a request took from a limit and did not use is given back: to its thread, and soon to the others. */
import pino from 'pino';
import t from 'tap';
import { openFreshSqlite } from '../../../test/support/stores.ts';
import { type EffectiveLimits, limitsOf } from './effective-limits.ts';
import type { RequestUse } from './kind.ts';
import { Quotas } from './quotas.ts';
import { createLimits, type LimitEntry, type Limits } from './request-limits.ts';

// A request that is not forwarded uses up no limit: its share is free for the gateway's other threads at once.

const clock = { now: 1_000_000 };
const { store } = await openFreshSqlite()(t, clock);
const log = pino({ level: 'silent' });
const threadOf = (owner: string, isShared = true) =>
  createLimits({
    store: { ...store, isShared },
    log,
    now: () => clock.now,
    owner,
    lease_ms: 60_000,
    crossed: () => {},
  });

function applied(name: string, requests: number, tokens?: number): EffectiveLimits {
  const rule = { name, by: ['account'] as const, models: ['*'], values: { requests, tokens } };
  const caller = { account: 'account', key: 'key', limits: null, account_limits: null };
  return limitsOf({ time_zone: 'UTC', rules: [rule] }, caller, 'chat');
}

/** The counter of a kind under the limit with that name. */
const subjectOf = (name: string, kind: string) => JSON.stringify([kind, name, 'account:account']);
/** What all threads have of it, after what they have asked for. */
async function heldOf(subject: string): Promise<number> {
  await store.takeQuotas('reader', []);
  return (await store.quotasOf(subject)).reduce((sum, { amount }) => sum + amount, 0);
}
const useOf = (tokens?: number): RequestUse => ({ tokens, body_bytes: 0 });

async function entered(limits: Limits, applied: EffectiveLimits, tokens?: number): Promise<LimitEntry | undefined> {
  const result = limits.reached(applied) === undefined ? await limits.enter(applied, useOf(tokens)) : undefined;
  return result?.ok === true ? result : undefined;
}

async function isForwarded(limits: Limits, applied: EffectiveLimits, tokens?: number): Promise<boolean> {
  const first = await entered(limits, applied, tokens);
  if (first !== undefined) limits.leave(first, useOf(tokens));
  return first !== undefined;
}

async function refuse(limits: Limits, applied: EffectiveLimits, tokens?: number): Promise<boolean> {
  const first = await entered(limits, applied, tokens);
  if (first !== undefined) limits.leave(first, undefined);
  return first !== undefined;
}

t.test('requests that are not forwarded, over two threads in turn', async (t) => {
  const threads = [threadOf('one'), threadOf('other')] as const;
  const limit = applied('turns', 5, 2_000);
  for (let sent = 0; sent < 20; sent += 1) t.ok(await refuse(threads[sent % 3 === 0 ? 0 : 1], limit, 1_500));
  t.equal(await heldOf(subjectOf('turns', 'requests')), 0);
  t.equal(await heldOf(subjectOf('turns', 'tokens')), 0);
  for (let sent = 0; sent < 5; sent += 1) t.ok(await isForwarded(threads[0], limit, 400));
  for (const thread of threads) t.notOk(await isForwarded(thread, limit, 1), 'the limit is exact');
});

t.test('many at once on one thread leave all of the limit to the same and to the other', async (t) => {
  const [a, b] = [threadOf('third'), threadOf('fourth')];
  const limit = applied('crowd', 5);
  const all = await Promise.all(Array.from({ length: 5 }, () => entered(a, limit)));
  for (const each of all) if (each !== undefined) a.leave(each, undefined);
  t.ok(await isForwarded(a, limit), 'no old answer of the store is believed');
  for (let sent = 1; sent < 5; sent += 1) t.ok(await isForwarded(b, limit));
  for (const thread of [a, b]) t.notOk(await isForwarded(thread, limit));
});

t.test('a request that another limit refuses keeps nothing', async (t) => {
  const [a, b] = [threadOf('fifth'), threadOf('sixth')];
  t.ok(await isForwarded(a, applied('tokens', 5, 2_000), 1_900));
  t.notOk(await isForwarded(b, applied('tokens', 5, 2_000), 1_000));
  t.equal(await heldOf(subjectOf('tokens', 'requests')), 1);
});

t.test('a thread that is alone keeps what comes back, without a write', async (t) => {
  const limits = threadOf('alone', false);
  t.ok(await refuse(limits, applied('alone', 5)));
  t.equal(await heldOf(subjectOf('alone', 'requests')), 1);
  t.equal(limits.used(subjectOf('alone', 'requests')), 0);
});

t.test('what comes back after its minute has ended is not added to the next', async (t) => {
  const [a, b] = [threadOf('seventh'), threadOf('eighth')];
  const limit = applied('late', 2);
  const late = await entered(a, limit);
  clock.now += 61_000;
  for (let sent = 0; sent < 2; sent += 1) t.ok(await isForwarded(b, limit));
  if (late !== undefined) a.leave(late, undefined);
  for (const thread of [a, b]) t.notOk(await isForwarded(thread, limit));
});

t.test('what could not be given back while the store was not writable comes back with a later round', async (t) => {
  let fail: undefined | ((error: Error) => void);
  const failing = () => new Promise<never>((_resolve, reject) => (fail = reject));
  let takeQuotas: typeof store.takeQuotas = store.takeQuotas;
  const shared = { isShared: true, takeQuotas: (...args: Parameters<typeof takeQuotas>) => takeQuotas(...args) };
  const quotas = new Quotas({ store: shared, log, now: () => clock.now, owner: 'ninth', term_ms: 60_000 });
  const need = { subject: 'of a key', window_ms: 60_000, amount: 1 };
  t.match(await quotas.take([{ ...need, max: 80 }]), [{ amount: 1 }]);
  t.equal(await heldOf('of a key'), 10);
  takeQuotas = failing;
  quotas.refused([{ ...need, max: 40 }]);
  fail?.(new Error('the store is busy'));
  takeQuotas = store.takeQuotas;
  await new Promise((resolve) => setImmediate(resolve));
  clock.now += 3_000;
  await quotas.round();
  t.equal(await heldOf('of a key'), 1);
});

t.test('of two reached limits, the one whose window ends last decides when a request may come again', async (t) => {
  const quotas = new Quotas({ store, log, now: () => clock.now, owner: 'tenth', term_ms: 60_000 });
  const need = { max: 1, amount: 1 };
  const both = [
    { ...need, subject: 'by the minute', window_ms: 60_000 },
    { ...need, subject: 'by the hour', window_ms: 3_600_000 },
  ];
  t.match(await quotas.take(both), { length: 2 });
  const refusal = { index: 1, retry_ms: 3_600_000 };
  t.strictSame(quotas.refused(both), refusal);
  t.strictSame(quotas.refused(both.toReversed()), { ...refusal, index: 0 });
});

t.test('a process that is alone keeps its part when another limit refuses the request', async (t) => {
  const alone = { ...store, isShared: false };
  const quotasOf = (owner: string) => new Quotas({ store: alone, log, now: () => clock.now, owner, term_ms: 60_000 });
  const quotas = quotasOf('eleventh');
  const need = { window_ms: 60_000, amount: 1 };
  const full = { ...need, subject: 'full', max: 1 };
  t.match(await quotasOf('before').take([full]), [{ amount: 1 }]);
  t.match(await quotas.take([{ ...need, subject: 'free', max: 80 }, full]), { index: 1 });
  const kept = await heldOf('free');
  t.ok(kept > 0);
  await quotas.round();
  t.equal(await heldOf('free'), kept, 'it was asked for just now');
});
