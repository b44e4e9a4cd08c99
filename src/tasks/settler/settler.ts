/**
 * The settler polls the tasks that no caller polls: it claims what is due from the store, polls each, and gives it back with the
 * time of its next poll. Several gateways may run one over the same store, because a task is claimed by one process at a time.
 */

import { recover } from '../recover.ts';
import { createUnknownOutcomes } from '../unknown/unknown.ts';
import { createLane } from './lane.ts';
import type { SettlerServices } from './poll-due.ts';

export interface Settler {
  /** Everything that is due now was polled once when it resolves. Answers how many tasks that was. */
  round(): Promise<number>;
  start(): void;
  /** Starts no new poll; those under way are waited for. */
  stop(): Promise<void>;
}

/** Between two passes of `recover`, which asks no upstream. */
const recover_interval_ms = 1_000;

/** @param owner names this process in its claims. */
export function createSettler(owner: string, services: SettlerServices): Settler {
  const { plan, log, jitter } = services;
  const unknown = createUnknownOutcomes(services);
  const lanes = [...plan.upstreams.values()]
    .filter(({ target }) => target !== undefined)
    .map((upstream) => createLane(upstream, owner, { services, unknown }));
  let timer: NodeJS.Timeout | undefined;
  let recovering: Promise<void> = Promise.resolve();
  let stopped = false;

  async function round(): Promise<number> {
    unknown.forget();
    await recover(services);
    const polled = await Promise.all(lanes.map((lane) => lane.round()));
    return polled.reduce((sum, count) => sum + count, 0);
  }

  function scheduleRecovery(): void {
    if (stopped) return;
    timer = setTimeout(
      () => {
        recovering = recover(services)
          .catch((error: unknown) => log.error({ err: error }, 'a pass of the settler over the store failed'))
          .then(scheduleRecovery);
      },
      recover_interval_ms * (0.75 + jitter() / 2),
    );
    timer.unref();
  }

  return {
    round,
    start() {
      scheduleRecovery();
      for (const lane of lanes) lane.start();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([recovering, ...lanes.map((lane) => lane.stop())]);
    },
  };
}
