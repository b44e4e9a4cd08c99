/** Runs tollgate's commands on a store of their own: in this process, or as the program in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Test } from 'tap';
import { run as runProgram } from '../../src/cli/program.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const source = join(root, 'src/main.ts');

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Workspace {
  /** An empty folder, removed after the test. */
  readonly dir: string;
  /** The store's URL: a file in that folder. */
  readonly store: string;
  /** Runs a command to its end, in this process: starting the program takes most of the time of a command. */
  run(args: readonly string[], options?: RunOptions): Promise<Result>;
  /** The same with a process for the program; for what blocks its thread, ends its process, or is about the process itself. */
  spawn(args: readonly string[], options?: RunOptions): Promise<Result>;
  /** The same with `--json`: the document, which must be all that is on standard output. */
  json(args: readonly string[], options?: RunOptions): Promise<unknown>;
  /** Starts a command that goes on; it is killed after the test. */
  start(args: readonly string[], options?: RunOptions): Running;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

export interface Running {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: { stdout: string; stderr: string };
  /** The first match in its standard output. Rejects when it ends without one. */
  seen(pattern: RegExp): Promise<RegExpExecArray>;
  readonly ended: Promise<Result>;
}

/**
 * A folder and a store that no other test sees. The environment holds nothing of the tester's but PATH.
 *
 * @param main the program, where it is another than the source; then every command has a process.
 */
export async function workspace(t: Test, main?: string): Promise<Workspace> {
  const dir = await mkdtemp(join(tmpdir(), 'tollgate-cli-'));
  t.teardown(() => rm(dir, { recursive: true, force: true }));
  const store = `sqlite:${join(dir, 'store.db')}`;

  const environment = (env: RunOptions['env']) => ({ PATH: process.env.PATH ?? '', TOLLGATE_STORE: store, ...env });
  // The sandbox does not use TOLLGATE_STORE.
  const withStore = (args: readonly string[]) => (args.includes('--sandbox') ? [...args, '--store', store] : args);

  function start(args: readonly string[], { env = {}, input = '' }: RunOptions = {}): Running {
    const child = spawn(process.execPath, [main ?? source, ...withStore(args)], { cwd: root, env: environment(env) });
    t.teardown(() => child.kill('SIGKILL'));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    return watch(child);
  }

  async function runHere(args: readonly string[], { env, input = '' }: RunOptions = {}): Promise<Result> {
    const output = { stdout: '', stderr: '' };
    const sinkOf = (stream: keyof typeof output) => ({
      write: (text: string) => {
        output[stream] += text;
      },
    });
    const streams = { stdin: Readable.from([input]), stdout: sinkOf('stdout'), stderr: sinkOf('stderr') };
    const code = await runProgram(withStore(args), { ...streams, env: environment(env) });
    return { code, ...output };
  }

  const runThere = (args: readonly string[], options?: RunOptions) => start(args, options).ended;
  const run = main === undefined ? runHere : runThere;
  return {
    dir,
    store,
    run,
    spawn: runThere,
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
    for (const look of [...waiting]) look();
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
        const look = () => {
          const match = pattern.exec(output.stdout);
          if (match === null) return;
          waiting.delete(look);
          resolve(match);
        };
        waiting.add(look);
        look();
        ended.then(() => reject(new Error(`it ended without ${pattern}: ${output.stdout}${output.stderr}`)), reject);
      }),
  };
}
