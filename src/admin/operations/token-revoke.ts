/** `token.revoke`: ends a token and its sessions at once. */
import type { AdminToken } from '../../store/store.ts';
import { TokenSchema, tokenDocument } from '../documents.ts';
import { requireToken, tokenNotFound } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object } from '../schemas.ts';

export const revokeToken = operation({
  name: 'token.revoke',
  method: 'POST',
  path: '/tokens/{id}/revoke',
  role: 'admin',
  summary: 'Revoke a token; it and its sessions end at once',
  input: object({ id: Id('the id or the name of the token') }),
  output: TokenSchema,
  changes: 'other',
  example: { id: 'example' },
  async run({ id }, { store, actorOf }) {
    const token = await requireToken(store, id);
    const revoked = await store.revokeToken(token.id, actorOf());
    if (revoked === 'not_found') throw tokenNotFound(id);
    return tokenDocument(revoked);
  },
  replay: (revoked: AdminToken) => tokenDocument(revoked),
});
