/** The tables of the tokens and sessions of operators. */
import { columnsOf, type Table, table } from './columns.ts';
import type { AdminToken } from './tokens.ts';

/** A token as it is stored. */
export type StoredToken = AdminToken & { readonly sha256: string; readonly previous_sha256: string | null };

const ofToken = columnsOf<StoredToken>();
export const tokens: Table<StoredToken> = table('admin_token', {
  key: [ofToken.text('id')],
  fixed: [ofToken.text('name'), ofToken.text('role'), ofToken.time('created_at_ms'), ofToken.time('expires_at_ms')],
  changing: [
    ofToken.part('sha256', 'sha256', 'blob', ({ sha256 }) => Buffer.from(sha256, 'hex')),
    ofToken.part('previous_sha256', 'previous_sha256', 'blob', ({ previous_sha256 }) =>
      previous_sha256 === null ? null : Buffer.from(previous_sha256, 'hex'),
    ),
    ofToken.time('previous_until_ms'),
    ofToken.time('last_used_at_ms'),
    ofToken.time('revoked_at_ms'),
  ],
});

/** What a browser has in place of a token. */
export interface StoredSession {
  readonly sha256: string;
  readonly token: string;
  readonly created_at_ms: number;
  readonly expires_at_ms: number;
}

const ofSession = columnsOf<StoredSession>();
export const sessions: Table<StoredSession> = table('admin_session', {
  key: [ofSession.part('sha256', 'sha256', 'blob', ({ sha256 }) => Buffer.from(sha256, 'hex'))],
  fixed: [ofSession.text('token'), ofSession.time('created_at_ms'), ofSession.time('expires_at_ms')],
});
