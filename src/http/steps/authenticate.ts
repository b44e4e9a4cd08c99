/** Who is calling: the first credential that the interface accepts and the request carries decides. */
import type { FastifyRequest } from 'fastify';
import { globMatcher } from '../../lang/prefix.ts';
import type { AuthPlan, InterfacePlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { hashKey } from '../../store/keys.ts';
import type { ApiKey } from '../../store/store.ts';
import { credentialIn } from '../choose-interface.ts';
import type { Principal, Services } from '../exchange.ts';

/** @throws Refusal unauthenticated: no credential, or one that is unknown, revoked or expired. */
export function authenticate(
  request: FastifyRequest,
  wire: InterfacePlan,
  services: Services,
): Principal | Promise<Principal> {
  const credential = credentialOf(request, wire.auth);
  if (credential === undefined) {
    throw new Refusal('unauthenticated', `no API key: send it as ${wire.auth.map(describe).join(' or ')}`);
  }
  const found = services.store.findKey(hashKey(credential));
  return found instanceof Promise ? found.then((key) => admitted(key, services)) : admitted(found, services);
}

function admitted(key: ApiKey | undefined, services: Services): Principal {
  if (key === undefined) throw new Refusal('unauthenticated', 'the API key is not known here');
  if (key.revoked_at_ms !== null) throw new Refusal('unauthenticated', 'the API key has been revoked');
  if (key.expires_at_ms !== null && key.expires_at_ms <= services.now())
    throw new Refusal('unauthenticated', 'the API key has expired');
  return principalOf(key);
}

/** A key that is read once serves many requests, until anything in the store changes. */
const principals = new WeakMap<ApiKey, Principal>();

function principalOf(key: ApiKey): Principal {
  const known = principals.get(key);
  if (known !== undefined) return known;
  const principal = {
    account: key.account,
    account_name: key.account_name,
    key: key.id,
    discount_nano: key.discount_nano ?? key.account_discount_nano,
    sees: key.models === null ? seesAll : globMatcher(key.models),
  };
  principals.set(key, principal);
  return principal;
}

const seesAll = () => true;

function credentialOf(request: FastifyRequest, accepted: readonly AuthPlan[]): string | undefined {
  for (const way of accepted) {
    const value = credentialIn(request.raw, way);
    if (value === undefined || value === '') continue;
    if (way.in === 'query' || way.scheme === undefined) return value;
    // RFC 9110 §11.1: the scheme's name is case-insensitive.
    const space = value.indexOf(' ');
    if (space < 0 || value.slice(0, space).toLowerCase() !== way.scheme.toLowerCase()) {
      throw new Refusal('unauthenticated', `the ${way.name} header must read: ${way.scheme} followed by the API key`);
    }
    const key = value.slice(space + 1).trim();
    if (key !== '') return key;
    throw new Refusal('unauthenticated', `the ${way.name} header names the scheme ${way.scheme}, and no API key`);
  }
  return undefined;
}

function describe(way: AuthPlan): string {
  if (way.in === 'query') return `the query parameter ${way.name}`;
  return way.scheme === undefined ? `the header ${way.name}` : `the header ${way.name}: ${way.scheme} KEY`;
}
