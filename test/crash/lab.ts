/** The surroundings of a crash test: a folder, the upstream's process, and a store with a funded account. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/ledger/open-store.ts';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import type { Store } from '../../src/ledger/store/store.ts';
import { NANO, type Nano } from '../../src/lib/money/amount.ts';
import { OPERATOR } from '../support/operator.ts';
import type { PostgresServer } from '../support/postgres.ts';
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
  /** The same store, opened by the test itself. */
  readonly store: Store;
  readonly account: string;
  readonly key: string;
}

/** A closed store with one funded account and a key. Each test opens a copy. */
export interface StoreTemplate {
  /** Makes a copy, in that folder if it is a file. Returns its URL. */
  readonly copy: (folder: string) => Promise<string>;
  readonly account: string;
  readonly key: string;
}

/** A template that is a SQLite file. */
export async function makeTemplate(file: string, balance_nano: Nano): Promise<StoreTemplate> {
  const copy = async (folder: string) => {
    const path = join(folder, 'tollgate.db');
    copyFileSync(file, path);
    return `sqlite:${path}`;
  };
  return { copy, ...(await fundOnly(`sqlite:${file}`, balance_nano)) };
}

/** A template that is a database of the server. */
export async function makePostgresTemplate(server: PostgresServer, balance_nano: Nano): Promise<StoreTemplate> {
  const url = await server.store();
  return { copy: () => server.database(url), ...(await fundOnly(url, balance_nano)) };
}

async function fundOnly(url: string, balance_nano: Nano) {
  const store = await openStore(url);
  const owner = await fund(store, balance_nano);
  await store.close();
  return owner;
}

/** Gives an empty store an account with money and a key. */
export async function fund(store: Store, balance_nano: Nano): Promise<Pick<FundedStore, 'account' | 'key'>> {
  const account = await store.createAccount({ id: 'acc_crash', name: 'crash', price_factor_nano: NANO }, OPERATOR);
  if (typeof account === 'string') throw new Error('the store is not new');
  await store.topup(account.id, balance_nano, null, OPERATOR);
  const { key, ...generated } = generateKey(randomBytes);
  const more = { name: null, account: account.id, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ ...generated, ...more }, OPERATOR);
  return { account: account.id, key };
}

/** Opens a new copy in that folder. */
export async function openCopy(template: StoreTemplate, folder: string): Promise<FundedStore> {
  mkdirSync(folder, { recursive: true });
  const url = await template.copy(folder);
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
