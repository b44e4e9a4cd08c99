/** The model of a store's money in memory, in plain TypeScript. Every engine is compared with it. */
import type { EntryKind, IdempotencyKey, NewTask, StoredAnswer, TaskState } from '../../../src/store/store.ts';

export interface ModelEntry {
  readonly kind: EntryKind;
  readonly amount: bigint;
  readonly posted: bigint;
  readonly held: bigint;
  /** The hold by the model's own name for it: the task's id, `lease N`, or `late`. */
  readonly hold: string | null;
  readonly task: string | null;
  readonly reference: string | null;
  readonly at: number;
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

export interface ModelLease {
  readonly name: string;
  readonly account: string;
  readonly amount: bigint;
  /** As the store answered it. */
  readonly hold_id: bigint;
  until: number;
  open: boolean;
  /** Another gateway asked for what it can spare. */
  wanted: boolean;
  readonly rows: bigint[];
}

interface ModelIdempotency {
  readonly task: string;
  readonly hash: Uint8Array;
  readonly made: number;
  answer: StoredAnswer | undefined;
}

export type Opened =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'in_flight' | 'other_request' | 'insufficient_funds' }
  | { readonly ok: false; readonly reason: 'answered'; readonly answer: StoredAnswer };

const terminal: readonly TaskState[] = ['succeeded', 'failed'];

export class LedgerModel {
  now = 1_000_000;
  readonly entries = new Map<string, ModelEntry[]>();
  readonly tasks: ModelTask[] = [];
  readonly leases: ModelLease[] = [];
  readonly lateRows = new Map<string, bigint[]>();
  readonly #idempotency = new Map<string, ModelIdempotency>();

  constructor(accounts: readonly string[]) {
    for (const account of accounts) this.entries.set(account, []);
  }

  entriesOf(account: string): ModelEntry[] {
    const found = this.entries.get(account);
    if (found === undefined) throw new Error(`the model has no account ${account}`);
    return found;
  }

  wallet(account: string): { posted: bigint; held: bigint } {
    const entries = this.entriesOf(account);
    return { posted: sum(entries.map(({ posted }) => posted)), held: sum(entries.map(({ held }) => held)) };
  }

  topup(
    account: string,
    amount: bigint,
    reference: string | null,
  ): 'added' | 'repeated' | { readonly conflict: bigint } {
    const earlier =
      reference === null ? undefined : this.entriesOf(account).find((entry) => entry.reference === reference);
    if (earlier !== undefined) return earlier.amount === amount ? 'repeated' : { conflict: earlier.amount };
    this.#post(account, { kind: 'topup', amount, posted: amount, held: 0n, hold: null, task: null, reference });
    return 'added';
  }

  openTask(task: NewTask, idempotency: IdempotencyKey | undefined): Opened {
    const repeated = idempotency && this.#findIdempotent(task.account, idempotency);
    if (repeated !== undefined) return repeated;
    if (!this.#hold(task.account, task.hold_nano, task.id, task.id)) return { ok: false, reason: 'insufficient_funds' };
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
    if (idempotency !== undefined) {
      const made = { task: task.id, hash: idempotency.request_sha256, made: this.now, answer: undefined };
      this.#idempotency.set(`${task.account} ${idempotency.key}`, made);
    }
    return { ok: true };
  }

  #findIdempotent(account: string, idempotency: IdempotencyKey): Opened | undefined {
    const name = `${account} ${idempotency.key}`;
    const found = this.#idempotency.get(name);
    if (found === undefined) return undefined;
    if (found.made <= this.now - idempotency.keep_ms) {
      this.#idempotency.delete(name);
      return undefined;
    }
    if (Buffer.compare(found.hash, idempotency.request_sha256) !== 0) return { ok: false, reason: 'other_request' };
    if (found.answer === undefined) return { ok: false, reason: 'in_flight' };
    return { ok: false, reason: 'answered', answer: found.answer };
  }

  forgetIdempotency(before: number): number {
    const old = [...this.#idempotency].filter(([, { made }]) => made <= before);
    for (const [name] of old) this.#idempotency.delete(name);
    return old.length;
  }

  startTask(task: ModelTask, upstream_id: string, poll: number | null, answer: StoredAnswer | undefined): boolean {
    if (!['dispatching', 'unknown', 'review'].includes(task.state) || task.upstream_id !== null) return false;
    if (this.tasks.some((other) => other.upstream_id === upstream_id)) return false;
    Object.assign(task, { state: 'running', upstream_id, poll, owner: null, claim_until: null });
    if (answer !== undefined) this.#answer(task, answer);
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
    const { posted, held } = this.wallet(task.account);
    if (amount !== undefined && amount > task.hold) {
      if (amount - task.hold > posted - held + overdraft) {
        Object.assign(task, { state: 'review', poll: null, owner: null, claim_until: null });
        return undefined;
      }
    }
    const overage = this.#resolve(task.account, task.id, task.id, task.hold, amount);
    const state = amount === undefined ? 'failed' : 'succeeded';
    Object.assign(task, { state, charged: amount ?? 0n, poll: null, owner: null, claim_until: null });
    if (answer !== undefined) this.#answer(task, answer);
    else if (task.upstream_id === null) this.#dropIdempotency(task);
    return overage;
  }

  observe(task: ModelTask, poll: number | null): void {
    if (task.state !== 'running' && task.state !== 'review') return;
    if (task.upstream_id === null) return;
    const state = task.state === 'review' && task.deadline <= this.now ? 'review' : 'running';
    Object.assign(task, { state, poll, owner: null, claim_until: null });
  }

  postpone(task: ModelTask, poll: number | null): void {
    if (isPolled(task)) Object.assign(task, { poll, owner: null, claim_until: null });
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

  /** @param isAsked whether their upstream is one of those that are still asked. */
  reviewOverdue(isAsked: boolean): readonly string[] {
    const overdue = this.tasks.filter(
      ({ state, deadline, poll }) =>
        (state === 'running' || state === 'unknown') && deadline <= this.now && (poll === null || !isAsked),
    );
    for (const task of overdue) this.markReview(task, task.poll);
    return overdue.map(({ id }) => id);
  }

  /** What was planned further ahead than anything is planned, which the clock's being set back explains. */
  pullForward(latest: number): void {
    for (const task of this.tasks) {
      const rare = task.state === 'review' ? this.now + 10 * (latest - this.now) : latest;
      if (task.poll !== null && task.poll > latest && task.poll > rare) task.poll = this.now;
    }
  }

  /** Those that any owner could claim now, until then. */
  due(until: number): readonly ModelTask[] {
    return this.tasks.filter(
      (task) =>
        isPolled(task) &&
        task.poll !== null &&
        task.poll <= this.now &&
        (task.owner === null || (task.claim_until ?? 0) <= this.now || (task.claim_until ?? 0) > 2 * until - this.now),
    );
  }

  /** False when too little is available. The store names the hold. */
  openLease(account: string, amount: bigint, until: number, hold_id: bigint | undefined): boolean {
    const name = `lease ${this.leases.length}`;
    if (!this.#hold(account, amount, name, null)) return false;
    this.leases.push({ name, account, amount, until, hold_id: hold_id ?? -1n, open: true, wanted: false, rows: [] });
    return true;
  }

  use(lease: ModelLease, amount: bigint, overdraft: bigint): void {
    if (lease.open) {
      lease.rows.push(amount);
      return;
    }
    const { account } = lease;
    this.#post(account, { kind: 'hold', amount: 0n, posted: 0n, held: 0n, hold: 'late', task: null, reference: null });
    this.#resolve(account, 'late', null, 0n, this.#payable(account, 0n, amount, overdraft));
    this.lateRows.set(account, [...(this.lateRows.get(account) ?? []), amount]);
  }

  /** Answers which of them are open. */
  renew(leases: readonly ModelLease[], until: number): readonly bigint[] {
    const open = leases.filter((lease) => lease.open);
    for (const lease of open) lease.until = until;
    return open.map(({ hold_id }) => hold_id);
  }

  /** Answers what was charged beyond the hold, and what was waived; undefined when it was closed before. */
  closeLease(lease: ModelLease, overdraft: bigint): { overage_nano: bigint; waived_nano: bigint } | undefined {
    if (!lease.open) return undefined;
    lease.open = false;
    lease.wanted = false;
    const cost = sum(lease.rows);
    const paid = this.#payable(lease.account, lease.amount, cost, overdraft);
    const charge = lease.rows.length === 0 ? undefined : paid;
    const overage_nano = this.#resolve(lease.account, lease.name, null, lease.amount, charge);
    return { overage_nano, waived_nano: cost - paid };
  }

  closeLapsed(overdraft: bigint): number {
    const lapsed = this.leases
      .filter(({ open, until }) => open && until <= this.now)
      .sort((a, b) => a.until - b.until || Number(a.hold_id - b.hold_id));
    for (const lease of lapsed) this.closeLease(lease, overdraft);
    return lapsed.length;
  }

  /** Whether a lease of that amount stands in the place of this one now. The store names the hold. */
  splitLease(lease: ModelLease, amount: bigint, hold_id: bigint | undefined): 'split' | 'closed' | 'nothing_to_free' {
    if (!lease.open) return 'closed';
    const { posted, held } = this.wallet(lease.account);
    const freed = lease.amount - sum(lease.rows) - amount;
    if (freed <= 0n || posted - held + freed < 0n) return 'nothing_to_free';
    this.closeLease(lease, 0n);
    this.openLease(lease.account, amount, lease.until, hold_id);
    return 'split';
  }

  /** What of a cost is charged: the hold, and beyond it as far as what is available, and the overdraft, reach. */
  #payable(account: string, hold: bigint, cost: bigint, overdraft: bigint): bigint {
    const { posted, held } = this.wallet(account);
    const reach = posted - held + overdraft;
    const beyond = cost - hold;
    if (beyond <= 0n) return cost;
    return hold + (reach <= 0n ? 0n : beyond < reach ? beyond : reach);
  }

  #hold(account: string, amount: bigint, hold: string, task: string | null): boolean {
    const { posted, held } = this.wallet(account);
    if (posted - held < amount) return false;
    this.#post(account, { kind: 'hold', amount, posted: 0n, held: amount, hold, task, reference: null });
    return true;
  }

  #resolve(account: string, hold: string, task: string | null, size: bigint, charge: bigint | undefined): bigint {
    const about = { hold, task, reference: null };
    if (charge === undefined) {
      this.#post(account, { kind: 'release', ...about, amount: size, posted: 0n, held: -size });
      return 0n;
    }
    const amount = charge < size ? charge : size;
    this.#post(account, { kind: 'capture', ...about, amount, posted: -amount, held: -size });
    const over = charge - amount;
    if (over > 0n) this.#post(account, { kind: 'overage', ...about, amount: over, posted: -over, held: 0n });
    return over;
  }

  #post(account: string, entry: Omit<ModelEntry, 'at'>): void {
    this.entriesOf(account).push({ ...entry, at: this.now });
  }

  #answer(task: ModelTask, answer: StoredAnswer): void {
    for (const idempotency of this.#idempotency.values())
      if (idempotency.task === task.id) idempotency.answer ??= answer;
  }

  #dropIdempotency(task: ModelTask): void {
    for (const [name, idempotency] of this.#idempotency) {
      if (idempotency.task === task.id && idempotency.answer === undefined) this.#idempotency.delete(name);
    }
  }
}

function isPolled({ state }: ModelTask): boolean {
  return state === 'running' || state === 'unknown' || state === 'review';
}

export function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}
