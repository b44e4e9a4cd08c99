/** The moves that concern metered money: spend leases, the usage that draws on them, and usage that comes too late. */
import assert from 'node:assert/strict';
import type { Store } from '../../../src/store/store.ts';
import type { Owner } from '../../store/fixtures.ts';
import fc from '../../support/fc.ts';
import { account, amount, type Command, command, pickFrom, soon, which } from './command.ts';
import type { LedgerModel, ModelLease } from './ledger-model.ts';

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

const openLease = fc.record({ account, amount, soon }).map((args) =>
  command('open a spend lease', args, async (model, { store, owners }) => {
    const { account } = pickFrom(owners, args.account);
    const until_ms = model.now + args.soon;
    const result = await store.openSpendLease({ account, amount_nano: args.amount, owner: 'gateway', until_ms });
    const expected = model.openLease(account, args.amount, until_ms, result.ok ? result.hold_id : undefined);
    assert.equal(result.ok, expected);
  }),
);

/** On a lease that was closed meanwhile it is late, and is charged all the same. */
const use = fc.record({ which, amount, times: fc.integer({ min: 1, max: 3 }) }).map((args) =>
  on('use', args, async ({ ...lease }, model, store, owners) => {
    const drawn = pickFrom(model.leases, args.which);
    const key = owners.find(({ account }) => account === lease.account)?.key ?? '';
    const about = { hold_id: lease.hold_id, account: lease.account, key, route: 'chat', model: 'small' };
    const row = { ...about, units: { input: '1.5' }, amount_nano: args.amount };
    for (let n = 0; n < args.times; n++) model.use(drawn, args.amount);
    await Promise.all(Array.from({ length: args.times }, () => store.recordUsage([row])));
  }),
);

const renew = fc.record({ which, soon }).map((args) =>
  on('renew', args, async (lease, model, store) => {
    model.renew([lease], model.now + args.soon);
    await store.renewSpendLeases([lease.hold_id], model.now + args.soon);
  }),
);

const close = fc.record({ which, times: fc.constantFrom(1, 2) }).map((args) =>
  on('close the spend lease', args, async (lease, model, store) => {
    model.closeLease(lease);
    await Promise.all(Array.from({ length: args.times }, () => store.closeSpendLease(lease.hold_id)));
  }),
);

const closeLapsed = fc.constant(
  command('close what has lapsed', {}, async (model, { store }) => {
    assert.equal(await store.closeLapsedSpendLeases(), model.closeLapsed());
  }),
);

export const leaseCommands: readonly fc.Arbitrary<Command>[] = [openLease, use, use, renew, close, closeLapsed];
