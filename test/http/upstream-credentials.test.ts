/** Credentials that the gateway signs or reads anew: JSON Web Tokens, signatures of AWS, and files that another program renews. */
import { createHash, createHmac, generateKeyPairSync, verify } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { signatureOf } from '../../src/upstream/credentials/kinds/sigv4.ts';
import { credentialRig, type Got } from '../support/credential-rig.ts';
import { tempFolder } from '../support/new-store.ts';
import { until } from '../support/stack.ts';

/** The parts of the token in the header `authorization`. */
function tokenOf({ headers }: Got) {
  const [, signed = '', signature = ''] = /^Bearer (\S+\.\S+)\.(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims] = signed.split('.').map((part) => JSON.parse(Buffer.from(part, 'base64url').toString() || '{}'));
  return { signed, head, claims, signature: Buffer.from(signature, 'base64url') };
}

t.test('jwt with a shared secret is signed, reused, and renewed before it ends', async (t) => {
  const auth = '{ jwt: { algorithm: HS256, secret: { env: SECRET }, issuer: { env: ID }, claims: { tenant: 7 } } }';
  const rig = await credentialRig(t, auth, { SECRET: 'hunter2-of-jwt', ID: 'ak-1' }, (got) => {
    const { signed, signature } = tokenOf(got);
    return createHmac('sha256', 'hunter2-of-jwt').update(signed).digest().equals(signature) ? 200 : 401;
  });
  const begin_s = rig.clock.now_ms / 1000;
  t.equal((await rig.chat()).status, 200);
  rig.clock.now_ms += 23 * 60_000;
  t.equal((await rig.chat()).status, 200);
  const [first, second] = rig.got.map(tokenOf);
  t.strictSame(first?.head, { alg: 'HS256', typ: 'JWT' });
  t.strictSame(first?.claims, { tenant: 7, iss: 'ak-1', iat: begin_s - 5, nbf: begin_s - 5, exp: begin_s + 1800 });
  t.equal(second?.signed, first?.signed, 'the token is reused');
  rig.clock.now_ms += 2 * 60_000;
  t.equal((await rig.chat()).status, 200);
  t.equal(
    tokenOf(rig.got.at(-1) as Got).claims.exp,
    begin_s + 25 * 60 + 1800,
    'a fifth of its lifetime before the end',
  );
  rig.clock.now_ms -= 3_600_000;
  t.equal((await rig.chat()).status, 200);
  t.equal(tokenOf(rig.got.at(-1) as Got).claims.nbf, rig.clock.now_ms / 1000 - 5, 'not of the future');
  t.notMatch(rig.log(), /hunter2/);
});

for (const [algorithm, { privateKey, publicKey }] of [
  ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ['RS256', generateKeyPairSync('rsa', { modulusLength: 2048 })],
] as const) {
  t.test(`jwt with ${algorithm} is verified with the public key`, async (t) => {
    const auth = `{ header: x-token, jwt: { algorithm: ${algorithm}, secret: { env: PEM }, key_id: K2, audience: videos, lifetime: 5m } }`;
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const rig = await credentialRig(t, auth, { PEM: pem }, ({ headers }) => {
      const { signed, signature } = tokenOf({ headers: { authorization: `Bearer ${headers['x-token']}` } } as Got);
      const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
      return verify('sha256', Buffer.from(signed), key, signature) ? 200 : 401;
    });
    t.equal((await rig.chat()).status, 200);
    const { head, claims } = tokenOf({
      headers: { authorization: `Bearer ${rig.got[0]?.headers['x-token']}` },
    } as unknown as Got);
    t.strictSame(head, { alg: algorithm, typ: 'JWT', kid: 'K2' });
    t.match(claims, { aud: 'videos', exp: rig.clock.now_ms / 1000 + 300 });
  });
}

/** Judges as AWS does: signs what has arrived, and compares. */
function verifySigv4({ method, url, headers, body }: Got, secret_key: string): boolean {
  const { authorization = '', 'x-amz-date': time, 'x-amz-content-sha256': body_sha256 } = headers;
  const [, access_key = '', region = '', service = '', names = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/\d{8}\/([\w-]+)\/(\w+)\/aws4_request, SignedHeaders=([\w;-]+), /.exec(
      authorization,
    ) ?? [];
  const signed = Object.fromEntries(names.split(';').map((name) => [name, String(headers[name])]));
  const who = { access_key, region, service, secret_key };
  const sent = { method, path: url, headers: signed, body_sha256: String(body_sha256), time: String(time) };
  const isWhole = createHash('sha256').update(body).digest('hex') === body_sha256;
  return (
    isWhole &&
    ['host', 'x-amz-date'].every((name) => name in signed) &&
    signatureOf({ ...who, ...sent }) === authorization
  );
}

t.test('sigv4 covers the body and the headers, and answers are streamed', async (t) => {
  const auth =
    '{ sigv4: { region: eu-west-1, service: bedrock, access_key: { env: ID }, secret_key: { env: KEY }, session_token: { env: SESSION } } }';
  const env = { ID: 'AKIDEXAMPLE', KEY: 'hunter2-of-aws', SESSION: 'session-hunter2' };
  const events = ['data: {"usage":{"input_tokens":3}}\n\n', 'data: {"usage":{"output_tokens":5}}\n\n'];
  const rig = await credentialRig(t, auth, env, (got) => (verifySigv4(got, env.KEY) ? events : 403));
  const answer = await rig.chat();
  t.equal(answer.status, 200);
  t.equal(answer.text, events.join(''));
  const [got] = rig.got;
  t.match(got?.headers, { 'x-amz-date': '20260301T120000Z', 'x-amz-security-token': 'session-hunter2' });
  t.match(
    got?.headers.authorization,
    /SignedHeaders=content-type;host;x-amz-content-sha256;x-amz-date;x-amz-security-token,/,
  );
  t.notOk(got && verifySigv4({ ...got, body: Buffer.from('{}') }, env.KEY), 'another body does not fit');
  t.notMatch(rig.log(), /hunter2/);
});

t.test('sigv4 with a file of keys that rotate', async (t) => {
  const { path: folder, remove } = tempFolder();
  t.teardown(remove);
  const file = join(folder, 'credentials');
  const write = (count: number) => {
    const other = '[default]\naws_access_key_id = OTHER\naws_secret_access_key = other\n';
    const own = `[gateway]\n# renewed\naws_access_key_id = AKID${count}\naws_secret_access_key=hunter2/${count}+=\naws_session_token = session-${count}\n`;
    writeFileSync(`${file}.new`, other + own, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  write(1);
  const current = { count: 1 };
  const auth = `{ sigv4: { region: eu-west-1, service: bedrock, keys_file: ${file}, profile: gateway } }`;
  const rig = await credentialRig(t, auth, {}, (got) =>
    verifySigv4(got, `hunter2/${current.count}+=`) && got.headers['x-amz-security-token'] === `session-${current.count}`
      ? 200
      : 403,
  );
  t.equal((await rig.chat()).status, 200);
  t.match(rig.got[0]?.headers.authorization, /Credential=AKID1\//);
  write(2);
  current.count = 2;
  const after = async (time_ms: number) => {
    rig.clock.now_ms += time_ms;
    return (await rig.chat()).status;
  };
  await until(
    () => after(10_000),
    (status) => status === 200,
  );
  t.match(rig.got.at(-1)?.headers.authorization, /Credential=AKID2\//);
  writeFileSync(file, '[other]\n');
  await until(
    () => after(10_000),
    () => rig.logged(50).some(({ reason }) => /has no keys of gateway/.test(reason)),
  );
  t.equal(await after(10_000), 200, 'the last keys are used on');
  t.notMatch(rig.log(), /hunter2|session-/);
});

t.test('a token file is read again without a reload, and the last token outlives it', async (t) => {
  const { path: folder, remove } = tempFolder();
  t.teardown(remove);
  const file = join(folder, 'token');
  const write = (token: string) => {
    writeFileSync(`${file}.new`, `${token}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  write('token-1');
  const rig = await credentialRig(t, `{ token_file: ${file} }`, {}, () => 200);
  /** The credential of a request after some time. */
  const after = async (time_ms: number) => {
    rig.clock.now_ms += time_ms;
    t.equal((await rig.chat()).status, 200);
    return rig.got.at(-1)?.headers.authorization;
  };
  t.equal(await after(0), 'Bearer token-1');
  write('token-2');
  t.equal(await after(9_000), 'Bearer token-1');
  await until(
    () => after(10_000),
    (sent) => sent === 'Bearer token-2',
  );
  rmSync(file);
  await until(
    () => after(10_000),
    () => rig.logged(50).length > 0,
  );
  t.match(rig.logged(50)[0], {
    upstream: 'messages',
    reason: /the file \S+ cannot be read \(ENOENT\)/,
    remedy: /the program that renews it/,
  });
  t.equal(await after(10_000), 'Bearer token-2', 'the last token is used on');
  t.notMatch(rig.log(), /token-[12]/);
});

t.test('with the scheme none, the header is only the credential', async (t) => {
  const auth = '{ header: authorization, scheme: none, secret: { env: SECRET } }';
  const rig = await credentialRig(t, auth, { SECRET: 'raw-key' }, ({ headers }) =>
    headers.authorization === 'raw-key' ? 200 : 401,
  );
  t.equal((await rig.chat()).status, 200);
});
