/** `key.edit`: changes members of an API key. */
import Type from 'typebox';
import { KeySchema, keyDocument } from '../documents.ts';
import { keyNotFound, requireModels, stale } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, KeyDiscount, KeyLifetime, Models, Name, nullable, object, Reason } from '../schemas.ts';
import { readDiscount, readLifetime_ms, readVersion } from '../values.ts';

export const editKey = operation({
  name: 'key.edit',
  method: 'PATCH',
  path: '/keys/{id}',
  role: 'operator',
  summary: 'Change members of an API key',
  input: object({
    id: Id('the id of the key'),
    name: Type.Optional(nullable(Name)),
    models: Type.Optional(nullable(Models)),
    discount: Type.Optional(nullable(KeyDiscount)),
    expires: Type.Optional(nullable(KeyLifetime)),
    reason: Type.Optional(Reason),
  }),
  output: KeySchema,
  changes: 'edit',
  version: ({ version }) => version,
  example: { id: 'key_example', models: ['chat-*'] },
  async run({ id, discount, expires, reason, models, name }, { store, actorOf, now, version, plan }) {
    if (models !== undefined && models !== null) requireModels(models, plan());
    const edit = {
      ...(name !== undefined && { name }),
      ...(models !== undefined && { models }),
      ...(discount !== undefined && { price_factor_nano: discount === null ? null : readDiscount(discount) }),
      ...(expires !== undefined && { expires_at_ms: expires === null ? null : now() + readLifetime_ms(expires) }),
    };
    const edited = await store.editKey(id, edit, actorOf(reason), readVersion(version));
    if (edited === 'not_found') throw keyNotFound(id);
    if (edited === 'stale') throw stale(`key ${id}`);
    return keyDocument(edited);
  },
});
