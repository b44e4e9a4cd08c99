/** The changes outside money and tasks. Each makes at most one SQL write, so that a failed one has changed nothing. */
import type { Database } from 'better-sqlite3';
import type { Verbs } from '../writes.ts';
import { createAccount, setAccountLimits } from './accounts.ts';
import { forgetSomeIdempotency } from './idempotency.ts';
import { createKey, revokeKey, setKeyLimits } from './keys.ts';
import { probe } from './probe.ts';
import { forgetResource, recordResource } from './resources.ts';

type OnDatabase<V> = V extends (...args: infer A) => infer R ? (db: Database, ...args: A) => R : never;

/** The verbs by name. */
export const verbs: { readonly [N in keyof Verbs]: OnDatabase<Verbs[N]> } = {
  createAccount: (db, at_ms, account) => createAccount(db, account, at_ms),
  createKey: (db, at_ms, key) => createKey(db, key, at_ms),
  revokeKey: (db, at_ms, id) => revokeKey(db, id, at_ms),
  setKeyLimits: (db, _at_ms, id, limits) => setKeyLimits(db, id, limits),
  setAccountLimits: (db, _at_ms, id, limits) => setAccountLimits(db, id, limits),
  forgetSomeIdempotency: (db, _at_ms, before_ms) => forgetSomeIdempotency(db, before_ms),
  probe: (db, at_ms) => probe(db, at_ms),
  recordResource: (db, at_ms, kind, id, account) => recordResource(db, kind, id, account, at_ms),
  forgetResource: (db, _at_ms, kind, id, account) => forgetResource(db, kind, id, account),
};
