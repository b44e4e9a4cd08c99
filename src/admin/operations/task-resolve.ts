/** `task.resolve`: ends a task that the gateway cannot settle. */
import Type from 'typebox';
import { formatNano } from '../../lang/amount.ts';
import { readUnits, sumOfUnits, type UnitsByClass, unitsInWords, unitsOfTask } from '../../lang/class-units.ts';
import type { SettleResult, Task } from '../../store/store.ts';
import { resolveTask, tryToResolve } from '../../tasks/resolve.ts';
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
  changes: 'money',
  example: { id: 'task_example', release: true },
  async run({ id, capture, release, reason }, { store, actorOf, plan, dry_run }) {
    if ((capture === undefined) === (release === undefined)) {
      const hint = 'capture charges the task by seconds or tokens; release charges nothing';
      throw new Problem('invalid_value', 'there must be either capture or release', hint);
    }
    const task = await requireTask(store, id);
    const units = capture === undefined ? undefined : readCapture(task, capture);
    const account = (await accountNames(store, [task.account]))(task.account);
    if (dry_run && (task.state === 'review' || task.state === 'unknown')) {
      const { amount_nano, overage_nano } = tryToResolve(task, units);
      return {
        ...taskDocument(task, account),
        state: release === undefined ? 'succeeded' : 'failed',
        charged: formatNano(amount_nano),
        charged_units: unitsInWords(units ?? {}, task.classes !== null),
        overage: formatNano(overage_nano),
      };
    }
    if (dry_run) throw notOpen(task);
    const resolved = await resolveTask(task, units, store, actorOf(reason, account), plan);
    if (resolved.outcome === 'claimed') {
      const message = `a gateway is polling task ${task.id} at this moment`;
      throw new Problem('task_busy', message, 'try again in a minute; the task may then have ended');
    }
    if (resolved.outcome === 'not_open') throw notOpen(resolved.task);
    return settledDocument(resolved.result, account);
  },
  replay: (result: Settled, { account_name }) => settledDocument(result, account_name),
});

/** @throws Problem for units that are none, or in other classes than those of the task. */
function readCapture(task: Task, text: string): UnitsByClass {
  const units = readUnits(text, task);
  if (units === undefined) {
    const example = unitsInWords(unitsOfTask(task, 'hold'), task.classes !== null);
    throw new Problem(
      'invalid_value',
      `'${text}' is not a number of units of task ${task.id}`,
      `write them as ${example}, which are held`,
    );
  }
  readPositive('capture', sumOfUnits(units));
  return units;
}

function notOpen({ id, state }: Task): Problem {
  const hint =
    'only tasks in state review or unknown can be resolved by hand; list them with: tollgate task list --state review';
  return new Problem('task_not_in_review', `task ${id} is in state ${state}, not in review`, hint);
}

type Settled = Extract<SettleResult, { readonly outcome: 'settled' }>;

function settledDocument({ task, overage_nano }: Settled, account: string) {
  return { ...taskDocument(task, account), overage: formatNano(overage_nano) };
}
