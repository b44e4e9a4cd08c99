/** The tables of the tokens and sessions of operators. */
import type { StoredSession, StoredToken } from '../core/token-rows.ts';
import { columnsOf, type Table, table } from './columns.ts';

const ofToken = columnsOf<StoredToken>();
export const tokens: Table<StoredToken> = table('admin_token', {
  key: [ofToken.text('id')],
  fixed: [ofToken.text('name'), ofToken.time('created_at_ms'), ofToken.time('expires_at_ms')],
  changing: [
    ofToken.text('role'),
    ofToken.hash('sha256'),
    ofToken.hash('previous_sha256'),
    ofToken.time('previous_until_ms'),
    ofToken.time('last_used_at_ms'),
    ofToken.time('revoked_at_ms'),
    ofToken.id('version'),
  ],
});

const ofSession = columnsOf<StoredSession>();
export const sessions: Table<StoredSession> = table('admin_session', {
  key: [ofSession.part('sha256', 'sha256', 'blob', ({ sha256 }) => Buffer.from(sha256, 'hex'))],
  fixed: [ofSession.text('token'), ofSession.hash('token_sha256'), ofSession.time('created_at_ms')],
  changing: [ofSession.time('expires_at_ms')],
});
