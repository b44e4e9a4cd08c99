/** Starts a server as a process, pinned to a core where the system allows, and reads its CPU time and memory. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Writable } from 'node:stream';

/** A running server. */
export interface ServerProcess {
  readonly pid: number | undefined;
  readonly stdin: Writable;
  /** The first line that it printed; empty when `ready` was given. */
  readonly firstLine: string;
  readonly lines: Interface;
  /** CPU time so far of all its processes and threads, in milliseconds; undefined on a system without /proc. */
  cpu_ms(): number | undefined;
  /** Resident memory of all its processes; undefined on a system without /proc. */
  memory_bytes(): number | undefined;
  /** The part of it that is neither shared nor backed by a file: what a process costs beside others. */
  own_memory_bytes(): number | undefined;
  /** @param signal default: SIGTERM */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** How a server is started. */
export interface ProcessOptions {
  /** The command; default: this Node. */
  readonly command?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The CPU core that it may use. */
  readonly core?: number | undefined;
  readonly cwd?: string;
  /**
   * Stays in the session of this process. Linux shares the processors between sessions first, and a priority counts only within one
   * (sched(7), autogroup). Its CPU time, its memory and its own children are not found then.
   */
  readonly inSession?: boolean;
  /** Returns true when the server is up. Default: it is up when it prints its first line. */
  readonly ready?: () => Promise<boolean>;
}

/** Core numbers: the gateway and its peers run on the first core, the load on the second. */
export const cores =
  availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0 ? { served: 0, load: 1 } : undefined;

const start_limit_ms = 60_000;

/** @throws Error with the end of its stderr, when the process ends or is not up within a minute. */
export async function startProcess(args: readonly string[], options: ProcessOptions = {}): Promise<ServerProcess> {
  const { command = process.execPath, env = {}, core, cwd, inSession = false, ready } = options;
  const words = core === undefined ? [command, ...args] : ['taskset', '-c', String(core), command, ...args];
  const [program = command, ...rest] = words;
  // Log to a file: reading a pipe would take CPU time from the measured server.
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-log-'));
  const logFile = join(folder, 'stderr');
  const logging = openSync(logFile, 'w');
  // Its own process group, so that its workers are counted and stopped with it.
  const child = spawn(program, rest, {
    env: { ...process.env, ...env },
    cwd,
    detached: !inSession,
    stdio: ['pipe', 'pipe', logging],
  });
  closeSync(logging);
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('a process was started without its pipes');
  const lines = createInterface({ input: stdout });
  let limit: NodeJS.Timeout | undefined;
  let isUp = false;
  const failed = new Promise<never>((_, reject) => {
    const fail = (why: string) =>
      reject(new Error(`${words.join(' ')} ${why}: ${readFileSync(logFile, 'utf8').slice(-4000)}`));
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => isUp || fail(`ended with ${code}`));
    limit = setTimeout(() => fail('is not up after a minute'), start_limit_ms);
  });
  failed.catch(() => {});
  const server = {
    pid: child.pid,
    stdin,
    lines,
    cpu_ms: () => cpu_ms(child.pid),
    memory_bytes: () => memory_bytes(child.pid, 'VmRSS'),
    own_memory_bytes: () => memory_bytes(child.pid, 'RssAnon'),
    stop: (signal: NodeJS.Signals = 'SIGTERM') =>
      stop(child, signal, inSession).finally(() => rmSync(folder, { recursive: true, force: true })),
  };
  try {
    const up = ready === undefined ? new Promise<string>((resolve) => lines.once('line', resolve)) : until(ready);
    const firstLine = await Promise.race([up, failed]);
    // From here on, its log may be too large to read.
    isUp = true;
    return { ...server, firstLine };
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    clearTimeout(limit);
  }
}

async function until(ready: () => Promise<boolean>): Promise<string> {
  while (!(await ready().catch(() => false))) await new Promise((wake) => setTimeout(wake, 100));
  return '';
}

/** The processes of a group, each with the fields of /proc/PID/stat after the name, from the third on; see proc(5). */
function groupOf(group: number | undefined): readonly (readonly [pid: string, fields: readonly string[]])[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[2]) === group ? [[pid, fields] as const] : [];
    } catch {
      return [];
    }
  });
}

/** User and system time, in ticks of 10 ms. */
function cpu_ms(group: number | undefined): number | undefined {
  try {
    return groupOf(group).reduce((sum, [, fields]) => sum + (Number(fields[11]) + Number(fields[12])) * 10, 0);
  } catch {
    return undefined;
  }
}

function memory_bytes(group: number | undefined, field: MemoryField): number | undefined {
  try {
    return groupOf(group).reduce((sum, [pid]) => sum + statusOf_bytes(pid, field), 0);
  } catch {
    return undefined;
  }
}

/** A field of /proc/PID/status; see proc(5). */
type MemoryField = 'VmRSS' | 'RssAnon';

function statusOf_bytes(pid: string, field: MemoryField): number {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) * 1024;
}

function stop(child: ChildProcess, signal: NodeJS.Signals, inSession: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    const pid = inSession ? child.pid : -child.pid;
    child.once('exit', () => resolve());
    process.kill(pid, signal);
    setTimeout(
      () => child.exitCode === null && child.signalCode === null && process.kill(pid, 'SIGKILL'),
      5_000,
    ).unref();
  });
}
