/** API keys. A key is shown once, when it is made; only its hash is stored. */
import Type from 'typebox';
import { generateKey, importedKey } from '../../ledger/store/secrets.ts';
import type { ApiKey } from '../../ledger/store/store.ts';
import { KeySchema, keyDocument } from '../api/documents.ts';
import {
  keyNotFound,
  optionalAccount,
  placeAfter,
  requireAccount,
  requireKey,
  requireLimits,
  requireModels,
  stale,
} from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import {
  Id,
  KeyDiscount,
  KeyLifetime,
  Limits,
  Models,
  Name,
  nullable,
  Overlap,
  object,
  page,
  pageOf,
  paging,
  Reason,
  Secret,
} from '../api/schemas.ts';
import { changedLimits, readDiscount, readLifetime_ms, readOverlap_ms, readVersion } from '../api/values.ts';

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
    const refuseKnown = async () => {
      if (known === undefined || (await store.findKey(known)) === undefined) return;
      const hint = 'a key belongs to one account: revoke it there, or use another one';
      throw new Problem('key_exists', 'a key with this hash already exists', hint);
    };
    await refuseKnown();
    const { key, id, prefix, sha256 } =
      known === undefined ? generateKey(random) : { key: undefined, ...importedKey(known, random) };
    const made = { id, sha256, prefix, name, account: account.id, models: models ?? null, limits: own };
    const price_factor_nano = discount === undefined ? null : readDiscount(discount);
    const expires_at_ms = expires === undefined ? null : now() + readLifetime_ms(expires);
    const created = await store
      .createKey({ ...made, price_factor_nano, expires_at_ms }, actorOf())
      .catch(async (error: unknown) => {
        // Another request may have imported it since.
        await refuseKnown();
        throw error;
      });
    return { ...keyDocument(created), ...(key !== undefined && { key }) };
  },
  replay: (created: ApiKey) => keyDocument(created),
});

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

export const listKeys = operation({
  name: 'key.list',
  method: 'GET',
  path: '/keys',
  role: 'viewer',
  summary: 'List API keys, oldest first',
  input: object({ account: Type.Optional(Id('the id or the name of the account')), ...paging }),
  output: pageOf(KeySchema),
  example: { account: 'demo' },
  async run({ account: nameOrId, limit, starting_after }, { store }) {
    const account = await optionalAccount(store, nameOrId);
    const after = await placeAfter(starting_after, store.getKey);
    return page(limit, (rows) => store.keysPage(account?.id, { limit: rows, after }), keyDocument);
  },
});

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
