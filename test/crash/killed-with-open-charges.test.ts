/** A gateway is killed with an open WebSocket: the responses that have ended are charged, and after the next start nothing stays held. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { connectRealtime, realtimeText, realtimeUpstream } from '../support/realtime.ts';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';
import { message } from '../threads/load.ts';
import { startRig } from '../threads/rig.ts';

t.setTimeout(600_000);

t.test('SIGKILL with an open WebSocket', async (t) => {
  const space = await workspace(t);
  const upstream = await realtimeUpstream(t);
  const config = join(space.dir, 'gateway.yaml');
  const settle = 'settle: { first: 1s, longest: 2s, concurrency: 8, claim: 1s, lease: 2s }';
  writeFileSync(config, realtimeText(upstream.url, settle));
  const env = { TOLLGATE_STORE: space.store, TOLLGATE_C_KEY: 'x', TOLLGATE_C_URL: upstream.url };
  const run = (...args: readonly string[]) => space.run([...args, '--config', config], { env });
  await run('migrate');
  await run('account', 'create', 'acme');
  await run('wallet', 'topup', 'acme', '10');
  const { key } = JSON.parse((await run('key', 'create', '--account', 'acme', '--json')).stdout);
  const serve = async () => {
    const gateway = space.start(['serve', '--port', '0', '--config', config, '--json'], { env });
    const { url } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
    return { gateway, url: String(url) };
  };
  const { gateway, url } = await serve();
  const store = await openStore(space.store);
  t.teardown(() => store.close());
  const wallet = async () => {
    const account = await store.findAccount('acme');
    const { posted_nano = -1n, held_nano = -1n } = (await store.wallet(account?.id ?? '')) ?? {};
    return { posted: Number((posted_nano * 100n) / NANO), held_nano };
  };

  const caller = await connectRealtime(url, key);
  const vendor = upstream.opened[0]?.side;
  if (!('socket' in caller) || vendor === undefined) throw new Error('not connected');
  vendor.send({ type: 'response.created' });
  vendor.send({ type: 'response.done', response: { usage: { output_tokens: 3 } } });
  await until(
    async () => (await store.usage({ by: ['account'] }))[0]?.requests,
    (requests) => requests === 1,
  );
  vendor.send({ type: 'response.created' });
  await until(
    async () => caller.texts().length,
    (texts) => texts === 3,
  );
  gateway.child.kill('SIGKILL');
  await gateway.ended;
  t.not((await wallet()).held_nano, 0n, 'the dead gateway holds money');
  await until(async () => vendor.socket.readableEnded || vendor.socket.destroyed, Boolean);

  const next = await serve();
  t.strictSame(
    await until(wallet, ({ held_nano }) => held_nano === 0n),
    { posted: 1000 - 3, held_nano: 0n },
    'the response that was cut is lost, and never charged twice',
  );
  const again = await connectRealtime(next.url, key);
  t.ok('socket' in again, 'the next gateway opens another');
  t.same((await store.audit()).breaches, []);
});

// A gateway is killed while its store takes no writes: only chats admitted before `store.unwritten` had passed are free.

t.setTimeout(600_000);

t.test('what a SIGKILL can lose is bounded in time and by the leases', async (t) => {
  const space = await workspace(t);
  const edits = [
    [/^store: \{/m, 'store: { unwritten: 500ms,'],
    ['insufficient_funds:', 'overloaded: overloaded, insufficient_funds:'],
  ] as const;
  const rig = await startRig(t, space, { threads: 1, store: space.store, edits });
  const { key } = await rig.caller('acme', '1000');
  const chat = async (max_tokens = 16) => {
    const [answer] = await Promise.all(rig.asked(key, 1, '/v1/messages', { ...message, max_tokens }));
    return answer ?? { status: 0, text: '' };
  };
  const store = await openStore(space.store);
  t.teardown(() => store.close());
  const written = async () => (await store.usage({ by: ['account'] }))[0];

  // Its lease is large enough for many of the others.
  t.equal((await chat(100_000)).status, 200);
  await until(
    async () => (await written())?.requests ?? 0,
    (count) => count === 1,
  );
  const other = new Database(space.store.slice('sqlite:'.length));
  t.teardown(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  let free = 0;
  while ((await chat()).status === 200) free += 1;
  t.not(free, 0, 'the lease admits chats for a while');
  for (let n = 0; n < 20; n += 1) t.match(await chat(), { status: 503, text: /usage waits for the store/ });
  rig.gateway.child.kill('SIGKILL');
  await rig.gateway.ended;
  other.exec('COMMIT');

  const { requests, amount_nano } = (await written()) ?? { requests: 0, amount_nano: 0n };
  t.equal(requests, 1, `${free} chats were lost`);
  const account = await store.findAccount('acme');
  const { held_nano = 0n } = (await store.wallet(account?.id ?? '')) ?? {};
  t.ok(amount_nano * BigInt(1 + free) <= held_nano, 'their charges and those that are stored fit into the lease');
  t.same((await store.audit()).breaches, []);
});
