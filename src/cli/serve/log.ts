/**
 * The log of a server: JSON lines on standard error, buffered briefly so that a request costs no system call.
 *
 * Compared with pino's own destination (sonic-boom 4.2.1) by `node bench/readers/run.ts log` (Node 26, processor time per line, pino
 * included): 3.3 µs here, 5.3 µs with a `minLength` of 4 KiB, 6.0 µs with 15 KiB, 6.5 µs without.
 */
import { write, writeSync } from 'node:fs';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { StoreBusyError, StoreError } from '../../ledger/store/store.ts';
import { usageError } from '../shared/errors.ts';
import type { Io } from '../shared/io.ts';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
/** Lines are written together: at the latest after this time, this many lines or characters. */
const FLUSH_ms = 100;
const FLUSH_lines = 128;
const FLUSH_characters = 32 * 1024;
/** How long the exit waits for a write that has begun. */
const GRACE_ms = 50;
/** Lines beyond this many characters are dropped while standard error is not read, so that a stalled reader costs no memory. */
const WAITING_characters = 8 * 1024 * 1024;

/**
 * A logger with the level of TOLLGATE_LOG, and a function that writes the lines of other threads to the same place.
 *
 * @throws CliError usage for an unknown level.
 */
export function openLog(io: Io): { readonly log: Logger; readonly write: (lines: string) => void } {
  const { TOLLGATE_LOG: level = 'info' } = io.env;
  if (!LEVELS.includes(level)) {
    throw usageError(`TOLLGATE_LOG is '${level}', which is not a log level`, `set it to one of ${LEVELS.join(', ')}`);
  }
  const destination =
    io.stderr === process.stderr ? buffered() : { write: (line: string) => void io.stderr.write(line) };
  return { log: loggerOf(level, destination), write: (lines) => destination.write(lines) };
}

/** A logger whose lines are passed on together. @returns also a function that passes on what waits. */
export function createThreadLog(level: string, send: (lines: string) => void) {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) send(lines.join(''));
    lines = [];
  };
  const write = (line: string) => {
    lines.push(line);
    if (lines.length >= FLUSH_lines) flush();
    else timer ??= setTimeout(flush, FLUSH_ms).unref();
  };
  return { log: loggerOf(level, { write }), flush };
}

function loggerOf(level: string, destination: DestinationStream): Logger {
  const formatters = { level: (name: string) => ({ level: name }) };
  const hooks: LoggerOptions['hooks'] = { logMethod: withoutRepetitions() };
  const redacted: DestinationStream = { write: (line) => destination.write(withoutSecrets(line)) };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters, hooks }, redacted);
}

/** A key or a token of this gateway, wherever a caller or an operator has put it: into a path, a header or an id. */
const SECRET = /(tga?_)[\w-]{16,}/g;

function withoutSecrets(line: string): string {
  // Fast path: one search of a line costs less than two.
  return line.includes('tg') ? line.replaceAll(SECRET, '$1…') : line;
}

/** While the store fails, background work fails repeatedly: each message about it is logged once per period. */
const REPETITION_ms = 60_000;

function withoutRepetitions(): LogFn {
  const messages = new Map<string, { logged_ms: number; dropped: number }>();
  return function log(args, method) {
    const [about, message] = args;
    if (!isAboutStore(about) || typeof message !== 'string') return method.apply(this, args);
    const now_ms = performance.now();
    const earlier = messages.get(message);
    if (earlier !== undefined && now_ms - earlier.logged_ms < REPETITION_ms) {
      earlier.dropped += 1;
      return;
    }
    messages.set(message, { logged_ms: now_ms, dropped: 0 });
    const more = earlier === undefined || earlier.dropped === 0 ? about : { ...about, repetitions: earlier.dropped };
    method.call(this, more, message);
  };
}

type LogFn = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** Whether the store failed for a time. A lost store ends the process, so nothing about it is left out. */
function isAboutStore(about: unknown): about is { readonly err: unknown } {
  if (typeof about !== 'object' || about === null || !('err' in about)) return false;
  return about.err instanceof StoreBusyError || about.err instanceof StoreError;
}

/**
 * Buffers lines and joins them when they are written; pino's own buffer measures the whole buffered text again for every line.
 * At process exit the rest is written synchronously, because an asynchronous write started there never completes.
 */
function buffered(): DestinationStream {
  let lines: string[] = [];
  let characters = 0;
  let timer: NodeJS.Timeout | undefined;
  let isWriting = false;
  let dropped = 0;

  function take(): Buffer {
    if (dropped > 0) lines.push(droppedLine(dropped));
    dropped = 0;
    const bytes = Buffer.from(lines.join(''));
    lines = [];
    characters = 0;
    return bytes;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting) return;
    isWriting = true;
    writeAll(take());
  }

  function writeAll(bytes: Buffer): void {
    write(2, bytes, (error, written) => {
      const rest = error === null ? bytes.subarray(written) : isFull(error) ? bytes : Buffer.alloc(0);
      if (rest.length > 0) {
        setTimeout(writeAll, error === null ? 0 : RETRY_ms, rest);
        return;
      }
      isWriting = false;
      if (characters >= FLUSH_characters) flush();
      else if (lines.length > 0) timer ??= setTimeout(flush, FLUSH_ms).unref();
    });
  }

  process.once('exit', () => {
    // A thread of the pool is writing earlier lines. Wait for it, to keep the order of the log.
    if (isWriting) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, GRACE_ms);
    writeRest(take());
  });
  return {
    write(line) {
      if (characters >= WAITING_characters) {
        dropped += 1;
        return;
      }
      lines.push(line);
      characters += line.length;
      if (characters >= FLUSH_characters) flush();
      else timer ??= setTimeout(flush, FLUSH_ms).unref();
    },
  };
}

function droppedLine(lines: number): string {
  const msg = 'log lines were dropped, because standard error was not read; look at what collects the log';
  return `${JSON.stringify({ level: 'error', time: new Date().toISOString(), lines, msg })}\n`;
}

/** Wait before retrying a full pipe, whose reader is slow. */
const RETRY_ms = 5;
/** Retries at exit: about one second. */
const LAST_TRIES = 200;

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

/** Writes the last lines of the process. They are dropped if the reader has closed the pipe or reads nothing for a second. */
function writeRest(bytes: Buffer): void {
  let rest = bytes;
  for (let tries = 0; rest.length > 0 && tries < LAST_TRIES; ) {
    try {
      rest = rest.subarray(writeSync(2, rest));
    } catch (error) {
      if (!isFull(error)) return;
      tries++;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_ms);
    }
  }
}
