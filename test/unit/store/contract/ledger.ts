/** A top-up counts once per reference, amounts are exact, and every movement is an entry. */
import type { Test } from 'tap';
import { WALLET_LIMIT_nano } from '../../../../src/store/store.ts';
import { OPERATOR } from '../../../support/operator.ts';
import { cny, makeOwner, money, type OpenFresh } from '../../../support/stores.ts';

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
        change_id: 3n,
        refund_of: null,
      },
    ]);
  });

  await t.test('a reference adds its money once', async (t) => {
    const { store } = await open(t, { now: 0 });
    const { account } = await makeOwner(store, 'acme', '0');
    const other = await makeOwner(store, 'other', '0');
    await store.topup(account, cny('2'), 'invoice 1', OPERATOR);
    t.match(await store.topup(account, cny('2'), 'invoice 1', OPERATOR), {
      ok: true,
      repeated: true,
      wallet: { posted_nano: cny('2') },
    });
    t.strictSame(await store.topup(account, cny('3'), 'invoice 1', OPERATOR), {
      ok: false,
      reason: 'reference_conflict',
      amount_nano: cny('2'),
    });
    t.strictSame(await money(store, account), { posted: cny('2'), held: 0n, entries: 1 });
    t.match(await store.topup(other.account, cny('3'), 'invoice 1', OPERATOR), { ok: true, repeated: false });
  });

  await t.test('top-ups without a reference all count', async (t) => {
    const { store } = await open(t, { now: 0 });
    const { account } = await makeOwner(store, 'acme', '0');
    for (let i = 0; i < 3; i += 1)
      t.match(await store.topup(account, cny('1'), null, OPERATOR), { ok: true, repeated: false });
    t.strictSame(await money(store, account), { posted: cny('3'), held: 0n, entries: 3 });
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
