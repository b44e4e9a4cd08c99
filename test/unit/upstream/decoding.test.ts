/** Tests how answers are decoded, and `retry-after` read. */
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { decoding } from '../../../src/upstream/decoding.ts';
import type { AnswerHandler } from '../../../src/upstream/http1/answer-handler.ts';
import { retryAfter_ms } from '../../../src/upstream/retry-after.ts';
import { last, rig, send } from './rig.ts';

// Tests how the decoding of answers fails.

const coded = gzipSync('ok').toString('latin1');
const head = 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n';

/** The result of a request whose handler is behind the decoder. */
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

// retry-after is read as seconds or as a date of HTTP; anything else is ignored.

const now_ms = Date.UTC(2026, 10, 22, 7, 0, 0);

for (const [value, expected_ms] of [
  ['7', 7_000],
  [' 0 ', 0],
  ['999999999', 999_999_999_000],
  ['Sun, 22 Nov 2026 07:01:30 GMT', 90_000],
  ['Sun, 22 Nov 2026 06:00:00 GMT', 0],
  ['Sun, 99 Nov 2026 07:01:30 GMT', undefined],
  ['2026-11-22T07:01:30Z', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['9999999999', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)
  t.equal(retryAfter_ms(value, now_ms), expected_ms, String(value));
