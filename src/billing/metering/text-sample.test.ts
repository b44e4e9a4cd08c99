/** The text of a stream is exact in its first 16 KiB and near the truth after them, for the events of each shipped interface. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parse } from 'yaml';
import { root } from '../../../test/support/tollgate.ts';
import { parsePointer } from '../../lib/json/pointer.ts';
import { TextSample } from './text-sample.ts';

const ENGLISH = 'The kite rises above the harbour while two boats wait for the tide, and nobody on the pier looks up. ';
const CHINESE = '风筝升到海港上空，两条船等待涨潮，码头上没有人抬头。';

/** One event as each vendor writes it, with what its envelope repeats. */
const EVENTS: Readonly<
  Record<string, { readonly file: string; readonly rule: string; readonly event: (text: string) => object }>
> = {
  messages: {
    file: 'interfaces/messages.yaml',
    rule: 'messages_tokens',
    event: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  },
  'thinking of messages': {
    file: 'interfaces/messages.yaml',
    rule: 'messages_tokens',
    event: (thinking) => ({ type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking } }),
  },
  generative: {
    file: 'interfaces/generative.yaml',
    rule: 'generative_tokens',
    event: (text) => ({
      candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }],
      usageMetadata: {
        promptTokenCount: 12,
        totalTokenCount: 12,
        promptTokensDetails: [{ modality: 'TEXT', tokenCount: 12 }],
      },
      modelVersion: 'gen-pro',
      responseId: 'mJk3aZ2vOtKs1MkP4f6Q8Qc',
    }),
  },
  'chat completions': {
    file: 'examples/openai.yaml',
    rule: 'chat_tokens',
    event: (content) => ({
      id: 'chatcmpl-CJx2Q8v5XWm1c0b3T7yZs9fKdLrPq',
      object: 'chat.completion.chunk',
      created: 1767225600,
      model: 'gpt-small-2026-01-01',
      service_tier: 'default',
      system_fingerprint: 'fp_560af6e559',
      choices: [{ index: 0, delta: { content }, logprobs: null, finish_reason: null }],
      obfuscation: 'kQ7vW2xZ9'.slice(content.length % 9),
    }),
  },
  responses: {
    file: 'examples/openai/responses.yaml',
    rule: 'response_tokens',
    event: (delta) => ({
      type: 'response.output_text.delta',
      sequence_number: 7,
      item_id: 'msg_68c1d9a1b2c48190a1b2c3d4e5f60718',
      output_index: 0,
      content_index: 0,
      delta,
      logprobs: [],
      obfuscation: 'kQ7vW2xZ9',
    }),
  },
  cohere: {
    file: 'examples/cohere.yaml',
    rule: 'cohere_tokens',
    event: (text) => ({ type: 'content-delta', index: 0, delta: { message: { content: { text } } } }),
  },
};

function sampleOf(name: string): TextSample {
  const { file = '', rule = '' } = EVENTS[name] ?? {};
  const { text } = parse(readFileSync(join(root, file), 'utf8')).billing[rule];
  return new TextSample([text].flat().map((pointer: string) => parsePointer(pointer) ?? []));
}

const streamOf = (name: string, pieces: readonly string[]) =>
  pieces.map((piece) => `event: x\ndata: ${JSON.stringify(EVENTS[name]?.event(piece))}\n\n`).join('');

/** Feeds a stream in chunks that split events and characters anywhere. */
function bytesIn(name: string, stream: string, chunk_bytes: number): number {
  const sample = sampleOf(name);
  const bytes = Buffer.from(stream);
  for (let at = 0; at < bytes.length; at += chunk_bytes)
    sample.add(bytes.subarray(at, at + chunk_bytes).toString('latin1'));
  return sample.bytesIn(bytes.length);
}

for (const name of Object.keys(EVENTS)) {
  t.test(name, async (t) => {
    for (const text of [ENGLISH, CHINESE]) {
      for (const [size, pieces] of Object.entries({
        'a few characters': text.match(/[\s\S]{1,4}/g) ?? [],
        'a sentence': [text],
      })) {
        const short = streamOf(name, pieces);
        t.equal(bytesIn(name, short, 777), Buffer.byteLength(text), `all of a short stream, ${size} an event`);
        const times = Math.ceil(100_000 / short.length);
        const exact = Buffer.byteLength(text) * times;
        const found = bytesIn(name, short.repeat(times), 1_000);
        t.ok(Math.abs(found - exact) / exact < 0.05, `a long stream, ${size} an event: ${found} of ${exact}`);
      }
    }
  });
}

t.test('events that differ from the first ones', async (t) => {
  const word = (text: string) => streamOf('responses', [text]);
  const words = ENGLISH.match(/[\s\S]{1,4}/g) ?? [];
  const deltas = words.map(word).join('');
  const other = (type: string, member: object) => `data: ${JSON.stringify({ type, ...member })}\n\n`;
  // The first event repeats the request, and later ones have what is no text.
  const created = other('response.created', { response: { instructions: 'x'.repeat(12_000) } });
  const call = other('response.output_item.done', {
    item: { type: 'reasoning', encrypted_content: 'y'.repeat(3_000) },
  });
  const stream = created + `${deltas}${call}${deltas}`.repeat(20);
  const exact = Buffer.byteLength(ENGLISH) * 40;
  const found = bytesIn('responses', stream, 1_000);
  t.ok(Math.abs(found - exact) / exact < 0.1, `${found} of ${exact}`);
});

t.test('escapes count as what they stand for', async (t) => {
  const text = `${CHINESE}\n"quoted" \\ 😀 <b>`;
  const ascii = (json: string) =>
    json
      .replaceAll(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .replaceAll('<', '\\u003c');
  for (const event of [
    streamOf('messages', [text]),
    ascii(streamOf('messages', [text]).trim())
      .concat('\n\n')
      .replace('\\u000a', '\n'),
  ]) {
    const times = 600;
    const exact = Buffer.byteLength(text) * times;
    const found = bytesIn('messages', event.repeat(times), 4_096);
    t.ok(Math.abs(found - exact) / exact < 0.02, `${found} of ${exact}`);
  }
});

t.test('what is no text', async (t) => {
  t.equal(bytesIn('messages', ': ping\n\n'.repeat(10), 100), 0, 'a short stream without text');
  const noise = ': ping\n\n'.repeat(5_000);
  t.equal(bytesIn('messages', noise, 100), noise.length, 'a long one may have text in a form that is not known');
  t.equal(bytesIn('messages', 'data: {"delta":{"text":7}}\n\ndata: {"del', 5), 0, 'a number, and half an event');
  t.equal(new TextSample([]).bytesIn(0), 0);
});

t.test('chunks of one to three bytes', async (t) => {
  const stream = streamOf('messages', ENGLISH.match(/[\s\S]{1,4}/g) ?? []).repeat(8);
  const whole = bytesIn('messages', stream, 16 * 1024);
  for (const chunk_bytes of [1, 2, 3]) t.equal(bytesIn('messages', stream, chunk_bytes), whole, `${chunk_bytes} bytes`);
});
