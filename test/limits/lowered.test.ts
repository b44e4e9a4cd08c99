/** A rate that is lowered while this process has a piece of it is exact at once, and one that is raised gives more at once. */
import t from 'tap';
import { long, rig, withTimeouts } from '../faults/interfaces.ts';
import { answered } from '../targets/rig.ts';
import { atOnce, times } from './at-once.ts';

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
  await stack.store.setKeyLimits(key_id, { requests: '1000/min' });
  t.equal(await passed(key, 3), 3);
  await stack.store.setKeyLimits(key_id, { requests: '10/min' });
  t.equal(await passed(key, 20), 7, '3 of the 10 are used');
  await stack.store.setKeyLimits(key_id, { requests: '12/min' });
  t.equal(await passed(key, 20), 2);
  await stack.store.setKeyLimits(key_id, { requests: '5/min' });
  t.equal(await passed(key, 20), 0);
});

t.test('concurrent requests: a lowered limit takes effect at once', async (t) => {
  const { key, key_id } = await stack.newAccount('slots');
  await stack.store.setKeyLimits(key_id, { concurrent_requests: '8' });
  t.equal(await passed(key, 8), 8);
  await stack.store.setKeyLimits(key_id, { concurrent_requests: '1' });
  t.equal(await passed(key, 8), 1);
});
