/**
 * Polls the due tasks of one upstream. Each upstream has a lane of its own, so one that hangs delays nobody else. A lane claims
 * tasks ahead of its free slots: the store's round trip is over before a slot needs the next task.
 */
import type { UpstreamPlan } from '../../plan.ts';
import type { Task } from '../../store/store.ts';
import { type DuePolls, pollDue } from './poll-due.ts';

export interface Lane {
  /** Polls everything that is due now, once. Answers how many tasks that was. */
  round(): Promise<number>;
  start(): void;
  /** Waits for the polls under way, and gives back what was claimed ahead. */
  stop(): Promise<void>;
}

/** After fewer tasks were due than were asked for; and how long a slot rests after a poll that failed or decided nothing. */
const rest_ms = 1_000;
/** So many tasks per slot are claimed at once, when half of that is left. */
const portion_per_slot = 4;
/** A larger portion would keep other writes waiting. */
const portion_limit = 512;

/** A task and the end of this process's right to poll it. */
interface Claim {
  readonly task: Task;
  readonly until_ms: number;
}

/** @param owner names this process in its claims. */
export function createLane(upstream: UpstreamPlan, owner: string, polls: DuePolls): Lane {
  const { plan, store, log, metrics, now, jitter } = polls.services;
  const { claim_ms, concurrency, longest_ms } = plan.settle;
  const portion = Math.max(concurrency, Math.min(concurrency * portion_per_slot, portion_limit));
  const timers = new Map<NodeJS.Timeout, () => void>();
  const underWay = new Set<string>();
  const running = new Set<Promise<unknown>>();
  let stock: Claim[] = [];
  /** Slots that poll or rest. */
  let taken = 0;
  let refilling = false;
  let stopped = false;

  async function claim(limit: number): Promise<{ readonly claims: readonly Claim[]; readonly isAll: boolean }> {
    const until_ms = now() + claim_ms;
    // A poll that is planned for later was planned before the clock was set back.
    const latest_poll_ms = now() + 2 * longest_ms;
    const tasks = await store.claimTasks({ owner, upstream: upstream.name, limit, until_ms, latest_poll_ms });
    // A poll that outlasts its claim is not repeated by its own process: claiming the task again only renews the claim.
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

  async function round(): Promise<number> {
    for (let sum = 0; ; ) {
      const { claims, isAll } = await claim(concurrency);
      await Promise.all(claims.map(({ task }) => poll(task)));
      sum += claims.length;
      if (isAll) return sum;
    }
  }

  /** Fills the free slots from the stock, and has the stock refilled in time. */
  function pump(): void {
    if (stopped) return;
    while (taken < concurrency) {
      const next = stock.shift();
      if (next === undefined) break;
      // Another process may have claimed it since.
      if (next.until_ms > now()) track(useSlot(next.task));
    }
    if (!refilling && stock.length <= portion / 2) track(refill());
  }

  async function useSlot(task: Task): Promise<void> {
    taken += 1;
    // An upstream that answers with errors is asked by each slot once a second at most, however many tasks are due.
    if (!(await poll(task))) await rest();
    taken -= 1;
    pump();
  }

  async function refill(): Promise<void> {
    refilling = true;
    let isAll = true;
    try {
      const found = await claim(portion);
      ({ isAll } = found);
      stock.push(...found.claims);
      if (stopped) return;
      pump();
    } catch (error) {
      log.error({ upstream: upstream.name, err: error }, 'the settler could not claim tasks');
    }
    if (isAll) await rest();
    refilling = false;
    pump();
  }

  /** Ends early when the lane is stopped. */
  function rest(): Promise<void> {
    if (stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          resolve();
        },
        rest_ms * (0.75 + jitter() / 2),
      );
      timer.unref();
      timers.set(timer, resolve);
    });
  }

  function track(work: Promise<void>): void {
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  async function stop(): Promise<void> {
    stopped = true;
    for (const [timer, wake] of timers) {
      clearTimeout(timer);
      wake();
    }
    timers.clear();
    await Promise.all(running);
    const unused = stock;
    stock = [];
    await Promise.all(
      // A claim that cannot be given back runs out by itself.
      unused.map(({ task }) => store.postponeTask(task.id, task.next_poll_at_ms).catch(() => {})),
    );
  }

  return { round, start: pump, stop };
}
