/** The program: hands the process's arguments, streams and environment to the command line. */
import { enableCompileCache } from 'node:module';

// Types are stripped and code is compiled once a file version, not once a start.
enableCompileCache();
const { run } = await import('./cli/program.ts');

// A reader that has enough (`tollgate ledger acme | head`) is no failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env });
