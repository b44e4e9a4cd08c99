/** Packs the npm package from a staged folder: what is published has the built program, and installs better-sqlite3 alone. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { executableName } from '../build.ts';
import { root } from '../bundle.ts';

/** Beside `dist/`, of the built program. */
const CONTENTS = ['deploy', 'docs', 'examples', 'CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md'];

/** Packs the program that `npm run build` has made. @param folder gets the package, `tollgate-VERSION.tgz`. */
export function packNpm(folder: string): void {
  const { name, version, description, license, type, engines, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const staged = mkdtempSync(join(folder, 'staged-'));
  try {
    const built = join(root, 'dist');
    cpSync(built, join(staged, 'dist'), {
      recursive: true,
      filter: (path) => path !== join(built, executableName),
    });
    for (const each of CONTENTS) cpSync(join(root, each), join(staged, each), { recursive: true });
    // The other dependencies are bundled.
    const installed = { 'better-sqlite3': dependencies['better-sqlite3'] };
    const about = { name, version, description, license, type, engines, bin: { tollgate: 'dist/main.js' } };
    writeFileSync(join(staged, 'package.json'), `${JSON.stringify({ ...about, dependencies: installed }, null, 2)}\n`);
    const packing = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
    execFileSync('npm', packing, { cwd: staged, stdio: ['ignore', 'ignore', 'inherit'] });
  } finally {
    rmSync(staged, { recursive: true });
  }
}
