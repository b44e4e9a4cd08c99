/** `convert`: writes the configuration of another gateway as one of tollgate, as far as it fits, and lists what is not carried over. */
import { join } from 'node:path';
import { isSea } from 'node:sea';
import type { Command } from 'commander';
import { readWhole } from '../../config/read/read-text.ts';
import { writeNew } from '../commands/init.ts';
import { CliError } from '../shared/errors.ts';
import { programCommand, shellWord } from '../shared/invocation.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { convertLitellm } from './convert-litellm.ts';
import { convertNewApi } from './convert-new-api.ts';
import { readPricing, readTables } from './new-api-data.ts';

/** Adds `convert`; `--json` gives `{created:[…],notes:[{line,text}]}`, without `line` for new-api. */
export function addConvertCommand(program: Command, act: CommandHandler): void {
  const convert = program
    .command('convert')
    .description('write the configuration of another gateway as one of tollgate, and list what is not carried over');
  convert
    .command('litellm')
    .description('convert a config.yaml of LiteLLM')
    .argument('<file>', 'the config.yaml')
    .option('--out <folder>', 'where to write the result', '.')
    .action(act(litellm));
  convert
    .command('new-api')
    .description('convert what new-api has stored: configuration, accounts, keys and balances')
    .argument('<file>', 'its SQLite file, or its tables as JSON')
    .argument('[pricing]', 'the answer of its /api/pricing, which has the built-in prices too')
    .option('--out <folder>', 'where to write the result', '.')
    .action(act(newApi));
}

async function litellm({ io }: Cli, file: string, { out }: { readonly out: string }): Promise<Answer> {
  const read = readWhole(file);
  if (!('text' in read))
    throw new CliError('file_unreadable', `${file} cannot be read`, 'name a config.yaml of LiteLLM');
  const { files, notes } = convertLitellm(read.text, file);
  const created = writeNew(out, files, io.env, 'convert');
  const text = [
    `created ${join(out, 'gateway.yaml')}`,
    ...notes.map((note) => `${file}:${note.line}: ${note.text}`),
    'next, set the variables that it names, compare its prices with those of your contracts, and check it:',
    `  ${programCommand(io.env)} check --config ${join(out, 'gateway.yaml')}`,
  ].join('\n');
  return { json: { created, notes }, text };
}

async function newApi(
  { io }: Cli,
  file: string,
  prices: string | undefined,
  { out }: { readonly out: string },
): Promise<Answer> {
  const pricing = prices === undefined ? undefined : readPricing(prices);
  // The script runs in another folder.
  const program = isSea() ? shellWord(process.execPath) : programCommand(io.env);
  const { files, notes } = convertNewApi(await readTables(file), pricing, { file, program, now_ms: Date.now() });
  const created = writeNew(out, files, io.env, 'convert');
  const config = join(out, 'gateway.yaml');
  const text = [
    `created ${config}, ${join(out, 'tollgate.env')} with the keys of the channels, and ${join(out, 'accounts.sh')}`,
    ...notes.map((note) => note.text),
    'next, compare its prices with those of your contracts, check it, and make the accounts:',
    `  ${program} check --config ${config} --env-file ${join(out, 'tollgate.env')}`,
    `  sh ${shellWord(join(out, 'accounts.sh'))}`,
    `  cd ${shellWord(out)} && set -a && . ./tollgate.env && set +a && ${program} serve`,
  ].join('\n');
  return { json: { created, notes }, text };
}
