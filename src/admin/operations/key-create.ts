/** `key.create`: an API key of an account. */
import Type from 'typebox';
import { generateKey, importedKey } from '../../store/keys.ts';
import type { ApiKey } from '../../store/store.ts';
import { KeySchema, keyDocument } from '../documents.ts';
import { requireAccount, requireLimits, requireModels } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, KeyDiscount, KeyLifetime, Limits, Models, Name, object, Secret } from '../schemas.ts';
import { changedLimits, readDiscount, readLifetime_ms } from '../values.ts';

export const createKey = operation({
  name: 'key.create',
  method: 'POST',
  path: '/keys',
  role: 'operator',
  summary: 'Create an API key, which is shown once, or import one by its hash',
  input: object({
    account: Id('the id or the name of the account that pays'),
    name: Type.Optional(Name),
    models: Type.Optional(Models),
    discount: Type.Optional(KeyDiscount),
    expires: Type.Optional(KeyLifetime),
    limits: Type.Optional(Limits),
    sha256: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f]{64}$',
        description:
          'imports a key of another gateway: the SHA-256, in lower-case hex, of the text that its callers send',
      }),
    ),
  }),
  output: object({ ...KeySchema.properties, key: Type.Optional(Secret) }),
  status: 201,
  changes: 'other',
  version: ({ version }) => version,
  example: { account: 'demo', name: 'laptop', expires: '90d' },
  async run(
    { account: nameOrId, name = null, models, discount, expires, limits, sha256: known },
    { store, random, actorOf, now, plan },
  ) {
    const account = await requireAccount(store, nameOrId);
    if (models !== undefined) requireModels(models, plan());
    const own = changedLimits(null, limits ?? {});
    requireLimits(own, plan);
    if (known !== undefined && (await store.findKey(known)) !== undefined)
      throw new Problem(
        'key_exists',
        'a key with this hash already exists',
        'a key belongs to one account: revoke it there, or use another one',
      );
    const { key, id, prefix, sha256 } =
      known === undefined ? generateKey(random) : { key: undefined, ...importedKey(known, random) };
    const made = { id, sha256, prefix, name, account: account.id, models: models ?? null, limits: own };
    const price_factor_nano = discount === undefined ? null : readDiscount(discount);
    const expires_at_ms = expires === undefined ? null : now() + readLifetime_ms(expires);
    const created = await store.createKey({ ...made, price_factor_nano, expires_at_ms }, actorOf());
    return { ...keyDocument(created), ...(key !== undefined && { key }) };
  },
  replay: (created: ApiKey) => keyDocument(created),
});
