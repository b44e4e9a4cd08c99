/**
 * Loads the files of the built program, and keeps their compiled code for the next start. Node's own compile cache keeps what V8 compiles
 * when a file is loaded; this one also keeps the functions that were compiled when they were first called, which are most of a start.
 *
 * The code is kept twice per build: by the first process, which compiles everything, and by the second, whose start is the start of every
 * later one. It is in the folder of Node's compile cache, and has the same protection.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';
import { threadId } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { useCompileCache } from './compile-cache.ts';

/** A start has listened by then. */
const KEEP_AFTER_ms = 2_000;
/** The checksum, and how many processes kept the code. V8 copies code that does not begin at a multiple of 8. */
const HEAD_bytes = 8;
/** How many processes keep the code. */
const KEPT = 2;

interface LoadedScript {
  readonly script: Script;
  /** How many processes in a row had this file's code. */
  readonly kept: number;
}

/** Loads a file of the program's folder with what it requires. @param build changes whenever a file of the program does. */
export function loadProgram(folder: string, name: string, build: string): void {
  if (name === 'start') useCompileCache(folder);
  const compiled = getCompileCacheDir();
  const code = compiled === undefined ? undefined : join(compiled, 'code');
  // `serve` has nothing in common with the other commands but the libraries.
  const user = name === 'start' && process.argv.includes('serve') ? 'serve' : name;
  const exports = new Map<string, { exports: object }>();
  const loaded = new Map<string, LoadedScript>();
  const required = createRequire(join(folder, 'start.cjs'));
  load(`${name}.cjs`);
  if (code === undefined) return;
  const timer = setTimeout(keep, KEEP_AFTER_ms).unref();
  process.once('exit', keep);

  function load(file: string): object {
    const known = exports.get(file);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    exports.set(file, module);
    const filename = join(folder, file);
    // The build writes ASCII.
    const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'latin1')}\n})`;
    const found = code === undefined ? undefined : readCode(placeOf(code, file));
    const script = new Script(source, {
      filename,
      ...(found && { cachedData: found.code }),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    loaded.set(file, { script, kept: script.cachedDataRejected === false ? (found?.kept ?? 0) : 0 });
    script.runInThisContext().call(module.exports, module.exports, require, module, filename, folder);
    return module.exports;
  }

  function require(id: string): unknown {
    return id.startsWith('./') ? load(id.slice(2)) : required(id);
  }

  function placeOf(folder: string, file: string): string {
    return join(folder, `${build}-${user}-${file}`);
  }

  /** Code that cannot be kept is not an error. */
  function keep(): void {
    clearTimeout(timer);
    process.off('exit', keep);
    if (code === undefined) return;
    try {
      for (const [file, { script, kept }] of loaded)
        if (kept < KEPT) writeCode(placeOf(code, file), script.createCachedData(), kept + 1);
    } catch {}
  }
}

/** Undefined if there is none, or it is damaged. */
function readCode(path: string): { readonly code: Buffer; readonly kept: number } | undefined {
  try {
    const bytes = readFileSync(path);
    const code = bytes.subarray(HEAD_bytes);
    return bytes.readUInt32LE(0) === crc32(code) ? { code, kept: bytes.readUInt32LE(4) } : undefined;
  } catch {
    return undefined;
  }
}

function writeCode(path: string, code: Buffer, kept: number): void {
  const part = `${path}.${process.pid}.${threadId}`;
  const head = Buffer.alloc(HEAD_bytes);
  head.writeUInt32LE(crc32(code), 0);
  head.writeUInt32LE(kept, 4);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(part, Buffer.concat([head, code]), { mode: 0o600 });
  renameSync(part, path);
}
