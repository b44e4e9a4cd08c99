/** Measures a writing process while other work runs beside it; shared by the benchmarks of audits and of backups. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openStore } from '../../src/ledger/open-store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { OPERATOR } from '../../test/support/operator.ts';
import { median } from '../load/percentile.ts';
import type { Written } from './writer.ts';

/** Starts the writing process on a store with at least one account and key. */
export async function startWriter(path: string): Promise<ChildProcess> {
  const { account, key } = await fund(path);
  const writer = fork(new URL('./writer.ts', import.meta.url), [path, account, key], { execArgv: [] });
  await once(writer, 'message');
  return writer;
}

async function fund(path: string) {
  const store = await openStore(`sqlite:${path}`);
  const [first] = await store.listAccounts();
  const [key] = await store.listKeys(first?.id);
  if (first === undefined || key === undefined) throw new Error('the store has no account with a key');
  await store.topup(first.id, 1_000_000n * NANO, 'bench', OPERATOR);
  await store.close();
  return { account: first.id, key: key.id };
}

/** What the writer wrote while the work ran. */
export async function during(writer: ChildProcess, work: () => Promise<void>): Promise<Written> {
  await ask(writer, 'begin');
  await work();
  return ask(writer, 'report');
}

/** Sends the writer a message, and resolves with its answer. */
export async function ask(writer: ChildProcess, message: string): Promise<Written> {
  const answer = once(writer, 'message');
  writer.send(message);
  const [written]: Written[] = await answer;
  if (written === undefined) throw new Error('the writer did not answer');
  return written;
}

/** Prints the typical figures of several measurements. */
export function sayWritten(who: string, all: readonly Written[]): void {
  const typical = (read: (written: Written) => number) => median(all.map(read));
  const rate = `${typical(({ holds, seconds }) => holds / seconds).toFixed(0)} holds/s`;
  const [p50, p99] = [typical(({ p50_ms }) => p50_ms), typical(({ p99_ms }) => p99_ms)];
  const longest = Math.max(...all.map(({ longest_ms }) => longest_ms));
  const wal = Math.max(...all.map(({ wal_bytes }) => wal_bytes));
  const latency = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`;
  say(who, `${rate}, ${latency}, write-ahead log at most ${megabytes(wal)}`);
}

/** Keeps one core busy. */
export function burn(length_ms: number): void {
  for (const until = performance.now() + length_ms; performance.now() < until; );
}

/** Prints one line. */
export function say(what: string, how: string): void {
  process.stdout.write(`${what.padEnd(38)} ${how}\n`);
}

/** A duration in seconds. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** A size in megabytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
