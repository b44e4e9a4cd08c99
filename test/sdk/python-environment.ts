/** Installs the Python SDKs of the tests, pinned and cached in node_modules. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const environment = join(import.meta.dirname, '../../node_modules/.cache/tollgate-python');

/** Why the tests of Python SDKs are skipped; false: they run. */
export const skipPython = spawnSync('python3', ['--version']).status === 0 ? false : 'python3 is not installed';

/** The path of a Python that has the SDKs. The first call downloads them. */
export function pythonWithSdks(): string {
  const python = join(environment, 'bin/python');
  const requirements = join(import.meta.dirname, 'python/requirements.txt');
  if (!existsSync(python)) run('python3', ['-m', 'venv', environment]);
  run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', requirements]);
  return python;
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}
