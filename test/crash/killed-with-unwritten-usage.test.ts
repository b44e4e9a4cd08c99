/** A gateway is killed while its store takes no writes: only chats admitted before `store.unwritten` had passed are free. */
import Database from 'better-sqlite3';
import t from 'tap';
import { openStore } from '../../src/open-store.ts';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';
import { message } from '../threads/load.ts';
import { startRig } from '../threads/rig.ts';

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
