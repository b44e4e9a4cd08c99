/** Runs tollgate commands on a temporary store, in this process or in a child process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Test } from 'tap';
import { run as runProgram } from '../../src/cli/program.ts';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
/** A configuration that compiles fast, for tests about the process; relative to the root folder. */
export const smallConfig = 'test/support/small.yaml';

/** Its text with the shipped routes of the account. */
export function smallWithAccount(): string {
  const [, routes = ''] = readFileSync(join(root, 'interfaces/account.yaml'), 'utf8').split('\nroutes:\n');
  return readFileSync(join(root, smallConfig), 'utf8').replace('\nroutes:\n', `\nroutes:\n${routes}`);
}

/** The program: `npm test` bundles it first, because many tests start it, and the source takes longer to load. */
export const program = process.env.TESTS_PROGRAM ?? join(root, 'src/main.ts');

/** What a command printed, and its exit code. */
export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A temporary folder with a store, and functions that run commands on it. */
export interface Workspace {
  /** An empty folder, removed after the test. */
  readonly dir: string;
  /** The store's URL: a file in that folder. */
  readonly store: string;
  /** Runs a command to its end in this process, which is much faster than starting one. */
  run(args: readonly string[], options?: RunOptions): Promise<Result>;
  /** Runs a command to its end in a child process: for commands that block their thread or end their process. */
  spawn(args: readonly string[], options?: RunOptions): Promise<Result>;
  /** Runs a command with `--json` and parses its standard output. */
  json(args: readonly string[], options?: RunOptions): Promise<unknown>;
  /** Starts a long-running command in a child process, which is killed after the test. */
  start(args: readonly string[], options?: RunOptions): Running;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** A command that is running. */
export interface Running {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly output: { stdout: string; stderr: string };
  /** The first match in its standard output. Rejects if the command ends without one. */
  seen(pattern: RegExp): Promise<RegExpExecArray>;
  readonly ended: Promise<Result>;
}

/**
 * Creates a folder and a store for one test. The only variable inherited from the environment is PATH.
 *
 * @param main another program than the source; every command then runs in a child process, or by `runMain`, which is faster.
 */
export async function workspace(t: Test, main?: string, runMain?: typeof runProgram): Promise<Workspace> {
  const dir = await mkdtemp(join(tmpdir(), 'tollgate-cli-'));
  t.teardown(() => rm(dir, { recursive: true, force: true }));
  const store = `sqlite:${join(dir, 'store.db')}`;

  const environment = (env: RunOptions['env']) => ({ PATH: process.env.PATH ?? '', TOLLGATE_STORE: store, ...env });
  // The sandbox does not use TOLLGATE_STORE.
  const withStore = (args: readonly string[]) =>
    args.includes('--sandbox') && !args.includes('--store') ? [...args, '--store', store] : args;

  function start(args: readonly string[], { env = {}, input = '' }: RunOptions = {}): Running {
    const child = spawn(process.execPath, [main ?? program, ...withStore(args)], { cwd: root, env: environment(env) });
    t.teardown(() => child.kill('SIGKILL'));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    return watch(child);
  }

  // With --store, a command does not compile the configuration to find its store, which would take most of its time.
  const withKnownStore = (args: readonly string[], env: RunOptions['env']) =>
    env?.TOLLGATE_STORE === undefined && !args.some((arg) => ['--store', '--config'].includes(arg))
      ? [...args, '--store', store]
      : withStore(args);

  async function runInProcess(args: readonly string[], { env, input = '' }: RunOptions = {}): Promise<Result> {
    const output = { stdout: '', stderr: '' };
    const sinkOf = (stream: keyof typeof output) => ({
      write: (text: string) => {
        output[stream] += text;
      },
    });
    const streams = { stdin: Readable.from([input]), stdout: sinkOf('stdout'), stderr: sinkOf('stderr') };
    const code = await (runMain ?? runProgram)(withKnownStore(args, env), { ...streams, env: environment(env) });
    return { code, ...output };
  }

  const runInChild = (args: readonly string[], options?: RunOptions) => start(args, options).ended;
  const run = main === undefined || runMain !== undefined ? runInProcess : runInChild;
  return {
    dir,
    store,
    run,
    spawn: runInChild,
    start,
    async json(args, options) {
      const { stdout } = await run([...args, '--json'], options);
      return JSON.parse(stdout);
    },
  };
}

function watch(child: ChildProcess): Running {
  const output = { stdout: '', stderr: '' };
  const waiting = new Set<() => void>();
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
    for (const check of [...waiting]) check();
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const ended = new Promise<Result>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...output }));
  });
  return {
    child,
    output,
    ended,
    seen: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(output.stdout);
          if (match === null) return;
          waiting.delete(check);
          resolve(match);
        };
        waiting.add(check);
        check();
        ended.then(() => reject(new Error(`it ended without ${pattern}: ${output.stdout}${output.stderr}`)), reject);
      }),
  };
}
