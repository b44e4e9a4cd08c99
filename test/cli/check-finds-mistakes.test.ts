/** `check` on the shipped configuration, and on a copy with three mistakes. */

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { formatNano, parseNano } from '../../src/lib/money/amount.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { root, workspace } from '../support/tollgate.ts';

t.test('the shipped configuration has no mistakes', async (t) => {
  const { json, run } = await workspace(t);
  const env = { TOLLGATE_C_URL: 'https://c.example.com', TOLLGATE_C_KEY: 'secret' };
  t.same(await json(['check'], { env }), { diagnostics: [] });
  t.equal((await run(['check'], { env })).code, 0);
});

t.test('if every upstream is off, a warning says which variables to set', async (t) => {
  const { json, run } = await workspace(t);
  t.equal((await run(['check'])).code, 0);
  t.match(await json(['check']), {
    diagnostics: [
      {
        code: 'missing-env',
        severity: 'warning',
        message: /^every upstream is off/,
        hint: /^set TOLLGATE_CLOUD_URL, TOLLGATE_C_URL, /,
      },
    ],
  });
});

t.test('one run finds three mistakes, each with its position and remedy', async (t) => {
  const { run } = await workspace(t);
  // In the same folder as the shipped file, which refers to its schemas by relative paths.
  const config = join(root, `.check-finds-mistakes-${process.pid}.yaml`);
  t.teardown(() => unlink(config));
  const seeded = edited(
    shippedText,
    ['upstream: $(family), price: $(family),', 'upstream: $(family), price: x$(family),'],
    ['cel: duration + reference_seconds }', 'cel: duraton + reference_seconds }'],
    ['creates_task: unified_$(family)\n', 'creates_task: unifed_$(family)\n'],
  );
  await writeFile(config, seeded);
  const line = (text: string) => seeded.split('\n').findIndex((each) => each.includes(text)) + 1;

  const result = await run(['check', '--config', config, '--json']);
  t.equal(result.code, 1);
  const { diagnostics } = JSON.parse(result.stdout);
  for (const wrong of ['price: x$(family),', 'duraton', 'unifed_$(family)']) {
    const found = diagnostics.find((each: { line: number }) => each.line === line(wrong));
    t.match(found, { severity: 'error', file: config, column: Number, pointer: /^\// }, wrong);
    t.same(Object.keys(found).toSorted(), ['code', 'column', 'file', 'hint', 'line', 'message', 'pointer', 'severity']);
  }
  t.same(JSON.parse((await run(['check', '--config', config, '--format', 'json'])).stdout), { diagnostics });
  const text = await run(['check', '--config', config]);
  t.equal(text.code, 1);
  t.match(text.stdout, new RegExp(`:${line('unifed_$(family)')}:\\d+`));
  t.match((await run(['check', '--config', config, '--format', 'github'])).stdout, /^::error /m);
});

// Tests that `check` passes for the shipped configuration and the examples when every price is multiplied by a factor.

/** The files with prices, and the configuration that includes each. */
const FILES = [
  ['prices.yaml', 'gateway.yaml'],
  ['examples/openai.yaml', 'examples/openai.yaml'],
] as const;

/** Numerators and denominators. */
const FACTORS = [
  ['0', 1n, 0n],
  ['0.01', 100n, 1n],
  ['1.1', 10n, 11n],
  ['7', 1n, 7n],
  ['1000', 1n, 1000n],
] as const;

for (const [name, divisor, factor] of FACTORS) {
  t.test(`prices times ${name}`, async (t) => {
    const { dir, run } = await workspace(t);
    for (const [prices, config] of FILES) {
      for (const part of ['gateway.yaml', 'prices.yaml', 'interfaces', 'schemas', 'examples']) {
        cpSync(join(root, part), join(dir, part), { recursive: true });
      }
      const text = readFileSync(join(root, prices), 'utf8');
      const edited = text.replaceAll(/"(\d+\.\d+)"/g, (_, price) => {
        return `"${formatNano((parseNano(price) * factor) / divisor)}"`;
      });
      t.not(edited, text);
      writeFileSync(join(dir, prices), edited);
      const { code, stdout, stderr } = await run(['check', '--config', join(dir, config)], {
        env: { TOLLGATE_OPENAI_KEY: 'secret' },
      });
      t.equal(code, 0, `${config}: ${stdout}${stderr}`);
    }
  });
}
