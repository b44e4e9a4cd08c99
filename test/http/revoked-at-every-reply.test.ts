/** A key is revoked while a request waits for a reply of the store, for each reply: nothing goes upstream that had not gone before. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { hashSecret } from '../../src/ledger/store/secrets.ts';
import { CuttingProxy } from '../support/cutting-proxy.ts';
import { type Interface, messagesJson, officialVideo, rawPost } from '../support/interfaces.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { startStack, until } from '../support/stack.ts';

/** Longer than a key is thought fresh. */
const WAIT_ms = 1_100;
const QUIET_ms = 100;
const LOCKED_ms = 500;
/** How many replies pass. Work in the background may hold a lock, so the first moment is tried again. */
const MOMENTS = [0, 0, 0, ...Array(40).keys()];

let asked = 0;
const answer = { type: 'message', role: 'assistant', content: [], usage: { input_tokens: 1, output_tokens: 1 } };
const upstream = createServer((request, response) => {
  asked += 1;
  request.resume();
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));

const server = await PostgresServer.start();
const proxy = await CuttingProxy.start(server.port);
const direct = await server.store();
const url = new URL(direct);
url.port = String(proxy.port);
const stack = await startStack({
  store_url: url.href,
  writer: 'thread',
  upstreams: { messages: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` },
});
/** Of another gateway. */
const other = await openStore(direct, { access: 'write' });
t.teardown(async () => {
  proxy.passReplies();
  await other.close();
  await stack.close();
  await proxy.close();
  await server.remove();
  upstream.close();
});

const hasTask = async (account: string) => (await other.listTasks({ account, limit: 1, offset: 0 })).total > 0;
const goesUpstream: readonly (readonly [sample: Interface, hasGone: (account: string) => Promise<boolean>])[] = [
  [messagesJson, async () => asked > 0],
  // Its transaction decides.
  [officialVideo, hasTask],
];

// First, while nothing else has a transaction.
t.test('a request does not take the answer to a read that began more than a second ago', async (t) => {
  const { key, key_id } = await stack.newAccount('late');
  const sha256 = hashSecret(key);
  await sleep(QUIET_ms);
  proxy.holdReplies(0);
  const first = stack.store.findKey(sha256);
  await until(
    async () => proxy.isHolding,
    (held) => held,
  );
  await other.revokeKey(key_id, OPERATOR);
  await sleep(WAIT_ms);
  const second = stack.store.findKey(sha256);
  await sleep(100);
  proxy.passReplies();
  await first;
  t.type((await second)?.revoked_at_ms, 'number');
});

for (const [sample, hasGone] of goesUpstream) {
  t.test(sample.name, async (t) => {
    let revoked = 0;
    for (const [at, replies] of MOMENTS.entries()) {
      const { account, key, key_id } = await stack.newAccount(`${sample.name} ${at}`);
      await sleep(QUIET_ms);
      asked = 0;
      proxy.holdReplies(replies);
      const caller = await rawCaller(stack.url, rawPost({ stack: { ...stack, key } }, sample));
      await until(
        async () => proxy.isHolding || caller.received !== '',
        (ready) => ready,
      );
      const isAnswered = caller.received !== '';
      if (!isAnswered) {
        // The server may still have to commit.
        await sleep(50);
        const hadGone = await hasGone(account);
        const revoking = other.revokeKey(key_id, OPERATOR);
        // It waits for the transaction whose reply is held.
        const isFirst = await Promise.race([revoking.then(() => true), sleep(LOCKED_ms, false)]);
        if (isFirst) await sleep(WAIT_ms);
        proxy.passReplies();
        await caller.until(/^HTTP\/1\.1 \d{3}/);
        const status = caller.received.slice(9, 12);
        const wanted = hadGone ? /20[02]/ : isFirst ? /401/ : /20[02]|401/;
        t.match(status, wanted, `after ${replies} replies`);
        if (isFirst) revoked += 1;
        await revoking;
      }
      proxy.passReplies();
      caller.leave();
      if (isAnswered) {
        t.ok(revoked > 0, `it was revoked at ${revoked} of ${replies} replies`);
        return;
      }
    }
    t.fail('it is never answered');
  });
}
