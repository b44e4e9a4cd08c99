/**
 * Measures reports over many metered requests of a year, on SQLite and on PostgreSQL: a month by account and model, its first line of CSV,
 * a statement, a reprice of a day and of a million, and how long callers of paid messages wait beside reports.
 *
 * These callers send a few hundred messages per second, far below what a core can do, while somebody asks for a report every
 * second, and then while reports run one after the other all the time.
 * On two cores, the gateway, its upstream, the callers and the reports compete for processors. So the last line is a control: the
 * same callers beside a process of the reports' priority that reads nothing and holds no lock. A report that costs callers no more than
 * that costs them nothing on a machine with a core to spare. Run
 * `node bench/reports.ts [--rows 1000000] [--accounts 1000] [--engine sqlite|postgres] [--pairs 6] [--store URL]`. Needs room for 0.5 GB
 * per million rows, and for twice as much with PostgreSQL. A store that is given is used as it is.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reprice } from '../src/admin/reports/reprice.ts';
import { writeUsageCsv } from '../src/admin/reports/usage-csv.ts';
import { openStore } from '../src/ledger/open-store.ts';
import type { Store } from '../src/ledger/store/store.ts';
import { DAY_ms } from '../src/lib/time/duration.ts';
import { PostgresServer } from '../test/support/postgres.ts';
import { megabytes, say, seconds } from './audit/beside.ts';
import { compute, startBesideMessages } from './beside-messages.ts';
import { fillYear, MODELS, PRICE, sumUsage, YEAR } from './stores/usage-year.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    accounts: { type: 'string', default: '1000' },
    engine: { type: 'string', default: 'sqlite' },
    pairs: { type: 'string', default: '6' },
    store: { type: 'string' },
  },
});
const rows = Number(values.rows);
const JUNE = { since_ms: Date.UTC(2025, 5, 1), until_ms: Date.UTC(2025, 6, 1) };
const REPRICED = 1_000_000;

await using cleanup = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'tollgate-reports-'));
cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
const url = values.store ?? (await made());
await measureReports();
await measureReprice();
await measureBeside();

async function made(): Promise<string> {
  const url = values.engine === 'postgres' ? await newDatabase() : `sqlite:${join(folder, 'store.db')}`;
  say('the store was built in', seconds(await timed(() => fillYear(url, rows, Number(values.accounts)))));
  say('its usage was summed in', seconds(await timed(() => sumUsage(url))));
  return url;
}

async function newDatabase(): Promise<string> {
  const server = await PostgresServer.start({ isDurable: true });
  cleanup.defer(() => server.remove());
  return server.database();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun_ms = performance.now();
  await work();
  return performance.now() - begun_ms;
}

async function reading(work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(url, { access: 'read' });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

async function measureReports(): Promise<void> {
  await reading(async (store) => {
    const month = { by: ['account', 'model'] as const, ...JUNE };
    say('a month by account and model', seconds(await timed(() => store.usage(month))));
    const begun_ms = performance.now();
    const memory_bytes = process.memoryUsage.rss();
    let [first_ms, characters] = [0, 0];
    await writeUsageCsv(store, { ...month, by: ['account', 'model', 'day'] }, (text) => {
      characters += text.length;
      // The head alone is no line of the report.
      if (first_ms === 0 && text.includes('2025')) first_ms = performance.now() - begun_ms;
    });
    const all = seconds(performance.now() - begun_ms);
    const more = megabytes(process.memoryUsage.rss() - memory_bytes);
    say(
      'its first line of CSV, by day',
      `${first_ms.toFixed(0)} ms, the last of ${megabytes(characters)} after ${all}, ${more} more memory`,
    );
    const period = { from_ms: JUNE.since_ms, to_ms: JUNE.until_ms };
    say('a statement of one account', seconds(await timed(() => store.accountStatement('account_1', period))));
  });
}

async function measureReprice(): Promise<void> {
  await reading(async (store) => {
    const price = { ...PRICE, unit: 'million_tokens', byClass: undefined } as const;
    const prices = new Map(MODELS.map((model) => [model, price]));
    for (const days of [1, Math.min(1, REPRICED / rows) * 365]) {
      const period = { since_ms: YEAR.since_ms, until_ms: YEAR.since_ms + Math.ceil(days * DAY_ms) };
      const before = process.cpuUsage();
      let count = 0;
      const took_ms = await timed(async () => {
        const { by, unpriced } = await reprice(store, period, { prices, groups: new Map(), limits: undefined });
        count = by.reduce((sum, each) => sum + each.rows, 0);
        if (count === 0 || unpriced.length > 0 || by.some((each) => each.old_nano !== each.new_nano))
          throw new Error('the sums differ');
      });
      const { user, system } = process.cpuUsage(before);
      say(`a reprice of ${count} requests`, `${seconds(took_ms)}, ${seconds((user + system) / 1000)} of CPU time`);
    }
    say('peak memory of this process', megabytes(process.resourceUsage().maxRSS * 1024));
  });
}

async function measureBeside(): Promise<void> {
  const { read, compare } = await startBesideMessages(url, folder, cleanup);
  const june = 'since=2025-06-01&until=2025-07-01';
  const pairs = Number(values.pairs);
  const reports = {
    'the month': () => read(`/usage?by=account,model&${june}`),
    'the month by day as CSV': () => read(`/usage?by=account,model,day&${june}&format=csv`),
  };
  for (const [name, work] of Object.entries(reports)) await compare(`${name} every second`, pairs, work, 1_000);
  for (const [name, work] of Object.entries(reports)) await compare(`${name} all the time`, pairs, work);
  await compare('a process that only computes', pairs, compute);
}
