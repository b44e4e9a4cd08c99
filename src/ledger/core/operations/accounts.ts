/** The operations on accounts. Each records its change. */
import assert from 'node:assert/strict';
import type { Account, AccountEdit, AccountNames, NewAccount } from '../account-rows.ts';
import type { Actor } from '../change-rows.ts';
import { accountFacts, keepAnswerOf, record, recorded } from '../changes.ts';
import type { Operation, Prefetch } from '../prefetch.ts';
import type { WorkingSet } from '../working-set.ts';

export type NameTaken = 'name_taken' | 'external_id_taken';
/** The row is not there, or has another version than the one that was read. */
export type EditRefused = 'not_found' | 'stale';

/** Creates an account with an empty wallet. */
export const createAccount: Operation<[account: NewAccount, by: Actor], Account | NameTaken> = {
  by: (_account, actor) => actor,
  needs: (_at_ms, account) => [
    { need: 'account', account: account.id },
    { need: 'wallet', account: account.id },
    ...needsOfNames(account),
  ],
  execute(set, at_ms, given, actor) {
    const { group = null, credit_limit_nano = 0n, external_id = null, labels = null, contact = null, ...named } = given;
    const { id } = named;
    const taken = takenName(set, { ...named, external_id }, undefined);
    if (taken !== undefined) return taken;
    const own = { group, credit_limit_nano, external_id, labels, contact, limits: null };
    const made: Account = { ...named, ...own, status: 'active', created_at_ms: at_ms, version: 0n };
    requireValid(made);
    const subject = { operation: 'account.create', subject: id, account: id };
    const account = recorded({ set, at_ms, actor }, subject, accountFacts, [null, made]);
    set.accounts.put(id, account);
    set.wallets.put(id, { account: id, posted_nano: 0n, held_nano: 0n, credit_limit_nano, alerted: 0n });
    rename(set, undefined, account);
    return account;
  },
};

/**
 * Changes members of an account. A change to the same values changes nothing.
 *
 * @param version of the row that the caller has read; null: any.
 */
export const editAccount: Operation<
  [id: string, edit: AccountEdit, by: Actor, version?: bigint | null],
  Account | NameTaken | EditRefused
> = {
  by: (_id, _edit, actor) => actor,
  needs: (_at_ms, id, edit) => [
    { need: 'account', account: id },
    { need: 'wallet', account: id },
    ...needsOfNames(edit),
  ],
  execute(set, at_ms, id, edit, actor, version = null) {
    const before = set.accounts.get(id);
    if (before === undefined) return 'not_found';
    if (version !== null && before.version !== version) return 'stale';
    const changed = { ...before, ...edit };
    requireValid(changed);
    const taken = takenName(set, { ...edit, id }, id);
    if (taken !== undefined) return taken;
    const subject = { operation: operationOf(edit), subject: id, account: id };
    const account = recorded({ set, at_ms, actor }, subject, accountFacts, [before, changed]);
    if (account === before) return before;
    set.accounts.put(id, account);
    rename(set, before, account);
    const wallet = set.wallets.get(id);
    assert(wallet !== undefined);
    const { credit_limit_nano } = account;
    if (wallet.credit_limit_nano !== credit_limit_nano) set.wallets.put(id, { ...wallet, credit_limit_nano });
    return account;
  },
};

function operationOf(edit: AccountEdit): string {
  const isOnlyStatus = Object.keys(edit).length === 1 && edit.status !== undefined;
  if (!isOnlyStatus) return 'account.edit';
  return edit.status === 'suspended' ? 'account.suspend' : 'account.resume';
}

function needsOfNames({ id, name, external_id }: Partial<AccountNames>): readonly Prefetch[] {
  const texts = [id, name, external_id].filter((text) => typeof text === 'string');
  return texts.map((text) => ({ need: 'account_named', text }));
}

/** Any of these texts finds an account, so each must belong to one account. */
function takenName(
  set: WorkingSet,
  { id, name, external_id }: Partial<AccountNames>,
  own: string | undefined,
): NameTaken | undefined {
  const isTaken = (text: string | null | undefined) =>
    typeof text === 'string' && (set.accountsNamed.get(text) ?? []).some((other) => other.id !== own);
  if (isTaken(name) || (own === undefined && isTaken(id))) return 'name_taken';
  return isTaken(external_id) ? 'external_id_taken' : undefined;
}

/** Keeps the names of a batch, so that a later operation of it finds them. */
function rename(set: WorkingSet, before: Account | undefined, { id, name, external_id }: Account): void {
  const now = [id, name, external_id];
  for (const text of new Set([before?.name, before?.external_id, ...now])) {
    if (typeof text !== 'string' || !set.accountsNamed.knows(text)) continue;
    const others = (set.accountsNamed.get(text) ?? []).filter((other) => other.id !== id);
    set.accountsNamed.put(text, now.includes(text) ? [...others, { id, name, external_id }] : others);
  }
}

function requireValid({ name, credit_limit_nano, status }: Account): void {
  const length = [...name].length;
  assert(length >= 1 && length <= 128, 'a name has 1 to 128 characters');
  assert(credit_limit_nano >= 0n, 'a credit limit is not negative');
  assert(status === 'active' || status === 'suspended', `${status} is no status of an account`);
}

/** The account that a key belongs to. @throws AssertionError when it does not exist. */
export function accountOf(set: WorkingSet, id: string): Account {
  const account = set.accounts.get(id);
  assert(account !== undefined, `there is no account ${id}`);
  return account;
}

/** Records a change that the store does not make itself, such as a reload of the configuration. */
export const recordChange: Operation<[change: Parameters<typeof record>[3], by: Actor], bigint> = {
  by: (_change, actor) => actor,
  needs: () => [],
  execute: (set, at_ms, change, actor) => record(set, at_ms, actor, change),
};

/** Keeps the answer to a request that changed nothing under its idempotency key. The first answer stays. */
export const keepAnswer: Operation<[by: Actor, answer: unknown], void> = {
  by: (actor) => actor,
  needs: () => [],
  execute: (set, at_ms, actor, answer) => keepAnswerOf(set, at_ms, actor, answer),
};
