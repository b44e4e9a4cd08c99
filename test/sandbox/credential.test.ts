/** The credential that each upstream expects. */
import t from 'tap';
import { bench } from './support.ts';

t.test('each upstream expects its own header and has its own error style', async (t) => {
  const { get, post } = await bench(t, { key: 'secret' });
  const tasks = '/api/v3/contents/generations/tasks';
  const bearer = { authorization: 'Bearer secret' };
  for (const upstream of ['cloud', 'k', 'c', 's', 'z', 'r']) {
    t.match(await get(`/${upstream}${tasks}`), { status: 401, body: { error: { code: String, message: String } } });
    t.match(await get(`/${upstream}${tasks}`, { authorization: 'Bearer wrong' }), { status: 401 });
    t.match(await get(`/${upstream}${tasks}`, bearer), { status: 200, body: { total: 0 } });
  }
  const group = { Name: 'x' };
  t.match(await post('/cloud/api/v3/asset-groups', group), {
    status: 401,
    body: { ResponseMetadata: { Error: Object } },
  });
  const generate = '/generative/v1beta/models/gen-pro:generateContent';
  const contents = [{ parts: [{ text: 'x' }] }];
  t.match(await post(generate, { contents }), { status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
  t.equal((await post(generate, { contents }, { 'x-goog-api-key': 'secret' })).status, 200);
  const message = { model: 'chat-large', max_tokens: 9, messages: [{ role: 'user', content: 'x' }] };
  const refused = { status: 401, body: { error: { type: 'authentication_error' } } };
  t.match(await post('/messages/v1/messages', message, bearer), refused);
  t.equal((await post('/messages/v1/messages', message, { 'x-api-key': 'secret' })).status, 200);
});
