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

export interface TargetPollerOptions extends DuePolls {
  readonly upstream: UpstreamPlan;
  /** Whose tasks it polls; undefined: the tasks of every target. */
  readonly targets: TargetFilter | undefined;
  /** Names this process in its claims. */
  readonly owner: string;
}

/** Polls the due tasks of an upstream: of one of its targets, of the removed ones, or of all. */
export class TargetPoller {
  readonly #options: TargetPollerOptions;
  readonly #batch_size: number;
  readonly #timers = new Map<NodeJS.Timeout, () => void>();
  readonly #underWay = new Set<string>();
  readonly #running = new Set<Promise<unknown>>();
  #claimed: Claim[] = [];
  /** The number of slots that poll or pause. */
  #taken = 0;
  /** Whether more tasks are being claimed, or the pause after that lasts. */
  #isClaiming = false;
  #stopped = false;

  constructor(options: TargetPollerOptions) {
    this.#options = options;
    const { concurrency } = this.#settle;
    this.#batch_size = Math.max(concurrency, Math.min(concurrency * BATCH_PER_SLOT, BATCH_LIMIT));
  }

  /** Polls every due task once. Returns the number of tasks. */
  async round(): Promise<number> {
    for (let sum = 0; ; ) {
      const { claims, isAll } = await this.#claim(this.#settle.concurrency);
      await Promise.all(claims.map(({ task }) => this.#poll(task)));
      sum += claims.length;
      if (isAll) return sum;
    }
  }

  /** Waits for the polls in flight, and gives back the unused claims. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const [timer, wake] of this.#timers) {
      clearTimeout(timer);
      wake();
    }
    this.#timers.clear();
    await Promise.all(this.#running);
    const { store } = this.#options.services;
    const unused = this.#claimed;
    this.#claimed = [];
    await Promise.all(
      // If giving back fails, the claim expires.
      unused.map(({ task }) => store.postponeTask(task, task.next_poll_at_ms).catch(() => {})),
    );
  }

  /** Polls until it is stopped. */
  start(): void {
    this.#fillSlots();
  }

  get #settle() {
    return this.#options.services.plan.settle;
  }

  async #claim(limit: number): Promise<{ readonly claims: readonly Claim[]; readonly isAll: boolean }> {
    const { upstream, targets, owner, services } = this.#options;
    const { claim_ms, longest_ms } = this.#settle;
    const until_ms = services.now() + claim_ms;
    // A poll planned for a later time was planned before the clock was set back.
    const latest_poll_ms = services.now() + 2 * longest_ms;
    const tasks = await services.store.claimTasks({
      owner,
      upstream: upstream.name,
      targets,
      limit,
      until_ms,
      latest_poll_ms,
    });
    // When a poll outlasts its claim, claiming the task again renews the claim, but the poll is not repeated.
    const fresh = tasks.filter(({ id }) => !this.#underWay.has(id));
    return { claims: fresh.map((task) => ({ task, until_ms })), isAll: tasks.length < limit };
  }

  async #poll(task: Task): Promise<boolean> {
    const { upstream, services } = this.#options;
    this.#underWay.add(task.id);
    services.metrics.settling.inc();
    try {
      return await pollDue(task, upstream, this.#options);
    } finally {
      services.metrics.settling.dec();
      this.#underWay.delete(task.id);
    }
  }

  /** Fills the free slots with claimed tasks, and claims more. */
  #fillSlots(): void {
    if (this.#stopped) return;
    while (this.#taken < this.#settle.concurrency) {
      const next = this.#claimed.shift();
      if (next === undefined) break;
      // After this time another process may have claimed the task.
      if (next.until_ms > this.#options.services.now()) this.#track(this.#useSlot(next.task));
    }
    if (!this.#isClaiming && this.#claimed.length <= this.#batch_size / 2) this.#track(this.#claimMore());
  }

  async #useSlot(task: Task): Promise<void> {
    this.#taken += 1;
    // Limits each slot to one poll per second while the upstream answers with errors.
    if (!(await this.#poll(task))) await this.#rest();
    this.#taken -= 1;
    this.#fillSlots();
  }

  async #claimMore(): Promise<void> {
    this.#isClaiming = true;
    let isAll = true;
    try {
      const found = await this.#claim(this.#batch_size);
      ({ isAll } = found);
      this.#claimed.push(...found.claims);
      if (this.#stopped) return;
      this.#fillSlots();
    } catch (error) {
      this.#logError(error, 'the settler could not claim tasks');
    }
    if (isAll) await this.#rest();
    this.#isClaiming = false;
    this.#fillSlots();
  }

  /** Waits for about `rest_ms`; ends early when the poller is stopped. */
  #rest(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => {
          this.#timers.delete(timer);
          resolve();
        },
        REST_ms * (0.75 + this.#options.services.jitter() / 2),
      );
      timer.unref();
      this.#timers.set(timer, resolve);
    });
  }

  #track(work: Promise<void>): void {
    const ended = work
      .catch((error: unknown) => this.#logError(error, 'a slot of the settler failed'))
      .finally(() => this.#running.delete(ended));
    this.#running.add(ended);
  }

  #logError(error: unknown, message: string): void {
    const { upstream, services } = this.#options;
    services.log.error({ upstream: upstream.name, err: error }, message);
  }
}
