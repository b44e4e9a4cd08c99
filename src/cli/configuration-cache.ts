/**
 * Keeps the checked document of a configuration between two starts of the same program, so that the second one reads no YAML and checks
 * nothing twice.
 *
 * It never changes a result. A document is stored only if there was no finding, and used only by the same program, if every file that it
 * was made from has the same text and is the same file. Variables, the files of settings and everything that rests on them are read
 * at each start, and the first finding makes the caller compile the files (`compileChecked`).
 *
 * Who can write the cache can configure the gateway. So it is read only from a regular file that nobody but the user of the process may
 * read or write, in a folder to which nobody else can add a file. It has no text that the files of the
 * configuration do not have: secrets in variables and files are not part of a document.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CheckedDocument } from '../compile/compiled.ts';
import { readText, type Texts } from '../config/read-text.ts';

/** Where documents are kept, and for which program. */
export interface ConfigurationCache {
  /** Created, if its parent exists. */
  readonly folder: string;
  /** Identifies the code of the program. Another program may expand or check a configuration differently. */
  readonly program: string;
}

/** What a file of the cache contains, after its checksum. */
interface Entry {
  readonly program: string;
  /** The files that were read: path, path without symbolic links, hash of the text. */
  readonly sources: readonly (readonly [path: string, real: string, hash: string])[];
  readonly checked: CheckedDocument;
}

/** More than any real document takes. */
const LARGEST_bytes = 32 * 1024 ** 2;
const HASH_length = 64;

/**
 * The document of a configuration; undefined if there is none that can be trusted, or one of its files has changed.
 *
 * @param texts gets the texts of the files that were compared.
 */
export function readCachedDocument(file: string, cache: ConfigurationCache, texts: Texts): CheckedDocument | undefined {
  try {
    const entry = parseEntry(readOwnFile(cache.folder, placeOf(file, cache)));
    if (entry?.program !== cache.program) return undefined;
    return entry.sources.every((source) => isSame(source, texts)) ? entry.checked : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores the document of a configuration without findings. A cache that cannot be written is not an error.
 *
 * @param texts the texts that were read for it.
 */
export function cacheDocument(file: string, checked: CheckedDocument, cache: ConfigurationCache, texts: Texts): void {
  let part: string | undefined;
  try {
    const sources = [...checked.files, ...checked.schemas].map((one) => sourceOf(one, texts));
    const text = JSON.stringify({ program: cache.program, sources, checked } satisfies Entry);
    // JSON has no infinity and no -0.
    if (!isDeepStrictEqual(JSON.parse(text).checked, checked)) return;
    makeOwnFolder(cache.folder);
    const place = placeOf(file, cache);
    part = `${place}.${randomBytes(8).toString('hex')}`;
    writeFileSync(part, `${hashOf(text)}\n${text}`, { flag: 'wx', mode: 0o600 });
    renameSync(part, place);
  } catch {
    if (part !== undefined) rmSync(part, { force: true });
  }
}

/** One file per absolute path of a configuration. */
function placeOf(file: string, { folder }: ConfigurationCache): string {
  return join(folder, `${hashOf(resolve(file)).slice(0, 32)}.json`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sourceOf(path: string, texts: Texts): Entry['sources'][number] {
  const text = texts.get(path);
  if (typeof text !== 'string') throw new Error(`no text of ${path} was read`);
  return [path, realpathSync.native(path), hashOf(text)];
}

function isSame([path, real, hash]: Entry['sources'][number], texts: Texts): boolean {
  if (realpathSync.native(path) !== real) return false;
  const read = readText(path, texts);
  return 'text' in read && hashOf(read.text) === hash;
}

/** Undefined if the text is damaged. The program that wrote it had the same types, because its identity is compared next. */
function parseEntry(text: string): Entry | undefined {
  const body = text.slice(HASH_length + 1);
  return text.slice(0, HASH_length) === hashOf(body) ? JSON.parse(body) : undefined;
}

function makeOwnFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  requireOwn(lstatSync(folder), 0o022);
}

/** @throws if there is no such file, or another user may have written it. */
function readOwnFile(folder: string, path: string): string {
  requireOwn(lstatSync(folder), 0o022);
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(file);
    requireOwn(stats, 0o077);
    if (!stats.isFile() || stats.size > LARGEST_bytes) throw new Error('not a file of the cache');
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

/** Requires the user's own folder or file without these permissions. A system without users has no cache. */
function requireOwn(stats: Stats, forbidden: number): void {
  const isOwn = stats.uid === process.geteuid?.() && (stats.mode & forbidden) === 0;
  if (!isOwn || stats.isSymbolicLink()) throw new Error('another user may write the cache');
}
