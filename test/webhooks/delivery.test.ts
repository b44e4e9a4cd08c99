/** Delivery on both engines: each event at least once, signed, in order for each subject, by one process; one webhook delays no other. */

import { Webhook } from 'standardwebhooks';
import t, { type Test } from 'tap';
import { NANO } from '../../src/lang/amount.ts';
import type { Store } from '../../src/store/store.ts';
import { type Deliveries, PAUSES_ms, startDeliveries } from '../../src/webhooks/deliver.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { OK, startReceiver } from '../support/receiver.ts';
import { until as poll } from '../support/stack.ts';
import {
  capture,
  cny,
  makeOwner,
  type OpenFresh,
  openFreshPostgres,
  openFreshSqlite,
  runTask,
} from '../support/stores.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const server = await PostgresServer.start();
t.teardown(() => server.remove());

const webhook = (id: string, url: string, account: string | null = null) => {
  return { id, account, url, name: null, events: null, secret: SECRET };
};

function deliver(
  t: Test,
  store: Store,
  owner: string,
  resolve?: (name: string) => Promise<{ address: string; family: number }[]>,
): Deliveries {
  const settings = { allow_hosts: ['127.0.0.1'], timeout_ms: 1_000, keep_ms: 1_000_000 };
  const started = startDeliveries({
    store,
    owner,
    settings: () => settings,
    low_nano: () => null,
    failed: (error) => t.fail(String(error)),
    jitter: () => 0,
    ...(resolve && { resolve }),
  });
  t.teardown(() => started.stop());
  return started;
}

const until = (isTrue: () => Promise<boolean>) => poll(isTrue, (value) => value);
const typeOf = ({ body }: { body: string }) => JSON.parse(body).type;
const all = async (store: Store, id: string) =>
  (await store.deliveriesPage(id, undefined, { limit: 1000, after: undefined })).toReversed();

function contract(name: string, open: OpenFresh): void {
  t.test(name, async (t) => {
    t.test('the events of tasks and wallets are stored with their cause, for those who may see them', async (t) => {
      const { store } = await open(t, { now: Date.now() });
      const one = await makeOwner(store, 'one', '10');
      const two = await makeOwner(store, 'two', '10');
      await runTask(store, one, 'task_before', '1');
      await store.settleTask('task_before', capture('1'));
      await store.createWebhook(webhook('webhook_all', 'http://127.0.0.1:1/'), OPERATOR);
      await store.createWebhook(webhook('webhook_one', 'http://127.0.0.1:1/', one.account), OPERATOR);
      await store.setWalletLow(cny('5'));
      await runTask(store, one, 'task_1', '3');
      await store.settleTask('task_1', capture('3'));
      await runTask(store, two, 'task_2', '6');
      await store.settleTask('task_2', { ...capture('6'), state: 'failed', charged_nano: 0n } as never).catch(() => {});
      await runTask(store, one, 'task_3', '6');
      const types = async (id: string) => (await all(store, id)).map(({ type, account }) => `${type} ${account}`);
      t.strictSame(
        await types('webhook_one'),
        ['task.succeeded account_one', 'wallet.low account_one', 'wallet.empty account_one'],
        'no event of before, and none of another account',
      );
      t.ok((await types('webhook_all')).includes('wallet.low account_two'));
      await store.topup(one.account, cny('100'), null, OPERATOR);
      await runTask(store, one, 'task_4', '98');
      t.equal((await types('webhook_one')).at(-1), 'wallet.low account_one', 'again after money was put in');
      await store.createAccount({ id: 'account_x', name: 'x', price_factor_nano: NANO }, OPERATOR);
      t.notOk(
        (await types('webhook_all')).some((type) => type.includes('account_x')),
        'a new wallet is not an empty one',
      );
      t.match(await store.audit(), { ok: true });
    });

    t.test('a receiver that is slow, dies and lies; order; two gateways', async (t) => {
      const clock = { now: Date.now() };
      const { store, again } = await open(t, clock);
      const other = await again();
      const bad = await startReceiver(t, (_event, index) => {
        return (
          [
            'hang',
            'die',
            'HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nshort',
            'HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n',
          ][index] ?? OK
        );
      });
      const good = await startReceiver(t);
      await store.createWebhook(webhook('webhook_bad', bad.url), OPERATOR);
      await store.createWebhook(webhook('webhook_good', good.url), OPERATOR);
      const owner = await makeOwner(store, 'one', '100');
      const causes = ['a', 'b', 'c'].map((cause) => ({
        ...({
          cause,
          type: 'audit.failed',
          account: null,
          subject: 'same',
          data: { cause },
          at_ms: clock.now,
        } as const),
      }));
      await store.recordEvents(causes);
      await store.recordEvents(causes.slice(0, 1));
      await runTask(store, owner, 'task_1', '3');
      await store.settleTask('task_1', capture('3'));
      deliver(t, store, 'gateway_1');
      deliver(t, other, 'gateway_2');
      await until(async () => (await all(store, 'webhook_good')).every(({ state }) => state === 'delivered'));
      t.equal(good.events.length, 4, 'once each where nothing failed');
      const moving = setInterval(() => (clock.now += 60_000), 50);
      t.teardown(() => clearInterval(moving));
      await until(async () => (await all(store, 'webhook_bad')).every(({ state }) => state === 'delivered'));
      for (const { events } of [bad, good]) {
        const causesOf = events.map(({ body }) => JSON.parse(body).data.cause).filter((cause) => cause !== undefined);
        t.strictSame(causesOf.toSorted(), causesOf, 'in order');
        t.strictSame([...new Set(causesOf)], ['a', 'b', 'c'], 'each of them');
        t.ok(events.some((event) => typeOf(event) === 'task.succeeded'));
      }
      const last = good.events.at(-1);
      t.throws(() => new Webhook(SECRET).verify('{}', last?.headers ?? {}), 'another body does not verify');
    });

    t.test('ten retries over three days', async (t) => {
      t.equal(PAUSES_ms.length, 10);
      t.ok(Math.abs(PAUSES_ms.reduce((sum, each) => sum + each) / 3_600_000 - 72) < 1);
      const clock = { now: Date.now() };
      const { store } = await open(t, clock);
      await store.createWebhook(webhook('webhook_1', 'http://127.0.0.1:1/'), OPERATOR);
      await store.testWebhook('webhook_1', 'test', OPERATOR);
      deliver(t, store, 'gateway_1');
      for (let tries = 1; tries <= 11; tries += 1) {
        await until(async () => (await all(store, 'webhook_1'))[0]?.attempts === tries);
        clock.now += 25 * 3_600_000;
      }
      t.match(await all(store, 'webhook_1'), [
        { state: 'failed', attempts: 11, last_result: 'ECONNREFUSED', next_at_ms: null },
      ]);
    });

    t.test('a name that changes its address to a private one gets nothing', async (t) => {
      const { store } = await open(t, { now: Date.now() });
      const receiver = await startReceiver(t);
      const port = new URL(receiver.url).port;
      await store.createWebhook(webhook('webhook_1', `https://hooks.example.com:${port}/`), OPERATOR);
      await store.testWebhook('webhook_1', 'test', OPERATOR);
      deliver(t, store, 'gateway_1', async () => [{ address: '127.0.0.1', family: 4 }]);
      await until(async () => (await all(store, 'webhook_1'))[0]?.attempts === 1);
      t.match(await all(store, 'webhook_1'), [{ state: 'pending', last_result: 'forbidden address' }]);
      t.equal(receiver.events.length, 0);
    });
  });
}

contract('SQLite', openFreshSqlite());
contract('PostgreSQL', openFreshPostgres(server));
