/** The second phase of a creation: sends the request once, and judges what came back. Raises no event. */
import { failpoint } from '../../failpoint.ts';
import { type Answer, collect } from '../../upstream/collect.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import type { TaskServices } from '../services.ts';
import { type Created, provesNothingMade, readCreation } from './creation-answer.ts';
import type { HeldCreation } from './open.ts';

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

/**
 * Sends the request and judges what became of it. Stores nothing, and never sends twice.
 *
 * A process that was stopped after T1 (a suspended machine, a disk that hung) may go on when others have long decided that its
 * task was never sent. Sent then, it would be made and charged to nobody, so it is not sent any more.
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
