/** `fmt`: gives configuration files a uniform layout. Values, comments, quotes and the order of keys stay. */
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { Diagnostic } from '../../config/read/diagnostic.ts';
import { formatText } from '../../config/read/format.ts';
import { layOutFile } from '../../config/read/layout/layout.ts';
import { loadConfig } from '../../config/read/load.ts';
import { withNewNames } from '../../config/read/old-names.ts';
import { readWhole } from '../../config/read/read-text.ts';
import { Source } from '../../config/read/source.ts';
import { CliError, writeOrRefuse } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';

interface FmtOptions {
  readonly check?: true;
  readonly upgrade?: true;
}

/** Adds `fmt`; `--json` gives `{changed:[…],unchanged:[…],diagnostics:[…]}`, the names of files and the mistakes of the others. */
export function addFmtCommand(program: Command, act: CommandHandler): void {
  program
    .command('fmt')
    .description('give configuration files a uniform layout; comments, quotes and the order of keys stay')
    .argument('[files...]', 'instead of the file of --config and the files that it includes')
    .option('--upgrade', 'also replace names of keys of earlier releases by the present ones')
    .option('--check', 'write nothing; exit code 1 if a file would change')
    .action(act(fmt));
}

async function fmt(cli: Cli, files: readonly string[], { check, upgrade }: FmtOptions): Promise<Answer> {
  const names = files.length === 0 ? namesOfConfig(cli.config) : [...new Set(files)];
  const changed: string[] = [];
  const unchanged: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const texts = new Map<string, string>();
  for (const file of names) {
    const text = read(file);
    const laidOut = layOutFile(file, upgrade === true ? withNewNames(new Source(file, text)) : text);
    if ('diagnostics' in laidOut) {
      diagnostics.push(...laidOut.diagnostics);
      texts.set(file, text);
    } else if (laidOut.text === text) unchanged.push(file);
    else {
      if (check !== true) writeOrRefuse(file, 'let this user write to it', () => writeFileSync(file, laidOut.text));
      changed.push(file);
    }
  }
  if (diagnostics.length > 0 && !cli.json) cli.io.stderr.write(formatText(diagnostics, texts));
  const verb = check === true ? 'would change' : 'changed';
  const unread = names.length - changed.length - unchanged.length;
  const text = [
    ...changed.map((file) => `${verb} ${file}`),
    `${countOf(changed.length)} ${verb}, ${unchanged.length} unchanged${unread === 0 ? '' : `, ${unread} with mistakes`}`,
  ].join('\n');
  const isRefused = diagnostics.length > 0 || (check === true && changed.length > 0);
  return { json: { changed, unchanged, diagnostics: diagnostics.map(documentOf) }, text, exit: isRefused ? 1 : 0 };
}

function documentOf({ code, severity, file, line, column, pointer, message, hint }: Diagnostic) {
  return { code, severity, file, line, column, pointer, message, hint };
}

/** The file and those that it includes, as far as they can be read. */
function namesOfConfig(config: string): readonly string[] {
  const names = [...loadConfig(config).texts.keys()];
  return names.length === 0 ? [config] : names;
}

function countOf(files: number): string {
  return files === 1 ? '1 file' : `${files} files`;
}

function read(file: string): string {
  const whole = readWhole(file);
  if ('text' in whole) return whole.text;
  throw new CliError('file_unreadable', `the file ${file} ${whole.problem}`, whole.hint);
}
