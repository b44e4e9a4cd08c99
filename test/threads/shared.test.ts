/** Two threads share the last money, the limits of a key, and revoked keys, on both engines; and they stop together. */
import t, { type Test } from 'tap';
import { PostgresServer } from '../support/postgres.ts';
import type { Edits } from '../support/reloadable.ts';
import { type Workspace, workspace } from '../support/tollgate.ts';
import { message, video } from './load.ts';
import { refusesConnections, startRig, statuses } from './rig.ts';

t.setTimeout(600_000);

const AT_ONCE = 4;
const PER_MINUTE = 20;
const KEPT_bytes = 4 * 1024 ** 2;

/** The small configuration with two models more, each with a limit for each key. */
const edits: Edits = [
  [/^ {2}chat-large:(.*)/, '  chat-large:$1\n  chat-few:$1\n  chat-rated:$1'],
  ['insufficient_funds:', 'rate_limited: rate_limited, overloaded: overloaded, insufficient_funds:'],
  [
    'server: {',
    `server: { body_limit: 1MiB, bodies: { kept: ${KEPT_bytes / 1024 ** 2}MiB, kept_per_account: ${KEPT_bytes / 1024 ** 2}MiB },`,
  ],
  [
    /^billing:/,
    `limits:
  few: { by: [key, model], models: [chat-few], concurrent_requests: ${AT_ONCE} }
  rated: { by: [key, model], models: [chat-rated], requests: ${PER_MINUTE}/min }
billing:`,
  ],
];

t.test('on SQLite', async (t) => {
  const space = await workspace(t);
  await shares(t, space, space.store);
});

t.test('on PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  await shares(t, await workspace(t), await server.store());
});

async function shares(t: Test, space: Workspace, store: string): Promise<void> {
  const { upstream, gateway, url, run, json, caller, asked, together } = await startRig(t, space, {
    threads: 2,
    store,
    edits,
  });

  await t.test('the last money is spent once', async (t) => {
    upstream.release();
    // Enough for five tasks of 4.00.
    const { key } = await caller('poor', '21');
    const found = await statuses(asked(key, 24, video.path, video.body));
    t.equal(found.filter((status) => status === 200).length, 5, String(found));
    t.equal(found.filter((status) => status === 402).length, 19, String(found));
  });

  await t.test('requests at the same time are counted over both', async (t) => {
    const { key } = await caller('busy', '1000');
    upstream.hold();
    const sent = asked(key, 24, '/v1/messages', { ...message, model: 'chat-few' });
    const held = await together(sent);
    t.ok(held >= 1 && held <= AT_ONCE, `${held} at once`);
    upstream.release();
    const found = await statuses(sent);
    t.equal(found.filter((status) => status === 200).length, held, String(found));
    t.equal(found.filter((status) => status === 429).length, sent.length - held, String(found));
  });

  await t.test('requests by the minute are counted over both', async (t) => {
    const { key } = await caller('eager', '1000');
    const began = minuteNow();
    const found = await statuses(asked(key, 2 * PER_MINUTE, '/v1/messages', { ...message, model: 'chat-rated' }));
    const passed = found.filter((status) => status === 200).length;
    const minutes = minuteNow() - began + 1;
    t.ok(passed >= 1 && passed <= minutes * PER_MINUTE, `${passed} passed in ${minutes}`);
    t.equal(found.filter((status) => status === 429).length, found.length - passed, String(found));
  });

  await t.test('the bytes of bodies in memory are counted over both', async (t) => {
    const { key } = await caller('wordy', '1000');
    upstream.hold();
    const content = 'x'.repeat(KEPT_bytes / 10);
    const sent = asked(key, 16, '/v1/messages', { ...message, messages: [{ role: 'user', content }] });
    t.equal(await together(sent), 9);
    upstream.release();
    t.equal((await statuses(sent)).filter((status) => status === 503).length, 7);
    upstream.hold();
    const again = asked(key, 1, '/v1/messages', { ...message, messages: [{ role: 'user', content }] });
    t.equal(await together(again), 1);
    upstream.release();
    t.same(await statuses(again), [200], 'the bytes of answered requests are free again');
  });

  await t.test('a revoked key stops in every thread', async (t) => {
    const { id, key } = await caller('leaving', '1000');
    t.same(new Set(await statuses(asked(key, 12, '/v1/messages', message))), new Set([200]));
    t.match(await run('key', 'revoke', id), { code: 0 });
    // Another process has revoked it. SQLite shows that to every thread at once, PostgreSQL by a notification.
    const deadline = Date.now() + (store.startsWith('sqlite:') ? 0 : 30_000);
    let found: readonly number[];
    do found = await statuses(asked(key, 12, '/v1/messages', message));
    while (Date.now() < deadline && found.some((status) => status !== 401));
    t.same(new Set(found), new Set([401]), 'no thread takes the key');
  });

  await t.test('SIGTERM: every thread finishes the requests that it has', async (t) => {
    const { key } = await caller('last', '1000');
    upstream.hold();
    const sent = asked(key, 12, '/v1/messages', message);
    t.equal(await together(sent), sent.length);
    gateway.child.kill('SIGTERM');
    await refusesConnections(url, gateway);
    upstream.release();
    t.same(new Set(await statuses(sent)), new Set([200]));
    t.equal((await gateway.ended).code, 0);
    t.match(await run('audit'), { code: 0 });
    for (const account of ['busy', 'eager', 'leaving', 'last']) {
      t.match(await json('wallet', 'show', account), { held: /^0\.0*$/ }, `no lease of ${account} is left`);
    }
  });
}

function minuteNow(): number {
  return Math.floor(Date.now() / 60_000);
}
