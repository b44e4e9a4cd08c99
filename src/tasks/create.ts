/**
 * Creates a task in three phases, each called once: open holds the money, dispatch sends the request, record stores the result.
 * The hold is durable before the upstream is called, and the upstream's id is durable before the caller is answered.
 */
import type { Quote } from '../billing/quote.ts';
import { failpoint } from '../failpoint.ts';
import { timeOrderedId } from '../lang/random-id.ts';
import type { LeaseBook } from '../metering/lease-book.ts';
import type { TaskKindPlan } from '../plan.ts';
import type { IdempotencyClaim, NewTask, OpenResult, RepeatedClaim, StoredAnswer, Wallet } from '../store/store.ts';
import type { UpstreamRequest } from '../upstream/client.ts';
import { type Answer, collect } from '../upstream/collect.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { type Created, provesNothingMade, readCreation, refusals } from './creation-answer.ts';
import { dispatchDeadline_ms } from './dispatch-deadline.ts';
import { poll_interval_ms, reportReview, type SettleServices } from './poll.ts';
import { no_means } from './recover.ts';
import { withUpstreamKey } from './upstream-key.ts';

export interface CreateServices extends SettleServices {
  readonly leases: Pick<LeaseBook, 'afford'>;
  readonly random: (bytes: number) => Uint8Array;
}

/** A creation that has been checked and priced. */
export interface Creation {
  readonly account: string;
  /** The id of the API key, not the key. */
  readonly key: string;
  /** The route's name. */
  readonly route: string;
  readonly model: string;
  readonly kind: TaskKindPlan;
  readonly quote: Quote;
  readonly request: UpstreamRequest;
  /** The caller's idempotency key, where it sent one. */
  readonly idempotency: IdempotencyClaim | undefined;
}

/** A creation whose task and hold are durable. */
export interface HeldCreation {
  readonly task: string;
  readonly kind: TaskKindPlan;
  /** As it is sent: with the gateway's own key, where the upstream takes one. */
  readonly request: UpstreamRequest;
  readonly hasIdempotency: boolean;
  readonly opened_at_ms: number;
}

export type Opened =
  | { readonly outcome: 'held'; readonly held: HeldCreation }
  /** The caller's idempotency key was used before. */
  | { readonly outcome: 'repeated'; readonly earlier: RepeatedClaim }
  | { readonly outcome: 'insufficient_funds'; readonly wallet: Wallet };

/** What is known of a creation once it was dispatched. */
export type Dispatched =
  /** Surely not sent. No failure: the process was held up after the hold, and did not begin to send. */
  | { readonly outcome: 'unsent'; readonly why: string; readonly failure?: UpstreamFailure }
  /** The answer proves that the upstream made nothing. */
  | { readonly outcome: 'refused'; readonly answer: Answer }
  | { readonly outcome: 'created'; readonly created: Created; readonly answer: Answer }
  /** Sent, without an answer or with one that names no task: the upstream may have made one, and may bill it. */
  | { readonly outcome: 'unknown'; readonly why: string; readonly failure: UpstreamFailure }
  | { readonly outcome: 'unknown'; readonly why: string; readonly answer: Answer };

/** started: running. refused, unsent: failed, and the hold is released. unknown: the hold stays. */
export type Recorded = 'started' | 'refused' | 'unsent' | 'unknown';

/**
 * T1: stores the idempotency key, the hold and the task in state dispatching, in one transaction.
 *
 * @returns refused outcomes have changed nothing.
 * @throws StoreBusyError.
 */
export async function openCreation(creation: Creation, services: CreateServices): Promise<Opened> {
  const { account, key, kind, quote, idempotency } = creation;
  const { store, leases, metrics, now } = services;
  const task = timeOrderedId('task', services);
  const { request, stored } = withUpstreamKey(kind, creation.request, services);
  let opened_at_ms = 0;
  const opened = await leases.afford(account, quote.hold_nano, () => {
    opened_at_ms = now();
    return store.openTask(newTask(task, creation, opened_at_ms, services), { claim: idempotency, request: stored });
  });
  if (!opened.ok) return notOpened(opened);
  failpoint('hold_durable');
  const hasIdempotency = idempotency !== undefined;
  return { outcome: 'held', held: { task, kind, request, hasIdempotency, opened_at_ms } };

  function notOpened(result: Exclude<OpenResult, { ok: true }>): Opened {
    switch (result.reason) {
      case 'answered':
      case 'in_flight':
      case 'other_request':
        return { outcome: 'repeated', earlier: result };
      case 'insufficient_funds':
        metrics.creations.inc({ outcome: 'no_money' });
        return { outcome: 'insufficient_funds', wallet: result.wallet };
      case 'unknown_account':
        throw new Error(`key ${key} belongs to no account`);
    }
  }
}

function newTask(
  id: string,
  { account, key, route, model, kind, quote, request }: Creation,
  opened_at_ms: number,
  { plan }: CreateServices,
): NewTask {
  const { upstream } = request;
  return {
    ...quote,
    id,
    account,
    key,
    upstream: upstream.name,
    kind: kind.name,
    route,
    model,
    lease_until_ms: opened_at_ms + dispatchDeadline_ms(upstream, plan),
    deadline_at_ms: opened_at_ms + kind.deadline_ms,
  };
}

/**
 * Sends the request and judges what became of it. Stores nothing, and never sends twice.
 *
 * A process that was stopped after T1 (a suspended machine, a disk that hung) may go on when others have long decided that its
 * task was never sent. Sent then, it would be made and charged to nobody, so it is not sent any more.
 */
export async function dispatchCreation(held: HeldCreation, services: SettleServices): Promise<Dispatched> {
  const { plan, upstreams, now } = services;
  const isStale = () => now() - held.opened_at_ms > plan.settle.lease_ms;
  if (isStale()) return { outcome: 'unsent', why: 'never sent' };
  let answer: Answer;
  try {
    answer = await collect(upstreams, held.request, isStale);
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure;
    const why = failure.message;
    return failure.sent ? { outcome: 'unknown', why, failure } : { outcome: 'unsent', why, failure };
  }
  failpoint('upstream_answered');
  if (provesNothingMade(held.kind, answer)) return { outcome: 'refused', answer };
  const created = readCreation(held.kind, answer);
  if (created !== undefined) return { outcome: 'created', created, answer };
  return { outcome: 'unknown', why: `the upstream answered ${answer.statusCode} without a task id`, answer };
}

/**
 * Stores what dispatch found: T2 with the upstream's id, the release of the hold, or an unknown outcome. An answer that would be
 * the same again is kept for a caller who repeats the request with its key; any other refusal frees the key.
 */
export async function recordCreation(
  held: HeldCreation,
  dispatched: Dispatched,
  services: SettleServices,
): Promise<Recorded> {
  const recorded = await storeOutcome(held, dispatched, services);
  if ('answer' in dispatched) failpoint('task_started');
  return recorded;
}

function storeOutcome(held: HeldCreation, dispatched: Dispatched, services: SettleServices): Promise<Recorded> {
  switch (dispatched.outcome) {
    case 'unsent':
      return release(held, dispatched, dispatched.why, services);
    case 'refused': {
      const { answer } = dispatched;
      const kept = refusals.has(answer.statusCode) ? storedAnswer(held, answer) : undefined;
      const why = `the upstream refused it with ${answer.statusCode}`;
      return release(held, dispatched, why, services, kept);
    }
    case 'created':
      return start(held, dispatched.created, storedAnswer(held, dispatched.answer), services);
    case 'unknown':
      return markUnknown(held, dispatched.why, services);
  }
}

function storedAnswer(
  { hasIdempotency }: HeldCreation,
  { statusCode, headers, body }: Answer,
): StoredAnswer | undefined {
  return hasIdempotency ? { status: statusCode, headers, body } : undefined;
}

async function release(
  { task }: HeldCreation,
  { outcome }: { readonly outcome: 'unsent' | 'refused' },
  reason: string,
  { store, metrics }: SettleServices,
  answer?: StoredAnswer,
): Promise<Recorded> {
  metrics.creations.inc({ outcome });
  await store.settleTask(task, { outcome: 'release', reason, status: null, record: null }, answer);
  return outcome;
}

async function start(
  held: HeldCreation,
  { id, status }: Created,
  answer: StoredAnswer | undefined,
  services: SettleServices,
): Promise<Recorded> {
  const { store, metrics, now } = services;
  const seen = { status, record: null, next_poll_at_ms: now() + poll_interval_ms };
  if (!(await store.startTask(held.task, id, seen, answer)))
    return markUnknown(held, `the upstream gave out the id ${id} twice`, services);
  metrics.creations.inc({ outcome: 'started' });
  return 'started';
}

async function markUnknown({ task, kind }: HeldCreation, why: string, services: SettleServices): Promise<Recorded> {
  const { store, log, metrics, now } = services;
  metrics.creations.inc({ outcome: 'unknown' });
  log.warn({ task, why }, 'the outcome of a creation is unknown; its hold stays');
  if (kind.unknown !== undefined) {
    await store.markUnknown(task, why, now() + poll_interval_ms);
    return 'unknown';
  }
  const reason = `${why}; ${no_means}`;
  if (await store.markReview(task, reason)) reportReview(task, reason, services);
  return 'unknown';
}
