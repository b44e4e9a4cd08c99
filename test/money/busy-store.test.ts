/** QuantumNous/new-api #6805: SQLITE_BUSY in the middle of a settlement loses it, or shows it to the caller. */
import Database from 'better-sqlite3';
import t from 'tap';
import { OPERATOR } from '../support/operator.ts';
import { startPair } from '../support/pair.ts';
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
