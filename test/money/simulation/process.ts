/** A gateway process that can die between any two steps: its store then stops answering, and pending calls never resolve. */
import pino from 'pino';
import { createMetrics } from '../../../src/gateway/metrics/metrics.ts';
import { createServices } from '../../../src/gateway/runtime/create-services.ts';
import type { Services } from '../../../src/gateway/runtime/services.ts';
import { createSettler, type Settler } from '../../../src/gateway/tasks/settler/settler.ts';
import type { Store } from '../../../src/ledger/store/store.ts';
import type { Plan } from '../../../src/plan/index.ts';
import type { Random } from '../../support/random.ts';
import type { Timeline } from './timeline.ts';
import type { VirtualTimers } from './timers.ts';
import type { VirtualUpstreams } from './upstream.ts';

export interface GatewayProcess {
  readonly services: Services;
  readonly settlers: readonly Settler[];
  /** The store itself, for checks from outside the process. */
  readonly store: Store;
  readonly dead: boolean;
  /** Closes the store after the process has died and its work has stopped. */
  bury(): Promise<void>;
}

/** Runs a method of the store. Returns what it returns: a promise, or for a few reads a value. */
type StoreCall = () => unknown;

/** When a batch of writes begins, and when its callers get the results; `prompt`: at once. */
type Batch = 'prompt' | { readonly begins: Promise<void>; readonly ends: Promise<void> };

/** Opens the store of one life once more, as the next process would. */
export type OpenStore = (now: () => number) => Promise<Store>;

export interface Machine {
  readonly plan: Plan;
  readonly open: OpenStore;
  readonly timeline: Timeline;
  readonly timers: VirtualTimers;
  readonly random: Random;
  readonly upstreams: VirtualUpstreams;
  /** Reports something that must never happen; the life ends with it. */
  readonly wrong: (error: unknown) => void;
}

/** One for all processes: each logger stays in memory until the program exits. */
const log = pino({ level: 'silent' });
/** One for all processes, which nobody reads. */
const metrics = createMetrics();

/** @param dies_at the call of the store, counted from 1, around which the process dies; undefined: never. */
export async function startProcess(machine: Machine, dies_at: number | undefined): Promise<GatewayProcess> {
  const { plan, open, timeline, timers, random, upstreams, wrong } = machine;
  const now = () => timeline.now_ms;
  const store = await open(now);
  const before = random.chance(0.5);
  let calls = 0;
  let dead = false;
  const after = (delay_ms: number, run: () => void) =>
    timeline.after(delay_ms, () => {
      if (!dead) run();
    });

  /** Runs a call of the store, unless the process dies before it. The process may also die right after the change is durable. */
  function live(call: StoreCall): Promise<unknown> {
    timeline.stir();
    calls += 1;
    const last = calls === dies_at;
    if (last && before) dead = true;
    if (dead) return never();
    const result = call();
    if (last) dead = true;
    return timeline.working(evened(result)).then(whileAlive, failed);
  }

  function whileAlive(result: unknown): unknown {
    timeline.stir();
    return dead ? never() : result;
  }

  function failed(error: unknown): Promise<never> {
    // The file is never busy here, and a correct program makes no call for which the ledger throws.
    wrong(error);
    timeline.stir();
    return dead ? never() : Promise.reject(error);
  }

  /** The writes that are called one after another, without a wait in between. */
  let batch: Batch | undefined;

  /** Sometimes a batch of writes waits for its turn, and its callers wait for the results, while others continue. */
  function write(call: StoreCall): Promise<unknown> {
    if (batch === undefined) {
      batch = random.chance(0.3) ? lateBatch() : 'prompt';
      queueMicrotask(() => {
        batch = undefined;
      });
    }
    return batch === 'prompt' ? live(call) : writeLate(call, batch);
  }

  function lateBatch(): Exclude<Batch, 'prompt'> {
    const begins = pass(random.integer(1, 30));
    const lasts_ms = random.integer(1, 30);
    return { begins, ends: begins.then(() => pass(lasts_ms)) };
  }

  async function writeLate(call: StoreCall, { begins, ends }: Exclude<Batch, 'prompt'>): Promise<unknown> {
    await begins;
    const result = await live(call);
    await ends;
    return whileAlive(result);
  }

  function pass(delay_ms: number): Promise<void> {
    timeline.stir();
    return new Promise((resolve) => timeline.after(delay_ms, resolve));
  }

  const methods = new Map<string | symbol, unknown>();
  const mortal = new Proxy(store, {
    get(target, name) {
      const known = methods.get(name);
      if (known !== undefined) return known;
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      const run = reads.has(name) ? live : write;
      const mortal = (...args: unknown[]) => run(() => Reflect.apply(method, target, args));
      methods.set(name, mortal);
      return mortal;
    },
  });
  const jitter = random.fraction;
  const given = { store: mortal, log, metrics, now, after, jitter, random: random.bytes, upstreams };
  const services = createServices(plan, given);
  return {
    services,
    // Two of them, as with two gateways over one store.
    settlers: ['a', 'b'].map((name) => createSettler(`${services.owner} ${name}`, { ...services, jitter })),
    store,
    get dead() {
      return dead;
    },
    async bury() {
      upstreams.hangUp();
      await timeline.idle();
      timers.drop();
      await store.close();
    },
  };
}

const reads: ReadonlySet<string | symbol> = new Set<keyof Store>([
  'wallet',
  'spendLeasesOf',
  'wantedSpendLeases',
  'findKey',
  'findTask',
  'getTask',
  'listTasks',
  'storedRequest',
  'knownUpstreamIds',
  'ownsResource',
]);

/** More than any engine takes for a call. */
const MAX_PROMISES = 16;

/** Engines take different numbers of promises for a call, which would decide what goes on first. Here every call takes the same. */
export async function evened(result: unknown): Promise<unknown> {
  const settled = Promise.allSettled([result]);
  for (let each = 0; each < MAX_PROMISES; each += 1) await undefined;
  await settled;
  return result;
}

function never<T>(): Promise<T> {
  return new Promise(() => {});
}
