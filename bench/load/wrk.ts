/** The load program wrk: costs a fraction of a load in JavaScript, which matters where it shares the cores with the measured server. */
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClosedLoopJob, LoadResult } from './jobs.ts';

const run = promisify(execFile);

/** How to install it. */
export const wrkInstall = 'apt-get install wrk';

/** Whether it is installed. */
export function hasWrk(): boolean {
  // It prints its version and its usage, and ends with 1.
  return spawnSync('wrk', ['-v']).error === undefined;
}

/** Runs a closed loop of one request. @param folder for the script that describes the request. @throws if wrk fails. */
export async function runWrk(job: Omit<ClosedLoopJob, 'kind'>, folder: string): Promise<LoadResult> {
  const { url, headers, connections, duration_s, requests } = job;
  const [request] = requests;
  if (request === undefined || requests.length > 1) throw new Error('wrk sends one request again and again');
  const script = join(folder, 'wrk.lua');
  const lines = [
    `wrk.method = ${JSON.stringify(request.method)}`,
    `wrk.body = ${JSON.stringify(request.body ?? '')}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
  ];
  writeFileSync(script, `${lines.join('\n')}\n`);
  const args = ['-t', '1', '-c', String(connections), '-d', `${Math.ceil(duration_s)}s`, '--latency', '-s', script];
  const { stdout } = await run('wrk', [...args, url + request.path]);
  return resultIn(stdout);
}

function resultIn(text: string): LoadResult {
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(text) ?? [];
  if (requests === undefined || seconds === undefined) throw new Error(`wrk prints no result: ${text.slice(0, 500)}`);
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  return {
    answered: Number(requests) - refused,
    failed: refused + socket.reduce((sum, count) => sum + Number(count), 0),
    seconds: Number(seconds),
    p50_ms: latencyIn_ms(text, '50%'),
    p99_ms: latencyIn_ms(text, '99%'),
  };
}

const UNITS_ms: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };

function latencyIn_ms(text: string, share: string): number {
  const [, value, unit = ''] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? [];
  return Number(value) * (UNITS_ms[unit] ?? Number.NaN);
}
