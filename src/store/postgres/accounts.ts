/** The SQL that reads accounts, API keys, wallets and resources. */

import type { ApiKey, OwnedResource } from '../records.ts';
import { ACCOUNT_COLUMNS, type AccountRow, toAccount, WALLETS } from '../rows/account.ts';
import { ENTRY_COLUMNS } from '../rows/entry.ts';
import { KEY_SELECT, type KeyRow, toKey } from '../rows/key.ts';
import type { Row } from '../rows/row.ts';
import type { Account, Entry, Wallet } from '../store.ts';
import { type Queryable, quickStatement, row, rows, statement } from './connection.ts';

const statements = {
  list: statement<AccountRow>('list_accounts', `SELECT ${ACCOUNT_COLUMNS} FROM account ORDER BY name`),
  find: statement<AccountRow>('find_account', `SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = $1 OR name = $1`),
  byId: statement<AccountRow>('account', `SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = $1`),
  keyById: statement<KeyRow>('key_by_id', `${KEY_SELECT} WHERE k.id = $1`),
  keyByHash: quickStatement<KeyRow>('key_by_hash', `${KEY_SELECT} WHERE k.sha256 = $1`),
  keys: statement<KeyRow>('list_keys', `${KEY_SELECT} ORDER BY k.created_at, k.id`),
  keysOfAccount: statement<KeyRow>(
    'list_keys_of_account',
    `${KEY_SELECT} WHERE k.account = $1 ORDER BY k.created_at, k.id`,
  ),
  wallet: quickStatement<Wallet>('wallet', `${WALLETS} WHERE id = $1`),
  entries: statement<Row<Entry>>(
    'entries',
    `SELECT ${ENTRY_COLUMNS} FROM entry WHERE account = $1 ORDER BY id DESC LIMIT $2`,
  ),
  owner: quickStatement<{ account: string }>('owner', 'SELECT account FROM resource WHERE kind = $1 AND id = $2'),
  resources: statement<Row<OwnedResource>>(
    'list_resources',
    `SELECT id, created_at AS created_at_ms FROM resource WHERE kind = $1 AND account = $2
     ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
  ),
  countResources: statement<{ count: bigint }>(
    'count_resources',
    'SELECT count(*) AS count FROM resource WHERE kind = $1 AND account = $2',
  ),
};

/** All accounts, by name. */
export async function listAccounts(on: Queryable): Promise<readonly Account[]> {
  return (await rows(on, statements.list)).map(toAccount);
}

/** The account with this name or id. */
export async function findAccount(on: Queryable, nameOrId: string): Promise<Account | undefined> {
  const found = await row(on, statements.find, [nameOrId]);
  return found && toAccount(found);
}

/** The account with this id. */
export async function accountById(on: Queryable, id: string): Promise<Account | undefined> {
  const found = await row(on, statements.byId, [id]);
  return found && toAccount(found);
}

/** The key with this id. */
export async function keyById(on: Queryable, id: string): Promise<ApiKey | undefined> {
  return toKey(await row(on, statements.keyById, [id]));
}

/** The key with this hash, also if it is revoked or expired. @param sha256 in hex. */
export async function findKey(on: Queryable, sha256: string): Promise<ApiKey | undefined> {
  return toKey(await row(on, statements.keyByHash, [Buffer.from(sha256, 'hex')]));
}

/** The keys of an account, or of all, oldest first. */
export async function listKeys(on: Queryable, account?: string): Promise<readonly ApiKey[]> {
  const found =
    account === undefined ? await rows(on, statements.keys) : await rows(on, statements.keysOfAccount, [account]);
  return found.flatMap((each) => toKey(each) ?? []);
}

/** The wallet of an account. */
export function wallet(on: Queryable, account: string): Promise<Wallet | undefined> {
  return row(on, statements.wallet, [account]);
}

/** The entries of an account, newest first. */
export async function entries(on: Queryable, account: string, limit: number): Promise<readonly Entry[]> {
  const found = await rows(on, statements.entries, [account, limit]);
  return found.map((entry) => ({ ...entry, at_ms: Number(entry.at_ms) }));
}

/** Whether the account owns the resource. */
export async function ownsResource(on: Queryable, kind: string, id: string, account: string): Promise<boolean> {
  return (await row(on, statements.owner, [kind, id]))?.account === account;
}

/** One page of an account's resources, newest first, and their total. */
export async function listResources(
  on: Queryable,
  kind: string,
  account: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly resources: readonly OwnedResource[]; readonly total: number }> {
  const [found, total] = await Promise.all([
    rows(on, statements.resources, [kind, account, limit, offset]),
    row(on, statements.countResources, [kind, account]),
  ]);
  const resources = found.map(({ id, created_at_ms }) => ({ id, created_at_ms: Number(created_at_ms) }));
  return { resources, total: Number(total?.count ?? 0n) };
}
