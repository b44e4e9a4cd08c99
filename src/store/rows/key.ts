/** The columns of API keys, and the conversion of a row. */
import type { ApiKey } from '../store.ts';
import { parseLimits, parseStrings } from './json.ts';
import { type Row, readTime } from './row.ts';

/** A key as an engine returns it. */
export type KeyRow = Omit<Row<ApiKey>, 'models' | 'limits' | 'account_limits'> & {
  readonly models: string | null;
  readonly limits: string | null;
  readonly account_limits: string | null;
};

/** Selects the columns that `toKey` reads. */
export const KEY_SELECT = `
  SELECT k.id, k.prefix, k.name, k.account, a.name AS account_name, k.models,
    k.price_factor AS price_factor_nano, a.price_factor AS account_price_factor_nano,
    k.limits, a.limits AS account_limits, k.created_at AS created_at_ms, k.expires_at AS expires_at_ms, k.revoked_at AS revoked_at_ms
  FROM api_key AS k JOIN account AS a ON a.id = k.account`;

/** Converts a row. */
export function toKey(row: KeyRow | undefined): ApiKey | undefined {
  if (row === undefined) return undefined;
  return {
    ...row,
    models: row.models === null ? null : parseStrings(row.models),
    limits: parseLimits(row.limits),
    account_limits: parseLimits(row.account_limits),
    created_at_ms: Number(row.created_at_ms),
    expires_at_ms: readTime(row.expires_at_ms),
    revoked_at_ms: readTime(row.revoked_at_ms),
  };
}
