/** Compiles the configuration for a command, with the same words wherever it cannot be used. */
import { readFile } from 'node:fs/promises';
import { type Compiled, type CompileOptions, compileConfig } from '../compile/compile.ts';
import { formatText } from '../config/format.ts';
import type { Plan } from '../plan.ts';
import { CliError } from './errors.ts';
import type { Cli } from './io.ts';

/** Where something stands in for an upstream. */
export type Upstreams = NonNullable<CompileOptions['upstreams']>;

/** Every diagnostic, a file that cannot be read included, and the plan when none of them is an error. */
export function compile(cli: Cli, upstreams?: Upstreams): Compiled {
  return compileConfig(cli.config, { env: cli.io.env, ...(upstreams && { upstreams }) });
}

/** The configuration's text, for excerpts; undefined when it cannot be read. */
export async function configText(cli: Cli): Promise<string | undefined> {
  return readFile(cli.config, 'utf8').catch(() => undefined);
}

/**
 * The plan. Its warnings, or the errors that prevent it, go to standard error.
 * Throws a CliError when there is none.
 */
export async function requirePlan(cli: Cli, upstreams?: Upstreams): Promise<Plan> {
  const { plan, diagnostics } = compile(cli, upstreams);
  if (diagnostics.length > 0) cli.io.stderr.write(formatText(diagnostics, await configText(cli)));
  if (plan !== undefined) return plan;
  throw new CliError(
    'config_invalid',
    `the configuration ${cli.config} cannot be used`,
    'correct the errors that are listed above; tollgate check finds the same ones',
  );
}
