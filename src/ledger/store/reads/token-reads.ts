/** Reads the tokens and sessions of operators. */
import { secretEnd_ms, sessionEnd_ms } from '../../core/authority.ts';
import { type AdminToken, type FoundToken, tokenOf } from '../../core/token-rows.ts';
import type { PageOf } from '../records.ts';
import { tokens } from '../schema-tokens.ts';
import { quickStatement, type Reading, row, rows, selectFrom } from '../sql.ts';

const statements = {
  find: quickStatement<object>('find_token', `${tokens.select} WHERE sha256 = $1 OR previous_sha256 = $1`),
  byId: selectFrom(tokens, 'token_by_id', 'WHERE id = $1 OR name = $1'),
  session: quickStatement<object & { ends_at: bigint; opened_with: Uint8Array | null }>(
    'find_session',
    `SELECT ${tokens.selected}, admin_session.expires_at AS ends_at, token_sha256 AS opened_with
     FROM admin_session JOIN admin_token ON admin_token.id = admin_session.token WHERE admin_session.sha256 = $1`,
  ),
  first: selectFrom(tokens, 'tokens', 'ORDER BY name LIMIT $1'),
  after: selectFrom(tokens, 'tokens_after', 'WHERE name > $2 ORDER BY name LIMIT $1'),
};

/** The token with this secret. @param sha256 in hex. */
export function* findToken(sha256: string): Reading<FoundToken | undefined> {
  const found = yield* row(statements.find, [Buffer.from(sha256, 'hex')]);
  if (found === undefined) return undefined;
  const stored = tokens.read(found);
  return { token: tokenOf(stored), ends_at_ms: secretEnd_ms(stored, sha256) };
}

/** The token with this id or name. */
export function* tokenById(idOrName: string): Reading<AdminToken | undefined> {
  const found = yield* row(statements.byId, [idOrName]);
  return found && tokenOf(found);
}

/** The token of a session, which ends at the latest with the secret that opened it. @param sha256 of its cookie, in hex. */
export function* findSession(sha256: string): Reading<FoundToken | undefined> {
  const found = yield* row(statements.session, [Buffer.from(sha256, 'hex')]);
  if (found === undefined) return undefined;
  const { ends_at, opened_with, ...ofToken } = found;
  const stored = tokens.read(ofToken);
  const token_sha256 = opened_with && Buffer.from(opened_with).toString('hex');
  const ends_at_ms = sessionEnd_ms({ expires_at_ms: Number(ends_at), token_sha256 }, stored);
  return { token: tokenOf(stored), ends_at_ms };
}

/** One page of all tokens, by name. */
export function* tokensPage({ limit, after }: PageOf<string>): Reading<readonly AdminToken[]> {
  const found = after === undefined ? rows(statements.first, [limit]) : rows(statements.after, [limit, after]);
  return (yield* found).map(tokenOf);
}
