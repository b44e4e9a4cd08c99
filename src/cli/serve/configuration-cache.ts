/**
 * Keeps the compiled configuration between two starts of the same program, so that the second one reads no YAML and compiles nothing:
 * half the CPU time of a start (docs/explanation/performance.md).
 *
 * It never changes a result: a start also shows the warnings that were stored. A configuration is used only by the same program, with
 * the same files and variables: the key is a digest of everything that was read or looked for. Other variables do not count, except one
 * whose name is similar to a missing one, which has a warning.
 *
 * Who can write the cache can configure the gateway. So it is read only from a regular file that nobody but the user of the process may
 * read or write, in a folder to which nobody else can add a file. The secrets of variables and files are not stored: a start reads them
 * from their sources again.
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
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Compiled, CompileOptions } from '../../config/compile/compiled.ts';
import { plainText, readWhole, type Texts } from '../../config/read/read-text.ts';
import { nearestSet } from '../../lib/text/environment.ts';
import type { Plan, SecretSource } from '../../plan/index.ts';
import { type PackedPlan, readSecrets, secretsOf, unpackPlan } from '../../plan/packed.ts';
import type { ConfigurationCache } from '../shared/io.ts';

/** Everything that decides what a configuration compiles to. */
interface Inputs extends Pick<Compiled, 'files' | 'variables' | 'named_variables' | 'text_variables'> {
  /** The texts of the files; null: there is no such file. */
  readonly texts: ReadonlyMap<string, string | null>;
  readonly env: CompileOptions['env'];
  /** As a start shows them; empty without any. */
  readonly warnings: string;
}

/** What a file of the cache contains, after its checksum. */
interface Entry
  extends Pick<Inputs, 'files' | 'variables' | 'named_variables' | 'text_variables' | 'warnings'>,
    Pick<PackedPlan, 'bytes'> {
  readonly program: string;
  /** Mixed into the digest, so that no secret can be guessed from it by a table. */
  readonly salt: string;
  readonly digest: string;
}

export interface CachedConfiguration extends Pick<Inputs, 'files' | 'text_variables' | 'warnings'> {
  readonly plan: Plan;
  readonly packed: PackedPlan;
}

/** More than any real configuration takes. */
const LARGEST_bytes = 32 * 1024 ** 2;
/** A SHA-256. */
const HASH_bytes = 32;

/**
 * Reads a configuration; undefined if there is none that can be trusted, or a file or variable has changed.
 *
 * @param texts gets the texts of the files that were compared.
 */
export function readCachedConfiguration(
  file: string,
  cache: ConfigurationCache,
  env: CompileOptions['env'],
  texts: Texts,
): CachedConfiguration | undefined {
  try {
    const entry = parseEntry(readOwnFile(cache.folder, placeOf(file, cache)));
    if (entry?.program !== cache.program) return undefined;
    const { bytes, files, variables, named_variables, text_variables, warnings } = entry;
    const read: Texts = new Map();
    for (const path of files) readInto(read, path);
    if (digestOf({ files, variables, named_variables, texts: read, env }, entry.salt) !== entry.digest)
      return undefined;
    const resolveSecret = (from: SecretSource): string => {
      if (typeof from === 'string') return from;
      return ('file' in from ? read.get(from.file) : (env[from.env] ?? from.default)) ?? '';
    };
    const plan = unpackPlan({ bytes }, (bare) => readSecrets(bare, resolveSecret));
    for (const [path, text] of read) texts.set(path, text);
    return { plan, packed: { bytes, secrets: secretsOf(plan) }, files, text_variables, warnings };
  } catch {
    return undefined;
  }
}

/** Stores a configuration without errors. A cache that cannot be written is not an error. */
export function cacheConfiguration(
  file: string,
  cache: ConfigurationCache,
  { bytes }: PackedPlan,
  inputs: Inputs,
): void {
  let part: string | undefined;
  try {
    const { files, variables, named_variables, text_variables, warnings } = inputs;
    const salt = randomBytes(16).toString('hex');
    const digest = digestOf(inputs, salt);
    const entry: Entry = {
      program: cache.program,
      salt,
      digest,
      files,
      variables,
      named_variables,
      text_variables,
      warnings,
      bytes,
    };
    const body = serialize(entry);
    makeOwnFolder(cache.folder);
    const place = placeOf(file, cache);
    part = `${place}.${randomBytes(8).toString('hex')}`;
    writeFileSync(part, Buffer.concat([hashOf(body), body]), { flag: 'wx', mode: 0o600 });
    renameSync(part, place);
  } catch {
    if (part !== undefined) rmSync(part, { force: true });
  }
}

/** One file per absolute path of a configuration. */
function placeOf(file: string, { folder }: ConfigurationCache): string {
  return join(folder, `${hashOf(resolve(file)).toString('hex').slice(0, 32)}.plan`);
}

function hashOf(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

/** @throws if a file has no known text, or is gone. */
function digestOf(
  { files, variables, named_variables, texts, env }: Omit<Inputs, 'text_variables' | 'warnings'>,
  salt: string,
): string {
  const sources = files.map((path) => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`no text of ${path} was read`);
    // A secret that every user may read has a warning.
    return text === null ? [path] : [path, realpathSync.native(path), statSync(path).mode, plainText(text)];
  });
  const named = new Set(named_variables);
  const values = variables.map((name) => {
    const value = Object.hasOwn(env, name) ? env[name] : undefined;
    return value === undefined ? [name, null, nearestSet(name, env, named)] : [name, value];
  });
  return hashOf(JSON.stringify([salt, sources, values])).toString('hex');
}

function readInto(texts: Texts, path: string): void {
  const read = readWhole(path);
  if ('text' in read) texts.set(path, plainText(read.text));
  else if (read.isMissing === true) texts.set(path, null);
}

/** Undefined if the bytes are damaged. The program that wrote them had the same types, because its identity is compared next. */
function parseEntry(bytes: Buffer): Entry | undefined {
  const body = bytes.subarray(HASH_bytes);
  return bytes.subarray(0, HASH_bytes).equals(hashOf(body)) ? deserialize(body) : undefined;
}

function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  requireOwn(lstatSync(folder), 0o022);
}

/** @throws if there is no such file, or another user may have written it. */
function readOwnFile(folder: string, path: string): Buffer {
  requireOwn(lstatSync(folder), 0o022);
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(file);
    requireOwn(stats, 0o077);
    if (!stats.isFile() || stats.size > LARGEST_bytes) throw new Error('not a file of the cache');
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** Requires the user's own folder or file without these permissions. A system without users has no cache. */
function requireOwn(stats: Stats, forbidden: number): void {
  const isOwn = stats.uid === process.geteuid?.() && (stats.mode & forbidden) === 0;
  if (!isOwn || stats.isSymbolicLink()) throw new Error('another user may write the cache');
}
