/** `anchor.show`: the newest entry with its hash, to be noted elsewhere. */
import { operation } from '../operation.ts';
import { nullable, object, Text } from '../schemas.ts';

export const showAnchor = operation({
  name: 'anchor.show',
  method: 'GET',
  path: '/anchor',
  role: 'viewer',
  summary: 'Show the newest ledger entry with its hash, which proves all entries before it in a later audit',
  input: object({}),
  output: object({ anchor: nullable(Text('ID:HASH/ID:HASH of the newest entry and the newest change')) }),
  example: {},
  async run(_input, { store }) {
    return { anchor: (await store.anchor()) ?? null };
  },
});
