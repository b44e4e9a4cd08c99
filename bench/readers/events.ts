/** Reading usage from server-sent events: our reader against eventsource-parser with JSON.parse of events that mention usage. */
import { createParser } from 'eventsource-parser';
import { EventStreamReader } from '../../src/billing/metering/event-stream.ts';
import { PlaceReader } from '../../src/billing/metering/place-reader.ts';
import { placesOf } from '../../src/billing/metering/places.ts';
import { compare, cut, heldAfter } from './measure.ts';

const root = placesOf(['usage', 'message'].map((name) => ({ path: [name], meaning: name, asText: true as const })));
const ignore = () => {};
const signs = ['usage"', 'message"', '\\u'];

type Reader = (onUsage: (text: string) => void) => (chunk: Buffer) => void;

const ours: Reader = (onUsage) => {
  const text = (name: string, json: string | undefined) => name === 'usage' && json !== undefined && onUsage(json);
  const places = new PlaceReader(root, {
    scalar: ignore,
    open: ignore,
    item: ignore,
    close: ignore,
    end: ignore,
    text,
  });
  const reader = new EventStreamReader({
    data: (piece) => places.push(piece),
    end: () => places.reset(),
    concerns: (chunk) => {
      const latin = chunk.toString('latin1');
      return signs.some((sign) => latin.includes(sign));
    },
  });
  return (chunk) => reader.push(chunk);
};

const library =
  (maxBufferSize?: number): Reader =>
  (onUsage) => {
    const decoder = new TextDecoder();
    const parser = createParser({
      ...(maxBufferSize === undefined ? {} : { maxBufferSize }),
      onEvent: ({ data }) => {
        if (!signs.some((sign) => data.includes(sign))) return;
        try {
          const { usage } = JSON.parse(data);
          if (usage !== undefined) onUsage(JSON.stringify(usage));
        } catch {
          // An event that is not JSON has no usage.
        }
      },
    });
    return (chunk) => parser.feed(decoder.decode(chunk, { stream: true }));
  };

function lastUsage(make: Reader, chunks: readonly Buffer[]): string | undefined {
  let last: string | undefined;
  const push = make((text) => {
    last = text;
  });
  for (const chunk of chunks) push(chunk);
  return last;
}

function contest(name: string, chunks: readonly Buffer[]): void {
  compare({
    name,
    length_bytes: chunks.reduce((sum, { length }) => sum + length, 0),
    readers: {
      'our reader': () => lastUsage(ours, chunks),
      'eventsource-parser': () => lastUsage(library(), chunks),
      'eventsource-parser, at most 1 MiB': () => lastUsage(library(1 << 20), chunks),
    },
  });
}

const delta = (index: number) =>
  `event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":" the \\"wind\\" ${index}"}}\n\n`;
const end = 'event: message_delta\ndata: {"type":"message_delta","delta":{},"usage":{"output_tokens":200}}\n\n';
const messages = Array.from({ length: 200 }, (_, index) => delta(index)).join('') + end;
const generative = Array.from(
  { length: 200 },
  (_, index) =>
    `data: {"candidates":[{"content":{"parts":[{"text":" kite"}],"role":"model"},"index":0}],"usage":{"output":${index}}}\r\n\r\n`,
).join('');
const picture = `data: {"image":"${'QUJD'.repeat(1_000_000)}","usage":{"output_tokens":7}}\n\n`;

contest(
  'deltas, one event per chunk',
  messages.split(/(?<=\n\n)/).map((event) => Buffer.from(event)),
);
contest('deltas, chunks of 16 KiB', cut(messages.repeat(8), 16_384));
contest('deltas, chunks of 100 bytes', cut(messages, 100));
contest('usage in every event, CR LF, 16 KiB', cut(generative, 16_384));
contest('usage in every event, one byte per chunk', cut(generative, 1));
contest('a byte order mark, then CR alone, 3 bytes per chunk', cut(`\ufeff${messages.replaceAll('\n', '\r')}`, 3));
contest('one event of 4 MB, chunks of 64 KiB', cut(picture, 65_536));
contest('a comment of 4 MB, then usage', cut(`:${'x'.repeat(4_000_000)}\n${end}`, 65_536));
contest('200,000 lines of data in one event', cut(`${'data: 1\n'.repeat(200_000)}\n${end}`, 65_536));

const endless = Buffer.from('QUJD'.repeat(16_384));
for (const [name, make] of Object.entries({ 'our reader': ours, 'eventsource-parser': library() })) {
  const push = make(() => {});
  push(Buffer.from('data: {"image":"'));
  process.stdout.write(`\n40 MB of one event that has not ended, ${name}: ${await heldAfter(push, endless, 40)}\n`);
}
