/** Tests the meter with invalid answers. */
import { deepStrictEqual } from 'node:assert/strict';
import t from 'tap';
import fc from '../../support/fc.ts';
import { EVENTS, JSON_TYPE, messagesPlan, meterOf, someCuts } from './support.ts';

const pieces = fc.constantFrom(
  ...[
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
  ],
  ...[
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
  ],
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
        seen: false,
        unusable: [],
        final: undefined,
        failed: false,
        skipped: 0,
      });
    }
  }
});
