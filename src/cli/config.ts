/** Compiles the configuration for a command, and reports its errors the same way in every command. */
import { compileConfig } from '../compile/compile.ts';
import type { Compiled, CompileOptions } from '../compile/compiled.ts';
import type { Configuration } from '../compile/diff/written.ts';
import { formatText } from '../config/format.ts';
import type { Texts } from '../config/read-text.ts';
import type { Plan } from '../plan.ts';
import { CliError } from './errors.ts';
import type { Cli } from './io.ts';

/** URLs and credentials that replace those of the configured upstreams. */
export type Upstreams = NonNullable<CompileOptions['upstreams']>;

/** All diagnostics, including one for an unreadable file, and the plan if none of them is an error. */
export function compile(cli: Cli, upstreams?: Upstreams, read?: Texts): Compiled {
  return compileConfig(cli.config, { env: cli.io.env, ...(upstreams && { upstreams }), ...(read && { read }) });
}

/**
 * Compiles the plan and writes all diagnostics to standard error.
 *
 * @throws CliError config_invalid if a diagnostic is an error.
 */
export async function requirePlan(cli: Cli, upstreams?: Upstreams): Promise<Plan> {
  return (await requireConfiguration(cli, upstreams)).plan;
}

/**
 * Like `requirePlan`, with the document and the files that were read.
 *
 * @param read gets the texts of these files.
 * @throws CliError config_invalid if a diagnostic is an error.
 */
export async function requireConfiguration(
  cli: Cli,
  upstreams?: Upstreams,
  read?: Texts,
): Promise<Configuration & Pick<Compiled, 'files' | 'checked'> & { readonly hasFindings: boolean }> {
  const { plan, document, schemas, diagnostics, files, texts, checked } = compile(cli, upstreams, read);
  const hasFindings = diagnostics.length > 0;
  if (hasFindings) cli.io.stderr.write(formatText(diagnostics, texts));
  if (plan !== undefined && document !== undefined) return { plan, document, schemas, files, checked, hasFindings };
  throw new CliError(
    'config_invalid',
    `the configuration ${cli.config} cannot be used`,
    'correct the errors listed above; tollgate check reports the same ones',
  );
}
