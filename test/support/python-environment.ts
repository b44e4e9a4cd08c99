/** Installs Python packages that tests need, pinned and cached in node_modules. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../node_modules/.cache');

/**
 * The folder with the programs of an environment, among them `python`. The first call downloads its packages. Only one test file may call
 * it with one name, because files run at the same time.
 *
 * @param requirements the path of a file with the pinned packages.
 */
export function pythonEnvironment(name: string, requirements: string): string {
  const environment = join(cache, name);
  // Written last, so that an interrupted installation is repeated.
  const installed = join(environment, 'requirements.txt');
  const bin = join(environment, 'bin');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(requirements, 'utf8')) return bin;
  rmSync(environment, { recursive: true, force: true });
  run('python3', ['-m', 'venv', environment]);
  // Compiling all modules takes most of the time, and few are used.
  const options = ['--quiet', '--disable-pip-version-check', '--no-compile', '--requirement', requirements];
  run(join(bin, 'python'), ['-m', 'pip', 'install', ...options]);
  copyFileSync(requirements, installed);
  return bin;
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}
