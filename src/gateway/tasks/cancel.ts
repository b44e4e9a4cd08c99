/**
 * Cancels a caller's queued task, or deletes the record of an ended one; the upstream decides which. The record of an ended task is
 * the only proof of its cost, so the task is settled before the upstream may delete the record.
 * Raises `hide`, `review`, and the events of a poll.
 */

import { withTimeout } from '../../ledger/store/patience.ts';
import { TERMINAL_STATES } from '../../ledger/store/store.ts';
import { isSuccessful } from '../../lib/net/status.ts';
import type { CancelRoute } from '../../plan/index.ts';
import { type Answer, collect } from '../../upstream/client/collect.ts';
import { UpstreamFailure } from '../../upstream/client/failure.ts';
import { sendToReview } from './changes.ts';
import { cancelCall, type KnownTask, type RecordRequest } from './known-task.ts';
import { pollTask } from './poll.ts';
import type { TaskServices } from './task-services.ts';

export type CancelResult =
  /** The answer to the deletion. If the poll before it was an error, the answer to that poll, and nothing was deleted. */
  | { readonly outcome: 'answered'; readonly answer: Answer }
  /** An operator must decide its charge first. Nothing was deleted. */
  | { readonly outcome: 'in_review' }
  /** The upstream's answer does not show whether the task has ended. Nothing was deleted. */
  | { readonly outcome: 'unclear' };

/** Polls the task, then cancels or deletes it upstream as its kind says, or else by the method of the route. @throws UpstreamFailure if a request gets no answer. */
export async function cancelTask(
  known: KnownTask,
  route: Pick<CancelRoute, 'method' | 'suffix'>,
  request: RecordRequest,
  services: TaskServices,
): Promise<CancelResult> {
  const before = await settleFirst(known, request, services);
  if (typeof before !== 'string') return before;
  const { method, path } = cancelCall(known, route);
  const answer = await collect(services.upstreams, request(known, method, path));
  if (isSuccessful(answer.statusCode)) {
    if (before === 'running') await pollAfter(known, request, services);
    else if (method === 'DELETE') await withTimeout(services.store.hideTask(known.task.id), services);
  }
  return { outcome: 'answered', answer };
}

/** Polls the task. Returns `settled` or `running`, or why it cannot be deleted. */
async function settleFirst(
  known: KnownTask,
  request: RecordRequest,
  services: TaskServices,
): Promise<'settled' | 'running' | CancelResult> {
  if (TERMINAL_STATES.includes(known.task.state)) return 'settled';
  const { answer, outcome } = await pollTask(known, request(known, 'GET'), services);
  if (outcome === 'settled' || outcome === 'running') return outcome;
  if (outcome === 'reviewed') return { outcome: 'in_review' };
  return answer.statusCode >= 400 ? { outcome: 'answered', answer } : { outcome: 'unclear' };
}

/** Releases the task if its record shows that it was cancelled. Otherwise the settler polls it later. */
async function pollAfter(known: KnownTask, request: RecordRequest, services: TaskServices): Promise<void> {
  let statusCode: number;
  try {
    ({ statusCode } = (await pollTask(known, request(known, 'GET'), services)).answer);
  } catch (error) {
    if (error instanceof UpstreamFailure) return;
    throw error;
  }
  if (statusCode !== 404 && statusCode !== 410) return;
  // The task ended between the two polls, and the deletion removed its record: only an operator can find out its cost.
  const why = 'deleted upstream before its end was seen';
  await withTimeout(sendToReview(known.task.id, why, undefined, services), services);
}
