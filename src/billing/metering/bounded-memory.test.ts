/** Field case: a gateway that buffered whole streams to count their tokens ran out of memory (QuantumNous/new-api #5480). */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import t from 'tap';
import { EVENTS, JSON_TYPE, messagesPlan } from '../../../test/support/metering/support.ts';
import { sample } from '../../../test/support/sample.ts';
import { compileCount } from '../counts/kinds.ts';
import { MessageMeter } from './message-meter.ts';
import { createMeter, formOf } from './meter.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const MiB = 1024 * 1024;
const megabytes = sample(40, 100);

/** Bytes in use, on and off the heap, after a garbage collection. */
function used(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Counts at every kind of place. */
const plan = {
  ...messagesPlan,
  text: [['delta', 'text']],
  counts: [
    ...messagesPlan.counts,
    compileCount('passes', { sum: '/usage/passes', at: '/n', where: { at: '/type', in: ['a'] } }),
  ],
};

const delta =
  'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"a \\"kite\\""}}\n\n';

/** The head of a binary event of 4 GiB, whose checksum is not looked at. */
const binaryHead = `\u007f\u007f\u007f\u007f\0\0\0\0\0\0\0\0`;
const BINARY = 'application/vnd.amazon.eventstream';

/** Each stream begins with `begin` and then repeats `more` without an end. */
const streams: readonly (readonly [name: string, type: string, begin: string, more: string])[] = [
  ['events', EVENTS, '', delta.repeat(512)],
  ['one event of one line', EVENTS, 'data: {"usage":{"output_tokens":5},"x":"', 'kite '.repeat(13_000)],
  ['one event of many lines', EVENTS, 'data: {"usage":{"output_tokens":5},"x":[\n', 'data: "kite",\n'.repeat(4_000)],
  ['one comment', EVENTS, ':', 'kite '.repeat(13_000)],
  ['one field’s name', EVENTS, '', 'kite '.repeat(13_000)],
  ['a string in the usage of an event', EVENTS, 'data: {"usage":{"x":"', 'kite '.repeat(13_000)],
  ['passes to add up', JSON_TYPE, '{"usage":{"passes":[', '{"type":"a","n":1,"x":"kite"},'.repeat(2_200)],
  ['members of the usage', JSON_TYPE, '{"usage":{', '"kite":{"x":1},'.repeat(4_300)],
  ['a string of a binary event', BINARY, `${binaryHead}{"usage":{"x":"`, 'kite '.repeat(13_000)],
  ['one string', JSON_TYPE, '{"x":"', 'kite \\n'.repeat(9_000)],
  ['one member’s name', JSON_TYPE, '{"', '\\u0075'.repeat(11_000)],
  ['the wanted member', JSON_TYPE, '{"usage":{"x":"', 'kite '.repeat(13_000)],
  ['open brackets', JSON_TYPE, '{"x":', '[{"a":'.repeat(11_000)],
  ['a number', JSON_TYPE, '{"usage":', '1'.repeat(65_000)],
  ['elements', JSON_TYPE, '[', '{"usage":{"output_tokens":5},"x":"kite"},'.repeat(1_600)],
];

for (const [name, type, begin, more] of streams) {
  t.test(`QuantumNous/new-api #5480: ${megabytes} MB take no memory: ${name}`, async (t) => {
    const chunk = Buffer.from(more);
    const meter = createMeter(plan, formOf(type));
    meter.push(Buffer.from(begin));
    meter.push(chunk);
    const before = used();
    // Reading elements is slower, so use less data.
    const total = megabytes * (name === 'elements' || name === 'passes to add up' ? 1e5 : 1e6);
    for (let passed = 0; passed < total; passed += chunk.length) meter.push(chunk);
    const grown = used() - before;
    t.ok(grown < MiB, `${grown} bytes more than before`);
    meter.push(Buffer.from(' '));
  });
}

t.test('a message of a WebSocket takes no memory', async (t) => {
  const rules = { event: ['type'], starts: [], ends: ['end'], reports: [], message_bytes: 2 ** 40, idle_ms: 1 };
  const messages = new MessageMeter(plan, rules, { created: [{ resource: 'x', id: [['id']] }], onId: () => {} });
  messages.push(Buffer.from('{"type":"end","usage":{"input_tokens":5,"x":"'));
  const chunk = Buffer.from('kite '.repeat(13_000));
  messages.push(chunk);
  const before = used();
  for (let passed = 0; passed < megabytes * 1e6; passed += chunk.length) messages.push(chunk);
  const grown = used() - before;
  t.ok(grown < MiB, `${grown} bytes more than before`);
  messages.push(Buffer.from('"},"id":"resp_1"}'));
  t.match(messages.end(), { what: 'end', counts: { values: { input: 5n } } });
});
