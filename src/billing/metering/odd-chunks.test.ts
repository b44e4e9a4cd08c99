/** Meters read the same whatever the chunks are, and survive garbage. */
import { deepStrictEqual } from 'node:assert/strict';
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import {
  countDocuments,
  counting,
  EVENTS,
  JSON_TYPE,
  messagesPlan,
  meterOf,
  someCuts,
} from '../../../test/support/metering/support.ts';

t.test('the counts do not depend on how an answer is split into chunks', async (t) => {
  /** Each count has one place, so that the simple reader need not know the order of members. */
  const plan = counting({ input: ['/usage/in'], output: ['/usage/out/0'], total: ['/total'], odd: ['/a"\u00e9/n'] });

  const count = fc.oneof(
    fc.nat(),
    fc.constantFrom<unknown>(null, -1, 1.5, '7', 12.0, 1e21, true, [], {}, 9007199254740991),
  );
  const noise = fc.oneof(
    fc.constantFrom<unknown>(
      '{"usage":{"in":1}}',
      '"',
      '\\',
      '}{',
      '],[',
      '\ud83d\ude00',
      'usage',
      '\r\n\r\n',
      3,
      null,
    ),
    fc.string({ maxLength: 70 }),
    fc.json({ maxDepth: 2 }).map((text): unknown => JSON.parse(text)),
  );
  const usage = fc.record(
    { in: count, out: fc.oneof(fc.array(count, { maxLength: 2 }), noise), x: noise },
    { requiredKeys: [] },
  );
  const object = fc
    .record(
      {
        usage: fc.oneof({ weight: 3, arbitrary: usage }, { weight: 1, arbitrary: noise }),
        total: count,
        'a"\u00e9': fc.record({ n: count }),
        content: fc.oneof(noise, fc.record({ usage })),
        'usage ': usage,
        '': noise,
      },
      { requiredKeys: [] },
    )
    // Members in any order.
    .chain((value) => fc.shuffledSubarray(Object.entries(value), { minLength: Object.keys(value).length }))
    .map((entries): unknown => Object.fromEntries(entries));

  /** Some letters of names and strings are written as escapes. */
  const written = fc
    .tuple(
      fc.oneof(object, fc.array(fc.oneof(object, noise), { maxLength: 4 }), noise),
      fc.constantFrom(0, 2),
      fc.nat({ max: 3 }),
    )
    .map(([value, indent, every]) => {
      const text = JSON.stringify(value, null, indent);
      if (every === 0) return { value, text };
      let letters = 0;
      const escaped = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, (string) =>
        string.replaceAll(/(?<!\\)[age]/g, (letter) =>
          letters++ % every === 0 ? `\\u00${letter.charCodeAt(0).toString(16)}` : letter,
        ),
      );
      return { value, text: escaped };
    });

  t.test('a JSON answer gives the same counts for every way to split it', async () => {
    fc.assert(
      fc.property(written, someCuts, ({ value, text }, cuts) => {
        const { values } = meterOf(plan, JSON_TYPE, text, cuts);
        deepStrictEqual(values, countDocuments(plan, [value]));
      }),
      { numRuns: 600 },
    );
  });

  const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
  const otherLines = fc.constantFrom(
    'event: content_block_delta',
    'event:error',
    ': {"usage":{"in":1}}',
    'id: 7',
    'retry:3',
    'dat: {"total":5}',
    'data : {"total":5}',
    'datas: {"total":5}',
    ' data: {"total":5}',
  );

  /** An event with one document and other lines. A document with line breaks becomes several data lines. */
  const event = fc
    .tuple(written, lineEnd, fc.constantFrom('data: ', 'data:'), fc.array(otherLines, { maxLength: 2 }), fc.boolean())
    .map(([document, end, field, others, empty]) => ({
      value: document.value,
      text: [
        ...others,
        ...document.text.split('\n').map((line) => field + line),
        ...(empty ? ['data'] : []),
        '',
        '',
      ].join(end),
    }));

  t.test('a stream of events gives the same counts for every way to split it', async () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), fc.constantFrom('', '\ufeff'), someCuts, (events, mark, cuts) => {
        const { values } = meterOf(plan, EVENTS, mark + events.map(({ text }) => text).join(''), cuts);
        const expected = countDocuments(
          plan,
          events.map(({ value }) => value),
        );
        deepStrictEqual(values, expected);
      }),
      { numRuns: 600 },
    );
  });
});

t.test('the meter with invalid answers', async (t) => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ':',
    ',',
    '"usage"',
    '"usage":',
    '"us\\u0061ge":',
    '"message":',
    '12',
    '{"input_tokens":3}',
    '{"usage":{"output_tokens":5}}',
    'data',
    'data:',
    'data: ',
    'event: x',
    ':',
    '\n',
    '\r',
    '\r\n',
    '\n\n',
    '\r\n\r\n',
    ' ',
    '\ufeff',
  );
  const garbage = fc.oneof(
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    fc.array(pieces, { maxLength: 60 }).map((parts) => Buffer.from(parts.join(''))),
    fc
      .array(
        fc.oneof(
          pieces.map((part) => Buffer.from(part)),
          fc.uint8Array({ maxLength: 3 }),
        ),
        { maxLength: 60 },
      )
      .map((parts) => Buffer.concat(parts)),
  );

  for (const contentType of [EVENTS, JSON_TYPE, undefined]) {
    t.test(`invalid bytes give the same counts for every way to split them, as ${contentType}`, async () => {
      fc.assert(
        fc.property(garbage, someCuts, (bytes, cuts) => {
          deepStrictEqual(meterOf(messagesPlan, contentType, bytes, cuts), meterOf(messagesPlan, contentType, bytes));
        }),
        { numRuns: 3_000 },
      );
    });
  }

  t.test('an answer without a JSON object reports no counts', async (t) => {
    for (const text of [
      '',
      '<html>"usage": {"output_tokens": 5}</html>',
      'null',
      '12',
      '"usage"',
      '[]',
      '{}',
      '[1,null]',
    ]) {
      for (const contentType of [EVENTS, JSON_TYPE]) {
        const counts = meterOf(messagesPlan, contentType, text, 1);
        t.strictSame(counts, {
          values: { input: 0n, cache_write: 0n, cache_read: 0n, output: 0n },
          facts: undefined,
          seen: false,
          unusable: [],
          final: undefined,
          failed: false,
          fell: [],
        });
      }
    }
  });
});
