/**
 * Changes one random value of the configuration, of an included file, or of a schema. If the result compiles, `diff` names the old
 * and the new value; only what describes may change unseen. `SEED=7 CASES=1000` repeats a run or changes its length.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { type Document, isScalar, parseDocument, type Scalar, visit } from 'yaml';
import { compileConfig } from '../../src/config/compile-config.ts';
import type { Change } from '../../src/config/inspect/change.ts';
import { diffPlans } from '../../src/config/inspect/diff.ts';
import { wordsOf } from '../../src/config/inspect/words.ts';
import { formatDuration, parseDuration_ms, parseSize_bytes } from '../../src/lib/time/duration.ts';
import type { Plan } from '../../src/plan/index.ts';
import { createRandom, type Random } from '../support/random.ts';
import { seed } from '../support/sample.ts';
import { shippedNames } from '../support/shipped-text.ts';

/** Changes that compile. */
const cases = Number(process.env.CASES ?? '60');
const root = join(import.meta.dirname, '../..');
const variables = ['CLOUD', 'C', 'K', 'S', 'Z', 'R', 'GENERATIVE', 'MESSAGES', 'OPENAI'].flatMap((name) => [
  [`TOLLGATE_${name}_URL`, `http://127.0.0.1:9/${name}`],
  [`TOLLGATE_${name}_KEY`, `the-secret-of-${name}`],
]);
const env = Object.fromEntries(variables);

/** A main file, and all files of which it is made. */
const CONFIGURATIONS = [
  ['gateway.yaml', [...shippedNames, ...jsonIn('schemas/requests'), ...jsonIn('schemas/input')]],
  [
    'examples/openai.yaml',
    ['examples/openai.yaml', ...globSync('examples/{openai/*.yaml,schemas/openai/*.json}', { cwd: root })],
  ],
] as const;

/** Keys that only describe: the examples of a route, the fields of lists that nothing uses, and the comments of a schema. */
const DESCRIBES = /\/examples\/|^\/each\/|\/(\$comment|\$id|\$schema|description|title)$/;

t.setTimeout(1_800_000);

t.test(`${cases} changes, seed ${seed}`, async (t) => {
  const random = createRandom(seed);
  const originals = new Map(CONFIGURATIONS.map(([main]) => [main, compiled(main, new Map())]));
  const seen = new Set<string>();
  for (let number = 0; number < cases; ) {
    const [main, files] = random.pick(CONFIGURATIONS);
    const file = random.pick(files);
    const change = changed(readFileSync(join(root, file), 'utf8'), random);
    const original = originals.get(main);
    const next = change && compiled(main, new Map([[join(root, file), change.text]]));
    if (change === undefined || next === undefined || original === undefined) continue;
    if (shown(change.old) === shown(change.new)) continue;
    number += 1;
    seen.add(file);
    const changes = diffPlans(original, next);
    const words = changes.flatMap((change) => wordsOf(change)).join('\n');
    t.notMatch(words, 'the-secret-of');
    const what = `${file} ${change.path}: ${change.old} -> ${change.new}`;
    if (changes.length === 0) t.match(change.path, DESCRIBES, `unseen: ${what}`);
    else
      t.ok(
        changes.some((each) => names(each, change)),
        `${what}\n${words}`,
      );
  }
  t.ok(seen.size > 3, [...seen].join(', '));
});

function compiled(main: string, read: Map<string, string | null>): Plan | undefined {
  return compileConfig(join(root, main), { env, read }).plan;
}

interface Edit {
  readonly text: string;
  readonly path: string;
  readonly old: string;
  readonly new: string;
}

/** Whether the change has the old value and the new one. Something with another name is one that is gone and one that is new. */
function names(change: Change, edit: Edit): boolean {
  if (change.change === 'added') return `${change.name} ${change.about}`.includes(shown(edit.new));
  if (change.change === 'removed') return `${change.name} ${change.about}`.includes(shown(edit.old));
  const values = 'fields' in change ? change.fields : 'old' in change ? [{ field: '', ...change }] : [];
  const old = values.map((each) => (each.new === null ? `${each.field} ${each.old}` : each.old));
  const next = values.map((each) => (each.old === null ? `${each.field} ${each.new}` : each.new));
  const has = (texts: typeof old, value: string) => texts.some((text) => text?.includes(shown(value)));
  return has(old, edit.old) && has(next, edit.new);
}

/** Amounts, durations and sizes are shown in one way, a path without its method; of a value with a placeholder, what is before it, and of a glob, what is before the star. */
function shown(value: string): string {
  const fixed = value.replace(/^[A-Z]+ \//, '/').split(/\$[({]|\*$/)[0] ?? '';
  const duration_ms = parseDuration_ms(fixed);
  if (duration_ms !== undefined) return formatDuration(duration_ms);
  const size_bytes = parseSize_bytes(fixed);
  if (size_bytes !== undefined) return String(size_bytes);
  return /^\d+\.\d+$/.test(fixed) ? fixed.replace(/(\.\d\d\d*?)0+$/, '$1') : fixed;
}

/** One scalar is another one of the same type. Undefined if there is none that can be changed. */
function changed(text: string, random: Random): Edit | undefined {
  const document = parseDocument(text);
  const leaves: { readonly scalar: Scalar; readonly path: string }[] = [];
  visit(document, {
    Scalar(key, scalar, parents) {
      if (key === 'value' || typeof key === 'number')
        leaves.push({ scalar, path: pathOf(document, [...parents, scalar]) });
    },
  });
  const { scalar, path } = random.pick(leaves);
  const { value } = scalar;
  const next = otherValue(value, random);
  if (next === undefined || next === value) return undefined;
  scalar.value = next;
  // Its spelling was that of the old value.
  delete scalar.source;
  const isJson = text.trimStart().startsWith('{');
  const written = isJson ? JSON.stringify(document.toJS()) : document.toString({ lineWidth: 0 });
  return { text: written, path, old: String(value), new: String(next) };
}

function pathOf(document: Document, nodes: readonly unknown[]): string {
  const names = nodes.flatMap((node, index) => {
    const parent = nodes[index - 1];
    if (isPair(node) && isScalar(node.key)) return [String(node.key.value)];
    return isSequence(parent) ? [String(parent.items.indexOf(node))] : [];
  });
  return document.contents === null ? '' : `/${names.join('/')}`;
}

function isPair(node: unknown): node is { readonly key: unknown } {
  return typeof node === 'object' && node !== null && 'key' in node;
}

function isSequence(node: unknown): node is { readonly items: readonly unknown[] } {
  return (
    typeof node === 'object' &&
    node !== null &&
    'items' in node &&
    Array.isArray(node.items) &&
    !node.items.some(isPair)
  );
}

function otherValue(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + random.integer(1, 9);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return undefined;
  const digits = [...value.matchAll(/\d/g)];
  if (digits.length > 0 && random.chance(0.8)) {
    const { index } = random.pick(digits);
    return `${value.slice(0, index)}${(Number(value[index]) + random.integer(1, 8)) % 10}${value.slice(index + 1)}`;
  }
  return random.pick([
    () => `${value}x`,
    () => `${value.slice(0, -1)}`,
    () => (value === 'hold' ? 'free' : 'hold'),
    () =>
      random.pick([
        'cancel',
        'drain',
        'second',
        'million_tokens',
        'string',
        'integer',
        'bool',
        'int',
        'POST',
        'DELETE',
      ]),
  ])();
}

function jsonIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}
