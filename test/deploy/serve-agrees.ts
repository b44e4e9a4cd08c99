/** What the files in deploy/ must agree with: the options of the program, and how long the shipped configuration drains. */

import { run } from '../../src/cli/program.ts';
import { compileConfig } from '../../src/config/compile-config.ts';
import { shippedConfig } from '../support/stack.ts';

const { plan } = compileConfig(shippedConfig, { env: {} });
if (plan === undefined) throw new Error('the shipped configuration has mistakes');

/** How long the gateway may need to stop, in seconds: the time as a lame duck, and that of the answers in progress. */
export const drain_s = (plan.server.drain.lame_duck_ms + plan.server.drain.limit_ms) / 1000;

/** How long a start may wait for its store, in seconds. */
export const store_start_s: number = plan.store_start_timeout_ms / 1000;

/** The port of the shipped configuration. */
export const port: number = plan.server.port;

/** The port for metrics in the files of deploy/, and the one that docs/guides/alerts.md shows. */
export const metricsPort = 9464;

/** The options that the named command does not have, or the command if the program does not have it. */
export async function unknownOptions([command = '', ...args]: readonly string[]): Promise<readonly string[]> {
  let help = '';
  const sink = { write: (text: string) => (help += text) };
  await run([command, '--help'], { stdout: sink, stderr: sink, env: {} });
  // For an unknown command, this is the help of the whole program.
  if (!help.startsWith(`Usage: tollgate ${command} `)) return [command];
  return args.filter((word) => word.startsWith('--') && !new RegExp(`${word}\\b`).test(help));
}
