/** The SQL of accounts. */

import type { Database } from 'better-sqlite3';
import type { Nano } from '../../lang/amount.ts';
import type { NewAccount, OwnLimits } from '../records.ts';
import { ACCOUNT_COLUMNS, type AccountRow, toAccount } from '../rows/account.ts';
import { limitsJson } from '../rows/json.ts';
import { bindTime } from '../rows/row.ts';
import type { Account, Time_ms } from '../store.ts';
import { perDatabase } from './database.ts';

const statements = perDatabase((db) => ({
  taken: db.prepare<[{ id: string; name: string }], bigint>(
    'SELECT 1 FROM account WHERE name IN (@id, @name) OR id IN (@id, @name)',
  ),
  insert: db.prepare<[{ id: string; name: string; price_factor: Nano; at: bigint | null }]>(
    'INSERT INTO account (id, name, price_factor, created_at) VALUES (@id, @name, @price_factor, @at)',
  ),
  list: db.prepare<[], AccountRow>(`SELECT ${ACCOUNT_COLUMNS} FROM account ORDER BY name`),
  setLimits: db.prepare<[string | null, string]>('UPDATE account SET limits = ? WHERE id = ?'),
  find: db.prepare<[{ given: string }], AccountRow>(
    `SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = @given OR name = @given`,
  ),
}));

/** Creates an account. Its name may not be another account's id either, because operators use both to refer to an account. */
export function createAccount(db: Database, account: NewAccount, at_ms: Time_ms): Account | 'name_taken' {
  const { id, name, price_factor_nano } = account;
  if (statements(db).taken.get({ id, name }) !== undefined) return 'name_taken';
  statements(db).insert.run({ id, name, price_factor: price_factor_nano, at: bindTime(at_ms) });
  return { id, name, price_factor_nano, limits: null, created_at_ms: at_ms };
}

/** Replaces the limits of an account. Undefined when it does not exist. */
export function setAccountLimits(db: Database, id: string, limits: OwnLimits | null): Account | undefined {
  const { changes } = statements(db).setLimits.run(limitsJson(limits), id);
  return changes === 0 ? undefined : findAccount(db, id);
}

/** All accounts, by name. */
export function listAccounts(db: Database): readonly Account[] {
  return statements(db).list.all().map(toAccount);
}

/** The account with this name or id. */
export function findAccount(db: Database, nameOrId: string): Account | undefined {
  const row = statements(db).find.get({ given: nameOrId });
  return row === undefined ? undefined : toAccount(row);
}
