/**
 * The settler polls the tasks that no caller polls. It claims due tasks, polls each, and plans its next poll. Several gateways can
 * share a store, because one process at a time has the claim on a task.
 */

import type { TargetFilter } from '../../../ledger/store/store.ts';
import type { UpstreamPlan } from '../../../plan/index.ts';
import { recover } from '../recover.ts';
import { createUnknownOutcomes } from '../unknown/unknown.ts';
import type { SettlerServices } from './poll-due.ts';
import { TargetPoller } from './target-poller.ts';

/** Polls due tasks and recovers tasks of stopped gateways. */
export interface Settler {
  /** Recovers tasks, then polls every due task once. Returns the number of polled tasks. */
  round(): Promise<number>;
  start(): void;
  /**
   * Polls by another plan. A target gets its new poller when the polls of the old one have ended, so no task is polled twice at once,
   * and a target that hangs delays no other; a new set of targets waits for all polls of its upstream. Resolves when nothing uses the
   * old services any more.
   */
  adopt(services: SettlerServices): Promise<void>;
  /** Starts no new poll, and waits for the polls in flight. */
  stop(): Promise<void>;
}

/** The pause between two passes of `recover`. */
const RECOVER_INTERVAL_ms = 1_000;

interface PollerSet {
  readonly services: SettlerServices;
  /** By the name of what they poll. */
  readonly pollers: ReadonlyMap<string, TargetPoller>;
  forgetListings(): void;
}

/** Creates the settler of one process. @param owner names this process in its claims. */
export function createSettler(owner: string, first: SettlerServices): Settler {
  let current = createPollers(owner, first);
  /** For each poller, the end of the earlier ones that polled the same tasks. */
  const ends = new Map<string, Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let recovering: Promise<void> = Promise.resolve();
  let started = false;
  let stopped = false;

  async function round(): Promise<number> {
    const { services, pollers, forgetListings } = current;
    forgetListings();
    await recover(services);
    const polled = await Promise.all([...pollers.values()].map((poller) => poller.round()));
    return polled.reduce((sum, count) => sum + count, 0);
  }

  function scheduleRecovery(): void {
    if (stopped) return;
    timer = setTimeout(
      () => {
        const { services } = current;
        recovering = recover(services)
          .catch((error: unknown) => services.log.error({ err: error }, 'a pass of the settler over the store failed'))
          .then(scheduleRecovery);
      },
      RECOVER_INTERVAL_ms * (0.75 + current.services.jitter() / 2),
    );
    timer.unref();
  }

  /** Ends the pollers of a plan, each after those before it. */
  function end({ pollers }: PollerSet): Promise<unknown> {
    for (const [name, poller] of pollers) {
      const stopping = poller.stop();
      ends.set(name, Promise.all([ends.get(name), stopping]));
    }
    return Promise.all(ends.values());
  }

  /** A poller that the old plan lacks waits for every poller of its upstream: with other targets, the tasks are divided anew. */
  function followAll(next: PollerSet, old: PollerSet): void {
    const before = [...ends];
    for (const name of next.pollers.keys()) {
      if (old.pollers.has(name)) continue;
      const upstream = upstreamOf(name);
      const earlier = before.filter(([other]) => upstreamOf(other) === upstream);
      ends.set(name, Promise.all(earlier.map(([, end]) => end)));
    }
  }

  return {
    round,
    start() {
      started = true;
      scheduleRecovery();
      for (const poller of current.pollers.values()) poller.start();
    },
    async adopt(services) {
      const next = createPollers(owner, services);
      const ended = end(current);
      followAll(next, current);
      current = next;
      if (started) {
        for (const [name, poller] of next.pollers) {
          // A poller that was stopped in the meantime does not start.
          Promise.resolve(ends.get(name))
            .catch((error: unknown) =>
              services.log.error({ err: error }, 'polls of the previous configuration did not end in time'),
            )
            .then(() => poller.start());
        }
      }
      await Promise.all([ended, recovering]);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([recovering, end(current)]);
    },
  };
}

function createPollers(owner: string, services: SettlerServices): PollerSet {
  const unknown = createUnknownOutcomes(services);
  const on = [...services.plan.upstreams.values()].filter(({ targets }) => targets.length > 0);
  const pollers = new Map(
    on.flatMap((upstream) =>
      filtersOf(upstream).map((targets) => {
        const poller = new TargetPoller({ upstream, targets, owner, services, unknown });
        return [JSON.stringify([upstream.name, targets]), poller] as const;
      }),
    ),
  );
  return { services, pollers, forgetListings: unknown.forget };
}

function upstreamOf(name: string): unknown {
  return JSON.parse(name)[0];
}

/** One poller for each of several targets, and one for the tasks of removed targets. A single target needs no filter. */
function filtersOf({ targets }: UpstreamPlan): readonly (TargetFilter | undefined)[] {
  if (targets.length === 1) return [undefined];
  const names = targets.map(({ name }) => name);
  return [...names.map((only) => ({ only })), { except: names }];
}
