/** Charges of held units keep the band of their hold when they are priced anew. */
import t from 'tap';
import { reprice } from '../../src/admin/reports/reprice.ts';
import { formatNano } from '../../src/lib/money/amount.ts';
import { termsOf } from '../../src/plan/models.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack, until } from '../support/stack.ts';

/** The band in the middle is the dearest one. */
const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  talk:
    unit: million_tokens
    by: [context, class]
    bands: { context: { of: input, up_to: { low: 1000, middle: 2000 }, above: high } }
    table: { low: { input: "1", output: "4" }, middle: { input: "2", output: "8" }, high: { input: "1.5", output: "6" } }
models: { talk: { type: chat, upstream: vendor, price: talk } }
envelopes:
  plain: { body: { error: "\${error.name}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  tokens:
    unit: million_tokens
    facts: {}
    hold: { input: { cel: "3000" }, output: { cel: "1000" } }
    counts: { asked: /usage/in, answered: /usage/out }
    charge: { input: { cel: asked }, output: { cel: answered } }
    without_usage: hold
routes: { talk: { match: POST /talk, model: { is: talk }, billing: tokens } }
`;

t.test('with the same prices, the sums are the same', async (t) => {
  const usages = [undefined, { in: 9_000_000_000, out: 1 }, { in: 2500, out: 100 }];
  const vendor = await startFaultServer(({ reply }) => reply(200, { usage: usages.shift() }));
  const stack = await startStack({ config, upstreams: { vendor: vendor.url } });
  t.teardown(async () => {
    await stack.close();
    await vendor.close();
  });
  for (const _ of [...usages]) t.equal((await stack.call('POST', '/talk', {})).status, 200);
  await until(
    () => stack.store.usage({ by: [] }),
    ([sum]) => sum?.requests === 3,
  );
  const period = { since_ms: 0, until_ms: Date.now() + 1_000 };
  const sums = async (text: string) => {
    await stack.adopt(text);
    const { by: rows, unpriced } = await reprice(stack.store, period, termsOf(stack.services.plan));
    return [...rows.map(({ old_nano, new_nano }) => [old_nano, new_nano].map(formatNano)), ...unpriced];
  };
  // The hold, 50 times the hold, and what was reported: (3000 × 2 + 1000 × 8) × 51 and 2500 × 1.5 + 100 × 6.
  t.strictSame(await sums(config), [['0.71835', '0.71835']]);
  t.strictSame(await sums(config.replace('input: "2", output: "8"', 'input: "4", output: "16"')), [
    ['0.71835', '1.43235'],
  ]);
  t.strictSame(
    await sums(config.replaceAll('middle', 'medium')),
    [['0.71835', '0.53985']],
    'a band that is no more: that of the units',
  );
});
