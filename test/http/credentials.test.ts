import t, { type Test } from 'tap';
import { long, rig, withTimeouts } from '../faults/wires.ts';
import { call } from '../support/stack.ts';
import { generative, type Interface, interfaces, messages, video } from './envelopes.ts';
import { rawCaller, rawRequest } from './raw-caller.ts';

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

async function refused(t: Test, wire: Interface, headers: Readonly<Record<string, string>>, why: string) {
  const reply = await call(stack.url + wire.path, 'POST', wire.body, headers);
  t.equal(reply.status, 401, `${wire.name}: ${why}`);
  t.match(reply.json, unauthenticated[wire.name], `${wire.name}: ${why}`);
}

t.test('no key, another key, half a key and a key with more behind it are a 401', async (t) => {
  for (const wire of interfaces) {
    await refused(t, wire, {}, 'none');
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
      await refused(t, wire, wire.auth(key), key);
  }
  t.equal(server.seen.length, 0);
});

t.test('the scheme is Bearer, in any case, and a key must follow it', async (t) => {
  for (const wire of [video, messages]) {
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
      await refused(t, wire, { authorization: value }, value);
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const reply = await call(stack.url + wire.path, 'POST', wire.body, { authorization: `${scheme} ${stack.key}` });
      t.equal(reply.status, 200, `${wire.name}: ${scheme}`);
    }
  }
  await refused(t, generative, { authorization: `Bearer ${stack.key}` }, 'not on this wire');
  await refused(t, video, { 'x-api-key': stack.key }, 'not on this wire');
  await refused(t, video, { 'x-alpha-api-key': stack.key }, 'not on this wire');
});

t.test(
  'of several credentials the first way of the interface decides, and a bad one is not made good by another',
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
    await refused(t, { ...video, path: `${video.path}?key=${stack.key}` }, {}, 'no key in the query of this wire');
  },
);

t.test('a header that comes twice is not two tries', async (t) => {
  const body = JSON.stringify(messages.body);
  for (const lines of [
    ['x-api-key: bad', `x-api-key: ${stack.key}`],
    [`x-api-key: ${stack.key}`, 'x-api-key: bad'],
    ['authorization: Bearer bad', `authorization: Bearer ${stack.key}`],
  ]) {
    const caller = await rawCaller(
      stack.url,
      rawRequest('POST', messages.path, ['content-type: application/json', ...lines], body),
    );
    await caller.until('HTTP/1.1 ');
    caller.leave();
    t.match(caller.received, 'HTTP/1.1 401', lines.join(' | '));
  }
});

t.test('a key works until it expires, or is revoked', async (t) => {
  const expiring = await stack.newKey(stack.account, { expires_at_ms: now + 1000 });
  const revoked = await stack.newKey(stack.account);
  for (const wire of interfaces) {
    for (const { key } of [expiring, revoked])
      t.equal((await call(stack.url + wire.path, 'POST', wire.body, wire.auth(key))).status, 200);
  }
  now += 1000;
  await stack.store.revokeKey(revoked.id);
  for (const wire of interfaces) {
    await refused(t, wire, wire.auth(expiring.key), 'expired');
    await refused(t, wire, wire.auth(revoked.key), 'revoked');
  }
});

t.test('a model that the key may not see is one that never was', async (t) => {
  const { key } = await stack.newKey(stack.account, { models: ['nothing-*'] });
  for (const wire of interfaces) {
    const hidden = await call(stack.url + wire.path, 'POST', wire.body, wire.auth(key));
    const model = wire === video ? 'c/vidgen-2.0' : wire === generative ? 'gen-pro' : 'chat-large';
    const swap = (text: string) => text.replaceAll(model, 'no-such-model');
    const never = await call(
      stack.url + swap(wire.path),
      'POST',
      swap(JSON.stringify(wire.body)),
      wire.auth(stack.key),
    );
    t.equal(hidden.status, 404, wire.name);
    t.equal(never.status, 404, wire.name);
    const words = (text: string) => swap(text).replace(/req_[\w-]+/, '');
    t.equal(words(hidden.text), words(never.text), wire.name);
  }
});
