#!/usr/bin/env node
/** The program: hands the process's arguments, streams and environment to the command line. */
import { constants, enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Types are stripped and code is compiled once a file version, not once a start. The cache holds code that will run, so it stands
// beside the program and not where others may write; a program that cannot write there takes another from NODE_COMPILE_CACHE.
const cache = join(import.meta.dirname, '../node_modules/.cache/tollgate');
const { status } = enableCompileCache(cache);
// Its threads and processes find it in their environment.
if (status === constants.compileCacheStatus.ENABLED) process.env.NODE_COMPILE_CACHE = cache;
const { run } = await import('./cli/program.ts');

// Without a listener Node opens its debugger, which anybody on the machine could then use.
process.on('SIGUSR1', () => {});

// A reader that has enough (`tollgate ledger acme | head`) is no failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env });
