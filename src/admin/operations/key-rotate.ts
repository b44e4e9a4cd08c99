/** `key.rotate`: another secret for an API key, which keeps its id. */
import Type from 'typebox';
import { generateKey } from '../../store/keys.ts';
import type { ApiKey } from '../../store/store.ts';
import { KeySchema, keyDocument } from '../documents.ts';
import { keyNotFound, stale } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, Overlap, object, Reason, Secret } from '../schemas.ts';
import { readOverlap_ms, readVersion } from '../values.ts';

export const rotateKey = operation({
  name: 'key.rotate',
  method: 'POST',
  path: '/keys/{id}/rotate',
  role: 'operator',
  summary: 'Give a key another secret, which is shown once; the one before works for the overlap',
  input: object({
    id: Id('the id of the key'),
    overlap: Type.Optional(Overlap),
    reason: Type.Optional(Reason),
  }),
  output: object({ ...KeySchema.properties, key: Type.Optional(Secret) }),
  changes: 'other',
  version: ({ version }) => version,
  example: { id: 'key_example', overlap: '1h' },
  async run({ id, overlap, reason }, { store, random, actorOf, now, version }) {
    const { key, prefix, sha256 } = generateKey(random);
    const previous_until_ms = now() + readOverlap_ms(overlap);
    const rotated = await store.rotateKey(
      id,
      { sha256, prefix, previous_until_ms },
      actorOf(reason),
      readVersion(version),
    );
    if (rotated === 'not_found') throw keyNotFound(id);
    if (rotated === 'stale') throw stale(`key ${id}`);
    if (rotated === 'revoked') throw new Problem('key_revoked', `the key ${id} is revoked`, 'create another one');
    return { ...keyDocument(rotated), key };
  },
  replay: (rotated: ApiKey) => keyDocument(rotated),
});
