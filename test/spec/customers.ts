/** Creates callers with their own wallets. */
import { formatNano, NANO, parseNano } from '../../src/lib/money/amount.ts';
import { OPERATOR } from '../support/operator.ts';
import { call, type Reply, type Stack } from '../support/stack.ts';

/** A separate account with a key, so that a test sees only its own money. */
export interface Customer {
  readonly account: string;
  readonly key: string;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** The entries of tasks without top-ups, oldest first: `hold 1.84`, `capture 1.84`. */
  ledger(): Promise<readonly string[]>;
  /** The balance minus the holds. */
  available(): Promise<string>;
}

let customers = 0;

/** Creates a customer. @param more `discount` is the account's, `keyDiscount` the key's; balance 1000 by default */
export async function customer(
  stack: Stack,
  more: { balance?: string; discount?: string; keyDiscount?: string; models?: readonly string[] } = {},
): Promise<Customer> {
  customers += 1;
  const name = `customer_${customers}`;
  const account = await stack.store.createAccount(
    {
      id: name,
      name,
      price_factor_nano: more.discount === undefined ? NANO : parseNano(more.discount),
    },
    OPERATOR,
  );
  if (typeof account === 'string') throw new Error(`account ${name} already exists`);
  const balance_nano = parseNano(more.balance ?? '1000');
  if (balance_nano > 0n) await stack.store.topup(account.id, balance_nano, null, OPERATOR);
  const { key } = await stack.newKey(account.id, {
    ...(more.keyDiscount === undefined ? {} : { discount: more.keyDiscount }),
    ...(more.models === undefined ? {} : { models: more.models }),
  });
  return {
    account: account.id,
    key,
    call: (method, path, body, headers) =>
      call(stack.url + path, method, body, { authorization: `Bearer ${key}`, ...headers }),
    async ledger() {
      const entries = await stack.store.entries(account.id, 100);
      // Leases are left out, because their holds depend on timing.
      const movements = entries.filter(({ kind, task_id }) => kind !== 'topup' && task_id !== null).reverse();
      return movements.map(({ kind, amount_nano }) => `${kind} ${formatNano(amount_nano)}`);
    },
    async available() {
      const wallet = await stack.store.wallet(account.id);
      return wallet === undefined ? 'no wallet' : formatNano(wallet.posted_nano - wallet.held_nano);
    },
  };
}
