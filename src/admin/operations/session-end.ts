/** `session.end`: logs out. */
import { hashToken } from '../../store/store.ts';
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
  example: {},
  async run(_input, { store, session, setSession }) {
    if (session !== undefined) await store.endSession(hashToken(session));
    setSession(null);
    return {};
  },
});
