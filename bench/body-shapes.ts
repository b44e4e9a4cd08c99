/**
 * Measures what a request body costs the event loop, by its shape: `node bench/body-shapes.ts`. Prints milliseconds of processor time
 * per megabyte (10^6 bytes) for all work on a body before the hold, on a route with every check.
 */

import { readTextFlags } from '../src/billing/facts/text-flag.ts';
import { parseBody } from '../src/gateway/admission/body.ts';
import { rejectCaseCollisions } from '../src/gateway/admission/case-collisions.ts';
import { neededResources } from '../src/gateway/admission/needs.ts';
import { Refusal } from '../src/lib/refusal.ts';

const megabyte = 1_000_000;
const max_nodes = 100_000;
const rounds = 7;

const message = JSON.stringify({
  role: 'user',
  content: [{ type: 'text', text: 'A line of "quoted" text with\nline ends. '.repeat(25) }],
});
const text = (content: string) => `{"content":[{"type":"text","text":${JSON.stringify(content)}}]}`;

const shapes: Readonly<Record<string, () => string>> = {
  'empty objects': () => `{"a":[${'{},'.repeat(megabyte / 3)}{}]}`,
  'members that are all different': () =>
    `{${Array.from({ length: 90_000 }, (_, index) => `"m${index}":1`).join(',')}}`,
  'as many different members as are accepted': () => {
    const object = Array.from({ length: 9_999 }, (_, index) => `"m${index}":1`).join(',');
    return `{"a":[${Array(9).fill(`{${object}}`).join(',')}]}`;
  },
  'empty objects and the word constructor': () => `{"a":[${'{},'.repeat(megabyte / 3)}"constructor"]}`,
  numbers: () => `{"a":[${'1,'.repeat(megabyte / 2)}1]}`,
  'as many numbers as are accepted': () => `{"a":[${'1,'.repeat(max_nodes - 10)}1]}`,
  'as many objects as are accepted': () => `{"a":[${'{},'.repeat(max_nodes / 2 - 10)}{}]}`,
  'one string': () => text('x'.repeat(megabyte)),
  'a string of quotes': () => text('"'.repeat(megabyte / 2)),
  'white space': () => `{"a":1${' '.repeat(megabyte)}}`,
  'flags in a text': () => text(' --x y'.repeat(megabyte / 6)),
  'spaces in a text': () => text(' '.repeat(megabyte)),
  'a chat': () =>
    `{"messages":[${Array(Math.ceil(megabyte / message.length))
      .fill(message)
      .join(',')}]}`,
};

for (const [name, make] of Object.entries(shapes)) {
  const raw = Buffer.from(make());
  let best_ms = Number.POSITIVE_INFINITY;
  let outcome = '';
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    outcome = read(raw);
    const { user, system } = process.cpuUsage(before);
    best_ms = Math.min(best_ms, (user + system) / 1000);
  }
  const perMegabyte = (best_ms / (raw.length / megabyte)).toFixed(1).padStart(7);
  console.log(`${name.padEnd(40)} ${perMegabyte} ms/MB  ${best_ms.toFixed(1).padStart(7)} ms  ${outcome}`);
}

function read(raw: Buffer): string {
  try {
    const { value } = parseBody(raw, 'application/json', max_nodes);
    rejectCaseCollisions(value);
    neededResources({ requires_owner: [{ resource: 'asset', in: 'uri', scheme: 'asset://' }] }, value, {});
    if (typeof value === 'object' && value !== null) readTextFlags(Reflect.get(value, 'content'));
    return 'accepted';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `refused: ${error.message}`;
  }
}
