/** The command tree: parses argv, runs one command, prints its result, and returns the exit code. */
import { Command } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { usageError } from './shared/errors.ts';
import type { Cli, CommandHandler, ExitCode, Io } from './shared/io.ts';
import { hasPassword } from './shared/passwords.ts';
import { reportError } from './shared/report-error.ts';
import { jsonText } from './shared/table.ts';

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
      io.stdout.write(`${json ? jsonText(answer.json) : answer.text}\n`);
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
  if (command === 'serve') return [(await import('./commands/serve.ts')).addServeCommand];
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
