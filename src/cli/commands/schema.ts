/** `schema`: writes a JSON Schema for editors in which references are the names of one configuration. */
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import schema from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { editorSchema } from '../../config/read/editor-schema.ts';
import { formatText } from '../../config/read/format.ts';
import { loadConfig } from '../../config/read/load.ts';
import { declaredNames, namedSchema } from '../../config/read/named-schema.ts';
import { readValues } from '../../config/read/values.ts';
import { CliError, writeOrRefuse } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';

interface SchemaOptions {
  readonly out?: string;
}

/** Adds `schema`; `--json` gives the schema on one line, or `{written}` with `--out`. */
export function addSchemaCommand(program: Command, act: CommandHandler): void {
  program
    .command('schema')
    .description('write a JSON Schema that completes the names of this configuration in an editor')
    .option('--out <file>', 'write to this file instead of standard output; an existing one is replaced')
    .action(act(writeSchema));
}

async function writeSchema(cli: Cli, { out }: SchemaOptions): Promise<Answer> {
  const { source, isReadable, isWhole, diagnostics, texts } = loadConfig(cli.config);
  const values = isReadable && isWhole ? readValues(source) : undefined;
  if (values === undefined) {
    cli.io.stderr.write(formatText(diagnostics, texts));
    const hint = 'correct the errors listed above';
    throw new CliError('config_invalid', `the names in ${cli.config} cannot be read`, hint);
  }
  const named = namedSchema(editorSchema(schema), declaredNames(values.value, schema));
  if (out === undefined) return { json: named, text: JSON.stringify(named, null, 2) };
  writeOrRefuse(out, 'choose another file with --out', () => writeFileSync(out, `${JSON.stringify(named)}\n`));
  const text = [
    `wrote ${out}`,
    'line 1 of a configuration selects it for editors, with a path relative to that file:',
    '  # yaml-language-server: $schema=PATH',
  ].join('\n');
  return { json: { written: out }, text };
}
