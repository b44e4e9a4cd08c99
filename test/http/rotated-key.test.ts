/** Both secrets of a rotated key work until the end of the overlap, then only the new one. */
import { randomBytes } from 'node:crypto';
import t from 'tap';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import { OPERATOR } from '../support/operator.ts';
import { startStack } from '../support/stack.ts';

t.test('the end of an overlap', async (t) => {
  const clock = { now: Date.now() };
  const stack = await startStack({ now: () => clock.now });
  t.teardown(() => stack.close());
  const statusOf = async (key: string) =>
    (await stack.call('GET', '/v1/models', undefined, { authorization: '', 'x-api-key': key })).status;
  const { id, key: first } = await stack.newKey(stack.account);
  t.equal(await statusOf(first), 200);
  const rotate = async (overlap_ms: number) => {
    const { key, sha256, prefix } = generateKey(randomBytes);
    const secret = { sha256, prefix, previous_until_ms: clock.now + overlap_ms };
    t.match(await stack.store.rotateKey(id, secret, OPERATOR), { id });
    return key;
  };
  const second = await rotate(60_000);
  t.strictSame([await statusOf(first), await statusOf(second)], [200, 200]);
  clock.now += 59_999;
  t.strictSame([await statusOf(first), await statusOf(second)], [200, 200]);
  clock.now += 1;
  t.strictSame([await statusOf(first), await statusOf(second)], [401, 200], 'without a change in the store');
  const third = await rotate(60_000);
  const fourth = await rotate(60_000);
  const statuses = await Promise.all([first, second, third, fourth].map(statusOf));
  t.strictSame(statuses, [401, 401, 200, 200], 'a rotation ends the secret before the last one at once');
  await stack.store.revokeKey(id, OPERATOR);
  t.strictSame(await Promise.all([third, fourth].map(statusOf)), [401, 401]);
});
