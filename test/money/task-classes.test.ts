/** A task whose price has classes: held, charged, explained, audited, priced anew and resolved by hand, on both engines. */
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import t, { type Test } from 'tap';
import { explainTask } from '../../src/admin/api/charge.ts';
import { reprice } from '../../src/admin/reports/reprice.ts';
import { resolutionOf } from '../../src/billing/pricing/task-charge.ts';
import { priceBreaches } from '../../src/ledger/audit/price-checks.ts';
import { readUnits } from '../../src/lib/money/class-units.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { newStoreFile } from '../support/new-store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { startStack } from '../support/stack.ts';
import { tempFolder } from '../support/stores.ts';

const CONFIG = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  jobs: { unit: million_tokens, by: [size, class], table: { small: { input: "2.00", cached: "0.50", output: "8.00" }, large: { input: "4.00", cached: "1.00", output: "16.00" } } }
  paid: { unit: million_tokens, by: [class], table: { input: "1.00", cached: "0.25", output: "4.00" } }
models: { job: { type: job, upstream: vendor, price: jobs, cost: paid } }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  job_tokens:
    unit: million_tokens
    facts:
      size: { at: /size, type: string, enum: [small, large], default: small }
      most: { at: /most, type: int }
    hold: { input: { cel: most }, cached: { cel: "0" }, output: { cel: most } }
    actual:
      at: { /usage/input: input, /usage/cached: { input: -1, cached: 1 }, /usage/output: output }
      otherwise: { output: { cel: most } }
      failed: { at: { /usage/input: input }, otherwise: { input: { cel: most * 9 } } }
      cancelled: { otherwise: { input: { cel: "0" } } }
    cap: 3
tasks:
  job:
    id: /id
    status: { at: /status, running: [running], succeeded: [done], failed: [failed], cancelled: [cancelled] }
    deadline: 1h
routes:
  create: { match: POST /jobs, model: { is: job }, billing: job_tokens, creates_task: job }
  get: { match: "GET /jobs/{id}", task: { poll: id, kinds: [job] } }
`;

const auditOf = (db: BetterSqlite3.Database) =>
  priceBreaches(db.defaultSafeIntegers(true)).map(({ message }) => message);

async function journey(t: Test, store_url?: string) {
  const upstream = await startFaultServer(({ reply }) => reply(200, {}));
  const stack = await startStack({
    config: CONFIG,
    upstreams: { vendor: upstream.url },
    ...(store_url !== undefined && { store_url }),
  });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });
  const { store } = stack;
  let count = 0;

  /** Creates a job of at most 1,000,000 tokens of each class, and polls it once. */
  async function ended(body: object, answer: object) {
    const id = `up-${++count}`;
    upstream.play(({ reply, request }) => reply(200, request.method === 'POST' ? { id } : { id, ...answer }));
    const before = await store.wallet(stack.account);
    t.equal((await stack.call('POST', '/jobs', { most: 1_000_000, ...body })).status, 200);
    const held = await store.wallet(stack.account);
    await stack.call('GET', `/jobs/${id}`);
    const after = await store.wallet(stack.account);
    const [task] = (await store.listTasks({ limit: 1 })).tasks;
    if (task === undefined) throw new Error('no task was created');
    const explained = await explainTask(store, task);
    t.same(explained.differences, []);
    const spent = Number((before?.posted_nano ?? 0n) - (after?.posted_nano ?? 0n)) / 1e9;
    return { task, explained, spent, held: Number((held?.held_nano ?? 0n) - (before?.held_nano ?? 0n)) / 1e9 };
  }

  const usage = { input: 700_000, cached: 200_000, output: 100_000 };
  const small = await ended({}, { status: 'done', usage });
  t.match(small, { held: 10, spent: 1.9, task: { state: 'succeeded', cost_nano: 950_000_000n } });
  t.equal(small.task.hold_memo, '1000000 input × 2.00/M + 1000000 output × 8.00/M');
  t.same(small.explained.units, { input: '500000', cached: '200000', output: '100000' });
  t.same(
    small.explained.steps.map(({ text }) => text),
    [
      '500000 input × 2.00 / 1,000,000',
      '200000 cached × 0.50 / 1,000,000',
      '100000 output × 8.00 / 1,000,000',
      'together',
      'rounded half up to 9 decimals',
    ],
  );
  t.match(small.explained, {
    amount: '1.90',
    recomputed: '1.90',
    equal: true,
    cost: { amount: '0.95', recomputed: '0.95', margin: '0.95' },
    price: { cells: [{ for: 'size small, input', amount: '2.00' }, {}, {}] },
  });
  t.match(await ended({ size: 'large' }, { status: 'done' }), { held: 20, spent: 16 }, 'no usage: otherwise');
  t.match(await ended({}, { status: 'failed', usage: { input: 50_000 } }), { spent: 0.1, held: 10 });
  t.match(await ended({}, { status: 'failed' }), { spent: 2 }, 'at most what was held in the class');
  t.match(await ended({}, { status: 'cancelled' }), { spent: 0, task: { state: 'failed' } });
  const wrong = await ended({}, { status: 'done', usage: { input: 1, cached: 2 } });
  t.match(wrong, { spent: 0, task: { state: 'review', reason: /reports -1 units, which is not a quantity/ } });
  const dear = await ended({}, { status: 'done', usage: { output: 3_750_001 } });
  t.match(dear.task, { state: 'review', reason: /more than 3 times the amount of 10\.00 held/ });
  const units = readUnits('input=100000,output=50000', dear.task);
  t.match(resolutionOf(dear.task, units, undefined, undefined), { outcome: 'capture', amount_nano: 600_000_000n });
  for (const text of ['100', 'input=1,outputs=1', 'input=', 'input=-1', 'input=5,input=3', 'input=5=3'])
    t.equal(readUnits(text, dear.task), undefined);
  t.same((await store.audit()).breaches, []);

  const sums = await store.usage({ by: ['model'] });
  t.match(sums, [{ requests: 4, amount_nano: 20_000_000_000n, units: { input: '1550000', output: '1100000' } }]);
  const jobs = stack.plan.models.get('job')?.price;
  const period = { since_ms: 0, until_ms: Date.now() + 1_000 };
  t.match(
    (await reprice(store, period, { prices: new Map([['job', jobs]]), groups: new Map(), limits: undefined })).by,
    [{ rows: 4, old_nano: 20_000_000_000n, new_nano: 20_000_000_000n }],
  );
  const paid = stack.plan.models.get('job')?.cost?.[0]?.price;
  t.match(
    (await reprice(store, period, { prices: new Map([['job', paid]]), groups: new Map(), limits: undefined })).by,
    [{ new_nano: 6_000_000_000n }],
  );
  const flat = jobs && { ...jobs, by: [], table: 1n };
  t.match(
    (await reprice(store, period, { prices: new Map([['job', flat]]), groups: new Map(), limits: undefined })).unpriced,
    [{ why: 'table jobs has no price for class input, cached, output' }, {}],
  );
}

t.test('SQLite, and a store that was edited by hand', async (t) => {
  const folder = tempFolder(t);
  const file = join(folder, 'tollgate.db');
  await newStoreFile(file);
  await journey(t, `sqlite:${file}`);
  const db = new BetterSqlite3(file);
  t.teardown(() => db.close());
  const done = "WHERE hold_memo LIKE '1000000 input × 2.00%' AND charged = 1900000000";
  const edits: readonly (readonly [sql: string, says: RegExp])[] = [
    [`charged_classes = replace(charged_classes, '500000', '500001') ${done}`, /was charged 1\.90, .* come to nothing/],
    [
      `charged_classes = replace(charged_classes, '"input":"500000","cached":"200000"', '"input":"200000","cached":"500000"') ${done}`,
      /charged 1\.90, .* come to 1\.45;/,
    ],
    [`charged_classes = NULL ${done}`, /charged 1\.90, .* come to nothing/],
    [`classes = '{}' ${done}`, /hold of 10\.00, .* come to nothing/],
    [
      `classes = replace(classes, '2.00', '3.00') ${done}`,
      /has the price .*"3\.00".* come to cached 0\.50, input 2\.00, output 8\.00/,
    ],
    [`cost = 1 ${done}`, /has a cost of 0\.000000001, .* come to 0\.95;/],
  ];
  for (const [sql, says] of edits) {
    db.exec('BEGIN');
    t.equal(db.prepare(`UPDATE task SET ${sql}`).run().changes, 1, sql);
    t.ok(
      auditOf(db).some((message) => says.test(message)),
      String(says),
      { found: auditOf(db) },
    );
    db.exec('ROLLBACK');
  }
});

t.test('PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  await journey(t, await server.store());
});
