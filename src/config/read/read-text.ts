/** Reads one file of a configuration as text, or says why it cannot be used. */
import { hash } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { nearest } from '../../lib/text/prefix.ts';

/** Far more than any real configuration; parsing more would only cost time and memory. */
const LARGEST_bytes = 1024 * 1024;
/** Bytes per read of a file without a size. */
const PIECE_bytes = 64 * 1024;
/** Statements and pages carry it. */
const LARGEST_IMAGE_bytes = 128 * 1024;
const IMAGE = 'data:image/';
/** Comments may stand before the element of an SVG file. */
const DRAWING_characters = 4_096;
/** How the files of images that are no texts begin. */
const IMAGE_TYPES = [
  ['png', Buffer.from('\x89PNG\r\n', 'latin1')],
  ['jpeg', Buffer.from('\xff\xd8\xff', 'latin1')],
  ['webp', Buffer.from('RIFF')],
] as const;

/** Why a text cannot be used, and the remedy. */
export interface TextProblem {
  /** What is wrong, after the file's name: `does not exist`. */
  readonly problem: string;
  readonly hint: string;
  /** Whether there is no file at the path. */
  readonly isMissing?: boolean;
}

/**
 * The texts of files by absolute path. Functions take a known text from the map instead of the file, and add what they read, so that
 * several compilations have the same input. Null: a setting names this file, and it does not exist; `readText` tries again.
 */
export type Texts = Map<string, string | null>;

/** The texts of a configuration that was sent: no other file is read. */
export class OnlyTexts extends Map<string, string | null> {}

/** Why no other file is read. */
export const NOT_SENT: TextProblem = {
  problem: 'was not sent, and is not a file of the configuration that runs',
  hint: 'send it too',
};

/** The text of a file without a byte order mark. It must be UTF-8 and at most 1 MiB. Never waits for the writer of a named pipe. */
export function readText(path: string, texts?: Texts): { readonly text: string } | TextProblem {
  const known = texts?.get(resolve(path));
  if (typeof known === 'string') return { text: known };
  if (texts instanceof OnlyTexts) return NOT_SENT;
  const read = readWhole(path);
  if ('problem' in read) return read;
  if (read.text.startsWith(IMAGE)) return { problem: 'is an image', hint: 'check that it is the right file' };
  const text = read.text.startsWith('\uFEFF') ? read.text.slice(1) : read.text;
  texts?.set(resolve(path), text);
  return { text };
}

/** An image as a data URI. It is an SVG, PNG, JPEG or WebP file of at most 128 KiB. Read like a text. */
export function readImage(path: string, texts?: Texts): { readonly uri: string } | TextProblem {
  const known = texts?.get(resolve(path));
  if (typeof known !== 'string' && texts instanceof OnlyTexts) return NOT_SENT;
  const read = typeof known === 'string' ? { text: known } : readWhole(path);
  if ('problem' in read) return read;
  const { text } = read;
  const isDrawing = /^\s*</.test(text) && text.slice(0, DRAWING_characters).includes('<svg');
  if (!isDrawing && !text.startsWith(IMAGE))
    return { problem: 'is no SVG, PNG, JPEG or WebP image', hint: 'save it as one of these' };
  const uri = isDrawing ? `${IMAGE}svg+xml;base64,${Buffer.from(text).toString('base64')}` : text;
  if (uri.length > (LARGEST_IMAGE_bytes * 4) / 3 + IMAGE.length + 20)
    return { problem: 'is larger than 128 KiB', hint: 'save a smaller image' };
  texts?.set(resolve(path), text);
  return { uri };
}

/** Like `readText`, with the byte order mark. An image that is no text is a data URI. */
export function readWhole(path: string): { readonly text: string } | TextProblem {
  let bytes: Buffer;
  try {
    bytes = readAtMost(path, LARGEST_bytes + 1);
  } catch (error) {
    const isMissing = codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
    return { problem: `cannot be read: ${reason(error)}`, hint: 'correct the path', isMissing };
  }
  const tooLarge = sizeProblem(bytes.byteLength);
  if (tooLarge !== undefined) return tooLarge;
  try {
    return { text: decode(bytes) };
  } catch {
    const type = IMAGE_TYPES.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0];
    if (type !== undefined) return { text: `${IMAGE}${type};base64,${Buffer.from(bytes).toString('base64')}` };
    return { problem: `is not UTF-8 text (line ${firstWrongLine(bytes)})`, hint: 'save it as UTF-8' };
  }
}

/** Whether a file still has the text that was read. A file that was not read counts as unchanged. */
export function isStillAs(path: string, text: string | null | undefined): boolean {
  return text === undefined || hasDigest(path, textDigest(text));
}

/** Whether a file has a text with this digest. @param digest null: whether it does not exist. */
export function hasDigest(path: string, digest: string | null): boolean {
  const read = readWhole(path);
  if ('problem' in read) return (read.isMissing === true) === (digest === null);
  return textDigest(read.text) === digest;
}

/** Identifies the text of a file; null: there is no file. */
export function textDigest(text: string | null): string | null {
  return text === null ? null : hash('sha256', plainText(text), 'hex');
}

/** A text without what readers remove: a byte order mark, and a line break at the end. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** The first line with an invalid byte, from 1. No byte of a longer UTF-8 sequence is a line break. */
function firstWrongLine(bytes: Uint8Array): number {
  const NEWLINE = 10;
  for (let line = 1, from = 0; ; line++) {
    const found = bytes.indexOf(NEWLINE, from);
    const end = found === -1 ? bytes.length : found;
    try {
      decode(bytes.subarray(from, end));
    } catch {
      return line;
    }
    if (found === -1) return line;
    from = end + 1;
  }
}

/** The problem of a path that is not a file with text. */
class NotAFile extends Error {
  override readonly name = 'NotAFile';
}

/** The beginning of a file. A device such as /dev/zero has no end. */
function readAtMost(path: string, max_bytes: number): Buffer {
  const isWritten = isPipeOfShell(path);
  const file = openSync(path, isWritten ? 'r' : constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!isWritten && fstatSync(file).isFIFO()) throw new NotAFile('it is a named pipe');
    const pieces: Buffer[] = [];
    // A pipe or a device has no size.
    let piece_bytes = Math.min(fstatSync(file).size + 1, max_bytes);
    for (let length = 0; length < max_bytes; ) {
      const piece = Buffer.allocUnsafe(Math.min(piece_bytes, max_bytes - length));
      const read = readSync(file, piece, 0, piece.length, null);
      if (read === 0) break;
      pieces.push(piece.subarray(0, read));
      length += read;
      piece_bytes = PIECE_bytes;
    }
    return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
  } finally {
    closeSync(file);
  }
}

/**
 * Whether the path is an unnamed pipe, such as `<(…)` and /dev/stdin, which can be opened without waiting. A named pipe may have no
 * writer, and waiting for one would block the whole process.
 */
function isPipeOfShell(path: string): boolean {
  if (!statSync(path).isFIFO()) return false;
  try {
    return /^\/dev\/(fd\/|std)/.test(realpathSync.native(path));
  } catch {
    // On Linux it is a link to a name that does not exist.
    return true;
  }
}

/** The problem of a text of this size, if it is too large. */
export function sizeProblem(size_bytes: number): TextProblem | undefined {
  if (size_bytes <= LARGEST_bytes) return undefined;
  return { problem: 'is larger than 1 MiB', hint: 'check that it is the right file' };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function reason(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'it does not exist';
    case 'EISDIR':
      return 'it is a directory';
    case 'EACCES':
      return 'permission denied';
    case 'ENXIO':
      return 'it is a socket';
    case 'EAGAIN':
      return 'it is a terminal';
    case 'ELOOP':
      return 'its symbolic links form a circle';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** The similar file: the first missing part of the path is compared with the existing names. Undefined if none is similar. */
export function nearFile(path: string): string | undefined {
  const above = dirname(path);
  const folder = existsSync(above) || above === path ? above : nearFile(above);
  if (folder === undefined || !existsSync(folder)) return undefined;
  const names = namesIn(folder);
  const name = names.includes(basename(path)) ? basename(path) : nearest(basename(path), names);
  return name === undefined ? undefined : join(folder, name);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
