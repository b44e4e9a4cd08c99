/** Where a server's log goes: lines of JSON on standard error, gathered for a moment so that a request costs no system call. */
import pino, { type DestinationStream, type Logger } from 'pino';
import { usageError } from './errors.ts';
import type { Io } from './io.ts';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const gather_ms = 100;
const gather_characters = 32 * 1024;

/** Of the level in TOLLGATE_LOG. @throws CliError for one that is none. */
export function createLog(io: Io): Logger {
  const { TOLLGATE_LOG: level = 'info' } = io.env;
  if (!levels.includes(level)) throw usageError(`TOLLGATE_LOG is '${level}'`, `set it to one of ${levels.join(', ')}`);
  const destination =
    io.stderr === process.stderr ? gathered() : { write: (line: string) => void io.stderr.write(line) };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/**
 * pino's own gathering measures all that it has gathered again for every line, which made it the dearest part of a request. This
 * one keeps the lines apart until they are written.
 */
function gathered(): DestinationStream {
  const stderr = pino.destination({ dest: 2, sync: false });
  let lines: string[] = [];
  let characters = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) stderr.write(lines.join(''));
    lines = [];
    characters = 0;
  }

  process.once('exit', () => {
    flush();
    stderr.flushSync();
  });
  return {
    write(line) {
      lines.push(line);
      characters += line.length;
      if (characters >= gather_characters) flush();
      else timer ??= setTimeout(flush, gather_ms).unref();
    },
  };
}
