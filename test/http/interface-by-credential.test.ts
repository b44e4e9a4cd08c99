/** Two interfaces share /v1/models: the credential that a request carries says which of them answers, and refuses. */
import t from 'tap';
import { startStack } from '../support/stack.ts';

const stack = await startStack();
t.teardown(() => stack.close());
const ask = (query: string, headers: Readonly<Record<string, string>>) =>
  stack.call('GET', `/v1/models${query}`, undefined, { authorization: '', ...headers });

t.test('a messages credential gets the models that the messages interface takes, in its own list', async (t) => {
  for (const headers of [{ 'x-api-key': stack.key }, { authorization: `Bearer ${stack.key}` }]) {
    const { status, json } = await ask('', headers);
    t.equal(status, 200);
    t.strictSame(
      json.data.map(({ id }: { id: string }) => id),
      ['chat-large', 'chat-small'],
    );
    t.match(json, { has_more: false, first_id: 'chat-large', last_id: 'chat-small' });
    t.notOk('models' in json);
  }
});

t.test('a generative credential gets the list of the generative interface', async (t) => {
  for (const [query, headers] of [
    ['', { 'x-goog-api-key': stack.key }],
    ['', { 'x-alpha-api-key': stack.key }],
    [`?key=${stack.key}`, {}],
  ] as const) {
    const { status, json } = await ask(query, headers);
    t.equal(status, 200);
    t.ok(json.models.some(({ name }: { name: string }) => name === 'models/gen-pro'));
    t.notOk('data' in json);
  }
});

t.test('pages by limit, after_id and before_id', async (t) => {
  const headers = { 'x-api-key': stack.key };
  t.match((await ask('?limit=1', headers)).json, { data: [{ id: 'chat-large' }], has_more: true });
  t.match((await ask('?limit=1&after_id=chat-large', headers)).json, { data: [{ id: 'chat-small' }], has_more: false });
  t.match((await ask('?limit=1&before_id=chat-small', headers)).json, {
    data: [{ id: 'chat-large' }],
    has_more: false,
  });
  t.match((await ask('?after_id=chat-small', headers)).json, { data: [], first_id: null, last_id: null });
  t.match(await ask('?after_id=gen-pro', headers), { status: 400, json: { type: 'error' } });
});

t.test('each refuses in its own envelope', async (t) => {
  t.match((await ask('', { 'x-api-key': 'tg_wrong' })).json, {
    type: 'error',
    error: { type: 'authentication_error' },
  });
  t.match((await ask('', { 'x-goog-api-key': 'tg_wrong' })).json, { error: { code: 401, status: 'UNAUTHENTICATED' } });
  t.match((await ask('/nowhere', { 'x-api-key': stack.key })).json, {
    type: 'error',
    error: { type: 'not_found_error' },
  });
  t.match((await ask('/nowhere', { 'x-goog-api-key': stack.key })).json, { error: { status: 'NOT_FOUND' } });
});
