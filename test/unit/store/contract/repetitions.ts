/** A creation that is sent again: its refusal releases the hold only if no other sending of it can be accepted any more. */
import type { Test } from 'tap';
import { makeOwner, newTask, type OpenFresh, release } from '../../../support/stores.ts';

const answer = { status: 400, headers: [], body: Buffer.from('no') };
const settlement = { outcome: 'release', reason: 'refused', status: null, record: null } as const;
/** Every earlier sending is decided 100 ms later. */
const refused = { settlement, answer, decided_after_ms: 100 };

export async function repetitionContract(t: Test, open: OpenFresh): Promise<void> {
  /** A task that was first sent at 0, unknown, and claimed by `a` whenever the clock is set. */
  async function unknownTask(t: Test) {
    const clock = { now: 0 };
    const { store, again } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '10');
    await store.openTask(newTask(owner, 'task', '1'));
    await store.markUnknown('task', 'reset', 0);
    const claim = async (now: number, by = 'a', until_ms = now + 50) => {
      clock.now = now;
      await store.claimTasks({ owner: by, upstream: 'c', limit: 1, until_ms });
    };
    const send = async (now: number, by = 'a') => {
      await claim(now, by);
      const sent = await store.sendTaskAgain('task', by);
      if (sent === undefined) throw new Error(`nothing may be sent at ${now}`);
      return sent;
    };
    const state = async () => {
      const task = await store.getTask('task');
      return [task?.state, task?.resent_at_ms, (await store.wallet(owner.account))?.held_nano === 0n];
    };
    return { clock, store, again, claim, send, state };
  }

  await t.test('a refusal decides when the first sending is decided', async (t) => {
    const { store, send, state } = await unknownTask(t);
    t.match(await store.refuseTask('task', await send(99), refused), { outcome: 'unchanged' });
    t.strictSame(await state(), ['unknown', null, false]);
    await store.postponeTask('task', 0);
    t.match(await store.refuseTask('task', await send(100), refused), {
      outcome: 'settled',
      task: { state: 'failed' },
    });
    t.strictSame(await state(), ['failed', null, true]);
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('a repetition without an answer must be decided first, also in another process', async (t) => {
    const { store, again, send, state } = await unknownTask(t);
    await send(100);
    t.strictSame(await state(), ['unknown', 100, false]);
    t.equal((await (await again()).getTask('task'))?.resent_at_ms, 100);
    t.match(await store.settleTask('task', release()), { outcome: 'unchanged' }, 'nor does a late answer decide');
    const refusedEarly = await send(199);
    t.match(refusedEarly, { at_ms: 199, earlier_ms: 100 });
    t.match(await store.refuseTask('task', refusedEarly, refused), { outcome: 'unchanged' });
    t.strictSame(await state(), ['unknown', 100, false], 'the refused one no longer counts');
    await store.postponeTask('task', 0);
    t.match(await store.refuseTask('task', await send(200), refused), { outcome: 'settled' });
    t.strictSame(await state(), ['failed', 100, true]);
  });

  await t.test('a repetition that made nothing, without a refusal, decides nothing', async (t) => {
    const { store, send, state } = await unknownTask(t);
    t.match(await store.refuseTask('task', await send(500)), { outcome: 'unchanged' });
    t.strictSame(await state(), ['unknown', null, false]);
    t.equal(await store.refuseTask('nobody', { at_ms: 500, earlier_ms: null }), undefined);
  });

  await t.test('the refusal of a slow repetition decides nothing while a later one is open', async (t) => {
    const { store, send, state } = await unknownTask(t);
    const slow = await send(500, 'a');
    const later = await send(550, 'b');
    t.match(await store.refuseTask('task', slow, refused), { outcome: 'unchanged' });
    t.strictSame(await state(), ['unknown', 550, false]);
    t.match(await store.refuseTask('task', later, refused), { outcome: 'unchanged' }, 'the slow one is not refused');
    t.strictSame(await state(), ['unknown', 500, false]);
    t.match(await store.refuseTask('task', slow, refused), { outcome: 'settled' }, 'now it is the only one');
  });

  await t.test('only the owner of an unexpired claim may send again', async (t) => {
    const { clock, store, claim, state } = await unknownTask(t);
    t.equal(await store.sendTaskAgain('task', 'a'), undefined, 'without a claim');
    await claim(10);
    t.equal(await store.sendTaskAgain('task', 'b'), undefined, 'of another');
    clock.now = 60;
    t.equal(await store.sendTaskAgain('task', 'a'), undefined, 'that is over');
    t.strictSame(await state(), ['unknown', null, false]);
    await claim(70);
    await store.startTask('task', 'up_1', { status: null, record: null, next_poll_at_ms: 0 });
    await claim(80);
    t.equal(await store.sendTaskAgain('task', 'a'), undefined, 'the outcome is known');
    t.equal(await store.sendTaskAgain('nobody', 'a'), undefined);
  });

  await t.test('two repetitions stay distinct if the clock is set back', async (t) => {
    const { store, send, state } = await unknownTask(t);
    const first = await send(500);
    const second = await send(400, 'a').catch(() => undefined);
    t.strictSame(second, { at_ms: 501, earlier_ms: 500 });
    t.match(await store.refuseTask('task', first, refused), { outcome: 'unchanged' });
    t.strictSame(await state(), ['unknown', 501, false]);
  });
}
