/** Random operations against a model of the wallet in a few lines, with every invariant audited after each step. */
import fc from 'fast-check';
import type { Test } from 'tap';
import { NANO, type Nano } from '../../../src/lang/amount.ts';
import type { Store } from '../../../src/store/store.ts';
import { makeOwner, newTask, type OpenFresh, type Owner, release } from '../fixtures.ts';

interface ModelWallet {
  posted: Nano;
  readonly holds: Map<string, Nano>;
}

const accountIndex = fc.nat({ max: 1 });
const amount = fc.bigInt({ min: 0n, max: 5n * NANO });
const pick = fc.nat({ max: 5 });

const operation = fc.oneof(
  fc.record({ does: fc.constant('topup' as const), accountIndex, amount, pick }),
  fc.record({ does: fc.constant('open' as const), accountIndex, amount, pick }),
  fc.record({ does: fc.constantFrom('start', 'unknown', 'review', 'observe', 'recover'), accountIndex, amount, pick }),
  fc.record({ does: fc.constantFrom('capture', 'release'), accountIndex, amount, pick }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

function held(wallet: ModelWallet): Nano {
  return [...wallet.holds.values()].reduce((sum, hold) => sum + hold, 0n);
}

async function step(store: Store, owner: Owner, wallet: ModelWallet, { does, amount, pick }: Operation): Promise<void> {
  const id = `${owner.account} ${pick}`;
  const hold = wallet.holds.get(id);
  switch (does) {
    case 'topup': {
      if (amount === 0n) return;
      wallet.posted += amount;
      await store.topup(owner.account, amount, null);
      return;
    }
    case 'open': {
      if ((await store.getTask(id)) !== undefined) return;
      const enough = wallet.posted - held(wallet) >= amount;
      if (enough) wallet.holds.set(id, amount);
      const opened = await store.openTask(newTask(owner, id, '0', { hold_nano: amount, lease_until_ms: 0 }));
      if (opened.ok !== enough) throw new Error(`the hold of ${amount} was ${opened.ok ? 'taken' : 'refused'}`);
      return;
    }
    case 'capture':
    case 'release': {
      if (hold !== undefined && does === 'capture') wallet.posted -= amount;
      wallet.holds.delete(id);
      const charge = { units_nano: 1n, amount_nano: amount, memo: '', status: null, record: null };
      const settled = await store.settleTask(id, does === 'release' ? release() : { outcome: 'capture', ...charge });
      if ((settled?.settled ?? false) !== (hold !== undefined)) throw new Error(`${id} was settled out of turn`);
      return;
    }
    case 'start':
      await store.startTask(id, `up ${pick}`, { status: null, record: null, next_poll_at_ms: 1 });
      return;
    case 'observe':
      return store.observeTask(id, { status: 'seen', record: '{}', next_poll_at_ms: 2 });
    case 'unknown':
      await store.markUnknown(id, 'reset');
      return;
    case 'review':
      await store.markReview(id, 'deadline');
      return;
    default:
      await store.recoverTasks();
  }
}

export async function modelContract(t: Test, open: OpenFresh): Promise<void> {
  let run = 0;
  const property = fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
    run += 1;
    await t.test(`run ${run}`, async (t) => {
      const { store } = await open(t, { now: 1 });
      const owners = [await makeOwner(store, 'acme', '0'), await makeOwner(store, 'other', '0')];
      const wallets = owners.map((): ModelWallet => ({ posted: 0n, holds: new Map() }));
      for (const operation of operations) {
        const owner = owners[operation.accountIndex];
        const wallet = wallets[operation.accountIndex];
        if (owner === undefined || wallet === undefined) throw new Error('no such account');
        await step(store, owner, wallet, operation);
        for (const [index, { account }] of owners.entries()) {
          const { posted = 0n, holds = new Map() } = wallets[index] ?? {};
          const expected = { account, posted_nano: posted, held_nano: held({ posted, holds }) };
          t.strictSame(await store.wallet(account), expected);
        }
        t.strictSame((await store.audit()).breaches, []);
      }
    });
    return t.passing();
  });
  await fc.assert(property, { numRuns: 12, endOnFailure: true });
}
