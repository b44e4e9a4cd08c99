/** Who asks: sessions of the console, and the caller itself. */

import Type from 'typebox';
import { generateSecret, hashSecret } from '../../ledger/store/secrets.ts';
import { HOUR_ms } from '../../lib/time/duration.ts';
import { formatTime } from '../api/documents.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { isValid } from '../api/requester.ts';
import { nullable, object, RoleName, Text, Time } from '../api/schemas.ts';

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
  async run({ token: secret }, { store, now, random, countLogIn, setSession, request_id }) {
    const token_sha256 = hashSecret(secret);
    const found = await store.findToken(token_sha256);
    if (found === undefined || !isValid(found, now())) {
      const hint = 'use another one';
      throw new Problem('unauthenticated', 'the token is not valid: it is wrong, revoked or expired', hint);
    }
    const { id, name, role, expires_at_ms } = found.token;
    countLogIn(id);
    const until_ms = Math.min(now() + SESSION_ms, expires_at_ms ?? Infinity, found.ends_at_ms ?? Infinity);
    const session = generateSecret('', random);
    const authority = { token: id, secret_sha256: token_sha256, needed: role };
    const actor = { actor: name, role, via: 'console', request_id, authority };
    await store.openSession({ sha256: session.sha256, token: id, token_sha256, expires_at_ms: until_ms }, actor);
    setSession({ secret: session.secret, until_ms });
    return { name, role, until: formatTime(until_ms) };
  },
});

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
    if (session !== undefined && (found?.ends_at_ms ?? 0) > now())
      await store.endSession(hashSecret(session), actorOf());
    setSession(null);
    return {};
  },
});

export const showMe = operation({
  name: 'me.show',
  method: 'GET',
  path: '/me',
  role: 'viewer',
  summary: 'Show the name and the role of the token',
  input: object({}),
  output: object({
    id: nullable(Text('the id of the token')),
    name: Text('its name'),
    role: RoleName,
    via: Type.Enum(['api', 'console', 'cli']),
    currency: Type.Optional(Text('ISO 4217, of all amounts')),
  }),
  example: {},
  async run(_input, { caller: { token, name, role, via }, currency }) {
    return { id: token, name, role, via, ...currency };
  },
});
