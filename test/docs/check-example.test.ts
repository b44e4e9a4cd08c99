/** Checks that the README's excerpt is part of the shipped configuration, and that `check` reports its mistake as shown. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { checkConfig } from '../../src/check/compile.ts';
import { formatText } from '../../src/config/format.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { shippedConfig } from '../support/stack.ts';
import { fences } from './pages.ts';

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
