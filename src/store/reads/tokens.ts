/** Reads the tokens and sessions of operators. */
import { type AdminToken, tokenOf } from '../../ledger/token-rows.ts';
import type { PageOf } from '../records.ts';
import { tokens } from '../schema-tokens.ts';
import { quickStatement, type Reading, row, rows, selectFrom } from '../sql.ts';
import type { FoundToken } from '../tokens.ts';

const statements = {
  find: quickStatement<object & { previous: bigint }>(
    'find_token',
    `SELECT ${tokens.selected}, CASE WHEN sha256 = $1 THEN 0 ELSE 1 END AS previous FROM admin_token
     WHERE sha256 = $1 OR previous_sha256 = $1`,
  ),
  byId: selectFrom(tokens, 'token_by_id', 'WHERE id = $1 OR name = $1'),
  session: quickStatement<object & { ends_at: bigint; current: bigint; previous: bigint }>(
    'find_session',
    `SELECT ${tokens.selected}, admin_session.expires_at AS ends_at,
       CASE WHEN token_sha256 = admin_token.sha256 THEN 1 ELSE 0 END AS current,
       CASE WHEN token_sha256 = admin_token.previous_sha256 THEN 1 ELSE 0 END AS previous
     FROM admin_session JOIN admin_token ON admin_token.id = admin_session.token WHERE admin_session.sha256 = $1`,
  ),
  first: selectFrom(tokens, 'tokens', 'ORDER BY name LIMIT $1'),
  after: selectFrom(tokens, 'tokens_after', 'WHERE name > $2 ORDER BY name LIMIT $1'),
};

/** The token with this secret. @param sha256 in hex. */
export function* findToken(sha256: string): Reading<FoundToken | undefined> {
  const found = yield* row(statements.find, [Buffer.from(sha256, 'hex')]);
  if (found === undefined) return undefined;
  const { previous, ...stored } = found;
  const token = tokenOf(tokens.read(stored));
  return { token, ends_at_ms: Number(previous) === 0 ? null : (token.previous_until_ms ?? 0) };
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
  const { ends_at, current, previous, ...stored } = found;
  const token = tokenOf(tokens.read(stored));
  const secret_until_ms =
    Number(current) === 1 ? Infinity : Number(previous) === 1 ? (token.previous_until_ms ?? 0) : 0;
  return { token, ends_at_ms: Math.min(Number(ends_at), secret_until_ms) };
}

/** One page of all tokens, by name. */
export function* tokensPage({ limit, after }: PageOf<string>): Reading<readonly AdminToken[]> {
  const found = after === undefined ? rows(statements.first, [limit]) : rows(statements.after, [limit, after]);
  return (yield* found).map(tokenOf);
}
