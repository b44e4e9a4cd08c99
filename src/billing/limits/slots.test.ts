/** Two processes on one store never use more slots together than a limit has, also while one gives slots back and after a change. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import t from 'tap';
import { newStoreFile } from '../../../test/support/new-store.ts';
import { openStore } from '../../ledger/open-store.ts';
import { type QuotaServices, Quotas, type TakenQuota } from './quotas.ts';

const folder = mkdtempSync(join(tmpdir(), 'tollgate-slots-'));
const file = join(folder, 'tollgate.db');
await newStoreFile(file);
const clock = { now_ms: 1_000_000 };
const now = () => clock.now_ms;
const store = await openStore(`sqlite:${file}`, { now, writer: 'thread' });
t.teardown(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
const lines: string[] = [];
const log = pino({ base: null }, { write: (line) => void lines.push(line) });
const shared = { ...store, isShared: true };
const slotsBy = (owner: string) => slotsOf({ store: shared, log, now, owner, term_ms: 60_000 });

/** The limits of concurrent requests of one process, which remembers what it has taken. */
function slotsOf(services: QuotaServices) {
  const quotas = new Quotas(services);
  const held = new Map<string, TakenQuota[]>();
  return {
    round: () => quotas.round(),
    used: (subject: string) => quotas.used(subject),
    /** Takes one slot of each. Returns the position of the limit that has none. */
    async take(subjects: readonly string[], max: number): Promise<number | undefined> {
      const result = await quotas.take(subjects.map((subject) => ({ subject, max, window_ms: undefined, amount: 1 })));
      if ('index' in result) return result.index;
      for (const each of result) held.set(each.quota.subject, [...(held.get(each.quota.subject) ?? []), each]);
      return undefined;
    },
    /** Ends a request that has taken a slot of each. */
    free(...subjects: readonly string[]): void {
      for (const subject of subjects) {
        const first = held.get(subject)?.pop();
        if (first !== undefined) quotas.settle(first, 1);
      }
    },
  };
}

/** Whether a slot was taken. */
const taken = async (slots: ReturnType<typeof slotsBy>, subject: string, max: number) =>
  (await slots.take([subject], max)) === undefined;

t.test('slots that are being given back are not used', async (t) => {
  const [a, b] = [slotsBy('one'), slotsBy('other')];
  t.ok(await taken(a, 'back', 2));
  t.ok(await taken(a, 'back', 2));
  a.free('back');
  clock.now_ms += 3_000;
  const giving = a.round();
  const again = taken(a, 'back', 2);
  const elsewhere = taken(b, 'back', 2);
  await giving;
  t.equal([await again, await elsewhere].filter(Boolean).length, 1, 'one slot is left');
});

t.test('a lowered limit counts the free slots of all processes', async (t) => {
  const [a, b] = [slotsBy('third'), slotsBy('fourth')];
  t.ok(await taken(a, 'lower', 16));
  t.ok(await taken(b, 'lower', 16));
  a.free('lower');
  t.notOk(await taken(a, 'lower', 1), 'the other process uses the only one');
  b.free('lower');
  clock.now_ms += 3_000;
  await Promise.all([a.round(), b.round()]);
  t.ok(await taken(a, 'lower', 1));
});

t.test('after free slots were given back, the next request gets one', async (t) => {
  const slots = slotsBy('long');
  t.ok(await taken(slots, 'long', 8));
  clock.now_ms += 3_000;
  await slots.round();
  t.ok(await taken(slots, 'long', 8), 'a long request beside it fills no limit');
});

t.test('a lowered limit counts the requests in flight of all processes', async (t) => {
  const [a, b] = [slotsBy('seventh'), slotsBy('eighth')];
  for (const each of [a, a, a, b, b, b]) t.ok(await taken(each, 'in flight', 8));
  t.notOk(await taken(a, 'in flight', 4));
  t.notOk(await taken(b, 'in flight', 4), 'six are in flight');
  for (const each of [a, a, b]) each.free('in flight');
  clock.now_ms += 3_000;
  await Promise.all([a.round(), b.round()]);
  t.ok(await taken(a, 'in flight', 4), 'three are in flight');
  t.notOk(await taken(b, 'in flight', 4));
});

t.test('of a limit of a few, a process keeps no slot that it does not use', async (t) => {
  const [a, b] = [slotsBy('eleventh'), slotsBy('twelfth')];
  for (const each of [a, b, a, b]) {
    t.ok(await taken(each, 'few', 1), 'the other process has given it back');
    each.free('few');
  }
  // The requests of both come before this.
  t.equal(
    await store
      .takeQuotas('reader', [])
      .then(() => store.quotasOf('few'))
      .then(({ length }) => length),
    0,
  );
});

t.test('a request of two limits of a few waits for both, and gives back the free one', async (t) => {
  const [a, b] = [slotsBy('thirteenth'), slotsBy('fourteenth')];
  t.ok(await taken(b, 'second', 1));
  const both = ['first', 'second'];
  t.equal(await a.take(both, 1), 1, 'the other process uses the second');
  t.ok(await taken(b, 'first', 1));
  b.free(...both);
  clock.now_ms += 1_000;
  t.same(await Promise.all([a.take(both, 1), a.take(both, 1)]), [undefined, 0]);
});

t.test('a clock that is set back keeps no slots from others', async (t) => {
  const [a, b] = [slotsBy('fifth'), slotsBy('sixth')];
  t.ok(await taken(b, 'back in time', 1));
  t.notOk(await taken(a, 'back in time', 1));
  clock.now_ms -= 600_000;
  b.free('back in time');
  await b.round();
  t.ok(await taken(a, 'back in time', 1));
});

t.test('slots in use are renewed also after the store failed while requests waited for it', async (t) => {
  let fail: undefined | ((error: Error) => void);
  const failing = { ...store, takeQuotas: () => new Promise<never>((_resolve, reject) => (fail = reject)) };
  let current: typeof store = store;
  const parts = { ...store, takeQuotas: (...args: Parameters<typeof store.takeQuotas>) => current.takeQuotas(...args) };
  const slots = slotsOf({ store: parts, log, now, owner: 'ninth', term_ms: 60_000 });
  t.ok(await taken(slots, 'renewed', 1));
  current = failing;
  clock.now_ms += 55_000;
  const first = taken(slots, 'renewed', 2);
  while (fail === undefined) await new Promise((resolve) => setImmediate(resolve));
  const settled = Promise.allSettled([first, taken(slots, 'renewed', 2)]);
  fail(new Error('the store is busy'));
  t.same(
    (await settled).map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  current = store;
  await slots.round();
  clock.now_ms += 10_000;
  t.notOk(await taken(slotsBy('tenth'), 'renewed', 1), 'the slot in use is still held');
});

t.test('the limit that has no slot is named, also if no try is conclusive', async (t) => {
  t.equal(await slotsBy('eleventh').take(['full'], 1), undefined);
  // Each look at the clock is later than a refusal is believed.
  let leaping_ms = clock.now_ms;
  const leaping = () => {
    leaping_ms += 200;
    return leaping_ms;
  };
  const slots = slotsOf({ store: shared, log, now: leaping, owner: 'twelfth', term_ms: 600_000 });
  t.equal(await slots.take(['free', 'full'], 1), 1);
  t.equal(slots.used('free'), 0);
});

t.test('slots that could not be given back are logged by name', async (t) => {
  let fails = false;
  const takeQuotas: typeof store.takeQuotas = (...args) =>
    fails ? Promise.reject(new Error('the store is busy')) : store.takeQuotas(...args);
  const slots = slotsOf({ store: { ...shared, takeQuotas }, log, now, owner: 'thirteenth', term_ms: 60_000 });
  t.ok(await taken(slots, 'kept', 1));
  fails = true;
  slots.free('kept');
  await new Promise(setImmediate);
  t.match(
    lines.map((line) => JSON.parse(line)),
    [{ level: 40, subject: 'kept', err: { message: 'the store is busy' } }],
  );
});
