/**
 * Ends a task that is unknown or in review by an operator's decision: a capture of stated units, or a release.
 * Raises `operator_capture`, `operator_release`.
 */
import { captureOf } from '../../billing/pricing/task-charge.ts';
import { taskCost } from '../../billing/pricing/vendor-cost.ts';
import type { Actor, OperatorStore, Settlement, SettleResult, Task, TaskStore } from '../../ledger/store/store.ts';
import type { Nano } from '../../lib/money/amount.ts';
import type { UnitsByClass } from '../../lib/money/class-units.ts';
import type { Plan } from '../../plan/index.ts';

/** The result of an operator's decision. */
export type Resolved =
  | { readonly outcome: 'resolved'; readonly result: Extract<SettleResult, { readonly outcome: 'settled' }> }
  /** A gateway has a claim on the task: its poll may send the creation again. */
  | { readonly outcome: 'claimed' }
  | { readonly outcome: 'not_open'; readonly task: Task };

/**
 * Settles the task.
 *
 * @param units the units to capture, in the unit that the task's price counts; undefined releases the hold.
 * @param plan tells what they cost; undefined: not known.
 */
export async function resolveTask(
  task: Task,
  units: UnitsByClass | undefined,
  store: TaskStore & OperatorStore,
  actor: Actor,
  plan: () => Plan | undefined,
): Promise<Resolved> {
  const result = await store.resolveTask(task.id, settlementOf(task, units, plan), actor);
  if (result?.outcome === 'settled') return { outcome: 'resolved', result };
  const found = result?.task ?? task;
  return found.state === 'unknown' ? { outcome: 'claimed' } : { outcome: 'not_open', task: found };
}

/** What the decision would charge, without a change of the store. */
export function tryToResolve(
  task: Task,
  units: UnitsByClass | undefined,
): { readonly amount_nano: Nano; readonly overage_nano: Nano } {
  const settlement = settlementOf(task, units, () => undefined);
  const amount_nano = settlement.outcome === 'capture' ? settlement.amount_nano : 0n;
  return { amount_nano, overage_nano: amount_nano > task.hold_nano ? amount_nano - task.hold_nano : 0n };
}

/** The upstream's last status and record stay as they are. */
function settlementOf(task: Task, units: UnitsByClass | undefined, plan: () => Plan | undefined): Settlement {
  const { status, record } = task;
  if (units === undefined) return { outcome: 'release', reason: 'released by the operator', status, record };
  const cost = taskCost(plan()?.models.get(task.model), task, units) ?? undefined;
  return { ...captureOf(task, units, { status, record, note: ', captured by the operator' }), cost };
}
