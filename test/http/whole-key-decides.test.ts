/** CVE-2026-35030 (LiteLLM): identities were cached by the first 20 characters of the key. */
import t from 'tap';
import { hashSecret } from '../../src/ledger/store/secrets.ts';
import { customer } from '../spec/customers.ts';
import {
  type Interface,
  interfaces,
  long,
  post,
  rig,
  tokenVideo,
  unifiedVideo,
  withTimeouts,
} from '../support/interfaces.ts';
import { OPERATOR } from '../support/operator.ts';
import { startPair } from '../support/pair.ts';
import { call, type Reply } from '../support/stack.ts';

let ids = 0;
const rigged = await rig(
  t,
  ({ reply }) => {
    ids += 1;
    reply(200, { id: `up-${ids}`, task_id: `up-${ids}` });
  },
  { config: withTimeouts(long) },
);
const { stack, server } = rigged;

/** Makes a key with that text for a new account. Random keys would never be this similar. */
async function keyOf(key: string, more: { readonly models?: readonly string[] } = {}) {
  const { account } = await customer(stack);
  ids += 1;
  const settings = { name: null, models: more.models ?? null, price_factor_nano: null, expires_at_ms: null };
  const id = `key_alike_${ids}`;
  await stack.store.createKey(
    { id, sha256: hashSecret(key), prefix: key.slice(0, 11), account, ...settings },
    OPERATOR,
  );
  return { account, id, key };
}

function ask(key: string, sample: Interface = unifiedVideo): Promise<Reply> {
  return call(stack.url + sample.path, 'POST', sample.body, {
    authorization: `Bearer ${key}`,
    'x-api-key': key,
    'x-alpha-api-key': key,
  });
}

const tasksOf = async (account: string) => (await stack.store.listTasks({ account, limit: 10 })).total;
/** Longer than any prefix that a cache might use. */
const alike = `tg_${'abcdefghij'.repeat(12)}`;

t.test('CVE-2026-35030: keys that differ only in their last character belong to different accounts', async (t) => {
  const first = await keyOf(`${alike}1`);
  const second = await keyOf(`${alike}2`);
  for (const { key } of [first, second, first, first, second]) t.equal((await ask(key)).status, 200);
  t.equal(await tasksOf(first.account), 3);
  t.equal(await tasksOf(second.account), 2);
});

t.test('CVE-2026-35030: a key that only begins like a valid one is refused on every interface', async (t) => {
  for (const sample of interfaces) {
    t.equal((await post(rigged, sample)).status, 200, `${sample.name}: the valid key was just used`);
    const before = server.seen.length;
    for (const length of [11, 16, 20, 32, stack.key.length - 1]) {
      t.equal(
        (await ask(stack.key.slice(0, length), sample)).status,
        401,
        `${sample.name}: ${length} characters of it`,
      );
      const other = `${stack.key.slice(0, length)}${'A'.repeat(stack.key.length - length)}`;
      if (other !== stack.key) t.equal((await ask(other, sample)).status, 401, `${sample.name}: ${length} and others`);
    }
    t.equal((await ask(`${stack.key}A`, sample)).status, 401, `${sample.name}: one more`);
    t.equal((await ask(stack.key.toLowerCase(), sample)).status, 401, `${sample.name}: in lower case`);
    t.equal(server.seen.length, before, 'nothing was forwarded');
  }
});

t.test('CVE-2026-35030: similar keys keep their own model permissions', async (t) => {
  const all = await keyOf(`${alike}3`);
  const few = await keyOf(`${alike}4`, { models: ['c/*'] });
  for (const _ of [1, 2]) {
    t.equal((await ask(all.key, tokenVideo)).status, 200);
    t.equal((await ask(few.key, tokenVideo)).status, 404);
  }
});

t.test(
  'CVE-2026-35030: revoking a key takes effect at the next request and does not affect a similar key',
  async (t) => {
    const gone = await keyOf(`${alike}5`);
    const stays = await keyOf(`${alike}6`);
    for (const { key } of [gone, stays]) t.equal((await ask(key)).status, 200);
    await stack.store.revokeKey(gone.id, OPERATOR);
    t.equal((await ask(gone.key)).status, 401);
    t.equal((await ask(stays.key)).status, 200);
  },
);

t.test('CVE-2026-35030: a key revoked by another process is refused by every gateway', async (t) => {
  const pair = await startPair(t);
  const [gone, stays] = [await pair.newCaller('gone', '10'), await pair.newCaller('stays', '10')];
  const statuses = async (which: number) => {
    const replies = await Promise.all([gone, stays].map((caller) => caller.call(which, 'GET', tokenVideo.path)));
    return replies.map(({ status }) => status);
  };
  for (const which of [0, 1, 0, 1]) t.strictSame(await statuses(which), [200, 200]);
  // Revoked through a third connection, as the operator's command does.
  await pair.store.revokeKey(gone.key, OPERATOR);
  for (const which of [0, 1]) t.strictSame(await statuses(which), [401, 200]);
});
