/** The first phase of a creation: stores the idempotency key, the hold and the task before the upstream is called. Raises `open`. */

import type { SpendLeases } from '../../../billing/metering/spend-leases.ts';
import type { TaskQuote } from '../../../billing/pricing/task-quote.ts';
import type {
  CallerRefused,
  HoldLimits,
  HoldRefusal,
  IdempotencyKey,
  NewTask,
  OpenResult,
  OutOfTurn,
  RepeatedRequest,
} from '../../../ledger/store/store.ts';
import { failpoint } from '../../../lib/failpoint.ts';
import { timeOrderedId } from '../../../lib/text/random-id.ts';
import type { AnswerFactPlan, TaskKindPlan, UpstreamPlan } from '../../../plan/index.ts';
import type { UpstreamRequest } from '../../../upstream/client/client.ts';
import type { TaskServices } from '../task-services.ts';
import { dispatchDeadline_ms } from './dispatch-deadline.ts';
import { newUpstreamKey, storedRequest, type UpstreamKey, withKey } from './upstream-key.ts';

export interface CreateServices extends TaskServices {
  readonly leases: Pick<SpendLeases, 'retryAfterReclaim'>;
  readonly random: (bytes: number) => Uint8Array;
}

/** A checked and priced creation. */
export interface Creation {
  readonly account: string;
  /** The id of the API key, not the key. */
  readonly key: string;
  /** Of the secret that the caller sent, in lower-case hex; undefined: it is not checked again. */
  readonly secret_sha256?: string | undefined;
  /** The id of the caller's request, as in the log. */
  readonly request_id: string;
  readonly route: string;
  readonly model: string;
  /** The path parameters that the path of the task has at an upstream, where the model may have a name of its own. */
  readonly paramsAt?: ((upstream: UpstreamPlan) => Readonly<Record<string, string>> | undefined) | undefined;
  readonly kind: TaskKindPlan;
  readonly quote: TaskQuote;
  /** Facts that the billing rule reads from the answer. */
  readonly answer_facts?: readonly AnswerFactPlan[] | undefined;
  readonly request: UpstreamRequest;
  /** The caller's idempotency key, if it sent one. */
  readonly idempotency: IdempotencyKey | undefined;
  readonly limits?: HoldLimits | undefined;
}

/** A creation whose task and hold are durable. */
export interface HeldCreation {
  readonly task: string;
  readonly kind: TaskKindPlan;
  /** The request to send, with the gateway's own idempotency key if the upstream honours one. */
  readonly request: UpstreamRequest;
  /** That key. Every target gets the same one. */
  readonly key: UpstreamKey | undefined;
  readonly paramsAt: Creation['paramsAt'];
  readonly answer_facts: Creation['answer_facts'];
  readonly hasIdempotency: boolean;
  readonly opened_at_ms: number;
  /** Stores the task again, which the store has lost. @param request the one that was sent last. */
  reopen(request: UpstreamRequest): Promise<OpenResult>;
}

/** The result of T1. */
export type OpenCreationResult =
  | { readonly outcome: 'held'; readonly held: HeldCreation }
  /** The caller's idempotency key was used before. */
  | { readonly outcome: 'repeated'; readonly earlier: RepeatedRequest }
  | { readonly outcome: 'refused'; readonly refusal: HoldRefusal }
  /** The key or the account has ended since the request was admitted. */
  | { readonly outcome: 'caller_refused'; readonly why: CallerRefused };

/**
 * T1: stores the idempotency key, the hold and the task in state dispatching, in one transaction.
 *
 * @returns results other than `held` have changed nothing.
 * @throws StoreBusyError.
 */
export async function openCreation(creation: Creation, services: CreateServices): Promise<OpenCreationResult> {
  const { account, key, kind, quote, idempotency, limits, paramsAt, answer_facts } = creation;
  const { store, leases, metrics, now } = services;
  const task = timeOrderedId('task', services);
  const upstreamKey = newUpstreamKey(kind, services);
  const request = withKey(creation.request, upstreamKey);
  const stored = upstreamKey && storedRequest(request);
  let opened_at_ms = 0;
  const open = (turn: string | undefined, sent = request, secret_sha256?: string) => {
    opened_at_ms = now();
    const opening = { secret_sha256, idempotency, request: stored, limits, turn, price: quote.version };
    return store.openTask(newTask(task, { ...creation, request: sent }, opened_at_ms, services), opening);
  };
  const first = (turn: string | undefined) => open(turn, request, creation.secret_sha256);
  const opened = await leases.retryAfterReclaim(account, quote.hold_nano, first, limits?.spend);
  if (!opened.ok) return notOpened(opened);
  failpoint('hold_durable');
  const hasIdempotency = idempotency !== undefined;
  const reopen = (sent: UpstreamRequest) => open(undefined, sent);
  const held = { task, kind, request, key: upstreamKey, paramsAt, answer_facts, hasIdempotency, opened_at_ms, reopen };
  return { outcome: 'held', held };

  function notOpened(result: Exclude<OpenResult, { ok: true } | OutOfTurn>): OpenCreationResult {
    switch (result.reason) {
      case 'answered':
      case 'in_flight':
      case 'other_request':
        return { outcome: 'repeated', earlier: result };
      case 'spend_limit':
      case 'task_limit':
        metrics.creations.inc({ outcome: 'limited' });
        return { outcome: 'refused', refusal: result };
      case 'insufficient_funds':
        metrics.creations.inc({ outcome: 'no_money' });
        return { outcome: 'refused', refusal: result };
      case 'caller_refused':
        return { outcome: 'caller_refused', why: result.why };
      case 'unknown_account':
        throw new Error(`key ${key} belongs to no account`);
    }
  }
}

function newTask(
  id: string,
  { account, key, route, model, paramsAt, kind, quote, request, request_id }: Creation,
  opened_at_ms: number,
  { plan }: CreateServices,
): NewTask {
  const { upstream, target } = request;
  const { notes: _, content: __, version, ...priced } = quote;
  return {
    ...priced,
    price_sha256: version.sha256,
    id,
    request_id,
    account,
    key,
    upstream: upstream.name,
    target: target.name,
    kind: kind.name,
    route,
    model,
    params: paramsAt?.(upstream),
    dispatch_deadline_ms: opened_at_ms + dispatchDeadline_ms(upstream, plan),
    deadline_at_ms: opened_at_ms + kind.deadline_ms,
  };
}
