/** A task takes its hold when it opens, and changes state only by the allowed transitions. */
import type { Test } from 'tap';
import { OPERATOR } from '../../operator.ts';
import { capture, cny, makeOwner, money, newTask, notMade, type OpenFresh, release, runTask } from '../../stores.ts';

const seen = { status: 'queued', record: '{"id":"u"}', next_poll_at_ms: 60 };

export async function taskContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('opening a task holds its money and stores everything that its price was computed from', async (t) => {
    const { store, again } = await open(t, { now: 11 });
    const owner = await makeOwner(store, 'acme', '10');
    const task = newTask(owner, 'task_1', '4.60', {
      facts: { resolution: '4k', video_reference: true, ['__proto__']: 'x' },
    });
    const opened = await store.openTask(task);
    t.match(opened, { ok: true, hold_id: 2n });
    const reopened = await again();
    t.strictSame(await reopened.getTask('task_1'), {
      ...task,
      request_id: null,
      price_sha256: null,
      classes: null,
      params: null,
      answered: null,
      charged_classes: null,
      cost_nano: null,
      cost_sha256: null,
      state: 'dispatching',
      upstream_id: null,
      status: null,
      record: null,
      hold_id: 2n,
      charged_units_nano: null,
      charged_nano: null,
      reason: null,
      created_at_ms: 11,
      updated_at_ms: 11,
      finished_at_ms: null,
      next_poll_at_ms: null,
      resent_at_ms: null,
      hidden_at_ms: null,
      claim_owner: null,
      claim_until_ms: null,
    });
    t.strictSame(await money(reopened, owner.account), { posted: cny('10'), held: cny('4.60'), entries: 2 });
    t.match((await reopened.entries(owner.account, 1))[0], {
      id: 2n,
      kind: 'hold',
      amount_nano: cny('4.60'),
      posted_delta_nano: 0n,
      held_delta_nano: cny('4.60'),
      hold_id: 2n,
      task_id: 'task_1',
      memo: '4.60 s × 1.00',
    });
  });

  await t.test('a creation moves to another target only while it is dispatching', async (t) => {
    const { store, again } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '10');
    await store.openTask(newTask(owner, 'task_1', '1'));
    const to = { upstream: 'k', target: 'second', params: { owner: 'theirs' }, dispatch_deadline_ms: 7 };
    t.equal(await store.redirectTask('task_1', to), true);
    t.match(await (await again()).getTask('task_1'), { ...to, state: 'dispatching', kind: 'video' });
    t.strictSame(await store.countOpenTasks(), [{ upstream: 'k', target: 'second', kind: 'video', tasks: 1 }]);
    await store.startTask('task_1', 'up_1', seen);
    t.equal(await store.redirectTask('task_1', { ...to, target: 'third' }), false);
    t.equal(await store.redirectTask('task_2', to), false, 'a task that does not exist');
    t.match(await store.getTask('task_1'), { ...to, state: 'running' });
    t.same([...(await store.knownUpstreamIds('k', ['up_1']))], ['up_1'], 'its id counts for the upstream that has it');
  });

  await t.test('an unknown account, an unknown key or a task id in use changes nothing', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '5');
    await store.openTask(newTask(owner, 'task_1', '1'));
    const before = await money(store, owner.account);
    t.strictSame(await store.openTask(newTask({ ...owner, account: 'account_none' }, 'task_2', '1')), {
      ok: false,
      reason: 'unknown_account',
    });
    await t.rejects(store.openTask(newTask(owner, 'task_1', '1')));
    await t.rejects(store.openTask(newTask({ ...owner, key: 'key_none' }, 'task_2', '1')));
    t.strictSame(await money(store, owner.account), before);
  });

  await t.test('a task of a caller whose key or account has ended is refused, and changes nothing', async (t) => {
    const clock = { now: 1_000 };
    const { store, again } = await open(t, clock);
    const other = await again();
    const { account } = await makeOwner(store, 'acme', '5');
    const secret = 'ab'.repeat(32);
    const about = { account, prefix: 'tg_12345678', name: null, models: null, price_factor_nano: null };
    const make = (id: string, sha256: string, expires_at_ms: number | null) =>
      store.createKey({ ...about, id, sha256, expires_at_ms }, OPERATOR);
    await make('revoked', secret, null);
    await make('expired', '01'.repeat(32), 2_000);
    await make('rotated', '02'.repeat(32), null);
    await make('other', '03'.repeat(32), null);
    const openBy = (key: string, secret_sha256: string) =>
      store.openTask(newTask({ account, key }, `task_${key}_${clock.now}`, '1'), { secret_sha256 });
    for (const [key, hash] of [
      ['revoked', secret],
      ['expired', '01'.repeat(32)],
      ['rotated', '02'.repeat(32)],
    ] as const)
      t.match(await openBy(key, hash), { ok: true });
    await other.revokeKey('revoked', OPERATOR);
    await other.rotateKey('rotated', { sha256: '04'.repeat(32), prefix: 'tg_x', previous_until_ms: 1_500 }, OPERATOR);
    const refused = (why: string) => ({ ok: false, reason: 'caller_refused', why });
    t.match(
      await store.openTask(newTask({ account, key: 'rotated' }, 'late', '1'), { secret_sha256: '02'.repeat(32) }),
      {
        ok: true,
      },
    );
    const before = await money(store, account);
    t.match(await openBy('revoked', secret), refused('revoked'));
    clock.now = 2_000;
    t.match(await openBy('expired', '01'.repeat(32)), refused('expired'));
    t.match(await openBy('rotated', '02'.repeat(32)), refused('replaced'));
    t.match(await openBy('rotated', 'ff'.repeat(32)), refused('replaced'), 'a secret that the key never had');
    t.match(await openBy('nobody', secret), refused('revoked'));
    await other.editAccount(account, { status: 'suspended' }, OPERATOR);
    t.match(await openBy('other', '03'.repeat(32)), refused('suspended'));
    t.strictSame(await money(store, account), before);
  });

  await t.test('a task starts from dispatching or unknown, once', async (t) => {
    const { store } = await open(t, { now: 9 });
    const owner = await makeOwner(store, 'acme', '5');
    await store.openTask(newTask(owner, 'task_1', '1'));
    const answered = { tier: 'half', isDraft: true };
    t.equal(await store.startTask('task_1', 'up_1', { ...seen, answered }), true);
    t.match(await store.getTask('task_1'), {
      state: 'running',
      upstream_id: 'up_1',
      ...seen,
      answered,
      updated_at_ms: 9,
    });
    t.equal(await store.startTask('task_1', 'up_2', seen), false);
    t.equal((await store.getTask('task_1'))?.upstream_id, 'up_1');
    await store.openTask(newTask(owner, 'task_2', '1'));
    await store.markUnknown('task_2', 'the connection was reset');
    t.equal(await store.startTask('task_2', 'up_2', seen), true);
    t.match(await store.getTask('task_2'), { state: 'running', reason: null });
    t.equal(await store.startTask('task_none', 'up_3', seen), false);
  });

  await t.test("an upstream's id belongs to one task of that upstream", async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '5');
    await store.openTask(newTask(owner, 'task_1', '1'));
    await store.openTask(newTask(owner, 'task_2', '1'));
    await store.openTask(newTask(owner, 'task_3', '1', { upstream: 'k' }));
    t.equal(await store.startTask('task_1', 'up_1', seen), true);
    t.equal(await store.startTask('task_2', 'up_1', seen), false);
    t.match(await store.getTask('task_2'), { state: 'dispatching', upstream_id: null });
    t.equal(await store.startTask('task_3', 'up_1', seen), true);
  });

  await t.test('once a task has an id, a late answer to its creation changes nothing', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '5');
    await runTask(store, owner, 'task_1', '1');
    for (const state of ['running', 'review']) {
      const before = await store.getTask('task_1');
      t.equal(before?.state, state);
      t.match(await store.settleTask('task_1', notMade()), { outcome: 'unchanged' });
      t.equal(await store.markUnlearnable('task_1', 'reset'), false);
      t.strictSame(await store.getTask('task_1'), before);
      await store.markReview('task_1', 'odd');
    }
    await store.openTask(newTask(owner, 'task_2', '1'));
    t.equal(await store.markUnlearnable('task_2', 'reset'), true);
    t.match(await store.getTask('task_2'), { state: 'review', reason: 'reset', next_poll_at_ms: null });
    t.equal(await store.markUnlearnable('task_2', 'reset'), false);
    t.match(await store.settleTask('task_2', notMade()), { outcome: 'settled', task: { state: 'failed' } });
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('a creation that no list shows is released if the list was asked for late enough', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '5');
    await store.openTask(newTask(owner, 'task_1', '1'));
    await store.markUnknown('task_1', 'reset');
    clock.now = 110;
    for (const listed of [
      { age_ms: 0, after_ms: 110 },
      { age_ms: 11, after_ms: 99 },
    ])
      t.match(await store.releaseUnlisted('task_1', notMade(), listed), { outcome: 'unchanged' });
    const listed = { age_ms: 10, after_ms: 99 };
    t.match(await store.releaseUnlisted('task_1', notMade('unlisted'), listed), { outcome: 'settled' });
    t.match(await store.getTask('task_1'), { state: 'failed', reason: 'unlisted' });
    t.equal(await store.releaseUnlisted('task_none', notMade(), listed), undefined);
    t.match(await money(store, owner.account), { held: 0n });
  });

  await t.test('a creation whose outcome cannot be learnt goes to review, from every earlier state', async (t) => {
    const { store } = await open(t, { now: 0 });
    const owner = await makeOwner(store, 'acme', '5');
    for (const id of ['sent', 'lost', 'lost_too', 'other']) {
      await store.openTask(newTask(owner, id, '1', { kind: id === 'other' ? 'with_means' : 'without_means' }));
    }
    t.equal(await store.markReview('sent', 'reset'), true);
    await store.markUnknown('lost', 'reset', 5);
    await store.markUnknown('other', 'reset', 5);
    t.strictSame(await store.reviewUnknownTasks(['without_means'], 'nothing can tell'), ['lost']);
    t.match(await store.getTask('lost'), {
      state: 'review',
      reason: 'reset; nothing can tell',
      next_poll_at_ms: null,
    });
    t.match(await store.getTask('lost_too'), { state: 'dispatching' });
    t.match(await store.getTask('other'), { state: 'unknown' });
    t.strictSame(await store.reviewUnknownTasks([], 'nothing can tell'), []);
  });

  await t.test('an operator resolves a task in review or unknown once, and not while it is polled', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '5');
    for (const id of ['dispatching', 'unknown', 'polled', 'review']) await store.openTask(newTask(owner, id, '1'));
    await runTask(store, owner, 'running', '1');
    await store.markUnknown('polled', 'reset', 0);
    const claim = { owner: 'gateway', upstream: 'c', limit: 9, until_ms: 50 };
    t.ok((await store.claimTasks(claim)).some(({ id }) => id === 'polled'));
    await store.markUnknown('unknown', 'reset', 90);
    await store.markReview('review', 'reset');
    for (const [id, outcome] of Object.entries({
      dispatching: 'unchanged',
      running: 'unchanged',
      polled: 'unchanged',
      unknown: 'settled',
      review: 'settled',
    })) {
      t.equal((await store.resolveTask(id, capture('1'), OPERATOR))?.outcome, outcome, id);
      t.equal((await store.resolveTask(id, release(), OPERATOR))?.outcome, 'unchanged', `${id}, again`);
    }
    clock.now = 50;
    t.equal((await store.resolveTask('polled', release(), OPERATOR))?.outcome, 'settled', 'its claim is over');
    t.equal(await store.resolveTask('nobody', release(), OPERATOR), undefined);
    t.strictSame((await store.audit()).breaches, []);
  });

  await t.test('an observation is kept while the task runs, and the last status seen stays', async (t) => {
    const clock = { now: 1 };
    const { store } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '5');
    await runTask(store, owner, 'task_1', '1');
    clock.now = 2;
    await store.observeTask('task_1', { status: 'rendering', record: '{"n":1}', next_poll_at_ms: 70 });
    t.match(await store.getTask('task_1'), {
      status: 'rendering',
      record: '{"n":1}',
      next_poll_at_ms: 70,
      updated_at_ms: 2,
    });
    await store.observeTask('task_1', { status: null, record: null, next_poll_at_ms: 80 });
    t.match(await store.getTask('task_1'), { status: 'rendering', record: null, next_poll_at_ms: 80 });
    await store.settleTask('task_1', capture('1'));
    await store.observeTask('task_1', { status: 'late', record: '{}', next_poll_at_ms: 90 });
    t.match(await store.getTask('task_1'), {
      state: 'succeeded',
      status: 'succeeded',
      record: null,
      next_poll_at_ms: null,
    });
  });
}
