/**
 * The operations on repetitions of a creation, which is sent again with its key to learn its outcome. A repetition is stored before it
 * is sent. So a refusal never releases a hold while another repetition may still be accepted, even if its process has died.
 */
import type { Operation } from '../prefetch.ts';
import type { Repetition, RepetitionRefused, SettleResult } from '../task-rows.ts';
import { stateAfter } from '../task-states.ts';
import { move, taskOf } from '../transition.ts';
import { end, settlementNeeds } from './settlement.ts';

/**
 * Stores, before it is sent, that the creation of an unknown task or one in review is sent again by the owner of its claim. Returns
 * undefined when the outcome is known or the claim is over: then nothing may be sent.
 */
export const sendTaskAgain: Operation<[id: string, owner: string], Repetition | undefined> = {
  needs: (_at_ms, id) => [{ need: 'task', id }],
  execute(set, at_ms, id, owner) {
    const task = set.tasks.get(id);
    if (task === undefined || task.claim_owner !== owner || (task.claim_until_ms ?? 0) <= at_ms) return undefined;
    const { resent_at_ms: earlier_ms } = task;
    // Each repetition has its own time, also when the clock stands still or was set back.
    const resent_at_ms = earlier_ms === null ? at_ms : Math.max(at_ms, earlier_ms + 1);
    const sent = move(set, 'send_again', { ...task, resent_at_ms, updated_at_ms: at_ms });
    return sent && { at_ms: resent_at_ms, earlier_ms };
  },
};

/**
 * Stores that a repetition made nothing, and with `refused` releases the hold if every earlier sending is decided. A later repetition
 * may still be accepted, so nothing changes if there is one.
 */
export const refuseTask: Operation<
  [id: string, repetition: Repetition, refused?: RepetitionRefused | undefined],
  SettleResult | undefined
> = {
  needs: (_at_ms, id) => settlementNeeds(id),
  execute(set, at_ms, id, { at_ms: sent_ms, earlier_ms }, refused) {
    const task = set.tasks.get(id);
    if (task === undefined) return undefined;
    const isLatest = task.resent_at_ms === sent_ms;
    if (!isLatest || stateAfter('refuse', task) === undefined) return { outcome: 'unchanged', task: taskOf(task) };
    const without = { ...task, resent_at_ms: earlier_ms, updated_at_ms: at_ms };
    if (refused !== undefined && sent_ms - (earlier_ms ?? task.created_at_ms) >= refused.decided_after_ms)
      return end({ set, at_ms }, without, 'not_made', refused.settlement, refused.answer);
    return { outcome: 'unchanged', task: taskOf(move(set, 'refuse', without) ?? task) };
  },
};
