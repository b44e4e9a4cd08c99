/** The shipped configuration for crash tests: short time-outs, and a chosen means of learning an unknown outcome for each kind. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import { edited, shippedText } from '../support/shipped-text.ts';
import { root } from './processes.ts';

/** none: an operator decides. key: the upstream creates one task per idempotency key. list: the upstream lists its tasks. */
export const means = ['none', 'key', 'list'] as const;
export type Means = (typeof means)[number];

const unknown: Readonly<Record<Exclude<Means, 'none'>, object>> = {
  key: { key: 'idempotency-key', decides_within: '1s' },
  list: {
    list: '/api/v3/contents/generations/tasks?page_size=100',
    items: '/items',
    id: '/id',
    model: '/model',
    created_at: '/created_at',
    // Unix seconds are truncated, so a task can seem to be created up to a second before its request.
    within: '2s',
  },
};

const upstreams = ['cloud', '$(family)', 'generative', 'messages'] as const;
type Upstream = 'cloud' | 'k' | 'c' | 's' | 'z' | 'r' | 'generative' | 'messages';

/** Writes the configuration into a new folder, with the schemas beside it. Returns its path. */
export function writeConfig(
  folder: string,
  meansOf: Readonly<Record<string, Means>>,
  text = shippedText,
  answers_within = '500ms',
): string {
  const document = parseDocument(text);
  document.setIn(['settle'], { first: '1s', longest: '2s', concurrency: 64, claim: '1s', lease: '2s' });
  for (const name of upstreams) {
    document.setIn(['upstreams', name, 'timeout'], { connect: '1s', headers: answers_within, idle: answers_within });
  }
  // The second target is off unless a cell sets its variable.
  const second = { url: { env: 'TOLLGATE_$(family.env)_B_URL' } };
  document.setIn(['upstreams', '$(family)', 'targets'], { default: {}, second });
  // It inherits this from official_video, which is changed below.
  document.setIn(
    ['tasks', 'token_video', 'unknown_outcome'],
    document.getIn(['tasks', 'official_video', 'unknown_outcome']),
  );
  for (const [kind, how] of Object.entries(meansOf)) {
    if (how === 'none') document.deleteIn(['tasks', kind, 'unknown_outcome']);
    else document.setIn(['tasks', kind, 'unknown_outcome'], unknown[how]);
  }
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'schemas'), join(folder, 'schemas'));
  const path = join(folder, 'gateway.yaml');
  writeFileSync(path, document.toString());
  return path;
}

/** The parts of the shipped configuration that crash tests use. Without the others, a start compiles less. */
const USED: readonly (readonly [path: readonly string[], names: readonly string[]])[] = [
  [['each', 'family'], ['c']],
  [['upstreams'], ['cloud', '$(family)', 'generative', 'messages']],
  [['models'], ['vidgen-2.0', '$(family)/vidgen-2.0', 'chat-large']],
  [['interfaces'], ['generative', 'messages', 'video']],
  [['prices'], ['c', 'video_tokens', 'chat_large']],
  [['billing'], ['unified_seconds', 'official_seconds', 'video_tokens', 'messages_tokens']],
  [['tasks'], ['unified_$(family)', 'official_video', 'token_video']],
  [['fills'], []],
  [['catalogues'], []],
  [['routes'], ['create_video_task', 'get_video_task', 'create_message']],
];

/** A configuration without the parts that crash tests do not use. @param more more families and kinds of tasks. */
function usedParts(text: string, more: readonly string[] = []): string {
  const document = parseDocument(text);
  for (const [path, names] of USED) {
    const entries = document.getIn(path);
    if (!isMap(entries)) throw new Error(`gateway.yaml has no ${path.join('.')}`);
    entries.items = entries.items.filter(({ key }) => names.includes(String(key)) || more.includes(String(key)));
  }
  for (const path of [
    ['each', 'version'],
    ['each', 'resource'],
  ])
    document.deleteIn(path);
  for (const member of ['examples', 'requires_owner']) document.deleteIn(['routes', 'create_video_task', member]);
  for (const route of ['create_message', 'get_video_task']) document.deleteIn(['routes', route, 'examples']);
  return document.toString();
}

/** Like `writeConfig`, for the crash matrix, which starts many gateways. */
export function writeMatrixConfig(folder: string, how: Means): string {
  // Long enough for an upstream that answers while many other processes run.
  return writeConfig(folder, { official_video: how }, usedParts(shippedText), '6s');
}

/** One configuration with a task kind for each means: those of z have none, those of s are listed, all others honour keys. */
export function writeKillConfig(folder: string): string {
  const kinds = ['official_none', 'official_list'] as const;
  const prefixes = { official_none: 'z/vidgen', official_list: 's/vidgen' } as const;
  const [task] = match(/^ {2}official_video:\n(?: {4}.+\n)+/m);
  const [branch] = match(/^ {6}- \{ name: official,.*\n(?: {8}.+\n)+/m);
  const branches = kinds.map((kind) =>
    branch
      .replace('name: official', `name: ${kind}`)
      .replace(/prefix: \[[^\]]+\]/, `prefix: [${prefixes[kind]}]`)
      .replace('creates_task: official_video', `creates_task: ${kind}`),
  );
  const text = edited(
    shippedText,
    [task, [task, ...kinds.map((kind) => task.replace('official_video', kind))].join('')],
    [branch, [...branches, branch.replace('$(family)/vidgen', 'k/vidgen, c/vidgen, r/vidgen')].join('')],
    [/\[token_video, official_video\]/g, `[token_video, official_video, ${kinds.join(', ')}]`],
  );
  const used = usedParts(text, [...kinds, 'k', 's', 'z', 'r']);
  return writeConfig(folder, { official_video: 'key', official_none: 'none', official_list: 'list' }, used);
}

function match(pattern: RegExp): readonly [string] {
  const found = pattern.exec(shippedText);
  if (found === null) throw new Error(`gateway.yaml has nothing like ${pattern}`);
  return [found[0]];
}

/** The environment that points upstreams at their URLs. The others are off. */
export function upstreamEnv(urls: Partial<Record<Upstream, string>>): Readonly<Record<string, string>> {
  const env: Record<string, string> = {};
  for (const [name, url] of Object.entries(urls)) {
    env[`TOLLGATE_${name.toUpperCase()}_URL`] = url;
    env[`TOLLGATE_${name.toUpperCase()}_KEY`] = 'crash-test-secret';
  }
  return env;
}
