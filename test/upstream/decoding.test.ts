/** Tests how the decoding of answers fails. */
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { decoding } from '../../src/upstream/decoding.ts';
import type { AnswerHandler } from '../../src/upstream/http1/answer-handler.ts';
import { last, rig, send } from './rig.ts';

const coded = gzipSync('ok').toString('latin1');
const head = 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n';

/** What a request gives whose handler is behind the decoder. */
async function decoded(t: Parameters<typeof rig>[0], body: string, changes: Partial<AnswerHandler> = {}) {
  const { pool } = await rig(t, last(head + body));
  const decodes = (handler: AnswerHandler) => decoding({ ...handler, ...changes });
  return send(pool, {}, {}, decodes);
}

t.test('a whole answer is decoded', async (t) => t.equal(await decoded(t, coded), '200 ok'));

t.test('an answer that ends within its coding is not complete', async (t) => {
  t.equal(await decoded(t, coded.slice(0, -1)), 'Z_BUF_ERROR');
});

t.test('an error of a handler ends its request also when it gets decoded data', async (t) => {
  const onResponseData = () => {
    throw new Error('a bug');
  };
  t.equal(await decoded(t, coded, { onResponseData }), 'a bug');
});
