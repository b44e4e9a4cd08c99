/** Signs operators in with an OpenID provider: two addresses for browsers, which end with the session cookie. */
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { generateSecret } from '../../ledger/store/secrets.ts';
import { type AdminToken, isUsable, ROLES, type Role, type Store } from '../../ledger/store/store.ts';
import type { OidcPlan } from '../../plan/index.ts';
import { SESSION_ms } from '../operations/access.ts';
import { CONSOLE } from './console-and-docs.ts';
import type { Checks, OpenidProvider, Person } from './openid.ts';
import { BASE } from './operation.ts';
import { Problem } from './problem.ts';
import { cookieOf, OIDC_PREFIX, sessionCookie } from './requester.ts';

/** Browsers begin here. */
export const SIGN_IN = `${BASE}/session/oidc`;
/** The provider sends them back here. */
export const CALLBACK = `${SIGN_IN}/callback`;
/** Signed in, they go here. */
const AFTER = CONSOLE;

/** Time to enter a password and a second factor. */
const SIGN_IN_s = 600;
/** 256 bits: nobody can guess it. */
const RANDOM_bytes = 32;
/** Addresses of people are not longer. */
const MAX_NAME = 90;

export interface SignInParts {
  readonly plan: OidcPlan;
  readonly store: Store;
  readonly log: Logger;
  /** Counts an answer. */
  readonly report: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly random: (bytes: number) => Uint8Array;
  /** Where browsers reach the API: an origin. */
  readonly origin: () => string;
  readonly isSecure: boolean;
}

/** Adds the two addresses. */
export function addSignIn(app: FastifyInstance, parts: SignInParts): void {
  const { plan, store, log, report, random, origin, isSecure } = parts;
  // __Host- keeps other hosts of the domain from setting it.
  const name = isSecure ? '__Host-tollgate_oidc' : 'tollgate_oidc';
  // Lax: the browser comes back from another site, and the cookie must come with it.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  let created: Promise<OpenidProvider> | undefined;
  const provider = () => {
    created ??= import('./openid.ts').then(({ createOpenidProvider }) => createOpenidProvider(plan, store.now));
    return created;
  };

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const text = () => Buffer.from(random(RANDOM_bytes)).toString('base64url');
    const checks: Checks = { state: text(), nonce: text(), verifier: text() };
    const url = await provider()
      .then((openid) => openid.start(origin() + CALLBACK, checks))
      .catch((error: unknown) => {
        log.warn({ reason: reasonOf(error), issuer: plan.issuer }, 'the OpenID provider cannot be used');
        const message = `the OpenID provider ${plan.issuer} does not answer as expected`;
        throw new Problem('sign_in_unavailable', message, 'try again, or use a token; see the log of the gateway');
      });
    reply.header('set-cookie', `${name}=${Object.values(checks).join('.')}; Max-Age=${SIGN_IN_s}; ${attributes}`);
    return redirect(url.href, request, reply);
  }

  async function finish(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [state, nonce, verifier] = cookieOf(request.headers, name)?.split('.') ?? [];
    if (state === undefined || nonce === undefined || verifier === undefined) {
      throw failed('this browser has not begun to sign in, or too long ago');
    }
    // Only once: a second use of the address finds no cookie.
    const cookies = [`${name}=; Max-Age=0; ${attributes}`];
    reply.header('set-cookie', cookies);
    const returned = new URL(request.raw.url ?? '', origin());
    const person = await provider()
      .then((openid) => openid.finish(returned, { state, nonce, verifier }))
      .catch((error: unknown) => {
        log.warn({ reason: reasonOf(error), request: request.id }, 'a sign-in with the OpenID provider failed');
        throw failed('the OpenID provider has not confirmed who you are');
      });
    const token = await tokenOf(person, request.id, parts);
    const session = generateSecret('', random);
    const until_ms = store.now() + SESSION_ms;
    const authority = { token: token.id, needed: token.role };
    const actor = { actor: token.name, role: token.role, via: 'console', request_id: request.id, authority };
    await store.openSession(
      { sha256: session.sha256, token: token.id, token_sha256: null, expires_at_ms: until_ms },
      actor,
    );
    log.info({ by: token.name, role: token.role, request: request.id }, 'an operator signed in');
    const cookie = { secret: session.secret, until_ms };
    reply.header('set-cookie', [...cookies, sessionCookie(cookie, { isSecure, now_ms: store.now() })]);
    return redirect(AFTER, request, reply);
  }

  function redirect(url: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.code(303);
    report(request, reply);
    return reply.redirect(url, 303);
  }

  app.get(SIGN_IN, start);
  app.get(CALLBACK, finish);
}

/** The token that stands for a person, with the role of their groups now. @throws Problem */
async function tokenOf(person: Person, request_id: string, parts: SignInParts): Promise<AdminToken> {
  const { plan, store, log, random } = parts;
  const id = idOf(plan.issuer, person.subject);
  const known = await store.tokenById(id);
  // A token of that name is somebody else.
  if (known !== undefined && known.id !== id)
    throw new Problem(
      'token_name_taken',
      `a token has the name ${id}`,
      'ask somebody with the role admin to revoke it',
    );
  const [who = id] = known === undefined ? namesOf(person, id) : [known.name];
  const role = roleOf(person.groups, plan.groups);
  if (role === undefined) {
    log.warn({ by: who, request: request_id }, 'somebody without a role tried to sign in');
    const hint = 'ask for a group that admin.oidc.groups names';
    throw new Problem('role_too_low', `${who} is in no group with a role`, hint);
  }
  const actor = { role, via: 'console' as const, reason: null, request_id };
  if (known !== undefined) {
    if (!isUsable(known, store.now()))
      throw new Problem('role_too_low', `${who} was revoked`, 'ask somebody with the role admin');
    const changed = known.role === role ? known : await store.setTokenRole(id, role, { ...actor, actor: who });
    if (changed === 'not_found') throw new Error(`the token ${id} has vanished`);
    return changed;
  }
  for (const name of namesOf(person, id)) {
    // Nobody gets the secret.
    const token = { id, name, role, expires_at_ms: null, sha256: generateSecret('tga_', random).sha256 };
    const made = await store.createToken(token, { ...actor, actor: name });
    if (made !== 'name_taken') return made;
  }
  // Another gateway created it first.
  return tokenOf(person, request_id, parts);
}

/** The part of an error that a log may have. The rest may be an answer with tokens. */
function reasonOf(thrown: unknown): string {
  const { message, error, error_description, cause } = Object(thrown);
  const below = cause instanceof Error ? cause.message : undefined;
  return [message, error, error_description, below].filter((each) => typeof each === 'string').join(': ');
}

function failed(message: string): Problem {
  return new Problem('sign_in_failed', message, `begin again at ${SIGN_IN}`);
}

/** The id of the token of a person. Only issuer and subject never change and are never given to another one (OpenID Connect Core §5.7). */
function idOf(issuer: string, subject: string): string {
  return `token_oidc_${hash('sha256', JSON.stringify([issuer, subject]), 'base64url').slice(0, 22)}`;
}

/**
 * The names for a person at the first sign-in, which stay: the address if it is verified, else the subject. A name that is taken, and a
 * subject that looks like an address, are skipped.
 */
function namesOf({ subject, email }: Person, id: string): readonly string[] {
  const isPlain = (text: string | undefined) =>
    text !== undefined && /^[\x21-\x7e]+$/.test(text) && text.length <= MAX_NAME;
  const named = [email, subject.includes('@') ? undefined : subject].filter(isPlain);
  return [...named, id].map((name) => `${OIDC_PREFIX}${name}`);
}

/** The highest role of the groups. */
function roleOf(groups: readonly string[], roles: OidcPlan['groups']): Role | undefined {
  const given = groups.flatMap((group) => (Object.hasOwn(roles, group) ? (roles[group] ?? []) : []));
  return ROLES.findLast((role) => given.includes(role));
}
