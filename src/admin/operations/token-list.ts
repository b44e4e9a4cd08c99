/** `token.list`: the tokens of operators, by name. */
import { TokenSchema, tokenDocument } from '../documents.ts';
import { requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { object, page, pageOf, paging } from '../schemas.ts';

export const listTokens = operation({
  name: 'token.list',
  method: 'GET',
  path: '/tokens',
  role: 'admin',
  summary: 'List the tokens of operators, by name',
  input: object(paging),
  output: pageOf(TokenSchema),
  example: {},
  async run({ limit, starting_after }, { store }) {
    const place = starting_after === undefined ? undefined : await store.tokenById(starting_after);
    const after = requirePlace(starting_after, place)?.name;
    return page(limit, (rows) => store.tokensPage({ limit: rows, after }), tokenDocument);
  },
});
