/** `check`: reports every mistake in configurations in one run, each with its position and remedy. */
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Command, Option } from 'commander';
import { checkConfig } from '../../admin/operations/config.ts';
import type { Compiled } from '../../config/compile/compiled.ts';
import type { Diagnostic } from '../../config/read/diagnostic.ts';
import { formatGithub, formatJson, formatText } from '../../config/read/format.ts';
import { readText } from '../../config/read/read-text.ts';
import { peekGroups, peekOpenTasks } from '../../ledger/open-store.ts';
import { type FileMarks, isSame, markFiles, waitForChange } from '../../lib/node/watch-files.ts';
import type { Plan } from '../../plan/index.ts';
import { lostGroupWarnings } from '../serve/lost-groups.ts';
import { unreachableTaskWarnings } from '../serve/open-tasks.ts';
import { untilStopped } from '../serve/stop.ts';
import { check as checkFile } from '../shared/config.ts';
import { CliError, usageError } from '../shared/errors.ts';
import type { Cli, CommandHandler, Environment, ExitCode } from '../shared/io.ts';
import { withOperator } from '../shared/operator.ts';
import { readForServer } from '../shared/remote-config.ts';

const FORMATS = ['text', 'json', 'github'] as const;
interface CheckOptions {
  readonly format?: (typeof FORMATS)[number];
  readonly envFile?: readonly string[];
  readonly watch?: true;
}

/** Adds `check`; `--json` gives `{diagnostics:[…]}`, and with `--watch` one such document per line and run. */
export function addCheckCommand(program: Command, act: CommandHandler): void {
  program
    .command('check')
    .description('find every mistake in the configuration')
    .argument('[files...]', 'configurations to check instead of the one of --config')
    .addOption(new Option('--format <format>', 'text, json (same as --json), or github annotations').choices(FORMATS))
    .option('--env-file <file>', 'a file of NAME=value lines; variables that are set have priority', append)
    .option('--watch', 'check again whenever a file that was read changes, until Ctrl-C')
    .action(act(check, 'anywhere'));
}

function append(file: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, file];
}

type Findings = Pick<Compiled, 'diagnostics' | 'texts' | 'files'>;

async function check(cli: Cli, files: readonly string[], options: CheckOptions): Promise<ExitCode> {
  const { format = cli.json ? 'json' : 'text', envFile = [], watch = false } = options;
  if (cli.json && format !== 'json') {
    throw usageError(`--json and --format ${format} cannot be used together`, 'give only one of them');
  }
  const configs = files.length === 0 ? [cli.config] : [...new Set(files)];
  if (cli.server !== undefined && envFile.length > 0)
    throw usageError('--env-file and --server cannot be used together', 'the gateway has variables of its own');
  const findNow = () => (cli.server === undefined ? findAll(cli, configs, envFile) : findThere(cli, configs));
  if (watch) {
    await checkAgain(cli, findNow, (found) => formatted(format, found, true));
    return 0;
  }
  const found = await findNow();
  cli.io.stdout.write(formatted(format, found, false));
  return found.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Checks at each change of a file until a signal. A check that is running ends first. */
async function checkAgain(
  cli: Cli,
  findNow: () => Promise<Findings>,
  format: (found: Findings) => string,
): Promise<void> {
  const ending = new AbortController();
  untilStopped(cli.io).then(() => ending.abort());
  let marks: FileMarks = new Map();
  let last = '';
  for (let isChanged = true; !ending.signal.aborted; ) {
    const found = await findNow();
    const text = format(found);
    if (isChanged || text !== last) cli.io.stdout.write(text);
    last = text;
    const current = await markFiles(found.files);
    // A file that is new, or that changed meanwhile, may have been read before the change: read it again.
    isChanged = isSame(marks, current) && (await waitForChange(current, ending.signal));
    marks = isChanged ? await markFiles(found.files) : current;
  }
}

async function findAll(cli: Cli, configs: readonly string[], envFiles: readonly string[]): Promise<Findings> {
  const variables = readEnvFiles(envFiles, cli.io.env);
  const io = { ...cli.io, env: variables.env };
  const each: Findings[] = [];
  for (const config of configs) each.push(await find({ ...cli, io, config }));
  const found = joined(each);
  return { ...found, files: [...variables.files, ...found.files] };
}

function joined(each: readonly Findings[]): Findings {
  return {
    // Findings of a file that two configurations include are shown once.
    diagnostics: withoutRepetitions(each.flatMap(({ diagnostics }) => diagnostics)),
    texts: new Map(each.flatMap(({ texts }) => [...texts])),
    files: each.flatMap(({ files }) => files),
  };
}

/** Checks on a gateway, with its variables. */
function findThere(cli: Cli, configs: readonly string[]): Promise<Findings> {
  return withOperator(cli, 'read', async (operator) => {
    const each: Findings[] = [];
    for (const config of configs) {
      const { files, texts, findings, paths } = await readForServer(cli, config, operator);
      const { diagnostics } = await operator.call(checkConfig, { files });
      each.push({ diagnostics: findings(diagnostics), texts, files: paths });
    }
    return joined(each);
  });
}

async function find(cli: Cli): Promise<Findings> {
  const { plan, diagnostics, ...read } = await checkFile(cli);
  const refusal = plan && (await import('../shared/dry-start.ts').then(({ dryStart }) => dryStart(plan)));
  if (refusal !== undefined) throw new CliError('config_invalid', `the router rejects the routes: ${refusal}`);
  if (plan === undefined) return { ...read, diagnostics };
  const ofProcess = [...allOffWarning(plan, cli.config), ...(await neededByStore(plan, cli.config))];
  return { ...read, diagnostics: [...ofProcess, ...diagnostics] };
}

function withoutRepetitions(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** Warnings for tasks and accounts in the configured store, if that store exists and can be read. */
async function neededByStore(plan: Plan, file: string): Promise<readonly Diagnostic[]> {
  return [
    ...unreachableTaskWarnings(plan, (await peekOpenTasks(plan.store_url)) ?? [], file),
    ...lostGroupWarnings(plan, (await peekGroups(plan.store_url)) ?? [], file),
  ];
}

function formatted(format: (typeof FORMATS)[number], { diagnostics, texts }: Findings, isOneOfMany: boolean): string {
  switch (format) {
    case 'json':
      return isOneOfMany ? `${JSON.stringify(JSON.parse(formatJson(diagnostics)))}\n` : formatJson(diagnostics);
    case 'github':
      return formatGithub(diagnostics);
    case 'text':
      return formatText(diagnostics, texts);
  }
}

/** With more variables than this, the warning names the first ones. */
const SHOWN_VARIABLES = 4;

/** A warning of `check` if every upstream is off. It points at line 1, because no entry is wrong. */
function allOffWarning({ upstreams }: Pick<Plan, 'upstreams'>, file: string): readonly Diagnostic[] {
  const all = [...upstreams.values()];
  if (all.length === 0 || all.some(({ targets }) => targets.length > 0)) return [];
  const variables = [...new Set(all.flatMap(({ url_variable }) => url_variable ?? []))];
  const others = variables.length - SHOWN_VARIABLES;
  const names = `${variables.slice(0, SHOWN_VARIABLES).join(', ')}${others > 0 ? ` or one of ${others} others` : ''}`;
  const remedy = variables.length === 0 ? 'provide the file of one url' : `set ${names}`;
  return [
    {
      code: 'missing-env',
      severity: 'warning',
      file,
      line: 1,
      column: 1,
      pointer: '/upstreams',
      message: 'every upstream is off here, because the variable of its url is not set: no request can be answered',
      hint: `${remedy}, and its secret; tollgate plan shows the upstreams, and serve --sandbox plays them`,
    },
  ];
}

/** The variables of the environment and of the files, and the absolute paths of the files. */
interface EnvFiles {
  readonly env: Environment;
  readonly files: readonly string[];
}

/**
 * Adds the variables of files to an environment. A variable that is set keeps its value; of several files, the last one counts.
 *
 * @throws CliError file_unreadable.
 */
function readEnvFiles(files: readonly string[], env: Environment): EnvFiles {
  const read = files.map((file) => parseEnv(textOf(file)));
  return { env: Object.assign({}, ...read, env), files: files.map((file) => resolve(file)) };
}

function textOf(file: string): string {
  const read = readText(file);
  if ('text' in read) return read.text;
  throw new CliError('file_unreadable', `the file ${file} of --env-file ${read.problem}`, read.hint);
}
