/** A caller who leaves while the gateway fetches a token for its request: the request is not sent, and nothing is charged. */
import t from 'tap';
import type { UpstreamPlan } from '../../src/plan/index.ts';
import { createUpstreamClient } from '../../src/upstream/client/client.ts';
import { planWith, serve } from '../support/credential-rig.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { startStack, until } from '../support/stack.ts';

const env = { CLIENT_SECRET: 'hunter2' };
const auth = (token_url: string) =>
  `{ oauth2: { token_url: ${token_url}, client_id: gateway, client_secret: { env: CLIENT_SECRET } } }`;
const body = JSON.stringify({ model: 'chat-large', max_tokens: 9, messages: [] });

for (const on_abort of ['cancel', 'drain'] as const) {
  t.test(`on_abort: ${on_abort}`, async (t) => {
    const held: (() => void)[] = [];
    const token_url = await serve(t, (_request, response) => {
      const answer = '{"access_token":"token-1","expires_in":600}';
      held.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end(answer));
    });
    const got: (string | undefined)[] = [];
    const upstream = await serve(t, (request, response) => {
      got.push(String(request.headers['x-client-request-id']));
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"usage":{"input_tokens":1,"output_tokens":1}}');
    });
    const plan = planWith(upstream, auth(token_url), env);
    const routes = plan.routes.map((route) => (route.action === 'forward' ? { ...route, on_abort } : route));
    const stack = await startStack({ plan: { ...plan, routes } });
    t.teardown(() => stack.close());
    const head = `POST /v1/messages HTTP/1.1\r\nhost: gateway\r\nx-api-key: ${stack.key}\r\ncontent-type: application/json`;
    const caller = await rawCaller(stack.url, `${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    await until(
      async () => held.length,
      (length) => length === 1,
    );
    caller.socket.resetAndDestroy();
    // The reset is on its way before this request, so the gateway has read it when it answers.
    await stack.call('GET', '/v1/nothing');
    const requests = () => stack.services.inFlight.count;
    t.equal(requests(), 1, 'it waits for the token');
    // The next request shares the fetch, and is sent after the first one would have been.
    const second = stack.call('POST', '/v1/messages', body, { authorization: '', 'x-api-key': stack.key });
    await until(
      async () => requests(),
      (count) => count === 2,
    );
    for (const answer of held) answer();
    t.equal((await second).status, 200);
    await until(
      async () => requests(),
      (count) => count === 0,
    );
    t.equal(got.length, 1, 'only the second request is sent');
  });
}

t.test('a failure between the token and the request is the failure of that request', async (t) => {
  const plan = planWith('http://127.0.0.1:1', auth('http://127.0.0.1:1'), env);
  const upstream = plan.upstreams.get('messages') as UpstreamPlan;
  if (upstream.target === undefined) throw new Error('the upstream is off');
  const client = createUpstreamClient({
    credentialRefused: () => {},
    surplus: () => {},
    clients: 1,
    credentials: { of: () => ({ authorize: () => Promise.resolve() }), keepOnly: () => {} },
  });
  t.teardown(() => client.close());
  const call = {
    begin() {
      throw new Error('no span');
    },
  };
  const request = { upstream, target: upstream.target, method: 'GET', path: '/', headers: [], body: undefined, call };
  const wrong = () => {
    throw new Error('it was sent');
  };
  const failed = await new Promise<Error>((onResponseError) => {
    // @ts-expect-error a call whose span fails
    client.dispatch(request, { onRequestStart: wrong, reader: wrong, onResponseError });
  });
  t.equal(failed.message, 'no span');
});
