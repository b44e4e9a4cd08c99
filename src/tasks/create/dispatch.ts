/** The second phase of a creation: sends the request once and classifies the result. Raises no event. */
import { failpoint } from '../../failpoint.ts';
import { type Answer, collect } from '../../upstream/collect.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import type { TaskServices } from '../services.ts';
import { type Created, provesNothingMade, readCreation } from './creation-answer.ts';
import type { HeldCreation } from './open.ts';

/** The result of sending a creation. */
export type Dispatched =
  /** Certainly not sent. Without a failure: the process was suspended after the hold, and did not start to send. */
  | { readonly outcome: 'unsent'; readonly why: string; readonly failure?: UpstreamFailure }
  /** The answer proves that the upstream made nothing. */
  | { readonly outcome: 'refused'; readonly answer: Answer }
  | { readonly outcome: 'created'; readonly created: Created; readonly answer: Answer }
  /** Sent, but no answer, or an answer without a task id: the upstream may have made a task, and may bill it. */
  | { readonly outcome: 'unknown'; readonly why: string; readonly failure: UpstreamFailure }
  | { readonly outcome: 'unknown'; readonly why: string; readonly answer: Answer };

/**
 * Sends the request and classifies the result. Stores nothing, and never sends twice.
 *
 * A process that was suspended after T1 may continue after other processes have decided that its task was never sent. The job
 * would then be charged to no account, so a stale request is not sent.
 */
export async function dispatchCreation(held: HeldCreation, services: TaskServices): Promise<Dispatched> {
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
