/** The commands that send a creation again, and that receive a refusal of one of these repetitions, in any order. */
import assert from 'node:assert/strict';
import type { Repetition, Store } from '../../../../src/ledger/store/store.ts';
import fc from '../../fc.ts';
import { type Command, command, pickFrom, soon, which } from './command.ts';
import type { LedgerModel, ModelTask } from './ledger-model.ts';

/** Every repetition of the run that was sent, and its state: refused, or it may be accepted. */
interface Sent {
  readonly task: ModelTask;
  readonly repetition: Repetition;
  isRefused: boolean;
}

const sentIn = new WeakMap<LedgerModel, Sent[]>();

function allOf(model: LedgerModel): Sent[] {
  const found = sentIn.get(model) ?? [];
  sentIn.set(model, found);
  return found;
}

const isOpen = (task: ModelTask) => task.upstream_id === null && !['succeeded', 'failed'].includes(task.state);
const canSend = (task: ModelTask) => ['unknown', 'review'].includes(task.state) && task.upstream_id === null;

/** As the settler does when the task is unknown and due. It claims all others that are due as well. */
async function claim(task: ModelTask, owner: string, model: LedgerModel, store: Store): Promise<void> {
  assert.equal(await store.markUnknown(task.id, 'reset', model.now), model.markUnknown(task, model.now));
  await store.postponeTask({ id: task.id, claim_owner: task.owner }, model.now);
  model.postpone(task, model.now);
  const until_ms = model.now + 500;
  const due = model.due(until_ms);
  const taken = await store.claimTasks({ owner, upstream: 'c', limit: 1_000, until_ms });
  assert.equal(taken.length, due.length);
  for (const each of due) Object.assign(each, { owner, claim_until: until_ms });
}

/** Prefers the elements for which something happens, because they are few. */
function preferred<T>(list: readonly T[], may: (each: T) => boolean): readonly T[] {
  const found = list.filter(may);
  return found.length === 0 ? list : found;
}

const sendAgain = fc.record({ which, by: fc.constantFrom('a', 'b'), isClaimed: fc.boolean() }).map((args) =>
  command(
    'send again',
    args,
    async (model, { store }) => {
      const task = pickFrom(preferred(model.tasks, isOpen), args.which);
      if (args.isClaimed) await claim(task, args.by, model, store);
      const may = canSend(task) && task.owner === args.by && (task.claim_until ?? 0) > model.now;
      const repetition = await store.sendTaskAgain(task.id, args.by);
      assert.equal(repetition !== undefined, may, 'the owner of a claim may send again');
      if (repetition === undefined) return;
      assert.equal(repetition.earlier_ms, task.resent);
      assert(task.resent === null || repetition.at_ms > task.resent, 'each repetition has its own time');
      task.resent = repetition.at_ms;
      allOf(model).push({ task, repetition, isRefused: false });
    },
    (model) => model.tasks.length > 0,
  ),
);

const refuse = fc.record({ which, final: fc.boolean(), after: soon }).map((args) =>
  command(
    'refuse',
    args,
    async (model, { store }) => {
      const sent = pickFrom(
        preferred(allOf(model), ({ task, isRefused }) => canSend(task) && !isRefused),
        args.which,
      );
      const { task, repetition } = sent;
      const { at_ms, earlier_ms } = repetition;
      const settlement = { outcome: 'release', reason: 'refused', status: null, record: null } as const;
      const answer = { status: 400, headers: [], body: Buffer.from('no') };
      const refused = args.final ? { settlement, answer, decided_after_ms: args.after } : undefined;
      const isLatest = canSend(task) && task.resent === at_ms;
      if (isLatest) {
        task.resent = earlier_ms;
        sent.isRefused = true;
      }
      const isDecided = at_ms - (earlier_ms ?? task.created) >= args.after;
      const ends = isLatest && args.final && isDecided;
      if (ends) {
        const open = allOf(model).filter((other) => other.task === task && !other.isRefused);
        assert(
          open.every((other) => at_ms - other.repetition.at_ms >= args.after),
          'no repetition that may be accepted is left',
        );
        // Every earlier sending is decided.
        const { resent } = task;
        task.resent = null;
        model.settle(task, undefined, answer, 0n);
        task.resent = resent;
      }
      const result = await store.refuseTask(task.id, repetition, refused);
      assert.equal(result?.outcome, ends ? 'settled' : 'unchanged');
    },
    (model) => allOf(model).length > 0,
  ),
);

export const repetitionCommands: readonly fc.Arbitrary<Command>[] = [
  sendAgain,
  sendAgain,
  sendAgain,
  refuse,
  refuse,
  refuse,
];
