/**
 * Runs one gateway under mixed load with faults, and compares its memory, file descriptors, sockets and held money at rest afterwards
 * with the values at rest after a short warm-up.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { openStore } from '../../src/ledger/open-store.ts';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import type { Store, TaskState } from '../../src/ledger/store/store.ts';
import { NANO, type Nano, parseNano } from '../../src/lib/money/amount.ts';
import { upstreamEnv, writeConfig } from '../crash/config.ts';
import { type Program, start, startGateway, tollgate } from '../crash/processes.ts';
import { OPERATOR } from '../support/operator.ts';
import { createRandom } from '../support/random.ts';
import { type Load, startLoad } from './load.ts';
import { plotSoak } from './plot.ts';
import { type Sample, takeSample } from './sample.ts';

/** The length and size of a soak. */
export interface SoakOptions {
  /** Seconds of load after the warm-up. */
  readonly seconds: number;
  readonly seed: number;
  readonly callers?: number;
  readonly say: (line: string) => void;
}

/** The result of a soak. */
export interface SoakReport {
  readonly problems: readonly string[];
  readonly base: Sample;
  readonly end: Sample;
  /** The maximum of each figure. */
  readonly peak: Sample;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly svg: string;
}

/** The allowed increase from the warm-up to the end. */
const allowed = {
  /** The writer's page cache alone may take 64 MiB once the store has grown. */
  memory_MiB: 128,
  handles: 4,
  sockets: 2,
} as const;

const sample_interval_ms = 2_000;
/** Idle keep-alive sockets close within this time. */
const quiet_ms = 20_000;
const rest_limit_ms = 120_000;
const accounts = ['soak-a', 'soak-b', 'soak-c'];

/** Runs a soak. @returns problems, empty if everything returned to its level */
export async function runSoak({ seconds, seed, callers = 24, say }: SoakOptions): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-soak-'));
  const sandbox = await start([join(import.meta.dirname, 'sandbox-process.ts')], {}, join(folder, 'sandbox.log'));
  const url = `sqlite:${join(folder, 'tollgate.db')}`;
  const store = await openStore(url);
  const began_ms = performance.now();
  let gateway: Program | undefined;
  try {
    const keys = await Promise.all(accounts.map((name) => fund(store, name, parseNano('1000000'))));
    const poorKey = await fund(store, 'soak-poor', parseNano('0.01'));
    const config = soakConfig(join(folder, 'config'));
    const running = await startGateway(
      {
        config,
        store: url,
        env: { ...upstreams(sandbox.url), TOLLGATE_LOG: 'error' },
        log: join(folder, 'gateway.log'),
      },
      join(folder, 'compile-cache'),
    );
    gateway = running;
    const random = createRandom(seed);
    const samples: Sample[] = [];
    const quiet: (readonly [number, number])[] = [];
    const loads: Load[] = [];
    const now_s = () => (performance.now() - began_ms) / 1000;
    const requests = () => loads.reduce((sum, { outcomes }) => [...outcomes.values()].reduce((a, b) => a + b, sum), 0);
    const sample = async () => {
      const taken = await takeSample(running.pid, store, now_s(), requests());
      samples.push(taken);
      return taken;
    };

    async function loadFor(duration_s: number): Promise<void> {
      const load = startLoad({ url: running.url, keys, poorKey, random, callers });
      loads.push(load);
      const end_ms = performance.now() + duration_s * 1000;
      for (let reported_ms = performance.now(); performance.now() < end_ms; ) {
        await sleep(Math.min(sample_interval_ms, end_ms - performance.now()));
        const taken = await sample();
        if (performance.now() - reported_ms < 60_000) continue;
        reported_ms = performance.now();
        say(`${Math.round((end_ms - reported_ms) / 60_000)} min left: ${JSON.stringify(taken)}`);
      }
      await load.stop();
    }

    /** Waits until every task is resolved and idle sockets have closed, and takes a sample. */
    async function rest(): Promise<Sample> {
      const from_s = now_s();
      await untilDecided(store);
      for (const end_ms = performance.now() + quiet_ms; performance.now() < end_ms; await sleep(sample_interval_ms))
        await sample();
      const taken = await sample();
      quiet.push([from_s, now_s()]);
      return taken;
    }

    say(`warm-up; seed ${seed}, all files are in ${folder}`);
    await loadFor(Math.min(60, Math.max(10, seconds / 6)));
    const base = await rest();
    say(`at rest after the warm-up: ${JSON.stringify(base)}`);
    await loadFor(seconds);
    const end = await rest();
    say(`at rest at the end: ${JSON.stringify(end)}`);
    const audit = await tollgate(['audit', '--json', '--config', config], { TOLLGATE_STORE: url });
    const problems = [
      ...loads.flatMap((load) => load.problems),
      ...differences(base, end),
      ...(running.hasEnded ? ['the gateway ended by itself'] : []),
      ...(audit.code === 0 ? [] : [`audit: exit ${audit.code}: ${audit.stdout.slice(0, 1000)}`]),
    ];
    const outcomes = sumOf(loads);
    const caption = `${end.requests} requests by ${callers} callers, seed ${seed}; ${JSON.stringify(outcomes)}`;
    return { problems, base, end, peak: peakOf(samples), outcomes, svg: plotSoak(samples, quiet, caption) };
  } finally {
    await gateway?.kill();
    await sandbox.kill();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Short time-outs end requests that the upstream does not answer; a short deadline ends tasks that it does not finish. */
function soakConfig(folder: string): string {
  const path = writeConfig(folder, {});
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const kind of Object.keys(document.toJS().tasks)) document.setIn(['tasks', kind, 'deadline'], '20s');
  writeFileSync(path, document.toString());
  return path;
}

function upstreams(url: string): Readonly<Record<string, string>> {
  const names = ['cloud', 'k', 'c', 's', 'z', 'r', 'generative', 'messages'] as const;
  return upstreamEnv(Object.fromEntries(names.map((name) => [name, `${url}/${name}`])));
}

async function fund(store: Store, name: string, amount_nano: Nano): Promise<string> {
  const account = await store.createAccount({ id: `acc_${name}`, name, price_factor_nano: NANO }, OPERATOR);
  if (typeof account === 'string') throw new Error(`account ${name} already exists`);
  await store.topup(account.id, amount_nano, null, OPERATOR);
  const { key, ...generated } = generateKey(randomBytes);
  const more = { name: null, account: account.id, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ ...generated, ...more }, OPERATOR);
  return key;
}

/** Waits until no task is open. Tasks in review are released, as an operator would; the others must end by themselves. */
async function untilDecided(store: Store): Promise<void> {
  const states: readonly TaskState[] = ['dispatching', 'running', 'unknown', 'review'];
  for (const end_ms = performance.now() + rest_limit_ms; ; await sleep(500)) {
    const { tasks } = await store.listTasks({ states, limit: 10_000 });
    for (const { id, state } of tasks) {
      if (state !== 'review') continue;
      await store.settleTask(id, { outcome: 'release', reason: 'decided by the operator', status: null, record: null });
    }
    if (tasks.length === 0 || performance.now() > end_ms) return;
  }
}

function differences(base: Sample, end: Sample): readonly string[] {
  const problems: string[] = [];
  for (const figure of ['memory_MiB', 'handles', 'sockets'] as const) {
    if (end[figure] - base[figure] > allowed[figure])
      problems.push(`${figure} did not return: ${base[figure]} after the warm-up, ${end[figure]} at the end`);
  }
  if (end.held !== 0) problems.push(`${end.held} is still held, and ${end.openTasks} tasks are open`);
  return problems;
}

function peakOf(samples: readonly Sample[]): Sample {
  const most = (measure: (sample: Sample) => number) =>
    samples.reduce((peak, sample) => Math.max(peak, measure(sample)), 0);
  return {
    at_s: most(({ at_s }) => at_s),
    memory_MiB: most(({ memory_MiB }) => memory_MiB),
    handles: most(({ handles }) => handles),
    sockets: most(({ sockets }) => sockets),
    held: most(({ held }) => held),
    openTasks: most(({ openTasks }) => openTasks),
    requests: most(({ requests }) => requests),
  };
}

function sumOf(loads: readonly Load[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { outcomes } of loads)
    for (const [outcome, count] of outcomes) sums[outcome] = (sums[outcome] ?? 0) + count;
  return sums;
}

const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, Math.max(0, ms)));
