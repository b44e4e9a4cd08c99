/** Reports equal the ledger: random traffic over two changes of clocks, summed by every column in zones with odd offsets, on every engine. */
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import t from 'tap';
import { writeUsageCsv } from '../../src/admin/reports/usage-csv.ts';
import {
  type Store,
  USAGE_LEVELS,
  type UsageColumn,
  type UsageFilter,
  type UsageSum,
} from '../../src/ledger/store/store.ts';
import { NANO, type Nano } from '../../src/lib/money/amount.ts';
import { clockOf, offsetsOf } from '../../src/lib/time/time-zone.ts';
import type { Tap } from '../support/charge-folds.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import {
  capture,
  cny,
  makeOwner,
  type OpenFresh,
  type Owner,
  openFreshMemory,
  openFreshPostgres,
  openFreshSqlite,
  release,
  runTask,
} from '../support/stores.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'Pacific/Auckland', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const FIRST = Date.parse('2026-09-20T00:00:00Z');
const LAST = FIRST + 200 * 86_400_000;
const DAYS = 60;
const STEPS = 60;

/** By steps: usage of a time that was summed before. */
const SET_BACK_days = new Map([
  ...[46, 47, 48, 49].map((step): [number, number] => [step, 20 + step]),
  [50, -33],
  [51, 5],
  [58, 6],
]);

/** What was charged, as the test knows it. */
interface Made {
  readonly owner: string;
  readonly key: string;
  readonly model: string;
  readonly at_ms: number;
  readonly amount_nano: Nano;
  readonly tokens_nano: bigint;
}

const server = await PostgresServer.start();
t.teardown(() => server.remove());
const engines: Readonly<Record<string, OpenFresh>> = {
  memory: openFreshMemory,
  sqlite: openFreshSqlite(),
  postgres: openFreshPostgres(server),
};

/** A generator of numbers below a limit. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const CLASSES = ['cached', 'input', 'output', 'reasoning', 'search', 'write'];

async function traffic(store: Store, clock: { now: number }, seed: number): Promise<readonly Made[]> {
  const draw = random(seed);
  const owners: Owner[] = [];
  clock.now = FIRST;
  for (const name of ['acme', 'beta', 'coda']) owners.push(await makeOwner(store, name, '100000'));
  const made: Made[] = [];
  // More series than one write sums, with pools that several accounts share.
  for (const owner of owners) made.push(...(await manyModels(store, owner, clock.now)));
  for (let step = 0; step < STEPS; step += 1) {
    clock.now = FIRST + step * Math.floor((DAYS * 86_400_000) / STEPS) + draw(3_600_000 * 20);
    if (step === (STEPS * 3) / 4) await rollUp(store);
    // The clock is set back, even to before the first usage, after these days were summed; later, all is summed again.
    const set_back_days = SET_BACK_days.get(step);
    if (set_back_days !== undefined) clock.now = FIRST + set_back_days * 86_400_000 + draw(3_600_000 * 20);
    if (step === STEPS - 3) await rollUp(store);
    const owner = owners[draw(owners.length)] ?? owners[0];
    if (owner === undefined) throw new Error('there is no owner');
    const about = { owner: owner.account, key: owner.key };
    const kind = draw(5);
    if (kind < 2) {
      const id = `task_${step}`;
      await runTask(store, owner, id, '9');
      const amount = `${draw(9)}.${draw(1e9)}`;
      await store.settleTask(id, kind === 0 && draw(3) === 0 ? release() : capture(amount));
      const task = await store.getTask(id);
      if (task?.state !== 'succeeded') continue;
      made.push({ ...about, model: task.model, at_ms: clock.now, amount_nano: cny(amount), tokens_nano: 0n });
      continue;
    }
    const lease = await store.openSpendLease({
      account: owner.account,
      amount_nano: cny('50'),
      owner: 'g',
      until_ms: 9e12,
    });
    if (!lease.ok) throw new Error(lease.reason);
    const rows = Array.from({ length: 1 + draw(4) }, () => {
      const classes = CLASSES.slice(0, draw(CLASSES.length + 1));
      const units = Object.fromEntries(classes.map((name) => [name, draw(2) === 0 ? `${draw(1e6)}` : `${draw(9)}.5`]));
      const model = draw(2) === 0 ? 'chat-small' : '=chat,"large"';
      return { hold_id: lease.hold_id, ...owner, route: 'r', model, units, amount_nano: BigInt(draw(1e9)) * 7n };
    });
    await store.recordUsage(rows);
    for (const { model, units, amount_nano } of rows) {
      const tokens_nano = Object.values(units).reduce((sum, text) => sum + nanoOf(text), 0n);
      made.push({ ...about, model, at_ms: clock.now, amount_nano, tokens_nano });
    }
    clock.now += draw(3) * 900_000;
    await store.closeSpendLease(lease);
  }
  return made;
}

async function manyModels(store: Store, owner: Owner, at_ms: number): Promise<readonly Made[]> {
  const lease = await store.openSpendLease({ ...owner, amount_nano: cny('9'), owner: 'g', until_ms: 9e12 });
  if (!lease.ok) throw new Error(lease.reason);
  const rows = Array.from({ length: 70 }, (_, index) => {
    const units = { input: '7' };
    return { hold_id: lease.hold_id, ...owner, route: 'r', model: `model_${index}`, units, amount_nano: 3n };
  });
  await store.recordUsage(rows);
  await store.closeSpendLease(lease);
  const about = { owner: owner.account, key: owner.key, at_ms, amount_nano: 3n, tokens_nano: 7n * NANO };
  return rows.map(({ model }) => ({ ...about, model }));
}

/** Sums what is over, as a gateway does in the background. Of the rest of the traffic, quarters are read. */
async function rollUp(store: Store): Promise<void> {
  for (const level of USAGE_LEVELS) while (await store.rollUpUsage(level));
}

function nanoOf(text: string): bigint {
  const [whole = '0', fraction = '0'] = text.split('.');
  return BigInt(whole) * NANO + BigInt(fraction.padEnd(9, '0'));
}

/** Sums by columns, as texts. */
function fold(made: readonly Made[], names: readonly UsageColumn[], zone: string): Readonly<Record<string, string>> {
  const clock = clockOf(zone);
  const sums = new Map<string, { requests: number; amount_nano: bigint; tokens_nano: bigint }>();
  for (const each of made) {
    const shown = new Date(clock(each.at_ms)).toISOString();
    const offset = Math.round((clock(each.at_ms) - Math.floor(each.at_ms / 1_000) * 1_000) / 60_000);
    const two = (value: number) => String(value).padStart(2, '0');
    const sign = `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
    const columns: Readonly<Record<string, string>> = {
      account: each.owner,
      key: each.key,
      model: each.model,
      hour: `${shown.slice(0, 13)}:00${sign}`,
      day: shown.slice(0, 10),
      month: shown.slice(0, 7),
    };
    const name = names.map((column) => columns[column]).join('|');
    const sum = sums.get(name) ?? { requests: 0, amount_nano: 0n, tokens_nano: 0n };
    sums.set(name, {
      requests: sum.requests + 1,
      amount_nano: sum.amount_nano + each.amount_nano,
      tokens_nano: sum.tokens_nano + each.tokens_nano,
    });
  }
  return Object.fromEntries(
    [...sums].map(([name, sum]) => [name, `${sum.requests} ${sum.amount_nano} ${sum.tokens_nano}`]),
  );
}

async function report(store: Store, columns: readonly UsageColumn[], zone: string, range: Range = {}) {
  const offsets = offsetsOf(zone, Date.UTC(2020, 0, 1), LAST);
  const sums = await store.usage({ by: columns, offsets, ...range });
  const charged = sums.filter(({ requests }) => requests > 0);
  return Object.fromEntries(
    charged.map((sum) => {
      const units = Object.entries(sum.units).filter(([unit]) => unit !== 'seconds');
      const tokens_nano = units.reduce((all, [, text]) => all + nanoOf(text), 0n);
      return [columns.map((column) => sum[column]).join('|'), `${sum.requests} ${sum.amount_nano} ${tokens_nano}`];
    }),
  );
}

/** The largest sums are those of the whole report, and the others are the rest of it. */
async function largest(t: Tap, store: Store, filter: UsageFilter): Promise<void> {
  const all = await store.usage(filter);
  const sorted = all.toSorted((a, b) => Number(b.amount_nano - a.amount_nano));
  const kept = new Set(sorted.slice(0, 3));
  const { sums, others } = await store.topUsage(filter, 3);
  t.strictSame(
    sums,
    all.filter((each) => kept.has(each)),
    'the largest',
  );
  const rest = sorted.slice(3);
  const total = (measure: (sum: UsageSum) => bigint | number) =>
    rest.reduce((sum, each) => sum + BigInt(measure(each)), 0n);
  const expected = {
    sums: rest.length,
    requests: Number(total(({ requests }) => requests)),
    failures: Number(total(({ failures }) => failures)),
    amount_nano: total(({ amount_nano }) => amount_nano),
    cost_nano: rest.some(({ cost_nano }) => cost_nano === null) ? null : total(({ cost_nano }) => cost_nano ?? 0n),
  };
  t.strictSame(others, rest.length === 0 ? null : expected, 'the others');
}

interface Range {
  readonly since_ms?: number;
  readonly until_ms?: number;
}

/** All time, some days with edges, a time within a day, and one that begins after the coarser roll-ups. */
const RANGES: readonly Range[] = [
  {},
  { since_ms: FIRST + 3 * 86_400_000 + 5 * 900_000, until_ms: FIRST + 29 * 86_400_000 + 7 * 900_000 },
  { since_ms: FIRST + 10 * 86_400_000, until_ms: FIRST + 11 * 86_400_000 },
  { since_ms: FIRST + 20 * 86_400_000 + 900_000 },
  { since_ms: FIRST + 45 * 86_400_000, until_ms: FIRST + 55 * 86_400_000 },
];

/** Of which all these times are summed; of others only all time. */
const RANGED = new Set(['UTC', 'America/St_Johns']);

function within(made: readonly Made[], { since_ms = 0, until_ms = Number.POSITIVE_INFINITY }: Range): readonly Made[] {
  return made.filter(({ at_ms }) => at_ms >= since_ms && at_ms < until_ms);
}

const REPORTS: readonly (readonly UsageColumn[])[] = [
  [],
  ['month'],
  ['day'],
  ['hour'],
  ['account', 'model'],
  ['model'],
  ['model', 'month'],
  ['model', 'day'],
  ['account', 'month'],
  ['key', 'day'],
  ['model', 'account', 'key', 'day'],
  ['account', 'hour', 'month'],
];

for (const [engine, open] of Object.entries(engines)) {
  t.test(engine, async (t) => {
    const clock = { now: FIRST };
    const seed = Number(process.env.SEED ?? 7);
    const { store } = await open(t, clock);
    const made = await traffic(store, clock, seed);
    for (const zone of ZONES) {
      for (const columns of REPORTS) {
        for (const range of RANGED.has(zone) ? RANGES : [{}]) {
          const name = `${zone} ${columns} ${JSON.stringify(range)}`;
          t.strictSame(await report(store, columns, zone, range), fold(within(made, range), columns, zone), name);
          await largest(t, store, { by: columns, offsets: offsetsOf(zone, Date.UTC(2020, 0, 1), LAST), ...range });
        }
      }
    }
    const accounts = [...new Set(made.map(({ owner }) => owner))];
    for (const account of accounts) {
      const entries = await store.entries(account, 10_000);
      const charges = entries.filter(({ kind }) => kind === 'capture' || kind === 'overage');
      const [sum] = await store.usage({ by: [], account });
      t.equal(
        sum?.amount_nano,
        charges.reduce((all, { amount_nano }) => all + amount_nano, 0n),
        'the report equals the entries',
      );
    }
    let csv = '';
    await writeUsageCsv(store, { by: ['account', 'model'] }, (text) => {
      csv += text;
    });
    const sums = await store.usage({ by: ['account', 'model'] });
    t.equal(csv.split('\r\n').length, sums.length + 2, 'one line for each sum');
    t.match(csv, /^account,model,requests,failures,amount,cost,margin,units\r\nacme,"'=chat,""large""",\d+,0,/);
    t.strictSame((await store.audit()).breaches, []);
  });
}

const MIGRATION = '../../src/ledger/engines/migrations/0027-usage-by-quarter';
const UNDO = `DELETE FROM usage_sum; DELETE FROM usage_summed; DELETE FROM usage_pool; DROP TABLE usage_quarter; DROP TABLE usage_series; CREATE TABLE usage_day (day INTEGER);
  ALTER TABLE lease DROP COLUMN pruned_at;`;

t.test('the migration makes the same roll-ups from rows', async (t) => {
  const clock = { now: FIRST };
  const folder = t.testdir();
  const path = `${folder}/store.db`;
  const { openStore } = await import('../../src/ledger/open-store.ts');
  const urls = [`sqlite:${path}`, await server.store()];
  for (const url of urls) {
    const store = await openStore(url, { now: () => clock.now });
    const made = await traffic(store, clock, 11);
    const before = await store.usage({ by: ['account', 'key', 'model', 'route', 'hour'] });
    await store.close();
    if (url.startsWith('sqlite:')) {
      const db = new Database(path);
      db.exec(UNDO + readFileSync(new URL(`${MIGRATION}.sqlite.sql`, import.meta.url), 'utf8'));
      db.close();
    } else {
      const sql = readFileSync(new URL(`${MIGRATION}.postgres.sql`, import.meta.url), 'utf8');
      const text = (UNDO + sql).replaceAll(/\bINTEGER\b/g, 'BIGINT').replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"');
      await server.query(text.replaceAll(') STRICT;', ');'), new URL(url).pathname.slice(1));
    }
    const again = await openStore(url, { now: () => clock.now });
    t.strictSame(await again.usage({ by: ['account', 'key', 'model', 'route', 'hour'] }), before);
    t.strictSame(await report(again, ['day'], 'UTC'), fold(made, ['day'], 'UTC'));
    await again.topup(made[0]?.owner ?? '', cny('1'), null, OPERATOR);
    t.strictSame((await again.audit()).breaches, []);
    await again.close();
  }
});

const durable = Object.entries(engines).filter(([name]) => name !== 'memory');
for (const [engine, open] of durable) {
  t.test(
    `${engine}: a period has all its tasks in the order of their creation, also after a clock was set back`,
    async (t) => {
      const clock = { now: 0 };
      const { store } = await open(t, clock);
      const [acme, beta] = [await makeOwner(store, 'acme', '100'), await makeOwner(store, 'beta', '100')];
      // Created at, charged, ended at.
      const tasks: readonly (readonly [owner: Owner, created: number, charged: string | undefined, ended: number])[] = [
        [acme, 5_000, '1', 6_999],
        [beta, 1_000, '1', 5_000],
        [acme, 4_000, '0', 5_500],
        [acme, 2_000, '1', 4_999],
        [acme, 2_500, '2.5', 6_000],
        [acme, 600, undefined, 6_000],
        [beta, 500, '1', 7_000],
        [acme, 6_500, '1', 9_000],
      ];
      for (const [index, [owner, created]] of tasks.entries()) {
        clock.now = created;
        await runTask(store, owner, `task_${index}`, '2');
      }
      for (const [index, [, , charged, ended]] of tasks.entries()) {
        clock.now = ended;
        await store.settleTask(`task_${index}`, charged === undefined ? release() : capture(charged));
      }
      const created = async (account?: string, until_ms = 7_000) => {
        const found: number[] = [];
        const task = ({ created_at_ms }: { readonly created_at_ms: bigint | number }) =>
          void found.push(Number(created_at_ms));
        const visitor = { request: () => {}, task, progress: () => {} };
        await store.eachCharge({ account, since_ms: 5_000, until_ms }, visitor);
        return found;
      };
      t.strictSame(await created(), [1_000, 2_500, 4_000, 5_000]);
      t.strictSame(await created(acme.account), [2_500, 4_000, 5_000]);
      t.strictSame(await created(beta.account), [1_000]);
      t.strictSame(await created(undefined, 5_000), []);
    },
  );
}
