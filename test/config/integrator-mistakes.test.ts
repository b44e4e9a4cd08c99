/** The plausible mistakes of an integrator over three vendors: each is a finding of `check` at its line. */
import t from 'tap';
import { checkConfig } from '../../src/config/compile-config.ts';
import { isAdvice } from '../../src/config/read/diagnostic.ts';
import { CHAT, CLIPS, VOICES } from './integrator-vendors.ts';

/** What is written instead of what, and a text of the line with the finding if it is another line. */
type Mistake = readonly [name: string, from: string, to: string, line?: string];

const MISTAKES: readonly (readonly [vendor: string, text: string, mistakes: readonly Mistake[]])[] = [
  [
    'chat',
    CHAT,
    [
      ['a wrong pointer of the prompt', 'prompt: /usage/prompt,', 'prompt: /usage/input,'],
      ['a wrong pointer of the answer', 'answer: /usage/answer,', 'answer: /usage/output,'],
      ['a wrong pointer of the cached part', '/usage/details/cached', '/usage/cached'],
      ['a wrong pointer of the thoughts', '/usage/details/thought }', '/details/thought }'],
      ['a pointer to an object', 'prompt: /usage/prompt,', 'prompt: /usage/details,'],
      ['a pointer to a text', 'answer: /usage/answer,', 'answer: /text,'],
      ['a count of another one', 'cached: /usage/details/cached,', 'cached: /usage/details/thought,', 'charge: {'],
      ['the cached part counted twice', '{ cel: prompt - cached }', '{ cel: prompt }'],
      ['the thoughts forgotten', '{ cel: answer + thought }', '{ cel: answer }', 'counts: {'],
      ['the thoughts counted twice', '{ cel: answer + thought }', '{ cel: answer + thought + thought }'],
      ['the cached part free', ' cached: { cel: cached },', '', 'table: {'],
      [
        'input and output exchanged',
        'prompt: /usage/prompt, cached: /usage/details/cached, answer: /usage/answer',
        'prompt: /usage/answer, cached: /usage/details/cached, answer: /usage/prompt',
        'charge: {',
      ],
      [
        'a price for one token',
        '  large: { unit: million_tokens',
        '  large: { unit: character',
        'price: large, limits',
      ],
      ['a price without its class', 'cached: "0.50", ', '', 'table: {'],
      ['a price ten times too high', 'output: "8.00"', 'output: "80.00"', 'charge: "0.00495"'],
      ['every answer has failed', 'failed: /fault', 'failed: /usage'],
      ['a fault is charged', '    failed: /fault\n', '', 'tokens:'],
      ['counts that never become final', 'final: /usage/answer', 'final: /usage/total'],
      ['a wrong path of the vendor', 'forward: { path: /v2/chat/generate }', 'forward: { path: /v1/chat/generate }'],
      ['no path of the vendor', '    forward: { path: /v2/chat/generate }\n', '', 'match: POST /v1/chat'],
      [
        'a class that no price has',
        'output: { cel: answer + thought } }',
        'answer: { cel: answer + thought } }',
        'table: {',
      ],
      ['no rule for answers without usage', '    without_usage: { output: { cel: answer_bytes } }\n', '', 'tokens:'],
      ['a hold without the output', ', output: { cel: max_tokens } }\n    counts', ' }\n    counts', 'tokens:'],
      ['a route without billing', '    billing: tokens\n', '', 'chat:'],
    ],
  ],
  [
    'clips',
    CLIPS,
    [
      ['a wrong pointer of the id', 'id: /job/id', 'id: /id'],
      ['the id of the request', 'id: /job/id', 'id: /request'],
      ['a wrong pointer of the status', 'at: /job/state', 'at: /job/status'],
      ['a wrong word of success', 'succeeded: [ready]', 'succeeded: [succeeded]'],
      ['a word of failure that is missing', 'failed: [broken, blocked]', 'failed: [broken]'],
      ['a first status that is missing', 'running: [waiting, rendering]', 'running: [rendering]'],
      [
        'a failure that counts as running',
        'running: [waiting, rendering], succeeded: [ready], failed: [broken, blocked]',
        'running: [waiting, rendering, blocked], succeeded: [ready], failed: [broken]',
      ],
      [
        'a failure that counts as a success',
        'succeeded: [ready], failed: [broken, blocked]',
        'succeeded: [ready, blocked], failed: [broken]',
      ],
      ['a wrong pointer of the seconds', 'at: /result/seconds', 'at: /seconds'],
      ['milliseconds charged as seconds', 'at: /result/seconds', 'at: /result/ms'],
      [
        'milliseconds held as seconds',
        'hold: { cel: (length + 999) / 1000 }',
        'hold: { cel: length }',
        'units: { seconds: 8 }',
      ],
      ['a fact of another member', 'length: { at: /length_ms,', 'length: { at: /length,', 'units: { seconds: 8 }'],
      ['a wrong path of polls', 'query: /v2/jobs/{id}', 'query: /v2/clips/{id}'],
      ['a wrong path of the cancellation', 'cancel: POST /v2/jobs/{id}/abort', 'cancel: POST /v2/jobs/{id}/cancel'],
      ['a wrong method of the cancellation', 'cancel: POST /v2/jobs/{id}/abort', 'cancel: DELETE /v2/jobs/{id}/abort'],
      ['a wrong path of creations', 'forward: { path: /v2/jobs }', 'forward: { path: /v2/job }'],
      ['a wrong price of a size', 'large: "0.10"', 'large: "0.01"', 'hold: "0.8"'],
      ['a size that no price has', 'enum: [small, large]', 'enum: [small, large, huge]', 'table: {'],
      [
        'a kind that nothing polls',
        'task: { poll: clip_id, kinds: [clip] }',
        'task: { poll: clip_id, kinds: [clips] }',
      ],
    ],
  ],
  [
    'voices',
    VOICES,
    [
      ['a wrong header of the count', 'header: x-character-cost }', 'header: character-cost }'],
      ['a price for one character', 'unit: million_characters, by', 'unit: character, by', 'price: speech }'],
      ['characters counted twice', '{ cel: billed }', '{ cel: 2 * billed }'],
      ['a wrong path of speech', 'path: "/api/tts/{voice}"', 'path: "/api/speech/{voice}"'],
      ['a wrong pointer of the resource', 'id: [/voice/id]', 'id: [/id]'],
      ['the id of the request as that of the resource', 'id: [/voice/id]', 'id: [/request_id]'],
      [
        'a wrong name of the resource',
        'removes_resource: [{ resource: voice,',
        'removes_resource: [{ resource: voices,',
      ],
    ],
  ],
];

/** Mistakes that no example shows, because it has no credential, no network and no other limits. A recorded refusal shows the first two. */
const SILENT: readonly Mistake[] = [
  ['a wrong header of the credential', 'auth: { header: x-chat-key,', 'auth: { header: x-api-key,'],
  ['a wrong host', 'https://api.chat.example', 'https://chat.example'],
  ['a wrong name of the model', 'as: large-2026', 'as: large-2025'],
  ['a limit that is too low', 'output: 4000 }', 'output: 400 }'],
];

async function findingsOf(text: string) {
  const path = '/integrator/gateway.yaml';
  const env = { CHAT_KEY: 'secret', CLIPS_KEY: 'secret', VOICES_KEY: 'secret' };
  const { diagnostics } = await checkConfig(path, { env, read: new Map([[path, text]]) });
  return diagnostics.filter((diagnostic) => !isAdvice(diagnostic));
}

function changed(text: string, [name, from, to]: Mistake): string {
  if (text.split(from).length !== 2) throw new Error(`'${name}': its text must occur once`);
  return text.replace(from, () => to);
}

for (const [vendor, text, mistakes] of MISTAKES) {
  t.test(`${vendor}: without a mistake`, async (t) => t.same(await findingsOf(text), []));
  for (const mistake of mistakes) {
    t.test(`${vendor}: ${mistake[0]}`, async (t) => {
      const wrong = changed(text, mistake);
      const found = await findingsOf(wrong);
      const mark = mistake[3] ?? mistake[2];
      const lines = found.map(({ line, message }) => `${wrong.split('\n')[line - 1]?.trim()} — ${message}`);
      t.ok(
        lines.some((line) => line.split(' — ')[0]?.includes(mark)),
        `a finding at ${mark}`,
        { found: lines },
      );
    });
  }
}

for (const mistake of SILENT) {
  t.test(`silent: ${mistake[0]}`, async (t) => t.same(await findingsOf(changed(CHAT, mistake)), []));
}
