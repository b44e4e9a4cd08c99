/** Tests authentication by the credentials of each interface. */
import t, { type Test } from 'tap';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { OPERATOR } from '../support/operator.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';
import { call } from '../support/stack.ts';
import { generative, type Interface, interfaces, messages, video } from './envelopes.ts';

let now = Date.UTC(2030, 0, 1);
const rigged = await rig(t, ({ reply, index }) => reply(200, { id: `k-${index}` }), {
  config: withTimeouts(long),
  now: () => now,
});
const { stack, server } = rigged;

const unauthenticated: Readonly<Record<string, unknown>> = {
  video: video.error(401, 'unauthorized'),
  generative: generative.error(401, 'UNAUTHENTICATED'),
  messages: messages.error(401, 'authentication_error'),
};

async function refused(t: Test, sample: Interface, headers: Readonly<Record<string, string>>, why: string) {
  const reply = await call(stack.url + sample.path, 'POST', sample.body, headers);
  t.equal(reply.status, 401, `${sample.name}: ${why}`);
  t.match(reply.json, unauthenticated[sample.name], `${sample.name}: ${why}`);
}

t.test('a missing, wrong, shortened or extended key is a 401', async (t) => {
  for (const sample of interfaces) {
    await refused(t, sample, {}, 'none');
    for (const key of [
      'x',
      'tg_x',
      stack.key.slice(0, -1),
      `${stack.key}x`,
      stack.key.toUpperCase(),
      `${stack.key}, ${stack.key}`,
      'undefined',
      'upstream-secret',
    ])
      await refused(t, sample, sample.auth(key), key);
  }
  t.equal(server.seen.length, 0);
});

t.test('the scheme is Bearer, in any case, and a key must follow it', async (t) => {
  for (const sample of [video, messages]) {
    for (const value of [
      'Bearer',
      'Bearer ',
      'Bearer  ',
      stack.key,
      `Basic ${stack.key}`,
      `Bearer${stack.key}`,
      `Token ${stack.key}`,
      `Bearer Bearer ${stack.key}`,
      `Bearer ${stack.key} x`,
    ])
      await refused(t, sample, { authorization: value }, value);
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const reply = await call(stack.url + sample.path, 'POST', sample.body, {
        authorization: `${scheme} ${stack.key}`,
      });
      t.equal(reply.status, 200, `${sample.name}: ${scheme}`);
    }
  }
  await refused(t, generative, { authorization: `Bearer ${stack.key}` }, 'not on this interface');
  await refused(t, video, { 'x-api-key': stack.key }, 'not on this interface');
  await refused(t, video, { 'x-alpha-api-key': stack.key }, 'not on this interface');
});

t.test(
  'of several credentials the first one in the order of the interface counts, and a valid second one does not help',
  async (t) => {
    await refused(t, messages, { 'x-api-key': 'bad', authorization: `Bearer ${stack.key}` }, 'a bad x-api-key');
    const good = await call(stack.url + messages.path, 'POST', messages.body, {
      'x-api-key': stack.key,
      authorization: 'Bearer bad',
    });
    t.equal(good.status, 200);
    await refused(
      t,
      { ...generative, path: `${generative.path}?key=${stack.key}` },
      { 'x-alpha-api-key': 'bad' },
      'a bad header',
    );
    await refused(t, { ...video, path: `${video.path}?key=${stack.key}` }, {}, 'no key in the query of this interface');
  },
);

t.test('a repeated header does not allow two tries', async (t) => {
  const body = JSON.stringify(messages.body);
  for (const [status, ...lines] of [
    [401, 'x-api-key: bad', `x-api-key: ${stack.key}`],
    [401, `x-api-key: ${stack.key}`, 'x-api-key: bad'],
    [400, 'authorization: Bearer bad', `authorization: Bearer ${stack.key}`],
  ] as const) {
    const caller = await rawCaller(
      stack.url,
      rawRequest('POST', messages.path, ['content-type: application/json', ...lines], body),
    );
    await caller.until('HTTP/1.1 ');
    caller.leave();
    t.match(caller.received, `HTTP/1.1 ${status}`, lines.join(' | '));
  }
});

t.test('a key works until it expires, or is revoked', async (t) => {
  const expiring = await stack.newKey(stack.account, { expires_at_ms: now + 1000 });
  const revoked = await stack.newKey(stack.account);
  for (const sample of interfaces) {
    for (const { key } of [expiring, revoked])
      t.equal((await call(stack.url + sample.path, 'POST', sample.body, sample.auth(key))).status, 200);
  }
  now += 1000;
  await stack.store.revokeKey(revoked.id, OPERATOR);
  for (const sample of interfaces) {
    await refused(t, sample, sample.auth(expiring.key), 'expired');
    await refused(t, sample, sample.auth(revoked.key), 'revoked');
  }
});

t.test('a model that the key may not see gets the same answer as an unknown one', async (t) => {
  const { key } = await stack.newKey(stack.account, { models: ['nothing-*'] });
  for (const sample of interfaces) {
    const hidden = await call(stack.url + sample.path, 'POST', sample.body, sample.auth(key));
    const model = sample === video ? 'c/vidgen-2.0' : sample === generative ? 'gen-pro' : 'chat-large';
    const swap = (text: string) => text.replaceAll(model, 'no-such-model');
    const never = await call(
      stack.url + swap(sample.path),
      'POST',
      swap(JSON.stringify(sample.body)),
      sample.auth(stack.key),
    );
    t.equal(hidden.status, 404, sample.name);
    t.equal(never.status, 404, sample.name);
    const words = (text: string) => swap(text).replace(/req_[\w-]+/, '');
    t.equal(words(hidden.text), words(never.text), sample.name);
  }
});
