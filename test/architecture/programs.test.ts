/** Tests ask before they run a program that npm does not bring, so that they are skipped, not failed, without it. */
import { globSync, readFileSync } from 'node:fs';
import t from 'tap';

/** Programs of every system with Node and npm: those of POSIX, and of util-linux where a test is for Linux only. */
const EVERYWHERE: readonly string[] = ['sh', '/bin/sh', 'cp', 'mkfifo', 'npm', 'prlimit', 'unshare'];

const RUN = /\b(?:spawn|spawnSync|execFile|execFileSync)\)?\(\s*'([^']+)'/g;
/** A shell line with curl, typed or printed by the program. */
const CURL = /'(?:\/bin\/)?sh', \['-c'[\s\S]*\bcurl\b|\bcurl\b[\s\S]*'(?:\/bin\/)?sh', \['-c'/;

t.test('every test file', async (t) => {
  const files = globSync('{src,test}/**/*.test.ts');
  t.ok(files.length > 300);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const programs = [...text.matchAll(RUN)].flatMap(([, program = '']) =>
      EVERYWHERE.includes(program) ? [] : program,
    );
    if (CURL.test(text)) programs.push('curl');
    if (programs.length > 0) t.match(text, /support\/programs\.ts/, `${file} asks for ${programs.join(', ')}`);
  }
});
