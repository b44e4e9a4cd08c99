/** Tests that `check` passes for the shipped configuration and the examples when every price is multiplied by a factor. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { formatNano, parseNano } from '../../src/lang/amount.ts';
import { root, workspace } from '../support/tollgate.ts';

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
