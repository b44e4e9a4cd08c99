/** Tests upstreams that refuse connections. */
import t from 'tap';
import { refusingUrl } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';
import { auditOk, creates, interfaces, moneyOf, newestTask, post, upstreamNames } from './interfaces.ts';

const nowhere = refusingUrl;
const stack = await startStack({ upstreams: Object.fromEntries(upstreamNames.map((name) => [name, nowhere])) });
t.teardown(() => stack.close());

t.test('an upstream that refuses connections gives a 502 in the envelope of the interface', async (t) => {
  for (const sample of interfaces) {
    const reply = await post({ stack }, sample);
    t.equal(reply.status, 502, sample.name);
    t.match(reply.json, sample.failed, sample.name);
    t.notMatch(reply.text, /127\.0\.0\.1|ECONNREFUSED/, 'it does not reveal the address of the upstream');
  }
});

t.test('a creation that was certainly not sent releases its hold', async (t) => {
  for (const sample of creates) {
    const before = await moneyOf(stack);
    await post({ stack }, sample);
    t.match(await newestTask(stack), { state: 'failed', charged_nano: 0n, hold_nano: /^[1-9]/ }, sample.name);
    const after = await moneyOf(stack);
    t.same(after.movements.slice(before.movements.length), ['hold', 'release']);
    t.same({ ...after, movements: [] }, { ...before, movements: [] });
  }
  await auditOk(t, stack);
});
