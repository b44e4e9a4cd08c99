/** Tests that the credential of a request selects the interface where two interfaces share a path. */
import t from 'tap';
import { startStack } from '../support/stack.ts';

const stack = await startStack();
t.teardown(() => stack.close());
const ask = (query: string, headers: Readonly<Record<string, string>>) =>
  stack.call('GET', `/v1/models${query}`, undefined, { authorization: '', ...headers });

t.test('a messages credential gets the models and the list format of the messages interface', async (t) => {
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

t.test('a generative credential gets the list format of the generative interface', async (t) => {
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

t.test('the list has pages by limit, after_id and before_id', async (t) => {
  const headers = { 'x-api-key': stack.key };
  t.match((await ask('?limit=1', headers)).json, { data: [{ id: 'chat-large' }], has_more: true });
  t.match((await ask('?limit=1&after_id=chat-large', headers)).json, { data: [{ id: 'chat-small' }], has_more: false });
  t.match((await ask('?limit=1&before_id=chat-small', headers)).json, {
    data: [{ id: 'chat-large' }],
    has_more: false,
  });
  t.match((await ask('?after_id=chat-small', headers)).json, { data: { length: 0 }, first_id: null, last_id: null });
  t.match(await ask('?after_id=gen-pro', headers), { status: 400, json: { type: 'error' } });
});

t.test('each interface refuses with its own envelope', async (t) => {
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

const sides = [
  { credential: () => ({ 'x-api-key': stack.key }), id: 'request-id', error: { type: 'error' } },
  { credential: () => ({ 'x-goog-api-key': stack.key }), id: 'x-request-id', error: { error: { code: Number } } },
];

t.test('HEAD has the same head as GET with the same credential', async (t) => {
  for (const { credential, id } of sides) {
    for (const path of ['/v1/models', '/v1/models/chat-large', '/v1/models/gen-pro', '/v1/models/nothing']) {
      const headers = { authorization: '', ...credential() };
      const get = await stack.call('GET', path, undefined, headers);
      const head = await stack.call('HEAD', path, undefined, headers);
      t.equal(head.status, get.status, path);
      t.equal(head.headers.get('content-length'), get.headers.get('content-length'), path);
      t.match(head.headers.get(id), /^req_/, path);
      t.equal(head.text, '');
    }
  }
});

t.test(
  'requests without a route, also outside every prefix, get the envelope and the id header that the credential selects',
  async (t) => {
    for (const { credential, id, error } of sides) {
      for (const [method, path, status] of [
        ['DELETE', '/v1/models', 405],
        ['PUT', '/v1/models/gen-pro', 405],
        ['GET', '/v1/models/a/b', 404],
        ['GET', '/v7/models', 404],
        ['GET', '/', 404],
        ['HEAD', '/v7/models', 404],
      ] as const) {
        const refused = await stack.call(method, path, undefined, { authorization: '', ...credential() });
        t.equal(refused.status, status, path);
        t.match(refused.headers.get(id), /^req_/, `${method} ${path}`);
        if (method !== 'HEAD') t.match(refused.json, error, `${method} ${path}`);
      }
    }
  },
);
