/** Reading usage from a JSON answer that arrives in pieces: our reader against @streamparser/json and JSON.parse of at most 16 MiB. */
import { JSONParser } from '@streamparser/json';
import { PlaceReader } from '../../src/billing/metering/place-reader.ts';
import { placesOf } from '../../src/billing/metering/places.ts';
import { compare, cut, heldAfter } from './measure.ts';

const root = placesOf([{ path: ['usage'], meaning: 'usage', asText: true }]);
const ignore = () => {};
const max_bytes = 16 * 1024 * 1024;

type Reader = (onUsage: (text: string) => void) => { push(chunk: Buffer): void; end(): void };

const ours: Reader = (onUsage) => {
  const text = (_: string, json: string | undefined) => json !== undefined && onUsage(json);
  const reader = new PlaceReader(root, {
    scalar: ignore,
    open: ignore,
    item: ignore,
    close: ignore,
    end: ignore,
    text,
  });
  return { push: (chunk) => reader.push(chunk), end: ignore };
};

const streamparser: Reader = (onUsage) => {
  const parser = new JSONParser({ paths: ['$.usage', '$.*.usage'], keepStack: false });
  parser.onError = () => {};
  parser.onValue = ({ value, stack, parent }) => {
    // The second path also matches `usage` one level down in an object; only elements of an array count.
    const { length } = stack;
    if (length === 1 || (length === 2 && Array.isArray(stack[1]?.value)) || parent === undefined)
      onUsage(JSON.stringify(value));
  };
  return { push: (chunk) => parser.isEnded || parser.write(chunk), end: () => {} };
};

const whole: Reader = (onUsage) => {
  let chunks: Buffer[] = [];
  let length = 0;
  return {
    push(chunk) {
      length += chunk.length;
      if (length > max_bytes) chunks = [];
      else chunks.push(chunk);
    },
    end() {
      const value = JSON.parse(Buffer.concat(chunks).toString());
      for (const each of Array.isArray(value) ? value : [value]) {
        if (each.usage !== undefined) onUsage(JSON.stringify(each.usage));
      }
    },
  };
};

function usages(make: Reader, chunks: readonly Buffer[]): readonly string[] {
  const found: string[] = [];
  const reader = make((text) => found.push(text));
  for (const chunk of chunks) reader.push(chunk);
  reader.end();
  return found.slice(-2);
}

function contest(name: string, text: string, chunk_bytes: number): void {
  const chunks = cut(text, chunk_bytes);
  compare({
    name,
    length_bytes: Buffer.byteLength(text),
    readers: {
      'our reader': () => usages(ours, chunks),
      '@streamparser/json': () => usages(streamparser, chunks),
      'JSON.parse, at most 16 MiB': () => usages(whole, chunks),
    },
  });
}

const usage = '"usage":{"input_tokens":12,"output_tokens":345}';
const short = `{"id":"msg_1","type":"message","content":[{"type":"text","text":"A short answer."}],${usage}}`;
const prose = JSON.stringify(
  'the wind is from the west and a red kite stands still over the "harbour"\n'.repeat(4_000),
);
contest('a short answer in one chunk', short, 65_536);
contest('a short answer, one byte per chunk', short, 1);
contest('a long text, 64 KiB', `{"content":[{"text":${prose}}],${usage}}`, 65_536);
contest('a long text, chunks of 100 bytes', `{"content":[{"text":${prose}}],${usage}}`, 100);
contest('a picture in base64, 64 KiB', `{"data":"${'QUJD'.repeat(500_000)}",${usage}}`, 65_536);
contest('200 objects streamed as an array, 16 KiB', `[${Array(200).fill(short).join(',')}]`, 16_384);
contest('small nodes', `{"a":[${'{},'.repeat(100_000)}{}],${usage}}`, 65_536);
contest('10,000 levels deep', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)},${usage}}`, 65_536);
contest('a string of escapes', `{"a":"${'\\"'.repeat(500_000)}",${usage}}`, 65_536);
contest('20 MB', `{"data":"${'QUJD'.repeat(5_000_000)}",${usage}}`, 65_536);

for (const [name, make] of Object.entries({
  'our reader': ours,
  '@streamparser/json': streamparser,
  'JSON.parse, at most 16 MiB': whole,
})) {
  for (const [what, start, text] of [
    ['one string', '{"a":"', 'QUJD'.repeat(16_384)],
    ['one array', '{"a":[', '{},'.repeat(20_000)],
    ['usage', '{"usage":[', '1,'.repeat(30_000)],
  ] as const) {
    const reader = make(() => {});
    reader.push(Buffer.from(start));
    const held = await heldAfter((chunk) => reader.push(chunk), Buffer.from(text), 20);
    process.stdout.write(`\n20 MB of ${what} that has not ended, ${name}: ${held}\n`);
  }
}
