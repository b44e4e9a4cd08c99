/** Installs the Python SDKs of the tests, pinned and cached in node_modules. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const environment = join(import.meta.dirname, '../../node_modules/.cache/tollgate-python');
const requirements = join(import.meta.dirname, 'python/requirements.txt');
/** The requirements that are installed. Written last, so that an interrupted installation is repeated. */
const installed = join(environment, 'requirements.txt');

/** Why the tests of Python SDKs are skipped; false: they run. */
export const skipPython = spawnSync('python3', ['--version']).status === 0 ? false : 'python3 is not installed';

/** The path of a Python that has the SDKs. The first call downloads them. Only one test file may call it, because files run at the same time. */
export function pythonWithSdks(): string {
  const python = join(environment, 'bin/python');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(requirements, 'utf8')) return python;
  rmSync(environment, { recursive: true, force: true });
  run('python3', ['-m', 'venv', environment]);
  // Compiling all modules takes most of the time, and few are used.
  const options = ['--quiet', '--disable-pip-version-check', '--no-compile', '--requirement', requirements];
  run(python, ['-m', 'pip', 'install', ...options]);
  copyFileSync(requirements, installed);
  return python;
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}
