/** `session.end`: logs out. */
import { hashSecret } from '../../store/keys.ts';
import { operation } from '../operation.ts';
import { object } from '../schemas.ts';

export const endSession = operation({
  name: 'session.end',
  method: 'DELETE',
  path: '/session',
  role: 'viewer',
  summary: 'Log out: end the session of the cookie',
  input: object({}),
  output: object({}),
  changes: 'other',
  example: {},
  async run(_input, { store, session, setSession, actorOf, now }) {
    const found = session === undefined ? undefined : await store.findSession(hashSecret(session));
    if (session !== undefined && found !== undefined && (found.ends_at_ms ?? 0) > now()) {
      const { token, ends_at_ms } = found;
      const open = { token: token.id, token_sha256: null, created_at_ms: 0, expires_at_ms: ends_at_ms ?? 0 };
      await store.endSession({ ...open, sha256: hashSecret(session) }, actorOf());
    }
    setSession(null);
    return {};
  },
});
