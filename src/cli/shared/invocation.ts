/** How this program was started, for commands that it prints to be pasted. */
import { isSea } from 'node:sea';
import type { Environment } from './io.ts';

/** The words before the arguments, for the executable as it was called, an installed package, or a checkout. */
export function programCommand(env: Environment): string {
  if (isSea()) return shellWord(process.argv0);
  if (import.meta.filename.endsWith('.ts')) return 'npm run -s tollgate --';
  // npm sets it for `npx`, which finds the program in node_modules.
  return env.npm_command === 'exec' ? 'npx tollgate' : 'tollgate';
}

/** The text as one shell word, quoted if necessary. */
export function shellWord(text: string): string {
  return /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
