import t from 'tap';
import { refusingUrl } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';
import { auditOk, creates, moneyOf, movements, newestTask, post, upstreamNames, wires } from './wires.ts';

t.test('an upstream that refuses connections is a 502 in the envelope of the interface', async (t) => {
  const nowhere = await refusingUrl();
  const stack = await startStack({ upstreams: Object.fromEntries(upstreamNames.map((name) => [name, nowhere])) });
  t.teardown(() => stack.close());
  for (const wire of wires) {
    const reply = await post({ stack }, wire);
    t.equal(reply.status, 502, wire.name);
    t.match(reply.json, wire.failed, wire.name);
    t.notMatch(reply.text, /127\.0\.0\.1|ECONNREFUSED/, 'it does not tell where the upstream is');
  }
  await auditOk(t, stack);
});

t.test('a creation that surely never left gives its hold back', async (t) => {
  const nowhere = await refusingUrl();
  const stack = await startStack({ upstreams: Object.fromEntries(upstreamNames.map((name) => [name, nowhere])) });
  t.teardown(() => stack.close());
  for (const wire of creates) {
    await post({ stack }, wire);
    t.match(await newestTask(stack), { state: 'failed', charged_nano: 0n }, wire.name);
  }
  t.equal((await moneyOf(stack)).held, 0n);
  t.same(await movements(stack), ['hold', 'release', 'hold', 'release', 'hold', 'release']);
  await auditOk(t, stack);
});
