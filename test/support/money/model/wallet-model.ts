/** The wallets of the model: entries in memory, and what may be held and charged. */
import type { EntryKind } from '../../../../src/ledger/store/store.ts';

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
  readonly credits = new Map<string, bigint>();
  readonly #mostCredit = new Map<string, bigint>();
  /** By the store's id of the charge. */
  readonly #refunded = new Map<bigint, bigint>();

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

  setCredit(account: string, limit: bigint): void {
    this.credits.set(account, limit);
    if (limit > (this.#mostCredit.get(account) ?? 0n)) this.#mostCredit.set(account, limit);
  }

  /** How far below zero a wallet may be without an overage: by credit, or by adjustments that lowered it. */
  allowance(account: string): bigint {
    const lowered = this.entriesOf(account).filter(({ kind, posted }) => kind === 'adjust' && posted < 0n);
    return (this.#mostCredit.get(account) ?? 0n) - sum(lowered.map(({ posted }) => posted));
  }

  /** What holds can take: below zero if the credit limit was lowered. */
  spendable(account: string): bigint {
    const { posted, held } = this.wallet(account);
    return posted - held + (this.credits.get(account) ?? 0n);
  }

  adjust(account: string, amount: bigint, { overdraw, dry_run }: { overdraw: boolean; dry_run: boolean }): boolean {
    if (amount < 0n && !overdraw && this.spendable(account) + amount < 0n) return false;
    const about = { hold: null, task: null, reference: null };
    if (!dry_run) this.post(account, { kind: 'adjust', amount, posted: amount, held: 0n, ...about });
    return true;
  }

  /** A charge by its place among those of the account. @param amount as the store shows it; equal places may differ in order. */
  chargeAt(account: string, index: number, amount: bigint): Pick<ModelEntry, 'hold' | 'task'> {
    const charges = this.entriesOf(account).filter(({ kind }) => kind === 'capture' || kind === 'overage');
    const found = charges[index];
    if (found?.amount !== amount) throw new Error(`charge ${index} of ${account} is ${found?.amount}, not ${amount}`);
    return found;
  }

  /** @param asked null: all that is left of the charge. @returns what is given back; undefined: nothing. */
  refund(
    account: string,
    { id, amount, hold, task }: Pick<ModelEntry, 'amount' | 'hold' | 'task'> & { readonly id: bigint },
    asked: bigint | null,
  ): bigint | undefined {
    const before = this.#refunded.get(id) ?? 0n;
    const given = asked ?? amount - before;
    if (given <= 0n || given > amount - before) return undefined;
    this.#refunded.set(id, before + given);
    this.post(account, { kind: 'refund', amount: given, posted: given, held: 0n, hold, task, reference: null });
    return given;
  }

  /** The part of a cost that is charged: up to the hold, and beyond it as much as the available money and the overdraft allow. */
  protected payable(account: string, hold: bigint, cost: bigint, overdraft: bigint): bigint {
    const reach = this.spendable(account) + overdraft;
    const beyond = cost - hold;
    if (beyond <= 0n) return cost;
    return hold + (reach <= 0n ? 0n : beyond < reach ? beyond : reach);
  }

  /** Adds a hold; false if too little is available. */
  protected hold(account: string, amount: bigint, hold: string, task: string | null): boolean {
    if (this.spendable(account) < amount) return false;
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
