/**
 * Decides which requests get a record: at most `rate` per account and second, and some failures beyond it, so that an outage shows
 * them. What gets no record is still counted in the sums.
 */

/** What failures may have beyond the rate, as a part of it. */
const FAILED_SHARE = 0.25;
/** Accounts that are remembered; a full memory is emptied, and each account begins its rate anew. */
const MAX_ACCOUNTS = 20_000;

interface Allowance {
  second: number;
  records: number;
  failures: number;
}

/** The rates of all accounts. */
export class RecordRate {
  readonly #accounts = new Map<string, Allowance>();

  /** Whether a request gets a record. @param rate records per account and second. */
  admits(account: string, isFailure: boolean, now_ms: number, rate: number): boolean {
    const allowance = this.#allowanceOf(account);
    const second = Math.floor(now_ms / 1_000);
    if (allowance.second !== second) {
      allowance.second = second;
      allowance.records = rate;
      allowance.failures = Math.ceil(rate * FAILED_SHARE);
    }
    if (allowance.records > 0) {
      allowance.records -= 1;
      return true;
    }
    if (!isFailure || allowance.failures <= 0) return false;
    allowance.failures -= 1;
    return true;
  }

  #allowanceOf(account: string): Allowance {
    const known = this.#accounts.get(account);
    if (known !== undefined) return known;
    if (this.#accounts.size >= MAX_ACCOUNTS) this.#accounts.clear();
    const fresh = { second: 0, records: 0, failures: 0 };
    this.#accounts.set(account, fresh);
    return fresh;
  }
}
