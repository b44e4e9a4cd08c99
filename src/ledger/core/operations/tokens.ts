/** The operations on the tokens of operators. Each records its change. A record never has a secret or its hash. */
import type { Actor, Role } from '../change-rows.ts';
import { type ChangeStep, endOfSession, record, recorded, sessionFacts, tokenFacts } from '../changes.ts';
import type { Time_ms } from '../money-rows.ts';
import type { Operation } from '../prefetch.ts';
import { type AdminToken, type NewAdminToken, type StoredSession, type StoredToken, tokenOf } from '../token-rows.ts';
import type { WorkingSet } from '../working-set.ts';

/** Stores a token. Throws when its hash is taken. */
export const createToken: Operation<[token: NewAdminToken, by: Actor], AdminToken | 'name_taken'> = {
  by: (_made, actor) => actor,
  needs: (_at_ms, { id, name }) => [
    { need: 'token', id },
    { need: 'token_named', text: id },
    { need: 'token_named', text: name },
  ],
  execute(set, at_ms, token, actor) {
    const { id, name } = token;
    const isTaken = (text: string) => (set.tokensNamed.get(text) ?? []).length > 0;
    if (isTaken(id) || isTaken(name)) return 'name_taken';
    const unused = { last_used_at_ms: null, revoked_at_ms: null, previous_until_ms: null, previous_sha256: null };
    const made = { ...token, ...unused, created_at_ms: at_ms, version: 0n };
    for (const text of [id, name]) set.tokensNamed.put(text, [{ id, name }]);
    return put(set, recorded({ set, at_ms, actor }, subjectOf('token.create', id), tokenFacts, [null, made]));
  },
};

/** Gives a token another secret. The secret before works until a time, and the secret of an earlier rotation ends at once. */
export const rotateToken: Operation<
  [id: string, sha256: string, previous_until_ms: Time_ms, by: Actor],
  AdminToken | 'not_found' | 'revoked'
> = {
  by: (_id, _sha256, _previous_until_ms, actor) => actor,
  needs: (_at_ms, id) => [{ need: 'token', id }],
  execute(set, at_ms, id, sha256, previous_until_ms, actor) {
    const { revoked_at_ms = null } = set.tokens.get(id) ?? {};
    if (revoked_at_ms !== null) return 'revoked';
    const rotate = ({ sha256: previous_sha256 }: StoredToken) => ({ sha256, previous_sha256, previous_until_ms });
    return change({ set, at_ms, actor }, 'token.rotate', id, rotate);
  },
};

/** Gives a token another role, when somebody signs in with other groups than before. */
export const setTokenRole: Operation<[id: string, role: Role, by: Actor], AdminToken | 'not_found'> = {
  by: (_id, _role, actor) => actor,
  needs: (_at_ms, id) => [{ need: 'token', id }],
  execute: (set, at_ms, id, role, actor) => change({ set, at_ms, actor }, 'token.edit', id, () => ({ role })),
};

/** Ends a token with all its secrets and sessions. Revoking again keeps the first time. */
export const revokeToken: Operation<[id: string, by: Actor], AdminToken | 'not_found'> = {
  by: (_id, actor) => actor,
  needs: (_at_ms, id) => [{ need: 'token', id }],
  execute: (set, at_ms, id, actor) =>
    change({ set, at_ms, actor }, 'token.revoke', id, ({ revoked_at_ms }) => ({
      revoked_at_ms: revoked_at_ms ?? at_ms,
    })),
};

/** Opens a session of a token, which is recorded under the token. Without the hash of a secret it ends with the current one. */
export const openSession: Operation<[session: Omit<StoredSession, 'created_at_ms'>, by: Actor], void> = {
  by: (_made, actor) => actor,
  needs: (_at_ms, { token }) => [{ need: 'token', id: token }],
  execute(set, at_ms, session, actor) {
    const token_sha256 = session.token_sha256 ?? set.tokens.get(session.token)?.sha256 ?? null;
    const opened = { ...session, token_sha256, created_at_ms: at_ms };
    record(set, at_ms, actor, {
      ...subjectOf('session.start', session.token),
      before: null,
      after: sessionFacts(opened),
    });
    set.sessions.insert(session.sha256, opened);
  },
};

/** Ends a session. One that is forgotten already has ended. */
export const endSession: Operation<[sha256: string, by: Actor], void> = {
  by: (_sha256, actor) => actor,
  needs: (_at_ms, sha256) => [{ need: 'session', sha256 }],
  execute(set, at_ms, sha256, actor) {
    const session = set.sessions.get(sha256);
    if (session === undefined) return;
    const ended = { ...session, expires_at_ms: at_ms };
    record(set, at_ms, actor, { ...subjectOf('session.end', session.token), before: null, after: endOfSession(ended) });
    set.sessions.put(sha256, ended);
  },
};

function subjectOf(operation: string, subject: string) {
  return { operation, subject, account: null };
}

function change(
  step: ChangeStep,
  operation: string,
  id: string,
  edit: (before: StoredToken) => Partial<StoredToken>,
): AdminToken | 'not_found' {
  const { set } = step;
  const before = set.tokens.get(id);
  if (before === undefined) return 'not_found';
  const rows = [before, { ...before, ...edit(before) }] as const;
  return put(set, recorded(step, subjectOf(operation, id), tokenFacts, rows));
}

function put(set: WorkingSet, token: StoredToken): AdminToken {
  set.tokens.put(token.id, token);
  return tokenOf(token);
}
