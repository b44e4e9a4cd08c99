/** Passes the process's arguments, streams and environment to the command line. */
import { constants, enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isSea } from 'node:sea';
import { hideOwnPasswords } from './cli/passwords.ts';
import { cacheFolder } from './platform/cache-folder.ts';

/** The identity of the code, set by the builds of the program that is deployed. The code of a checkout changes at any time. */
declare const BUILD: string | undefined;

hideOwnPasswords();

function ignore(): void {}

// Without a listener, SIGUSR1 makes Node open its debugger, which any user of the machine could then use.
process.on('SIGUSR1', ignore);
// Loading the program takes a while. Until `serve` handles these signals, they would end it silently. Its configuration is read later.
if (process.argv.includes('serve')) for (const signal of ['SIGHUP', 'SIGUSR2']) process.on(signal, ignore);

// Stripping types and compiling code happens once per file version, not on every start. The cache holds executable code, so it is
// stored next to the program, where other users cannot write. If that folder is read-only, NODE_COMPILE_CACHE names another one.
// The executable contains its compiled code.
if (!isSea()) {
  const cache = join(import.meta.dirname, '../node_modules/.cache/tollgate');
  const { status } = enableCompileCache(cache);
  // Worker threads and child processes read the folder from the environment.
  if (status === constants.compileCacheStatus.ENABLED) process.env.NODE_COMPILE_CACHE = cache;
}
const { run } = await import('./cli/program.ts');

// A closed pipe (`tollgate ledger acme | head`) is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const { stdin, stdout, stderr } = process;
// Copied: each access to `process.env` asks the system.
const env = { ...process.env };
const folder = typeof BUILD === 'undefined' ? undefined : cacheFolder(env);
const cache = folder === undefined ? undefined : { folder, program: `${BUILD} ${process.version}` };
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env, cache });
