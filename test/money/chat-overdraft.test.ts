/** Metered requests take a wallet below zero by at most the declared overdraft. */
import pino from 'pino';
import t, { type Test } from 'tap';
import { keyHeaders, long, messagesJson, rig, until, withTimeouts } from '../support/interfaces.ts';
import { OPERATOR } from '../support/operator.ts';
import { edited } from '../support/shipped-text.ts';
import type { Stack } from '../support/stack.ts';
import { allowWithoutPrices } from '../support/stores.ts';

/** A gateway with that overdraft, and the lines of its log: those of errors, and the others. */
async function gateway(t: Test, overdraft: string) {
  const errors: { readonly msg: string; readonly waived?: string }[] = [];
  const others: { readonly msg: string }[] = [];
  const write = (text: string) => {
    const line = JSON.parse(text);
    (line.level >= 50 ? errors : others).push(line);
  };
  const log = pino({ level: 'info', base: null }, { write });
  // A high cap, so that counts far beyond the hold are charged.
  const config = edited(
    withTimeouts(long),
    ['overdraft: "0"', `overdraft: "${overdraft}"`],
    ['    final: /usage/output_tokens\n', '    cap: 1000\n$&'],
  );
  let ahead_ms = 0;
  const rigged = await rig(t, () => {}, { config, log, now: () => Date.now() + ahead_ms, balance: '1.00' });
  const { stack, server } = rigged;
  return {
    stack,
    errors,
    others,
    /** A chat whose answer reports that many tokens of output, at 0.00018 each. */
    async costs(output_tokens: number): Promise<number> {
      server.play(({ reply }) => reply(200, { usage: { input_tokens: 0, output_tokens } }));
      return (await stack.call('POST', messagesJson.path, messagesJson.body, keyHeaders(stack.key))).status;
    },
    /** The balance after every lease is closed. */
    async posted(): Promise<bigint | undefined> {
      ahead_ms += 10_000;
      const wallet = await until(
        () => stack.store.wallet(stack.account),
        (now) => now?.held_nano === 0n,
      );
      return wallet?.posted_nano;
    },
  };
}

/** Resolves when the metric has reached that amount; it is counted after the store has changed. */
async function counted({ services }: Stack, name: string, amount: number): Promise<void> {
  await until(
    async () => Number(new RegExp(`^${name}\\{currency="CNY"\\} (.+)$`, 'm').exec(await services.metrics.text())?.[1]),
    (value) => value === amount,
  );
}

t.test('without an overdraft, an answer beyond its quote takes a wallet to zero', async (t) => {
  const { stack, errors, costs, posted } = await gateway(t, '0');
  t.equal(await costs(10_000), 200, 'it costs 1.80');
  t.equal(await posted(), 0n);
  await counted(stack, 'tollgate_waived_total', 0.8);
  t.match(errors, [{ account: stack.account, waived: '0.80', msg: /the rest was not charged/ }]);
  const [used] = await stack.store.usage({ by: ['account'] });
  t.equal(used?.amount_nano, 1_800_000_000n, 'the report shows what was used');
  t.same((await stack.store.audit()).breaches, []);
  t.equal(await costs(1), 402);
});

t.test('with an overdraft, an answer beyond its quote takes a wallet that far below zero', async (t) => {
  const { stack, errors, costs, posted } = await gateway(t, '0.50');
  t.equal(await costs(7_000), 200, 'it costs 1.26');
  t.equal(await posted(), -260_000_000n);
  t.strictSame(errors, [], 'and nothing is waived');
  t.equal(await costs(1), 402, 'a wallet below zero admits nothing');
  await stack.store.topup(stack.account, 1_260_000_000n, null, OPERATOR);
  t.equal(await costs(10_000), 200);
  t.equal(await posted(), -500_000_000n);
  await counted(stack, 'tollgate_waived_total', 0.3);
  t.same((await stack.store.audit()).breaches, []);
});

t.test('many answers beyond their quotes at once take a wallet no further', async (t) => {
  const { stack, costs, posted } = await gateway(t, '0.50');
  const statuses = await Promise.all(Array.from({ length: 12 }, () => costs(20_000)));
  t.ok(statuses.every((status) => status === 200 || status === 402));
  t.equal(await posted(), -500_000_000n);
  t.same((await stack.store.audit()).breaches, []);
});

t.test(
  'the cost of a request that outlived its lease is charged up to the available money, and is no alarm',
  async (t) => {
    const { stack, others, posted } = await gateway(t, '0');
    const { leases, store } = { ...stack.services };
    // These requests have no prices.
    await allowWithoutPrices(stack.store);
    let finished = 0;
    const finishLate = async (cost_nano: bigint) => {
      const admission = await leases.admit(stack.account, 100_000_000n);
      if (!admission.ok) throw new Error('there is no money for it');
      await store.closeSpendLease(admission.lease.id);
      const { hold_id } = admission.lease;
      const about = { account: stack.account, key: stack.key_id, route: 'create_message', model: 'chat-large' };
      leases.finish(admission, { hold_id, ...about, units: { output: '1' }, amount_nano: cost_nano });
      finished += 1;
      await until(
        async () => (await store.usage({ by: ['account'] }))[0]?.requests,
        (requests) => requests === finished,
      );
    };
    await finishLate(300_000_000n);
    t.equal(await posted(), 700_000_000n);
    const late = /usage was stored after its lease had ended/;
    const logged = await until(
      async () => others.filter(({ msg }) => late.test(msg)),
      ({ length }) => length > 0,
    );
    t.match(logged, [{ account: stack.account, charged: '0.30' }]);
    t.notOk(others.some(({ msg }) => /billed more than was held/.test(msg)));
    await counted(stack, 'tollgate_overage_total', 0);
    await stack.store.topup(stack.account, 300_000_000n, null, OPERATOR);
    await finishLate(1_700_000_000n);
    t.equal(await posted(), 0n);
    await counted(stack, 'tollgate_waived_total', 0.7);
    t.same((await stack.store.audit()).breaches, []);
  },
);
