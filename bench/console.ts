/**
 * Measures the first answer of each screen of the console on a store of many rows, and how long callers wait beside it:
 * `node bench/console.ts [--rows 1000000] [--store URL]`, with 10,000 accounts. Needs room for about 0.5 GB per million rows. A store that
 * is given is used as it is, if it has accounts already; a PostgreSQL store is a copy of one (`tollgate store copy`).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { openStore } from '../src/open-store.ts';
import { USAGE_LEVELS } from '../src/store/store.ts';
import { addManyRows } from './stores/many-rows.ts';

const ACCOUNTS = 10_000;
const MAX_ms = 200;
const REPEATS = 5;
const PAUSE_ms = 5;

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

interface Started {
  readonly url: string;
  readonly admin: { readonly url: string; readonly token: string };
}

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' }, store: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-'));
const url = values.store ?? `sqlite:${join(folder, 'store.db')}`;

async function start(): Promise<{ child: ChildProcess; started: Started }> {
  const args = ['src/main.ts', 'serve', '--sandbox', '--json', '--port', '0', '--config', 'test/support/small.yaml'];
  const child = spawn(process.execPath, [...args, '--store', url], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout ?? [])
    return { child, started: JSON.parse(String(chunk).split('\n')[0] ?? '') };
  throw new Error('the gateway did not start');
}

const ended = (child: ChildProcess) => new Promise((done) => child.once('close', done).kill('SIGINT'));
const at = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(1);

/** The address that is read at the moment. */
let reading = '';

/** Asks for the health page of callers until `work` has ended, and prints how long it took. */
async function watched(name: string, url: string, work: () => Promise<void>): Promise<void> {
  const times_ms: number[] = [];
  let worst = '';
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const from = performance.now();
      await (await fetch(url)).text();
      const took_ms = performance.now() - from;
      if (took_ms > Math.max(...times_ms, 0)) worst = reading;
      times_ms.push(took_ms);
      await new Promise((done) => setTimeout(done, PAUSE_ms));
    }
  })();
  await work();
  isOver = true;
  await asking;
  const sorted = times_ms.toSorted((one, other) => one - other);
  console.log(
    `callers ${name}: median ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms, maximum ${at(sorted, 1)} ms ${worst}`,
  );
}

/** Fills the store unless it has many accounts, and sums its usage, as a gateway does in the background. */
async function prepare(): Promise<void> {
  const store = await openStore(url);
  const isFilled = (await store.findAccount('acct_many_77')) !== undefined;
  await store.close();
  // The sandbox takes only a store that it has used first.
  if (!isFilled) await ended((await start()).child);
  if (!isFilled) console.log(addManyRows(url.slice('sqlite:'.length), Number(values.rows), ACCOUNTS));
  const filled = await openStore(url);
  const from = performance.now();
  for (const level of USAGE_LEVELS) while (await filled.rollUpUsage(level));
  console.log(`usage was summed in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  await filled.close();
}

try {
  await prepare();
  const { child, started } = await start();
  const headers = { authorization: `Bearer ${started.admin.token}` };
  const month = new Date().toISOString().slice(0, 7);
  const week = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
  const ledger = await fetch(`${started.admin.url}/admin/v1/accounts/acct_many_77/entries`, { headers });
  const entry = /"id": ?"?(\d+)/.exec(await ledger.text())?.[1] ?? '';
  const read = async (address: string) => {
    const from = performance.now();
    const filledIn = address.replace('MONTH', month).replace('WEEK', week).replace('ENTRY', entry);
    const answer = await fetch(`${started.admin.url}/admin/v1${filledIn}`, { headers });
    const text = await answer.text();
    if (answer.status !== 200) console.log(`${address}: ${answer.status} ${text}`);
    return performance.now() - from;
  };
  const health = `${started.url}/healthz`;
  await watched('alone', health, () => new Promise((done) => setTimeout(done, 3_000)));
  await watched('beside the screens', health, async () => {
    for (const [screen, addresses] of Object.entries(SCREENS)) {
      for (const address of addresses) {
        reading = `(while ${address} was read)`;
        const first = await read(address);
        const others: number[] = [];
        for (let repeat = 0; repeat < REPEATS; repeat += 1) others.push(await read(address));
        const mark = first > MAX_ms ? '  !' : '';
        console.log(
          `${screen.padEnd(14)} ${first.toFixed(0).padStart(6)} ms first, ${Math.min(...others)
            .toFixed(0)
            .padStart(5)} ms later  ${address}${mark}`,
        );
      }
    }
  });
  await ended(child);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
