/** Checks what a client does in each cell, and that docs/reference/clients.md says it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Test } from 'tap';
import { root } from '../support/tollgate.ts';
import { CELLS, type Cell, EXPECTED, type Outcome, startWorld } from './run.ts';

const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/** The folder with the programs. */
export const programs = join(import.meta.dirname, 'programs');

/** The pinned version of a package for Node. */
export function versionOf(name: string): string {
  return String(dependencies[name]).replace(/.*@/, '');
}

/**
 * Adds a subtest that runs a client.
 *
 * @param args of `command`, which runs a file of `programs/`.
 * @param charged how many requests are charged, where a client sends others than those that `EXPECTED` has.
 */
export async function checkClient(
  t: Test,
  name: string,
  command: string,
  args: readonly string[],
  charged: Readonly<Partial<Record<Cell, number>>> = {},
): Promise<void> {
  await t.test(name, async (t) => {
    const outcomes = await (await startWorld(t)).run(command, args, charged);
    for (const cell of CELLS) {
      const outcome = outcomes[cell];
      if (outcome === undefined) continue;
      t.match(outcome.got, EXPECTED[cell].got, cell);
      t.equal(outcome.charged, charged[cell] ?? EXPECTED[cell].charged, `${cell}: requests charged`);
    }
    const row = rowOf(name, outcomes);
    const page = readFileSync(join(root, 'docs/reference/clients.md'), 'utf8');
    t.ok(page.includes(row), `docs/reference/clients.md is out of date; it must have this line:\n${row}`);
  });
}

/** The client's line of the table: that it works, or the error that it raised. */
function rowOf(name: string, outcomes: Readonly<Partial<Record<Cell, Outcome>>>): string {
  const texts = CELLS.map((cell) => {
    const outcome = outcomes[cell];
    if (outcome === undefined) return 'has no such call';
    return EXPECTED[cell].got.source.startsWith('^') ? 'works' : `\`${outcome.got}\``;
  });
  return `| ${[name, ...texts].join(' | ')} |`;
}
