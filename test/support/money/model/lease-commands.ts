/** The commands of metered requests: spend leases, their usage, and usage after a lease is closed. */
import assert from 'node:assert/strict';
import type { LeaseId, Store } from '../../../../src/ledger/store/store.ts';
import { NANO } from '../../../../src/lib/money/amount.ts';
import fc from '../../fc.ts';
import { OPERATOR } from '../../operator.ts';
import type { Owner } from '../../stores.ts';
import { account, amount, type Command, command, pickFrom, soon, which } from './command.ts';
import type { ModelLease } from './lease-model.ts';
import type { LedgerModel } from './ledger-model.ts';
import { sum } from './wallet-model.ts';

function on(
  name: string,
  args: { readonly which: number },
  run: (lease: ModelLease, model: LedgerModel, store: Store, owners: readonly Owner[]) => Promise<void>,
): Command {
  return command(
    name,
    args,
    (model, { store, owners }) => run(pickFrom(model.leases, args.which), model, store, owners),
    (model) => model.leases.length > 0,
  );
}

/** Leases that a failover has lost, and whose id the lease has now. */
function namesakes({ hold_id, owner, opened_at_ms }: ModelLease): readonly LeaseId[] {
  return [
    { hold_id, owner: 'another', opened_at_ms },
    { hold_id, owner, opened_at_ms: opened_at_ms - 1 },
  ];
}

const openLease = fc.record({ account, amount, soon }).map((args) =>
  command('open a spend lease', args, async (model, { store, owners }) => {
    const { account } = pickFrom(owners, args.account);
    const until_ms = model.now + args.soon;
    const result = await store.openSpendLease({ account, amount_nano: args.amount, owner: 'gateway', until_ms });
    const expected = model.openLease(account, args.amount, until_ms, result.ok ? result.hold_id : undefined);
    assert.equal(result.ok ? 'ok' : result.reason, expected ? 'ok' : 'insufficient_funds');
  }),
);

const overdraft = fc.constantFrom(0n, NANO / 2n);

/** Usage of a lease that was closed meanwhile is late. It is charged too, as far as the wallet allows. */
const use = fc.record({ which, amount, overdraft, times: fc.integer({ min: 1, max: 3 }) }).map((args) =>
  on('use', args, async ({ ...lease }, model, store, owners) => {
    const drawn = pickFrom(model.leases, args.which);
    const key = owners.find(({ account }) => account === lease.account)?.key ?? '';
    const about = { hold_id: lease.hold_id, account: lease.account, key, route: 'chat', model: 'small' };
    const row = { ...about, units: { input: '1.5' }, amount_nano: args.amount };
    const expected = Array.from({ length: args.times }, () => model.use(drawn, args.amount, args.overdraft));
    const charges = await Promise.all(expected.map(() => store.recordUsage([row], args.overdraft)));
    assert.deepEqual(
      charges.map((some) => some.map(({ overage_nano, waived_nano }) => ({ overage_nano, waived_nano }))),
      expected,
    );
  }),
);

const renew = fc.record({ which, soon }).map((args) =>
  on('renew', args, async (lease, model, store) => {
    const open = model.renew([lease], model.now + args.soon);
    assert.deepEqual(await store.renewSpendLeases([lease, ...namesakes(lease)], model.now + args.soon), open);
  }),
);

const close = fc.record({ which, overdraft, times: fc.constantFrom(1, 2) }).map((args) =>
  on('close the spend lease', args, async (lease, model, store) => {
    const { hold_id, account } = lease;
    for (const other of namesakes(lease)) assert.equal(await store.closeSpendLease(other), undefined);
    const charge = model.closeLease(lease, args.overdraft);
    const close = () => store.closeSpendLease(lease, args.overdraft);
    const [first, second] = await Promise.all(Array.from({ length: args.times }, close));
    assert.deepEqual(first, charge && { hold_id, account, ...charge });
    assert.equal(second, undefined);
  }),
);

const closeLapsed = fc.record({ overdraft }).map(({ overdraft }) =>
  command('close what has lapsed', { overdraft }, async (model, { store }) => {
    assert.equal((await store.closeExpiredSpendLeases(overdraft)).length, model.closeLapsed(overdraft));
  }),
);

const split = fc.record({ which, amount, isAll: fc.boolean() }).map((args) =>
  on('split', args, async (lease, model, store) => {
    const left = lease.amount - sum(lease.rows);
    const amount = args.isAll && left > 0n ? left - (args.amount % 2n) : args.amount;
    for (const other of namesakes(lease))
      assert.deepEqual(await store.splitSpendLease(other, amount), { ok: false, reason: 'closed' });
    const result = await store.splitSpendLease(lease, amount);
    const expected = model.splitLease(lease, amount, result.ok ? result.hold_id : undefined);
    assert.equal(result.ok ? 'split' : result.reason, expected);
  }),
);

/** Every lease belongs to `gateway`, so a request by `gateway` itself finds no other owner. */
const ask = fc.record({ account, owner: fc.constantFrom('gateway', 'another') }).map((args) =>
  command('ask for spend leases', args, async (model, { store, owners }) => {
    const { account } = pickFrom(owners, args.account);
    const open = model.leases.filter((lease) => lease.open && lease.account === account);
    const asked = args.owner === 'gateway' ? [] : open.filter(({ wanted }) => !wanted);
    for (const lease of asked) lease.wanted = true;
    const holds = await store.takeMoneyTurn({ account, owner: args.owner, amount_nano: NANO });
    // The other operations are decided without a turn.
    await store.endMoneyTurn(account, args.owner);
    assert.deepEqual(byHold((holds ?? []).map((hold_id) => [hold_id])), byHold(asked.map(({ hold_id }) => [hold_id])));
    const { leases } = await store.spendLeasesOf(account);
    const seen = leases.map(({ hold_id, left_nano, wanted_at_ms }) => [hold_id, left_nano, wanted_at_ms !== null]);
    const expected = open.map(({ hold_id, amount, rows, wanted }) => [hold_id, amount - sum(rows), wanted]);
    assert.deepEqual(byHold(seen), byHold(expected));
  }),
);

const answer = fc.constant(
  command('answer for spend leases', {}, async (model, { store }) => {
    const asked = model.leases.filter((lease) => lease.wanted);
    await store.answerSpendLeases(asked.flatMap(namesakes));
    const wanted = asked.map(({ hold_id }) => hold_id);
    const seen = (await store.wantedSpendLeases('gateway')).map(({ hold_id }) => hold_id);
    assert.deepEqual([...seen].sort(), [...wanted].sort());
    await store.answerSpendLeases(asked);
    for (const lease of model.leases) lease.wanted = false;
    assert.deepEqual(await store.wantedSpendLeases('gateway'), []);
  }),
);

function byHold(rows: readonly unknown[][]): readonly string[] {
  return rows.map((row) => row.join(' ')).sort();
}

export const leaseCommands: readonly fc.Arbitrary<Command>[] = [
  openLease,
  use,
  use,
  renew,
  close,
  closeLapsed,
  split,
  ask,
  answer,
];

const BECAUSE = { ...OPERATOR, reason: 'a correction' };

const signed = fc.tuple(fc.boolean(), amount).map(([isNegative, size]) => (isNegative ? -size - 1n : size + 1n));

const adjust = fc.record({ account, amount: signed, overdraw: fc.boolean(), dry_run: fc.boolean() }).map((args) =>
  command('adjust', args, async (model, { store, owners }) => {
    const { account } = pickFrom(owners, args.account);
    const { overdraw, dry_run } = args;
    const result = await store.adjust(account, args.amount, BECAUSE, { overdraw, dry_run });
    assert.equal(result.ok, model.adjust(account, args.amount, { overdraw, dry_run }));
  }),
);

/** Most amounts are too much for what is left of a charge. */
const part = fc.oneof(fc.constant(null), fc.bigInt({ min: 0n, max: 4n }), amount);

const refund = fc.record({ account, which, amount: part, times: fc.constantFrom(1, 2) }).map((args) =>
  command('refund', args, async (model, { store, owners }) => {
    const { account } = pickFrom(owners, args.account);
    const entries = [...(await store.entries(account, 1_000))].reverse();
    const charges = entries.filter(({ kind }) => kind === 'capture' || kind === 'overage');
    if (charges.length === 0) return;
    const { id, amount_nano } = pickFrom(charges, args.which);
    // Both at once, in one batch.
    const made = await Promise.all(
      Array.from({ length: args.times }, () => store.refund(account, id, args.amount, BECAUSE)),
    );
    const { hold, task } = model.chargeAt(account, charges.length - 1 - (args.which % charges.length), amount_nano);
    for (const result of made) {
      const expected = model.refund(account, { id, amount: amount_nano, hold, task }, args.amount);
      assert.deepEqual(result.ok ? result.amount_nano : result.reason, expected ?? 'beyond_charge');
    }
  }),
);

const credit = fc.record({ account, limit: fc.constantFrom(0n, 1n, NANO, 7n * NANO) }).map((args) =>
  command('credit limit', args, async (model, { store, owners }) => {
    const { account } = pickFrom(owners, args.account);
    model.setCredit(account, args.limit);
    const edited = await store.editAccount(account, { credit_limit_nano: args.limit }, OPERATOR);
    assert(typeof edited === 'object' && edited.credit_limit_nano === args.limit);
  }),
);

/** Requests of a suspended account are refused before they reach the store; what runs is settled as before. */
const suspend = fc.record({ account, status: fc.constantFrom('active', 'suspended') }).map((args) =>
  command('status', args, async (_model, { store, owners }) => {
    const { account, key } = pickFrom(owners, args.account);
    const { status } = args;
    assert.equal(Object(await store.editAccount(account, { status }, OPERATOR)).status, status);
    assert.equal((await store.getKey(key))?.account_status, status);
  }),
);

export const operatorCommands: readonly fc.Arbitrary<Command>[] = [adjust, refund, refund, credit, suspend];
