/** Tests that a repeated idempotency key is answered before all other checks. */
import { createServer } from 'node:http';
import t from 'tap';
import {
  auditOk,
  creates,
  keyHeaders,
  moneyOf,
  newestTask,
  officialVideo,
  rig,
  unifiedVideo,
} from '../support/interfaces.ts';
import { OPERATOR } from '../support/operator.ts';
import { startPair } from '../support/pair.ts';
import { film, officialBody, tasksPath } from '../support/requests.ts';

t.test('a repeated idempotency key is answered before the reference videos are measured', async (t) => {
  const { stack, server } = await rig(t, () => {});
  let asked = 0;
  let expired = false;
  const video = await fetch(film(stack, 5));
  const bytes = Buffer.from(await video.arrayBuffer());
  const media = createServer((_request, response) => {
    asked++;
    response.writeHead(expired ? 403 : 200, { 'content-length': expired ? 0 : bytes.length });
    response.end(expired ? undefined : bytes);
  });
  await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
  t.teardown(() => media.close().closeAllConnections());
  const address = media.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const references = [{ type: 'video', url: `http://127.0.0.1:${address.port}/signed.mp4` }];
  const body = { ...Object(unifiedVideo.body), references };
  const headers = { ...keyHeaders(stack.key), 'idempotency-key': 'signed' };
  server.play(({ reply }) => reply(202, { task_id: 'made', status: 'running' }));
  const first = await stack.call('POST', unifiedVideo.path, body, headers);
  t.match(first, { status: 202, json: { task_id: 'made' } });
  expired = true;
  const before = asked;
  const again = await stack.call('POST', unifiedVideo.path, body, headers);
  t.match(again, { status: 202, text: first.text }, 'the stored answer, though the URL has expired');
  t.equal(asked, before, 'nothing was measured');
  t.equal(server.seen.length, 1);
  const other = await stack.call('POST', unifiedVideo.path, { ...body, prompt: 'another' }, headers);
  t.match(other, { status: 422 }, 'another request with the key');
  t.equal(asked, before);
  const fresh = await stack.call('POST', unifiedVideo.path, body, { ...headers, 'idempotency-key': 'new' });
  t.equal(fresh.status, 400, 'a new key is a new request');
  const withLength = (length: number) =>
    stack.call('POST', unifiedVideo.path, body, { ...headers, 'idempotency-key': 'k'.repeat(length) });
  t.match(await withLength(256), { status: 400, text: /1 to 255 printable/ });
  t.notMatch((await withLength(255)).text, /printable/);
  await auditOk(t, stack);
});

t.test('a repeated key is answered even if the model or its price has changed', async (t) => {
  const gone = [
    ['    z: { env: Z,', '    z: { env: Z, version: 9,'],
    ...['c', 'k', 's', 'r'].map((name) => [`    ${name}: { env:`, `    ${name}: { version: 2, env:`] as const),
    ['  $(family)/vidgen-2.0: {', '  $(family)/vidgen-$(family.version).0: {'],
    ['model: $(family)/vidgen-2.0,', 'model: $(family)/vidgen-$(family.version).0,'],
  ] as const;
  const higherPrices = [['480p: "0.380000"', '480p: "9.380000"']] as const;
  const pair = await startPair(t, { edits: [[], [...gone, ...higherPrices]] });
  const caller = await pair.newCaller('repeats', '10');
  const small = { duration: 5, resolution: '480p' };
  for (const [name, status] of [
    ['z', 404],
    ['s', 402],
  ] as const) {
    const body = officialBody({ ...small, model: `${name}/vidgen-2.0` });
    const headers = { 'idempotency-key': `key-${name}` };
    const first = await caller.call(0, 'POST', tasksPath, body, headers);
    t.equal(first.status, 202, name);
    t.match(await caller.call(1, 'POST', tasksPath, body, headers), { status: 202, text: first.text }, name);
    t.equal((await caller.call(1, 'POST', tasksPath, body)).status, status, `${name} is refused without it`);
  }
});

t.test('an API key that may not use the model gets the stored answer, and a revoked one does not', async (t) => {
  const { stack, server } = await rig(t, () => {});
  server.play(({ reply, index }) => reply(200, { id: `t-${index}` }));
  const send = (key: string) =>
    stack.call('POST', officialVideo.path, officialVideo.body, {
      authorization: `Bearer ${key}`,
      'idempotency-key': 'same',
    });
  const first = await send(stack.key);
  t.equal(first.status, 200);
  const narrow = await stack.newKey(stack.account, { models: ['chat-*'] });
  t.match(await send(narrow.key), { status: 200, text: first.text }, "the idempotency key is the account's");
  await stack.store.revokeKey(narrow.id, OPERATOR);
  t.equal((await send(narrow.key)).status, 401, 'an unauthenticated caller gets no stored answer');
  t.equal((await send('tg_none')).status, 401);
  t.equal(server.seen.length, 1);
});

t.test('an answer is stored only if a repeated request would get the same one', async (t) => {
  const rigged = await rig(t, () => {});
  const { stack, server } = rigged;
  const remembered = [400, 404, 413, 415, 422];
  for (const status of [...remembered, 401, 402, 403, 405, 408, 409, 410, 429, 451, 499]) {
    for (const [index, sample] of creates.entries()) {
      const headers = { ...keyHeaders(stack.key), 'idempotency-key': `k-${status}-${index}` };
      const before = await moneyOf(stack);
      server.play(({ reply }) => reply(status, { error: { code: 'said', message: 'said' } }));
      // A 401 refuses the gateway's own credential.
      const shown = status === 401 ? 502 : status;
      t.equal((await stack.call('POST', sample.path, sample.body, headers)).status, shown);
      t.equal((await moneyOf(stack)).held, before.held, 'the hold is released');
      const id = `after-${status}-${index}`;
      server.play(({ reply }) => reply(200, { id, task_id: id }));
      const again = await stack.call('POST', sample.path, sample.body, headers);
      t.equal(again.status, remembered.includes(status) ? status : 200, `${status} on ${sample.name}`);
      if (!remembered.includes(status)) t.equal((await newestTask(stack)).upstream_id, id);
    }
  }
  await auditOk(t, stack);
});
