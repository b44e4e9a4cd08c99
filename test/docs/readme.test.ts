/** Checks that the README's excerpt is part of the shipped configuration, and that `check` reports its mistake as shown. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { checkConfig } from '../../src/config/compile-config.ts';
import { formatText } from '../../src/config/read/format.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { call, shippedConfig, until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';
import { fences } from './pages.ts';
import { firstMissing } from './same.ts';

const main = readFileSync(shippedConfig, 'utf8');
const [excerpt = '', checked = ''] = fences('README.md')
  .filter(({ section }) => section === 'Configure')
  .map(({ text }) => text);

t.test('the excerpt', async (t) => {
  // Without the comments behind lines.
  const lines = shippedText.split('\n').map((line) => line.replace(/ +#.*/, ''));
  for (const line of excerpt.split('\n')) t.ok(lines.includes(line), line);
});

t.test('the mistake', async (t) => {
  const right = excerpt.split('\n').at(-1) ?? '';
  const text = edited(main, [right, right.replace('price:', 'prise:')]);
  const { diagnostics, texts } = await checkConfig(shippedConfig, { text, env: {} });
  const printed = formatText(diagnostics, texts).replaceAll(shippedConfig, 'gateway.yaml');
  const [, ...documented] = checked.split('\n');
  // The line number changes with every edit above it.
  const anyLine = (each: string) => each.trimEnd().replaceAll(/yaml:\d+:/g, 'yaml:LINE:');
  t.equal(anyLine(printed), anyLine(documented.join('\n')));
});

// Checks that the program prints what the README's first session shows: start, ledger, charge, audit.

t.test('the first session', async (t) => {
  const [banner = '', books = ''] = fences('README.md')
    .filter(({ section, language }) => section === 'Start' && language === 'text')
    .map(({ text }) => text);
  const { start, run } = await workspace(t);
  const gateway = start(['serve', '--sandbox', '--port', '0']);
  await gateway.seen(/Press Ctrl-C/);
  t.equal(firstMissing(banner, gateway.output.stdout), undefined, 'what npm start prints');

  const [, url = ''] = await gateway.seen(/listening on (\S+)/);
  const [authorization = ''] = await gateway.seen(/(?<=authorization: )Bearer tg_[\w-]+/);
  const [, path = '', body = ''] = await gateway.seen(/curl -sS http:\/\/[^/]+(\S+) .* -d '(.*)'/);
  const reply = await call(url + path, 'POST', JSON.parse(body), { authorization });
  const ask = () => call(`${url}${path}/${reply.json.task_id}`, 'GET', undefined, { authorization });
  await until(ask, ({ json }) => json.status === 'succeeded');

  const ledger = await run(['ledger', 'demo']);
  const charge = await run(['charge', 'explain', '3']);
  const audit = await run(['audit']);
  const session = [
    '$ npm run -s tollgate -- ledger demo --store sqlite:./data/sandbox.db',
    ledger.stdout.trimEnd(),
    '$ npm run -s tollgate -- charge explain 3 --store sqlite:./data/sandbox.db',
    charge.stdout.trimEnd(),
    '$ npm run -s tollgate -- audit --store sqlite:./data/sandbox.db',
    audit.stdout.trimEnd(),
  ].join('\n');
  t.equal(firstMissing(books, session), undefined, 'the books');
  const [first = ''] = fences('docs/README.md').flatMap(({ language, text }) => (language === 'text' ? text : []));
  t.equal(firstMissing(first, session), undefined, 'the first page of the documentation');
});
