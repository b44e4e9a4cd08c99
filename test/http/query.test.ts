/** Tests which query parameters reach the upstream. */
import t from 'tap';
import { long, messagesJson, officialVideo, rig, running, withTimeouts } from '../support/interfaces.ts';

const rigged = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });
const { stack, server } = rigged;
const generate = '/v1beta/models/gen-pro:generateContent';
const contents = { contents: [{ parts: [{ text: 'x' }] }] };

async function target(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
  const before = server.seen.length;
  const reply = await stack.call(method, path, body, { authorization: '', ...headers });
  return { status: reply.status, target: server.seen[before]?.target };
}

t.test('a key in the query authenticates and is not forwarded, in any spelling', async (t) => {
  for (const query of [
    `key=${stack.key}`,
    `key=${stack.key}&alt=sse`,
    `alt=sse&%6bey=${stack.key}`,
    `alt=sse&key=${stack.key}&key=another`,
    `alt=sse&k%65y=${stack.key}&x=1#`.replace('#', ''),
  ]) {
    const sent = await target('POST', `${generate}?${query}`, contents);
    t.equal(sent.status, 200, query);
    t.equal(sent.target, generate + (query.includes('alt=sse') ? '?alt=sse' : ''), query);
  }
});

t.test('allowed parameters are forwarded exactly as written, and all others are removed', async (t) => {
  const header = { 'x-alpha-api-key': stack.key };
  t.equal(
    (await target('POST', `${generate}?alt=%73se&prettyPrint=true&%61lt=json`, contents, header)).target,
    `${generate}?alt=%73se&%61lt=json`,
  );
  t.equal((await target('POST', `${generate}?alt`, contents, header)).target, `${generate}?alt`);
  t.equal((await target('POST', `${generate}?&&alt=sse&`, contents, header)).target, `${generate}?alt=sse`);
  t.equal((await target('POST', `${generate}?%zz=1&alt=sse`, contents, header)).target, `${generate}?alt=sse`);
  t.equal(
    (
      await target('POST', `${messagesJson.path}?beta=true&alt=sse&key=x`, messagesJson.body, {
        'x-api-key': stack.key,
      })
    ).target,
    `${messagesJson.path}?beta=true`,
  );
});

t.test("the poll of a task forwards none of the caller's parameters", async (t) => {
  const path = await running(rigged, officialVideo, 'query');
  server.play(({ reply }) => reply(200, { status: 'running' }));
  const sent = await target('GET', `${path}?x=1&status=succeeded`, undefined, { authorization: `Bearer ${stack.key}` });
  t.equal(sent.target, path);
});
