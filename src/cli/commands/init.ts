/** `init`: writes the shipped configuration, or the part of it that some interfaces need, with the files that it names. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, Option } from 'commander';
import { readWhole } from '../../config/read/read-text.ts';
import { CliError, writeOrRefuse } from '../shared/errors.ts';
import { programCommand, shellWord } from '../shared/invocation.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { INTERFACES, minimalConfig, type StartInterface } from '../starters/minimal-config.ts';
import { CONFIG_FILE, starterFiles } from '../starters/starter.ts';
import { readVendors, vendorConfig } from '../starters/vendor-config.ts';

interface InitOptions {
  readonly interface?: readonly StartInterface[];
  readonly vendor?: readonly string[];
}

/** Adds `init`; `--json` gives `{created:[…]}`, the paths of the written files. */
export function addInitCommand(program: Command, act: CommandHandler): void {
  program
    .command('init')
    .description('write gateway.yaml and the files that it names, to start from')
    .argument('[folder]', 'where to write them', '.')
    .addOption(
      new Option(
        '--interface <name...>',
        'write only what these interfaces need; give the folder before this option',
      ).choices(INTERFACES),
    )
    .addOption(
      new Option('--vendor <names>', 'write the configuration of these vendors, separated by commas')
        .argParser(readVendors)
        .conflicts('interface'),
    )
    .action(act(init));
}

async function init({ io }: Cli, folder: string, options: InitOptions): Promise<Answer> {
  const config = join(folder, CONFIG_FILE);
  const files = filesFor(options);
  const created = writeNew(folder, files, io.env, 'init');
  const schemas = created.filter((name) => name.endsWith('.json')).length;
  const included = created.length - schemas - 1;
  const at = folder === '.' ? '' : `  cd ${shellWord(folder)}\n`;
  const text = [
    `created ${config}`,
    ...(included === 0 ? [] : [`  with ${counted(included, 'file')} that it includes`]),
    ...(schemas === 0 ? [] : [`  with ${counted(schemas, 'JSON Schema')} in ${join(folder, 'schemas')}`]),
    'next, try it with a sandbox that plays every upstream:',
    `${at}  ${programCommand(io.env)} serve --sandbox`,
    ...(options.vendor === undefined
      ? []
      : [`then replace the prices, which are examples, and set ${variablesIn(files)}`]),
  ].join('\n');
  return { json: { created }, text };
}

/**
 * Writes files to a folder. Leaves existing files with the same text.
 *
 * @returns the paths of the written ones. @throws CliError file_exists if the folder has a configuration, or a file with another text.
 */
export function writeNew(
  folder: string,
  files: ReadonlyMap<string, string>,
  env: Cli['io']['env'],
  command: string,
): readonly string[] {
  const config = join(folder, CONFIG_FILE);
  if (present(config) !== undefined) {
    const other = command === 'init' ? 'init FOLDER' : `${command} … --out FOLDER`;
    const hint = `use that file, move it away, or write to another folder: ${programCommand(env)} ${other}`;
    throw new CliError('file_exists', `${config} exists, and ${command} overwrites nothing`, hint);
  }
  // The configuration comes last, so that it exists only if the files that it names do.
  const missing = [...files].filter(([name, text]) => !isPresent(join(folder, name), text));
  for (const [name, text] of missing) write(join(folder, name), text);
  return missing.map(([name]) => join(folder, name));
}

function filesFor({ interface: interfaces, vendor }: InitOptions): ReadonlyMap<string, string> {
  if (vendor !== undefined) return vendorConfig(vendor);
  const whole = starterFiles();
  return interfaces === undefined ? whole : minimalConfig(whole, [...new Set(interfaces)]);
}

/** The variables without a default, in words. */
function variablesIn(files: ReadonlyMap<string, string>): string {
  const texts = [...files].flatMap(([name, text]) => (name.endsWith('.yaml') ? text : []));
  const names = texts.flatMap((text) => text.match(/(?<=\{ env: )\w+(?= \})/g) ?? []);
  return [...new Set(names)].join(', ');
}

/** `1 file`, `6 files`. */
function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Whether the file exists with this text. @throws CliError file_exists if it has another text. */
function isPresent(path: string, text: string): boolean {
  const found = present(path);
  if (found === undefined || found === text) return found !== undefined;
  const hint = 'move it away, or choose another folder';
  throw new CliError('file_exists', `${path} exists with other content, and init overwrites nothing`, hint);
}

/** The text of a file; undefined if it does not exist. */
function present(path: string): string | undefined {
  const read = readWhole(path);
  if ('text' in read) return read.text;
  return read.isMissing === true ? undefined : '';
}

function write(path: string, text: string): void {
  writeOrRefuse(path, 'choose a folder that this user may write to', () => {
    mkdirSync(dirname(path), { recursive: true });
    // Variables are secrets.
    writeFileSync(path, text, { flag: 'wx', mode: path.endsWith('.env') ? 0o600 : 0o666 });
  });
}
