/** Operators sign in with an OpenID provider: who they are, what their groups allow, and what is refused. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { startAdmin } from '../support/admin.ts';
import { CLIENT, type Someone, startOpenid } from '../support/openid.ts';
import { until } from '../support/stack.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

const openid = await startOpenid(t);
const work = await workspace(t);
await writeFile(join(work.dir, 'secret'), CLIENT.client_secret, { mode: 0o600 });

/** A configuration with the provider. @param more lines of `admin`. */
async function configured(name: string, more = ''): Promise<string> {
  const file = join(work.dir, name);
  const provider = `{ issuer: "${openid.issuer}", client_id: ${CLIENT.client_id}, client_secret: { file: secret }, groups: { platform: admin, night-shift: operator, support: viewer } }`;
  const lines = `admin:\n  listen: 127.0.0.1:0\n  oidc: ${provider}\n${more}`;
  await writeFile(file, `${await readFile(join(root, smallConfig), 'utf8')}\n${lines}`);
  return file;
}

const config = await configured('oidc.yaml');
const admin = await startAdmin(t, ['--config', config], work);
const start = `${admin.url}/admin/v1/session/oidc`;

/** What the provider has given browsers for the gateway. */
const codes: string[] = [];

/** A browser: it keeps cookies by host and follows redirects until it is sent to the page after the sign-in or gets an answer. */
function newBrowser() {
  const jar = new Map<string, Map<string, string>>();
  const seen: string[] = [];
  async function open(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const { host } = new URL(address);
    const own = jar.get(host) ?? new Map<string, string>();
    jar.set(host, own);
    const cookie = Array.from(own, (pair) => pair.join('=')).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie, ...headers } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      seen.push(line);
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) own.delete(name);
      else own.set(name, value);
    }
    return answer;
  }
  /** @param before the address is opened, which may end the walk. */
  async function walk(address: string, before: (next: URL) => boolean = () => true) {
    let url = new URL(address);
    for (;;) {
      const answer = await open(url.href);
      const location = answer.headers.get('location');
      if (location === null || location === '/console/') return { answer, url };
      url = new URL(location, url);
      codes.push(...url.searchParams.getAll('code'));
      if (!before(url)) return { answer, url };
    }
  }
  return { open, walk, seen, cookieOf: (name: string) => jar.get(new URL(admin.url).host)?.get(name) };
}

async function signIn(someone: Someone) {
  openid.someone = someone;
  const browser = newBrowser();
  const { answer } = await browser.walk(start);
  const session = browser.cookieOf('tollgate_session');
  const headers = { cookie: `tollgate_session=${session}`, 'sec-fetch-site': 'same-origin' };
  return { browser, answer, session, as: { token: null, headers } };
}

t.test('while the provider does not answer, tokens still work', async (t) => {
  const answer = await fetch(start, { redirect: 'manual' });
  t.match(await answer.json(), { status: 503, code: 'sign_in_unavailable' });
  t.match(await admin.get('/me'), { status: 200 });
  openid.open(`${start}/callback`);
});

t.test('a person of a group has a session, and changes are recorded under their address', async (t) => {
  const alice = {
    sub: 'u-1',
    email: 'alice@example.com',
    email_verified: true,
    groups: ['support', 'night-shift', 'x'],
  };
  const { answer, browser, as } = await signIn(alice);
  t.equal(answer.headers.get('location'), '/console/');
  t.ok(
    browser.seen.some((line) =>
      /^tollgate_oidc=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=600; .*HttpOnly; SameSite=Lax$/.test(line),
    ),
  );
  t.ok(browser.seen.some((line) => /^tollgate_session=.*HttpOnly; SameSite=Strict$/.test(line)));
  t.equal(browser.cookieOf('tollgate_oidc'), undefined, 'the cookie of the sign-in is gone');
  const name = 'oidc:alice@example.com';
  t.match(await admin.get('/me', as), { status: 200, body: { name, role: 'operator', via: 'console' } });
  t.match(await admin.post('/accounts', { name: 'by-alice' }, as), { status: 201 });
  t.match(await admin.post('/tokens', { role: 'viewer' }, as), { status: 403, body: { code: 'role_too_low' } });
  const { body } = await admin.get('/changes?limit=1');
  t.match(body.data[0], { actor: name, role: 'operator', via: 'console', operation: 'account.create' });
  const out = await admin.send('DELETE', '/session', as);
  t.equal(out.status, 200);
  t.match(await admin.get('/me', as), { status: 401 });
});

t.test('without a verified address, the subject is the name', async (t) => {
  const { as } = await signIn({ sub: 'u-2', email: 'alice@example.com', email_verified: false, groups: 'support' });
  t.match(await admin.get('/me', as), { status: 200, body: { name: 'oidc:u-2', role: 'viewer' } });
});

t.test('the role is that of the groups at the last sign-in, and a revoked person stays out', async (t) => {
  const bob = { sub: 'u-3', groups: ['platform'] };
  const first = await signIn(bob);
  t.match(await admin.get('/me', first.as), { body: { role: 'admin' } });
  const second = await signIn({ ...bob, groups: ['support'] });
  for (const { as } of [first, second]) t.match(await admin.get('/me', as), { body: { role: 'viewer' } });
  const { body } = await admin.get('/changes?limit=2');
  t.match(body.data, [
    { operation: 'session.start', actor: 'oidc:u-3', role: 'viewer', via: 'console', after: { until: /Z$/ } },
    { operation: 'token.edit', before: { role: 'admin' }, after: { role: 'viewer' } },
  ]);
  t.match(await admin.post('/tokens/oidc:u-3/rotate', {}), { status: 400 }, 'there is no secret to rotate');
  t.match(await admin.post('/tokens/oidc:u-3/revoke', {}), { status: 200 });
  t.match(await admin.get('/me', second.as), { status: 401 });
  const { answer, session } = await signIn(bob);
  t.equal(answer.status, 403);
  t.equal(session, undefined);
  t.match(await work.json(['audit']), { ok: true });
});

t.test('a person is the issuer and the subject, whatever address comes with it', async (t) => {
  const carol = { sub: 'u-9', email: 'carol@example.com', email_verified: true, groups: ['support'] };
  const { as } = await signIn(carol);
  const other = await signIn({ ...carol, sub: 'u-10', groups: ['platform'] });
  t.match(await admin.get('/me', other.as), { body: { name: 'oidc:u-10', role: 'admin' } });
  t.match(
    await admin.get('/me', as),
    { body: { name: 'oidc:carol@example.com', role: 'viewer' } },
    'not the other one',
  );
  const third = await signIn({ sub: 'carol@example.com', groups: ['platform'] });
  t.match(await admin.get('/me', third.as), { body: { name: /^oidc:token_oidc_[\w-]{22}$/, role: 'admin' } });
  t.match(await admin.post('/tokens/oidc:carol@example.com/revoke', {}), { status: 200 });
  for (const email of ['carol+1@example.com', 'CAROL@example.com', undefined])
    t.equal((await signIn({ ...carol, ...(email && { email }) })).answer.status, 403, String(email));
  t.equal((await signIn({ ...carol, email_verified: false })).answer.status, 403);
});

t.test('without a group that has a role, nobody comes in', async (t) => {
  for (const groups of [undefined, [], ['others'], ['constructor', '__proto__', 'toString']]) {
    const { answer, session } = await signIn({ sub: 'u-4', ...(groups && { groups }) });
    t.match(await answer.json(), { status: 403, code: 'role_too_low' });
    t.equal(session, undefined);
  }
  t.match(await admin.get('/tokens/oidc:u-4'), { status: 404 });
});

t.test('an answer that this browser has not asked for is refused', async (t) => {
  openid.someone = { sub: 'u-5', groups: ['platform'] };
  const isBefore = (url: URL) => !url.pathname.endsWith('/callback');
  const victim = newBrowser();
  const attacker = newBrowser();
  const { url } = await attacker.walk(start, isBefore);
  t.match(url.searchParams.get('code'), /./);
  const refused = async (answer: Response, name: string) => {
    t.match(await answer.json(), { status: 401, code: 'sign_in_failed' }, name);
    t.notMatch(answer.headers.getSetCookie().join(), /tollgate_session/, name);
  };
  await refused(await victim.open(url.href), 'without a cookie');
  await victim.walk(start, isBefore);
  await refused(await victim.open(url.href), 'with the cookie of another sign-in');
  await refused(await victim.open(url.href), 'the cookie works once');
  const [state, nonce, verifier] = attacker.cookieOf('tollgate_oidc')?.split('.') ?? [];
  // The state is checked before the code is spent, the nonce after it.
  for (const cookie of [`other.${nonce}.${verifier}`, `${state}.other.${verifier}`, `${state}.${nonce}.${verifier}`])
    await refused(await victim.open(url.href, { cookie: `tollgate_oidc=${cookie}` }), cookie);
  const { url: denied } = await attacker.walk(start, isBefore);
  denied.searchParams.delete('code');
  denied.searchParams.set('error', 'access_denied');
  await refused(await attacker.open(denied.href), 'the provider refuses');
});

t.test(
  'behind a proxy with TLS, the cookie is for its host and for HTTPS only, and the provider sends browsers there',
  async (t) => {
    const proxied = await configured('proxied.yaml', '  public_url: https://gate.example\n');
    const other = await startAdmin(t, ['--config', proxied], await workspace(t));
    const answer = await fetch(`${other.url}/admin/v1/session/oidc`, { redirect: 'manual' });
    t.match(answer.headers.get('set-cookie'), /^__Host-tollgate_oidc=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const { searchParams } = new URL(answer.headers.get('location') ?? '');
    t.equal(searchParams.get('redirect_uri'), 'https://gate.example/admin/v1/session/oidc/callback');
    t.match(searchParams.get('code_challenge_method'), 'S256');
  },
);

t.test('a change of the provider needs a restart', async (t) => {
  await writeFile(config, (await readFile(config, 'utf8')).replace('night-shift: operator', 'night-shift: admin'));
  const answer = await admin.post('/config/reload', {}, { headers: { 'if-match': '*' } });
  t.match(answer, { status: 422, body: { code: 'reload_refused', detail: /admin\.oidc/ } });
});

t.test('no name of a token looks like that of a person, a command or the configuration', async (t) => {
  for (const name of ['oidc:alice@example.com', 'cli:root@host', 'config'])
    t.match(await admin.post('/tokens', { role: 'viewer', name }), { status: 400, body: { code: 'invalid_value' } });
});

t.test('the log says why a sign-in failed; neither it nor the plan has a secret', async (t) => {
  const { body } = await admin.get('/config/plan');
  t.match(body.admin.oidc, { issuer: openid.issuer, groups: { platform: 'admin' } });
  // The log is read from a pipe.
  await until(
    async () => admin.output.stderr,
    (text) => /"reason":"[^"]*access_denied/.test(text),
  );
  t.ok(codes.length > 5);
  const seen = JSON.stringify(body) + admin.output.stderr;
  for (const secret of [CLIENT.client_secret, ...codes]) t.notOk(seen.includes(secret));
});
