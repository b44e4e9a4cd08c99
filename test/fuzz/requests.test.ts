/**
 * Fuzzes a whole gateway with valid and damaged requests, while its upstream sends damaged answers: no crash, no 500, no hang, always
 * the right envelope, and a clean audit at the end. `SEED=7 CASES=1000` repeats a run or changes its length.
 */
import t from 'tap';
import { createRandom } from '../support/random.ts';
import { seed } from '../support/sample.ts';
import { startStack } from '../support/stack.ts';
import { exchange, faultOf } from './answer.ts';
import { makeRequest } from './request.ts';
import { startFuzzUpstream } from './upstream.ts';

/** `CASES=80000` for a long run. */
const cases = Number(process.env.CASES ?? '6000');
const callers = 24;
/** Far longer than any case takes on a busy machine. */
const limit_ms = 60_000;
const names = ['cloud', 'k', 'c', 's', 'z', 'r', 'generative', 'messages'];

t.setTimeout(1_800_000);

t.test(`${cases} requests, seed ${seed}`, async (t) => {
  const upstream = await startFuzzUpstream(createRandom(seed));
  t.teardown(() => upstream.close());
  const stack = await startStack({
    balance: '100000000',
    upstreams: Object.fromEntries(names.map((name) => [name, upstream.url])),
  });
  t.teardown(() => stack.close());
  const poor = await stack.newAccount('poor', '3');
  const random = createRandom(seed + 1);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;

  async function caller(): Promise<void> {
    while (sent < cases && faults.length < 10) {
      sent += 1;
      const request = makeRequest([stack.key, stack.key, poor.key], random);
      const answer = await exchange(stack.url, request, limit_ms);
      const fault = faultOf(request, answer);
      if (typeof answer === 'object') statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (fault !== undefined)
        faults.push(`${fault}\n${Buffer.concat(request.pieces).toString('latin1').slice(0, 2_000)}`);
    }
  }
  await Promise.all(Array.from({ length: callers }, caller));
  t.strictSame(faults, []);
  t.comment(JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b))));
  for (const status of [200, 400, 401, 402, 404, 502])
    t.ok(statuses.has(status), `some requests were answered ${status}`);

  await stack.settler.round();
  const { breaches } = await stack.store.audit();
  t.strictSame(breaches, [], 'the audit is clean');
  for (const account of [stack.account, poor.account]) {
    const wallet = await stack.store.wallet(account);
    t.ok(wallet !== undefined && wallet.posted_nano - wallet.held_nano >= 0n, `${account} is not below zero`);
  }
});
