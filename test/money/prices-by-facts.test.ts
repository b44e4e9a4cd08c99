/** Metered prices by facts of the request and of the answer, and what a vendor reports as cost: held, charged, proven and repriced. */
import pino from 'pino';
import t, { type Test } from 'tap';
import { explainRequest } from '../../src/admin/api/charge.ts';
import { reprice } from '../../src/admin/reports/reprice.ts';
import { formatNano, parseNano } from '../../src/lib/money/amount.ts';
import { type Script, startFaultServer } from '../support/fault-server.ts';
import { PostgresServer } from '../support/postgres.ts';
import { startStack, until } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  tiers:
    unit: million_tokens
    by: [served, class]
    table:
      flex: { input: "0.50", output: "2.00" }
      default: { input: "1.00", output: "4.00" }
      priority: { input: "2.00", output: "8.00" }
  tiers_paid: { unit: million_tokens, by: [served, class], table: { flex: { input: "0.25", output: "1.00" }, default: { input: "0.50", output: "2.00" }, priority: { input: "1.00", output: "4.00" } } }
  pictures:
    unit: image
    by: [quality, size, class]
    table:
      low: { small: { image: "0.011" }, large: { image: "0.016" } }
      high: { small: { image: "0.167" }, large: { image: "0.25" } }
  draft: { unit: million_tokens, by: [mode, class], table: { draft: { input: "0.50", output: "1.00" }, final: { input: "5.00", output: "9.00" } } }
  routed: { unit: currency, by: [class], table: { cost: "1.15" } }
models:
  talk: { type: chat, upstream: vendor, price: tiers, cost: tiers_paid }
  writer: { type: text, upstream: vendor, price: draft }
  painter: { type: image, upstream: vendor, price: pictures }
  router: { type: any, upstream: vendor, price: routed }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  tokens:
    unit: million_tokens
    facts:
      most: { at: /most, type: int, default: 1000 }
      asked_for: { at: /service_tier, type: string, default: auto }
      served: { answer: [/service_tier, /response/service_tier], type: string, enum: [default, flex, priority], default: default, among: { cel: 'asked_for == "flex" ? ["flex"] : ["default", "flex", "priority"]' } }
    hold: { input: { cel: "1000" }, output: { cel: most } }
    counts: { asked: [/usage/in, /response/usage/in], answered: [/usage/out, /response/usage/out] }
    charge: { input: { cel: asked }, output: { cel: answered } }
    without_usage: hold
  doubled: { like: tokens, charge: { input: { cel: asked * 2 }, output: { cel: answered * 2 } } }
  written:
    unit: million_tokens
    facts: { mode: { at: /mode, type: string, enum: [draft, final], default: final } }
    hold: { input: { cel: "1000" }, output: { cel: "1000" } }
    counts: { asked: /usage/in, answered: /usage/out }
    charge: { input: { cel: asked }, output: { cel: answered } }
    without_usage: hold
  per_picture:
    unit: image
    facts:
      n: { at: /n, type: int, default: 1 }
      quality: { at: /quality, type: string, enum: [low, high], default: low }
      size: { at: /size, type: string, enum: [small, large], default: small }
    hold: { image: { cel: n } }
    counts: {}
    charge: { image: { cel: n } }
  reported_cost:
    unit: currency
    facts:
      most: { at: /most, type: int, default: 1000 }
      own_key: { answer: /usage/is_byok, type: bool, default: false }
    hold: { cost: { cel: 'decimal("0.00002") * most' } }
    counts: { cost: { decimal: /usage/cost } }
    charge: { cost: { cel: 'own_key ? decimal(0) : cost' } }
    without_usage: hold
routes:
  talk: { match: POST /talk, model: { is: talk }, billing: tokens }
  choose:
    match: POST /choose
    model: { is: talk }
    facts: { fine: { at: /fine, type: bool, default: false } }
    branches: [{ name: fine, when: { cel: fine }, billing: doubled }, { name: plain, billing: tokens }]
  write: { match: POST /write, model: { is: writer }, billing: written }
  paint: { match: POST /paint, model: { is: painter }, billing: per_picture }
  route: { match: POST /route, model: { is: router }, billing: reported_cost }
`;

const json =
  (answer: unknown): Script =>
  (turn) =>
    turn.reply(200, answer);

const stream =
  (...events: readonly unknown[]): Script =>
  ({ write }) => {
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    write(
      `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
  };

async function journey(t: Test, store_url?: string) {
  const upstream = await startFaultServer(({ reply }) => reply(200, {}));
  const lines: { msg: string; anomalies?: readonly string[]; hold?: string; notes?: readonly string[] }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const stack = await startStack({
    config,
    upstreams: { vendor: upstream.url },
    log,
    ...(store_url !== undefined && { store_url }),
  });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });

  const period = () => ({ since_ms: 0, until_ms: Date.now() + 1_000 });
  let requests = 0;

  /** Sends a request whose answer is played. Returns the stored charge. */
  async function charged(path: string, body: unknown, play: Script) {
    upstream.play(play);
    requests += 1;
    t.equal((await stack.call('POST', path, body)).status, 200);
    await until(
      async () => (await stack.store.usage({ by: ['account'] }))[0]?.requests ?? 0,
      (stored) => stored >= requests,
    );
    t.same((await stack.store.audit()).breaches, []);
    const row = await stack.store.usageById(BigInt(requests));
    if (row === undefined) throw new Error('the charge is not stored');
    return { ...(await explainRequest(stack.store, row)), cost_nano: row.cost_nano };
  }

  await t.test('the answer chooses the row of the table', async (t) => {
    const usage = { in: 100, out: 200 };
    for (const [play, amount, served] of [
      [json({ service_tier: 'flex', usage }), '0.00045', 'flex'],
      [json({ service_tier: 'default', usage }), '0.0009', 'default'],
      [json({ service_tier: 'priority', usage }), '0.0018', 'priority'],
      [json({ service_tier: null, usage }), '0.0009', 'default'],
      [stream({ service_tier: 'flex' }, { response: { service_tier: 'priority', usage } }), '0.0018', 'priority'],
      [stream({ service_tier: 'flex', response: { service_tier: 'priority', usage } }), '0.00045', 'flex'],
    ] as const) {
      const row = await charged('/talk', {}, play);
      t.match(row, { amount, recomputed: amount, equal: true, facts: { served }, price: { table: 'tiers' } });
      t.equal(row.cost_nano, parseNano(amount) / 2n, 'what it cost is chosen by the same facts');
    }
    t.same(lines, []);
  });

  await t.test('an unknown value, or none without a default, costs the dearest prices', async (t) => {
    const row = await charged('/talk', {}, json({ service_tier: 'scale', usage: { in: 100, out: 200 } }));
    t.match(row, { amount: '0.0018', facts: { served: 'priority' } });
    t.match(lines.splice(0), [
      { anomalies: ['unusable'], hold: '0.01', notes: ['the answer has an unknown value for the fact served'] },
    ]);
  });

  await t.test('an answer without usage costs the hold, which is at the dearest prices', async (t) => {
    t.match(await charged('/talk', { most: 2000 }, json({ service_tier: 'flex' })), {
      amount: '0.018',
      rounding: 'up',
    });
    lines.length = 0;
  });

  await t.test('a request that can only be served cheaply holds less', async (t) => {
    const row = await charged('/talk', { service_tier: 'flex' }, json({ service_tier: 'flex' }));
    t.match(row, { amount: '0.0025', facts: { served: 'flex' } }, 'its hold');
    const other = await charged(
      '/talk',
      { service_tier: 'flex' },
      json({ service_tier: 'priority', usage: { out: 100 } }),
    );
    t.match(other, { amount: '0.0008', facts: { served: 'priority' } }, 'what the answer says is charged');
    lines.length = 0;
  });

  await t.test('facts of the request choose the price of a metered request', async (t) => {
    t.match(await charged('/paint', { n: 3, quality: 'high', size: 'large' }, json({})), {
      amount: '0.75',
      facts: { quality: 'high', size: 'large' },
      units: { image: '3' },
    });
    t.match(await charged('/paint', {}, json({})), { amount: '0.011' });
  });

  await t.test('a body cannot select one price here and another one at the upstream', async (t) => {
    const refused = await stack.call('POST', '/write', { mode: 'draft', Mode: 'final' });
    t.match(refused, { status: 400, json: { message: /'mode' and 'Mode'/ } });
    const chosen = await stack.call('POST', '/choose', { fine: false, Fine: true });
    t.match(chosen, { status: 400, json: { message: /'fine' and 'Fine'/ } }, 'nor a billing rule');
  });

  await t.test('a reported cost is exact', async (t) => {
    for (const [cost, amount] of [
      ['0.1', '0.115'],
      ['1e-7', '0.000000115'],
      ['1.2345E-4', '0.000141968'],
      ['0.000000001', '0.000000001'],
      // No double has this number.
      ['123.456789012', '0.023'],
      ['"0.01"', '0.0115'],
      ['0', '0.00'],
    ] as const) {
      const text = `{"usage":{"cost":${cost}}}`;
      const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n`;
      const row = await charged('/route', { most: 1000 }, ({ write }) => write(head + text));
      if (cost.startsWith('123')) t.equal(row.capped, true, 'at most 50 times the hold');
      else t.match(row, { amount, equal: true }, cost);
    }
    const own = await charged('/route', {}, json({ usage: { cost: 0.1, is_byok: true } }));
    t.match(own, { amount: '0.00' }, 'a fact of the answer is used in the charge');
    lines.length = 0;
  });

  await t.test('reprice finds the prices by the facts that chose the old ones', async (t) => {
    const talk = stack.plan.models.get('talk');
    const paid = talk?.cost?.[0]?.price;
    const { by, unpriced } = await reprice(stack.store, period(), {
      prices: new Map([['talk', paid]]),
      groups: new Map(),
      limits: undefined,
    });
    const [sum] = by;
    t.equal(sum?.rows, 10);
    t.equal(sum?.old_nano, (sum?.new_nano ?? 0n) * 2n, formatNano(sum?.new_nano ?? 0n));
    t.match(unpriced, [{ why: 'the configuration has no such model' }, {}]);
    const other = paid && { ...paid, by: ['speed', 'class'] };
    const lost = await reprice(stack.store, period(), {
      prices: new Map([['talk', other]]),
      groups: new Map(),
      limits: undefined,
    });
    t.match(lost.unpriced[0], { why: 'table tiers_paid has no price for speed is not stored' });
  });
}

t.test('SQLite', (t) => journey(t));

t.test('PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  await journey(t, await server.store());
});
