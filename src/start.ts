/** Passes the process's arguments, streams and environment to the command line. */
import { hideOwnPasswords } from './cli/shared/passwords.ts';
import { cacheFolder } from './lib/node/cache-folder.ts';
import { useCompileCache } from './lib/node/compile-cache.ts';

/** The identity of the code, set by the builds of the program that is deployed. The code of a checkout changes at any time. */
declare const BUILD: string | undefined;

hideOwnPasswords();

function ignore(): void {}

// Without a listener, SIGUSR1 makes Node open its debugger, which any user of the machine could then use.
process.on('SIGUSR1', ignore);
// Loading the program takes a while. Until `serve` handles these signals, they would end it silently. Its configuration is read later.
if (process.argv.includes('serve')) {
  for (const signal of ['SIGHUP', 'SIGUSR2']) process.on(signal, ignore);
  // Half of these threads resolve names, and each waits for its name. By default two do.
  process.env.UV_THREADPOOL_SIZE ??= '32';
}

// The built program has done this before it loaded its code (src/lib/node/load-program.ts), and the executable contains its compiled code.
if (typeof BUILD === 'undefined') useCompileCache(import.meta.dirname);
void main();

async function main(): Promise<void> {
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
}
