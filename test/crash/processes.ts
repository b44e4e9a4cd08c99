/** The processes of the crash tests: gateways that are killed and started again, and the upstream, which keeps running. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Failpoint } from '../../src/lib/failpoint.ts';

export const root = resolve(import.meta.dirname, '../..');
/** `npm test` bundles the program first. */
const PROGRAM = process.env.TESTS_PROGRAM ?? 'src/main.ts';

export interface Program {
  /** The URL in the first line that it printed. */
  readonly url: string;
  readonly pid: number;
  /** Resolves when the process is gone, with the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>;
  readonly hasEnded: boolean;
  /** Null while it runs, and when a signal has ended it. */
  readonly exitCode: number | null;
  /** SIGSTOP suspends the process, SIGCONT resumes it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
}

export interface GatewayOptions {
  readonly config: string;
  /** The store's URL. */
  readonly store: string;
  /** 0 selects any free port. */
  readonly port?: number;
  readonly failpoint?: Failpoint | undefined;
  readonly env: Readonly<Record<string, string>>;
  /** Its standard error is appended to this file. */
  readonly log: string;
  /** The gateway is killed if it does not listen after this time. */
  readonly birth_ms?: number;
}

/** Kept beside the tests' folders, so that a gateway that is started hundreds of times is compiled once. */
export type CompileCache = string;

/** @throws Error with its standard error if it ends before it listens */
export function startGateway(options: GatewayOptions, cache: CompileCache): Promise<Program> {
  const { config, store, port = 0, failpoint, env, log, birth_ms } = options;
  const args = [PROGRAM, 'serve', '--json', '--port', String(port), '--config', config, '--store', store];
  const armed = failpoint === undefined ? {} : { TOLLGATE_FAILPOINT: failpoint };
  return start(args, { ...env, ...armed, NODE_COMPILE_CACHE: cache }, log, birth_ms);
}

/** Runs a command of tollgate to its end. */
export async function tollgate(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly stdout: string }> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  keep(child);
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, stdout };
}

/** Starts the upstream on raw HTTP, which follows the orders in requests; see upstream.ts. */
export function startUpstream(
  journal: string,
  log: string,
  options: { readonly pollFaults?: boolean } = {},
): Promise<Program> {
  const flags = options.pollFaults === true ? ['--poll-faults'] : [];
  return start([join(import.meta.dirname, 'upstream.ts'), journal, ...flags], {}, log);
}

/** Starts a program of the project that announces its `url` in a line of JSON. @throws Error if it ends before that */
export async function start(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  log: string,
  birth_ms?: number,
): Promise<Program> {
  const complaints = openSync(log, 'a');
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    // The upstream ends with its standard input, which is closed in every case when this process ends.
    stdio: ['pipe', 'pipe', complaints],
  });
  closeSync(complaints);
  keep(child);
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal));
  });
  const stillborn = birth_ms === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), birth_ms);
  const line = await Promise.race([
    firstLine(child),
    ended.then((signal) => {
      const said = readFileSync(log, 'utf8').slice(-2000);
      throw new Error(`${args.join(' ')} ended (${signal ?? child.exitCode}) before it listened: ${said}`);
    }),
  ]).finally(() => clearTimeout(stillborn));
  const announced: unknown = JSON.parse(line);
  const url: unknown = announced !== null && typeof announced === 'object' && Reflect.get(announced, 'url');
  // With --json, the reason of a failed start is a line on standard output, too.
  if (typeof url !== 'string') throw new Error(`${args.join(' ')} did not start: ${line}`);
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    get hasEnded() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    get exitCode() {
      return child.exitCode;
    },
    signal: (name) => void child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the child has no standard output');
  const [line] = await once(createInterface({ input: stdout }), 'line');
  return String(line);
}

const running = new Set<ChildProcess>();

function keep(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

// No child outlives this process, even if a time-out of the test runner ends it.
process.once('exit', killAll);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => {
    killAll();
    process.kill(process.pid, signal);
  });
}
