/** `session.start`: exchanges a token for a cookie, so that the console keeps no token. */
import { HOUR_ms } from '../../lang/duration.ts';
import { generateSecret, hashSecret } from '../../store/keys.ts';
import { isValid } from '../access.ts';
import { formatTime } from '../documents.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { object, RoleName, Text, Time } from '../schemas.ts';

/** A working day. */
export const SESSION_ms = 12 * HOUR_ms;

export const startSession = operation({
  name: 'session.start',
  method: 'POST',
  path: '/session',
  role: 'none',
  summary: 'Exchange a token for a cookie',
  input: object({ token: Text('a token (tga_…)') }),
  output: object({ name: Text('the name of the token'), role: RoleName, until: Time }),
  status: 201,
  isRepeatable: false,
  changes: 'other',
  example: { token: 'tga_example' },
  async run({ token: secret }, { store, now, random, setSession, request_id }) {
    const token_sha256 = hashSecret(secret);
    const found = await store.findToken(token_sha256);
    if (found === undefined || !isValid(found, now())) {
      throw new Problem(
        'unauthenticated',
        'the token is not valid: it is wrong, revoked or expired',
        'use another one',
      );
    }
    const { id, name, role, expires_at_ms } = found.token;
    const until_ms = Math.min(now() + SESSION_ms, expires_at_ms ?? Infinity, found.ends_at_ms ?? Infinity);
    const session = generateSecret('', random);
    const by = { actor: name, role, via: 'console', request_id };
    await store.openSession({ sha256: session.sha256, token: id, token_sha256, expires_at_ms: until_ms }, by);
    setSession({ secret: session.secret, until_ms });
    return { name, role, until: formatTime(until_ms) };
  },
});
