/**
 * The settler polls the tasks that no caller polls. It claims due tasks, polls each, and plans its next poll. Several gateways can
 * share a store, because one process at a time has the claim on a task.
 */

import { recover } from '../recover.ts';
import { createUnknownOutcomes } from '../unknown/unknown.ts';
import { createLane } from './lane.ts';
import type { SettlerServices } from './poll-due.ts';

/** Polls due tasks and recovers tasks of stopped gateways. */
export interface Settler {
  /** Recovers tasks, then polls every due task once. Returns the number of polled tasks. */
  round(): Promise<number>;
  /** Starts polling in the background. */
  start(): void;
  /** Starts no new poll, and waits for the polls in flight. */
  stop(): Promise<void>;
}

/** The pause between two passes of `recover`. */
const RECOVER_INTERVAL_ms = 1_000;

/** Creates the settler of one process. @param owner names this process in its claims. */
export function createSettler(owner: string, services: SettlerServices): Settler {
  const { plan, log, jitter } = services;
  const unknown = createUnknownOutcomes(services);
  const lanes = [...plan.upstreams.values()]
    .filter(({ targets }) => targets.length > 0)
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
      RECOVER_INTERVAL_ms * (0.75 + jitter() / 2),
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
