/** Reads files of environment variables, as Node's own `--env-file` does. */
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { CliError } from '../command/errors.ts';
import type { Environment } from '../command/io.ts';
import { readText } from '../config/read-text.ts';

/** The variables of the environment with those of the files, and the absolute paths of the files. */
export interface EnvFiles {
  readonly env: Environment;
  readonly files: readonly string[];
}

/**
 * Adds the variables of files to an environment. A variable that is set keeps its value; of several files, the last one counts.
 *
 * @throws CliError file_unreadable.
 */
export function readEnvFiles(files: readonly string[], env: Environment): EnvFiles {
  const read = files.map((file) => parseEnv(textOf(file)));
  return { env: Object.assign({}, ...read, env), files: files.map((file) => resolve(file)) };
}

function textOf(file: string): string {
  const read = readText(file);
  if ('text' in read) return read.text;
  throw new CliError('file_unreadable', `the file ${file} of --env-file ${read.problem}`, read.hint);
}
