/** The rows of who changed what. */
import type { Time_ms } from './money-rows.ts';

/** What a token may do. The command line has the role `admin`. */
export const ROLES = ['viewer', 'operator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** An idempotency key. An actor makes at most one change with it. */
export interface OnceKey {
  readonly key: string;
  /** The hash of the request. The key with another request is refused. */
  readonly request_sha256: Uint8Array;
  readonly account_name?: string | undefined;
  /** The whole answer, if it cannot be made from the result of the store's operation. Without secrets. */
  readonly answer?: unknown;
}

/** What the answer to a repetition is made from. It contains no secret and no hash of a secret. */
export interface StoredResult {
  /** The result of the operation of the ledger. */
  readonly result: unknown;
  readonly account_name: string | undefined;
  /** The whole answer, in place of the result. */
  readonly answer?: unknown;
}

/**
 * What lets an operator make a change, which the transaction of the change checks again. Without either hash, only the token itself:
 * the OpenID provider has just confirmed the person.
 */
export interface Authority {
  readonly token: string;
  /** The least role that the operation needs. */
  readonly needed: Role;
  /** Of the token's secret that was sent, in lower-case hex. */
  readonly secret_sha256?: string | undefined;
  /** Of the cookie that was sent, in lower-case hex. */
  readonly session_sha256?: string | undefined;
}

/** Who makes a change. It takes effect only together with its record. */
export interface Actor {
  /** A token's name, `cli:user@host` or `config`. */
  readonly actor: string;
  readonly role: Role;
  /** `cli`, `api`, `console`; for a reload, what triggered it. */
  readonly via: string;
  readonly reason?: string | null;
  readonly request_id?: string | null;
  readonly once?: OnceKey;
  /** Absent: nothing is checked, because the command line, the configuration or the program itself acts. */
  readonly authority?: Authority | undefined;
}

/** A JSON object. Amounts are decimal strings, times are ISO 8601. It has no secret; `secrets`, a digest of them, is not shown. */
export type Facts = Readonly<Record<string, unknown>>;

/** A change before it is recorded. */
export interface NewChange {
  /** `account.edit`, `wallet.refund` */
  readonly operation: string;
  /** The id of what was changed: of an account, a key, a task; `config`. */
  readonly subject: string;
  readonly account: string | null;
  /** The changed members as they were; null: there was nothing. */
  readonly before: Facts | null;
  readonly after: Facts | null;
}

/** A recorded change. It is never edited or deleted. */
export interface ChangeRow extends NewChange, Required<Omit<Actor, 'once' | 'authority'>> {
  readonly id: bigint;
  readonly at_ms: Time_ms;
  /** The newest entry of the ledger before this change; 0: there was none. */
  readonly entry_id: bigint;
}

/** The change that an actor made with an idempotency key. */
export interface ChangeKey {
  readonly actor: string;
  readonly key: string;
  readonly request_sha256: Uint8Array;
  /** 0: the request changed nothing. */
  readonly change_id: bigint;
  /** Null: the change is older than stored results. */
  readonly result: StoredResult | null;
  readonly created_at_ms: Time_ms;
}
