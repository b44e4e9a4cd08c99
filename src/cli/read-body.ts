/** Reads the request body that `--body` names. */
import { readFile } from 'node:fs/promises';
import { CliError } from '../command/errors.ts';
import type { Cli } from '../command/io.ts';

/** @param file `-`: standard input. @throws CliError file_unreadable. */
export async function readBody(cli: Cli, file: string): Promise<Buffer> {
  try {
    if (file !== '-') return await readFile(file);
    const pieces: Buffer[] = [];
    for await (const piece of cli.io.stdin ?? []) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new CliError(
      'file_unreadable',
      `the body ${file} cannot be read${why}`,
      'give --body FILE, or - for standard input',
    );
  }
}
