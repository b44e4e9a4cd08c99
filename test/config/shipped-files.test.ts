/** The files of the shipped configuration: the one that an operator edits is short, and the text that tests edit means the same. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import t from 'tap';
import { compileConfig } from '../../src/compile/compile.ts';
import { describePlan } from '../../src/compile/describe.ts';
import { edited, shippedNames, shippedText } from '../support/shipped-text.ts';
import { validators } from '../support/validators.ts';

const root = join(import.meta.dirname, '../..');
const main = join(root, 'gateway.yaml');

t.test('the joined text has the plan of the files', async (t) => {
  const [files, joined] = [{}, { text: shippedText }].map((options) => {
    const { plan, diagnostics } = compileConfig(main, { env: {}, validators, ...options });
    t.same(diagnostics, []);
    if (plan === undefined) throw new Error('there is no plan');
    return describePlan(plan);
  });
  t.same(joined, files);
});

t.test('if some files are missing or broken, nothing is concluded from what they declare', async (t) => {
  const others = shippedNames.slice(1);
  const text = readFileSync(main, 'utf8');
  const found = (of: string, read = new Map<string, string>()) =>
    compileConfig(main, { env: {}, validators, text: of, read }).diagnostics.map(({ code }) => code);
  for (const name of others)
    t.same(found(edited(text, [`- ${name}`, '- none.yaml'])), ['bad-include'], `${name} is missing`);
  const broken = others.map((name) => [join(root, name), `${readFileSync(join(root, name), 'utf8')}x: [`] as const);
  for (const [file, one] of broken) t.same(found(text, new Map([[file, one]])), ['yaml-syntax'], `${file} is broken`);
  t.same(
    found(text, new Map(broken)),
    others.map(() => 'yaml-syntax'),
  );
  t.same(found(edited(text, ['type: video', 'tpye: video'], ['- prices.yaml', '- none.yaml'])), [
    'bad-include',
    'unknown-key',
  ]);
});

t.test('gateway.yaml can be read from top to bottom', async (t) => {
  t.ok(readFileSync(main, 'utf8').split('\n').length < 330);
});

t.test('editors find the schema of each file', async (t) => {
  const schema = 'schemas/gateway.editor.json';
  for (const name of shippedNames) {
    const [line = ''] = readFileSync(join(root, name), 'utf8').split('\n');
    const path = relative(dirname(name), schema);
    t.equal(line, `# yaml-language-server: $schema=${path.startsWith('.') ? path : `./${path}`}`, name);
  }
});

t.test('an edit that finds nothing throws', async (t) => {
  t.equal(edited('a: 1', ['a', 'b'], [/1/, '2']), 'b: 2');
  t.throws(() => edited('a: 1', ['a', 'b'], ['a', 'c']), { message: /has no a/ });
});
