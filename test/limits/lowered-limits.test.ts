/** Limits that are lowered and raised apply at once, also while a process has a part of them. */
import t from 'tap';
import { atOnce, times } from '../support/at-once.ts';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { OPERATOR } from '../support/operator.ts';
import { answered } from '../support/targets.ts';

const now_ms = Date.now();
const { stack, server } = await rig(t, () => {}, { config: withTimeouts(long), now: () => now_ms });
const body = { model: 'chat-small', max_tokens: 5, messages: [{ role: 'user', content: 'hello' }] };

/** How many of that many requests at once pass. */
async function passed(key: string, requests: number): Promise<number> {
  const send = () => stack.call('POST', '/v1/messages', body, { authorization: '', 'x-api-key': key });
  const replies = await atOnce(server, times(requests, send), answered);
  return replies.filter(({ status }) => status === 200).length;
}

t.test('a lowered rate counts what was used before', async (t) => {
  const { key, key_id } = await stack.newAccount('lowered');
  await stack.store.editKey(key_id, { limits: { requests: '1000/min' } }, OPERATOR);
  t.equal(await passed(key, 3), 3);
  await stack.store.editKey(key_id, { limits: { requests: '10/min' } }, OPERATOR);
  t.equal(await passed(key, 20), 7, '3 of the 10 are used');
  await stack.store.editKey(key_id, { limits: { requests: '12/min' } }, OPERATOR);
  t.equal(await passed(key, 20), 2);
  await stack.store.editKey(key_id, { limits: { requests: '5/min' } }, OPERATOR);
  t.equal(await passed(key, 20), 0);
});

t.test('concurrent requests: a lowered limit takes effect at once', async (t) => {
  const { key, key_id } = await stack.newAccount('slots');
  await stack.store.editKey(key_id, { limits: { concurrent_requests: '8' } }, OPERATOR);
  t.equal(await passed(key, 8), 8);
  await stack.store.editKey(key_id, { limits: { concurrent_requests: '1' } }, OPERATOR);
  t.equal(await passed(key, 8), 1);
});

t.test('a limit of 0 allows nothing, until it is raised', async (t) => {
  const { key, key_id } = await stack.newAccount('blocked');
  for (const [name, other] of [
    ['requests', '9/min'],
    ['tokens', '100000/min'],
    ['concurrent_requests', '9'],
  ] as const) {
    await stack.store.editKey(key_id, { limits: { [name]: other.replace(/^\d+/, '0') } }, OPERATOR);
    t.equal(await passed(key, 3), 0, name);
    t.equal(await passed(key, 3), 0, `${name}, again`);
    await stack.store.editKey(key_id, { limits: { [name]: other } }, OPERATOR);
    t.equal(await passed(key, 3), 3, name);
  }
});
