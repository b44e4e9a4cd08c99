/** Within a second, an account gets as many records as the rate allows, and failures a quarter more. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { RecordRate } from './record-rate.ts';

t.test('in any order of requests, accounts and seconds', async (t) => {
  const request = fc.record({
    account: fc.constantFrom('a', 'b', 'c'),
    isFailure: fc.boolean(),
    after_ms: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 300 }), fc.integer({ min: 1, max: 20 }), (requests, rate) => {
      const limits = new RecordRate();
      const counts = new Map<string, { asked: number; recorded: number; failed: number; failures: number }>();
      let now_ms = 10_000;
      for (const { account, isFailure, after_ms } of requests) {
        now_ms += after_ms;
        const name = `${account} ${Math.floor(now_ms / 1_000)}`;
        const count = counts.get(name) ?? { asked: 0, recorded: 0, failed: 0, failures: 0 };
        counts.set(name, count);
        const admits = limits.admits(account, isFailure, now_ms, rate);
        count.asked += 1;
        if (isFailure) count.failed += 1;
        if (admits) count.recorded += 1;
        if (admits && isFailure) count.failures += 1;
      }
      const share = Math.ceil(rate / 4);
      return [...counts.values()].every(
        ({ asked, recorded, failed, failures }) =>
          recorded >= Math.min(asked, rate) && recorded <= rate + share && failures >= Math.min(failed, share),
      );
    }),
  );
  t.pass();
});

t.test('a clock that goes back begins another second', async (t) => {
  const limits = new RecordRate();
  t.equal(limits.admits('a', false, 5_000, 1), true);
  t.equal(limits.admits('a', false, 5_999, 1), false);
  t.equal(limits.admits('a', false, 1_000, 1), true);
  t.equal(limits.admits('a', false, 1_000, 0), false);
  t.equal(limits.admits('b', false, 1_000, 0), false);
});

t.test('the memory of accounts is bounded', async (t) => {
  const limits = new RecordRate();
  for (let n = 0; n < 50_000; n += 1) limits.admits(`account ${n}`, false, 10_000, 1);
  t.equal(limits.admits('account 49999', false, 10_000, 1), false, 'the last ones are remembered');
  t.equal(limits.admits('account 0', false, 10_000, 1), true);
});
