/** Reads the file of a setting such as `secret: { file: PATH }`, as Docker and Kubernetes mount secrets. */
import { closeSync, constants, existsSync, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { NOT_SENT, nearFile, OnlyTexts, type Texts } from '../read/read-text.ts';

/** The text of a file without a line break at its end. */
export interface SettingFile {
  readonly text: string;
  /** Whether every user of the machine may read it. */
  readonly isExposed: boolean;
}

/** Why a file cannot be used, after its name, and the remedy. Neither quotes the content. */
export interface FileProblem {
  readonly problem: string;
  readonly hint: string;
}

/** Longer than any credential that a header can carry, and than any address. */
const LARGEST_bytes = 16 * 1024;

/** Reads the file at an absolute path. It must be a regular file with UTF-8 text of at most 16 KiB. */
export function readSettingFile(path: string, texts?: Texts): SettingFile | FileProblem {
  const known = texts?.get(path);
  if (typeof known === 'string') return { text: known, isExposed: false };
  if (texts instanceof OnlyTexts) return NOT_SENT;
  const read = readFile(path);
  if ('text' in read) texts?.set(path, read.text);
  return read;
}

function readFile(path: string): SettingFile | FileProblem {
  let file: number | undefined;
  try {
    // Opening a pipe must not wait for its writer.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stats = fstatSync(file);
    if (!stats.isFile()) return { problem: 'is not a regular file', hint: 'give the path of a file with the value' };
    const buffer = Buffer.alloc(LARGEST_bytes + 1);
    const length = readSync(file, buffer, 0, buffer.length, 0);
    if (length > LARGEST_bytes) return { problem: 'is larger than 16 KiB', hint: 'check that it is the right file' };
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(buffer.subarray(0, length));
    return { text: text.replace(/\r?\n$/, ''), isExposed: isExposed(path, stats) };
  } catch (error) {
    return problemOf(error, path);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Whether the path exists. */
export function isPresent(path: string, texts?: Texts): boolean {
  const known = texts?.get(path);
  if (known !== undefined) return known !== null;
  if (texts instanceof OnlyTexts) return false;
  const found = existsSync(path);
  if (!found) texts?.set(path, null);
  return found;
}

function problemOf(error: unknown, path: string): FileProblem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR': {
      const near = nearFile(path);
      const hint = near === undefined ? 'create it, or correct the path' : `did you mean '${near}'?`;
      return { problem: 'does not exist', hint };
    }
    case 'EACCES':
    case 'EPERM':
      return { problem: 'may not be read by this user', hint: 'let the user that runs tollgate read it' };
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return { problem: 'is not UTF-8 text', hint: 'check that it is the right file' };
    default:
      return { problem: `cannot be read (${code ?? 'unknown error'})`, hint: 'correct the path' };
  }
}

/** Docker, Podman and Kubernetes mount secrets here with mode 0444 or 0644, for the container only. */
const MOUNTED = ['/run/secrets', '/var/run/secrets'];

function isExposed(path: string, { mode }: Stats): boolean {
  if (process.platform === 'win32' || (mode & 0o004) === 0) return false;
  // A volume of Kubernetes, wherever it is mounted, has this link beside its files.
  return (
    !MOUNTED.some((folder) => !relative(folder, path).startsWith('..')) && !existsSync(join(dirname(path), '..data'))
  );
}

/** The absolute path of a setting's file. @param namedIn the configuration file that names it. */
export function settingPath(file: string, namedIn: string): string {
  return resolve(dirname(resolve(namedIn)), file);
}
