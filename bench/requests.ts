/**
 * Measures what is asked of many request records, on SQLite and on PostgreSQL: the first answer to each question of the console's screens,
 * how long callers of paid messages wait beside it, and how long another connection waits while a day of records is deleted.
 * `node bench/requests.ts [--records 10000000] [--accounts 1000] [--engine sqlite|postgres] [--pairs 6] [--store URL]`. Needs room for 8 GB.
 * A store that is given is used as it is.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DAY_ms } from '../src/lib/time/duration.ts';
import { PostgresServer } from '../test/support/postgres.ts';
import { say, seconds } from './audit/beside.ts';
import { compute, startBesideMessages } from './beside-messages.ts';
import { timeDeletion } from './stores/request-deletion.ts';
import { type Filled, fillRequests } from './stores/request-records.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000000' },
    accounts: { type: 'string', default: '1000' },
    engine: { type: 'string', default: 'sqlite' },
    pairs: { type: 'string', default: '6' },
    store: { type: 'string' },
  },
});
const DAYS = 10;
const until_ms = Math.floor(Date.now() / DAY_ms) * DAY_ms;
const filled: Filled = {
  records: Number(values.records),
  accounts: Number(values.accounts),
  days: DAYS,
  since_ms: until_ms - DAYS * DAY_ms,
  until_ms,
};

await using cleanup = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'tollgate-requests-'));
cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
const url = values.store ?? (await made());
await measureAnswers();
await timeDeletion(url, filled);

async function made(): Promise<string> {
  const url = values.engine === 'postgres' ? await newDatabase() : `sqlite:${join(folder, 'store.db')}`;
  const begun_ms = performance.now();
  await fillRequests(url, filled);
  say('the records were made in', seconds(performance.now() - begun_ms));
  return url;
}

async function newDatabase(): Promise<string> {
  const server = await PostgresServer.start({ isDurable: true });
  cleanup.defer(() => server.remove());
  return server.database();
}

/** What each screen asks first, by its name. */
function questions(): Readonly<Record<string, string>> {
  const iso = (ms: number) => new Date(ms).toISOString();
  const all = `since=${iso(filled.since_ms)}&until=${iso(until_ms)}`;
  const day = `since=${iso(until_ms - DAY_ms)}&until=${iso(until_ms)}`;
  return {
    Requests: `/requests?${all}&limit=50`,
    'Requests, failed by an upstream': `/requests?${all}&failed_by=upstream&limit=50`,
    'Requests, of a small account': `/requests?${all}&account=acc_${filled.accounts - 1}&limit=50`,
    'Requests, of a model, refused': `/requests?${all}&model=model-3&status=402&limit=50`,
    'Requests, slow ones': `/requests?${all}&min_duration_ms=5000&limit=50`,
    'Requests, none': `/requests?${all}&status=418&limit=50`,
    'one request': '/requests/req_5_17',
    'Overview, a day by hour': `/requests/sums?by=hour&${day}&tz=UTC&top=1`,
    'Overview, 10 days by day': `/requests/sums?by=day&${all}&tz=UTC&top=1`,
    'Overview, 10 days by day elsewhere': `/requests/sums?by=day&${all}&tz=Asia/Tokyo&top=1`,
    'Overview, top customers': `/requests/sums?by=account&${all}&top=10`,
    'Usage, by account and day': `/requests/sums?by=account,day&${all}&tz=UTC&top=20`,
    Upstreams: `/requests/sums?by=target&${day}`,
    'Upstreams, by hour': `/requests/sums?by=target,hour&${day}&tz=UTC&top=20`,
    'customers hit in an hour': `/requests/affected?since=${iso(until_ms - 3_600_000)}&until=${iso(until_ms)}`,
    'customers hit in 10 days': `/requests/affected?${all}`,
    Accounts: '/accounts?limit=50',
  };
}

async function measureAnswers(): Promise<void> {
  const { read, compare } = await startBesideMessages(url, folder, cleanup);
  for (const [name, path] of Object.entries(questions())) {
    const took_ms: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const begun_ms = performance.now();
      await read(path);
      took_ms.push(performance.now() - begun_ms);
      await setTimeout(100);
    }
    const [first = 0, ...again] = took_ms;
    say(name, `first ${first.toFixed(0)} ms, again ${again.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  }
  const pairs = Number(values.pairs);
  const all = Object.values(questions());
  let next = 0;
  const ask = () => read(all[next++ % all.length] ?? '');
  await compare('a question every second', pairs, ask, 1_000);
  await compare('questions all the time', pairs, ask);
  await compare('a process that only computes', pairs, compute);
}
