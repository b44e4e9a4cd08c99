/** The surroundings of a crash test: a folder, the upstream's process, and a store with a funded account. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NANO, type Nano } from '../../src/lang/amount.ts';
import { generateKey } from '../../src/store/keys.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { type Program, startUpstream } from './processes.ts';

export interface Lab {
  readonly folder: string;
  readonly journal: string;
  readonly upstream: Program;
  readonly compileCache: string;
  /** Ends the upstream, and removes the folder unless it is kept as evidence. */
  close(keepFolder: boolean): Promise<void>;
}

/** Starts an upstream that journals into a new folder. */
export async function openLab(options: { readonly pollFaults?: boolean } = {}): Promise<Lab> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-crash-'));
  const journal = join(folder, 'upstream.journal');
  writeFileSync(journal, '');
  const upstream = await startUpstream(journal, join(folder, 'upstream.log'), options);
  return {
    folder,
    journal,
    upstream,
    compileCache: join(folder, 'compile-cache'),
    async close(keepFolder) {
      await upstream.kill();
      if (!keepFolder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface FundedStore {
  /** For gateways and commands. */
  readonly url: string;
  /** The same file, opened by the test itself. */
  readonly store: Store;
  readonly account: string;
  readonly key: string;
}

/** A closed store on disk with one funded account and a key. Each test opens a copy of the file. */
export interface StoreTemplate {
  readonly file: string;
  readonly account: string;
  readonly key: string;
}

export async function makeTemplate(file: string, balance_nano: Nano): Promise<StoreTemplate> {
  const store = await openStore(`sqlite:${file}`);
  const owner = await fund(store, balance_nano);
  await store.close();
  return { file, ...owner };
}

/** Gives an empty store an account with money and a key. */
export async function fund(store: Store, balance_nano: Nano): Promise<Pick<FundedStore, 'account' | 'key'>> {
  const account = await store.createAccount({ id: 'acc_crash', name: 'crash', price_factor_nano: NANO });
  if (account === 'name_taken') throw new Error('the store is not new');
  await store.topup(account.id, balance_nano, null);
  const { key, ...generated } = generateKey(randomBytes);
  const more = { name: null, account: account.id, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ ...generated, ...more });
  return { account: account.id, key };
}

/** Opens a new copy in that folder. */
export async function openCopy(template: StoreTemplate, folder: string): Promise<FundedStore> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'tollgate.db');
  copyFileSync(template.file, file);
  const url = `sqlite:${file}`;
  return { url, store: await openStore(url), account: template.account, key: template.key };
}

/** Limits how many run at once. */
export function createGate(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

export const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, Math.max(0, ms)));
