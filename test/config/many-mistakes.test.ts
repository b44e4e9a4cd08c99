/** Tests that independent mistakes in the shipped file are all reported in one run, each at its line, without other findings. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { isCollection, isMap, parseDocument } from 'yaml';
import { checkConfig } from '../../src/config/compile-config.ts';
import fc from '../support/fc.ts';
import { ofToday, sample } from '../support/sample.ts';
import { shippedText } from '../support/shipped-text.ts';
import { expectedFinding, type Mistake, makeMistakes } from './make-mistakes.ts';
import { mistakes } from './mistakes.ts';

const file = join(import.meta.dirname, '../../gateway.yaml');

async function found(text: string): Promise<readonly string[]> {
  const { diagnostics } = await checkConfig(file, { text, env: {} });
  return diagnostics.map(({ severity, code, line }) => `${severity} ${code} ${line}`).toSorted();
}

function expected(text: string, made: readonly Mistake[]): readonly string[] {
  return made.map((mistake) => expectedFinding(mistake, text)).toSorted();
}

const allTogether: Mistake[] = [];
for (const mistake of mistakes) if (areIndependent([...allTogether, mistake])) allTogether.push(mistake);

for (const mistake of ofToday(mistakes)) {
  const text = makeMistakes(shippedText, [mistake]);
  t.strictSame(await found(text), expected(text, [mistake]), mistake.name);
}

t.test('two or three mistakes', async (t) => {
  const some = fc.shuffledSubarray([...mistakes], { minLength: 2, maxLength: 3 }).filter(areIndependent);
  const property = fc.asyncProperty(some, async (made) => {
    const text = makeMistakes(shippedText, made);
    t.strictSame(await found(text), expected(text, made), made.map(({ name }) => name).join(', '));
  });
  await fc.assert(property, { numRuns: sample(10, 20) });
});

t.test('all mistakes that are independent of each other', async (t) => {
  const text = makeMistakes(shippedText, allTogether);
  t.ok(allTogether.length > 20);
  t.strictSame(await found(text), expected(text, allTogether));
});

function areIndependent(made: readonly Mistake[]): boolean {
  const parts = made.flatMap(({ about }) => about);
  return new Set(parts).size === parts.length;
}

t.test(
  'Tests that a configuration with any one value removed or replaced compiles or gets a finding, and never throws',
  async (t) => {
    const file = join(import.meta.dirname, '../config/bases/clips.yaml');
    const text = readFileSync(file, 'utf8');

    /** The paths of everything below a node. */
    function pathsBelow(node: unknown, path: readonly unknown[]): readonly (readonly unknown[])[] {
      if (!isCollection(node)) return [];
      const keys = isMap(node) ? node.items.map(({ key }) => String(key)) : node.items.map((_, index) => index);
      return keys.flatMap((key) => [[...path, key], ...pathsBelow(node.get(key, true), [...path, key])]);
    }

    /** Only every so many values are changed. */
    const step = sample(4, 2);

    const changes: Readonly<Record<string, unknown>> = {
      gone: undefined,
      word: 'zzz',
      path: '/{x}',
      route: 'GET /v1/{x',
      nothing: {},
      list: [],
    };
    for (const [name, value] of Object.entries(changes)) {
      t.test(name, async (t) => {
        const paths = pathsBelow(parseDocument(text).contents, []);
        t.ok(paths.length > 100, 'the walk found the values');
        const wrong: string[] = [];
        for (const [index, path] of paths.entries()) {
          if (index % step !== 0) continue;
          const document = parseDocument(text);
          if (value === undefined) document.deleteIn(path);
          else document.setIn(path, document.createNode(value));
          const changed = document.toString();
          const lines = changed.split('\n').length;
          const { plan, diagnostics } = await checkConfig(file, { text: changed, env: {} });
          const isRefused = diagnostics.some(({ severity }) => severity === 'error');
          if (plan === undefined && !isRefused) wrong.push(`${path.join('/')}: no plan, and no reason`);
          for (const { line, message } of diagnostics) {
            if (line < 1 || line > lines || message === '') wrong.push(`${path.join('/')}: line ${line} '${message}'`);
          }
        }
        t.strictSame(wrong, []);
      });
    }
  },
);

t.test('a text of 1 MiB has a finding for each of its lines', async (t) => {
  const lines = 150_000;
  const { diagnostics } = await checkConfig(file, { text: `version: 1\n${'a: b\n'.repeat(lines)}`, env: {} });
  t.equal(diagnostics.filter(({ code }) => code === 'duplicate-key').length, lines - 1);
});
