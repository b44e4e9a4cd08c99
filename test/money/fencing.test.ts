/**
 * Two gateways of one store, with partitions, stops and failovers in any order: a late record of one gateway never undoes what another
 * has found out. At the end each job of the vendor is charged once, or an operator is told of it; and a released creation has no job.
 * SEED=N draws other lives.
 */
import { randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import pino from 'pino';
import t from 'tap';
import { type Gateway, startGateway } from '../../src/gateway/runtime/gateway.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import { type Store, StoreBusyError, type Task } from '../../src/ledger/store/store.ts';
import { isRecordWrite, type WriteName } from '../../src/ledger/store/writes.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { startFaultServer, type Turn } from '../support/fault-server.ts';
import fc, { shrinkingBriefly } from '../support/fc.ts';
import { long, officialVideo, unifiedVideo, withTimeouts } from '../support/interfaces.ts';
import { newStoreFile, tempFolder } from '../support/new-store.ts';
import { OPERATOR } from '../support/operator.ts';
import { planWithUpstreams } from '../support/plans.ts';
import { sample } from '../support/sample.ts';
import { edited } from '../support/shipped-text.ts';
import { call } from '../support/stack.ts';

t.setTimeout(600_000);

const start_ms = Date.UTC(2026, 10, 1);
const minute_ms = 60_000;
const AMOUNT = 1_000n * NANO;
const LIVES = sample(8, 40);

/** A gateway's way to the store. While it is cut, records wait and everything else fails; from a stopped gateway nothing comes any more. */
class Way {
  isCut = false;
  isStopped = false;
  readonly #store: () => Store;
  readonly #waiting: (() => void)[] = [];
  readonly store: Store;

  constructor(store: () => Store) {
    this.#store = store;
    this.store = new Proxy({} as Store, { get: (_, name) => this.#method(name) });
  }

  #method(name: string | symbol): unknown {
    const value: unknown = Reflect.get(this.#store(), name);
    if (typeof value !== 'function' || name === 'now' || name === 'pressure') return value;
    return (...args: unknown[]) => {
      const run = () => Reflect.apply(Reflect.get(this.#store(), name), undefined, args);
      if (this.isStopped) return new Promise(() => {});
      if (!this.isCut) return run();
      if (!isRecordWrite(name as WriteName)) return Promise.reject(new StoreBusyError('cut off'));
      return new Promise((resolve) => this.#waiting.push(() => resolve(run())));
    };
  }

  heal(): void {
    this.isCut = false;
    for (const run of this.#waiting.splice(0)) if (!this.isStopped) run();
  }
}

interface Job {
  readonly id: string;
  readonly key: string | undefined;
  readonly created_at: number;
}

type Answer = 'make' | 'make and hang up' | 'refuse' | 'busy' | 'hang up';

type GatewayStep = 'create' | 'cut' | 'heal' | 'stop' | 'round';

type Step =
  | { readonly do: GatewayStep; readonly gateway: 0 | 1 }
  | { readonly do: 'answer'; readonly which: number; readonly how: Answer }
  | { readonly do: 'pass'; readonly minutes: number }
  | { readonly do: 'backup' }
  | { readonly do: 'fail over' };

const gateway = fc.constantFrom<0 | 1>(0, 1);
const stepOf = (name: GatewayStep) => gateway.map((each) => ({ do: name, gateway: each }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: stepOf('create') },
  { weight: 4, arbitrary: stepOf('cut') },
  { weight: 3, arbitrary: stepOf('heal') },
  { weight: 1, arbitrary: stepOf('stop') },
  { weight: 5, arbitrary: stepOf('round') },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(9),
      how: fc.constantFrom<Answer>('make', 'make', 'make and hang up', 'refuse', 'busy', 'hang up'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 3, 12) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'backup' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'fail over' as const }) },
);

/** A vendor that takes a creation once per idempotency key, or lists its jobs. It holds a creation until the test answers it. */
async function startVendor(resolution: 'key' | 'list', now: () => number) {
  const jobs: Job[] = [];
  const held: { readonly turn: Turn; readonly key: string | undefined }[] = [];
  const server = await startFaultServer((turn) => {
    const { method, target, headers } = turn.request;
    if (method === 'POST') {
      held.push({ turn, key: headers.find(([name]) => name === 'idempotency-key')?.[1] });
      return;
    }
    const { pathname, searchParams } = new URL(target, 'http://vendor');
    if (searchParams.has('page_size')) {
      const items = [...jobs].reverse().map(({ id, created_at }) => ({ id, model: 'c/vidgen-2.0', created_at }));
      turn.reply(200, { items, total: items.length });
      return;
    }
    const id = pathname.split('/').at(-1);
    const job = jobs.find((job) => job.id === id);
    // A job takes an hour.
    const status = job !== undefined && now() / 1000 - job.created_at > 3600 ? 'succeeded' : 'running';
    turn.reply(job === undefined ? 404 : 200, { id, task_id: id, status });
  });
  function make(key: string | undefined): Job {
    const earlier = resolution === 'key' ? jobs.find((job) => job.key === key) : undefined;
    if (earlier !== undefined) return earlier;
    const job = { id: `job-${jobs.length + 1}`, key, created_at: Math.floor(now() / 1000) };
    jobs.push(job);
    return job;
  }
  function answer(which: number, how: Answer): void {
    const [creation] = held.splice(which % Math.max(1, held.length), 1);
    if (creation === undefined || creation.turn.socket.destroyed) return;
    const { turn, key } = creation;
    if (how === 'make' || how === 'make and hang up') {
      const { id } = make(key);
      if (how === 'make') turn.reply(200, { id, task_id: id, status: 'queued' });
      else turn.reset();
    } else if (how === 'hang up') turn.reset();
    // What was made for a key is not refused later.
    else if (resolution === 'key' && jobs.some((job) => job.key === key)) answer2(turn, make(key).id);
    else turn.reply(how === 'refuse' ? 400 : 429, { error: { code: 'No', message: how } });
  }
  const answer2 = (turn: Turn, id: string) => turn.reply(200, { id, task_id: id, status: 'queued' });
  return { server, jobs, held, answer };
}

async function live(resolution: 'key' | 'list', steps: readonly Step[]): Promise<void> {
  const folder = tempFolder();
  let now_ms = start_ms;
  const now = () => now_ms;
  const vendor = await startVendor(resolution, now);
  const file = (version: number) => `${folder.path}/store-${version}.db`;
  await newStoreFile(file(0));
  let version = 0;
  let store = await openStore(`sqlite:${file(0)}`, { now });
  await store.createAccount({ id: 'acme', name: 'acme', price_factor_nano: NANO }, OPERATOR);
  await store.topup('acme', AMOUNT, null, OPERATOR);
  const { id, key, sha256, prefix } = generateKey(randomBytes);
  const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ id, sha256, prefix, account: 'acme', ...settings }, OPERATOR);
  const kinds = '  unified_$(family):\n';
  const text = edited(withTimeouts(long), [
    kinds,
    `${kinds}    unknown_outcome: { key: idempotency-key, decides_within: 5m }\n`,
  ]);
  const plan = planWithUpstreams(text, () => vendor.server.url);
  const lines: Readonly<Record<string, unknown>>[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const start = async () => {
    const way = new Way(() => store);
    const server = { ...plan.server, port: 0 };
    const running = await startGateway(
      { ...plan, server },
      { store: way.store, now, log, settler: false, drain_stop_ms: 1 },
    );
    return { way, running };
  };
  const gateways = [await start(), await start()] as const satisfies readonly { way: Way; running: Gateway }[];
  const pair = [...gateways];
  const stopped: Gateway[] = [];
  const rounds: Promise<unknown>[] = [];
  let backup: string | undefined;
  /** The ids of tasks whose creations a failover may have lost while nobody remembers them. */
  let isLossy = false;

  async function back(): Promise<void> {
    version += 1;
    const path = file(version);
    const db = new Database(file(version - 1));
    db.exec(`VACUUM INTO '${path}'`);
    db.close();
    backup = path;
  }

  async function failOver(): Promise<void> {
    if (backup === undefined) return;
    const path = `${folder.path}/primary-${randomBytes(4).toString('hex')}.db`;
    copyFileSync(backup, path);
    const before = store;
    store = await openStore(`sqlite:${path}`, { now });
    await before.close();
    isLossy = true;
    backup = undefined;
  }

  /** Answers what the gateways send, until their work is done. */
  async function restOf(work: Promise<unknown>): Promise<void> {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    work.then(done, done);
    for (let waits = 0; !isDone && waits < 1_000; waits += 1) {
      vendor.answer(0, 'refuse');
      await sleep(2);
    }
  }

  const { path, body } = resolution === 'key' ? unifiedVideo : officialVideo;
  async function take(step: Step): Promise<void> {
    if (step.do === 'pass') now_ms += step.minutes * minute_ms;
    else if (step.do === 'backup') await back();
    else if (step.do === 'fail over') await failOver();
    else if (step.do === 'answer') vendor.answer(step.which, step.how);
    else {
      const { way, running } = pair[step.gateway] ?? gateways[0];
      if (step.do === 'create')
        void call(running.url + path, 'POST', body, { authorization: `Bearer ${key}` }).catch(() => undefined);
      else if (step.do === 'cut') way.isCut = true;
      else if (step.do === 'heal') way.heal();
      else if (step.do === 'round') rounds.push(running.settler.round().catch(() => undefined));
      else {
        way.isStopped = true;
        stopped.push(running);
        pair[step.gateway] = await start();
      }
    }
    await sleep(15);
  }

  try {
    for (const step of steps) await take(step);
    for (const { way } of pair) way.heal();
    await restOf(sleep(20));
    // Everything is decided in the end: repetitions are answered, lists are read, jobs end, deadlines pass.
    for (let hour = 0; hour < 130; hour += hour < 4 ? 1 : 12) {
      for (let times = 0; times < 2; times += 1) {
        await restOf(Promise.all(pair.map(({ running }) => running.settler.round())));
        now_ms += 5 * minute_ms;
      }
      now_ms += (hour < 4 ? 45 : 11 * 60) * minute_ms;
    }
    await sleep(20);
    judge(await tasksOf(store), vendor.jobs, lines, isLossy);
    const { breaches } = await store.audit();
    if (breaches.length > 0) throw new Error(JSON.stringify(breaches));
  } finally {
    for (const { running } of pair) await running.close();
    for (const running of stopped) void running.close().catch(() => undefined);
    await vendor.server.close();
    await store.close();
    folder.remove();
  }
}

async function tasksOf(store: Store): Promise<readonly Task[]> {
  return (await store.listTasks({ limit: 200 })).tasks;
}

/** @param isLossy a failover lost commits: then creations that were acknowledged before may be lost with them. */
function judge(tasks: readonly Task[], jobs: readonly Job[], lines: readonly object[], isLossy: boolean): void {
  const told = JSON.stringify(lines);
  const open = tasks.filter(({ state }) => !['succeeded', 'failed', 'review'].includes(state));
  if (open.length > 0)
    throw new Error(
      `${open.length} tasks have not ended: ${JSON.stringify(open, (_, value) => (typeof value === 'bigint' ? String(value) : value))}`,
    );
  const undecided = tasks.filter(({ state, upstream_id }) => state === 'review' && upstream_id === null).length;
  const unpaid = jobs.filter(({ id }) => {
    const mine = tasks.filter((task) => task.upstream_id === id);
    if (mine.length > 1) throw new Error(`${id} has ${mine.length} tasks`);
    const [task] = mine;
    if (task === undefined) return !told.includes(id);
    if (task.state === 'failed') throw new Error(`${id} was made, and task ${task.id} is released: ${task.reason}`);
    return false;
  });
  if (!isLossy && unpaid.length > undecided)
    throw new Error(
      `nobody pays for ${unpaid.map(({ id }) => id).join(', ')}: ${JSON.stringify(tasks.map((task) => [task.id, task.state, task.upstream_id, task.reason]))}`,
    );
}

for (const resolution of ['key', 'list'] as const) {
  t.test(`a vendor that ${resolution === 'key' ? 'honours idempotency keys' : 'only lists its jobs'}`, async (t) => {
    const lives = fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 30 }),
      shrinkingBriefly((steps) => live(resolution, steps)),
    );
    await fc.assert(lives, { numRuns: LIVES });
    t.pass('each job is charged once, or an operator is told of it');
  });
}

t.test('cut off with a refusal, while the other gateway has the job made with its key', async (t) => {
  const steps: Step[] = [
    { do: 'create', gateway: 0 },
    { do: 'cut', gateway: 0 },
    { do: 'answer', which: 0, how: 'busy' },
    { do: 'pass', minutes: 3 },
    { do: 'round', gateway: 1 },
    { do: 'answer', which: 0, how: 'make' },
    { do: 'heal', gateway: 0 },
  ];
  await live('key', steps);
  t.pass('the job is charged');
});

t.test('a failover loses a creation while the gateway learns that its outcome is unknown', async (t) => {
  const steps: Step[] = [
    { do: 'backup' },
    { do: 'create', gateway: 0 },
    { do: 'fail over' },
    { do: 'answer', which: 0, how: 'make and hang up' },
    { do: 'pass', minutes: 3 },
    { do: 'round', gateway: 1 },
    { do: 'answer', which: 0, how: 'make' },
  ];
  for (const resolution of ['key', 'list'] as const) await live(resolution, steps);
  t.pass('it is stored again, with its hold');
});
