/** `convert`: writes the configuration of another gateway as one of tollgate, as far as it fits, and lists what is not carried over. */
import { join } from 'node:path';
import type { Command } from 'commander';
import { CliError } from '../command/errors.ts';
import { programCommand } from '../command/invocation.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { readWhole } from '../config/read-text.ts';
import { convertLitellm } from './convert-litellm.ts';
import { writeNew } from './init.ts';

/** Adds `convert`; `--json` gives `{created:[…],notes:[{line,text}]}`. */
export function addConvertCommand(program: Command, act: CommandHandler): void {
  program
    .command('convert')
    .description('write the configuration of another gateway as one of tollgate, and list what is not carried over')
    .command('litellm')
    .description('convert a config.yaml of LiteLLM')
    .argument('<file>', 'the config.yaml')
    .option('--out <folder>', 'where to write the result', '.')
    .action(act(litellm));
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
