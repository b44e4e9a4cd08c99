/** The wallets of the model: entries in memory, and what may be held and charged. */
import type { EntryKind } from '../../../../src/store/store.ts';

export interface ModelEntry {
  readonly kind: EntryKind;
  readonly amount: bigint;
  readonly posted: bigint;
  readonly held: bigint;
  /** The hold by the model's own name for it: the task's id, `lease N`, or `late`. */
  readonly hold: string | null;
  readonly task: string | null;
  readonly reference: string | null;
  readonly at: number;
}

/** The wallets, and the clock of the model. */
export class WalletModel {
  now = 1_000_000;
  readonly entries = new Map<string, ModelEntry[]>();

  constructor(accounts: readonly string[]) {
    for (const account of accounts) this.entries.set(account, []);
  }

  entriesOf(account: string): ModelEntry[] {
    const found = this.entries.get(account);
    if (found === undefined) throw new Error(`the model has no account ${account}`);
    return found;
  }

  wallet(account: string): { posted: bigint; held: bigint } {
    const entries = this.entriesOf(account);
    return { posted: sum(entries.map(({ posted }) => posted)), held: sum(entries.map(({ held }) => held)) };
  }

  topup(
    account: string,
    amount: bigint,
    reference: string | null,
  ): 'added' | 'repeated' | { readonly conflict: bigint } {
    const earlier =
      reference === null ? undefined : this.entriesOf(account).find((entry) => entry.reference === reference);
    if (earlier !== undefined) return earlier.amount === amount ? 'repeated' : { conflict: earlier.amount };
    this.post(account, { kind: 'topup', amount, posted: amount, held: 0n, hold: null, task: null, reference });
    return 'added';
  }

  /** The part of a cost that is charged: up to the hold, and beyond it as much as the available money and the overdraft allow. */
  protected payable(account: string, hold: bigint, cost: bigint, overdraft: bigint): bigint {
    const { posted, held } = this.wallet(account);
    const reach = posted - held + overdraft;
    const beyond = cost - hold;
    if (beyond <= 0n) return cost;
    return hold + (reach <= 0n ? 0n : beyond < reach ? beyond : reach);
  }

  /** Adds a hold; false if too little is available. */
  protected hold(account: string, amount: bigint, hold: string, task: string | null): boolean {
    const { posted, held } = this.wallet(account);
    if (posted - held < amount) return false;
    this.post(account, { kind: 'hold', amount, posted: 0n, held: amount, hold, task, reference: null });
    return true;
  }

  /** Resolves a hold: releases it if there is no charge. Returns the overage. */
  protected resolve(
    account: string,
    hold: string,
    task: string | null,
    size: bigint,
    charge: bigint | undefined,
  ): bigint {
    const about = { hold, task, reference: null };
    if (charge === undefined) {
      this.post(account, { kind: 'release', ...about, amount: size, posted: 0n, held: -size });
      return 0n;
    }
    const amount = charge < size ? charge : size;
    this.post(account, { kind: 'capture', ...about, amount, posted: -amount, held: -size });
    const over = charge - amount;
    if (over > 0n) this.post(account, { kind: 'overage', ...about, amount: over, posted: -over, held: 0n });
    return over;
  }

  protected post(account: string, entry: Omit<ModelEntry, 'at'>): void {
    this.entriesOf(account).push({ ...entry, at: this.now });
  }
}

export function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}
