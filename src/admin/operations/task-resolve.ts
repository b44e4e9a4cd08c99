/** `task.resolve`: ends a task that the gateway cannot settle. */
import Type from 'typebox';
import { formatNano, parseNano } from '../../lang/amount.ts';
import type { SettleResult } from '../../store/store.ts';
import { resolveTask } from '../../tasks/resolve.ts';
import { accountNames, requireTask } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, Money, object, Reason, Units } from '../schemas.ts';
import { TaskSchema, taskDocument } from '../task-document.ts';
import { readPositive } from '../values.ts';

export const resolveReview = operation({
  name: 'task.resolve',
  method: 'POST',
  path: '/tasks/{id}/resolution',
  role: 'operator',
  summary: 'End a task in review or unknown: charge it, or release its hold',
  input: object({
    id: Id("the task's id, or the upstream's id for it"),
    capture: Type.Optional(Units),
    release: Type.Optional(Type.Literal(true, { description: 'true: charge nothing' })),
    reason: Type.Optional(Reason),
  }),
  output: object({ ...TaskSchema.properties, overage: Type.Optional(Money) }),
  changes: 'other',
  example: { id: 'task_example', release: true },
  async run({ id, capture, release, reason }, { store, actorOf, plan }) {
    if ((capture === undefined) === (release === undefined)) {
      const hint = 'capture charges the task by seconds or tokens; release charges nothing';
      throw new Problem('invalid_value', 'there must be either capture or release', hint);
    }
    const task = await requireTask(store, id);
    const units_nano = capture === undefined ? undefined : readPositive('capture', parseNano(capture));
    const account = (await accountNames(store, [task.account]))(task.account);
    const resolved = await resolveTask(task, units_nano, store, actorOf(reason, account), plan);
    if (resolved.outcome === 'claimed') {
      const message = `a gateway is polling task ${task.id} at this moment`;
      throw new Problem('task_busy', message, 'try again in a minute; the task may then have ended');
    }
    if (resolved.outcome === 'not_open') {
      const { state } = resolved.task;
      const hint =
        'only tasks in state review or unknown can be resolved by hand; list them with: tollgate task list --state review';
      throw new Problem('task_not_in_review', `task ${task.id} is in state ${state}, not in review`, hint);
    }
    return settledDocument(resolved.result, account);
  },
  replay: (result: Settled, { account_name }) => settledDocument(result, account_name),
});

type Settled = Extract<SettleResult, { readonly outcome: 'settled' }>;

function settledDocument({ task, overage_nano }: Settled, account: string) {
  return { ...taskDocument(task, account), overage: formatNano(overage_nano) };
}
