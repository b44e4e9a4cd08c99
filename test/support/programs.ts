/**
 * Programs that npm does not bring, such as nginx or Python. A test that runs one asks here first, and is skipped with the reason where the
 * machine lacks it.
 */
import { spawnSync } from 'node:child_process';

/**
 * Why a test that runs the program is skipped; false: it runs.
 *
 * @param args with which the program ends at once and reports success.
 * @param install where to get it.
 */
export function absent(command: string, args: readonly string[], install: string): string | false {
  return spawnSync(command, args).status === 0 ? false : `${command} is not installed (${install})`;
}

/** Like {@link absent}. @throws Error in CI, which installs the program, so that no test is skipped there unseen */
export function missing(command: string, args: readonly string[], install: string): string | false {
  const reason = absent(command, args, install);
  if (reason !== false && process.env.CI === 'true') throw new Error(reason);
  return reason;
}

/** Why a test that runs curl is skipped. */
export const noCurl = (): string | false => missing('curl', ['--version'], 'apt-get install curl');
/** Why a test that mounts a small disk is skipped. */
export const noMount = (): string | false =>
  spawnSync('unshare', ['--mount', 'true']).status === 0 ? false : 'this user may mount no disk';
/** Why a test that runs Python is skipped. */
export const noPython = (): string | false => missing('python3', ['--version'], 'apt-get install python3-venv');
