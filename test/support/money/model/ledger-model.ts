/** The model of a store's money in memory, in plain TypeScript. Every engine is compared with it. */
import type { IdempotencyKey, NewTask, StoredAnswer, TaskState } from '../../../../src/ledger/store/store.ts';
import { LeaseModel } from './lease-model.ts';

interface ModelIdempotency {
  readonly task: string;
  readonly hash: Uint8Array;
  readonly made: number;
  answer: StoredAnswer | undefined;
}

/** The answer in place of a second task. */
type Repeated =
  | { readonly ok: false; readonly reason: 'in_flight' | 'other_request' }
  | { readonly ok: false; readonly reason: 'answered'; readonly answer: StoredAnswer };

/** The keys of all accounts. */
class IdempotencyModel {
  readonly #made = new Map<string, ModelIdempotency>();

  add(account: string, { key, request_sha256 }: IdempotencyKey, task: string, now: number): void {
    this.#made.set(`${account} ${key}`, { task, hash: request_sha256, made: now, answer: undefined });
  }

  /** The answer to a request with this key in place of a task; undefined if the key is new or forgotten. */
  find(account: string, idempotency: IdempotencyKey, now: number): Repeated | undefined {
    const name = `${account} ${idempotency.key}`;
    const found = this.#made.get(name);
    // An old one is kept until another task takes the key, or until it is forgotten.
    if (found === undefined || found.made <= now - idempotency.keep_ms) return undefined;
    if (Buffer.compare(found.hash, idempotency.request_sha256) !== 0) return { ok: false, reason: 'other_request' };
    if (found.answer === undefined) return { ok: false, reason: 'in_flight' };
    return { ok: false, reason: 'answered', answer: found.answer };
  }

  /** Forgets the keys that were made until then. Returns their number. */
  forget(before: number): number {
    const old = [...this.#made].filter(([, { made }]) => made <= before);
    for (const [name] of old) this.#made.delete(name);
    return old.length;
  }

  /** Stores the answer for the key of this task, unless it has one. */
  answer(task: string, answer: StoredAnswer): void {
    for (const idempotency of this.#made.values()) if (idempotency.task === task) idempotency.answer ??= answer;
  }

  /** Forgets the key of this task, unless it has an answer. */
  drop(task: string): void {
    for (const [name, idempotency] of this.#made) {
      if (idempotency.task === task && idempotency.answer === undefined) this.#made.delete(name);
    }
  }
}

export interface ModelTask {
  readonly id: string;
  readonly account: string;
  readonly hold: bigint;
  readonly deadline: number;
  state: TaskState;
  upstream_id: string | null;
  charged: bigint | null;
  poll: number | null;
  owner: string | null;
  /** When the owner's claim runs out. */
  claim_until: number | null;
  readonly dispatch_deadline: number;
  readonly created: number;
  /** The latest repetition of its creation that may be accepted. */
  resent: number | null;
  hidden: number | null;
}

export type Opened = { readonly ok: true } | { readonly ok: false; readonly reason: 'insufficient_funds' } | Repeated;

const terminal: readonly TaskState[] = ['succeeded', 'failed'];

export class LedgerModel extends LeaseModel {
  readonly tasks: ModelTask[] = [];
  readonly #idempotency = new IdempotencyModel();

  openTask(task: NewTask, idempotency: IdempotencyKey | undefined): Opened {
    const repeated = idempotency && this.#idempotency.find(task.account, idempotency, this.now);
    if (repeated !== undefined) return repeated;
    if (!this.hold(task.account, task.hold_nano, task.id, task.id)) return { ok: false, reason: 'insufficient_funds' };
    this.tasks.push({
      id: task.id,
      account: task.account,
      hold: task.hold_nano,
      deadline: task.deadline_at_ms,
      state: 'dispatching',
      upstream_id: null,
      charged: null,
      poll: null,
      owner: null,
      claim_until: null,
      dispatch_deadline: task.dispatch_deadline_ms,
      created: this.now,
      resent: null,
      hidden: null,
    });
    if (idempotency !== undefined) this.#idempotency.add(task.account, idempotency, task.id, this.now);
    return { ok: true };
  }

  forgetIdempotency(before: number): number {
    return this.#idempotency.forget(before);
  }

  startTask(task: ModelTask, upstream_id: string, poll: number | null, answer: StoredAnswer | undefined): boolean {
    if (!['dispatching', 'unknown', 'review'].includes(task.state) || task.upstream_id !== null) return false;
    if (this.tasks.some((other) => other.upstream_id === upstream_id)) return false;
    Object.assign(task, { state: 'running', upstream_id, poll, owner: null, claim_until: null });
    if (answer !== undefined) this.#idempotency.answer(task.id, answer);
    return true;
  }

  markUnknown(task: ModelTask, poll: number | null): boolean {
    if (task.state !== 'dispatching') return false;
    Object.assign(task, { state: 'unknown', poll });
    return true;
  }

  markReview(task: ModelTask, poll: number | null): boolean {
    if (!['dispatching', 'running', 'unknown'].includes(task.state)) return false;
    Object.assign(task, { state: 'review', poll, owner: null, claim_until: null });
    return true;
  }

  /**
   * @param amount undefined releases.
   * @param overdraft how far below zero the wallet may go.
   * @returns the overage; or undefined when the task had ended before, or the wallet cannot bear it.
   */
  settle(
    task: ModelTask,
    amount: bigint | undefined,
    answer: StoredAnswer | undefined,
    overdraft: bigint,
  ): bigint | undefined {
    if (terminal.includes(task.state)) return undefined;
    if (amount === undefined && task.upstream_id === null && task.resent !== null) return undefined;
    if (amount !== undefined && amount > task.hold) {
      if (amount - task.hold > this.spendable(task.account) + overdraft) {
        Object.assign(task, { state: 'review', poll: null, owner: null, claim_until: null });
        return undefined;
      }
    }
    const overage = this.resolve(task.account, task.id, task.id, task.hold, amount);
    const state = amount === undefined ? 'failed' : 'succeeded';
    Object.assign(task, { state, charged: amount ?? 0n, poll: null, owner: null, claim_until: null });
    if (answer !== undefined) this.#idempotency.answer(task.id, answer);
    else if (amount === undefined && task.upstream_id === null) this.#idempotency.drop(task.id);
    return overage;
  }

  observe(task: ModelTask, poll: number | null): void {
    if (task.state !== 'running' && task.state !== 'review') return;
    if (task.upstream_id === null) return;
    const state = task.state === 'review' && task.deadline <= this.now ? 'review' : 'running';
    Object.assign(task, { state, poll, owner: null, claim_until: null });
  }

  postpone(task: ModelTask, poll: number | null): void {
    if (!isPolled(task)) return;
    const planned = poll ?? (task.state === 'running' ? task.poll : null);
    Object.assign(task, { poll: planned, owner: null, claim_until: null });
  }

  hide(task: ModelTask): void {
    if (terminal.includes(task.state)) task.hidden ??= this.now;
  }

  recover(latest: number): number {
    const lapsed = this.tasks.filter(
      ({ state, dispatch_deadline }) =>
        state === 'dispatching' && (dispatch_deadline <= this.now || dispatch_deadline > latest),
    );
    for (const task of lapsed) Object.assign(task, { state: 'unknown', poll: this.now });
    return lapsed.length;
  }

  /** @param isAsked whether their upstream is still polled. */
  reviewOverdue(isAsked: boolean): readonly string[] {
    const overdue = this.tasks.filter(
      ({ state, deadline, poll }) =>
        (state === 'running' || state === 'unknown') && deadline <= this.now && (poll === null || !isAsked),
    );
    for (const task of overdue) this.markReview(task, task.poll);
    return overdue.map(({ id }) => id);
  }

  /** Polls at once each task whose next poll is later than any plan allows: the clock was set back. */
  pullForward(latest: number): void {
    for (const task of this.tasks) {
      const rare = task.state === 'review' ? this.now + 10 * (latest - this.now) : latest;
      if (task.poll !== null && task.poll > latest && task.poll > rare) task.poll = this.now;
    }
  }

  /** The tasks that any owner can claim now, with a claim until then. */
  due(until: number): readonly ModelTask[] {
    return this.tasks.filter(
      (task) =>
        isPolled(task) &&
        task.poll !== null &&
        task.poll <= this.now &&
        (task.owner === null || (task.claim_until ?? 0) <= this.now || (task.claim_until ?? 0) > 2 * until - this.now),
    );
  }
}

function isPolled({ state }: ModelTask): boolean {
  return state === 'running' || state === 'unknown' || state === 'review';
}
