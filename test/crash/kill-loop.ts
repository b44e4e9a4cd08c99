/**
 * Repeatedly kills a gateway under load at random moments and starts it again on the same store and port. At the end it waits until
 * all tasks are settled, and compares every amount with the upstream's journal.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../src/ledger/store/store.ts';
import { FAILPOINTS, type Failpoint } from '../../src/lib/failpoint.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { createRandom, type Random } from '../support/random.ts';
import { upstreamEnv, writeKillConfig } from './config.ts';
import { type Lab, makeTemplate, openCopy, openLab, sleep } from './lab.ts';
import { startLoad } from './load.ts';
import { type GatewayOptions, type Program, startGateway, tollgate } from './processes.ts';
import { describe, reconcile, usageOfFile } from './reconcile.ts';
import { untilRest } from './until-rest.ts';

export interface KillLoopOptions {
  readonly seconds: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface KillLoopReport {
  readonly ok: boolean;
  readonly summary: string;
  readonly problems: readonly string[];
  /** The journal, the store and the gateway's log; kept only when something is wrong. */
  readonly folder: string;
}

const topup_nano = 900_000_000n * NANO;
const callers = 10;

interface Run {
  readonly lab: Lab;
  readonly store: Store;
  readonly random: Random;
  readonly say: (line: string) => void;
  readonly problems: string[];
  readonly counts: { kills: number; windows: number; audits: number };
  start(how?: Partial<GatewayOptions>): Promise<Program>;
  audit(): Promise<void>;
}

/** Runs for `seconds`, and up to two more minutes until all tasks are settled. If there is a problem, all files are kept. */
export async function runKillLoop({ seconds, seed, say }: KillLoopOptions): Promise<KillLoopReport> {
  const lab = await openLab({ pollFaults: true });
  let ok = false;
  try {
    const report = await killAndReconcile(lab, { seconds, seed, say });
    ok = report.ok;
    return report;
  } finally {
    await lab.close(!ok);
  }
}

async function killAndReconcile(lab: Lab, { seconds, seed, say }: KillLoopOptions): Promise<KillLoopReport> {
  say(`everything is written to ${lab.folder}`);
  const { url, store, key, account } = await openCopy(
    await makeTemplate(join(lab.folder, 'template.db'), topup_nano),
    join(lab.folder, 'store'),
  );
  const config = writeKillConfig(join(lab.folder, 'config'));
  // Each has its own lane, so that it lists no tasks of the others.
  const lane = (name: string) => `${lab.upstream.url}/${name}`;
  const envWith = (r: string) =>
    upstreamEnv({ c: lane('c'), k: lane('k'), z: lane('z'), s: lane('s'), r, messages: lane('messages') });
  // Port 9 (discard) is not in use on loopback.
  const env = envWith('http://127.0.0.1:9');
  const log = join(lab.folder, 'gateway.log');
  let port = 0;
  const run: Run = {
    lab,
    store,
    random: createRandom(seed),
    say,
    problems: [],
    counts: { kills: 0, windows: 0, audits: 0 },
    start: (how = {}) => startGateway({ config, store: url, port, env, log, ...how }, lab.compileCache),
    async audit() {
      run.counts.audits += 1;
      const more = { TOLLGATE_STORE: url, NODE_COMPILE_CACHE: lab.compileCache };
      const { code, stdout } = await tollgate(['audit', '--json', '--config', config], more);
      if (code !== 0) run.problems.push(`audit after ${run.counts.kills} kills: exit ${code}: ${stdout.slice(0, 500)}`);
    },
  };
  const first = await run.start();
  port = Number(new URL(first.url).port);
  const load = startLoad({ urls: [first.url], key, random: createRandom(seed + 1), callers });
  await killOverAndOver(first, run, seconds)
    .catch((error: unknown) => run.problems.push(`after ${run.counts.kills} kills: ${error}`))
    .finally(() => load.stop());
  say('the load has stopped; waiting until every task is settled');
  // The last gateway has no failpoint, and can reach all upstreams.
  const last = await run.start({ env: envWith(lane('r')) });
  const restless = await untilRest(store, account);
  run.problems.push(...restless);
  const books = await reconcile({ store, usage: usageOfFile(url), journal: lab.journal, load, account, topup_nano });
  await last.kill();
  await run.audit();
  await store.close();
  const { kills, windows, audits } = run.counts;
  const problems = [...run.problems, ...books.problems];
  const summary =
    `${kills} kills (${windows} in a window), ${audits} audits; ${describe(load, books)}; ` +
    `${problems.length} problems (seed ${seed})`;
  return { ok: problems.length === 0, summary, problems, folder: lab.folder };
}

/** At the end, no gateway is running. */
async function killOverAndOver(first: Program, run: Run, seconds: number): Promise<void> {
  const { random, counts, say, problems } = run;
  const end_ms = Date.now() + seconds * 1000;
  let told_ms = Date.now();
  let gateway = first;
  let failpoint: Failpoint | undefined;
  try {
    while (problems.length === 0) {
      await Promise.race([gateway.ended, sleep(Math.min(end_ms - Date.now(), random.weighted(lives)(random)))]);
      if (gateway.hasEnded) counts.windows += 1;
      if (gateway.hasEnded && failpoint === undefined)
        problems.push(`a gateway ended by itself (${await gateway.ended})`);
      await gateway.kill();
      counts.kills += 1;
      if (Date.now() >= end_ms) return;
      await bearSome(run);
      failpoint = random.chance(0.4) ? random.pick(FAILPOINTS) : undefined;
      const born = await run.start({ failpoint }).catch((error: unknown) => {
        // The callers never stop, so a request usually reaches the failpoint before the start is announced.
        if (failpoint === undefined) throw error;
        if (String(error).includes('(SIGKILL)')) counts.windows += 1;
        return undefined;
      });
      gateway = born ?? (await run.start());
      if (born === undefined) failpoint = undefined;
      await run.audit();
      if (Date.now() - told_ms < 10_000) continue;
      told_ms = Date.now();
      say(
        `${Math.max(0, Math.round((end_ms - told_ms) / 1000))} s left: ${counts.kills} kills, ${counts.windows} in a window`,
      );
    }
  } finally {
    await gateway.kill();
  }
}

/** Kills some gateways before they listen. */
async function bearSome({ random, counts, start }: Run): Promise<void> {
  while (random.chance(0.1)) {
    const early = await start({ birth_ms: random.integer(100, 600) }).catch(() => undefined);
    await early?.kill();
    counts.kills += 1;
  }
}

/** How long a gateway may live after it was audited, in milliseconds. */
const lives: readonly (readonly [(random: Random) => number, number])[] = [
  [(random) => random.integer(0, 50), 2],
  [(random) => random.integer(50, 800), 5],
  [(random) => random.integer(800, 4000), 3],
];

/** The files to inspect after a failed run. */
export function evidence({ folder }: KillLoopReport): string {
  const files = ['upstream.journal', 'store/tollgate.db', 'gateway.log', 'upstream.log'];
  return files
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file))
    .join('\n');
}
