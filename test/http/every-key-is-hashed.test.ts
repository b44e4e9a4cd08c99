/** CVE-2026-42208 (LiteLLM): only keys of one format were hashed; others were put into the SQL unchanged. */
import { hash } from 'node:crypto';
import t, { type Test } from 'tap';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';
import { call, startStack } from '../support/stack.ts';
import { type Interface, interfaces } from './envelopes.ts';

const stack = await startStack();
t.teardown(() => stack.close());
const [row] = await stack.store.listKeys(stack.account);

/** Keys that would match in a query that treats them as SQL, as a pattern or as a hash. */
const shapes: Readonly<Record<string, string>> = {
  'another vendor’s prefix': 'sk-1234567890abcdefghijklmnop',
  'a token of three parts': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
  'the hash of the key, hex': hash('sha256', stack.key, 'hex'),
  'the hash of the key, base64': hash('sha256', stack.key, 'base64'),
  'the id of the key': row?.id ?? '',
  'the prefix of the key': row?.prefix ?? '',
  'the account': stack.account,
  'always true': "' OR 1=1 --",
  'always true, for a blob': "x' OR sha256 IS NOT NULL OR '",
  'a union': "' UNION SELECT * FROM api_key --",
  'a second statement': "'; DELETE FROM api_key; --",
  'double quotes': '" OR ""="',
  'a pattern for everything': '%',
  'a pattern with our prefix': 'tg_%',
  'a glob': 'tg_*',
  'a parameter': '?1',
  'a name': ':sha256',
  null: 'NULL',
  zero: '0',
  true: 'true',
  'a backslash': '\\',
  'Latin-1': 'tg_\xe9\xff',
  'eight thousand characters': 'a'.repeat(8_000),
};

/** Sends the key in a raw request, because clients refuse some of these, and checks the refusal. */
async function refused(t: Test, sample: Interface, key: string, why: string): Promise<void> {
  const headers = Object.entries(sample.auth(key)).map(([name, value]) => `${name}: ${value}`);
  const body = JSON.stringify(sample.body);
  const request = rawRequest(
    'POST',
    sample.path,
    ['connection: close', 'content-type: application/json', ...headers],
    body,
  );
  const caller = await rawCaller(stack.url, Buffer.from(request, 'latin1'));
  await caller.untilEnded();
  caller.leave();
  const answer = readAnswer(caller.received);
  t.equal(answer.status, 401, `${sample.name}: ${why}`);
  const unknown = await call(stack.url + sample.path, 'POST', sample.body, sample.auth('tg_unknown'));
  const words = (text: string) => text.replace(/req_[\w-]+/, '');
  t.equal(words(answer.body), words(unknown.text), `${sample.name}: ${why}: the same message as for any other`);
}

for (const [name, key] of Object.entries(shapes)) {
  t.test(`CVE-2026-42208: as a key, ${name} is refused like any unknown key`, async (t) => {
    t.not(key, '');
    for (const sample of interfaces) await refused(t, sample, key, name);
    const query = `/v1beta/models?key=${encodeURIComponent(key)}`;
    t.equal((await call(stack.url + query, 'GET')).status, 401, 'in the query');
  });
}

t.test('CVE-2026-42208: the store is unchanged', async (t) => {
  t.strictSame(await stack.store.listKeys(stack.account), row === undefined ? [] : [row]);
  t.match(await stack.store.audit(), { ok: true, breaches: [] });
  t.equal((await stack.call('GET', '/api/v3/contents/generations/tasks')).status, 200, 'the valid key still works');
});
