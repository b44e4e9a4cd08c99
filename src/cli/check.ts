/** `check`: reports every mistake in the configuration in one run, each with its position and remedy. */
import { type Command, Option } from 'commander';
import type { Diagnostic } from '../config/diagnostic.ts';
import { formatGithub, formatJson, formatText } from '../config/format.ts';
import type { Plan } from '../plan.ts';
import { peekOpenTasks } from '../store/sqlite/open-tasks.ts';
import { compile, configText } from './config.ts';
import { CliError, usageError } from './errors.ts';
import type { Act, Cli, ExitCode } from './io.ts';
import { unreachableTaskWarnings } from './open-tasks.ts';

const FORMATS = ['text', 'json', 'github'] as const;
interface CheckOptions {
  readonly format?: (typeof FORMATS)[number];
}

/** Adds `check`; `--json` gives `{diagnostics:[…]}`. */
export function addCheckCommand(program: Command, act: Act): void {
  program
    .command('check')
    .description('find every mistake in the configuration')
    .addOption(new Option('--format <format>', 'text, json (same as --json), or github annotations').choices(FORMATS))
    .action(act(check));
}

async function check(cli: Cli, options: CheckOptions): Promise<ExitCode> {
  const { format = cli.json ? 'json' : 'text' } = options;
  if (cli.json && format !== 'json') {
    throw usageError(`--json and --format ${format} cannot be used together`, 'give only one of them');
  }
  const { plan, diagnostics } = compile(cli);
  const refusal = plan && (await import('./dry-start.ts').then(({ dryStart }) => dryStart(plan)));
  if (refusal !== undefined) throw new CliError('config_invalid', `the router rejects the routes: ${refusal}`);
  const unreachable = plan === undefined ? [] : unreachableTasks(plan, cli.config);
  cli.io.stdout.write(formatted(format, [...unreachable, ...diagnostics], await configText(cli)));
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Warnings for tasks in the configured store, if that store exists. */
function unreachableTasks(plan: Plan, file: string): readonly Diagnostic[] {
  return unreachableTaskWarnings(plan, peekOpenTasks(plan.store_url) ?? [], file);
}

function formatted(
  format: (typeof FORMATS)[number],
  diagnostics: readonly Diagnostic[],
  text: string | undefined,
): string {
  switch (format) {
    case 'json':
      return formatJson(diagnostics);
    case 'github':
      return formatGithub(diagnostics);
    case 'text':
      return formatText(diagnostics, text);
  }
}
