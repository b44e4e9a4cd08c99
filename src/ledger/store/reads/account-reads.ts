/** Reads accounts, API keys, wallets, entries and resources. */
import type { Account, ApiKey, KeyUse, StoredKey } from '../../core/account-rows.ts';
import type { Entry, Time_ms, Wallet } from '../../core/money-rows.ts';
import { parseTexts } from '../json.ts';
import type { OwnedResource } from '../records.ts';
import * as schema from '../schema.ts';
import { quickStatement, type Reading, row, rows, selectFrom, statement } from '../sql.ts';

/** Selects keys with what their accounts decide; `toKey` reads them. */
export const KEYS = `
  SELECT ${schema.keys.selected}, ${schema.keyUses.selected}, account.name AS account_name,
    account.status AS account_status, NULLIF(account.price_factor, 0) AS account_price_factor_nano,
    account.group_name AS account_group, account.limits AS account_limits
  FROM api_key JOIN account ON account.id = api_key.account`;

/** Selects the groups that accounts have. */
export const USED_GROUPS = `
  SELECT group_name AS name, count(*) AS accounts, min(name) AS account FROM account WHERE group_name IS NOT NULL
  GROUP BY group_name ORDER BY group_name`;

const statements = {
  list: selectFrom(schema.accounts, 'list_accounts', 'ORDER BY name'),
  groups: statement<Omit<UsedGroup, 'accounts'> & { readonly accounts: bigint }>('account_groups', USED_GROUPS),
  names: statement<Pick<Account, 'id' | 'name'>>('account_names', 'SELECT id, name FROM account WHERE id = ANY($1)'),
  lastUses: statement<{ readonly account: string; readonly last_used_at: bigint | null }>(
    'last_uses',
    'SELECT account, max(last_used_at) AS last_used_at FROM api_key WHERE account = ANY($1) GROUP BY account',
  ),
  find: selectFrom(schema.accounts, 'find_account', 'WHERE id = $1 OR name = $1 OR external_id = $1'),
  keyById: statement('key_by_id', `${KEYS} WHERE api_key.id = $1`, toKey),
  keyByHash: quickStatement<object>('key_by_hash', `${KEYS} WHERE api_key.sha256 = $1 OR api_key.previous_sha256 = $1`),
  keys: statement('list_keys', `${KEYS} ORDER BY api_key.created_at, api_key.id`, toKey),
  keysOfAccount: statement(
    'list_keys_of_account',
    `${KEYS} WHERE api_key.account = $1 ORDER BY api_key.created_at, api_key.id`,
    toKey,
  ),
  wallet: quickStatement<Wallet>('wallet', `${schema.wallets.select} WHERE id = $1`),
  entries: selectFrom(schema.entries, 'entries', 'WHERE account = $1 ORDER BY id DESC LIMIT $2'),
  owner: quickStatement<{ account: string }>('owner', 'SELECT account FROM resource WHERE kind = $1 AND id = $2'),
  resources: selectFrom(
    schema.resources,
    'list_resources',
    'WHERE kind = $1 AND account = $2 ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4',
  ),
  countResources: statement<{ count: bigint }>(
    'count_resources',
    'SELECT count(*) AS count FROM resource WHERE kind = $1 AND account = $2',
  ),
};

type FoundKey = StoredKey &
  KeyUse &
  Pick<ApiKey, 'account_name' | 'account_status' | 'account_price_factor_nano' | 'account_group'> & {
    readonly account_limits: string | null;
  };

/** Converts a row of `KEYS`. @param secret the hash of the secret by which it was found, in hex. */
export function toKey(stored: object, secret?: string): ApiKey {
  schema.keyUses.read(stored);
  const { sha256: _, previous_sha256, ...key } = schema.keys.read(stored) as FoundKey;
  const isPrevious = secret === previous_sha256;
  return {
    ...key,
    account_limits: parseTexts(key.account_limits),
    secret_until_ms: isPrevious ? (key.previous_until_ms ?? 0) : null,
  };
}

/** All accounts, by name. */
export function* listAccounts(): Reading<readonly Account[]> {
  return yield* rows(statements.list);
}

/** A group of customers that accounts have. */
export interface UsedGroup {
  readonly name: string;
  readonly accounts: number;
  /** The name of one of them. */
  readonly account: string;
}

/** The groups that accounts have, by name. */
export function* accountGroups(): Reading<readonly UsedGroup[]> {
  const found = yield* rows(statements.groups);
  return found.map(({ accounts, ...group }) => ({ ...group, accounts: Number(accounts) }));
}

/** The names of the accounts with these ids, by id. */
export function* accountNames(ids: readonly string[]): Reading<ReadonlyMap<string, string>> {
  return new Map((yield* rows(statements.names, [ids])).map(({ id, name }) => [id, name]));
}

/** When a key of each of these accounts was last used, by account. One without a used key is left out. */
export function* lastUses(accounts: readonly string[]): Reading<ReadonlyMap<string, Time_ms>> {
  const found = yield* rows(statements.lastUses, [accounts]);
  return new Map(found.flatMap(({ account, last_used_at: at }) => (at === null ? [] : [[account, Number(at)]])));
}

/** The account with this id, name or external id. */
export function* findAccount(text: string): Reading<Account | undefined> {
  return yield* row(statements.find, [text]);
}

/** The key with this id. */
export function* getKey(id: string): Reading<ApiKey | undefined> {
  return yield* row(statements.keyById, [id]);
}

/** The key with a secret of this hash, also if it is revoked, expired or replaced. @param sha256 in hex. */
export function* findKey(sha256: string): Reading<ApiKey | undefined> {
  const found = yield* row(statements.keyByHash, [Buffer.from(sha256, 'hex')]);
  return found && toKey(found, sha256);
}

/** The keys of an account, or of all, oldest first. */
export function* listKeys(account?: string): Reading<readonly ApiKey[]> {
  return account === undefined ? yield* rows(statements.keys) : yield* rows(statements.keysOfAccount, [account]);
}

/** The wallet of an account. */
export function* wallet(account: string): Reading<Wallet | undefined> {
  return yield* row(statements.wallet, [account]);
}

/** The entries of an account, newest first. */
export function* entries(account: string, limit: number): Reading<readonly Entry[]> {
  return yield* rows(statements.entries, [account, limit]);
}

/** Whether the account owns the resource. */
export function* ownsResource(kind: string, id: string, account: string): Reading<boolean> {
  return (yield* row(statements.owner, [kind, id]))?.account === account;
}

/** One page of an account's resources, newest first, and their total. */
export function* listResources(
  kind: string,
  account: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Reading<{ readonly resources: readonly OwnedResource[]; readonly total: number }> {
  const found = yield* rows(statements.resources, [kind, account, limit, offset]);
  const count = yield* row(statements.countResources, [kind, account]);
  const resources = found.map(({ id, created_at_ms }) => ({ id, created_at_ms }));
  return { resources, total: Number(count?.count ?? 0n) };
}
