/**
 * Polls the due tasks of one target. Each target has its own poller, so one that hangs does not delay the others. A poller claims
 * tasks before its slots are free, so that a slot does not wait for the store.
 */

import type { TargetFilter, Task } from '../../../ledger/store/store.ts';
import type { UpstreamPlan } from '../../../plan/index.ts';
import { type DuePolls, pollDue } from './poll-due.ts';

/** The pause before claiming again when all due tasks are claimed, and of a slot after a poll that failed or decided nothing. */
const REST_ms = 1_000;
/** The number of tasks per slot to claim at once. More are claimed when half of them are left. */
const BATCH_PER_SLOT = 4;
/** A larger batch would delay other writes. */
const BATCH_LIMIT = 512;

/** A task and the end of this process's claim on it. */
interface Claim {
  readonly task: Task;
  readonly until_ms: number;
}

/**
 * Creates the poller of an upstream.
 *
 * @param targets whose tasks it polls; undefined: all targets.
 * @param owner names this process in its claims.
 */
export function createTargetPoller(
  upstream: UpstreamPlan,
  targets: TargetFilter | undefined,
  owner: string,
  polls: DuePolls,
) {
  const { plan, store, log, metrics, now, jitter } = polls.services;
  const { claim_ms, concurrency, longest_ms } = plan.settle;
  const batch_size = Math.max(concurrency, Math.min(concurrency * BATCH_PER_SLOT, BATCH_LIMIT));
  const timers = new Map<NodeJS.Timeout, () => void>();
  const underWay = new Set<string>();
  const running = new Set<Promise<unknown>>();
  let claimed: Claim[] = [];
  /** The number of slots that poll or pause. */
  let taken = 0;
  /** Whether more tasks are being claimed, or the pause after that lasts. */
  let isClaiming = false;
  let stopped = false;

  async function claim(limit: number): Promise<{ readonly claims: readonly Claim[]; readonly isAll: boolean }> {
    const until_ms = now() + claim_ms;
    // A poll planned for a later time was planned before the clock was set back.
    const latest_poll_ms = now() + 2 * longest_ms;
    const tasks = await store.claimTasks({ owner, upstream: upstream.name, targets, limit, until_ms, latest_poll_ms });
    // When a poll outlasts its claim, claiming the task again renews the claim, but the poll is not repeated.
    const fresh = tasks.filter(({ id }) => !underWay.has(id));
    return { claims: fresh.map((task) => ({ task, until_ms })), isAll: tasks.length < limit };
  }

  async function poll(task: Task): Promise<boolean> {
    underWay.add(task.id);
    metrics.settling.inc();
    try {
      return await pollDue(task, upstream, polls);
    } finally {
      metrics.settling.dec();
      underWay.delete(task.id);
    }
  }

  /** Polls every due task once. Returns the number of tasks. */
  async function round(): Promise<number> {
    for (let sum = 0; ; ) {
      const { claims, isAll } = await claim(concurrency);
      await Promise.all(claims.map(({ task }) => poll(task)));
      sum += claims.length;
      if (isAll) return sum;
    }
  }

  /** Fills the free slots with claimed tasks, and claims more. */
  function fillSlots(): void {
    if (stopped) return;
    while (taken < concurrency) {
      const next = claimed.shift();
      if (next === undefined) break;
      // After this time another process may have claimed the task.
      if (next.until_ms > now()) track(useSlot(next.task));
    }
    if (!isClaiming && claimed.length <= batch_size / 2) track(claimMore());
  }

  async function useSlot(task: Task): Promise<void> {
    taken += 1;
    // Limits each slot to one poll per second while the upstream answers with errors.
    if (!(await poll(task))) await rest();
    taken -= 1;
    fillSlots();
  }

  async function claimMore(): Promise<void> {
    isClaiming = true;
    let isAll = true;
    try {
      const found = await claim(batch_size);
      ({ isAll } = found);
      claimed.push(...found.claims);
      if (stopped) return;
      fillSlots();
    } catch (error) {
      log.error({ upstream: upstream.name, err: error }, 'the settler could not claim tasks');
    }
    if (isAll) await rest();
    isClaiming = false;
    fillSlots();
  }

  /** Waits for about `rest_ms`; ends early when the poller is stopped. */
  function rest(): Promise<void> {
    if (stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          resolve();
        },
        REST_ms * (0.75 + jitter() / 2),
      );
      timer.unref();
      timers.set(timer, resolve);
    });
  }

  function track(work: Promise<void>): void {
    const ended = work
      .catch((error: unknown) => log.error({ upstream: upstream.name, err: error }, 'a slot of the settler failed'))
      .finally(() => running.delete(ended));
    running.add(ended);
  }

  /** Waits for the polls in flight, and gives back the unused claims. */
  async function stop(): Promise<void> {
    stopped = true;
    for (const [timer, wake] of timers) {
      clearTimeout(timer);
      wake();
    }
    timers.clear();
    await Promise.all(running);
    const unused = claimed;
    claimed = [];
    await Promise.all(
      // If giving back fails, the claim expires.
      unused.map(({ task }) => store.postponeTask(task, task.next_poll_at_ms).catch(() => {})),
    );
  }

  return { round, start: fillSlots, stop };
}
