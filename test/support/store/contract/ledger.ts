/** A top-up counts once per reference, amounts are exact, and every movement is an entry. */
import type { Test } from 'tap';
import { WALLET_LIMIT_nano } from '../../../../src/ledger/store/store.ts';
import { OPERATOR } from '../../operator.ts';
import { cny, makeOwner, money, newTask, type OpenFresh, release, runTask } from '../../stores.ts';

export async function ledgerContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('a top-up is one entry and the same money in the wallet', async (t) => {
    const { store, again } = await open(t, { now: 11 });
    const { account } = await makeOwner(store, 'acme', '0');
    const wallet = { account, posted_nano: cny('4.60'), held_nano: 0n, credit_limit_nano: 0n, alerted: 0n };
    t.strictSame(await store.topup(account, cny('4.60'), 'invoice 1', OPERATOR), { ok: true, repeated: false, wallet });
    const reopened = await again();
    t.strictSame(await reopened.wallet(account), wallet);
    t.strictSame(await reopened.entries(account, 10), [
      {
        id: 1n,
        account,
        kind: 'topup',
        amount_nano: cny('4.60'),
        posted_delta_nano: cny('4.60'),
        held_delta_nano: 0n,
        hold_id: null,
        task_id: null,
        reference: 'invoice 1',
        memo: null,
        at_ms: 11,
        change_id: 4n,
        refund_of: null,
      },
    ]);
  });

  await t.test('amounts above 2^53 stay exact', async (t) => {
    const { store } = await open(t, { now: 0 });
    const { account } = await makeOwner(store, 'acme', '0');
    const amount_nano = 2n ** 53n + 1n;
    await store.topup(account, amount_nano, 'large', OPERATOR);
    t.equal((await store.wallet(account))?.posted_nano, amount_nano);
    await store.topup(account, amount_nano, null, OPERATOR);
    t.equal((await store.wallet(account))?.posted_nano, 2n * amount_nano);
    t.equal((await store.entries(account, 1))[0]?.amount_nano, amount_nano);
    t.match(await store.topup(account, amount_nano, 'large', OPERATOR), { ok: true, repeated: true });
  });

  await t.test('a wallet is filled up to its limit, and a repeated top-up still counts as added', async (t) => {
    const { store } = await open(t, { now: 0 });
    const { account } = await makeOwner(store, 'acme', '1');
    const most = WALLET_LIMIT_nano - cny('1');
    const wallet = { account, posted_nano: cny('1'), held_nano: 0n, credit_limit_nano: 0n, alerted: 0n };
    for (const amount_nano of [most + 1n, 2n ** 63n - 1n, 2n ** 63n]) {
      t.strictSame(await store.topup(account, amount_nano, 'a', OPERATOR), {
        ok: false,
        reason: 'wallet_limit',
        wallet,
      });
    }
    t.match(await store.topup(account, most, 'a', OPERATOR), { ok: true, repeated: false });
    t.match(await store.topup(account, most, 'a', OPERATOR), { ok: true, repeated: true });
    t.match(await store.topup(account, 1n, 'b', OPERATOR), { ok: false, reason: 'wallet_limit' });
    t.equal((await store.wallet(account))?.posted_nano, WALLET_LIMIT_nano);
    t.equal((await store.audit()).ok, true);
  });

  await t.test('a top-up of an invalid amount or of an unknown account changes nothing', async (t) => {
    const { store } = await open(t, { now: 0 });
    const { account } = await makeOwner(store, 'acme', '1');
    const before = await money(store, account);
    await t.rejects(store.topup(account, 0n, null, OPERATOR));
    await t.rejects(store.topup(account, -1n, null, OPERATOR));
    await t.rejects(store.topup('account_none', 1n, null, OPERATOR));
    t.strictSame(await money(store, account), before);
    t.equal((await store.audit()).ok, true);
  });

  await t.test('entries are listed newest first', async (t) => {
    const { store } = await open(t, { now: 0 });
    const { account } = await makeOwner(store, 'acme', '0');
    for (const amount of ['1', '2', '3']) await store.topup(account, cny(amount), null, OPERATOR);
    t.strictSame(
      (await store.entries(account, 2)).map(({ amount_nano }) => amount_nano),
      [cny('3'), cny('2')],
    );
  });

  await t.test('written rows are still there after closing and opening the store', async (t) => {
    const { store, again } = await open(t, { now: 0 });
    const { account } = await makeOwner(store, 'acme', '1');
    const asked = store.topup(account, cny('2'), 'invoice 1', OPERATOR);
    await store.close();
    t.match(await asked, { ok: true }, 'closing waits for earlier calls');
    const reopened = await again();
    t.strictSame(await money(reopened, account), { posted: cny('3'), held: 0n, entries: 2 });
    t.match(await reopened.topup(account, cny('2'), 'invoice 1', OPERATOR), { ok: true, repeated: true });
  });
}

export async function gaugeContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('an empty store has nothing open', async (t) => {
    const { store } = await open(t, { now: 5 });
    t.strictSame(await store.gauges(cny('1'), ['c']), {
      tasks: { dispatching: 0, running: 0, unknown: 0, review: 0 },
      leases: 0,
      oldest_task_ms: Number.POSITIVE_INFINITY,
      oldest_lease_ms: Number.POSITIVE_INFINITY,
      held_nano: 0,
      low_wallets: 0,
      next_poll_ms: new Map([['c', Number.POSITIVE_INFINITY]]),
    });
    t.match(store.pressure(), { waiting: 0, failed: { read: 0, write: 0, busy: 0 } });
  });

  await t.test('open tasks and leases are counted, ended ones are not', async (t) => {
    const clock = { now: 0 };
    const { store } = await open(t, clock);
    const acme = await makeOwner(store, 'acme', '10');
    const poor = await makeOwner(store, 'poor', '0.5');
    clock.now = 7;
    await runTask(store, acme, 'ended', '1');
    await store.settleTask('ended', release());
    clock.now = 10;
    await store.openTask(newTask(acme, 'dispatching', '1'));
    clock.now = 20;
    await runTask(store, acme, 'running', '1');
    await store.observeTask('running', { status: 'running', record: null, next_poll_at_ms: 90 });
    await store.openTask(newTask(acme, 'unknown', '1'));
    await store.markUnknown('unknown', 'no answer', 80);
    await store.openTask(newTask(acme, 'review', '1'));
    await store.markReview('review', 'no charge');
    clock.now = 30;
    await store.openSpendLease({ account: acme.account, amount_nano: cny('2'), owner: 'gateway', until_ms: 100 });
    const { upstream } = newTask(poor, 'any', '1');
    t.strictSame(await store.gauges(cny('1'), [upstream, 'other']), {
      tasks: { dispatching: 1, running: 1, unknown: 1, review: 1 },
      leases: 1,
      oldest_task_ms: 10,
      oldest_lease_ms: 30,
      held_nano: Number(cny('6')),
      low_wallets: 1,
      next_poll_ms: new Map([
        [upstream, 80],
        ['other', Number.POSITIVE_INFINITY],
      ]),
    });
    t.match(await store.gauges(undefined, []), { low_wallets: 0 });
  });
}

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
    const claim = async (now: number, owner = 'a', until_ms = now + 50) => {
      clock.now = now;
      await store.claimTasks({ owner: owner, upstream: 'c', limit: 1, until_ms });
    };
    const send = async (now: number, owner = 'a') => {
      await claim(now, owner);
      const sent = await store.sendTaskAgain('task', owner);
      if (sent === undefined) throw new Error(`nothing may be sent at ${now}`);
      return sent;
    };
    const state = async () => {
      const task = await store.getTask('task');
      return [task?.state, task?.resent_at_ms, (await store.wallet(owner.account))?.held_nano === 0n];
    };
    return { clock, store, again, claim, send, state };
  }

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
    await store.postponeTask({ id: 'task', claim_owner: null }, 0);
    t.match(await store.refuseTask('task', await send(200), refused), { outcome: 'settled' });
    t.strictSame(await state(), ['failed', 100, true]);
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
}
