/** Runs one cell of the crash matrix: creates a task, crashes, starts again, waits until the task is settled, and creates another one. */
import { join } from 'node:path';
import { type Store, type Task, TERMINAL_STATES } from '../../src/ledger/store/store.ts';
import { asked_seconds, type Bench, billed_seconds, patience_ms } from './bench.ts';
import { type Cell, laneOf } from './cells.ts';
import { upstreamEnv } from './config.ts';
import type { Order } from './journal.ts';
import { judge, type Outcome, theTask } from './judge.ts';
import { type FundedStore, openCopy, sleep } from './lab.ts';
import { type Program, startGateway } from './processes.ts';

const path = '/api/v3/contents/generations/tasks';

/** Waits for a free slot, and takes seconds. Problems are in the outcome; it rejects only if no process can be started. */
export async function runCell(cell: Cell, bench: Bench): Promise<Outcome> {
  const lane = laneOf(cell);
  const folder = join(bench.lab.folder, lane);
  const problems: string[] = [];
  const funded = await bench.alive(async () => {
    const opened = await openCopy(bench.template, folder);
    await crash({ cell, lane, bench, funded: opened, log: join(folder, 'gateway.log') }, problems);
    return opened;
  });
  const context: Context = { cell, lane, bench, funded, log: join(folder, 'gateway.log') };
  try {
    await untilLeaseEnds(funded.store);
    if (cell.window !== undefined) await bench.alive(() => recover(context, problems));
    return await judge({ url: funded.url, account: funded.account, journal: bench.lab.journal, lane }, problems);
  } finally {
    await funded.store.close();
  }
}

interface Context {
  readonly cell: Cell;
  readonly lane: string;
  readonly bench: Bench;
  readonly funded: FundedStore;
  readonly log: string;
}

function start({ cell, bench, lane, funded, log }: Context, url: string, failpoint?: Cell['window']): Promise<Program> {
  const config = bench.configs.get(cell.means);
  if (config === undefined) throw new Error(`no configuration for ${cell.means}`);
  const env = { ...upstreamEnv({ c: url }), ...(cell.row.first && { TOLLGATE_C_B_URL: urlOf({ bench, lane }) }) };
  const options = { config, store: funded.url, failpoint, env, log };
  return bench.starting(() => startGateway(options, bench.lab.compileCache));
}

/** The address at which the upstream follows the order of the cell. */
function urlOf({ bench, lane }: Pick<Context, 'bench' | 'lane'>): string {
  return `${bench.lab.upstream.url}/${lane}`;
}

/** Where the gateway sends a creation first, until it is started again. */
function firstUrl(context: Context): string {
  const { order, first } = context.cell.row;
  if (first === 'busy') return `${context.bench.lab.upstream.url}/busy`;
  // Port 9 (discard) is not in use on loopback. A port that is free now might not stay free.
  return order === undefined || first === 'closed' ? 'http://127.0.0.1:9' : urlOf(context);
}

/** Creates a task and polls it until it has ended or the gateway has died. */
async function crash(context: Context, problems: string[]): Promise<void> {
  const { cell } = context;
  const gateway = await start(context, firstUrl(context), cell.window);
  try {
    const created = await create(gateway, context);
    if (created !== undefined && created.status < 300) await pollToTheEnd(gateway, created.id, context);
    await settled(context, gateway, cell.window);
    if (gateway.hasEnded && cell.window === undefined) problems.push('the gateway died');
    if (gateway.hasEnded && (await gateway.ended) !== 'SIGKILL') problems.push('the gateway ended by itself');
    if (!gateway.hasEnded && cell.window !== undefined) problems.push(`${cell.window} never came`);
  } finally {
    await gateway.kill();
  }
}

/** Until the lease ends, a task that is being created counts as a task of the killed gateway, which may still run. */
async function untilLeaseEnds(store: Store): Promise<void> {
  const task = await theTask(store);
  if (task?.state === 'dispatching') await sleep(task.dispatch_deadline_ms - Date.now() + 50);
}

/** A gateway on the same store without callers: the settler ends the task. Then the caller repeats its request. */
async function recover(context: Context, problems: string[]): Promise<void> {
  const gateway = await start(context, urlOf(context));
  try {
    await settled(context, gateway);
    problems.push(...(await repeat(gateway, context)));
  } finally {
    await gateway.kill();
  }
}

interface Created {
  readonly status: number;
  readonly id: string;
}

/** Undefined when the gateway died before it answered. */
async function create(gateway: Program, { cell, funded }: Context): Promise<Created | undefined> {
  const order: Order = {
    ...(cell.row.order ?? { does: 'answers', ends: 'succeeded' }),
    life_ms: 300,
    billed: billed_seconds,
  };
  const body = {
    model: 'c/vidgen-2.0',
    content: [{ type: 'text', text: JSON.stringify(order) }],
    duration: asked_seconds,
    resolution: '480p',
  };
  try {
    const response = await fetch(gateway.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${funded.key}`,
        'content-type': 'application/json',
        'idempotency-key': 'the-one-creation',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience_ms),
    });
    return { status: response.status, id: idOf(await response.json()) };
  } catch {
    return undefined;
  }
}

function idOf(body: unknown): string {
  return typeof body === 'object' && body !== null ? String(Reflect.get(body, 'id')) : '';
}

async function pollToTheEnd(gateway: Program, id: string, { funded }: Context): Promise<void> {
  const end_ms = Date.now() + patience_ms;
  while (Date.now() < end_ms) {
    const response = await fetch(`${gateway.url}${path}/${id}`, {
      headers: { authorization: `Bearer ${funded.key}` },
      signal: AbortSignal.timeout(patience_ms),
    }).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (text === undefined || /"status":"(succeeded|failed)"/.test(text)) return;
    await sleep(100);
  }
}

/** Waits until the gateway is killed, or the task has ended, or it is in review because its outcome cannot be learnt. */
async function settled({ cell, funded }: Context, gateway: Program, window?: Cell['window']): Promise<void> {
  const end_ms = Date.now() + patience_ms;
  let review_since_ms: number | undefined;
  while (Date.now() < end_ms && !gateway.hasEnded) {
    const task = await theTask(funded.store);
    if (task !== undefined && TERMINAL_STATES.includes(task.state)) {
      // The last window opens right after the end is durable, so the test may see the end before the gateway is killed.
      if (window !== undefined) await Promise.race([gateway.ended, sleep(5000)]);
      return;
    }
    if (task?.state === 'review' && cell.means === 'none') {
      // Gives the settler time to make a mistake.
      review_since_ms ??= Date.now();
      if (Date.now() - review_since_ms > 2500) return;
    }
    await sleep(50);
  }
}

/** Repeating the creation returns its result and creates nothing new. */
async function repeat(gateway: Program, context: Context): Promise<readonly string[]> {
  const task = await theTask(context.funded.store);
  const wanted = task && expectedRepeat(task);
  if (wanted === undefined) return [];
  const again = await create(gateway, context);
  const got = again && (again.status === 200 ? `status 200, id ${again.id}` : `status ${again.status}`);
  return got === wanted ? [] : [`the repeated creation got ${got}, and not ${wanted}`];
}

/** Undefined if there is no result to repeat: after a release without an answer, the repeated request correctly creates a new task. */
function expectedRepeat({ state, upstream_id, reason }: Task): string | undefined {
  if (upstream_id !== null) return `status 200, id ${upstream_id}`;
  if (state !== 'failed') return 'status 409';
  return reason?.includes('refused it with 400') === true ? 'status 400' : undefined;
}
