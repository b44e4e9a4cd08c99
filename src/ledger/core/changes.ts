/** Who changed what: every change by a person, a token or the configuration is recorded in the transaction that makes it. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { formatNano } from '../../lib/money/amount.ts';
import type { Account, StoredKey } from './account-rows.ts';
import type { Actor, Facts, NewChange } from './change-rows.ts';
import type { Time_ms } from './money-rows.ts';
import type { Prefetch } from './prefetch.ts';
import type { StoredSession, StoredToken } from './token-rows.ts';
import type { StoredWebhook } from './webhook-rows.ts';
import { compoundKey, type WorkingSet } from './working-set.ts';

/** The message of the error when an idempotency key was used before. Its change can be read by the key. */
export const CHANGE_KEY_USED = 'the idempotency key was used before';

/** The id in the idempotency key of a request that made no change. */
const NO_CHANGE = 0n;

/** The rows that a change needs. */
export function needsOfChange({ actor, once }: Actor): readonly Prefetch[] {
  return once === undefined ? [] : [{ need: 'change_key', actor, key: once.key }];
}

/** Records a change and returns its id. @throws Error `CHANGE_KEY_USED`, which undoes the operation. */
export function record(set: WorkingSet, at_ms: Time_ms, author: Actor, change: NewChange): bigint {
  const { actor, role, via, reason = null, request_id = null, once } = author;
  const entry_id = set.last_entry_id;
  const id = set.record({ ...change, at_ms, actor, role, via, reason, request_id, entry_id });
  if (once === undefined) return id;
  const name = compoundKey(actor, once.key);
  if (set.changeKeys.get(name) !== undefined) throw new Error(CHANGE_KEY_USED);
  const { key, request_sha256, account_name, answer } = once;
  const result = { result: undefined, account_name, answer };
  set.changeKeys.put(name, { actor, key, request_sha256, change_id: id, result, created_at_ms: at_ms });
  set.keyOfOperation = name;
  return id;
}

/** Stores the result of the operation with its idempotency key, in the transaction of the change. */
export function keepResult(set: WorkingSet, result: unknown): void {
  const name = set.keyOfOperation;
  const used = name === undefined ? undefined : set.changeKeys.get(name);
  if (name === undefined || used === undefined) return;
  set.keyOfOperation = undefined;
  set.changeKeys.put(name, { ...used, result: { account_name: undefined, ...used.result, result } });
}

/** Stores the answer to a request that made no change. Does nothing if its key is used already. */
export function keepAnswerOf(set: WorkingSet, at_ms: Time_ms, { actor, once }: Actor, answer: unknown): void {
  if (once === undefined) return;
  const name = compoundKey(actor, once.key);
  if (set.changeKeys.get(name) !== undefined) return;
  const { key, request_sha256 } = once;
  const result = { result: undefined, account_name: undefined, answer };
  set.changeKeys.put(name, { actor, key, request_sha256, change_id: NO_CHANGE, result, created_at_ms: at_ms });
}

/** Where, when and by whom a row is changed. */
export interface ChangeStep {
  readonly set: WorkingSet;
  readonly at_ms: Time_ms;
  readonly actor: Actor;
}

/**
 * Records that a row is new, or which of its members changed. Returns the row with the version of that change; as it was, when no member
 * differs.
 *
 * @param facts what a record says of such a row.
 */
export function recorded<R extends { readonly version: bigint }>(
  { set, at_ms, actor }: ChangeStep,
  subject: Pick<NewChange, 'operation' | 'subject' | 'account'>,
  facts: (row: R) => Facts,
  [before, after]: readonly [before: R | null, after: R],
): R {
  const changed = facts(after);
  const version = (old: Facts | null, fresh: Facts) =>
    record(set, at_ms, actor, { ...subject, before: old, after: fresh });
  if (before === null) return { ...after, version: version(null, changed) };
  const old = facts(before);
  const differing = Object.keys(changed).filter((name) => !isSame(old[name], changed[name]));
  if (differing.length === 0) return before;
  const pick = (from: Facts) => Object.fromEntries(differing.map((name) => [name, from[name]]));
  return { ...after, version: version(pick(old), pick(changed)) };
}

/** Whether two facts are the same JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What a record says of an account. The audit compares it with the row. */
export function accountFacts(account: Account): Facts {
  const { name, price_factor_nano, group, limits, status, credit_limit_nano, external_id, labels, contact } = account;
  return {
    name,
    discount: price_factor_nano === null ? null : formatNano(price_factor_nano),
    group,
    status,
    credit_limit: formatNano(credit_limit_nano),
    external_id,
    labels,
    contact,
    limits,
  };
}

/**
 * A digest of what the row with this id keeps secret, so that the audit finds other secrets in it. It is shown to nobody: a secret that an
 * operator has imported may be easy to guess.
 */
export function digestOf(id: string, ...secrets: readonly (string | null)[]): string {
  return hash('sha256', JSON.stringify([id, ...secrets]), 'hex');
}

/** The facts without digests of secrets, as they are shown. */
export function shownFacts(facts: Facts | null): Facts | null {
  if (facts === null) return null;
  const { secrets: _, opened_with: __, ...shown } = facts;
  return shown;
}

/** What a record says of a key. The audit compares it with the row. */
export function keyFacts(key: StoredKey): Facts {
  const { account, prefix, name, models, price_factor_nano, limits, expires_at_ms, revoked_at_ms } = key;
  return {
    account,
    prefix,
    name,
    models,
    discount: price_factor_nano === null ? null : formatNano(price_factor_nano),
    limits,
    expires_at: time(expires_at_ms),
    revoked_at: time(revoked_at_ms),
    previous_until: time(key.previous_until_ms),
    secrets: digestOf(key.id, key.sha256, key.previous_sha256),
  };
}

/** What a record says of a token. The audit compares it with the row. */
export function tokenFacts(token: StoredToken): Facts {
  const { name, role, expires_at_ms, revoked_at_ms, previous_until_ms } = token;
  const times = { expires_at: time(expires_at_ms), revoked_at: time(revoked_at_ms) };
  const secrets = digestOf(token.id, token.sha256, token.previous_sha256);
  return { name, role, ...times, previous_until: time(previous_until_ms), secrets };
}

/** What a record says of a session, under its token: `secrets` tells it from others. The audit compares it with the row. */
export function sessionFacts({ token_sha256, ...session }: StoredSession): Facts {
  return { ...endOfSession(session), opened_with: digestOf(session.sha256, token_sha256) };
}

/** What the record of a log-out says of the session. */
export function endOfSession({ sha256, token, expires_at_ms }: Omit<StoredSession, 'token_sha256'>): Facts {
  return { until: time(expires_at_ms), secrets: digestOf(token, sha256) };
}

/** What a record says of a webhook. The audit compares it with the row. */
export function webhookFacts(webhook: StoredWebhook): Facts {
  const { id, account, url, name, events, status, previous_until_ms, secret, previous_secret } = webhook;
  const secrets = digestOf(id, secret, previous_secret);
  return { account, url, name, events, status, previous_until: time(previous_until_ms), secrets };
}

function time(at_ms: Time_ms | null): string | null {
  return at_ms === null ? null : new Date(at_ms).toISOString();
}

/** @throws AssertionError for a change of money without a reason. */
export function requireReason({ reason }: Actor): string {
  assert(typeof reason === 'string' && reason !== '', 'a correction of money needs a reason');
  return reason;
}
