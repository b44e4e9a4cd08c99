/**
 * Measures the first answer of each screen of the console on a store of many rows, on SQLite or on PostgreSQL, and how long callers of
 * paid messages wait beside one screen that is opened every second, and beside all of them every second. The last line is a control, as
 * in bench/reports.ts. Run
 * `node bench/console.ts [--rows 1000000] [--engine sqlite|postgres] [--pairs 6] [--store URL]`, with 10,000 accounts. Needs room for
 * 0.5 GB per million rows, and for three times as much with PostgreSQL. A store that is given is used as it is, so it needs the accounts
 * of such a run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../src/ledger/open-store.ts';
import { USAGE_LEVELS } from '../src/ledger/store/store.ts';
import { DAY_ms } from '../src/lib/time/duration.ts';
import { PostgresServer } from '../test/support/postgres.ts';
import { say, seconds } from './audit/beside.ts';
import { compute, startBesideMessages } from './beside-messages.ts';
import { copyToPostgres } from './stores/copy-to-postgres.ts';
import { addManyRows } from './stores/many-rows.ts';

const ACCOUNTS = 10_000;
const MAX_ms = 200;
const REPEATS = 5;

/** What each screen reads first. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  Overview: ['/health', '/targets', '/usage?by=model,day&since=WEEK&tz=Europe/Berlin', '/audits'],
  Accounts: ['/accounts', '/accounts?starting_after=acct_many_5000'],
  Account: [
    '/accounts/customer%2077',
    '/accounts/customer%2077/entries',
    '/keys?account=acct_many_77',
    '/limits?account=acct_many_77&limit=20',
    '/usage?by=model,day&account=acct_many_77&since=WEEK&tz=Europe/Berlin',
  ],
  Statement: ['/accounts/customer%2077/statement?month=MONTH&tz=Europe/Berlin'],
  Keys: ['/keys', '/keys?starting_after=key_many_5000', '/keys/key_many_77'],
  Ledger: ['/anchor'],
  Charge: ['/charges/task_many_77', '/charges/ENTRY'],
  Tasks: [
    '/tasks?part=true',
    '/tasks?state=running&part=true',
    '/tasks?account=acct_many_77&part=true',
    '/tasks?model=none&part=true',
    '/tasks/task_many_77',
  ],
  Review: ['/tasks?state=review&limit=200', '/tasks?state=unknown&limit=200'],
  Usage: [
    '/usage?by=model,day&since=WEEK&tz=Europe/Berlin&top=200',
    '/usage?by=account&since=1d&tz=UTC&top=200',
    '/usage?by=model,month&since=30d&tz=UTC&top=200',
    '/usage?by=account,model&since=30d&tz=Europe/Berlin&top=200',
  ],
  Limits: ['/limits'],
  Leases: ['/leases'],
  Upstreams: ['/targets'],
  Configuration: ['/config', '/config/plan?as=text'],
  Webhooks: ['/webhooks'],
  Changes: [
    '/changes',
    '/changes?account=acct_many_77',
    '/changes?actor=operator%203',
    '/changes?subject=acct_many_77',
  ],
  Tokens: ['/tokens'],
};

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    engine: { type: 'string', default: 'sqlite' },
    pairs: { type: 'string', default: '6' },
    store: { type: 'string' },
  },
});
await using cleanup = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'tollgate-console-'));
cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
const url = values.store ?? (await made());
say('its usage was summed in', seconds(await timed(sumUsage)));
const { read, compare } = await startBesideMessages(url, folder, cleanup);
const screens = await withDates();
await measureScreens();
await measureBeside();

async function made(): Promise<string> {
  const path = join(folder, 'store.db');
  const sqlite = `sqlite:${path}`;
  await (await openStore(sqlite)).close();
  console.log(addManyRows(path, Number(values.rows), ACCOUNTS));
  if (values.engine !== 'postgres') return sqlite;
  const server = await PostgresServer.start({ isDurable: true });
  cleanup.defer(() => server.remove());
  const database = await server.database();
  say('it was copied in', seconds(await timed(() => copyToPostgres(sqlite, database))));
  return database;
}

/** Sums usage, as a gateway does in the background. */
async function sumUsage(): Promise<void> {
  const store = await openStore(url);
  for (const level of USAGE_LEVELS) while (await store.rollUpUsage(level));
  await store.close();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun_ms = performance.now();
  await work();
  return performance.now() - begun_ms;
}

/** The screens with the dates of now, and with an entry of the store. */
async function withDates(): Promise<readonly (readonly [string, readonly string[]])[]> {
  const month = new Date().toISOString().slice(0, 7);
  const week = new Date(Date.now() - 6 * DAY_ms).toISOString().slice(0, 10);
  const entry = /"id": ?"?(\d+)/.exec(await read('/accounts/acct_many_77/entries'))?.[1] ?? '';
  const filledIn = (path: string) => path.replace('MONTH', month).replace('WEEK', week).replace('ENTRY', entry);
  return Object.entries(SCREENS).map(([name, paths]) => [name, paths.map(filledIn)]);
}

async function measureScreens(): Promise<void> {
  for (const [screen, paths] of screens) {
    for (const path of paths) {
      const first_ms = await timed(() => read(path));
      const later_ms: number[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat += 1) later_ms.push(await timed(() => read(path)));
      const [first, later] = [first_ms, Math.min(...later_ms)].map((took_ms) => took_ms.toFixed(0).padStart(5));
      console.log(
        `${screen.padEnd(14)} ${first} ms first, ${later} ms later  ${path}${first_ms > MAX_ms ? '  !' : ''}`,
      );
    }
  }
}

async function measureBeside(): Promise<void> {
  const pairs = Number(values.pairs);
  let opened = 0;
  const open = (paths: readonly string[]) => Promise.all(paths.map(read));
  const openNext = async () => {
    const [, paths] = screens[opened % screens.length] ?? ['', []];
    opened += 1;
    await open(paths);
  };
  const openAll = async () => {
    for (const [, paths] of screens) await open(paths);
  };
  await compare('a screen every second', pairs, openNext, 1_000);
  await compare('all screens every second', pairs, openAll, 1_000);
  await compare('a process that only computes', pairs, compute);
}
