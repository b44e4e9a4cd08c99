/**
 * Finds the tests nearest to a change. Tests through the front door import the whole program, so every change touches them: they run in
 * `npm test`. Here a test counts if it changed itself, reaches a changed file within two imports, or names it in its text.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { localImports } from './imports.ts';

/** How many imports lie between a test and a file that it is about: itself, or through one helper. */
const NEAR_imports = 2;

export interface Change {
  readonly tests: readonly string[];
  /** Changed files that no test is near to. */
  readonly untested: readonly string[];
}

/** @param base what has changed since this commit; files that git does not know yet count too. */
export function testsOf(base: string, tests: readonly string[]): Change {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(existsSync);
  const changed = [
    ...git('diff', '--name-only', '--relative', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const near = new Map(tests.map((test) => [test, reach(test)] as const));
  const texts = new Map(tests.map((test) => [test, readFileSync(test, 'utf8')] as const));
  const touches = (test: string, file: string) =>
    near.get(test)?.has(file) === true || (!file.endsWith('.ts') && texts.get(test)?.includes(file) === true);
  return {
    tests: tests.filter((test) => changed.some((file) => touches(test, file))),
    untested: changed.filter((file) => !tests.some((test) => touches(test, file))),
  };
}

function reach(test: string): ReadonlySet<string> {
  const reached = new Set([test]);
  for (let step = 0; step < NEAR_imports; step++)
    for (const file of [...reached]) for (const each of importsOf(file)) reached.add(each);
  return reached;
}

const imports = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  let found = imports.get(file);
  if (found === undefined) {
    found = existsSync(file) && /\.[jt]sx?$/.test(file) ? localImports(file) : [];
    imports.set(file, found);
  }
  return found;
}
