/** `oauth2`: the gateway fetches tokens from a token server, shares them among requests, and replaces them before they end. */
import { generateKeyPairSync, verify } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { credentialRig, planWith, serve } from '../support/credential-rig.ts';
import { startStack, until } from '../support/stack.ts';

const secret = 'hunter2 of:oauth2';
const env = { CLIENT_ID: 'client/1', CLIENT_SECRET: secret };

/** A token server that numbers its tokens, and a chat upstream that accepts only the newest. */
async function rigged(t: Test, more = '') {
  const server = {
    calls: 0,
    status: 200,
    answer: (_token: string): object => ({}),
    forms: [] as string[],
    held: [] as (() => void)[],
  };
  const token_url = await serve(t, async (request, response) => {
    server.calls += 1;
    server.forms.push(`${request.headers.authorization} ${await buffer(request)}`);
    const token = `token-${server.calls}`;
    const body = { access_token: token, token_type: 'Bearer', expires_in: 600, ...server.answer(token) };
    response.writeHead(server.status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const auth = `{ oauth2: { token_url: ${token_url}/token, client_id: { env: CLIENT_ID }, client_secret: { env: CLIENT_SECRET }, scope: generate${more} } }`;
  const accepted = { token: undefined as string | undefined };
  const rig = await credentialRig(t, auth, env, ({ headers }) =>
    headers.authorization === `Bearer ${accepted.token ?? `token-${server.calls}`}` ? 200 : 401,
  );
  return { ...rig, server, accepted, sent: () => rig.got.map(({ headers }) => headers.authorization) };
}

t.test('concurrent requests share one fetch, and the token is used until shortly before its end', async (t) => {
  const { chat, server, clock, sent, log } = await rigged(t);
  const answers = await Promise.all(Array.from({ length: 20 }, chat));
  t.ok(answers.every(({ status }) => status === 200));
  t.equal(server.calls, 1);
  const basic = Buffer.from('client%2F1:hunter2+of%3Aoauth2').toString('base64');
  t.strictSame(server.forms, [`Basic ${basic} grant_type=client_credentials&scope=generate`]);
  clock.now_ms += 470_000;
  await chat();
  t.equal(server.calls, 1, 'more than a fifth of its life is left');
  clock.now_ms += 10_000;
  await Promise.all(Array.from({ length: 5 }, chat));
  await until(
    async () => sent().at(-1),
    () => server.calls === 2,
  );
  t.equal((await chat()).status, 200);
  t.equal(sent().at(-1), 'Bearer token-2', 'a new one is fetched while the old one is used');
  t.equal(server.calls, 2);
  clock.now_ms += 596_000;
  t.equal((await chat()).status, 200);
  t.equal(sent().at(-1), 'Bearer token-3', 'a request waits if no token is valid');
  t.notMatch(log(), /hunter2|token-\d/);
});

t.test('a clock that is set back ends the token, and the pause after a failure', async (t) => {
  const { chat, server, clock } = await rigged(t);
  t.equal((await chat()).status, 200);
  clock.now_ms -= 3_600_000;
  t.equal((await chat()).status, 200);
  t.equal(server.calls, 2);
  server.status = 503;
  clock.now_ms += 600_000;
  t.equal((await chat()).status, 502);
  server.status = 200;
  clock.now_ms -= 60_000;
  t.equal((await chat()).status, 200);
  t.equal(server.calls, 4);
});

t.test('a client may send its secret in the form, and ask for more', async (t) => {
  const { chat, server } = await rigged(t, ', client_auth: body, form: { audience: videos }');
  t.equal((await chat()).status, 200);
  const form =
    'grant_type=client_credentials&scope=generate&audience=videos&client_id=client%2F1&client_secret=hunter2+of%3Aoauth2';
  t.strictSame(server.forms, [`undefined ${form}`]);
});

t.test('a signed assertion in place of a secret, as service accounts have it', async (t) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forms: URLSearchParams[] = [];
  const token_url = await serve(t, async (request, response) => {
    forms.push(new URLSearchParams(String(await buffer(request))));
    const [, signed = '', signature = ''] = /^(\S+\.\S+)\.(\S+)$/.exec(forms.at(-1)?.get('assertion') ?? '') ?? [];
    const isValid = verify('sha256', Buffer.from(signed), publicKey, Buffer.from(signature, 'base64url'));
    response.writeHead(isValid ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ access_token: `token-${forms.length}`, expires_in: 3600 }));
  });
  const assertion = `{ algorithm: RS256, secret: { env: PEM }, key_id: K1, issuer: gateway@project, audience: "${token_url}", claims: { scope: all } }`;
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const auth = `{ oauth2: { token_url: "${token_url}", assertion: ${assertion} } }`;
  const { chat, clock, got, log } = await credentialRig(t, auth, { PEM: pem }, ({ headers }) =>
    headers.authorization === `Bearer token-${forms.length}` ? 200 : 401,
  );
  const begin_s = clock.now_ms / 1000;
  t.equal((await chat()).status, 200);
  t.equal(forms[0]?.get('grant_type'), 'urn:ietf:params:oauth:grant-type:jwt-bearer');
  const claims = JSON.parse(String(Buffer.from(forms[0]?.get('assertion')?.split('.')[1] ?? '', 'base64url')));
  const times = { iat: begin_s - 5, nbf: begin_s - 5, exp: begin_s + 1800 };
  t.strictSame(claims, { scope: 'all', iss: 'gateway@project', aud: token_url, ...times });
  clock.now_ms += 3_300_000;
  await chat();
  await until(
    async () => forms.length,
    (count) => count === 2,
  );
  t.not(forms[1]?.get('assertion'), forms[0]?.get('assertion'), 'each fetch has a new one');
  t.equal((await chat()).status, 200);
  t.equal(got.at(-1)?.headers.authorization, 'Bearer token-2', 'refreshed before its end');
  t.notMatch(log(), /PRIVATE KEY|token-\d/);
});

t.test(
  'without a token callers get upstream_failed, operators a remedy, and the token server few requests',
  async (t) => {
    const { chat, server, clock, logged, log, got, stack } = await rigged(t);
    server.status = 401;
    server.answer = () => ({ access_token: undefined, error: 'invalid_client', error_description: `no ${secret}` });
    for (let i = 0; i < 5; i += 1) {
      const answer = await chat();
      t.equal(answer.status, 502);
      t.match(answer.json, { error: { message: 'upstream messages failed' } });
      t.notMatch(answer.text, /hunter2|token/);
    }
    t.equal(server.calls, 1, 'the next fetch waits');
    t.equal(got.length, 0, 'and the upstream gets nothing');
    t.match(logged(50), [
      {
        upstream: 'messages',
        reason: 'the token server answered 401 invalid_client',
        remedy: 'check client_id and client_secret',
      },
    ]);
    clock.now_ms += 1_000;
    await chat();
    clock.now_ms += 1_000;
    await chat();
    t.equal(server.calls, 2, 'each pause is longer');
    server.status = 200;
    for (const [answer, why] of [
      [{ access_token: 'two\nlines' }, /no usable token/],
      [{ expires_in: 2 }, /no usable token/],
    ] as const) {
      server.answer = () => answer;
      clock.now_ms += 60_000;
      t.equal((await chat()).status, 502);
      t.match(logged(50).at(-1), { reason: why });
    }
    server.answer = () => ({});
    clock.now_ms += 60_000;
    t.equal((await chat()).status, 200, 'it recovers by itself');
    t.notMatch(log(), /hunter2|token-\d/);
    const wallet = await stack.store.wallet(stack.account);
    t.equal(wallet?.posted_nano !== undefined && wallet.posted_nano <= 1_000_000_000_000n, true);
  },
);

t.test('a token that the upstream refuses is fetched again, but not at once', async (t) => {
  const { chat, server, accepted, clock } = await rigged(t);
  t.equal((await chat()).status, 200);
  accepted.token = 'none yet';
  clock.now_ms += 4_000;
  t.equal((await chat()).status, 502);
  t.equal((await chat()).status, 502);
  t.equal(server.calls, 1, 'a new token is not fetched again');
  clock.now_ms += 2_000;
  t.equal((await chat()).status, 502);
  accepted.token = undefined;
  t.equal((await chat()).status, 200);
  t.equal(server.calls, 2);
});

t.test('a mount gets the token of its upstream', async (t) => {
  const seen: (string | undefined)[] = [];
  const upstream = await serve(t, (request, response) => {
    seen.push(request.headers.authorization);
    response.end('ok');
  });
  let status = 200;
  const token_url = await serve(t, (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end('{"access_token":"token-1","expires_in":600}');
  });
  const auth = `{ oauth2: { token_url: ${token_url}, client_id: { env: CLIENT_ID }, client_secret: { env: CLIENT_SECRET } } }`;
  const mounts = 'mounts: { files: { prefix: /v1/files, upstream: messages, interface: messages, shared: true } }';
  const stack = await startStack({ plan: planWith(upstream, auth, env, mounts) });
  t.teardown(() => stack.close());
  const files = (path: string) => stack.call('GET', path, undefined, { authorization: '', 'x-api-key': stack.key });
  t.equal((await files('/v1/files/1')).text, 'ok');
  t.equal((await files('/v1/files/2')).text, 'ok');
  t.strictSame(seen, ['Bearer token-1', 'Bearer token-1']);
  status = 500;
  const other = await startStack({ plan: planWith(upstream, auth, env, mounts) });
  t.teardown(() => other.close());
  const refused = await other.call('GET', '/v1/files/1', undefined, { authorization: '', 'x-api-key': other.key });
  t.equal(refused.status, 502);
  t.match(refused.json, { error: { message: 'upstream messages failed' } });
});
