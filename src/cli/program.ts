/** The command tree: parses argv, runs one command, prints its result, and returns the exit code. */
import { Command, CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { Problem } from '../admin/problem.ts';
import { BackupError } from '../backup/report.ts';
import { CliError, type CliErrorCode, usageError } from '../command/errors.ts';
import type { Cli, CommandHandler, ExitCode, Io } from '../command/io.ts';
import { AddonError } from '../platform/embedded-addon.ts';
import { StoreBusyError, StoreError } from '../store/store.ts';
import { hasPassword } from './passwords.ts';

/** Runs one command. @param argv the arguments after the program's name: `['wallet', 'show', 'acme']`. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const json = wantsJson(argv);
  if (hasPassword(argv)) {
    io.stderr.write(
      "tollgate: warning: the store's password is an argument, which every user of this machine could read; " +
        'set TOLLGATE_STORE to the URL, or leave the password out of it and set PGPASSWORD\n',
    );
  }
  let exit: ExitCode = 0;
  const program = root(io, json);
  const act: CommandHandler =
    (work, where) =>
    async (...rest) => {
      const { config, store, server } = program.opts<{
        readonly config: string;
        readonly store?: string;
        readonly server?: string;
      }>();
      if (server !== undefined && where === undefined) throw onlyHere(rest.at(-1));
      const cli: Cli = { io, config, store, server, json };
      const answer = await work(cli, ...rest);
      if (typeof answer === 'number') {
        exit = answer;
        return;
      }
      io.stdout.write(`${json ? JSON.stringify(answer.json) : answer.text}\n`);
      exit = answer.exit ?? 0;
    };
  for (const add of await commandsFor(argv)) add(program, act);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exit;
  } catch (error) {
    return reportError(error, io, json);
  }
}

function onlyHere(command: unknown) {
  const name = command instanceof Command ? commandPath(command) : 'this command';
  return usageError(`${name} works on this machine only`, 'leave out --server, and run it where the gateway runs');
}

/** `tollgate store copy` */
function commandPath(command: Command): string {
  return command.parent === null ? command.name() : `${commandPath(command.parent)} ${command.name()}`;
}

type AddCommand = (program: Command, act: CommandHandler) => void;

/** Fast path: a gateway starts without the code of the other commands. */
async function commandsFor(argv: readonly string[]): Promise<readonly AddCommand[]> {
  const command = argv.find(
    (word, at) => !word.startsWith('-') && !/^--(config|store|server)$/.test(argv[at - 1] ?? ''),
  );
  if (command === 'serve') return [(await import('./serve.ts')).addServeCommand];
  return (await import('./commands.ts')).commands;
}

const AFTER_HELP = `
Exit codes: 0 success, 1 rejected or problems found, 2 wrong usage, 3 the store cannot be used or the program failed.
To try it without an upstream: tollgate init, then tollgate serve --sandbox`;

/** The root command. Subcommands inherit its settings. */
function root(io: Io, json: boolean): Command {
  return new Command('tollgate')
    .description('an API gateway that needs configuration only')
    .version(about.version)
    .option('--config <file>', 'the configuration file', 'gateway.yaml')
    .option('--store <url>', 'a store that replaces the configured one, such as sqlite:backup.db')
    .option(
      '--server <url>',
      'a gateway with an admin API, on which the command runs; its token is in TOLLGATE_ADMIN_TOKEN',
    )
    .option('--json', 'print one JSON document on standard output')
    .addHelpText('after', AFTER_HELP)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      // Commander prints help here if no command is given. With --json, reportError prints an error document instead.
      writeErr: (text) => {
        if (!json) io.stderr.write(text);
      },
      // reportError prints every error once.
      outputError: () => {},
    });
}

/** Whether errors are printed as JSON, known before parsing so that parse errors are too; `--json` counts anywhere before `--`. */
function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? undefined : end).includes('--json');
}

/**
 * Prints the error that ended a command: one JSON document on standard output, or two lines on standard error.
 *
 * @returns the exit code: 0 if commander only printed help, 2 for wrong usage, 3 if the store cannot be used or the program
 *   failed, and 1 for everything else.
 */
export function reportError(error: unknown, io: Io, json: boolean): ExitCode {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  const refusal = asRefusal(error);
  if (json) {
    const { code, message, hint = null } = refusal;
    io.stdout.write(`${JSON.stringify({ error: { code, message, hint } })}\n`);
  } else if (!(error instanceof CommanderError && error.code === 'commander.help')) {
    io.stderr.write(`tollgate: ${refusal.message}\n`);
    if (refusal.hint !== undefined) io.stderr.write(`  ${refusal.hint}\n`);
  }
  if (refusal.code === 'internal' && error instanceof Error) io.stderr.write(`${error.stack ?? error.message}\n`);
  return EXIT_CODES[refusal.code] ?? 1;
}

const EXIT_CODES: Readonly<Partial<Record<CliErrorCode, ExitCode>>> = {
  usage: 2,
  store_unknown: 3,
  store_unusable: 3,
  // With --server: the outcome is unknown.
  store_unavailable: 3,
  gateway_unreachable: 3,
  unauthenticated: 3,
  too_many_attempts: 3,
  internal: 3,
};

function asRefusal(error: unknown): CliError {
  if (error instanceof CliError) return error;
  if (error instanceof Problem) return new CliError(error.code, error.message, error.hint);
  if (error instanceof CommanderError) return fromCommander(error);
  if (error instanceof StoreError || error instanceof StoreBusyError)
    return new CliError('store_unusable', error.message);
  if (error instanceof AddonError)
    return new CliError('store_unusable', error.message, 'set TMPDIR to a writable folder that is not mounted noexec');
  if (error instanceof BackupError) return new CliError(error.code, error.message, error.hint);
  return new CliError('internal', error instanceof Error ? error.message : String(error));
}

/** Commander writes `error: unknown command 'chek'\n(Did you mean check?)`: the first line is the message, the second the hint. */
function fromCommander(error: CommanderError): CliError {
  if (error.code === 'commander.help') return usageError('no command was given', 'see tollgate --help');
  const [first = '', ...rest] = error.message.replace(/^error: /, '').split('\n');
  const suggestion = rest.join(' ').replace(/^\((.*)\)$/, '$1');
  return usageError(first, suggestion === '' ? 'see tollgate --help' : suggestion);
}
