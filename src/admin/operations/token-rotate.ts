/** `token.rotate`: another secret for a token. */
import Type from 'typebox';
import { generateSecret } from '../../store/keys.ts';
import { type AdminToken, includesRole } from '../../store/store.ts';
import { OIDC_PREFIX } from '../access.ts';
import { TokenSchema, tokenDocument } from '../documents.ts';
import { requireToken, tokenNotFound } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, Overlap, object, Secret } from '../schemas.ts';
import { readOverlap_ms } from '../values.ts';

export const rotateToken = operation({
  name: 'token.rotate',
  method: 'POST',
  path: '/tokens/{id}/rotate',
  role: 'admin',
  summary: 'Give a token another secret, which is shown once; the one before works for the overlap',
  input: object({
    id: Id('the id or the name of the token'),
    overlap: Type.Optional(Overlap),
  }),
  output: object({ ...TokenSchema.properties, token: Type.Optional(Secret) }),
  changes: 'other',
  example: { id: 'example', overlap: '1h' },
  async run({ id, overlap }, { store, caller, random, now, actorOf }) {
    const token = await requireToken(store, id);
    if (!includesRole(caller.role, token.role)) {
      throw new Problem('role_too_low', `the token ${token.name} has a higher role than ${caller.name}`);
    }
    if (token.name.startsWith(OIDC_PREFIX)) {
      const hint = 'create a token with another name';
      throw new Problem('invalid_value', `${token.name} signs in with the OpenID provider, and has no secret`, hint);
    }
    const { secret, sha256 } = generateSecret('tga_', random);
    const until_ms = now() + readOverlap_ms(overlap);
    const rotated = await store.rotateToken(token.id, sha256, until_ms, actorOf());
    if (rotated === 'not_found') throw tokenNotFound(id);
    if (rotated === 'revoked')
      throw new Problem('token_revoked', `the token ${token.name} is revoked`, 'create another one');
    return { ...tokenDocument(rotated), token: secret };
  },
  replay: (rotated: AdminToken) => tokenDocument(rotated),
});
