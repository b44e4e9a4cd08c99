/** Measures the meter: microseconds per event and megabytes per second on one core, by interface and chunk size. */

import { createMeter, formOf } from '../src/billing/metering/meter.ts';
import { withClasses } from '../src/config/sections/billing/meters.ts';
import { NANO } from '../src/lib/money/amount.ts';
import type { MeterPlan } from '../src/plan/index.ts';

const messages = planOf({
  input: [
    ['message', 'usage', 'input_tokens'],
    ['usage', 'input_tokens'],
  ],
  output: [
    ['message', 'usage', 'output_tokens'],
    ['usage', 'output_tokens'],
  ],
});
const generative = planOf({
  input: [['usageMetadata', 'promptTokenCount']],
  output: [['usageMetadata', 'candidatesTokenCount']],
  thoughts: [['usageMetadata', 'thoughtsTokenCount']],
});

const words = 'the wind is from the west and a red kite stands still over the "harbour" as if nailed there\n'.split(
  ' ',
);
const deltas = Array.from({ length: 200 }, (_, index) => ({
  type: 'content_block_delta',
  index: 0,
  delta: { type: 'text_delta', text: ` ${words[index % words.length]}` },
}));
const messageEvents = deltas.map((delta) => `event: ${delta.type}\ndata: ${JSON.stringify(delta)}\n\n`);
const chunksOfContent = deltas.map(({ delta }, index) => ({
  candidates: [{ content: { parts: [{ text: delta.text }], role: 'model' }, index: 0 }],
  usageMetadata: { promptTokenCount: 12, candidatesTokenCount: index + 1, totalTokenCount: index + 13 },
  modelVersion: 'gen-pro',
  responseId: 'c2FuZGJveC1yZXNwb25zZQ',
}));
const contentEvents = chunksOfContent.map((chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`);
const prose = words.join(' ').repeat(4_000);

const eventStream = 'text/event-stream';
const json = 'application/json';
measure('messages events, one per chunk', messages, eventStream, messageEvents.map(bytes), 200);
measure('messages events, 16 KiB chunks', messages, eventStream, cut(messageEvents.join('').repeat(8), 16_384), 1_600);
measure('messages events, 100 B chunks', messages, eventStream, cut(messageEvents.join(''), 100), 200);
measure('generative events, one per chunk', generative, eventStream, contentEvents.map(bytes), 200);
measure('generative events, 16 KiB chunks', generative, eventStream, cut(contentEvents.join(''), 16_384), 200);
measure('generative array, 16 KiB chunks', generative, json, cut(JSON.stringify(chunksOfContent), 16_384), 200);
measure('a long JSON answer, 64 KiB chunks', messages, json, cut(JSON.stringify({ text: prose }), 65_536), 1);
const image = { data: 'QUJD'.repeat(100_000), usage: { input_tokens: 1 } };
measure('a base64 answer, 64 KiB chunks', messages, json, cut(JSON.stringify(image), 65_536), 1);

function planOf(counts: Readonly<Record<string, readonly (readonly string[])[]>>): MeterPlan {
  return withClasses({
    name: 'bench',
    unit: 'million_tokens',
    facts: [],
    hold: [],
    counts: Object.entries(counts).map(([name, at]) => ({ name, source: { from: 'at', at } })),
    charge: [],
    without_usage: { as: 'free' },
    final: undefined,
    failed: undefined,
    cap_nano: NANO,
  });
}

function bytes(text: string): Buffer {
  return Buffer.from(text);
}

function cut(text: string, length_bytes: number): readonly Buffer[] {
  const all = Buffer.from(text);
  const count = Math.ceil(all.length / length_bytes);
  return Array.from({ length: count }, (_, index) => all.subarray(index * length_bytes, (index + 1) * length_bytes));
}

/** Warms up, then measures for one second. */
function measure(name: string, plan: MeterPlan, contentType: string, chunks: readonly Buffer[], events: number): void {
  const pass = () => {
    const meter = createMeter(plan, formOf(contentType));
    for (const chunk of chunks) meter.push(chunk);
    return meter.counts();
  };
  for (const until = performance.now() + 300; performance.now() < until; ) pass();
  let passes = 0;
  const begun_ms = performance.now();
  while (performance.now() < begun_ms + 1_000) {
    pass();
    passes += 1;
  }
  const pass_us = ((performance.now() - begun_ms) * 1_000) / passes;
  const length_bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const event = events > 1 ? `${(pass_us / events).toFixed(3)} µs/event` : `${pass_us.toFixed(0)} µs/answer`;
  process.stdout.write(
    `${name.padEnd(36)} ${event.padStart(20)} ${(length_bytes / pass_us).toFixed(0).padStart(7)} MB/s\n`,
  );
}
