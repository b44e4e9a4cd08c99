/** Compressed bodies are decoded for the meter, and events are left out of streams. */
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { last, rig, send } from '../../../test/support/upstream/rig.ts';
import { readPointer } from '../../lib/json/pointer.ts';
import type { AnswerReader } from '../http1/answer-handler.ts';
import { retryAfter_ms } from './attempts.ts';
import { decoding } from './decoding.ts';
import { EventFilter } from './event-filter.ts';

t.test('How answers are decoded, and `retry-after` read', async (t) => {
  // Tests how the decoding of answers fails.

  const coded = gzipSync('ok').toString('latin1');
  const head = 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n';

  /** The result of a request whose handler is behind the decoder. */
  async function decoded(t: Parameters<typeof rig>[0], body: string, changes: Partial<AnswerReader> = {}) {
    const { pool } = await rig(t, last(head + body));
    const decodes = (reader: AnswerReader) => decoding({ ...reader, ...changes });
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
});

t.test('a stream loses the hidden events and no other byte, however it is split', async (t) => {
  const hidden = { has: readPointer('/usage'), sign: '"usage"', empty: readPointer('/choices') };

  const usage = 'data: {"choices":[],"usage":{"total_tokens":3}}';

  /** The bytes that are passed on when a stream arrives in chunks of this size. */
  function pass(stream: string, size: number): string {
    const filter = new EventFilter(hidden);
    const bytes = Buffer.from(stream);
    const passed: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += size)
      passed.push(Buffer.from(filter.push(bytes.subarray(at, at + size))));
    return Buffer.concat([...passed, filter.end()]).toString();
  }

  const streams: readonly (readonly [name: string, stream: string, passed: string])[] = [
    ['the usage event', `data: {"a":"é"}\n\n${usage}\n\ndata: [DONE]\n\n`, 'data: {"a":"é"}\n\ndata: [DONE]\n\n'],
    ['the first event', `${usage}\n\ndata: [DONE]\n\n`, 'data: [DONE]\n\n'],
    ['the only event', `${usage}\n\n`, ''],
    [
      'Windows line breaks',
      `data: {}\r\n\r\n${usage}\r\n\r\ndata: [DONE]\r\n\r\n`,
      'data: {}\r\n\r\ndata: [DONE]\r\n\r\n',
    ],
    ['carriage returns', `data: {}\r\r${usage}\r\rdata: [DONE]\r\r`, 'data: {}\r\rdata: [DONE]\r\r'],
    ['an event with other fields', `: x\nid: 1\n${usage}\nretry: 1\n\ndata: 2\n\n`, 'data: 2\n\n'],
    ['data in two lines', 'data: {"choices":[],\ndata:"usage":{}}\n\ndata: 2\n\n', 'data: 2\n\n'],
    ['several blank lines', `\n\n${usage}\n\n\n\ndata: 2\n\n`, '\n\n\n\ndata: 2\n\n'],
    ['two usage events', `${usage}\n\n${usage}\n\ndata: 2\n\n`, 'data: 2\n\n'],
  ];

  const unchanged: readonly (readonly [name: string, stream: string])[] = [
    ['usage of null', 'data: {"choices":[],"usage":null}\n\n'],
    ['usage beside choices', 'data: {"choices":[{"index":0}],"usage":{"total_tokens":3}}\n\n'],
    ['no choices at all', 'data: {"usage":{"total_tokens":3}}\n\n'],
    ['no JSON', 'data: "usage"\n\ndata: {"choices":[],"usage"\n\n'],
    ['an event that does not end', `data: {}\n\n${usage}\n`],
    ['text without events', 'hello "usage"'],
    ['an event that is too long', `data: {"choices":[],"usage":{"text":"${'x'.repeat(70_000)}"}}\n\ndata: 2\n\n`],
  ];

  for (const [name, stream, passed] of [...streams, ...unchanged.map(([name, text]) => [name, text, text] as const)]) {
    t.test(name, async (t) => {
      const most = Math.min(stream.length, 200);
      for (let size = 1; size <= most; size++) {
        if (pass(stream, size) !== passed) t.equal(pass(stream, size), passed, `in chunks of ${size}`);
      }
      t.equal(pass(stream, 1_000_000), passed, 'in one chunk');
    });
  }

  t.test('an event is passed on as soon as it has ended', async (t) => {
    const filter = new EventFilter(hidden);
    t.equal(filter.push(Buffer.from('data: 1\n\ndata: 2')).toString(), 'data: 1\n\n');
    t.equal(filter.push(Buffer.from('\n\n')).toString(), 'data: 2\n\n');
  });

  t.test('a long event is passed on before it has ended', async (t) => {
    const filter = new EventFilter(hidden);
    let passed = 0;
    for (let count = 0; count < 100; count++) passed += filter.push(Buffer.alloc(10_000, 'x')).length;
    t.equal(passed, 1_000_000);
  });
});
