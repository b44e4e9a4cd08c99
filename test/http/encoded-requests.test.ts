/** Tests that compressed request bodies are refused. */
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { long, rig, withTimeouts } from '../faults/interfaces.ts';
import { interfaces } from './envelopes.ts';

const { stack, server } = await rig(t, ({ reply }) => reply(200, { id: 'plain' }), { config: withTimeouts(long) });

t.test('a body with a content-encoding is a 415, and the message names the encoding', async (t) => {
  for (const sample of interfaces) {
    const body = JSON.stringify(sample.body);
    for (const [encoding, bytes] of [
      ['gzip', gzipSync(body)],
      ['GZIP', gzipSync(body)],
      ['br', body],
      ['identity, gzip', gzipSync(body)],
    ] as const) {
      const headers = { authorization: '', ...sample.auth(stack.key), 'content-encoding': encoding };
      const reply = await stack.call('POST', sample.path, bytes, headers);
      t.equal(reply.status, 415, `${sample.name}: ${encoding}`);
      t.match(reply.text, `content-encoding '${encoding}' is not accepted`, `${sample.name}: ${encoding}`);
    }
  }
  t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
});

t.test('the content-encoding `identity` is accepted', async (t) => {
  for (const sample of interfaces) {
    const headers = { authorization: '', ...sample.auth(stack.key), 'content-encoding': 'identity' };
    t.equal((await stack.call('POST', sample.path, sample.body, headers)).status, 200, sample.name);
  }
});
