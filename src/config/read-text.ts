/** Reads one file of a configuration as text, or says why it cannot be used. */
import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';

/** Far more than any real configuration; parsing more would only cost time and memory. */
const LARGEST_bytes = 1024 * 1024;

/** Why a text cannot be used, and the remedy. */
export interface TextProblem {
  /** What is wrong, after the file's name: `does not exist`. */
  readonly problem: string;
  readonly hint: string;
}

/**
 * The texts of files by absolute path, null for one that does not exist. Whoever is given a map takes a known text from it instead of
 * the file, and adds what it reads. So several compilations have the same input.
 */
export type Texts = Map<string, string | null>;

/** The text of a file. It must be UTF-8 and at most 1 MiB. */
export function readText(path: string, texts?: Texts): { readonly text: string } | TextProblem {
  const known = texts?.get(resolve(path));
  if (typeof known === 'string') return { text: known };
  const read = readFile(path);
  if ('text' in read) texts?.set(resolve(path), read.text);
  return read;
}

function readFile(path: string): { readonly text: string } | TextProblem {
  let bytes: Uint8Array;
  try {
    bytes = readAtMost(path, LARGEST_bytes + 1);
  } catch (error) {
    return { problem: `cannot be read: ${reason(error)}`, hint: 'correct the path' };
  }
  const tooLarge = sizeProblem(bytes.byteLength);
  if (tooLarge !== undefined) return tooLarge;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'is not UTF-8 text', hint: 'save it as UTF-8' };
  }
}

/** The beginning of a file. A device such as /dev/zero has no end. */
function readAtMost(path: string, most_bytes: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(most_bytes);
    let length = 0;
    for (let read = -1; read !== 0 && length < most_bytes; length += read)
      read = readSync(file, buffer, length, most_bytes - length, null);
    return buffer.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/** The problem of a text of this size, if it is too large. */
export function sizeProblem(size_bytes: number): TextProblem | undefined {
  if (size_bytes <= LARGEST_bytes) return undefined;
  return { problem: 'is larger than 1 MiB', hint: 'check that it is the right file' };
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'it does not exist';
    case 'EISDIR':
      return 'it is a directory';
    case 'EACCES':
      return 'permission denied';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
