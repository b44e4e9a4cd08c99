/** Request bodies: compares our single pass over the text with jsonc-parser, momoa and JSON.parse on the same questions. */
import { evaluate, parse } from '@humanwhocodes/momoa';
import { applyEdits, modify, visit } from 'jsonc-parser';
import { inspectJson } from '../../src/lib/json/duplicate-key.ts';
import { insertMembers, parseJson, pickMembers } from '../../src/lib/json/raw-json.ts';
import { compare } from './measure.ts';

/** Repeated names, depth and number of nodes: what is checked on every body. */
function inspectWithJsonc(text: string): readonly unknown[] {
  const names: Set<string>[] = [];
  let duplicate = false;
  let depth = 0;
  let deepest = 0;
  let nodes = 0;
  const open = () => {
    nodes++;
    deepest = Math.max(deepest, ++depth);
  };
  visit(text, {
    onObjectBegin: () => {
      names.push(new Set());
      open();
    },
    onObjectEnd: () => {
      names.pop();
      depth--;
    },
    onArrayBegin: open,
    onArrayEnd: () => {
      depth--;
    },
    onSeparator: (character) => {
      if (character === ',') nodes++;
    },
    onObjectProperty: (name) => {
      if (names.at(-1)?.has(name)) duplicate = true;
      names.at(-1)?.add(name);
    },
  });
  return [duplicate, deepest, nodes];
}

/** momoa builds a tree with positions; finding repeated names needs a walk of that tree. */
function inspectWithMomoa(text: string): readonly unknown[] {
  let duplicate = false;
  let deepest = 0;
  let nodes = 0;
  const pending: { node: ReturnType<typeof parse>['body']; depth: number }[] = [{ node: parse(text).body, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, depth } = next;
    if (node.type !== 'Object' && node.type !== 'Array') continue;
    deepest = Math.max(deepest, depth + 1);
    nodes += 1 + Math.max(0, node.type === 'Object' ? node.members.length - 1 : node.elements.length - 1);
    if (node.type === 'Array') {
      for (const element of node.elements) pending.push({ node: element.value, depth: depth + 1 });
      continue;
    }
    const names = new Set<unknown>();
    for (const { name, value } of node.members) {
      const key = evaluate(name as Parameters<typeof evaluate>[0]);
      if (names.has(key)) duplicate = true;
      names.add(key);
      pending.push({ node: value, depth: depth + 1 });
    }
  }
  return [duplicate, deepest, nodes];
}

function inspectOurs(text: string): readonly unknown[] {
  const { duplicate, depth, nodes } = inspectJson(text);
  return [duplicate !== undefined, depth, nodes];
}

const message = `{"role":"user","content":[{"type":"text","text":${JSON.stringify('A line of "quoted" text.\n'.repeat(25))}}]}`;
const inputs: Readonly<Record<string, string>> = {
  'a chat': `{"model":"m","messages":[${Array(1_000).fill(message).join(',')}]}`,
  'a video task':
    '{"model":"m","content":[{"type":"text","text":"A red kite over the harbour --dur 5"}],"seed":12345678901234567890}',
  'a picture in base64': `{"content":[{"data":"${'QUJD'.repeat(250_000)}"}]}`,
  'empty objects': `{"a":[${'{},'.repeat(100_000)}{}]}`,
  '90,000 members': `{${Array.from({ length: 90_000 }, (_, index) => `"m${index}":1`).join(',')}}`,
  'a string of quotes': `{"a":"${'\\"'.repeat(500_000)}"}`,
  'a repeated name, once escaped': '{"a":{"duration":5,"\\u0064uration":60}}',
  '100,000 levels deep': `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
};
for (const [name, text] of Object.entries(inputs)) {
  compare({
    name: `names, depth and nodes: ${name}`,
    length_bytes: Buffer.byteLength(text),
    readers: {
      'our pass': () => inspectOurs(text),
      'jsonc-parser visit': () => inspectWithJsonc(text),
      'momoa parse': () => inspectWithMomoa(text),
    },
  });
}

for (const name of ['a chat', 'a video task', '100,000 levels deep']) {
  const text = inputs[name] ?? '';
  compare({
    name: `a member added: ${name}`,
    length_bytes: Buffer.byteLength(text),
    readers: {
      'our insertMembers': () => insertMembers(text, [{ path: [], key: 'resolution', rawValue: '"720p"' }]).slice(-40),
      'jsonc-parser modify': () => applyEdits(text, modify(text, ['resolution'], '720p', {})).slice(-40),
      'JSON.parse and stringify': () => JSON.stringify({ ...JSON.parse(text), resolution: '720p' }).slice(-40),
    },
  });
}
const { 'a video task': task = '' } = inputs;
compare({
  name: 'members picked: a video task',
  length_bytes: Buffer.byteLength(task),
  readers: {
    'our pickMembers': () => pickMembers(task, ['model', 'seed']),
    'JSON.parse with sources': () => pickWithSources(task, ['model', 'seed']),
  },
});

/** The reviver's `context.source` and JSON.rawJSON keep the original text of numbers, but visit every value. */
function pickWithSources(text: string, keys: readonly string[]): string {
  const { rawJSON } = JSON as unknown as { rawJSON: (source: string) => unknown };
  const keepSource = (_: string, value: unknown, { source }: { source?: string } = {}) =>
    source !== undefined && typeof value === 'number' ? rawJSON(source) : value;
  const all = JSON.parse(text, keepSource as Parameters<typeof JSON.parse>[1]);
  return JSON.stringify(Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key))));
}

JSON.parse('{"q":1,"\\\\":2}');
const escaped = '{"q":1,"\\u0061":2}';
compare({
  name: 'an escaped name after a name that is a backslash',
  length_bytes: escaped.length,
  readers: { 'our parseJson': () => parseJson(escaped), 'JSON.parse': () => JSON.parse(escaped) },
});
