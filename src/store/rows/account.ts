/** The columns of accounts, and the conversion of a row. */
import type { Account } from '../store.ts';
import { parseLimits } from './json.ts';
import type { Row } from './row.ts';

/** An account as an engine returns it. */
export type AccountRow = Omit<Row<Account>, 'limits'> & { readonly limits: string | null };

/** The columns that `toAccount` reads. */
export const ACCOUNT_COLUMNS = 'id, name, price_factor AS price_factor_nano, limits, created_at AS created_at_ms';

/** Reads wallets: the columns of `Wallet`. */
export const WALLETS = 'SELECT id AS account, posted AS posted_nano, held AS held_nano FROM account';

/** Converts a row. */
export function toAccount(row: AccountRow): Account {
  return { ...row, limits: parseLimits(row.limits), created_at_ms: Number(row.created_at_ms) };
}
