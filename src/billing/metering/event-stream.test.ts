/** Tests the reader of server-sent events. */
import { isDeepStrictEqual } from 'node:util';
import { EventStreamCodec } from '@smithy/core/event-streams';
import t from 'tap';
import { cutUp } from '../../../test/support/metering/support.ts';
import { answerBytes } from '../../lib/net/binary-events.ts';
import { BinaryEventReader } from './binary-event-reader.ts';
import { EventStreamReader } from './event-stream.ts';

/** The data of each event of a stream in chunks of `cut` bytes. An event that did not end is marked with `…`. */
function eventsOf(
  text: string | Uint8Array,
  cut: number,
  concerns: (chunk: Buffer) => boolean = () => true,
): readonly string[] {
  const events: string[] = [];
  let open: Buffer[] = [];
  const reader = new EventStreamReader({
    data: (piece) => open.push(Buffer.from(piece)),
    end: () => {
      events.push(Buffer.concat(open).toString());
      open = [];
    },
    concerns,
  });
  for (const piece of cutUp(text, cut)) reader.push(piece);
  if (open.length > 0) events.push(`${Buffer.concat(open)}…`);
  return events;
}

t.test('binary events of AWS', async (t) => {
  const texts = ['{"usage":{"n":1}}', '', 'x'.repeat(300)];
  const written = texts.map((text, at) => `event: e${at}\ndata: ${text}\n\n`).join('');
  const bytes = answerBytes(written, 'application/vnd.amazon.eventstream');
  t.equal(answerBytes(written, 'text/event-stream').toString(), written);
  // As the official decoder of AWS reads them.
  const codec = new EventStreamCodec(
    (bytes) => Buffer.from(bytes).toString(),
    (text) => Buffer.from(text),
  );
  const length = bytes.readUInt32BE(0);
  const { headers, body } = codec.decode(bytes.subarray(0, length));
  t.match(headers, { ':event-type': { value: 'e0' }, ':message-type': { value: 'event' } });
  t.equal(Buffer.from(body).toString(), texts[0]);
  const read = (all: Buffer, cut: number) => {
    const events: string[] = [];
    let open = '';
    const reader = new BinaryEventReader({
      data: (piece) => {
        open += piece;
      },
      end: () => {
        events.push(open);
        open = '';
      },
    });
    for (const piece of cutUp(all, cut)) reader.push(Buffer.from(piece));
    return events;
  };
  for (const cut of [1, 2, 3, 5, 11, 12, 13, 100, bytes.length]) t.same(read(bytes, cut), texts, `chunks of ${cut}`);
  t.same(read(bytes.subarray(0, -1), 7), texts.slice(0, 2), 'an event that breaks off has not ended');
  for (const broken of [Buffer.alloc(200), Buffer.alloc(200, 255)])
    t.ok(read(broken, 7), 'lengths that are no lengths');
});

/** Examples of the standard, and further cases. */
const rows: readonly (readonly [text: string, ...events: string[]])[] = [
  ['data: YHOO\ndata: +2\ndata: 10\n\n', 'YHOO\n+2\n10'],
  [
    ': test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n',
    'first event',
    'second event',
    ' third event',
  ],
  ['data\n\ndata\ndata\n\ndata:', '', '\n'],
  ['data:test\n\ndata: test\n\n', 'test', 'test'],
  ['event: a\r\ndata: 1\r\n\r\nevent: b\r\ndata: 2\r\n\r\n', '1', '2'],
  ['data: 1\rdata: 2\r\rdata: 3\r\r', '1\n2', '3'],
  ['data: 1\n\rdata: 2\r\n\ndata: 3\n\r\n', '1', '2', '3'],
  ['\ufeffdata: 1\n\n\ufeffdata: 2\n\n', '1'],
  ['\ufeff\ufeffdata: 1\n\n'],
  ['\n\n\r\r\r\n\n'],
  ['data:1\n\n\n\n\ndata:2\n\n', '1', '2'],
  ['dat: 1\ndatax: 2\ndata : 3\n data: 4\nDATA: 5\n\n'],
  ['data: é😀\u2028.\n\n', 'é😀\u2028.'],
  ['data: 1\n\ndata: 2', '1', '2…'],
  ['data: 1\n\ndata: 2\n', '1', '2…'],
];

t.test('events end where the standard says, in chunks of any size', async (t) => {
  for (const [text, ...events] of rows) {
    const cuts = Array.from({ length: Buffer.byteLength(text) }, (_, index) => index + 1);
    const wrong = cuts.filter((cut) => !isDeepStrictEqual(eventsOf(text, cut), events));
    t.strictSame(wrong, [], `${encodeURI(text)} gives ${events.length} events`);
  }
});

t.test('a line that begins with an incomplete byte order mark is ignored', async (t) => {
  for (const half of [[0xef], [0xef, 0xbb]]) {
    const bytes = Buffer.concat([Buffer.from(half), Buffer.from('data: 1\n\ndata: 2\n\n')]);
    for (const cut of [1, 2, 3, 100]) t.strictSame(eventsOf(bytes, cut), ['2']);
  }
});

t.test('only events that are completely inside an irrelevant chunk are skipped', async (t) => {
  const text = ['a', 'b', 'X', 'c', 'd'].map((data) => `data: ${data}\n\n`).join('');
  const concerns = (chunk: Buffer) => chunk.includes('X');
  t.strictSame(eventsOf(text, text.length, concerns), ['a', 'b', 'X', 'c', 'd']);
  t.strictSame(eventsOf(text, 9, concerns), ['X'], 'one event per chunk');
  t.strictSame(eventsOf(text, 12, concerns), ['b', 'X', 'c'], 'b spans two chunks, and c shares a chunk with X');
  t.strictSame(eventsOf(text.replaceAll('\n', '\r\n'), 11, concerns), ['X']);
  t.strictSame(
    eventsOf('data: 1\r\ndata: X\r\n\r\n', 9, concerns),
    ['1\nX'],
    'the end of a line is not the end of an event',
  );
  t.strictSame(eventsOf('data: 1\ndata: X\n\n', 8, concerns), ['1\nX']);
  t.ok(eventsOf(text.replaceAll('\n', '\r'), 9, concerns).includes('X'), 'such blank lines are not recognized');
});
