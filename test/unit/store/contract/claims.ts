/** One process at a time polls a task; an idempotency key answers a repeated creation; deadlines send tasks to review. */
import type { Test } from 'tap';
import type { TargetFilter } from '../../../../src/store/store.ts';
import { OPERATOR } from '../../../support/operator.ts';
import { capture, makeOwner, newTask, type OpenFresh, release, runTask } from '../../../support/stores.ts';

const idempotency = (key: string, fill = 0) => ({ key, request_sha256: Buffer.alloc(32, fill), keep_ms: 100 });
const answer = { status: 200, headers: ['content-type', 'text/plain'], body: Buffer.from('made') };
const seen = { status: 'running', record: null, next_poll_at_ms: 10 };

export async function claimContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('a task that is due is polled by one owner until the claim runs out or the task changes', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    for (const [index, id] of ['second', 'first', 'later'].entries()) {
      await runTask(store, acme, id, '1');
      await store.observeTask(id, { ...seen, next_poll_at_ms: [6, 5, 50][index] ?? null });
    }
    clock.now = 10;
    const asked = { owner: 'a', upstream: 'c', limit: 9, until_ms: 20 };
    const claimed = await store.claimTasks(asked);
    t.strictSame(
      claimed.map(({ id, claim_owner, claim_until_ms }) => [id, claim_owner, claim_until_ms]),
      [
        ['first', 'a', 20],
        ['second', 'a', 20],
      ],
    );
    t.strictSame(await store.claimTasks({ ...asked, owner: 'b' }), []);
    t.strictSame(await store.claimTasks({ ...asked, owner: 'b', upstream: 'k' }), []);
    await store.postponeTask('second', 10);
    t.strictSame(
      (await store.claimTasks({ ...asked, owner: 'b', limit: 1 })).map(({ id }) => id),
      ['second'],
    );
    clock.now = 20;
    t.equal((await store.claimTasks({ ...asked, owner: 'b', until_ms: 30 })).length, 2, 'both claims have run out');
    const ahead = { ...asked, owner: 'c', until_ms: 60, latest_poll_ms: 40 };
    clock.now = 30;
    t.ok(
      (await store.claimTasks(ahead)).some(({ id }) => id === 'later'),
      'planned before the clock was set back',
    );
  });

  await t.test('the polls of one target are claimed beside those of another', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    for (const [id, target] of [
      ['one', 'a'],
      ['two', 'a'],
      ['three', 'b'],
      ['four', 'gone'],
    ] as const) {
      await runTask(store, acme, id, '1', { target });
      await store.observeTask(id, { ...seen, next_poll_at_ms: 5 });
    }
    clock.now = 10;
    const claim = async (limit: number, targets?: TargetFilter) => {
      const claimed = await store.claimTasks({ owner: 'a', upstream: 'c', targets, limit, until_ms: 20 });
      return claimed.map(({ id }) => id).sort();
    };
    t.strictSame(await claim(1, { only: 'b' }), ['three'], 'not behind those of a');
    t.strictSame(await claim(9, { except: ['a', 'b'] }), ['four']);
    t.strictSame(await claim(9, { only: 'c' }), []);
    t.strictSame(await claim(9), ['one', 'two']);
  });

  await t.test('the end of polling does not reach a task that was found running meanwhile', async (t) => {
    const { store } = await open(t, { now: 0 });
    await runTask(store, await makeOwner(store, 'acme', '10'), 'task', '1');
    await store.markReview('task', 'absurd count');
    await store.observeTask('task', seen);
    await store.postponeTask('task', null);
    t.match(await store.getTask('task'), { state: 'running', next_poll_at_ms: 10 });
    await store.markReview('task', 'absurd count', seen);
    await store.postponeTask('task', null);
    t.match(await store.getTask('task'), { state: 'review', next_poll_at_ms: null });
  });

  await t.test('tasks past their deadline go to review, except those that are to be polled once more', async (t) => {
    const { store } = await open(t, { now: 0 });
    const acme = await makeOwner(store, 'acme', '10');
    for (const id of ['polled', 'unpolled', 'young']) {
      await runTask(store, acme, id, '1', { deadline_at_ms: id === 'young' ? 1 : 0 });
      await store.observeTask(id, { ...seen, next_poll_at_ms: null });
    }
    await store.observeTask('polled', seen);
    t.strictSame(await store.reviewOverdueTasks('too long', ['c']), ['unpolled']);
    t.strictSame(await store.reviewOverdueTasks('too long'), ['polled']);
    t.match(await store.getTask('polled'), { state: 'review', reason: 'too long', next_poll_at_ms: 10 });
    await store.observeTask('polled', seen);
    t.match(await store.getTask('polled'), { state: 'review', reason: 'too long' });
    t.strictSame(await store.countOpenTasks(), [{ upstream: 'c', target: 'default', kind: 'video', tasks: 3 }]);
  });

  await t.test('a repeated creation gets the answer of the first, until the key is forgotten', async (t) => {
    const clock = { now: 0 };
    const { store, again } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    const repeat = (id: string, of = idempotency('k')) => store.openTask(newTask(acme, id, '1'), { idempotency: of });
    t.match(await repeat('task_1'), { ok: true });
    t.match(await repeat('task_2'), { ok: false, reason: 'in_flight' });
    t.match(await repeat('task_2', idempotency('k', 1)), { ok: false, reason: 'other_request' });
    t.equal(await store.startTask('task_1', 'up_1', seen, answer), true);
    const reopened = await again();
    const found = await reopened.findIdempotent(acme.account, idempotency('k'), clock.now);
    t.ok(found?.reason === 'answered');
    if (found?.reason === 'answered') {
      t.strictSame({ ...found.answer, body: String(found.answer.body) }, { ...answer, body: 'made' });
    }
    t.match(await repeat('task_2'), { ok: false, reason: 'answered' });
    t.equal(await store.findIdempotent(acme.account, idempotency('other'), clock.now), undefined);
    clock.now = 100;
    t.match(await repeat('task_2'), { ok: true }, 'it is too old');
    await store.settleTask('task_2', release());
    t.match(await repeat('task_3'), { ok: true }, 'nothing was made');
    t.equal(await store.forgetIdempotency(99), 0);
    t.equal(await store.forgetIdempotency(100), 1);
    t.match(await repeat('task_4'), { ok: true });
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test(
    'a creation that an operator charged without an id keeps its key: its job must not be bought again',
    async (t) => {
      const { store } = await open(t, { now: 0 });
      const acme = await makeOwner(store, 'acme', '10');
      for (const [id, settlement, again] of [
        ['billed', capture('1'), { ok: false, reason: 'in_flight' }],
        ['not_billed', release(), { ok: true }],
      ] as const) {
        const create = (task: string) => store.openTask(newTask(acme, task, '1'), { idempotency: idempotency(id) });
        t.equal((await create(id)).ok, true);
        await store.markUnknown(id, 'reset');
        t.match(await store.resolveTask(id, settlement, OPERATOR), { outcome: 'settled' });
        t.match(await create(`${id}_again`), again, id);
      }
      t.strictSame((await store.audit()).breaches, []);
    },
  );

  await t.test('the request of a task is kept until its outcome is known', async (t) => {
    const { store, again } = await open(t, { now: 0 });
    const acme = await makeOwner(store, 'acme', '10');
    const request = { path: '/tasks', headers: ['a', 'b'], body: Buffer.from('{}') };
    await store.openTask(newTask(acme, 'task_1', '1'), { request });
    await store.markUnknown('task_1', 'reset');
    const kept = await (await again()).storedRequest('task_1');
    t.strictSame({ ...kept, body: String(kept?.body) }, { ...request, body: '{}' });
    t.equal((await store.knownUpstreamIds('c', ['up_1'])).size, 0);
    await store.startTask('task_1', 'up_1', seen);
    t.equal(await store.storedRequest('task_1'), undefined);
    t.strictSame(await store.knownUpstreamIds('c', ['up_2', 'up_1', 'up_1']), new Set(['up_1']));
    t.equal((await store.knownUpstreamIds('c', [])).size, 0);
    t.equal((await store.knownUpstreamIds('k', ['up_1'])).size, 0);
    t.match(await store.settleTask('task_1', capture('1')), { outcome: 'settled' });
    t.strictSame(await store.countOpenTasks(), []);
  });
}
