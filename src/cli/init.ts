/** `init`: writes the shipped configuration, with the JSON Schemas that it names, to a folder. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { shippedFiles } from '../platform/shipped-files.ts';
import { CliError } from './errors.ts';
import { programCommand } from './invocation.ts';
import type { Act, Answer, Cli } from './io.ts';
import { shellWord } from './shell.ts';

const CONFIG_FILE = 'gateway.yaml';
// The source has the files in the project's root; the build copies them to a folder beside the program.
const home = new URL(import.meta.filename.endsWith('.ts') ? '../../' : './starter/', import.meta.url);
const shipped = shippedFiles('starter/', home);
const schemas = shippedFiles('starter/schemas/', new URL('schemas/', home));

/** Adds `init`; `--json` gives `{created:[…]}`, the paths of the written files. */
export function addInitCommand(program: Command, act: Act): void {
  program
    .command('init')
    .description('write gateway.yaml and the schemas that it names, to start from')
    .argument('[folder]', 'where to write them', '.')
    .action(act(init));
}

async function init({ io }: Cli, folder: string): Promise<Answer> {
  const config = join(folder, CONFIG_FILE);
  if (present(config) !== undefined) {
    throw new CliError(
      'file_exists',
      `${config} exists, and init overwrites nothing`,
      `use that file, move it away, or write to another folder: ${programCommand(io.env)} init FOLDER`,
    );
  }
  const created: string[] = [];
  const schemaNames = schemas.names().map((name) => `schemas/${name}`);
  const missing = schemaNames.filter((name) => !isPresent(join(folder, name), shipped.read(name)));
  // The configuration is written last: it exists only if its schemas do.
  for (const name of [...missing, CONFIG_FILE]) {
    write(join(folder, name), shipped.read(name));
    created.push(join(folder, name));
  }
  const at = folder === '.' ? '' : `  cd ${shellWord(folder)}\n`;
  const text = [
    `created ${config}${missing.length === 0 ? '' : `, and ${missing.length} JSON Schemas in ${join(folder, 'schemas')}`}`,
    'next, try it with a sandbox that plays every upstream:',
    `${at}  ${programCommand(io.env)} serve --sandbox`,
  ].join('\n');
  return { json: { created }, text };
}

/** Whether the file is there with this text. @throws CliError file_exists if it has another text. */
function isPresent(path: string, text: string): boolean {
  const found = present(path);
  if (found === undefined || found === text) return found !== undefined;
  throw new CliError(
    'file_exists',
    `${path} exists with other content, and init overwrites nothing`,
    'move it away, or choose another folder',
  );
}

/** The text of a file; undefined if it does not exist. */
function present(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    return '';
  }
}

function write(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(
      'file_unwritable',
      `${path} cannot be written: ${reason}`,
      'choose a folder that this user may write to',
    );
  }
}
