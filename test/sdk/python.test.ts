/** Checks that the official Python SDKs raise an error for every answer that breaks off. They are cached in node_modules. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { breaksOff } from './other-languages.ts';

const here = join(import.meta.dirname, 'python');
const environment = join(import.meta.dirname, '../../node_modules/.cache/tollgate-python');
const python = join(environment, 'bin/python');
const isThere = spawnSync('python3', ['--version']).status === 0;

t.setTimeout(600_000);

t.test('the Python SDKs', { skip: isThere ? false : 'python3 is not installed' }, async (t) => {
  const requirements = join(here, 'requirements.txt');
  if (!existsSync(python)) run('python3', ['-m', 'venv', environment]);
  run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', requirements]);
  await breaksOff(t, python, [join(here, 'break_off.py')]);
});

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}
