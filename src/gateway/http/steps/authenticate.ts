/** Identifies the caller by the first of the interface's credentials that the request carries. */

import { callerTerms, type StatedTerms } from '../../../billing/pricing/caller-terms.ts';
import { hashSecret } from '../../../ledger/store/secrets.ts';
import { type ApiKey, type KeyRefused, keyRefused, mayUse } from '../../../ledger/store/store.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { AuthPlan, InterfacePlan, Plan } from '../../../plan/index.ts';
import { modelNotFound } from '../../admission/model.ts';
import type { Made, Principal, PrincipalTerms } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { Services } from '../../runtime/services.ts';
import { credentialIn } from '../choose-interface.ts';
import type { Exchange } from '../exchange.ts';

/** The step `authenticate`. @throws Refusal unauthenticated for a missing, unknown, revoked or expired key, or a suspended account. */
export function createAuthenticate(services: Services): (accepted: InterfacePlan) => Run<Exchange, Made<'principal'>> {
  /** The store returns the same object for a key until something in the store changes. */
  const principals = new WeakMap<ApiKey, Principal>();
  const hashes = createKeyHashes();

  function admit(key: ApiKey | undefined, sha256: string): Principal {
    const usable = requireUsable(key, services);
    const known = principals.get(usable);
    if (known !== undefined) return known;
    const principal = principalOf(usable, services.plan, sha256);
    principals.set(usable, principal);
    return principal;
  }

  return ({ auth }) => {
    const ways = auth.map(describe).join(' or ');
    return (exchange) => {
      const credential = credentialOf(exchange, auth);
      if (credential === undefined) throw new Refusal('unauthenticated', `no API key: send it as ${ways}`);
      const known = hashes.get(credential);
      const sha256 = known ?? hashSecret(credential);
      const found = services.store.findKey(sha256);
      const decide = (key: ApiKey | undefined): Made<'principal'> => {
        try {
          const principal = admit(key, sha256);
          if (known === undefined) hashes.keep(credential, sha256);
          return { principal };
        } catch (error) {
          hashes.forget(credential);
          if (key !== undefined) exchange.refused_caller = { account: key.account, key: key.id };
          throw error;
        }
      };
      return found instanceof Promise ? found.then(decide) : decide(found);
    };
  };
}

/** A caller whose authority ends is refused within this time, until the request goes upstream. The hold of a task decides exactly. */
export const FRESH_ms = 1_000;

/**
 * Identifies the caller again. From then on the request has the key as it is now.
 *
 * @returns a function that throws or rejects with the refusals of `authenticate`, or model_not_found if the key may not use the model.
 */
export function createConfirm(services: Services): (exchange: Exchange) => void | Promise<void> {
  return (exchange) => {
    const sha256 = exchange.principal?.secret_sha256;
    // An example that `check` plays has no key.
    if (sha256 === undefined) return;
    const confirm = (key: ApiKey | undefined): void => {
      const principal = principalOf(requireUsable(key, services), services.plan, sha256);
      const { model } = exchange;
      if (model !== undefined && !principal.mayUseModel(model.id)) throw modelNotFound(model.id);
      exchange.principal = principal;
    };
    const found = services.store.findKey(sha256);
    return found instanceof Promise ? found.then(confirm) : confirm(found);
  };
}

/** The step, which first confirms the caller if the request has waited long: for its body, its media, a limit, money or the store. */
export function confirmed<X extends Exchange, M extends object>(run: Run<X, M>, services: Services): Run<X, M> {
  const confirm = createConfirm(services);
  return (exchange) => {
    if (exchange.now_ms - exchange.arrived_ms < FRESH_ms) return run(exchange);
    const confirming = confirm(exchange);
    return confirming === undefined ? run(exchange) : confirming.then(() => run(exchange));
  };
}

/** @throws Refusal unauthenticated, account_suspended. */
function requireUsable(key: ApiKey | undefined, { plan, now }: Pick<Services, 'plan' | 'now'>): ApiKey {
  if (key === undefined) throw new Refusal('unauthenticated', 'the API key is not known here');
  const why = keyRefused(key, now());
  if (why !== undefined) throw refuseCaller(why);
  // Without a `limits` section no step would apply them.
  if (plan.limits === undefined && (key.limits ?? key.account_limits) !== null)
    throw new Error(`key ${key.id} has limits, and the configuration has no section limits; add limits: {}`);
  return key;
}

/** The refusal of a caller who may not act. */
export function refuseCaller(why: KeyRefused): Refusal {
  return why === 'suspended'
    ? new Refusal('account_suspended', 'the account is suspended; ask the operator of this gateway')
    : new Refusal('unauthenticated', WORDS[why]);
}

const WORDS = {
  revoked: 'the API key has been revoked',
  expired: 'the API key has expired',
  replaced: 'the API key was replaced by another one',
};

/** The caller that a key identifies. @throws Refusal internal if the group of its account is not configured. */
export function principalOf(
  key: StatedTerms & Pick<ApiKey, 'id' | 'account' | 'account_name'>,
  { groups }: Pick<Plan, 'groups'>,
  secret_sha256?: string,
): Principal {
  return {
    account: key.account,
    account_name: key.account_name,
    key: key.id,
    secret_sha256,
    ...principalTerms(key, groups),
  };
}

/** What a caller pays and may use. @throws Refusal internal if the group of its account is not configured. */
export function principalTerms(stated: StatedTerms, groups: Plan['groups']): PrincipalTerms {
  const { models, ...terms } = callerTerms(stated, groups);
  return { ...terms, mayUseModel: mayUse({ models }) };
}

function credentialOf({ request }: Exchange, accepted: readonly AuthPlan[]): string | undefined {
  for (const way of accepted) {
    const value = credentialIn(request, way);
    if (value === undefined || value === '') continue;
    if (way.in === 'query' || way.scheme === undefined) return value;
    // RFC 9110 §11.1: the scheme's name is case-insensitive.
    const space = value.indexOf(' ');
    if (space < 0 || value.slice(0, space).toLowerCase() !== way.scheme.toLowerCase()) {
      throw new Refusal('unauthenticated', `the ${way.name} header must read: ${way.scheme} followed by the API key`);
    }
    const key = value.slice(space + 1).trim();
    if (key !== '') return key;
    throw new Refusal('unauthenticated', `the ${way.name} header has the scheme ${way.scheme} but no API key`);
  }
  return undefined;
}

function describe(way: AuthPlan): string {
  if (way.in === 'query') return `the query parameter ${way.name}`;
  return way.scheme === undefined ? `the header ${way.name}` : `the header ${way.name}: ${way.scheme} KEY`;
}

/** About 1 MB. */
const MAX_KEYS = 4_096;

/** The SHA-256 of valid keys, in hex, by the whole key. */
interface KeyHashes {
  get(key: string): string | undefined;
  /** Only for a key that was found valid, so that guesses cannot fill the memory. */
  keep(key: string, sha256: string): void;
  forget(key: string): void;
}

/**
 * The store still decides about every request by the hash, so nothing here can be out of date. A map compares two texts only if they
 * fall into the same bucket of V8's hash table, whose seed is random and secret: time does not show how much of a guess is right.
 */
export function createKeyHashes(max = MAX_KEYS): KeyHashes {
  const hashes = new Map<string, string>();
  return {
    get: (key) => hashes.get(key),
    keep(key, sha256) {
      if (hashes.size >= max) hashes.clear();
      hashes.set(key, sha256);
    },
    forget: (key) => void hashes.delete(key),
  };
}
