/** Writing log lines to a file: our buffering writer against pino's destination with `minLength`, each in its own process. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openLog } from '../../src/cli/serve/log.ts';

const lines = 200_000;
const per_turn = 20;

if (process.argv[2] === undefined) compareWriters();
else await writeLines(process.argv[2]);

function compareWriters(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-'));
  for (const writer of ['ours', 'minLength 4 KiB', 'minLength 15 KiB', 'no buffering']) {
    const fd = openSync(join(folder, 'log'), 'w');
    const { stdout } = spawnSync(process.execPath, [import.meta.filename, writer], { stdio: ['ignore', 'pipe', fd] });
    closeSync(fd);
    const written = readFileSync(join(folder, 'log'), 'utf8').split('\n').length - 1;
    process.stdout.write(
      `  ${writer.padEnd(34)} ${stdout} ${written === lines ? 'no line lost' : `${lines - written} LOST`}\n`,
    );
  }
  rmSync(folder, { recursive: true });
}

/** Measures the CPU time of the calling thread and the writing threads. The last lines are flushed at exit. */
async function writeLines(writer: string): Promise<void> {
  const log = logOf(writer);
  const before = process.cpuUsage();
  for (let line = 0; line < lines; line++) {
    log.info({ id: `req_${line}`, route: 'create_message', method: 'POST', status: 200, duration_ms: 12 }, 'answered');
    // A gateway returns to its event loop every few requests.
    if (line % per_turn === 0) await new Promise((next) => setImmediate(next));
  }
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${((user + system) / lines).toFixed(2)} µs/line`);
}

function logOf(writer: string): pino.Logger {
  if (writer === 'ours') return openLog({ stdout: process.stdout, stderr: process.stderr, env: {} }).log;
  const minLength = writer === 'no buffering' ? 0 : Number(writer.split(' ')[1]) * 1024;
  const destination = pino.destination({
    dest: 2,
    sync: false,
    minLength,
    ...(minLength > 0 ? { periodicFlush: 100 } : {}),
  });
  process.once('exit', () => destination.flushSync());
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
