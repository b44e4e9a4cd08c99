/** Starts a server in a process of its own, and reads from the operating system what it has used. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  /** The first line that it printed. */
  readonly firstLine: string;
  /** CPU time of all its threads so far; undefined where the system does not tell. */
  cpu_ms(): number | undefined;
  stop(): Promise<void>;
}

export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000);
  });
  const firstLine = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${complaint}`)));
  });
  return { firstLine, cpu_ms: () => cpu_ms(child), stop: () => stop(child) };
}

/** Fields 14 and 15 of /proc/PID/stat, user and system time in ticks of 10 ms; proc(5). */
function cpu_ms(child: ChildProcess): number | undefined {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
