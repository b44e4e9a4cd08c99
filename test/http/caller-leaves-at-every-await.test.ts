/** A caller leaves while its request waits for a reply of the store, for each reply of each interface: the request ends, and the gateway stops. */
import t from 'tap';
import { CuttingProxy } from '../support/cutting-proxy.ts';
import {
  allRested,
  auditOk,
  generativeSse,
  messagesJson,
  messagesStream,
  officialVideo,
  rawPost,
  tokenVideo,
  unifiedVideo,
} from '../support/interfaces.ts';
import { PostgresServer } from '../support/postgres.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';
import { call, startStack, until } from '../support/stack.ts';

t.setTimeout(240_000);

const server = await PostgresServer.start();
const proxy = await CuttingProxy.start(server.port);
const url = new URL(await server.store());
url.port = String(proxy.port);
const stack = await startStack({ store_url: url.href });
t.teardown(async () => {
  proxy.passReplies();
  await stack.close();
  await proxy.close();
  await server.remove();
});

let accounts = 0;
const idle = () =>
  until(
    async () => stack.services.inFlight.count,
    (count) => count === 0,
  );

/** How many replies of the store one request can need at most. */
const MOST_REPLIES = 40;

/** Leaves once for each reply, while it is held back. @param bytes of a request with that key, which no cache knows yet. */
async function leaveAtEachReply(bytes: (key: string) => string, leave: 'close' | 'reset'): Promise<number> {
  for (let replies = 0; replies < MOST_REPLIES; replies++) {
    accounts += 1;
    const { key } = await stack.newAccount(`a${accounts}`);
    proxy.holdReplies(replies);
    const caller = await rawCaller(stack.url, bytes(key));
    await until(
      async () => proxy.isHolding || caller.received !== '',
      (ready) => ready,
    );
    const isAnswered = !proxy.isHolding;
    if (leave === 'reset') caller.socket.resetAndDestroy();
    else caller.leave();
    // The gateway has seen the end when it answers a later connection.
    await call(`${stack.url}/healthz`, 'GET');
    proxy.passReplies();
    await idle();
    if (isAnswered) return replies;
  }
  return MOST_REPLIES;
}

const posts = [messagesJson, messagesStream, generativeSse, tokenVideo, officialVideo, unifiedVideo];
const requests: Readonly<Record<string, (key: string) => string>> = {
  ...Object.fromEntries(
    posts.map((sample) => [sample.name, (key: string) => rawPost({ stack: { ...stack, key } }, sample)]),
  ),
  'a poll of nothing': (key) => rawRequest('GET', `${tokenVideo.path}/none`, [`authorization: Bearer ${key}`]),
};

for (const [name, bytes] of Object.entries(requests)) {
  for (const leave of ['close', 'reset'] as const) {
    t.test(`${name}: ${leave}`, async (t) => {
      const replies = await leaveAtEachReply(bytes, leave);
      t.ok(replies > 0 && replies < MOST_REPLIES, `left at ${replies} replies`);
    });
  }
}

t.test('nothing is left of them', async (t) => {
  await allRested(stack);
  await auditOk(t, stack);
  await stack.stop();
  t.pass('the gateway stops');
});
