/** The operations on the tokens of operators. Each records its change. A record never has a secret or its hash. */
import type { Actor, Role } from '../change-rows.ts';
import { needsOfChange, record, recordEdit, tokenFacts } from '../changes.ts';
import type { Operation } from '../prefetch.ts';
import type { Time_ms } from '../rows.ts';
import { type AdminToken, type NewAdminToken, type StoredSession, type StoredToken, tokenOf } from '../token-rows.ts';
import type { WorkingSet } from '../working-set.ts';

/** Stores a token. Throws when its hash is taken. */
export const createToken: Operation<[token: NewAdminToken, by: Actor], AdminToken | 'name_taken'> = {
  needs: (_at_ms, { id, name }, by) => [
    ...needsOfChange(by),
    { need: 'token', id },
    { need: 'token_named', text: id },
    { need: 'token_named', text: name },
  ],
  execute(set, at_ms, token, by) {
    const { id, name } = token;
    const isTaken = (text: string) => (set.tokensNamed.get(text) ?? []).length > 0;
    if (isTaken(id) || isTaken(name)) return 'name_taken';
    const unused = { last_used_at_ms: null, revoked_at_ms: null, previous_until_ms: null, previous_sha256: null };
    const made = { ...token, ...unused, created_at_ms: at_ms, version: 0n };
    const about = { operation: 'token.create', subject: id, account: null };
    const version = record(set, at_ms, by, { ...about, before: null, after: tokenFacts(made) });
    for (const text of [id, name]) set.tokensNamed.put(text, [{ id, name }]);
    return put(set, { ...made, version });
  },
};

/** Gives a token another secret. The one before works until a time, and that of an earlier rotation ends at once. */
export const rotateToken: Operation<
  [id: string, sha256: string, previous_until_ms: Time_ms, by: Actor],
  AdminToken | 'not_found' | 'revoked'
> = {
  needs: (_at_ms, id, _sha256, _previous_until_ms, by) => [...needsOfChange(by), { need: 'token', id }],
  execute(set, at_ms, id, sha256, previous_until_ms, by) {
    const before = set.tokens.get(id);
    if (before === undefined) return 'not_found';
    if (before.revoked_at_ms !== null) return 'revoked';
    const rotated = { ...before, sha256, previous_sha256: before.sha256, previous_until_ms };
    // Recorded even if the time is the same: the secret is another one.
    const [old, now] = [tokenFacts(before), tokenFacts(rotated)].map(({ previous_until }) => ({ previous_until }));
    const about = { operation: 'token.rotate', subject: id, account: null };
    return put(set, {
      ...rotated,
      version: record(set, at_ms, by, { ...about, before: old ?? null, after: now ?? null }),
    });
  },
};

/** Gives a token another role, when somebody signs in with other groups than before. */
export const setTokenRole: Operation<[id: string, role: Role, by: Actor], AdminToken | 'not_found'> = {
  needs: (_at_ms, id, _role, by) => [...needsOfChange(by), { need: 'token', id }],
  execute(set, at_ms, id, role, by) {
    const before = set.tokens.get(id);
    if (before === undefined) return 'not_found';
    const changed = { ...before, role };
    const about = { operation: 'token.edit', subject: id, account: null };
    const version = recordEdit(set, at_ms, by, about, [tokenFacts(before), tokenFacts(changed)]);
    return version === undefined ? tokenOf(before) : put(set, { ...changed, version });
  },
};

/** Ends a token with all its secrets and sessions. Revoking again keeps the first time. */
export const revokeToken: Operation<[id: string, by: Actor], AdminToken | 'not_found'> = {
  needs: (_at_ms, id, by) => [...needsOfChange(by), { need: 'token', id }],
  execute(set, at_ms, id, by) {
    const before = set.tokens.get(id);
    if (before === undefined) return 'not_found';
    const changed = { ...before, revoked_at_ms: before.revoked_at_ms ?? at_ms };
    const about = { operation: 'token.revoke', subject: id, account: null };
    const version = recordEdit(set, at_ms, by, about, [tokenFacts(before), tokenFacts(changed)]);
    return version === undefined ? tokenOf(before) : put(set, { ...changed, version });
  },
};

/** Opens a session of a token, which is recorded under the token. Without the hash of a secret it ends with the current one. */
export const openSession: Operation<[session: Omit<StoredSession, 'created_at_ms'>, by: Actor], void> = {
  needs: (_at_ms, { token }, by) => [...needsOfChange(by), { need: 'token', id: token }],
  execute(set, at_ms, session, by) {
    const about = { operation: 'session.start', subject: session.token, account: null };
    record(set, at_ms, by, {
      ...about,
      before: null,
      after: { until: new Date(session.expires_at_ms).toISOString() },
    });
    const token_sha256 = session.token_sha256 ?? set.tokens.get(session.token)?.sha256 ?? null;
    set.sessions.insert(session.sha256, { ...session, token_sha256, created_at_ms: at_ms });
  },
};

/** Ends a session that the caller has just found. */
export const endSession: Operation<[session: StoredSession, by: Actor], void> = {
  needs: (_at_ms, _session, by) => needsOfChange(by),
  execute(set, at_ms, session, by) {
    set.sessions.load(session.sha256, session);
    const about = { operation: 'session.end', subject: session.token, account: null };
    record(set, at_ms, by, { ...about, before: null, after: null });
    set.sessions.put(session.sha256, { ...session, expires_at_ms: at_ms });
  },
};

function put(set: WorkingSet, token: StoredToken): AdminToken {
  set.tokens.put(token.id, token);
  return tokenOf(token);
}
