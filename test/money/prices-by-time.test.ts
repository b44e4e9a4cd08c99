/** Prices by the clock, over a change to winter time, and a price that begins by itself: charged, proven, explained and repriced. */
import t, { type Test } from 'tap';
import { explainRequest, explainTask } from '../../src/admin/api/charge.ts';
import { reprice } from '../../src/admin/reports/reprice.ts';
import { diffPlans } from '../../src/config/inspect/diff.ts';
import { formatNano } from '../../src/lib/money/amount.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { PostgresServer } from '../support/postgres.ts';
import { startStack, until } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: EUR, time_zone: Europe/Berlin }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  talk:
    unit: million_tokens
    by: [when, context, class]
    hours: { when: { during: { night: "22:00-02:30" }, otherwise: day } }
    bands: { context: { of: input, up_to: { standard: 1000 }, above: long, marginal: true } }
    minimum: "0.001"
    table:
      night: { standard: { input: "1", output: "2" }, long: { input: "3", output: "2" } }
      day: { standard: { input: "10", output: "20" }, long: { input: "30", output: "20" } }
    from:
      "2026-10-26":
        night: { standard: { input: "100", output: "200" }, long: { input: "300", output: "200" } }
        day: { standard: { input: "1000", output: "2000" }, long: { input: "3000", output: "2000" } }
  talk_paid:
    unit: million_tokens
    by: [context, class]
    bands: { context: { of: [input, output], up_to: { small: 500 }, above: large } }
    table: { small: { input: "0.5", output: "0.5" }, large: { input: "0.25", output: "0.25" } }
  clips:
    unit: second
    by: [length, when]
    hours: { when: { zone: UTC, during: { weekend: "sat sun" }, otherwise: week } }
    bands: { length: { of: duration, up_to: { short: 60 }, above: long } }
    round_up_to: 60
    minimum: "1"
    table: { short: { weekend: "0.01", week: "0.02" }, long: { weekend: "0.03", week: "0.04" } }
    from: { "2026-10-26": { short: { weekend: "1", week: "1" }, long: { weekend: "1", week: "1" } } }
models:
  talk: { type: chat, upstream: vendor, price: talk, cost: talk_paid }
  clip: { type: video, upstream: vendor, price: clips, cost: clips }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  tokens:
    unit: million_tokens
    facts: {}
    hold: { input: { cel: "2000" }, output: { cel: "1000" } }
    counts: { asked: /usage/in, answered: /usage/out }
    charge: { input: { cel: asked }, output: { cel: answered } }
    without_usage: hold
  seconds:
    unit: second
    facts: { duration: { at: /duration, type: int } }
    hold: { cel: duration }
    actual: { at: /billed, otherwise: { cel: duration } }
tasks:
  clip: { id: /id, status: { at: /status, running: [running], succeeded: [done], failed: [failed] }, deadline: 2d }
routes:
  talk: { match: POST /talk, model: { is: talk }, billing: tokens }
  create: { match: POST /clips, model: { is: clip }, billing: seconds, creates_task: clip }
  get: { match: "GET /clips/{id}", task: { poll: id, kinds: [clip] } }
  prices: { match: GET /prices, account: { show: prices, item: { for: "\${price.for}", amount: "\${price.amount}", next: "\${price.next}", from: "\${price.next_at}" }, answer: { prices: "\${items}" } } }
`;

async function journey(t: Test, store_url?: string) {
  const upstream = await startFaultServer(({ reply }) => reply(200, {}));
  let now_ms = Date.parse('2026-10-24T20:00:00Z');
  const stack = await startStack({
    config,
    upstreams: { vendor: upstream.url },
    now: () => now_ms,
    ...(store_url !== undefined && { store_url }),
  });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });
  let requests = 0;

  /** Sends a request at a time. Returns its explained charge. */
  async function charged(at: string, usage: object) {
    now_ms = Date.parse(at);
    upstream.play(({ reply }) => reply(200, { usage }));
    requests += 1;
    t.equal((await stack.call('POST', '/talk', {})).status, 200);
    const row = await until(
      () => stack.store.usageById(BigInt(requests)),
      (stored) => stored !== undefined,
    );
    if (row === undefined) throw new Error('the charge is not stored');
    return { ...(await explainRequest(stack.store, row)), cost_nano: row.cost_nano };
  }

  await t.test('the clock of the zone decides, also when it is set back', async (t) => {
    const usage = { in: 500, out: 250 };
    for (const [at, when, amount] of [
      ['2026-10-24T20:00:00Z', 'night', '0.001'],
      ['2026-10-25T00:29:59.999Z', 'night', '0.001'],
      ['2026-10-25T00:30:00Z', 'day', '0.01'],
      // It is two o'clock again.
      ['2026-10-25T01:00:00Z', 'night', '0.001'],
      ['2026-10-25T01:30:00Z', 'day', '0.01'],
      ['2026-10-25T20:59:59Z', 'day', '0.01'],
      ['2026-10-25T21:00:00Z', 'night', '0.001'],
    ] as const) {
      const row = await charged(at, usage);
      t.match(row, { amount, recomputed: amount, equal: true, facts: { when } }, at);
    }
  });

  await t.test('a charge shows its parts and its minimum', async (t) => {
    const parts = await charged('2026-10-25T22:00:00Z', { in: 1500, out: 100 });
    t.match(parts.units, { input: '1500', output: '100' }, 'the units are those that were reported');
    t.match(
      parts.steps.map(({ text, result }) => `${text} = ${result}`),
      [
        '1000 input (standard) × 1.00 / 1,000,000 = 0.001',
        '500 input (long) × 3.00 / 1,000,000 = 0.0015',
        '100 output × 2.00 / 1,000,000 = 0.0002',
        'together = 0.0027',
        'rounded half up to 9 decimals = 0.0027',
      ],
    );
    t.equal(parts.cost?.amount, '0.0004', 'the bands of what the vendor charges are its own');
    const least = await charged('2026-10-25T22:00:00Z', { in: 1, out: 0 });
    t.match(least, { amount: '0.001', equal: true, cost: { amount: '0.0000005' } });
    t.ok(least.steps.some(({ text, result }) => text === 'less than the minimum' && result === '0.001'));
    t.match(await charged('2026-10-25T22:00:00Z', { in: 0, out: 0 }), { amount: '0.00' }, 'no units, no minimum');
  });

  const task = async (at: string, duration: number) => {
    now_ms = Date.parse(at);
    const id = `up-${duration}`;
    upstream.play(({ reply }) => reply(200, { id, status: 'running' }));
    t.equal((await stack.call('POST', '/clips', { duration })).status, 200);
    return id;
  };
  await t.test('an open task keeps its price, its step and its minimum', async (t) => {
    const created = ['2026-10-25T22:30:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'] as const;
    const ids = [await task(created[0], 61), await task(created[1], 10), await task(created[2], 30)];
    now_ms = Date.parse('2026-10-26T12:00:00Z');
    for (const [index, [id, amount, chosen]] of [
      [ids[0], '3.60', { length: 'long', when: 'weekend' }],
      [ids[1], '1.00', { length: 'short', when: 'weekend' }],
      [ids[2], '60.00', { length: 'short', when: 'weekend' }],
    ].entries() as Iterable<[number, [string, string, object]]>) {
      upstream.play(({ reply }) => reply(200, { id, status: 'done', billed: index === 0 ? 60.5 : 9 }));
      t.equal((await stack.call('GET', `/clips/${id}`)).status, 200);
      const { tasks } = await stack.store.listTasks({ limit: 10 });
      const ended = tasks.find((each) => each.upstream_id === id);
      if (ended === undefined) throw new Error('the task is not stored');
      const explained = await explainTask(stack.store, ended);
      t.match(explained, { state: 'succeeded', amount, equal: true, facts: chosen, cost: { amount } }, id);
      t.equal(formatNano(ended.hold_nano), index === 0 ? '3.60' : amount, 'the hold is rounded up too');
    }
  });

  await t.test('a price begins by itself', async (t) => {
    const usage = { in: 500, out: 250 };
    const shown = async () => (await stack.call('GET', '/prices')).json.prices;
    now_ms = Date.parse('2026-10-25T22:59:59.999Z');
    t.match((await shown())[0], {
      for: 'when night, context standard, input',
      amount: '1.00',
      next: '100.00',
      from: '2026-10-25T23:00:00.000Z',
    });
    t.match(await charged('2026-10-25T22:59:59.999Z', usage), { amount: '0.001' });
    t.match(await charged('2026-10-25T23:00:00Z', usage), { amount: '0.10', facts: { when: 'night' } });
    t.match((await shown())[0], { amount: '100.00', next: null, from: null });
    t.match(await charged('2026-10-26T05:00:00Z', usage), { amount: '1.00', facts: { when: 'day' } });
  });

  await t.test('the books are clean, and reprice knows the versions', async (t) => {
    t.same((await stack.store.audit()).breaches, []);
    const prices = new Map([...stack.plan.models].map(([id, { price }]) => [id, price]));
    const period = { since_ms: 0, until_ms: now_ms + 1 };
    const before = await reprice(
      stack.store,
      { ...period, until_ms: Date.parse('2026-10-25T23:00:00Z') },
      {
        prices,
        groups: stack.plan.groups,
        limits: undefined,
        at_ms: Date.parse('2026-10-25T00:00:00Z'),
      },
    );
    t.ok(before.by.length > 0);
    t.same(before.unpriced, []);
    for (const { old_nano, new_nano } of before.by) t.equal(new_nano, old_nano, 'the same prices, the same sums');
    const { by } = await reprice(stack.store, period, { prices, groups: stack.plan.groups, limits: undefined });
    t.ok(
      by.every(({ old_nano, new_nano }) => new_nano > old_nano),
      'at the later prices, all is dearer',
    );
  });

  await t.test('a later price that changes a lot is a large change', async (t) => {
    const { plan } = stack;
    const models = new Map(
      [...plan.models].map(([id, model]) => [
        id,
        { ...model, price: model.price && { ...model.price, later: undefined, from: undefined } },
      ]),
    );
    const at_ms = Date.parse('2026-10-25T00:00:00Z');
    const changes = diffPlans({ ...plan, models }, plan, at_ms).filter(({ change }) => change === 'price');
    t.match(changes[0], { from: '2026-10-26', large: true, old: '1.00', new: '100.00', price: 'talk' });
    t.same(diffPlans(plan, plan, at_ms), []);
  });
}

t.test('SQLite', (t) => journey(t));

t.test('PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  await journey(t, await server.store());
});
