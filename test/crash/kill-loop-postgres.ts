/**
 * Runs several gateways on one PostgreSQL server under load. The clocks of some are minutes ahead or behind. Kills gateways and the server at random moments and cuts connections in
 * the middle of COMMIT. At the end it compares every amount with the upstream's journal.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { openStore } from '../../src/ledger/open-store.ts';
import { type Store, StoreBusyError } from '../../src/ledger/store/store.ts';
import { FAILPOINTS, type Failpoint } from '../../src/lib/failpoint.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { CuttingProxy } from '../support/cutting-proxy.ts';
import { PostgresServer } from '../support/postgres.ts';
import { createRandom, type Random } from '../support/random.ts';
import { upstreamEnv, writeKillConfig } from './config.ts';
import type { KillLoopOptions, KillLoopReport } from './kill-loop.ts';
import { fund, type Lab, openLab, sleep } from './lab.ts';
import { startLoad } from './load.ts';
import { type GatewayOptions, type Program, root, startGateway } from './processes.ts';
import { describe, reconcile, type UsageLine } from './reconcile.ts';
import { untilRest } from './until-rest.ts';

const topup_nano = 900_000_000n * NANO;
const CALLERS = 12;
const AUDIT_EVERY_ms = 5_000;
const START_WITHIN_ms = 180_000;
/** A gateway that cannot start for so long gets a server that stays up: on a slow machine a start takes longer than the server lives. */
const STARVED_ms = 15_000;
/** How far the clock of each gateway is off, in turn. */
const SHIFTS_ms = [0, 300_000, -300_000];

interface Seat {
  readonly shift_ms: number;
  /** Stays the same after each kill. */
  port: number;
  gateway: Program;
  failpoint: Failpoint | undefined;
}

interface Run {
  readonly server: PostgresServer;
  readonly proxy: CuttingProxy;
  readonly store: Store;
  readonly random: Random;
  readonly say: (line: string) => void;
  readonly problems: string[];
  /** The seats whose gateway cannot start. */
  readonly starved: Set<Seat>;
  readonly counts: { gateways: number; servers: number; windows: Map<Failpoint, number>; audits: number };
  start(how: Partial<GatewayOptions> & { readonly shift_ms?: number }): Promise<Program>;
}

export interface PostgresLoopOptions extends KillLoopOptions {
  readonly gateways: number;
}

/** Takes the seconds, and up to two minutes for the quiet afterwards. The logs and the journal are kept when something is wrong. */
export async function runPostgresKillLoop(options: PostgresLoopOptions): Promise<KillLoopReport> {
  const lab = await openLab({ pollFaults: true });
  const server = await PostgresServer.start();
  const proxy = await CuttingProxy.start(server.port);
  let ok = false;
  try {
    const report = await killAndReconcile(lab, server, proxy, options);
    ok = report.ok;
    return report;
  } finally {
    await proxy.close();
    await server.remove();
    await lab.close(!ok);
  }
}

async function killAndReconcile(
  lab: Lab,
  server: PostgresServer,
  proxy: CuttingProxy,
  { seconds, seed, say, gateways }: PostgresLoopOptions,
): Promise<KillLoopReport> {
  const url = await server.store();
  const store = await openStore(url);
  const { account, key } = await fund(store, topup_nano);
  const config = writeKillConfig(join(lab.folder, 'config'));
  const lane = (name: string) => `${lab.upstream.url}/${name}`;
  const envWith = (r: string) =>
    upstreamEnv({ c: lane('c'), k: lane('k'), z: lane('z'), s: lane('s'), r, messages: lane('messages') });
  // Port 9 belongs to discard, which nobody runs on loopback.
  const env = envWith('http://127.0.0.1:9');
  const log = join(lab.folder, 'gateway.log');
  const cut = url.replace(`:${server.port}/`, `:${proxy.port}/`);
  const run: Run = {
    server,
    proxy,
    store,
    random: createRandom(seed),
    say,
    problems: [],
    starved: new Set(),
    counts: { gateways: 0, servers: 0, windows: new Map(), audits: 0 },
    start: ({ shift_ms = 0, ...how }) =>
      startGateway(
        { config, store: cut, log, birth_ms: START_WITHIN_ms, ...how, env: { ...env, ...how.env, ...clock(shift_ms) } },
        lab.compileCache,
      ),
  };
  const seats = await Promise.all(
    Array.from({ length: gateways }, async (_, index): Promise<Seat> => {
      const shift_ms = SHIFTS_ms[index % SHIFTS_ms.length] ?? 0;
      const gateway = await run.start({ shift_ms });
      return { shift_ms, port: Number(new URL(gateway.url).port), gateway, failpoint: undefined };
    }),
  );
  const urls = seats.map(({ gateway }) => gateway.url);
  const load = startLoad({ urls, key, random: createRandom(seed + 1), callers: CALLERS });
  await killOverAndOver(seats, run, seconds);
  await load.stop();
  for (const { gateway } of seats) await gateway.kill();
  say('quiet: waiting for every task to come to rest');
  // The last gateway has no failpoint, and can reach all upstreams.
  const last = await run.start({ env: envWith(lane('r')) });
  say('the last gateway runs');
  run.problems.push(...(await untilRest(store, account)));
  say('at rest');
  await last.kill();
  await audit(run);
  const usage = await usageOfServer(url);
  const books = await reconcile({ store, usage, journal: lab.journal, load, account, topup_nano });
  await store.close();
  const problems = [...run.problems, ...books.problems];
  const { gateways: killed, servers, windows, audits } = run.counts;
  const summary =
    `${killed} gateways killed (${inWindows(windows)}), the server killed ${servers} times, ${proxy.cuts} connections cut in COMMIT, ` +
    `${audits} audits; ${describe(load, books)}; ${problems.length} problems (seed ${seed})`;
  return { ok: problems.length === 0, summary, problems, folder: lab.folder };
}

/** Each gateway, the server and the connections have a loop of their own. At the end everything runs. */
async function killOverAndOver(seats: readonly Seat[], run: Run, seconds: number): Promise<void> {
  const end_ms = Date.now() + seconds * 1000;
  const left_s = () => Math.max(0, Math.round((end_ms - Date.now()) / 1000));
  const goesOn = () => run.problems.length === 0 && Date.now() < end_ms;
  const loops = [
    ...seats.map((seat) => killGateway(seat, run)),
    killServer(run),
    cutConnection(run),
    auditAndSay(run, left_s),
  ];
  await Promise.all(
    loops.map(async (loop) => {
      try {
        while (goesOn()) await loop.next();
      } catch (error) {
        run.problems.push(String(error));
      }
    }),
  );
}

async function* killGateway(seat: Seat, run: Run): AsyncGenerator<void> {
  for (const { random, counts, problems } = run; ; yield) {
    await Promise.race([seat.gateway.ended, sleep(random.integer(200, 8_000))]);
    const { gateway, failpoint } = seat;
    // A failpoint kills by a signal.
    if (gateway.hasEnded && (failpoint === undefined || gateway.exitCode !== null))
      problems.push(`the gateway ${gateway.pid} at ${gateway.url} ended by itself with exit code ${gateway.exitCode}`);
    else if (gateway.hasEnded && failpoint !== undefined) countWindow(counts.windows, failpoint);
    await gateway.kill();
    counts.gateways += 1;
    seat.failpoint = random.chance(0.4) ? random.pick(FAILPOINTS) : undefined;
    await startAgain(seat, run);
  }
}

/** A start may fail while the server is down, or when a request runs into the window before the start is announced. */
async function startAgain(seat: Seat, { start, starved, counts }: Run): Promise<void> {
  const since_ms = Date.now();
  for (let tries = 1; ; tries += 1) {
    try {
      const { shift_ms, port, failpoint } = seat;
      seat.gateway = await start({ shift_ms, port, failpoint });
      starved.delete(seat);
      return;
    } catch (error) {
      if (Date.now() > since_ms + START_WITHIN_ms) throw error;
      if (Date.now() > since_ms + STARVED_ms) starved.add(seat);
      // The server was down, or a request reached the failpoint before the start was announced.
      if (seat.failpoint !== undefined && String(error).includes('(SIGKILL)')) {
        countWindow(counts.windows, seat.failpoint);
        seat.failpoint = undefined;
      } else if (tries > 2) seat.failpoint = undefined;
      await sleep(200);
    }
  }
}

async function* killServer({ random, server, counts, starved }: Run): AsyncGenerator<void> {
  for (; ; yield) {
    await sleep(random.integer(1_000, 8_000));
    if (starved.size > 0) continue;
    await server.kill();
    counts.servers += 1;
    // Shorter and longer than the gateways wait before they refuse requests.
    await sleep(random.chance(0.7) ? random.integer(0, 800) : random.integer(3_000, 5_000));
    await server.up();
  }
}

async function* cutConnection({ random, proxy }: Run): AsyncGenerator<void> {
  for (; ; yield) {
    await sleep(random.integer(50, 1_500));
    proxy.cutNext({ at: 'COMMIT', side: random.chance(0.5) ? 'before' : 'after' });
  }
}

async function* auditAndSay(run: Run, left_s: () => number): AsyncGenerator<void> {
  for (const { counts, proxy, say } = run; ; yield) {
    await sleep(AUDIT_EVERY_ms);
    await audit(run);
    say(`${left_s()} s left: ${counts.gateways} gateways and ${counts.servers} servers killed, ${proxy.cuts} cuts`);
  }
}

/** Audits while the gateways write. The server may be down meanwhile. */
async function audit({ store, counts, problems }: Run): Promise<void> {
  for (const until_ms = Date.now() + START_WITHIN_ms; ; ) {
    try {
      const { breaches } = await store.audit();
      problems.push(...breaches.map(({ invariant, message }) => `audit: ${invariant}: ${message}`));
      counts.audits += 1;
      return;
    } catch (error) {
      if (!(error instanceof StoreBusyError) || Date.now() > until_ms) throw error;
      await sleep(200);
    }
  }
}

function countWindow(windows: Map<Failpoint, number>, failpoint: Failpoint): void {
  windows.set(failpoint, (windows.get(failpoint) ?? 0) + 1);
}

/** `7 in a window: hold_durable 3, …`. */
function inWindows(windows: ReadonlyMap<Failpoint, number>): string {
  const sum = [...windows.values()].reduce((total, times) => total + times, 0);
  return `${sum} in a window: ${[...windows].map(([name, times]) => `${name} ${times}`).join(', ')}`;
}

/** The environment of a process whose clock is off. */
function clock(shift_ms: number): Readonly<Record<string, string>> {
  const preload = pathToFileURL(join(root, 'test/support/shift-date.ts'));
  return { NODE_OPTIONS: `--import=${preload}`, SHIFT_DATE_ms: String(shift_ms) };
}

async function usageOfServer(url: string): Promise<readonly UsageLine[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ units: string; amount: string }>(
      'SELECT units::text, amount::text FROM usage',
    );
    return rows.map(({ units, amount }) => ({ units, amount: BigInt(amount) }));
  } finally {
    await client.end();
  }
}
