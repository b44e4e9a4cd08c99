/** The command line as one tree: argv goes in, an exit code comes out, and everything is printed in one place. */
import { Command } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { addAccountCommands } from './account.ts';
import { addAuditCommand } from './audit.ts';
import { addBenchCommand } from './bench.ts';
import { addCheckCommand } from './check.ts';
import { reportError } from './errors.ts';
import { addExplainCommand } from './explain.ts';
import type { Act, Cli, ExitCode, Io } from './io.ts';
import { addKeyCommands } from './key.ts';
import { addLedgerCommand } from './ledger.ts';
import { addMigrateCommand } from './migrate.ts';
import { addPlanCommand } from './plan.ts';
import { addSandboxCommand } from './sandbox.ts';
import { addServeCommand } from './serve.ts';
import { addTaskCommands } from './task.ts';
import { addUsageCommand } from './usage.ts';
import { addWalletCommands } from './wallet.ts';

/**
 * Runs one command.
 *
 * @param argv what follows the program's name: `['wallet', 'show', 'acme']`.
 * @returns 0 done, 1 refused or found wrong, 2 used wrongly, 3 the store cannot be used, or the program failed.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const json = wantsJson(argv);
  let exit: ExitCode = 0;
  const program = root(io, json);
  const act: Act =
    (work) =>
    async (...rest) => {
      const { config, store } = program.opts<{ readonly config: string; readonly store?: string }>();
      const cli: Cli = { io, config, store, json };
      const answer = await work(cli, ...rest);
      if (typeof answer === 'number') {
        exit = answer;
        return;
      }
      io.stdout.write(`${json ? JSON.stringify(answer.json) : answer.text}\n`);
      exit = answer.exit ?? 0;
    };
  for (const add of commands) add(program, act);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exit;
  } catch (error) {
    return reportError(error, io, json);
  }
}

/** In the order of the help: running it, then looking at it, then people and money. */
const commands: readonly ((program: Command, act: Act) => void)[] = [
  addServeCommand,
  addCheckCommand,
  addPlanCommand,
  addExplainCommand,
  addAccountCommands,
  addKeyCommands,
  addWalletCommands,
  addLedgerCommand,
  addUsageCommand,
  addTaskCommands,
  addAuditCommand,
  addMigrateCommand,
  addSandboxCommand,
  addBenchCommand,
];

const afterHelp = `
Exit codes: 0 done, 1 refused or found wrong, 2 used wrongly, 3 the store cannot be used.
To try it without an upstream: tollgate serve --sandbox`;

/** Its settings are inherited by every command that is added to it. */
function root(io: Io, json: boolean): Command {
  return new Command('tollgate')
    .description('a gateway that is configured, never programmed')
    .version(about.version)
    .option('--config <file>', 'the configuration', 'gateway.yaml')
    .option('--store <url>', "the store, such as sqlite:backup.db, in place of the configuration's")
    .option('--json', 'one JSON document on standard output')
    .addHelpText('after', afterHelp)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      // The help of a command that was left out; with --json the error document stands for it.
      writeErr: (text) => {
        if (!json) io.stderr.write(text);
      },
      // Every error is printed once, in reportError.
      outputError: () => {},
    });
}

/** Whether errors of parsing itself are wanted as JSON; `--json` counts anywhere before a `--`. */
function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? undefined : end).includes('--json');
}
