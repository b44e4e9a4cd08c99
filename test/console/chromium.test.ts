/** The browser of the tests comes with `npm ci`: from the system it takes the C library and what Node itself needs. */
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import t from 'tap';
import { chromiumProgram, noChromium } from '../support/chromium.ts';
import { absent } from '../support/programs.ts';

const noLdd = absent('ldd', ['--version'], 'part of glibc');
/** Parts of glibc, and the one library of the compiler, with which every program of Node is linked. */
const OF_THE_SYSTEM = /^(ld-linux-x86-64|linux-vdso|libc|libm|libdl|libpthread|librt|libgcc_s)\.so/;

t.test('its libraries come from the package', { skip: noChromium || noLdd }, async (t) => {
  const { executablePath, env } = await chromiumProgram();
  const lines = execFileSync('ldd', [executablePath], { env, encoding: 'utf8' }).trim().split('\n');
  const outside = lines.filter((line) => !line.includes(` => ${dirname(executablePath)}/`));
  const names = outside.map((line) => line.trim().split(' ')[0]?.split('/').at(-1) ?? '');
  t.same(
    names.filter((name) => !OF_THE_SYSTEM.test(name)),
    [],
  );
  t.ok(lines.length - outside.length > 5, 'NSS, NSPR and expat come from the package');
});
