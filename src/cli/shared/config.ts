/** Compiles the configuration for a command, and reports its errors the same way in every command. */

import type { Compiled, CompileOptions } from '../../config/compile/compiled.ts';
import { checkConfig, compileConfig } from '../../config/compile-config.ts';
import { isAdvice } from '../../config/read/diagnostic.ts';
import { formatText } from '../../config/read/format.ts';
import type { Texts } from '../../config/read/read-text.ts';
import type { Plan } from '../../plan/index.ts';
import { CliError } from './errors.ts';
import type { Cli } from './io.ts';

/** URLs and credentials in place of the configured ones. */
export type Upstreams = NonNullable<CompileOptions['upstreams']>;

/** The plan, if no diagnostic is an error, for commands that do not report diagnostics. Examples are not played. */
export function compile(cli: Cli): Compiled {
  return compileConfig(cli.config, { env: cli.io.env });
}

/** All diagnostics, including one for an unreadable file, and the plan if none of them is an error. */
export function check(cli: Cli, upstreams?: Upstreams, read?: Texts): Promise<Compiled> {
  return checkConfig(cli.config, { env: cli.io.env, ...(upstreams && { upstreams }), ...(read && { read }) });
}

/** Compiles the plan and writes all diagnostics to standard error. @throws CliError config_invalid if a diagnostic is an error. */
export async function requirePlan(cli: Cli): Promise<Plan> {
  return (await requireConfiguration(cli)).plan;
}

/**
 * Like `requirePlan`, with the files and variables that were read, and the text of the warnings. Advice is shown only by `tollgate check`.
 *
 * @param read gets the texts of these files.
 * @throws CliError config_invalid if a diagnostic is an error.
 */
export async function requireConfiguration(
  cli: Cli,
  upstreams?: Upstreams,
  read?: Texts,
): Promise<Omit<Compiled, 'plan'> & { readonly plan: Plan; readonly warnings: string }> {
  const { plan, ...found } = await check(cli, upstreams, read);
  const diagnostics = found.diagnostics.filter((each) => !isAdvice(each));
  const shown = diagnostics.length > 0 ? formatText(diagnostics, found.texts) : '';
  cli.io.stderr.write(shown);
  if (plan !== undefined) return { plan, ...found, warnings: shown };
  const hint = 'correct the errors listed above; tollgate check reports the same ones';
  throw new CliError('config_invalid', `the configuration ${cli.config} cannot be used`, hint);
}
