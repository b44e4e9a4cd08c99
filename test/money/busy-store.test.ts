/** QuantumNous/new-api #6805: SQLITE_BUSY in the middle of a settlement loses it, or shows it to the caller. */
import Database from 'better-sqlite3';
import pg from 'pg';
import pino from 'pino';
import t, { type Test } from 'tap';
import { auditOk, keyHeaders, long, rig, withTimeouts } from '../support/interfaces.ts';
import { newStoreFile } from '../support/new-store.ts';
import { OPERATOR } from '../support/operator.ts';
import { startPair } from '../support/pair.ts';
import { PostgresServer } from '../support/postgres.ts';
import { officialBody, taskId, tasksPath } from '../support/requests.ts';
import { until } from '../support/stack.ts';

const pair = await startPair(t);

t.test('QuantumNous/new-api #6805: two gateways settle while others write, and no request is refused', async (t) => {
  const me = await pair.newCaller('busy', '1000');
  const bodies = Array.from({ length: 40 }, (_, n) =>
    officialBody({}, `a kite [instant] ${n % 4 === 0 ? '[fail]' : ''}`),
  );
  const created = await Promise.all(bodies.map((body, n) => me.call(n, 'POST', tasksPath, body)));
  const ids = created.map(taskId);
  // Stands for another process, such as an operator's command: its own connection, and one commit per top-up.
  const topups = Array.from({ length: 100 }, () => pair.store.topup(me.account, 1_000_000n, null, OPERATOR));
  const polls = ids.map((id, n) => me.call(n + 1, 'GET', `${tasksPath}/${id}`));
  const [replies] = await Promise.all([Promise.all(polls), Promise.all(topups)]);
  t.ok(replies.every(({ status }) => status === 200));
  const ledger = await me.ledger();
  t.equal(ledger.filter((movement) => movement === 'capture 1.84').length, 30);
  t.equal(ledger.filter((movement) => movement === 'release 1.84').length, 10);
  t.equal(ledger.length, 80);
  const wallet = await pair.store.wallet(me.account);
  t.match(wallet, { held_nano: 0n, posted_nano: 1_000_100_000_000n - 30n * 1_840_000_000n });
  t.same((await pair.store.audit()).breaches, []);
});

t.test('QuantumNous/new-api #6805: while another process keeps the store locked, a settlement waits', async (t) => {
  const me = await pair.newCaller('locked', '100');
  const ids: string[] = [];
  for (let n = 0; n < 6; n++) ids.push(taskId(await me.call(n, 'POST', tasksPath, officialBody())));
  const other = new Database(pair.file);
  t.teardown(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const polls = Promise.all(ids.map((id, n) => me.call(n, 'GET', `${tasksPath}/${id}`)));
  // Both gateways want to write, and cannot.
  await until(
    async () => pair.gateways.map(({ services }) => services.store.pressure().waiting),
    (waiting) => waiting.every((changes) => changes > 0),
  );
  t.equal((await me.ledger()).length, 6, 'nothing is settled yet');
  other.exec('COMMIT');
  t.ok((await polls).every(({ status, json }) => status === 200 && json.status === 'succeeded'));
  t.strictSame(await me.ledger(), [...Array(6).fill('hold 1.84'), ...Array(6).fill('capture 1.84')]);
});

// A store takes no writes: chats go on against their lease until a usage row has waited for `store.unwritten`, and no longer.

t.setTimeout(600_000);

t.test('another process locks a store on SQLite', async (t) => {
  const file = `${t.testdir()}/store.db`;
  await newStoreFile(file);
  const other = new Database(file);
  t.teardown(() => other.close());
  await refusesChats(t, `sqlite:${file}`, async (sql) => void other.exec(sql === 'BEGIN' ? 'BEGIN IMMEDIATE' : sql));
});

t.test('another session locks the ledger on PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  const store_url = await server.store();
  const other = new pg.Client({ connectionString: store_url });
  await other.connect();
  await refusesChats(t, store_url, async (sql) => {
    await other.query(sql);
    if (sql === 'BEGIN') await other.query('SELECT 1 FROM ledger_head FOR UPDATE');
  });
  await other.end();
});

/** @param run begins a transaction that keeps writers out, and ends it. */
async function refusesChats(t: Test, store_url: string, run: (sql: 'BEGIN' | 'COMMIT') => Promise<void>) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const config = withTimeouts(long).replace(/^store:\n/m, 'store:\n  unwritten: 500ms\n');
  const { stack, server } = await rig(t, () => {}, { config, log, store_url, writer: 'thread' });
  server.play(({ reply }) => reply(200, { usage: { input_tokens: 5, output_tokens: 10 } }));
  let answered = 0;
  const chat = async (max_tokens = 10) => {
    const body = { model: 'chat-large', max_tokens, messages: [{ role: 'user', content: 'hello' }] };
    const reply = await stack.call('POST', '/v1/messages', body, keyHeaders(stack.key));
    if (reply.status === 200) answered += 1;
    return reply;
  };
  // Its lease is large enough for many of the others.
  t.equal((await chat(4_000)).status, 200);

  await run('BEGIN');
  t.equal((await chat()).status, 200, 'the lease admits it');
  const refused = await until(
    () => chat(),
    ({ status }) => status !== 200,
  );
  t.match(refused, {
    status: 503,
    json: { type: 'error', error: { type: 'overloaded_error', message: /usage waits for the store/ } },
  });
  t.ok(Number(refused.headers.get('retry-after')) > 0);
  t.equal((await chat()).status, 503, 'every chat is refused');
  await run('COMMIT');

  const before = answered;
  await until(
    () => chat(),
    ({ status }) => status === 200,
  );
  t.equal(answered, before + 1);
  t.same(lines.slice(0, 1), ['metered requests are refused: usage waits too long for the store']);
  t.ok(lines.includes('metered requests are admitted again: the waiting usage is written'));
  const requests = async () => (await stack.store.usage({ by: ['account'] }))[0]?.requests;
  await until(requests, (count) => count === answered);
  await auditOk(t, stack);
}
