/** Measures a process and its store from outside, through /proc and the store's file. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { Store, TaskState } from '../../src/ledger/store/store.ts';
import { formatNano } from '../../src/lib/money/amount.ts';

/** One measurement. */
export interface Sample {
  /** Seconds since the soak began. */
  readonly at_s: number;
  readonly memory_MiB: number;
  /** Open file descriptors, including sockets. */
  readonly handles: number;
  readonly sockets: number;
  /** Money held in all accounts, in the currency. */
  readonly held: number;
  readonly openTasks: number;
  readonly requests: number;
}

const openStates: readonly TaskState[] = ['dispatching', 'running', 'unknown', 'review'];

/** Takes a measurement. @param at_s the time since the soak began @param requests the number sent so far */
export async function takeSample(pid: number, store: Store, at_s: number, requests: number): Promise<Sample> {
  const accounts = await store.listAccounts();
  const wallets = await Promise.all(accounts.map(({ id }) => store.wallet(id)));
  const held_nano = wallets.reduce((sum, wallet) => sum + (wallet?.held_nano ?? 0n), 0n);
  const { total } = await store.listTasks({ states: openStates, limit: 1 });
  return { at_s, ...processUse(pid), held: Number(formatNano(held_nano)), openTasks: total, requests };
}

function processUse(pid: number): Pick<Sample, 'memory_MiB' | 'handles' | 'sockets'> {
  const resident_kB = Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const folder = `/proc/${pid}/fd`;
  const targets = readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(`${folder}/${name}`)];
    } catch {
      // Closed in the meantime.
      return [];
    }
  });
  const sockets = targets.filter((target) => target.startsWith('socket:')).length;
  return { memory_MiB: resident_kB / 1024, handles: targets.length, sockets };
}
