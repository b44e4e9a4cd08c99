/** The spend leases of the model. */
import { sum, WalletModel } from './wallet-model.ts';

export interface ModelLease {
  readonly name: string;
  readonly account: string;
  readonly amount: bigint;
  /** As the store answered it. */
  readonly hold_id: bigint;
  readonly owner: 'gateway';
  readonly opened_at_ms: number;
  until: number;
  open: boolean;
  /** Another gateway asked for what it can spare. */
  wanted: boolean;
  readonly rows: bigint[];
}

/** The wallets and their leases. */
export class LeaseModel extends WalletModel {
  readonly leases: ModelLease[] = [];
  readonly lateRows = new Map<string, bigint[]>();

  /** False when too little is available. The store names the hold. */
  openLease(account: string, amount: bigint, until: number, hold_id: bigint | undefined): boolean {
    const name = `lease ${this.leases.length}`;
    if (!this.hold(account, amount, name, null)) return false;
    const id = { hold_id: hold_id ?? -1n, owner: 'gateway', opened_at_ms: this.now } as const;
    this.leases.push({ name, account, amount, until, ...id, open: true, wanted: false, rows: [] });
    return true;
  }

  /** Returns what is charged at once, because the lease was closed meanwhile, and what is waived. */
  use(lease: ModelLease, amount: bigint, overdraft: bigint): { overage_nano: bigint; waived_nano: bigint }[] {
    if (lease.open) {
      lease.rows.push(amount);
      return [];
    }
    const { account } = lease;
    this.post(account, { kind: 'hold', amount: 0n, posted: 0n, held: 0n, hold: 'late', task: null, reference: null });
    const paid = this.payable(account, 0n, amount, overdraft);
    this.resolve(account, 'late', null, 0n, paid);
    this.lateRows.set(account, [...(this.lateRows.get(account) ?? []), amount]);
    return [{ overage_nano: paid, waived_nano: amount - paid }];
  }

  /** Returns the holds of those that are open. */
  renew(leases: readonly ModelLease[], until: number): readonly bigint[] {
    const open = leases.filter((lease) => lease.open);
    for (const lease of open) lease.until = until;
    return open.map(({ hold_id }) => hold_id);
  }

  /** Returns what was charged beyond the hold, and what was waived; undefined if the lease was closed before. */
  closeLease(lease: ModelLease, overdraft: bigint): { overage_nano: bigint; waived_nano: bigint } | undefined {
    if (!lease.open) return undefined;
    lease.open = false;
    lease.wanted = false;
    const cost = sum(lease.rows);
    const paid = this.payable(lease.account, lease.amount, cost, overdraft);
    const charge = lease.rows.length === 0 ? undefined : paid;
    const overage_nano = this.resolve(lease.account, lease.name, null, lease.amount, charge);
    return { overage_nano, waived_nano: cost - paid };
  }

  closeLapsed(overdraft: bigint): number {
    const lapsed = this.leases
      .filter(({ open, until }) => open && until <= this.now)
      .sort((a, b) => a.until - b.until || Number(a.hold_id - b.hold_id));
    for (const lease of lapsed) this.closeLease(lease, overdraft);
    return lapsed.length;
  }

  /** Replaces a lease by one of that amount. The store names the hold. */
  splitLease(lease: ModelLease, amount: bigint, hold_id: bigint | undefined): 'split' | 'closed' | 'nothing_to_free' {
    if (!lease.open) return 'closed';
    const freed = lease.amount - sum(lease.rows) - amount;
    if (freed <= 0n || this.spendable(lease.account) + freed < 0n) return 'nothing_to_free';
    this.closeLease(lease, 0n);
    this.openLease(lease.account, amount, lease.until, hold_id);
    return 'split';
  }
}
