/** The commands of operators: adjustments, refunds, credit limits and suspensions, between all others. */
import assert from 'node:assert/strict';
import { NANO } from '../../../../src/lang/amount.ts';
import fc from '../../../support/fc.ts';
import { OPERATOR } from '../../../support/operator.ts';
import { account, amount, type Command, command, pickFrom, which } from './command.ts';

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
