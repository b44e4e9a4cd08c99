/** Each metered request and each task is stored with everything that its charge was computed from. */
import Database from 'better-sqlite3';
import pino from 'pino';
import t, { type Test } from 'tap';
import { readPriceText } from '../../src/lib/money/price-text.ts';
import { messagesJson } from '../support/interfaces.ts';
import { startPair } from '../support/pair.ts';
import { officialBody, taskId, tasksPath, tokenBody, unifiedBody, unifiedPath } from '../support/requests.ts';
import { startStack, until } from '../support/stack.ts';

interface Row {
  readonly [column: string]: unknown;
}

async function stackOn(t: Test) {
  const path = `${t.testdir()}/store.db`;
  const logged: { readonly id?: string; readonly msg: string }[] = [];
  const log = pino({ level: 'info', base: null }, { write: (text) => void logged.push(JSON.parse(text)) });
  const stack = await startStack({ store_url: `sqlite:${path}`, pace: 0, log });
  t.teardown(() => stack.close());
  const db = new Database(path, { readonly: true });
  t.teardown(() => db.close());
  const rows = (sql: string) => db.prepare<[], Row>(sql).all();
  return { stack, rows, logged };
}

t.test('a usage row names its request, its target, its prices and what the upstream reported', async (t) => {
  const { stack, rows, logged } = await stackOn(t);
  const answer = await stack.call('POST', messagesJson.path, messagesJson.body);
  t.equal(answer.status, 200);
  await until(
    async () => rows('SELECT * FROM usage').length,
    (count) => count === 1,
  );
  const [row = {}] = rows('SELECT * FROM usage');
  const { usage } = JSON.parse(answer.text);
  t.match(row, { is_stream: 0, target: 'default', price_factor: 1_000_000_000, rounding: 'half_up' });
  t.equal(logged.find(({ msg }) => msg === 'request')?.id, row.request_id, 'as in the log');
  t.strictSame(JSON.parse(String(row.reported)), { '/usage': usage });
  t.equal(row.cost, null, 'without prices of the vendor, the cost is not known');
  const [price = {}] = rows('SELECT * FROM price');
  t.strictSame(price.sha256, row.price_sha256);
  t.equal(readPriceText(String(price.content))?.name, price.name);
});

t.test('a version of a price table is stored once, and never changed', async (t) => {
  const { stack, rows } = await stackOn(t);
  for (let sent = 0; sent < 3; sent += 1) await stack.call('POST', messagesJson.path, messagesJson.body);
  await until(
    async () => rows('SELECT * FROM usage').length,
    (count) => count === 3,
  );
  t.equal(rows('SELECT * FROM price').length, 1);
  const db = new Database(`${t.testdirName}/store.db`);
  t.teardown(() => db.close());
  t.throws(() => db.exec("UPDATE price SET content = '{}'"), /append-only/);
  t.throws(() => db.exec('DELETE FROM price'), /append-only/);
});

// QuantumNous/new-api #6172: a settlement that reads the current price charges a price that the caller never agreed to.

const higherPrices = [
  ['720p:  { none: "1.000000", video: "0.610000" }', '720p:  { none: "10.000000", video: "6.100000" }'],
  ['720p:  { none: "46.00", video: "28.00" }', '720p:  { none: "460.00", video: "280.00" }'],
] as const;

/** The second gateway is the first one after its prices were raised tenfold. */
const film = { duration: 5, resolution: '720p' };
const pair = await startPair(t, { edits: [[], higherPrices] });

t.test('a task is charged at the price of its creation, even if another gateway settles it', async (t) => {
  const me = await pair.newCaller('official', '1000');
  const old = taskId(await me.call(0, 'POST', tasksPath, officialBody(film)));
  const young = taskId(await me.call(1, 'POST', tasksPath, officialBody(film)));
  await me.call(1, 'GET', `${tasksPath}/${old}`);
  await me.call(0, 'GET', `${tasksPath}/${young}`);
  t.strictSame(await me.ledger(), ['hold 5.00', 'hold 50.00', 'capture 5.00', 'capture 50.00']);
});

t.test('tokens and the unified format are charged at that price, too', async (t) => {
  const me = await pair.newCaller('others', '1000');
  const tokens = taskId(await me.call(0, 'POST', tasksPath, tokenBody({}, 'a kite [instant] [tokens=100000]')));
  const unified = taskId(await me.call(0, 'POST', unifiedPath('c'), unifiedBody({ resolution: '720p' })));
  await me.call(1, 'GET', `${tasksPath}/${tokens}`);
  await me.call(1, 'GET', `${unifiedPath('c')}/${unified}`);
  t.strictSame((await me.ledger()).slice(2), ['capture 4.60', 'capture 4.00']);
});

t.test('the settler with the later configuration charges that price, too', async (t) => {
  const me = await pair.newCaller('settled', '1000');
  const id = taskId(await me.call(0, 'POST', tasksPath, officialBody(film)));
  const { tasks } = await pair.store.listTasks({ upstream_ids: [id], limit: 1 });
  await pair.store.postponeTask({ id: tasks[0]?.id ?? '', claim_owner: null }, Date.now() - 1);
  await pair.gateways[1].settler.round();
  t.strictSame(await me.ledger(), ['hold 5.00', 'capture 5.00']);
  t.same((await pair.store.audit()).breaches, []);
});

t.test('the price, its unit and the discount are stored on the task', async (t) => {
  const me = await pair.newCaller('snapshot', '1000');
  const id = taskId(await me.call(0, 'POST', tasksPath, officialBody(film)));
  const { tasks } = await pair.store.listTasks({ upstream_ids: [id], limit: 1 });
  t.match(tasks[0], { price: 'c', price_nano: 1_000_000_000n, divisor: 1n, price_factor_nano: 1_000_000_000n });
});

t.test(
  'A task whose stored facts are damaged is polled and charged like the others of its round, and the audit reports it',
  async (t) => {
    const pair = await startPair(t);

    t.test('the settler continues with the other tasks', async (t) => {
      const me = await pair.newCaller('first', '100');
      const made: string[] = [];
      for (let n = 0; n < 3; n++) {
        const id = taskId(await me.call(0, 'POST', tasksPath, officialBody()));
        const { tasks } = await pair.store.listTasks({ upstream_ids: [id], limit: 1 });
        made.push(tasks[0]?.id ?? '');
        await pair.store.postponeTask({ id: tasks[0]?.id ?? '', claim_owner: null }, Date.now() - 1);
      }
      const file = new Database(pair.file);
      t.equal(file.prepare("UPDATE task SET facts = '{' WHERE id = ?").run(made[0]).changes, 1);
      file.close();
      await Promise.all(pair.gateways.map((gateway) => gateway.settler.round()));
      for (const id of made) t.match(await pair.store.getTask(id), { state: 'succeeded' });
      t.equal((await pair.store.getTask(made[0] ?? ''))?.facts, null);
      const { breaches } = await pair.store.audit();
      t.match(breaches, [{ invariant: 'task_facts_readable', task: made[0] }]);
      t.equal(breaches.length, 1);
    });
  },
);
