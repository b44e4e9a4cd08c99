/** Cancels a task of the caller, or deletes the record of a task that has ended. */
import type { CancelRoute } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { cancelTask } from '../../tasks/cancel.ts';
import { passOn } from '../answer.ts';
import type { Known, Services } from '../exchange.ts';
import { recordRequest, requireOwnTask } from './poll-task.ts';

/** @throws Refusal conflict if it is not known whether the task has ended or what it costs. Then nothing is deleted. */
export async function cancelOwnTask(
  exchange: Known<'principal'>,
  route: CancelRoute,
  services: Services,
): Promise<void> {
  const known = await requireOwnTask(exchange, route.kinds, route.id, services);
  const cancelled = await cancelTask(known, route, recordRequest(exchange, route), services);
  switch (cancelled.outcome) {
    case 'answered':
      passOn(exchange, cancelled.answer);
      return;
    case 'in_review':
      throw new Refusal(
        'conflict',
        'the cost of this task is in review; its record cannot be deleted until that has ended',
      );
    case 'unclear':
      throw new Refusal('conflict', 'the upstream did not report whether the task has ended; try again later');
  }
}
