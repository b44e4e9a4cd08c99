/** Delivery on both engines: each event at least once, signed, in order for each subject, by one process; one webhook delays no other. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import t, { type Test } from 'tap';
import { NANO } from '../../src/lang/amount.ts';
import { openStore } from '../../src/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { type Deliveries, PAUSES_ms, startDeliveries } from '../../src/webhooks/deliver.ts';
import { newStoreFile } from '../support/new-store.ts';
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
  tempFolder,
} from '../support/stores.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
t.setTimeout(240_000);
const server = await PostgresServer.start();
t.teardown(() => server.remove());

const webhook = (id: string, url: string, account: string | null = null) => {
  return { id, account, url, name: null, events: null, secret: SECRET };
};

function deliver(
  t: Test,
  store: Store,
  resolve?: (name: string) => Promise<{ address: string; family: number }[]>,
): Deliveries {
  const settings = { allow_hosts: ['127.0.0.1'], timeout_ms: 1_000, keep_ms: 1_000_000 };
  const started = startDeliveries({
    store,
    settings: () => settings,
    low_nano: () => null,
    failed: (error) => t.fail(String(error)),
    jitter: () => 0,
    round_ms: 20,
    ...(resolve && { resolve }),
  });
  t.teardown(() => started.stop());
  return started;
}

const until = (isTrue: () => Promise<boolean>) => poll(isTrue, (value) => value);
const typeOf = ({ body }: { body: string }) => JSON.parse(body).type;
const all = async (store: Store, id: string) =>
  (await store.deliveriesPage(id, undefined, { limit: 20_000, after: undefined })).toReversed();

/** A store whose URL another process can open. */
type OpenNamed = (t: Test) => Promise<{ readonly store: Store; readonly url: string }>;

function contract(name: string, open: OpenFresh, openNamed: OpenNamed): void {
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
      deliver(t, store);
      deliver(t, other);
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

    t.test(
      '10,000 events wait for a receiver that hangs: others get theirs, and it gets all in order later',
      async (t) => {
        const clock = { now: Date.now() };
        const { store } = await open(t, clock);
        const bad = await startReceiver(t, () => 'hang');
        const good = await startReceiver(t);
        await store.createWebhook(webhook('webhook_bad', bad.url), OPERATOR);
        const event = (number: number, subject: string) => {
          const data = { number };
          return {
            cause: `${subject} ${number}`,
            type: 'audit.failed',
            account: null,
            subject,
            data,
            at_ms: 1,
          } as const;
        };
        for (let of = 0; of < 10; of += 1) {
          const events = Array.from({ length: 1_000 }, (_, index) => event(1_000 * of + index, `subject ${index % 7}`));
          await store.recordEvents(events);
        }
        await store.createWebhook(webhook('webhook_good', good.url), OPERATOR);
        const started = deliver(t, store);
        await until(async () => bad.events.length >= 4);
        await store.recordEvents([event(0, 'late')]);
        await until(async () => good.events.length === 1);
        t.ok((await all(store, 'webhook_bad')).every(({ state }) => state === 'pending'));
        await started.stop();
        bad.events.length = 0;
        bad.answer = () => OK;
        clock.now += 86_400_000;
        deliver(t, store);
        const began = Date.now();
        await until(async () => bad.events.length >= 2_000);
        t.comment(`${Math.round((1_000 * bad.events.length) / (Date.now() - began))} deliveries per second`);
        const last = new Map<string, number>();
        const isInOrder = bad.events.every(({ body }) => {
          const { number } = JSON.parse(body).data;
          const subject = String((number % 1_000) % 7);
          const before = last.get(subject) ?? -1;
          last.set(subject, number);
          return number >= before || number === 0;
        });
        t.ok(isInOrder, 'in order for each subject');
      },
    );

    t.test('kill -9 while tasks are settled: each settled one has its event, and no other', async (t) => {
      const { store, url } = await openNamed(t);
      await store.createWebhook(
        { ...webhook('webhook_1', 'http://127.0.0.1:1/'), events: ['task.succeeded'] },
        OPERATOR,
      );
      const { account, key } = await makeOwner(store, 'one', '1000000');
      const child = fork(new URL('./children/settle-until-killed.ts', import.meta.url), [url, account, key], {
        execArgv: [],
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      const told: string[] = [];
      const lines = createInterface({ input: child.stdout ?? process.stdin });
      lines.on('line', (line) => told.push(line));
      await until(async () => told.length >= 20);
      child.kill('SIGKILL');
      await Promise.all([once(child, 'exit'), once(lines, 'close')]);
      const events = (await all(store, 'webhook_1')).map(({ subject }) => subject.replace('task ', '')).toSorted();
      const { tasks } = await store.listTasks({ account, states: ['succeeded'], limit: 100_000 });
      t.strictSame(events, tasks.map(({ id }) => id).toSorted());
      t.ok(told.every((id) => events.includes(id)));
      t.match(await store.audit(), { ok: true });
    });

    t.test('an edited, disabled or removed webhook gets nothing more; an empty secret is refused', async (t) => {
      const clock = { now: Date.now() };
      const { store } = await open(t, clock);
      await t.rejects(
        store.createWebhook({ ...webhook('webhook_2', 'http://127.0.0.1:1/'), secret: 'whsec_' }, OPERATOR),
      );
      let answers = 0;
      const receiver = await startReceiver(t, () => {
        answers += 1;
        return answers === 1 ? 'hang' : OK;
      });
      await store.createWebhook(webhook('webhook_1', receiver.url), OPERATOR);
      for (const event of ['a', 'b', 'c']) await store.testWebhook('webhook_1', event, OPERATOR);
      deliver(t, store);
      await receiver.seen(1);
      await store.editWebhook('webhook_1', { status: 'disabled' }, OPERATOR);
      await until(async () => (await all(store, 'webhook_1'))[0]?.attempts === 1);
      clock.now += 3_600_000;
      t.equal(await store.hasDueDeliveries(clock.now), false);
      t.equal(await store.testWebhook('webhook_1', 'd', OPERATOR), 'not_active');
      await store.editWebhook('webhook_1', { status: 'active' }, OPERATOR);
      await until(async () => (await all(store, 'webhook_1')).every(({ state }) => state === 'delivered'));
      await store.editWebhook('webhook_1', { status: 'removed' }, OPERATOR);
      t.equal(await store.webhookById('webhook_1'), undefined);
      await store.recordEvents([
        { cause: 'x', type: 'audit.failed', account: null, subject: 'x', data: {}, at_ms: clock.now },
      ]);
      await store.tidyDeliveries(clock.now);
      t.equal((await all(store, 'webhook_1')).length, 1, 'old deliveries go, but for the newest');
      t.match(await store.audit(), { ok: true });
    });

    t.test('a receiver answers and never ends its body; a host that is no longer allowed', async (t) => {
      const { store } = await open(t, { now: Date.now() });
      const endless = await startReceiver(t, () => 'HTTP/1.1 200 OK\r\ncontent-length: 999999999\r\n\r\nx');
      await store.createWebhook(webhook('webhook_1', endless.url), OPERATOR);
      await store.createWebhook(webhook('webhook_2', endless.url.replace('127.0.0.1', '127.0.0.2')), OPERATOR);
      for (const id of ['webhook_1', 'webhook_2']) await store.testWebhook(id, id, OPERATOR);
      deliver(t, store);
      await until(async () => (await all(store, 'webhook_1'))[0]?.state === 'delivered');
      await until(async () => (await all(store, 'webhook_2'))[0]?.attempts === 1);
      t.match(await all(store, 'webhook_2'), [{ state: 'pending', last_result: 'forbidden address' }]);
      t.equal(endless.events.length, 1);
    });

    t.test('ten retries over three days', async (t) => {
      t.equal(PAUSES_ms.length, 10);
      t.ok(Math.abs(PAUSES_ms.reduce((sum, each) => sum + each) / 3_600_000 - 72) < 1);
      const clock = { now: Date.now() };
      const { store } = await open(t, clock);
      await store.createWebhook(webhook('webhook_1', 'http://127.0.0.1:1/'), OPERATOR);
      await store.testWebhook('webhook_1', 'test', OPERATOR);
      deliver(t, store);
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
      deliver(t, store, async () => [{ address: '127.0.0.1', family: 4 }]);
      await until(async () => (await all(store, 'webhook_1'))[0]?.attempts === 1);
      t.match(await all(store, 'webhook_1'), [{ state: 'pending', last_result: 'forbidden address' }]);
      t.equal(receiver.events.length, 0);
    });
  });
}

async function named(t: Test, url: string) {
  const store = await openStore(url, { now: Date.now });
  t.teardown(() => store.close());
  return { store, url };
}

contract('SQLite', openFreshSqlite(), async (t) => {
  const file = `${tempFolder(t)}/store.db`;
  await newStoreFile(file);
  return named(t, `sqlite:${file}`);
});
contract('PostgreSQL', openFreshPostgres(server), async (t) => named(t, await server.database()));
