/** `tokens.create`: a token for an operator. */
import Type from 'typebox';
import { generateTokenSecret, includesRole, newTokenId } from '../../store/store.ts';
import { TokenSchema, timeOrNull, tokenDocument } from '../documents.ts';
import { requireToken } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Duration, object, RoleName, Secret, TokenName } from '../schemas.ts';
import { readLifetime_ms } from '../values.ts';

export const createToken = operation({
  name: 'tokens.create',
  method: 'POST',
  path: '/tokens',
  role: 'admin',
  summary: 'Create a token for an operator; it is shown once',
  input: object({
    role: RoleName,
    name: Type.Optional(TokenName),
    expires: Type.Optional(Duration),
  }),
  output: object({ ...TokenSchema.properties, token: Type.Optional(Secret) }),
  status: 201,
  changes: 'other',
  example: { role: 'operator', name: 'night-shift', expires: '90d' },
  async run({ role, name, expires }, { store, caller, random, now, by }) {
    if (!includesRole(caller.role, role)) {
      const message = `the token ${caller.name} has the role ${caller.role}, and cannot make one with the role ${role}`;
      throw new Problem('role_too_low', message, `ask for a token with the role ${role}`);
    }
    const { secret, sha256 } = generateTokenSecret(random);
    const id = newTokenId(random);
    const expires_at_ms = expires === undefined ? null : now() + readLifetime_ms(expires);
    const taken = new Problem('token_name_taken', `a token named '${name}' already exists`, 'choose another name');
    if (name !== undefined && (await store.tokenById(name)) !== undefined) throw taken;
    const after = { name: name ?? id, role, expires_at: timeOrNull(expires_at_ms) };
    await store.recordChange({ operation: 'token.create', subject: id, account: null, before: null, after }, by());
    const created = await store.createToken({ id, name: name ?? id, role, expires_at_ms, sha256 });
    if (created === 'name_taken') throw taken;
    return { ...tokenDocument(created), token: secret };
  },
  async replay({ subject }, { store }) {
    return tokenDocument(await requireToken(store, subject));
  },
});
