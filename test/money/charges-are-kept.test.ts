/** Each metered request and each task is stored with everything that its charge was computed from. */
import Database from 'better-sqlite3';
import pino from 'pino';
import t, { type Test } from 'tap';
import { readPriceText } from '../../src/lang/price-text.ts';
import { messagesJson } from '../support/interfaces.ts';
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
