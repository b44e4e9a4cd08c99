/** Reads and compiles the configuration for a command, with the same words wherever it cannot be used. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compileConfig } from '../compile/compile.ts';
import { formatText } from '../config/format.ts';
import type { Plan } from '../plan.ts';
import { CliError } from './errors.ts';
import type { Cli } from './io.ts';

/** Where the sandbox stands in for an upstream. */
export type Upstreams = (name: string) => { readonly url: string; readonly secret: string } | undefined;
export type Compiled = ReturnType<typeof compileConfig>;

/** The configuration's text. Throws a CliError when the file cannot be read. */
export async function readConfig(cli: Cli): Promise<string> {
  try {
    return await readFile(resolve(cli.io.cwd, cli.config), 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new CliError(
      'config_unreadable',
      `the configuration ${cli.config} cannot be read${why}`,
      'name another with --config FILE',
    );
  }
}

/** Every diagnostic, and the plan when none of them is an error. */
export function compileText(cli: Cli, text: string, upstreams?: Upstreams): Compiled {
  return compileConfig(cli.config, { text, env: cli.io.env, ...(upstreams && { upstreams }) });
}

/**
 * The plan. Its warnings, or the errors that prevent it, go to standard error.
 * Throws a CliError when there is none.
 */
export async function requirePlan(cli: Cli, upstreams?: Upstreams): Promise<Plan> {
  const text = await readConfig(cli);
  const { plan, diagnostics } = compileText(cli, text, upstreams);
  if (diagnostics.length > 0) cli.io.stderr.write(formatText(diagnostics, text));
  if (plan !== undefined) return plan;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  throw new CliError(
    'config_invalid',
    `${cli.config} has ${errors === 1 ? 'an error' : `${errors} errors`}`,
    'correct what is listed above; tollgate check finds the same',
  );
}
