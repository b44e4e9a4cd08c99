/** A caller cancels its own task, or deletes the record of one that has ended. */
import type { CancelRoute } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { cancelTask } from '../../tasks/cancel.ts';
import type { Exchange, Services } from '../exchange.ts';
import { recordRequest, requireOwnTask } from './poll-task.ts';
import { passOn } from './send.ts';

/** @throws Refusal conflict when nobody can tell whether the task has ended, or what it costs: then nothing is deleted. */
export async function cancelOwnTask(exchange: Exchange<CancelRoute>, services: Services): Promise<void> {
  const { kinds, param } = exchange.route;
  const known = await requireOwnTask(exchange, kinds, param, services);
  const cancelled = await cancelTask(known, recordRequest(exchange), services);
  switch (cancelled.outcome) {
    case 'answered':
      passOn(exchange, cancelled.answer);
      return;
    case 'in_review':
      throw new Refusal(
        'conflict',
        'what the task costs is being looked into; its record cannot be deleted until then',
      );
    case 'unclear':
      throw new Refusal('conflict', 'the upstream does not tell whether the task has ended; try again later');
  }
}
