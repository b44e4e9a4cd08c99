/** The commands of wallets, tasks and claims, of the clock, which may also go back, and of a restart. */
import assert from 'node:assert/strict';
import type { Observation, Store, StoredAnswer } from '../../../../src/ledger/store/store.ts';
import { NANO } from '../../../../src/lib/money/amount.ts';
import fc from '../../fc.ts';
import { OPERATOR } from '../../operator.ts';
import { newTask } from '../../stores.ts';
import { account, amount, type Command, command, pickFrom, soon, step_ms, which } from './command.ts';
import { audit } from './compare.ts';
import type { LedgerModel, ModelTask } from './ledger-model.ts';

const poll = fc.option(soon);
const answered = fc.boolean();

function on(
  name: string,
  args: { readonly which: number },
  run: (task: ModelTask, model: LedgerModel, store: Store) => Promise<void>,
): Command {
  return command(
    name,
    args,
    (model, real) => run(pickFrom(model.tasks, args.which), model, real.store),
    (model) => model.tasks.length > 0,
  );
}

const topup = fc.record({ account, amount, reference: fc.constantFrom(null, 'bill 1', 'bill 2') }).map((args) =>
  command('topup', args, async (model, { store, owners }) => {
    const { account } = pickFrom(owners, args.account);
    const given = args.amount + 1n;
    const expected = model.topup(account, given, args.reference);
    const result = await store.topup(account, given, args.reference, OPERATOR);
    if (typeof expected === 'object') {
      assert.deepEqual(result, { ok: false, reason: 'reference_conflict', amount_nano: expected.conflict });
    } else assert.equal(result.ok && result.repeated, expected === 'repeated');
  }),
);

const open = fc
  .record({
    account,
    amount,
    dispatchFor: soon,
    deadlineIn: fc.integer({ min: 0, max: 4_000 }),
    idempotency: fc.option(fc.record({ key: fc.constantFrom('first', 'second'), request: fc.nat({ max: 1 }) })),
  })
  .map((args) =>
    command('open', args, async (model, { store, owners }) => {
      const task = newTask(pickFrom(owners, args.account), `task ${model.tasks.length}`, '0', {
        hold_units_nano: args.amount,
        hold_nano: args.amount,
        dispatch_deadline_ms: model.now + args.dispatchFor,
        deadline_at_ms: model.now + args.deadlineIn,
      });
      const idempotency = args.idempotency && {
        key: args.idempotency.key,
        request_sha256: Buffer.alloc(32, args.idempotency.request),
        keep_ms: 3_000,
      };
      const expected = model.openTask(task, idempotency ?? undefined);
      const result = await store.openTask(task, { idempotency: idempotency ?? undefined });
      assert.equal(result.ok ? 'ok' : result.reason, expected.ok ? 'ok' : expected.reason);
      if (!result.ok && result.reason === 'insufficient_funds')
        assert.deepEqual(result.wallet, await store.wallet(task.account));
      if (!expected.ok && expected.reason === 'answered') {
        assert(!result.ok && result.reason === 'answered');
        assert.deepEqual({ ...result.answer, body: Buffer.from(result.answer.body) }, expected.answer);
      }
    }),
  );

/** A second task of the same id is a mistake that must not take a hold. */
const openTwice = which.map((which) =>
  on('open again', { which }, async ({ account, id }, model, store) => {
    const again = store.openTask(newTask({ account, key: 'none' }, id, '0'));
    if (model.spendable(account) >= 0n) await assert.rejects(again);
    else assert.equal((await again).ok, false, 'a wallet below its credit limit does not accept even a hold of zero');
  }),
);

function seen(model: LedgerModel, poll: number | null): Observation {
  return { status: 'seen', record: '{}', next_poll_at_ms: poll === null ? null : model.now + poll };
}

/** Differs per call, so that a repeated creation shows which answer was stored. */
function answerOf(model: LedgerModel, given: boolean): StoredAnswer | undefined {
  if (!given) return undefined;
  const body = Buffer.from(`answer ${[...model.entries.values()].flat().length} at ${model.now}`);
  return { status: 200, headers: ['content-type', 'text/plain'], body };
}

/** A running task always has a planned poll. */
const start = fc.record({ which, upstream: fc.nat({ max: 5 }), poll: soon, answered }).map((args) =>
  on('start', args, async (task, model, store) => {
    const observation = seen(model, args.poll);
    const answer = answerOf(model, args.answered);
    const expected = model.startTask(task, `up ${args.upstream}`, observation.next_poll_at_ms, answer);
    assert.equal(await store.startTask(task.id, `up ${args.upstream}`, observation, answer), expected);
  }),
);

const markUnknown = fc.record({ which, poll }).map((args) =>
  on('mark unknown', args, async (task, model, store) => {
    const { next_poll_at_ms } = seen(model, args.poll);
    assert.equal(await store.markUnknown(task.id, 'reset', next_poll_at_ms), model.markUnknown(task, next_poll_at_ms));
  }),
);

const review = fc.record({ which, poll }).map((args) =>
  on('review', args, async (task, model, store) => {
    const observation = seen(model, args.poll);
    const expected = model.markReview(task, observation.next_poll_at_ms);
    assert.equal(await store.markReview(task.id, 'look', observation), expected);
  }),
);

const observe = fc.record({ which, poll: soon }).map((args) =>
  on('observe', args, async (task, model, store) => {
    const observation = seen(model, args.poll);
    model.observe(task, observation.next_poll_at_ms);
    await store.observeTask(task.id, observation);
  }),
);

/** By the process that has the claim, or by one that has lost it. */
const postpone = fc.record({ which, poll, isLate: fc.boolean() }).map((args) =>
  on('postpone', args, async (task, model, store) => {
    const { next_poll_at_ms } = seen(model, args.poll);
    const claim_owner = args.isLate ? 'a late process' : task.owner;
    if (!args.isLate || task.owner === null) model.postpone(task, next_poll_at_ms);
    await store.postponeTask({ id: task.id, claim_owner }, next_poll_at_ms);
  }),
);

const hide = which.map((which) =>
  on('hide', { which }, async (task, model, store) => {
    model.hide(task);
    await store.hideTask(task.id);
  }),
);

/** Several settlements at once, as by a caller's poll, the settler and an operator: one of them counts. */
const settle = fc
  .record({
    which,
    charge: fc.constantFrom('nothing', 'below', 'equal', 'above', 'release'),
    by: fc.bigInt({ min: 1n, max: 2n * NANO }),
    at_once: fc.constantFrom(1, 1, 2, 3),
    answered,
    overdraft: fc.constantFrom(0n, NANO, 1_000_000_000n * NANO),
  })
  .map((args) =>
    on('settle', args, async (task, model, store) => {
      const amount = chargeOf(task.hold, args.charge, args.by);
      const answer = answerOf(model, args.answered);
      const rest = { status: 'ended', record: null };
      const settlement =
        amount === undefined
          ? ({ outcome: 'release', reason: 'failed upstream', ...rest } as const)
          : ({ outcome: 'capture', units_nano: amount, amount_nano: amount, memo: '1 s', ...rest } as const);
      const overage = model.settle(task, amount, answer, args.overdraft);
      const calls = Array.from({ length: args.at_once }, () =>
        store.settleTask(task.id, settlement, answer, args.overdraft),
      );
      const results = await Promise.all(calls);
      const ended = await store.getTask(task.id);
      for (const result of results) assert.deepEqual(result?.task, ended, 'a later settlement is told of the first');
      assert.equal(results.filter((result) => result?.outcome === 'settled').length, overage === undefined ? 0 : 1);
      assert.equal(results[0]?.outcome === 'settled' ? results[0].overage_nano : undefined, overage);
    }),
  );

function chargeOf(hold: bigint, charge: string, change: bigint): bigint | undefined {
  if (charge === 'release') return undefined;
  if (charge === 'nothing') return 0n;
  if (charge === 'below') return hold > change ? hold - change : 0n;
  return charge === 'above' ? hold + change : hold;
}

const recover = soon.map((soon) =>
  command('recover', { soon }, async (model, { store }) => {
    const latest = model.now + soon;
    assert.equal(await store.recoverTasks(latest), model.recover(latest));
  }),
);

const overdue = fc.boolean().map((isAsked) =>
  command('review what is overdue', { isAsked }, async (model, { store }) => {
    const ids = await store.reviewOverdueTasks('too long', isAsked ? ['c'] : []);
    assert.deepEqual([...ids].sort(), [...model.reviewOverdue(isAsked)].sort());
  }),
);

const claimOptions = { limit: fc.integer({ min: 1, max: 3 }), owner: fc.constantFrom('a', 'b'), soon, latest: soon };
const claimDue = fc.record(claimOptions).map((args) =>
  command('claim tasks', args, async (model, { store }) => {
    const until_ms = model.now + args.soon;
    const latest_poll_ms = model.now + args.latest;
    model.pullForward(latest_poll_ms);
    const due = model.due(until_ms);
    const { owner, limit } = args;
    const taken = await store.claimTasks({ owner, upstream: 'c', limit, until_ms, latest_poll_ms });
    assert.equal(taken.length, Math.min(args.limit, due.length));
    const names = new Set(taken.map(({ id }) => id));
    const [took, left] = [due.filter(({ id }) => names.has(id)), due.filter(({ id }) => !names.has(id))];
    assert.equal(took.length, taken.length, 'only what is due is claimed');
    // If two are due at the same time, the engine may choose either.
    const latest = Math.max(...took.map(({ poll }) => poll ?? 0));
    assert(
      left.every(({ poll }) => (poll ?? 0) >= latest),
      'what is due first is claimed first',
    );
    for (const task of took) Object.assign(task, { owner: args.owner, claim_until: until_ms });
  }),
);

const forget = soon.map((soon) =>
  command('forget idempotency keys', { soon }, async (model, { store }) => {
    assert.equal(await store.forgetIdempotency(model.now - soon), model.forgetIdempotency(model.now - soon));
  }),
);

const jump = step_ms.map((jump_ms) =>
  command('clock', { by: jump_ms }, async (model, { clock }) => {
    model.now += jump_ms;
    clock.now = model.now;
  }),
);

const restart = fc.constant(
  command('restart', {}, async (_model, real) => {
    await audit(real.store);
    real.store = await real.reopen();
  }),
);

/** Commands that are listed several times are run more often. */
export const taskCommands: readonly fc.Arbitrary<Command>[] = [
  topup,
  open,
  open,
  open,
  openTwice,
  start,
  start,
  markUnknown,
  review,
  settle,
  settle,
  observe,
  postpone,
  hide,
  recover,
  overdue,
  claimDue,
  claimDue,
  forget,
  jump,
  jump,
  restart,
];
