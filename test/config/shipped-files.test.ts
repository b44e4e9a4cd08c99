/** Tests the shipped configuration: it compiles, in all its files, and with the sandbox. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import t from 'tap';
import { compileConfig } from '../../src/config/compile-config.ts';
import { planDocument } from '../../src/config/inspect/document.ts';
import { pricesFor } from '../../src/lib/money/price-text.ts';
import { fillPath } from '../../src/lib/text/path-template.ts';
import { compileShipped, planOf } from '../support/compile-shipped.ts';
import { edited, shippedNames, shippedText } from '../support/shipped-text.ts';

// The files of the shipped configuration: the one that an operator edits is short, and the text that tests edit means the same.

const root = join(import.meta.dirname, '../..');
const main = join(root, 'gateway.yaml');

t.test('the joined text has the plan of the files', async (t) => {
  const [files, joined] = [{}, { text: shippedText }].map((options) => {
    const { plan, diagnostics } = compileConfig(main, { env: {}, ...options });
    t.same(diagnostics, []);
    if (plan === undefined) throw new Error('there is no plan');
    return planDocument(plan);
  });
  t.same(joined, files);
});

t.test('if some files are missing or broken, nothing is concluded from what they declare', async (t) => {
  const others = shippedNames.slice(1);
  const text = readFileSync(main, 'utf8');
  const found = (text: string, read = new Map<string, string>()) =>
    compileConfig(main, { env: {}, text, read }).diagnostics.map(({ code }) => code);
  for (const name of others)
    t.same(found(edited(text, [`- ${name}`, '- none.yaml'])), ['bad-include'], `${name} is missing`);
  const broken = others.map((name) => [join(root, name), `${readFileSync(join(root, name), 'utf8')}x: [`] as const);
  for (const [file, value] of broken)
    t.same(found(text, new Map([[file, value]])), ['yaml-syntax'], `${file} is broken`);
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

// Tests that the shipped configuration compiles without findings and without environment variables.

const { plan, diagnostics } = compileShipped();

t.strictSame(diagnostics, []);
t.equal(plan?.routes.length, 46);
t.ok(
  [...(plan?.upstreams.values() ?? [])].every(({ target }) => target === undefined),
  'every upstream is off',
);
const priceOf = (resolution: string, reference: string) => {
  const price = plan?.models.get('c/vidgen-2.0')?.price;
  const [first = '', second = ''] = price?.by ?? [];
  return price && pricesFor(price, { [first]: resolution, [second]: reference })?.seconds;
};
t.equal(priceOf('1080p', 'video'), 1_510_000_000n);
t.equal(priceOf('1080p', 'audio'), undefined);
t.equal(priceOf('constructor', 'video'), undefined);
t.equal(plan?.taskKinds.get('unified_c')?.billing.name, 'unified_seconds');
const poll = plan?.taskKinds.get('unified_c')?.poll_path ?? [];
t.equal(fillPath(poll, { id: 'a/b' }), '/api/v3/c/videos/generations/tasks/a%2Fb');

t.test('with the sandbox', async (t) => {
  // Tests that the urls and secrets in the file are not needed if the upstreams are replaced.
  const plan = planOf({
    env: { TOLLGATE_C_URL: 'no url', TOLLGATE_C_KEY: '' },
    upstreams: (name) => ({ url: `http://127.0.0.1:9000/${name}`, secret: 'stand-in' }),
  });

  const target = plan.upstreams.get('c')?.target;
  t.strictSame(target, {
    name: 'default',
    shown: 'http://127.0.0.1:9000',
    weight: 1,
    origin: 'http://127.0.0.1:9000',
    base_path: '/c',
    credential: {
      kind: 'secret',
      settings: { header: 'authorization', scheme: 'Bearer' },
      sources: { secret: '' },
    },
  });
  t.equal(target?.credential?.secrets.secret, 'stand-in');
  t.match(plan.upstreams.get('generative')?.target?.credential, {
    settings: { header: 'x-goog-api-key' },
    secrets: { secret: 'stand-in' },
  });
  t.notOk(
    [...plan.upstreams.values()].some(({ target }) => target === undefined),
    'every upstream is on',
  );
});
