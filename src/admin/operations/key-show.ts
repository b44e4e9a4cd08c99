/** `key.show`: one API key, without its secret. */
import { KeySchema, keyDocument } from '../documents.ts';
import { requireKey } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object } from '../schemas.ts';

export const showKey = operation({
  name: 'key.show',
  method: 'GET',
  path: '/keys/{id}',
  role: 'viewer',
  summary: 'Show one API key, without its secret',
  input: object({ id: Id('the id of the key') }),
  output: KeySchema,
  version: ({ version }) => version,
  example: { id: 'key_example' },
  async run({ id }, { store }) {
    return keyDocument(await requireKey(store, id));
  },
});
