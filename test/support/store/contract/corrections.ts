/** What operators change: each change is recorded with who made it; refunds, credit, suspended accounts, other secrets. */
import type { Test } from 'tap';
import { CHANGE_KEY_USED, type Store } from '../../../../src/ledger/store/store.ts';
import { OPERATOR } from '../../operator.ts';
import { capture, cny, makeOwner, makeOwnerOnly, newTask, type OpenFresh, runTask } from '../../stores.ts';

const BECAUSE = { ...OPERATOR, reason: 'a wrong price' };
const sha256 = (digit: string) => digit.repeat(64);

export async function correctionContract(t: Test, open: OpenFresh): Promise<void> {
  await t.test('each change is recorded once, with who made it, and its entry names it', async (t) => {
    const clock = { now: 1 };
    const { store, again } = await open(t, clock);
    const { account, key } = await makeOwnerOnly(store, 'acme', '10');
    clock.now = 2;
    await store.editAccount(account, { labels: { tier: 'gold' }, credit_limit_nano: cny('5') }, OPERATOR);
    await store.editAccount(account, { credit_limit_nano: cny('5') }, OPERATOR);
    await store.topup(account, cny('1'), 'invoice 1', { ...OPERATOR, request_id: 'req_1' });
    await store.topup(account, cny('1'), 'invoice 1', OPERATOR);
    await store.revokeKey(key, OPERATOR);
    await store.revokeKey(key, OPERATOR);
    const reload = { operation: 'config.reload', subject: 'config', account: null };
    t.equal(await store.recordChange({ ...reload, before: { digest: 'a' }, after: { digest: 'b' } }, OPERATOR), 7n);
    const changes = await (await again()).changes({ limit: 100 });
    t.strictSame(
      changes.map(({ id, operation, subject }) => `${id} ${operation} ${subject}`),
      [
        '7 config.reload config',
        `6 key.revoke ${key}`,
        `5 wallet.topup ${account}`,
        `4 account.edit ${account}`,
        `3 wallet.topup ${account}`,
        `2 key.create ${key}`,
        `1 account.create ${account}`,
      ],
      'a change without an effect is not recorded',
    );
    t.match(changes[2], { ...OPERATOR, at_ms: 2, request_id: 'req_1', reason: null, account, entry_id: 1n });
    t.strictSame(changes[2]?.after, {
      amount: '1.00',
      reference: 'invoice 1',
      entry: '2',
      posted: '11.00',
      held: '0.00',
      available: '11.00',
    });
    t.strictSame(changes[3]?.before, { credit_limit: '0.00', labels: null }, 'only what differs');
    t.strictSame(changes[3]?.after, { credit_limit: '5.00', labels: { tier: 'gold' } });
    t.strictSame(await store.changes({ subject: key, before_id: 6n, limit: 1 }), [changes[5]]);
    t.strictSame(await store.changes({ account, actor: OPERATOR.actor, limit: 1 }), [changes[1]]);
    t.strictSame(
      (await store.entries(account, 9)).map(({ change_id }) => change_id),
      [5n, 3n],
    );
    t.match(await store.audit(), { ok: true, breaches: [] });
  });

  await t.test('an idempotency key is used for one change', async (t) => {
    const { store } = await open(t, { now: 1 });
    const { account } = await makeOwnerOnly(store, 'acme', '0');
    const once = { key: 'k1', request_sha256: Buffer.from('request'), account_name: 'acme' };
    await store.topup(account, 5n, null, { ...OPERATOR, once });
    await t.rejects(store.topup(account, 5n, null, { ...OPERATOR, once }), { message: CHANGE_KEY_USED });
    t.match(await store.wallet(account), { posted_nano: 5n });
    const found = await store.findChangeKey(OPERATOR.actor, 'k1');
    t.match(found, { key: 'k1', change_id: 3n, change: { id: 3n, operation: 'wallet.topup' } });
    t.same(Buffer.from(found?.request_sha256 ?? []), once.request_sha256);
    t.match(found?.result, { result: { ok: true, wallet: { posted_nano: 5n } }, account_name: 'acme' });
    t.equal(await store.findChangeKey('another', 'k1'), undefined);
  });

  await t.test('an edit of another version is stale, and names stay unique', async (t) => {
    const { store } = await open(t, { now: 1 });
    const { account } = await makeOwnerOnly(store, 'acme', '0');
    await makeOwnerOnly(store, 'other', '0');
    const edited = await store.editAccount(account, { name: 'Acme', external_id: 'crm-7' }, OPERATOR, 1n);
    t.match(edited, { name: 'Acme', external_id: 'crm-7', version: 5n });
    t.equal(await store.editAccount(account, { name: 'x' }, OPERATOR, 1n), 'stale');
    t.match(await store.findAccount('crm-7'), { id: account });
    t.equal(await store.findAccount('acme'), undefined);
    t.equal(await store.editAccount(account, { name: 'other' }, OPERATOR), 'name_taken');
    t.equal(await store.editAccount('account_other', { external_id: 'crm-7' }, OPERATOR), 'external_id_taken');
    t.equal(await store.editAccount('account_other', { name: 'crm-7' }, OPERATOR), 'name_taken');
    const made = { id: 'a3', name: 'third', price_factor_nano: 1n };
    t.equal(await store.createAccount({ ...made, external_id: 'Acme' }, OPERATOR), 'external_id_taken');
    t.match(await store.createAccount({ ...made, name: 'acme' }, OPERATOR), { id: 'a3' }, 'an old name is free');
    t.equal(await store.editAccount('nobody', {}, OPERATOR), 'not_found');
  });

  await t.test('an adjustment needs a reason, and lowers a wallet to its credit limit', async (t) => {
    const { store } = await open(t, { now: 1 });
    const owner = await makeOwner(store, 'acme', '10');
    await store.openTask(newTask(owner, 'task_1', '4'));
    await t.rejects(store.adjust(owner.account, 1n, OPERATOR), /needs a reason/);
    t.match(await store.adjust(owner.account, cny('-6.01'), BECAUSE), { ok: false, reason: 'insufficient_funds' });
    const planned = await store.adjust(owner.account, cny('-6'), BECAUSE, { dry_run: true });
    t.match(planned, { ok: true, entry_id: null, wallet: { posted_nano: cny('4') } });
    t.match(await store.wallet(owner.account), { posted_nano: cny('10') }, 'a dry run writes nothing');
    t.match(await store.adjust(owner.account, cny('-6'), BECAUSE), { ok: true, entry_id: 3n });
    t.match(await store.adjust(owner.account, cny('-1'), BECAUSE, { overdraw: true }), { ok: true });
    t.match(await store.wallet(owner.account), { posted_nano: cny('3'), held_nano: cny('4') });
    const [entry] = await store.entries(owner.account, 1);
    t.match(entry, { kind: 'adjust', amount_nano: cny('-1'), memo: 'a wrong price', change_id: 6n });
    t.match(await store.audit(), { ok: true, breaches: [] });
    t.match(await store.adjust(owner.account, 8_000_000_000_000_000_000n, BECAUSE), { reason: 'wallet_limit' });
    const least = await store.adjust(owner.account, -8_100_000_000_000_000_000n, BECAUSE, { overdraw: true });
    t.match(least, { ok: false, reason: 'insufficient_funds' });
  });

  await t.test('refunds give back at most what an entry charged, in sum', async (t) => {
    const { store } = await open(t, { now: 1 });
    const acme = await makeOwner(store, 'acme', '10');
    const other = await makeOwner(store, 'other', '10');
    await runTask(store, acme, 'task_1', '2');
    await store.settleTask('task_1', capture('3'), undefined, cny('9'));
    const [overage, charge, held] = await store.entries(acme.account, 3);
    if (overage === undefined || charge === undefined || held === undefined) throw new Error('no charge');
    const refund = (entry: bigint, amount: string | null, account = acme.account) =>
      store.refund(account, entry, amount === null ? null : cny(amount), BECAUSE);
    t.match(await refund(charge.id, '1', other.account), { ok: false, reason: 'not_found' });
    t.match(await refund(999n, '1'), { ok: false, reason: 'not_found' });
    t.match(await refund(held.id, '1'), { ok: false, reason: 'not_a_charge', kind: 'hold' });
    t.match(await refund(charge.id, '2.01'), { ok: false, reason: 'beyond_charge', charged_nano: cny('2') });
    const planned = await store.refund(acme.account, charge.id, null, BECAUSE, { dry_run: true });
    t.match(planned, { ok: true, entry_id: null, amount_nano: cny('2'), wallet: { posted_nano: cny('9') } });
    t.match(await refund(charge.id, '0.50'), { ok: true });
    t.match(await refund(charge.id, null), { ok: true, amount_nano: cny('1.50') });
    t.match(await refund(charge.id, null), { ok: false, reason: 'beyond_charge', refunded_nano: cny('2') });
    t.match(await refund(overage.id, '1'), { ok: true });
    t.match(await store.wallet(acme.account), { posted_nano: cny('10'), held_nano: 0n });
    const [entry] = await store.entries(acme.account, 1);
    t.match(entry, { kind: 'refund', refund_of: overage.id, task_id: 'task_1', hold_id: charge.hold_id });
    t.match(await store.audit(), { ok: true, breaches: [] });
  });

  await t.test('ten refunds of one entry at once never exceed its amount', async (t) => {
    const { store, again } = await open(t, { now: 1 });
    const stores = [store, await again()];
    const acme = await makeOwner(store, 'acme', '10');
    await runTask(store, acme, 'task_1', '2');
    await store.settleTask('task_1', capture('2'));
    const [charge] = await store.entries(acme.account, 1);
    const refund = (index: number) =>
      (stores[index % 2] as Store).refund(acme.account, charge?.id ?? 0n, cny('0.30'), BECAUSE);
    const made = await Promise.all(Array.from({ length: 10 }, (_, index) => refund(index)));
    t.equal(made.filter(({ ok }) => ok).length, 6);
    t.match(await store.wallet(acme.account), { posted_nano: cny('9.80') });
    t.match(await store.audit(), { ok: true, breaches: [] });
  });

  await t.test('a rotated key has two secrets, and a revoked one none', async (t) => {
    const { store, again } = await open(t, { now: 50 });
    const owner = await makeOwnerOnly(store, 'acme', '1');
    const before = await store.getKey(owner.key);
    const rotate = (digit: string, previous_until_ms: number) =>
      store.rotateKey(owner.key, { sha256: sha256(digit), prefix: `tg_${digit}`, previous_until_ms }, OPERATOR);
    t.match(await rotate('a', 100), { id: owner.key, prefix: 'tg_a', previous_until_ms: 100 });
    t.match(await rotate('b', 200), { prefix: 'tg_b' });
    const reopened = await again();
    t.match(await reopened.findKey(sha256('a')), { id: owner.key, secret_until_ms: 200 });
    t.match(await reopened.findKey(sha256('b')), { id: owner.key, secret_until_ms: null });
    t.match(before, { version: 2n });
    t.match(await store.editKey(owner.key, { name: 'ci' }, OPERATOR, 2n), 'stale');
    t.match(await store.editKey(owner.key, { name: 'ci', expires_at_ms: 9 }, OPERATOR, 5n), {
      name: 'ci',
      version: 6n,
    });
    await store.revokeKey(owner.key, OPERATOR);
    t.equal(await rotate('c', 300), 'revoked');
    t.equal(await reopened.findKey(sha256('c')), undefined);
    const [revoked, , rotated] = await store.changes({ subject: owner.key, limit: 3 });
    t.strictSame(revoked?.after, { revoked_at: '1970-01-01T00:00:00.050Z' });
    const { secrets, ...shown } = rotated?.after ?? {};
    t.strictSame(shown, { prefix: 'tg_b', previous_until: '1970-01-01T00:00:00.200Z' }, 'no hash');
    t.not(secrets, sha256('b'));
    t.match(secrets, /^[0-9a-f]{64}$/);
    t.match(await store.audit(), { ok: true, breaches: [] });
  });

  await t.test('a token is changed with its record, which has no secret', async (t) => {
    const { store } = await open(t, { now: 50 });
    const made = { id: 'token_1', name: 'night', role: 'operator', expires_at_ms: null } as const;
    t.match(await store.createToken({ ...made, sha256: sha256('a') }, OPERATOR), { version: 1n, created_at_ms: 50 });
    const another = { ...made, id: 'token_2', sha256: sha256('b') };
    t.equal(await store.createToken(another, OPERATOR), 'name_taken');
    t.equal(await store.createToken({ ...another, name: 'token_1' }, OPERATOR), 'name_taken');
    t.match(await store.createToken({ ...another, name: 'day' }, OPERATOR), { name: 'day', version: 2n });
    t.match(await store.rotateToken('token_1', sha256('c'), 50, OPERATOR), { previous_until_ms: 50, version: 3n });
    const again = await store.rotateToken('token_1', sha256('d'), 50, OPERATOR);
    t.match(again, { version: 4n }, 'with the same end as before');
    t.notOk(JSON.stringify(again, (_, value) => (typeof value === 'bigint' ? String(value) : value)).includes('dddd'));
    t.match(await store.revokeToken('token_1', OPERATOR), { revoked_at_ms: 50, version: 5n });
    t.match(await store.revokeToken('token_1', OPERATOR), { version: 5n });
    t.equal(await store.rotateToken('token_1', sha256('e'), 60, OPERATOR), 'revoked');
    t.equal(await store.revokeToken('nobody', OPERATOR), 'not_found');
    t.match(await store.setTokenRole('token_2', 'viewer', OPERATOR), { role: 'viewer', version: 6n });
    t.match(await store.setTokenRole('token_2', 'viewer', OPERATOR), { version: 6n }, 'nothing to record');
    t.equal(await store.setTokenRole('nobody', 'viewer', OPERATOR), 'not_found');
    const changes = await store.changes({ subject: 'token_1', limit: 9 });
    t.strictSame(
      changes.map(({ operation }) => operation),
      ['token.revoke', 'token.rotate', 'token.rotate', 'token.create'],
    );
    t.strictSame(changes[0]?.after, { revoked_at: '1970-01-01T00:00:00.050Z' });
    const percents: number[] = [];
    t.match(await store.audit(undefined, (percent) => percents.push(percent)), { ok: true, breaches: [] });
    t.strictSame(
      percents,
      percents.toSorted((a, b) => a - b),
    );
    if (percents.length > 0) t.equal(percents.at(-1), 100);
  });

  await t.test('the last use of a key is stored to the minute', async (t) => {
    const clock = { now: 60_000 };
    const { store } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '10');
    t.match(await store.getKey(owner.key), { last_used_at_ms: null });
    await store.openTask(newTask(owner, 'task_1', '1'));
    clock.now += 59_999;
    await store.openTask(newTask(owner, 'task_2', '1'));
    t.match(await store.getKey(owner.key), { last_used_at_ms: 60_000 });
    clock.now += 1;
    const lease = await store.openSpendLease({
      account: owner.account,
      amount_nano: 1n,
      owner: 'gateway',
      until_ms: 1e6,
    });
    if (!lease.ok) throw new Error(lease.reason);
    const use = { ...owner, hold_id: lease.hold_id, route: 'r', model: 'm', units: { input: '1' }, amount_nano: 1n };
    await store.recordUsage([use]);
    t.match(await store.getKey(owner.key), { last_used_at_ms: 120_000, version: 3n });
    t.match(await store.audit(), { ok: true, breaches: [] });
  });

  await t.test('an operator who resolves a task is recorded with its entry', async (t) => {
    const { store } = await open(t, { now: 1 });
    const owner = await makeOwner(store, 'acme', '10');
    await runTask(store, owner, 'task_1', '2');
    await store.markReview('task_1', 'odd');
    await store.resolveTask('task_1', capture('2.5'), BECAUSE);
    const [change] = await store.changes({ subject: 'task_1', limit: 1 });
    t.match(change, { operation: 'task.resolve', reason: 'a wrong price', account: owner.account });
    t.strictSame(change?.after, { state: 'succeeded', charged: '2.50' });
    const [overage, charge] = await store.entries(owner.account, 2);
    t.match([overage?.change_id, charge?.change_id], [change?.id, change?.id]);
    t.match(await store.audit(), { ok: true, breaches: [] });
  });
}
