/** Prices finer than money, costs in another currency, and prices that are made of costs: held, charged, shown, proven and priced anew. */
import { hash } from 'node:crypto';
import t, { type Test } from 'tap';
import { explainRequest, explainTask } from '../../src/admin/api/charge.ts';
import { taskDocument } from '../../src/admin/api/task-document.ts';
import { reprice } from '../../src/admin/reports/reprice.ts';
import { compileConfig } from '../../src/config/compile-config.ts';
import { diffPlans } from '../../src/config/inspect/diff.ts';
import { planDocument } from '../../src/config/inspect/document.ts';
import { parsePico } from '../../src/lib/money/fine-price.ts';
import { priceText, readPriceText } from '../../src/lib/money/price-text.ts';
import { termsOf } from '../../src/plan/models.ts';
import { startFaultServer } from '../support/fault-server.ts';
import fc from '../support/fc.ts';
import { PostgresServer } from '../support/postgres.ts';
import { startStack, until } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: CNY, rates: { USD: "7.12" } }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  paid: { currency: USD, unit: million_tokens, by: [class], table: { input: "0.15", output: "0.123456789012" } }
  talk: { of: paid, factor: "1.3", round: up, decimals: 10, table: { output: "0.000000000001" } }
  clips: { unit: second, by: [size], table: { small: "0.000000000123", large: "0.50" } }
  clips_paid: { currency: EUR, rate: "8", unit: second, by: [], table: "0.01" }
  jobs: { unit: million_tokens, by: [size, class], table: { small: { input: "0.000000001001" }, large: { input: "1.00" } } }
models:
  chat: { type: chat, upstream: vendor, price: talk, cost: paid }
  clip: { type: clip, upstream: vendor, price: clips, cost: clips_paid }
  job: { type: job, upstream: vendor, price: jobs }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  tokens:
    unit: million_tokens
    facts: { most: { at: /most, type: int, default: 1000000000 } }
    hold: { input: { cel: "1000000" }, output: { cel: most } }
    counts: { asked: /usage/in, answered: /usage/out }
    charge: { input: { cel: asked }, output: { cel: answered } }
    without_usage: hold
  seconds:
    unit: second
    facts: { size: { at: /size, type: string, enum: [small, large], default: small }, n: { at: /n, type: int } }
    hold: { cel: n }
    actual: { otherwise: { cel: n } }
  job_tokens:
    unit: million_tokens
    facts: { size: { at: /size, type: string, enum: [small, large], default: small }, n: { at: /n, type: int } }
    hold: { input: { cel: n } }
    actual: { at: { /used: input }, otherwise: { input: { cel: n } } }
tasks:
  clip: { id: /id, status: { at: /status, running: [running], succeeded: [done], failed: [failed] }, deadline: 1h }
  job: { like: clip }
routes:
  talk: { match: POST /talk, model: { is: chat }, billing: tokens }
  create: { match: POST /clips, model: { is: clip }, billing: seconds, creates_task: clip }
  create_job: { match: POST /jobs, model: { is: job }, billing: job_tokens, creates_task: job }
  get: { match: "GET /clips/{id}", task: { poll: id, kinds: [clip] } }
  get_job: { match: "GET /jobs/{id}", task: { poll: id, kinds: [job] } }
`;

async function journey(t: Test, store_url?: string) {
  const upstream = await startFaultServer(({ reply }) => reply(200, {}));
  const options = store_url === undefined ? {} : { store_url };
  const stack = await startStack({ config, upstreams: { vendor: upstream.url }, ...options });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });

  await t.test('a metered request', async (t) => {
    upstream.play(({ reply }) => reply(200, { usage: { in: 1_000_000, out: 500_000_000 } }));
    t.equal((await stack.call('POST', '/talk', {})).status, 200);
    const stored = async () => await stack.store.usageById(1n);
    const row = await until(stored, (each) => each !== undefined);
    if (row === undefined) throw new Error('the charge is not stored');
    t.match(await explainRequest(stack.store, row), {
      amount: '1.388400001',
      recomputed: '1.388400001',
      equal: true,
      price: {
        per: '1000000',
        cells: [
          { for: 'input', amount: '1.3884' },
          { for: 'output', amount: '0.000000000001' },
        ],
      },
      steps: [
        { text: '1000000 input × 1.3884 / 1,000,000', result: '1.3884' },
        { text: '500000000 output × 0.000000000001 / 1,000,000', result: '0.0000000005' },
        { result: '1.3884000005' },
        { result: '1.388400001' },
      ],
      cost: {
        // 0.123456789012 × 7.12 = 0.87901233776544, of which 12 decimals are kept.
        amount: '440.574168883',
        recomputed: '440.574168883',
        price: {
          cells: [
            { for: 'input', amount: '1.068', exchanged: '0.15 USD × 7.12' },
            { for: 'output', amount: '0.879012337765', exchanged: '0.123456789012 USD × 7.12' },
          ],
        },
      },
    });
  });

  await t.test('a task with one price', async (t) => {
    upstream.play(({ reply }) => reply(200, { id: 'c1', status: 'running' }));
    t.equal((await stack.call('POST', '/clips', { n: 5_000_000 })).status, 200);
    upstream.play(({ reply }) => reply(200, { id: 'c1', status: 'done' }));
    t.equal((await stack.call('GET', '/clips/c1')).status, 200);
    const { tasks } = await stack.store.listTasks({ upstream_ids: ['c1'], limit: 1 });
    const [task] = tasks;
    if (task === undefined) throw new Error('the task is not stored');
    t.match(task, {
      price_nano: 123n,
      divisor: 1000n,
      charged_nano: 615_000n,
      hold_memo: '5000000 s × 0.000000000123',
    });
    const document = await explainTask(stack.store, task);
    t.match(document, {
      amount: '0.000615',
      equal: true,
      price: { per: '1', cells: [{ for: 'size small', amount: '0.000000000123', exchanged: null }] },
      steps: [{ text: '5000000 seconds × 0.000000000123', result: '0.000615' }, {}],
      cost: { amount: '400000.00', recomputed: '400000.00', price: { cells: [{ exchanged: '0.01 EUR × 8' }] } },
    });
    const { differences } = await explainTask(stack.store, { ...task, price_nano: 124n });
    t.equal(differences.at(-1), 'its price is 0.000000000124, but its version of the table has 0.000000000123');
  });

  await t.test('a task with classes', async (t) => {
    upstream.play(({ reply }) => reply(200, { id: 'j1', status: 'running' }));
    t.equal((await stack.call('POST', '/jobs', { n: 1_000_000_000 })).status, 200);
    const { tasks } = await stack.store.listTasks({ upstream_ids: ['j1'], limit: 1 });
    const [open] = tasks;
    if (open === undefined) throw new Error('the task is not stored');
    t.match(open, { hold_nano: 1_001n, hold_memo: '1000000000 input × 0.000000001001/M' });
    upstream.play(({ reply }) => reply(200, { id: 'j1', status: 'done', used: 400_000_000 }));
    t.equal((await stack.call('GET', '/jobs/j1')).status, 200);
    const task = await stack.store.getTask(open.id);
    if (task === undefined) throw new Error('the task is not stored');
    t.match(await explainTask(stack.store, task), {
      amount: '0.0000004',
      equal: true,
      price: { per: '1000000', cells: [{ for: 'size small, input', amount: '0.000000001001' }] },
    });
    t.match(taskDocument(task, 'acme'), { price: { amount: 'input=0.000000001001', per: '1000000' } });
  });

  await t.test('the audit and a repricing agree', async (t) => {
    t.same((await stack.store.audit()).breaches, []);
    const { plan } = compileConfig('gateway.yaml', { text: config, env: { KEY: 'k' } });
    if (plan === undefined) throw new Error('it does not compile');
    const period = { since_ms: 0, until_ms: Date.now() + 1_000 };
    const { by, unpriced } = await reprice(stack.store, period, { ...termsOf(plan), limits: undefined });
    t.same(unpriced, []);
    t.equal(by.length, 3);
    for (const { old_nano, new_nano, model } of by) t.equal(new_nano, old_nano, model);
  });
}

t.test('SQLite', (t) => journey(t));

t.test('PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  await journey(t, await server.store());
});

function planOf(text: string) {
  const { plan, diagnostics } = compileConfig('gateway.yaml', { text, env: { KEY: 'k' } });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics));
  return plan;
}

t.test('plans and differences show the prices as they are', async (t) => {
  const plan = planOf(config);
  t.match(planDocument(plan), {
    prices: [
      { name: 'talk', divisor: 1_000_000, table: { input: '1.3884', output: '0.000000000001' } },
      {
        name: 'paid',
        exchange: { currency: 'USD', rate: '7.12' },
        table: { input: '1.068', output: '0.879012337765' },
      },
      { name: 'clips', divisor: 1, table: { small: '0.000000000123', large: '0.50' } },
      {},
      {},
    ],
  });
  const next = planOf(config.replace('0.000000000123', '0.000000000124').replace('USD: "7.12"', 'USD: "7.2"'));
  const changes = diffPlans(plan, next);
  t.match(changes, [
    { change: 'price', price: 'talk', cell: { class: 'input' }, old: '1.3884', new: '1.404' },
    { change: 'price', price: 'clips', cell: { size: 'small' }, old: '0.000000000123', new: '0.000000000124' },
    {
      change: 'changed',
      name: 'paid',
      fields: [
        { field: 'table.input' },
        { field: 'table.output' },
        { field: 'exchange.rate', old: '7.12', new: '7.2' },
      ],
    },
  ]);
});

t.test('documents have the step and the bands of a table as they are written', async (t) => {
  const levels = 'bands: { long: { of: asked, up_to: { no: 200000 }, above: yes } }, round_up_to: 60';
  const table = 'table: { no: { asked: "1.00" }, yes: { asked: "2.00" } }';
  const stepped = `prices:\n  stepped: { unit: second, by: [long, class], ${levels}, ${table} }\n`;
  const models = 'models:\n  by-steps: { type: steps, upstream: vendor, price: stepped }\n';
  const plan = planOf(config.replace('prices:\n', stepped).replace('models:\n', models));
  const { prices } = planDocument(plan);
  t.ok(Array.isArray(prices));
  const found = Array.isArray(prices) && prices.find(({ name }) => name === 'stepped');
  t.match(found, { round_up_to: '60', bands: [{ name: 'long', up_to: { no: '200000' }, above: 'yes' }] });
  t.notOk(found && 'step' in found);
});

t.test('a stored version keeps its text, and what it says', async (t) => {
  const old =
    '{"name":"talk","unit":"million_tokens","divisor":"1000000","by":["class"],"table":{"input":"0.15","output":"0.60"}}';
  const read = readPriceText(old);
  t.equal(read && priceText(read), old);
  t.equal(hash('sha256', old), hash('sha256', read === undefined ? '' : priceText(read)));
  const price = fc.tuple(
    fc.nat(999_999),
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 4 }), (prices) => {
      const cells = prices.map(([whole, fraction], index) => [
        `c${index}`,
        `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`,
      ]);
      const text = JSON.stringify({
        name: 'p',
        unit: 'second',
        divisor: '1',
        by: ['class'],
        table: Object.fromEntries(cells),
      });
      const content = readPriceText(text);
      t.equal(content && priceText(content), text);
      const table = content?.table ?? 0n;
      for (const [name = '', cell = ''] of cells)
        t.equal(typeof table === 'object' && table[name], (parsePico(cell) * (content?.divisor ?? 0n)) / 1000n);
    }),
  );
});
