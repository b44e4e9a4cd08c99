/** The rows of who pays and who calls: accounts and API keys. */
import type { Nano } from '../../lib/money/amount.ts';
import type { Time_ms } from './money-rows.ts';

/** Limits of one key or account, as text by name: `{requests: "60/min"}`; `none` lifts the configured one. */
export type OwnLimits = Readonly<Record<string, string>>;

export type AccountStatus = 'active' | 'suspended';

/** Names and values by which operators group accounts. */
export type Labels = Readonly<Record<string, string>>;

export interface Account {
  readonly id: string;
  readonly name: string;
  /** Its own price factor, 10^9 for the full price; null: that of its group. */
  readonly price_factor_nano: Nano | null;
  /** The name of its group of customers, which the configuration declares. */
  readonly group: string | null;
  /** Limits of this account, as text by name; null: those of its group and of the configuration apply. */
  readonly limits: OwnLimits | null;
  /** Every request of a suspended account is refused; its running tasks are still settled. */
  readonly status: AccountStatus;
  /** How far below zero holds may take the available amount. */
  readonly credit_limit_nano: Nano;
  /** Its id in the operator's own systems. No two accounts share an id, a name or an external id. */
  readonly external_id: string | null;
  readonly labels: Labels | null;
  /** Who gets alerts about it, such as an e-mail address. */
  readonly contact: string | null;
  readonly created_at_ms: Time_ms;
  /** The id of its newest change; 0: none, because it is older than changes. */
  readonly version: bigint;
}

/** An account before it is stored. */
export type NewAccount = Pick<Account, 'id' | 'name' | 'price_factor_nano'> &
  Partial<Pick<Account, 'group' | 'credit_limit_nano' | 'external_id' | 'labels' | 'contact'>>;

/** The members of an account that an operator changes. An absent one stays. */
export type AccountEdit = Partial<
  Pick<
    Account,
    | 'name'
    | 'price_factor_nano'
    | 'group'
    | 'limits'
    | 'status'
    | 'credit_limit_nano'
    | 'external_id'
    | 'labels'
    | 'contact'
  >
>;

/** The texts by which operators refer to an account. */
export type AccountNames = Pick<Account, 'id' | 'name' | 'external_id'>;

/** An API key with the hash of its secret. */
export interface StoredKey {
  readonly id: string;
  /** In lower-case hex. */
  readonly sha256: string;
  /** The secret before the last rotation, which works until `previous_until_ms`. */
  readonly previous_sha256: string | null;
  readonly previous_until_ms: Time_ms | null;
  /** The first characters, so that people can distinguish keys; never used for look-ups. */
  readonly prefix: string;
  readonly name: string | null;
  readonly account: string;
  /** Globs of the models that the key may use; null: all models. */
  readonly models: readonly string[] | null;
  /** The key's own price factor; null: the account's applies. */
  readonly price_factor_nano: Nano | null;
  /** Null: the limits of the configuration apply. */
  readonly limits: OwnLimits | null;
  readonly created_at_ms: Time_ms;
  readonly expires_at_ms: Time_ms | null;
  readonly revoked_at_ms: Time_ms | null;
  /** The id of its newest change; 0: none, because it is older than changes. */
  readonly version: bigint;
}

/** When a key was last used for a charged request, to the minute. */
export interface KeyUse {
  readonly id: string;
  readonly last_used_at_ms: Time_ms | null;
}

/** An API key as it is read, with what its account decides. */
export type ApiKey = Omit<StoredKey, 'sha256' | 'previous_sha256'> &
  Pick<KeyUse, 'last_used_at_ms'> & {
    readonly account_name: string;
    readonly account_status: AccountStatus;
    readonly account_price_factor_nano: Nano | null;
    readonly account_group: string | null;
    readonly account_limits: OwnLimits | null;
    /** When the secret by which the key was found ends; null: it is the current one, or the key was not found by a secret. */
    readonly secret_until_ms: Time_ms | null;
  };

/** An API key before it is stored. */
export type NewKey = Partial<Pick<StoredKey, 'limits'>> &
  Pick<StoredKey, 'id' | 'sha256' | 'prefix' | 'name' | 'account' | 'models' | 'price_factor_nano' | 'expires_at_ms'>;

/** The members of a key that an operator changes. An absent one stays. */
export type KeyEdit = Partial<Pick<StoredKey, 'name' | 'models' | 'price_factor_nano' | 'limits' | 'expires_at_ms'>>;

/** The key as it is read after a change. */
export function apiKeyOf(stored: StoredKey, use: KeyUse | undefined, account: Account): ApiKey {
  const { sha256: _, previous_sha256: __, ...key } = stored;
  return {
    ...key,
    last_used_at_ms: use?.last_used_at_ms ?? null,
    account_name: account.name,
    account_status: account.status,
    account_price_factor_nano: account.price_factor_nano,
    account_group: account.group,
    account_limits: account.limits,
    secret_until_ms: null,
  };
}
