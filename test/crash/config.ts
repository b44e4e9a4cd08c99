/** The shipped configuration for crash tests: short time-outs, and a chosen means of learning an unknown outcome for each kind. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { root } from './processes.ts';

/** none: an operator decides. key: the upstream makes one task a key. list: the upstream lists its tasks. */
export const means = ['none', 'key', 'list'] as const;
export type Means = (typeof means)[number];

const unknown: Readonly<Record<Exclude<Means, 'none'>, object>> = {
  key: { key: 'idempotency-key' },
  list: {
    list: '/api/v3/contents/generations/tasks?page_size=100',
    items: '/items',
    id: '/id',
    model: '/model',
    created_at: '/created_at',
    // Unix seconds are cut, so a task may seem to be made up to a second before it was asked for.
    within: '2s',
  },
};

export const secret = 'crash-test-secret';

/** Writes gateway.yaml into a new folder, with the schemas beside it. Answers its path. */
export function writeConfig(folder: string, meansOf: Readonly<Record<string, Means>>): string {
  const document = parseDocument(readFileSync(join(root, 'gateway.yaml'), 'utf8'));
  document.setIn(['settle'], { first: '1s', longest: '2s', concurrency: 64, lease: '1s' });
  for (const name of Object.keys(document.toJS().upstreams)) {
    document.setIn(['upstreams', name, 'timeout'], { connect: '300ms', headers: '500ms', idle: '500ms' });
  }
  for (const [kind, how] of Object.entries(meansOf)) {
    if (how === 'none') document.deleteIn(['tasks', kind, 'unknown']);
    else document.setIn(['tasks', kind, 'unknown'], unknown[how]);
  }
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'schemas'), join(folder, 'schemas'));
  const path = join(folder, 'gateway.yaml');
  writeFileSync(path, document.toString());
  return path;
}

/** The environment that points upstreams at their URLs. */
export function upstreamEnv(urls: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const env: Record<string, string> = {};
  for (const [name, url] of Object.entries(urls)) {
    env[`TOLLGATE_${name.toUpperCase()}_URL`] = url;
    env[`TOLLGATE_${name.toUpperCase()}_KEY`] = secret;
  }
  return env;
}
