/** The tokens of operators. */
import Type from 'typebox';
import { generateSecret, newTokenId } from '../../ledger/store/secrets.ts';
import { type AdminToken, includesRole } from '../../ledger/store/store.ts';
import { TokenSchema, tokenDocument } from '../api/documents.ts';
import { placeAfter, requireToken, tokenNotFound } from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { OIDC_PREFIX } from '../api/requester.ts';
import {
  Duration,
  Id,
  meant,
  Overlap,
  object,
  page,
  pageOf,
  paging,
  RoleName,
  Secret,
  TokenName,
} from '../api/schemas.ts';
import { readLifetime_ms, readOverlap_ms } from '../api/values.ts';

export const createToken = operation({
  name: 'token.create',
  method: 'POST',
  path: '/tokens',
  role: 'admin',
  summary: 'Create a token for an operator; it is shown once',
  input: object({
    role: RoleName,
    name: Type.Optional(TokenName),
    expires: Type.Optional(meant('how long the token works from now on', Duration)),
  }),
  output: object({ ...TokenSchema.properties, token: Type.Optional(Secret) }),
  status: 201,
  changes: 'other',
  example: { role: 'operator', name: 'night-shift', expires: '90d' },
  async run({ role, name, expires }, { store, caller, random, now, actorOf }) {
    if (!includesRole(caller.role, role)) {
      const message = `the token ${caller.name} has the role ${caller.role}, and cannot make one with the role ${role}`;
      throw new Problem('role_too_low', message, `ask for a token with the role ${role}`);
    }
    const { secret, sha256 } = generateSecret('tga_', random);
    const id = newTokenId(random);
    const expires_at_ms = expires === undefined ? null : now() + readLifetime_ms(expires);
    const created = await store.createToken({ id, name: name ?? id, role, expires_at_ms, sha256 }, actorOf());
    if (created === 'name_taken')
      throw new Problem('token_name_taken', `a token named '${name}' already exists`, 'choose another name');
    return { ...tokenDocument(created), token: secret };
  },
  replay: (created: AdminToken) => tokenDocument(created),
});

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
    const after = (await placeAfter(starting_after, store.tokenById))?.name;
    return page(limit, (rows) => store.tokensPage({ limit: rows, after }), tokenDocument);
  },
});

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
