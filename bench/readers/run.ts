/**
 * Compares the hand-written readers in src/ with libraries that do the same: `node bench/readers/run.ts [NAME…]`. Each comparison
 * runs in its own process, so that the optimizations of one do not distort another.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const comparisons = ['events', 'members', 'bodies', 'routes', 'log'];
const named = process.argv.slice(2);

for (const name of named.length > 0 ? named : comparisons) {
  process.stdout.write(`\n== ${name}\n`);
  const file = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, ['--expose-gc', file], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
