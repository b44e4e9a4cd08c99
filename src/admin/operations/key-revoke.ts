/** `key.revoke`: ends an API key at once. */
import Type from 'typebox';
import type { ApiKey } from '../../store/store.ts';
import { KeySchema, keyDocument } from '../documents.ts';
import { keyNotFound } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object, Reason } from '../schemas.ts';

export const revokeKey = operation({
  name: 'key.revoke',
  method: 'POST',
  path: '/keys/{id}/revoke',
  role: 'operator',
  summary: 'Revoke a key; it stops working at once',
  input: object({ id: Id('the id of the key'), reason: Type.Optional(Reason) }),
  output: KeySchema,
  changes: 'other',
  version: ({ version }) => version,
  example: { id: 'key_example' },
  async run({ id, reason }, { store, actorOf }) {
    const revoked = await store.revokeKey(id, actorOf(reason));
    if (typeof revoked === 'string') throw keyNotFound(id);
    return keyDocument(revoked);
  },
  replay: (revoked: ApiKey) => keyDocument(revoked),
});
