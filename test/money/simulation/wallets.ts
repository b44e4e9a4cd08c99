/** Checks the wallets of a simulation at every moment, from the entries that are new since the check before. */
import assert from 'node:assert/strict';
import { available_nano, type Entry, type Store } from '../../../src/store/store.ts';

/** The sums of the entries of one account. */
interface Sums {
  readonly id: string;
  /** The newest counted entry. */
  last_id: bigint;
  posted_nano: bigint;
  held_nano: bigint;
  /** The cost of usage beyond leases. */
  overages_nano: bigint;
}

export interface WalletChecks {
  /**
   * Checks that a wallet is the sum of its entries, and that only usage beyond a lease, or what an operator allows, takes it below zero,
   * never the cost of a task.
   *
   * @throws AssertionError that names the entry or the account.
   */
  check(store: Store): Promise<void>;
}

/** Entries that post their amount. An adjustment may be negative. */
const GIVEN: ReadonlySet<Entry['kind']> = new Set<Entry['kind']>(['topup', 'adjust', 'refund']);

/** @param written the ledger in memory; undefined: the entries are read from the store. @param allowance_nano of an operator. */
export function createWalletChecks(
  accounts: readonly { readonly id: string }[],
  written: (() => readonly Entry[]) | undefined,
  allowance_nano: (account: string) => bigint,
): WalletChecks {
  const all = new Map<string, Sums>(
    accounts.map(({ id }) => [id, { id, last_id: 0n, posted_nano: 0n, held_nano: 0n, overages_nano: 0n }]),
  );
  let counted = 0;

  /** The entries that were not counted, oldest first. */
  async function fresh(store: Store): Promise<readonly Entry[]> {
    if (written !== undefined) {
      const entries = written().slice(counted);
      counted += entries.length;
      return entries;
    }
    const stored = [];
    for (const { id, last_id } of all.values())
      stored.push(...(await store.entries(id, 1_000)).filter((entry) => entry.id > last_id).reverse());
    return stored;
  }

  function count(entry: Entry): void {
    const { id, account, kind, task_id, amount_nano, posted_delta_nano, held_delta_nano } = entry;
    const sums = all.get(account);
    assert(sums !== undefined, `entry ${id} is of the account ${account}`);
    const isCharge = kind === 'capture' || kind === 'overage';
    const due_nano = isCharge ? -amount_nano : GIVEN.has(kind) ? amount_nano : 0n;
    assert(posted_delta_nano === due_nano, `entry ${id} (${kind} of ${amount_nano}) posts ${posted_delta_nano}`);
    sums.posted_nano += posted_delta_nano;
    sums.held_nano += held_delta_nano;
    if (kind === 'overage' && task_id === null) sums.overages_nano += amount_nano;
    sums.last_id = id;
  }

  async function checkWallet({ id, posted_nano, held_nano, overages_nano }: Sums, store: Store): Promise<void> {
    const wallet = await store.wallet(id);
    assert(wallet !== undefined);
    assert(posted_nano === wallet.posted_nano, `${id} has posted ${wallet.posted_nano}, its entries ${posted_nano}`);
    assert(held_nano === wallet.held_nano, `${id} has held ${wallet.held_nano}, its entries ${held_nano}`);
    assert(wallet.held_nano >= 0n, `${id} has held ${wallet.held_nano}`);
    const available = available_nano(wallet);
    const least = -overages_nano - allowance_nano(id);
    assert(available >= least, `${id} has ${available}, with overages of ${overages_nano} at least ${least}`);
  }

  return {
    async check(store) {
      if (written?.().length === counted) return;
      for (const entry of await fresh(store)) count(entry);
      for (const sums of all.values()) await checkWallet(sums, store);
    },
  };
}
