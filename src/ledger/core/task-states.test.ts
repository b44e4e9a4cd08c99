/** In every state, each operation changes the task's state and money as the table of states declares. */
import t from 'tap';
import { OPERATOR } from '../../../test/support/operator.ts';
import {
  capture,
  makeOwner,
  newTask,
  notMade,
  type Owner,
  openFreshMemory,
  release,
} from '../../../test/support/stores.ts';
import { type Store, type TaskState, TERMINAL_STATES } from '../store/store.ts';
import { stateAfter, type TaskEvent, taskTransitions } from './task-states.ts';

const id = 'task_1';
const seen = { status: 'seen', record: null, next_poll_at_ms: 0 };

interface Before {
  readonly state: TaskState;
  readonly upstream_id: string | null;
}

/** Every state that a task can be in, with and without an upstream's id. */
const befores: readonly Before[] = [
  { state: 'dispatching', upstream_id: null },
  { state: 'running', upstream_id: 'up_1' },
  { state: 'unknown', upstream_id: null },
  ...(['review', 'succeeded', 'failed'] as const).flatMap((state) => [
    { state, upstream_id: null },
    { state, upstream_id: 'up_1' },
  ]),
];

async function prepare(store: Store, owner: Owner, { state, upstream_id }: Before, late: boolean): Promise<void> {
  await store.openTask(newTask(owner, id, '1', { dispatch_deadline_ms: 0, deadline_at_ms: late ? 0 : 1 }));
  if (upstream_id !== null) await store.startTask(id, upstream_id, seen);
  if (state === 'unknown') await store.markUnknown(id, 'reset', 0);
  if (state === 'review') await store.markReview(id, 'reset', seen);
  if (state === 'succeeded') await store.settleTask(id, capture('1'));
  if (state === 'failed') await store.settleTask(id, release());
}

const claim = { owner: 'gateway', upstream: 'c', limit: 1, until_ms: 9 };
const raise: Readonly<Record<Exclude<TaskEvent, 'open'>, (store: Store) => Promise<unknown>>> = {
  redirect: (store) => store.redirectTask(id, { upstream: 'c', target: 'other', dispatch_deadline_ms: 5 }),
  start: (store) => store.startTask(id, 'up_2', seen),
  outcome_unknown: (store) => store.markUnknown(id, 'reset'),
  recover: (store) => store.recoverTasks(),
  unlearnable: (store) => store.markUnlearnable(id, 'reset'),
  review: (store) => store.markReview(id, 'reset'),
  cannot_pay: (store) => store.settleTask(id, capture('99')),
  overdue: (store) => store.reviewOverdueTasks('late'),
  give_up: (store) => store.reviewUnknownTasks(['video'], 'no means'),
  observe: (store) => store.observeTask(id, seen),
  observe_late: (store) => store.observeTask(id, seen),
  send_again: (store) => store.sendTaskAgain(id, 'gateway'),
  refuse: (store) => store.refuseTask(id, { at_ms: 0, earlier_ms: null }),
  postpone: (store) => store.postponeTask({ id, claim_owner: null }, 5),
  claim: (store) => store.claimTasks(claim),
  capture: (store) => store.settleTask(id, capture('1')),
  release: (store) => store.settleTask(id, release()),
  not_made: (store) => store.settleTask(id, notMade()),
  operator_capture: (store) => store.resolveTask(id, capture('1'), OPERATOR),
  operator_release: (store) => store.resolveTask(id, release(), OPERATOR),
  hide: (store) => store.hideTask(id),
};

for (const [event, run] of Object.entries(raise) as [keyof typeof raise, (typeof raise)[keyof typeof raise]][]) {
  t.test(event, async (t) => {
    const { money } = taskTransitions[event];
    for (const from of befores) {
      const state = JSON.stringify(from);
      const { store } = await openFreshMemory(t, { now: 0 });
      const owner = await makeOwner(store, 'acme', '9');
      await prepare(store, owner, from, event === 'overdue' || event === 'observe_late');
      const isRepeated = event === 'send_again' || event === 'refuse';
      if (isRepeated) await store.claimTasks({ ...claim, owner: 'gateway' });
      if (event === 'refuse') await store.sendTaskAgain(id, 'gateway');
      const before = await store.getTask(id);
      const wallet = await store.wallet(owner.account);
      await run(store);
      const after = await store.getTask(id);
      const next = stateAfter(event, from);
      t.equal(after?.state, next ?? from.state, state);
      const isMoved = next !== undefined;
      if (isMoved && isRepeated) t.equal(after?.resent_at_ms, event === 'refuse' ? null : 0);
      if (!isMoved) t.strictSame(after, before, `${state} is unchanged`);
      if (!isMoved || money === 'keep')
        t.strictSame(await store.wallet(owner.account), wallet, `${state} keeps its money`);
      else t.equal((await store.entries(owner.account, 1))[0]?.kind, money);
      t.strictSame((await store.audit()).breaches, []);
    }
  });
}

t.test('a hold is resolved exactly when a task ends', (t) => {
  for (const [event, { moves, money }] of Object.entries(taskTransitions)) {
    for (const [before, after] of Object.entries(moves)) {
      const ends = TERMINAL_STATES.includes(after) && !TERMINAL_STATES.some((state) => state === before);
      t.equal(money === 'capture' || money === 'release', ends, `${event} of ${before}`);
      if (ends) t.equal(after, money === 'capture' ? 'succeeded' : 'failed', `${event} of ${before}`);
    }
  }
  t.end();
});
