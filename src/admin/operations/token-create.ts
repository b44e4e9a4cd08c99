/** `token.create`: a token for an operator. */
import Type from 'typebox';
import { generateSecret, newTokenId } from '../../store/keys.ts';
import { type AdminToken, includesRole } from '../../store/store.ts';
import { TokenSchema, tokenDocument } from '../documents.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Duration, meant, object, RoleName, Secret, TokenName } from '../schemas.ts';
import { readLifetime_ms } from '../values.ts';

export const createToken = operation({
  name: 'token.create',
  method: 'POST',
  path: '/tokens',
  role: 'admin',
  summary: 'Create a token for an operator; it is shown once',
  input: object({
    role: RoleName,
    name: Type.Optional(TokenName),
    expires: Type.Optional(meant('how long the token works from now on', Duration)),
  }),
  output: object({ ...TokenSchema.properties, token: Type.Optional(Secret) }),
  status: 201,
  changes: 'other',
  example: { role: 'operator', name: 'night-shift', expires: '90d' },
  async run({ role, name, expires }, { store, caller, random, now, actorOf }) {
    if (!includesRole(caller.role, role)) {
      const message = `the token ${caller.name} has the role ${caller.role}, and cannot make one with the role ${role}`;
      throw new Problem('role_too_low', message, `ask for a token with the role ${role}`);
    }
    const { secret, sha256 } = generateSecret('tga_', random);
    const id = newTokenId(random);
    const expires_at_ms = expires === undefined ? null : now() + readLifetime_ms(expires);
    const created = await store.createToken({ id, name: name ?? id, role, expires_at_ms, sha256 }, actorOf());
    if (created === 'name_taken')
      throw new Problem('token_name_taken', `a token named '${name}' already exists`, 'choose another name');
    return { ...tokenDocument(created), token: secret };
  },
  replay: (created: AdminToken) => tokenDocument(created),
});
