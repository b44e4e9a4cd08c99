/** The second phase of a creation: sends the request once and classifies the result. Raises `redirect`. */

import { withTimeout } from '../../../ledger/store/patience.ts';
import { failpoint } from '../../../lib/failpoint.ts';
import type { UpstreamRequest } from '../../../upstream/client/client.ts';
import { type Answer, collect } from '../../../upstream/client/collect.ts';
import { UpstreamFailure } from '../../../upstream/client/failure.ts';
import { headerIn } from '../../../upstream/client/headers.ts';
import { reportUpstreamFailure } from '../../metrics/metrics.ts';
import type { TaskServices } from '../task-services.ts';
import { type CreatedTask, provesNothingMade, readCreation } from './creation-answer.ts';
import { dispatchDeadline_ms } from './dispatch-deadline.ts';
import type { HeldCreation } from './open-task.ts';
import { withKey } from './upstream-key.ts';

export type DispatchResult =
  /** Certainly not sent. No failure: the process was suspended after the hold, and did not start to send. */
  | { readonly outcome: 'unsent'; readonly why: string; readonly failure?: UpstreamFailure }
  /** The answer proves that the upstream made nothing. */
  | { readonly outcome: 'refused'; readonly answer: Answer }
  | { readonly outcome: 'created'; readonly created: CreatedTask; readonly answer: Answer }
  /** Sent, but no answer, or an answer without a task id: the upstream may have made a task, and may bill it. */
  | { readonly outcome: 'unknown'; readonly why: string; readonly failure: UpstreamFailure }
  | { readonly outcome: 'unknown'; readonly why: string; readonly answer: Answer };

/** The result, and the request to the last target. */
export type SentCreation = DispatchResult & { readonly request: UpstreamRequest };

/**
 * Sends the request and classifies the result. With several targets, a request that surely made nothing goes to the next target. The
 * next target is stored first, so that after a crash the task is looked for where it may be. No target gets the request twice, and none
 * gets it after a target that may have accepted it.
 */
export async function dispatchCreation(held: HeldCreation, services: TaskServices): Promise<SentCreation> {
  for (let { request, opened_at_ms } = held; ; ) {
    const dispatched = await send(held, request, opened_at_ms, services);
    const next = nextRequest(dispatched, request, held);
    if (next === undefined) return { ...dispatched, request };
    if ('failure' in dispatched && dispatched.failure !== undefined)
      reportUpstreamFailure(dispatched.failure, { task: held.task }, services);
    opened_at_ms = services.now();
    if (!(await redirect(held, next, opened_at_ms, services))) return { ...dispatched, request };
    failpoint('target_durable');
    request = next;
  }
}

/**
 * Sends the request to one target and classifies the result. Stores nothing, and never sends twice.
 *
 * A process that was suspended after T1 may continue after other processes have decided that its task was never sent. The job
 * would then be charged to no account, so a stale request is not sent.
 */
async function send(
  { kind }: HeldCreation,
  request: UpstreamRequest,
  opened_at_ms: number,
  { plan, upstreams, now }: TaskServices,
): Promise<DispatchResult> {
  const isStale = () => now() - opened_at_ms > plan.settle.lease_ms;
  if (isStale()) return { outcome: 'unsent', why: 'never sent' };
  let answer: Answer;
  try {
    answer = await collect(upstreams, request, { isStale });
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure;
    const why = failure.message;
    return failure.sent ? { outcome: 'unknown', why, failure } : { outcome: 'unsent', why, failure };
  }
  failpoint('upstream_answered');
  if (provesNothingMade(kind, answer)) return { outcome: 'refused', answer };
  const created = readCreation(kind, answer);
  if (created !== undefined) return { outcome: 'created', created, answer };
  return { outcome: 'unknown', why: `the upstream answered ${answer.statusCode} without a task id`, answer };
}

/** Records what the result shows of its target. @returns the request to the next one, if the request may and can go there. */
function nextRequest(
  dispatched: DispatchResult,
  { attempts }: UpstreamRequest,
  { key }: HeldCreation,
): UpstreamRequest | undefined {
  if (attempts === undefined) return undefined;
  let next: UpstreamRequest | undefined;
  if ('answer' in dispatched) {
    const { statusCode, headers } = dispatched.answer;
    attempts.answered(statusCode, headerIn(headers, 'retry-after'));
    if (dispatched.outcome === 'refused') next = attempts.afterAnswer(statusCode);
  } else if (dispatched.failure !== undefined) {
    attempts.failed(dispatched.failure);
    if (dispatched.outcome === 'unsent') next = attempts.afterFailure(dispatched.failure);
  }
  return next && withKey(next, key);
}

/** Stores the next target durably. @returns false if the task is no longer this process's to send. */
async function redirect(
  { task, paramsAt }: HeldCreation,
  { upstream, target }: UpstreamRequest,
  at_ms: number,
  { plan, store, log }: TaskServices,
): Promise<boolean> {
  const dispatch_deadline_ms = at_ms + dispatchDeadline_ms(upstream, plan);
  const to = { upstream: upstream.name, target: target.name, params: paramsAt?.(upstream), dispatch_deadline_ms };
  try {
    return await withTimeout(store.redirectTask(task, to), { log });
  } catch (error) {
    log.warn({ task, err: error }, 'the next target of a creation could not be stored, so it is not sent there');
    return false;
  }
}
