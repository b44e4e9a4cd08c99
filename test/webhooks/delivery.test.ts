/** Delivery on both engines: each event at least once, signed, in order for each subject, by one process; one webhook delays no other. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import t, { type Test } from 'tap';
import { Deliveries, PAUSES_ms } from '../../src/admin/webhooks/deliver.ts';
import { createStatementWatch } from '../../src/admin/webhooks/statements.ts';
import { createTargetWatch, expiringEvent } from '../../src/admin/webhooks/watch.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import type { Store } from '../../src/ledger/store/store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { newStoreFile } from '../support/new-store.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { OK, startReceiver } from '../support/receiver.ts';
import { until as poll } from '../support/stack.ts';
import {
  capture,
  cny,
  label,
  makeOwner,
  newTask,
  type OpenFresh,
  openFreshPostgres,
  openFreshSqlite,
  release,
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
  const started = new Deliveries({
    store,
    settings: () => settings,
    low_nano: () => null,
    time_zone: () => 'Europe/Berlin',
    owner: 'gateway',
    targets: async () => [],
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
      const owner = await makeOwner(store, 'one', '10');
      const other = await makeOwner(store, 'two', '10');
      await runTask(store, owner, 'task_before', '1');
      await store.settleTask('task_before', capture('1'));
      await store.createWebhook(webhook('webhook_all', 'http://127.0.0.1:1/'), OPERATOR);
      await store.createWebhook(webhook('webhook_one', 'http://127.0.0.1:1/', owner.account), OPERATOR);
      await store.setWalletLow(cny('5'));
      await runTask(store, owner, 'task_1', '3');
      await store.settleTask('task_1', capture('3'));
      await runTask(store, other, 'task_2', '6');
      await store.settleTask('task_2', { ...capture('6'), state: 'failed', charged_nano: 0n } as never).catch(() => {});
      await runTask(store, owner, 'task_3', '6');
      const types = async (id: string) => (await all(store, id)).map(({ type, account }) => `${type} ${account}`);
      t.strictSame(
        await types('webhook_one'),
        ['task.succeeded account_one', 'wallet.low account_one', 'wallet.empty account_one'],
        'no event of before, and none of another account',
      );
      t.ok((await types('webhook_all')).includes('wallet.low account_two'));
      await store.topup(owner.account, cny('100'), null, OPERATOR);
      await runTask(store, owner, 'task_4', '98');
      t.equal((await types('webhook_one')).at(-1), 'wallet.low account_one', 'again after money was put in');
      await store.createAccount({ id: 'account_x', name: 'x', price_factor_nano: NANO }, OPERATOR);
      t.notOk(
        (await types('webhook_all')).some((type) => type.includes('account_x')),
        'a new wallet is not an empty one',
      );
      t.match(await store.audit(), { ok: true });
    });

    t.test('spend limits, refusals and keys: once each, and again after a top-up', async (t) => {
      const clock = { now: Date.now() };
      const { store } = await open(t, clock);
      await store.createWebhook(webhook('webhook_1', 'http://127.0.0.1:1/'), OPERATOR);
      const owner = await makeOwner(store, 'one', '100');
      const { account, key } = owner;
      const period = { since_ms: clock.now - 1_000, until_ms: clock.now + 1_000 };
      const limit = { key, max_nano: cny('10'), ...period, label: { ...label, name: 'day' } };
      const run = (id: string, hold: string) =>
        store.openTask(newTask(owner, id, hold), { limits: { spend: [limit], tasks: [] } });
      await run('task_1', '7.9');
      t.strictSame(await all(store, 'webhook_1'), []);
      await run('task_2', '0.1');
      await run('task_3', '1');
      await store.settleTask('task_2', release());
      await run('task_4', '0.1');
      const refused = await run('task_5', '9');
      if (refused.ok || refused.reason !== 'spend_limit') throw new Error('it was not refused');
      for (const _ of [1, 2]) await store.noteRefusal(account, refused, cny('9'));
      const found = (await all(store, 'webhook_1')).filter(({ type }) => type === 'limit.threshold');
      t.match(
        found.map(({ body }) => JSON.parse(body).data),
        [
          { account, key, limit: 'day', percent: 80, used: '8.00', max: '10.00' },
          { percent: 100, used: '9.00' },
        ],
      );
      const wallet = await store.wallet(account);
      if (wallet === undefined) throw new Error('there is no wallet');
      const noMoney = { ok: false, reason: 'insufficient_funds', wallet } as const;
      const empty = async () => (await all(store, 'webhook_1')).filter(({ type }) => type === 'wallet.empty');
      for (const _ of [1, 2]) await store.noteRefusal(account, noMoney, cny('500'));
      t.match(JSON.parse((await empty())[0]?.body ?? '').data, { available: '91.00', needed: '500.00' });
      t.equal((await empty()).length, 1);
      clock.now += 1;
      await store.topup(account, cny('1'), null, OPERATOR);
      await store.noteRefusal(account, noMoney, cny('500'));
      t.equal((await empty()).length, 2);
      await store.editKey(key, { expires_at_ms: clock.now + 3 * 86_400_000 }, OPERATOR);
      deliver(t, store);
      const expiring = async () => (await all(store, 'webhook_1')).filter(({ type }) => type === 'key.expiring');
      await until(async () => (await expiring()).length === 1);
      t.match((await expiring())[0], { subject: `key ${key}`, account });
      await store.recordEvents((await store.listKeys(account)).map((found) => expiringEvent(found, clock.now)));
      await store.tidyDeliveries(clock.now + 1);
      t.equal((await expiring()).length, 1);

      clock.now -= 2 * 3_600_000;
      await store.editKey(key, { expires_at_ms: clock.now + 86_400_000 }, OPERATOR);
      await until(async () => (await expiring()).length === 2);
      t.match(await store.audit(), { ok: true });
    });

    t.test('the statement of a month is announced once, by two gateways and after a restart', async (t) => {
      const clock = { now: Date.parse('2026-10-15T00:00:00Z') };
      const { store, again } = await open(t, clock);
      const other = await again();
      // More accounts than are read at once.
      const accounts = [];
      for (let index = 0; index < 201; index += 1) accounts.push((await makeOwner(store, `a${index}`, '1')).account);
      await store.createWebhook(webhook('webhook_1', 'https://a.example/'), OPERATOR);
      const told = async () => (await all(store, 'webhook_1')).filter(({ type }) => type === 'statement.ready');
      // Berlin's month ends at 23:00.
      await createStatementWatch(store)(Date.parse('2026-10-31T23:59:00Z'), 'Europe/Berlin');
      t.equal(
        (await told()).filter(({ body }) => body.includes('2026-10"')).length,
        0,
        'not before an hour has passed',
      );
      const ready_ms = Date.parse('2026-11-01T00:00:00Z');
      await Promise.all([store, other].map((each) => createStatementWatch(each)(ready_ms, 'Europe/Berlin')));
      await createStatementWatch(store)(ready_ms + 86_400_000, 'Europe/Berlin');
      const found = await told();
      t.strictSame(found.map(({ account }) => account).sort(), accounts.sort());
      const data = {
        month: '2026-10',
        tz: 'Europe/Berlin',
        from: '2026-09-30T22:00:00.000Z',
        until: '2026-10-31T23:00:00.000Z',
      };
      t.match(JSON.parse(found[0]?.body ?? ''), { type: 'statement.ready', data });
      await createStatementWatch(store)(ready_ms + 8 * 86_400_000, 'Pacific/Auckland');
      t.equal((await told()).length, 201, 'nothing is announced late');
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
        for (let round = 0; round < 10; round += 1) {
          const events = Array.from({ length: 1_000 }, (_, index) =>
            event(1_000 * round + index, `subject ${index % 7}`),
          );
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
contract('PostgreSQL', openFreshPostgres(server), async (t) => named(t, await server.store()));

t.test('a target that takes no requests for 10 s is down, and then up, once each', async (t) => {
  const changed = createTargetWatch('gateway_1');
  const see = (takes: boolean, at_ms: number) =>
    changed([['c', 'default', takes, takes ? undefined : { reason: 'status 503' }]], at_ms).map(({ type }) => type);
  t.strictSame(see(true, 0), []);
  t.strictSame(see(false, 5_000), []);
  t.strictSame(see(true, 10_000), [], 'a short pause is no event');
  t.strictSame(see(false, 15_000), []);
  t.strictSame(see(false, 25_000), ['target.down']);
  t.strictSame(see(false, 30_000), []);
  t.strictSame(see(true, 35_000), ['target.up']);
  t.strictSame(see(true, 40_000), []);
  t.strictSame(see(false, 45_000), []);
  t.strictSame(see(false, -50_000), [], 'the clock is set back');
  t.strictSame(see(false, -40_000), ['target.down']);
});
